import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A younger connection may still be about to send its first request, and gets this time for it. */
const YOUNG_MS = 1000;
/** Accepting waiting connections, one in each turn of the loop, ends after this even when more come. */
const TAKING_IN_MS = 2500;
const SHORT_TURN_MS = 0.05;

export interface Closing {
  /** True once the server has been asked to stop. */
  begun(): boolean;
  /**
   * Lets clients go without cutting connections. For `announce` milliseconds everything is served, but every answer
   * asks its connection to close and /ready answers no. Then no new connection is accepted. Call `app.close()` after
   * it.
   */
  drain(announce: number): Promise<void>;
}

/**
 * Makes `close` wait for the running answers and for nothing else. Node also waits for connections that a browser has
 * opened ahead of need, and for one that is kept alive after an answer that was under way.
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
      // Negative infinity means long ago: a client that has had an answer knows from its header that no other will
      // come.
      else if (!socket.destroyed) unused.set(socket, Number.NEGATIVE_INFINITY);
    });
  });
  app.addHook('onSend', async (_, reply) => {
    if (begun) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    begun = true;
    closing = true;
    // Requests that have arrived meanwhile are read first.
    await afterPoll();
    await afterPoll();
    for (const socket of unused.keys()) socket.destroy();
  });
  return {
    begun: () => begun,
    async drain(announce) {
      begun = true;
      await wait(announce);
      // The system resets waiting connections when the listener closes. So connections are accepted until nobody waits:
      // until a turn of the loop brought none and was so short that hardly any can have come since. For such a late
      // client the connection fails, as for clients that come a moment later.
      const begin = performance.now();
      for (let quiet = false; !quiet && performance.now() - begin < TAKING_IN_MS;) {
        const [turn, before] = [performance.now(), connections];
        await afterPoll();
        quiet = connections === before && performance.now() - turn < SHORT_TURN_MS;
      }
      // Closes the listener alone. The HTTP server's own `close` would also cut connections whose next request is on
      // its way.
      Listener.prototype.close.call(app.server);
      const closed = performance.now();
      const young = () => [...unused.values()].some((opened) => opened > closed - YOUNG_MS);
      while (young() && performance.now() - closed < YOUNG_MS) await wait(10);
    },
  };
}
