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
import './theme/theme.css';
import type { Call } from '@masabasi/core/call';
import type { Basari, Cikti, Girdi } from '@masabasi/core/endpoint';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { endpointQuery, queryClient } from './api.ts';
import { oturum } from './calls/oturum.ts';
import { jetonuYaz } from './jeton.ts';
import { ThemeProvider } from './layout/ThemeProvider.tsx';
import { ConfirmArea } from './ui/Confirm.tsx';
import { ToastArea } from './ui/Toast.tsx';

/**
 * The product around a part of the screen, for component tests: its theme, styles, router, questions and toasts, with
 * somebody signed in. Nobody answers its calls but the test.
 */

const HTML = { lang: 'tr', 'data-mantine-color-scheme': 'light', 'data-tema': 'blue', 'data-menutur': 'static' };
const DESK = { width: 1280, height: 800 };

let root: Root | null = null;
let box: HTMLElement | null = null;

/** Draws a part of the screen, at an address of the product. */
export function show(screen: ReactNode, address = '/'): void {
  window.history.replaceState(null, '', address);
  box = document.body.appendChild(document.createElement('div'));
  box.id = 'root';
  root = createRoot(box);
  root.render(
    <StrictMode>
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
      </ThemeProvider>
    </StrictMode>,
  );
}

/** Takes away all that is drawn and read, and keeps what the browser keeps: a reload begins with it. */
export function leave(): void {
  root?.unmount();
  box?.remove();
  root = null;
  queryClient.clear();
}

/** Gives the page another size, until the end of the test. */
export async function resize(width: number, height = 844): Promise<void> {
  await page.viewport(width, height);
  resized = true;
}
let resized = false;

/** An answer that has been read before the screen opens. */
export function known<E extends Call>(endpoint: E, fields: Girdi<E> & object, read: Basari<E>): void {
  queryClient.setQueryData(endpointQuery(endpoint, fields).queryKey, read);
}

type Answer = (fields: unknown) => unknown;
const answers = new Map<string, Answer>();
/** Calls that no test gave an answer to. */
const unanswered: string[] = [];

/** Answers the calls of an endpoint from now on, as they would come over the line; its list grows with what is asked. */
export function answer<E extends Call>(
  endpoint: E,
  given: (fields: Girdi<E>) => Cikti<E> | Response | Promise<Cikti<E> | Response>,
): Girdi<E>[] {
  const asked: Girdi<E>[] = [];
  answers.set(endpoint.path, (fields) => {
    asked.push(fields as Girdi<E>);
    return given(fields as Girdi<E>);
  });
  return asked;
}

/** An HTTP error, with the sentence of the server. */
export const failing = (status: number, msg: string): Response => Response.json({ durum: false, msg }, { status });

async function answered(path: string, fields: unknown): Promise<Response> {
  const given = answers.get(path);
  if (given === undefined) {
    unanswered.push(path);
    return failing(404, `No answer is given to ${path}`);
  }
  const body = await given(fields);
  return body instanceof Response ? body.clone() : Response.json(body);
}

interface Batch {
  readonly istekler: readonly { readonly uc: string; readonly val: unknown }[];
}
/** Reads of one moment come in one call. */
async function answeredTogether({ istekler }: Batch): Promise<Response> {
  const one = async ({ uc, val }: Batch['istekler'][number]) => {
    const response = await answered(uc, val);
    return { status: response.status, govde: (await response.json()) as unknown };
  };
  return Response.json({ durum: true, yanitlar: await Promise.all(istekler.map(one)) });
}

const overTheLine = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (!pathname.startsWith('/api/')) return overTheLine(input, init);
  const path = pathname.slice('/api'.length);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams);
  const fields = typeof body === 'object' && body !== null && 'val' in body ? body.val : body;
  return path === oturum.okumalar.path ? answeredTogether(fields as Batch) : answered(path, fields);
};

for (const [name, value] of Object.entries(HTML)) document.documentElement.setAttribute(name, value);

beforeEach(() => {
  jetonuYaz({ token: 'deneme', UserName: 'deneme' });
});
afterEach(async () => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="Bildirimi kapat"]')) close.click();
  leave();
  localStorage.clear();
  sessionStorage.clear();
  answers.clear();
  const forgotten = unanswered.splice(0);
  if (resized) await page.viewport(DESK.width, DESK.height);
  resized = false;
  if (forgotten.length > 0) throw new Error(`Calls without an answer: ${forgotten.join(', ')}`);
});
