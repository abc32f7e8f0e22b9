import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { connect, transaction } from '../platform/db/connect.ts';
import { type Olay, yayinla } from '../platform/http/events.ts';
import type { TestServer } from './product.ts';
import type { Akis } from './akis.ts';
import { uygulama } from './app.ts';

/** Commits events that belong to no call under test, such as an administrator's change of rights. */
export const duyur = (s: TestServer, ...olaylar: readonly Olay[]): Promise<void> =>
  transaction(
    s.db,
    async () => undefined,
    (tx) => yayinla(tx, olaylar, s.saat.simdi),
  );

/** Waits until everything committed so far has reached these streams, if it ever will. */
export async function yerles(s: TestServer, ...akislar: readonly Akis[]): Promise<void> {
  await duyur(s, { tur: 'duyuru' });
  const { son } = await s.db
    .selectFrom('olay')
    .select((q) => q.fn.max('sira').as('son'))
    .executeTakeFirstOrThrow();
  await Promise.all(akislar.map((a) => a.bekle((g) => g.id !== null && g.id >= son)));
}

export interface BaskaSunucu {
  readonly url: string;
  readonly app: FastifyInstance;
  kapat(): Promise<void>;
}

/** A second application on the same database, like another server process, reached by the same or another address. */
export async function baskaSunucu(s: TestServer, databaseUrl = s.databaseUrl): Promise<BaskaSunucu> {
  const b = connect(databaseUrl, () => undefined);
  const app = await uygulama(s, { ...b, listenUrl: databaseUrl });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    app,
    async kapat() {
      await app.close();
      await b.db.destroy();
    },
  };
}
