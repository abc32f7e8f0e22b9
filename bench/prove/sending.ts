import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** The unparsed answer. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Sending {
  readonly method?: string;
  readonly body?: string | Buffer;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the body in chunks without a length, instead of whole. */
  readonly chunked?: boolean;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const LIMIT_MS = 30_000;

/** Sends a request as given. No client of ours would send such requests. */
export const send = (url: string, path: string, o: Sending = {}): Promise<Reply> =>
  new Promise((done, failed) => {
    const { method = 'POST', body, token } = o;
    const length = body === undefined || o.chunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const req = request(`${url}${path}`, {
      method,
      agent,
      timeout: LIMIT_MS,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...length,
        ...o.headers,
      },
    });
    req.on('timeout', () => req.destroy(new Error(`${path} did not answer`)));
    req.on('error', failed);
    req.on('response', (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('error', failed);
      res.on('end', () =>
        done({ status: res.statusCode ?? 0, text: Buffer.concat(parts).toString(), headers: res.headers }),
      );
    });
    req.end(body);
  });

/**
 * Sends raw bytes, for requests that are no HTTP. Answers the bytes received until the server closed or fell silent.
 */
export const wire = (port: number, bytes: string, silenceMs = 700): Promise<string> =>
  new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => done(text));
  });

/** Runs work for each element of a list, this many at a time. */
export async function each<T>(list: readonly T[], atOnce: number, work: (t: T) => Promise<void>): Promise<void> {
  const queue = list.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const t of queue) await work(t);
    }),
  );
}
