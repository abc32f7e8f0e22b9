import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import type { DepartmanId } from '../packages/server/src/platform/http/access.ts';
import { panoSorgusuDerle } from '../packages/server/src/mesai/pano/queries.ts';
import { benchOturumu } from './oturum.ts';

/** The floor: node:http, pg, the board's own SQL as a prepared statement, JSON.stringify; no session, no check. */
const url = process.env['DATABASE_URL']!;
const b = connect(url, (e) => console.error(e.message), { max: 1 });
const oturum = await benchOturumu(b.db, new Date());
const { sql, parameters } = panoSorgusuDerle(b.db, oturum.departmanId as DepartmanId, new Date());
await b.db.destroy();

const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c timezone=UTC' });
const yanitla = async (res: ServerResponse): Promise<void> => {
  const { rows } = await pool.query({ name: 'pano', text: sql, values: [...parameters] });
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.end(JSON.stringify({ durum: true, molalist: rows }));
};
const sunucu = createServer((req, res) => {
  req.resume();
  void yanitla(res);
});
sunucu.listen(0, '127.0.0.1', () => {
  process.send!({ url: `http://127.0.0.1:${(sunucu.address() as AddressInfo).port}/`, ...oturum });
});
process.on('SIGTERM', () => process.exit(0));
