import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets `close` wait for the answers that are under way and for nothing else. Node also waits for connections that a
 * browser has opened ahead of need, and for one that is kept alive after an answer that was under way.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => {
      if (closing) socket.destroySoon();
      else if (!socket.destroyed) unused.add(socket);
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  });
}
