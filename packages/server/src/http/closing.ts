import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection younger than this may still be about to send its first request. */
const YOUNG_MS = 250;

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
  app.server.on('connection', (socket: Socket) => {
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
    for (const socket of unused.keys()) socket.destroy();
  });
  return {
    begun: () => begun,
    async drain(announce) {
      begun = true;
      await wait(announce);
      // Right after the loop has taken in who was waiting: the system resets what is left in its queue.
      await afterPoll();
      // The listener alone; the HTTP server's own `close` would also cut connections whose next request is on its way.
      Listener.prototype.close.call(app.server);
      const since = performance.now() - YOUNG_MS;
      if ([...unused.values()].some((opened) => opened > since)) await wait(YOUNG_MS);
    },
  };
}
