import { createHash } from 'node:crypto';
import type { Cikti, Endpoint, Girdi } from '@masabasi/core/platform/call/endpoint';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import sharp from 'sharp';
import { githubImzasi } from '../../packages/server/src/is/kod/testing.ts';
import { imzala } from '../../packages/server/src/masa/santral/testing.ts';

/** The demo company's own sign-in data. */
export const DEMO = { Password: 'masabasi', lisans: 'MASABASI-DEMO' } as const;

export interface Answer<E extends Endpoint> {
  readonly status: number;
  readonly body: Cikti<E>;
  readonly headers: Headers;
}

/** A small picture of one colour, derived from the request. */
const picture = (request: object): Promise<Buffer> => {
  const [r, g, b] = createHash('sha256').update(JSON.stringify(request)).digest();
  return sharp({ create: { width: 8, height: 8, channels: 3, background: { r: r!, g: g!, b: b! } } })
    .png()
    .toBuffer();
};

/** A form with one short file, which differs for different requests. */
async function form({ path }: Endpoint, request: object): Promise<FormData> {
  const parts = new FormData();
  for (const [name, value] of Object.entries(request)) parts.append(name, String(value));
  // A call for pictures takes no other files.
  if (path.endsWith('KartvizitKaydet'))
    parts.append('file', new Blob([new Uint8Array(await picture(request))]), 'kart.png');
  else parts.append('file', new Blob([JSON.stringify(request)]), 'deneme.txt');
  return parts;
}

/** Makes a call as the client does; throws when no answer comes. */
export async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  request: Girdi<E>,
  o: {
    readonly token?: string;
    readonly key?: string;
    readonly headers?: Record<string, string>;
    readonly signal?: AbortSignal;
  } = {},
): Promise<Answer<E>> {
  const headers: Record<string, string> = { ...o.headers };
  if (o.token !== undefined) headers['authorization'] = `Bearer ${o.token}`;
  if (o.key !== undefined) headers['idempotency-key'] = o.key;
  const get = endpoint.method === 'GET';
  const query = get ? new URLSearchParams(request as Record<string, string>).toString() : '';
  const upload = endpoint.wrap === 'form';
  const body = JSON.stringify(endpoint.wrap === 'val' ? { val: request } : request);
  if (endpoint.access.kind === 'imzali')
    Object.assign(headers, endpoint.access.kim === 'kod' ? githubImzasi(body) : imzala(body, new Date()));
  // fetch sets the content type of a form, because only it knows the boundary.
  if (!get && !upload) headers['content-type'] = 'application/json';
  const answer = await fetch(`${url}/api${endpoint.path}${query === '' ? '' : `?${query}`}`, {
    method: endpoint.method,
    headers,
    body: get ? undefined : upload ? await form(endpoint, request as object) : body,
    signal: o.signal,
  });
  return { status: answer.status, body: (await answer.json()) as Cikti<E>, headers: answer.headers };
}

/**
 * The answer, or null when no answer came: the connection was refused or broke, or it took too long. Any other error is
 * a fault of the program and thrown.
 */
export async function answered<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const late = error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
    // fetch reports a broken connection as a TypeError with the network's own error as its cause.
    const broken = error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause;
    if (late || broken) return null;
    throw error;
  }
}

/** Signs in and returns the token. */
export async function signIn(
  url: string,
  UserName: string,
  o: { Password: string; lisans: string } = DEMO,
): Promise<string> {
  const { status, body } = await call(url, oturum.login, { UserName, ...o });
  if (!body.durum) throw new Error(`${UserName} could not sign in: ${status} ${body.msg}`);
  return body.token;
}
