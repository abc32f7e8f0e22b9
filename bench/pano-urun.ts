import type { AddressInfo } from 'node:net';
import { WEB_DIR, buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import { benchOturumu } from './oturum.ts';

/** The product itself, as `npm start` builds it, on a free loopback port. */
const url = process.env['DATABASE_URL']!;
const b = connect(url, (e) => console.error(e.message));
const saat = () => new Date();
const config = readConfig({ LOG_LEVEL: 'warn', DATABASE_URL: url });
const app = await buildApp({
  ...b,
  config,
  listenUrl: url,
  webDir: process.env['WEB'] ? WEB_DIR : null,
  strict: false,
  saat,
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send!({
  url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/personel/personel/departmanMola`,
  ...(await benchOturumu(b.db, saat())),
});
process.on('SIGTERM', () => process.exit(0));
