import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * Loaded before a server of the goals about publishing and about acceptance. A request with the header `x-prove-kill`
 * ends the process before the statement of that number, or before its answer when there are fewer statements. For 0 it
 * prints the number of statements.
 */
const requests = new AsyncLocalStorage<{ readonly at: number; seen: number } | undefined>();
const end = (): void => void process.kill(process.pid, 'SIGKILL');

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as Started;
  const header = request.headers['x-prove-kill'];
  if (header === undefined) {
    requests.enterWith(undefined);
    return;
  }
  const own = { at: Number(header), seen: 0 };
  requests.enterWith(own);
  const answer = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    if (own.at > 0) end();
    else process.stdout.write(`statements ${own.seen}\n`);
    return answer(...args);
  }) as ServerResponse['end'];
});

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const whole = Reflect.get(pg.Client.prototype, 'query') as Query;
const counted: Query = function query(...args) {
  const own = requests.getStore();
  if (own !== undefined) {
    own.seen += 1;
    if (own.seen === own.at) {
      end();
      // Nothing is sent any more, as if the process had ended at once.
      return new Promise(() => {});
    }
  }
  return whole.apply(this, args);
};
Reflect.set(pg.Client.prototype, 'query', counted);
