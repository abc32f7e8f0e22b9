import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Flex.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import '../theme/theme.css';
import type { Endpoint, Girdi } from '@masabasi/core/platform/call/endpoint';
import { type Kullanici, oturum } from '@masabasi/core/kisi/oturum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { z } from 'zod';
import { queryClient } from '../platform/call/api.ts';
import { flushDrafts } from '../platform/form/drafts.ts';
import { jetonuYaz } from '../platform/call/jeton.ts';
import { ThemeProvider } from '../layout/ThemeProvider.tsx';
import { type Said, sample } from './contract.ts';
import { ConfirmArea } from '../ui/Confirm.tsx';
import { ToastArea } from '../ui/Toast.tsx';

/**
 * The product around a part of the screen, for component tests: theme, styles, router, questions and toasts, with a
 * signed-in person. Only the test answers the calls.
 */

const HTML = { lang: 'tr', 'data-mantine-color-scheme': 'light', 'data-tema': 'blue', 'data-menutur': 'static' };
const DESK = { width: 1280, height: 800 };

let root: Root | null = null;
let box: HTMLElement | null = null;

/**
 * Draws a part of the screen at an address of the product. Without StrictMode, so that no effect runs twice, as in the
 * built product.
 */
export function show(screen: ReactNode, address = '/'): void {
  window.history.replaceState(null, '', address);
  box = document.body.appendChild(document.createElement('div'));
  box.id = 'root';
  root = createRoot(box);
  root.render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Suspense fallback={null}>
            <main>{screen}</main>
          </Suspense>
        </BrowserRouter>
        <ConfirmArea />
        <ToastArea />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

/**
 * Removes the drawn screen and the read data, and keeps the browser's storage: the next screen begins as after a
 * reload.
 */
export function leave(): void {
  root?.unmount();
  box?.remove();
  root = null;
  queryClient.clear();
}

/** Changes the size of the page until the end of the test. */
export async function resize(width: number, height = 844): Promise<void> {
  await page.viewport(width, height);
  resized = true;
}
let resized = false;

type Success<E extends Endpoint> = Said<Exclude<z.output<E['response']>, { durum: false }>>;

/** Stores an answer before the screen opens. The test gives the fields it is about, the contract the rest. */
export function known<E extends Endpoint>(endpoint: E, fields: Girdi<E> & object, said: Success<E>): void {
  queryClient.setQueryData([endpoint.path, fields], sample<z.ZodType>(endpoint.response, said));
}

type Answer = (fields: unknown, signal: AbortSignal | null) => unknown;
const answers = new Map<string, Answer>();
/** Calls without an answer, and answers against the contract. */
const mistakes: string[] = [];

type Given<E extends Endpoint> = Said<z.output<E['response']>> | Response;

/** Answers the calls of an endpoint from now on, as sent by the server. The returned list grows with the requests. */
export function answer<E extends Endpoint>(
  endpoint: E,
  given: (fields: Girdi<E>) => Given<E> | Promise<Given<E>>,
): Girdi<E>[] {
  const asked: Girdi<E>[] = [];
  answers.set(endpoint.path, async (fields) => {
    asked.push(fields as Girdi<E>);
    const said = await given(fields as Girdi<E>);
    if (said instanceof Response) return said;
    try {
      return sample<z.ZodType>(endpoint.response, said);
    } catch (error) {
      mistakes.push(`${endpoint.path}: ${String(error)}`);
      throw error;
    }
  });
  return asked;
}

/** Answers a request outside the contract, such as the stream of events. */
export function answerAt(path: string, given: (signal: AbortSignal | null) => Response): void {
  answers.set(path, (_fields, signal) => given(signal));
}

/** Holds an answer until `letGo`. */
export function held<T>(said: T): { readonly given: () => Promise<T>; readonly letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { given: () => promise, letGo: () => resolve(said) };
}

/** Signs in a person with permissions and a menu. */
export function signedIn({
  data = {},
  ...rights
}: Success<typeof oturum.yetki> & { data?: Said<Kullanici> } = {}): void {
  const person = { data: { Id: 1, Ad: 'Deneme', Soyad: 'Kişisi', ...data } };
  known(oturum.userbilgi, {}, person);
  known(oturum.yetki, {}, rights);
  answer(oturum.userbilgi, () => person);
  answer(oturum.yetki, () => rights);
}

/** An HTTP error with a sentence of the server. */
export const failing = (status: number, msg: string): Response => Response.json({ durum: false, msg }, { status });

async function answered(path: string, fields: unknown, signal: AbortSignal | null): Promise<Response> {
  const given = answers.get(path);
  if (given === undefined) {
    mistakes.push(`${path} has no answer`);
    return failing(404, `No answer is given to ${path}`);
  }
  const body = await given(fields, signal);
  return body instanceof Response ? body : Response.json(body);
}

interface Batch {
  readonly istekler: readonly { readonly uc: string; readonly val: unknown }[];
}
/** Reads of one tick come in one call. */
async function answeredTogether({ istekler }: Batch): Promise<Response> {
  const one = async ({ uc, val }: Batch['istekler'][number]) => {
    const response = await answered(uc, val, null);
    return { status: response.status, govde: (await response.json()) as unknown };
  };
  return Response.json({ durum: true, yanitlar: await Promise.all(istekler.map(one)) });
}

/** Rejects when the caller aborts, as `fetch` does. */
const abandoned = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true });
  });

const overTheLine = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (!pathname.startsWith('/api/')) return overTheLine(input, init);
  const path = pathname.slice('/api'.length);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams);
  const fields = typeof body === 'object' && body !== null && 'val' in body ? body.val : body;
  const signal = init?.signal ?? null;
  const response = path === oturum.okumalar.path ? answeredTogether(fields as Batch) : answered(path, fields, signal);
  return signal === null ? response : Promise.race([response, abandoned(signal)]);
};

/** Rules about whole pages, which a part of a page cannot keep. */
const OF_PAGES = ['document-title', 'landmark-one-main', 'page-has-heading-one'];

/** axe finds nothing, in light and dark. */
export async function accessible(): Promise<void> {
  const { default: axe } = await import('axe-core');
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((a) => a.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((a) => a.finished),
  );
  const rules = Object.fromEntries(OF_PAGES.map((id) => [id, { enabled: false }]));
  const found = [];
  for (const scheme of ['dark', 'light']) {
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
    found.push(...violations.map((v) => `${scheme}, ${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`));
  }
  expect(found).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function fits(): Promise<void> {
  await expect.poll(() => document.documentElement.scrollWidth - document.documentElement.clientWidth).toBe(0);
}

for (const [name, value] of Object.entries(HTML)) document.documentElement.setAttribute(name, value);

/** Before a test: a person is signed in. */
export function begin(): void {
  jetonuYaz({ token: 'deneme', UserName: 'deneme' });
  signedIn();
}

/** After a test: removes everything, and fails when a call had no answer. */
export async function end(): Promise<void> {
  await flushDrafts();
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="Bildirimi kapat"]')) close.click();
  leave();
  localStorage.clear();
  sessionStorage.clear();
  answers.clear();
  const found = mistakes.splice(0);
  if (resized) await page.viewport(DESK.width, DESK.height);
  resized = false;
  if (found.length > 0) throw new Error(found.join('\n'));
}
