import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mola } from '@masabasi/core/mesai/mola/contract';
import pg from 'pg';
import { buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import type { TabanIsi } from './degisim.bench.ts';

/**
 * The floor of a change. The product first makes each change once, and its SQL statements are recorded. Afterwards the
 * floor sends only these statements, with the current time and the id of the new record.
 */
interface Deyim {
  readonly text: string;
  readonly name: string | undefined;
  readonly values: readonly unknown[];
}

const [is] = (await once(process, 'message')) as [TabanIsi];
const { pool, db } = connect(is.url, (e) => console.error(e.message));

let tutulan: Deyim[] = [];
// oxlint-disable-next-line typescript/unbound-method -- bound by Reflect.apply
const asil = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...a: unknown[]) {
  const [ilk, ikinci] = a;
  const nesne = typeof ilk === 'object' && ilk !== null && 'text' in ilk ? (ilk as Deyim) : null;
  const text = nesne?.text ?? (typeof ilk === 'string' ? ilk : '');
  tutulan.push({ text, name: nesne?.name, values: nesne?.values ?? (Array.isArray(ikinci) ? ikinci : []) });
  return Reflect.apply(asil, this, a) as unknown;
} as typeof asil;

const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: is.url, DEMO: '0' });
const app = await buildApp({
  db,
  pool,
  config,
  listenUrl: is.url,
  webDir: null,
  strict: false,
  saat: () => new Date(),
});
const degisimler = new Map<string, readonly Deyim[]>();
for (const moladurum of is.durumlar)
  for (const { id, token } of is.kisiler) {
    tutulan = [];
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `/api${mola.moladurumGuncelle.path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { val: { userid: id, moladurum } },
    });
    if (statusCode !== 200 || !body.startsWith('{"durum":true')) throw new Error(body);
    const son = tutulan.findIndex((d) => d.text === 'commit');
    degisimler.set(`${id} ${moladurum}`, tutulan.slice(0, son + 1));
  }
pg.Client.prototype.query = asil;
await app.close();

const AN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const simdiki = (v: unknown, eskiId: unknown, yeniId: unknown): unknown => {
  if (v instanceof Date) return new Date();
  if (v === eskiId) return yeniId;
  return typeof v === 'string' && AN.test(v) ? new Date().toISOString() : v;
};

const { pool: havuz } = connect(is.url, (e) => console.error(e.message));
async function yap(deyimler: readonly Deyim[]): Promise<void> {
  const oku = deyimler.findIndex((d) => d.name === 'kisinin_mesaileri');
  const yaz = deyimler.findIndex((d) => d.name === 'durum_degistir');
  // Its values: the end of the previous record, the person, the id of the new record.
  const eskiId = deyimler[yaz]?.values[2];
  const client = await havuz.connect();
  const gonder = (d: Deyim, yeniId: unknown) =>
    client.query({ ...d, values: d.values.map((v) => simdiki(v, eskiId, yeniId)) });
  const yanitlar = await Promise.all(deyimler.slice(0, oku + 1).map((d) => gonder(d, eskiId)));
  const yeniId = (yanitlar.at(-1)!.rows as { yeni: number | null }[]).find((g) => g.yeni !== null)!.yeni;
  await Promise.all(deyimler.slice(oku + 1).map((d) => gonder(d, yeniId)));
  client.release();
}

async function yanitla(parcalar: readonly Buffer[], res: ServerResponse): Promise<void> {
  const { val } = JSON.parse(Buffer.concat(parcalar).toString()) as { val: { userid: number; moladurum: number } };
  await yap(degisimler.get(`${val.userid} ${val.moladurum}`)!);
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.end(JSON.stringify({ durum: true }));
}
const sunucu = createServer((req, res) => {
  const parcalar: Buffer[] = [];
  req.on('data', (p: Buffer) => parcalar.push(p));
  req.on('end', () => void yanitla(parcalar, res));
});
sunucu.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(sunucu.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
