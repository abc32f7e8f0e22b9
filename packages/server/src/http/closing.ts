import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection younger than this may still be about to send its first request, and is given as long for it. */
const YOUNG_MS = 1000;
/** Taking in who waits, one a turn of the loop, ends after this even when ever more come. */
const TAKING_IN_MS = 2500;
const SHORT_TURN_MS = 0.05;

export interface Closing {
  /** Whether the server has been asked to stop. */
  begun(): boolean;
  /**
   * Lets clients go without cutting anybody off: for `announce` milliseconds everything is served, but every answer
   * asks its connection to close and /ready says no; then nobody new is let in. `app.close()` comes after it.
   */
  drain(announce: number): Promise<void>;
}

/**
 * Lets `close` wait for the answers that are under way and for nothing else. Node also waits for connections that a
 * browser has opened ahead of need, and for one that is kept alive after an answer that was under way.
 */
export function closingOf(app: FastifyInstance): Closing {
  const unused = new Map<Socket, number>();
  let begun = false;
  let closing = false;
  let connections = 0;
  app.server.on('connection', (socket: Socket) => {
    connections++;
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => {
      if (closing) socket.destroySoon();
      // Long ago: whoever has had an answer knows by its header whether another one will come.
      else if (!socket.destroyed) unused.set(socket, Number.NEGATIVE_INFINITY);
    });
  });
  app.addHook('onSend', async (_, reply) => {
    if (begun) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    begun = true;
    closing = true;
    // What has arrived meanwhile is read first.
    await afterPoll();
    await afterPoll();
    for (const socket of unused.keys()) socket.destroy();
  });
  return {
    begun: () => begun,
    async drain(announce) {
      begun = true;
      await wait(announce);
      // The system resets who waits to be let in when the listener closes, so they are let in until nobody waits: until
      // a turn of the loop brought nobody, and was so short that hardly anybody can have come since. To whoever
      // has, the connection did not come about, as to those who come a moment later.
      const begin = performance.now();
      for (let quiet = false; !quiet && performance.now() - begin < TAKING_IN_MS;) {
        const [turn, before] = [performance.now(), connections];
        await afterPoll();
        quiet = connections === before && performance.now() - turn < SHORT_TURN_MS;
      }
      // The listener alone; the HTTP server's own `close` would also cut connections whose next request is on its way.
      Listener.prototype.close.call(app.server);
      const closed = performance.now();
      const young = () => [...unused.values()].some((opened) => opened > closed - YOUNG_MS);
      while (young() && performance.now() - closed < YOUNG_MS) await wait(10);
    },
  };
}
