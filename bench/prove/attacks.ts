import { randomBytes } from 'node:crypto';
import readExcelFile from 'read-excel-file/node';
import type { Baglanti } from '../../packages/server/src/platform/db/connect.ts';
import { tablolar } from '../../packages/server/src/testing/walk.ts';
import { type Attack, BODIES, HEADERS, LOGIN, PATHS, val } from './attacks.list.ts';
import { type Cast, sessions } from './roles.ts';
import { type Reply, send, wire } from './sending.ts';
import type { Server } from './server.ts';

export interface Ground {
  readonly product: Server;
  readonly connection: Baglanti;
  readonly people: Cast;
}
export interface Attacked {
  readonly name: string;
  /** Description of the fault, or null. */
  readonly wrong: string | null;
}

const SLOW_MS = 5_000;
const LEAKS = /root:x:|"dependencies"|node_modules|BEGIN [A-Z ]*KEY|\bat \w+ \(|select \w|-----/i;

/** Fault of an answer: a server error, internal details, or a status that is not among the expected ones. */
const judged = ({ status, text }: Reply, expected: readonly number[]): string | null => {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (LEAKS.test(text)) return `leaks: ${text.slice(0, 200)}`;
  return expected.includes(status) ? null : `${status} instead of ${expected.join(' or ')}: ${text.slice(0, 200)}`;
};

/** The attacks of the list. None of them may write. */
async function listed({ product, connection, people }: Ground): Promise<Attacked[]> {
  const [employee, privileged] = await sessions(connection, [people.employee, people.privileged]);
  const tokens = { nobody: undefined, employee, privileged };
  const before = await tablolar(connection.db);
  const results: Attacked[] = [];
  const own = String(people.employee.id);
  for (const a of [...BODIES, ...HEADERS, ...PATHS] as readonly Attack[]) {
    const begun = performance.now();
    const reply = await send(product.url, a.path, {
      method: a.method ?? 'POST',
      body: typeof a.body === 'string' ? a.body.replaceAll('{{own}}', own) : a.body,
      token: tokens[a.as ?? 'employee'],
      headers:
        a.headers &&
        Object.fromEntries(Object.entries(a.headers).map(([k, v]) => [k, v.replace('{{token}}', employee!)])),
      chunked: a.chunked,
    });
    const slow = performance.now() - begun > SLOW_MS ? 'took more than five seconds' : null;
    results.push({ name: a.name, wrong: judged(reply, a.expect) ?? a.check?.(reply) ?? slow });
  }
  const now = await tablolar(connection.db);
  const changed = Object.keys(now).filter((t) => t !== 'denetim' && t !== 'kuyruk' && now[t] !== before[t]);
  return [...results, { name: 'none of these writes', wrong: changed.length === 0 ? null : changed.join(', ') }];
}

/** Bytes that are hardly HTTP. The status line of each answer, if there is one, is among the expected ones. */
async function onTheWire({ product, connection, people }: Ground): Promise<Attacked[]> {
  const [token] = await sessions(connection, [people.employee]);
  const head = `Host: x\r\nAuthorization: Bearer ${token}\r\n`;
  const post = `POST /api/oturumlarim HTTP/1.1\r\n${head}Content-Type: application/json\r\n`;
  const cases: readonly (readonly [name: string, bytes: string, expected: RegExp])[] = [
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`, /^HTTP\/1\.1 400/],
    [
      'length and chunks',
      `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400/,
    ],
    ['chunks twice', `${post}Transfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`, /^HTTP\/1\.1 400/],
    ['a chunk of no size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, /^HTTP\/1\.1 400/],
    ['a chunk beyond all size', `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}`, /^HTTP\/1\.1 4/],
    ['a negative length', `${post}Content-Length: -1\r\n\r\n{}`, /^HTTP\/1\.1 400/],
    ['a body that stops short', `${post}Content-Length: 100\r\n\r\n{"val"`, /^$/],
    ['a NUL in the request line', `GET /api/user\0bilgi HTTP/1.1\r\n${head}\r\n`, /^HTTP\/1\.1 400/],
    ['a NUL in a header', `GET /api/userbilgi HTTP/1.1\r\n${head}X: a\0b\r\n\r\n`, /^HTTP\/1\.1 400/],
    [
      'headers without end',
      `GET /api/userbilgi HTTP/1.1\r\n${head}X: ${'a'.repeat(40_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431/,
    ],
    ['HTTP of another version', `GET /api/userbilgi HTTP/9.9\r\n${head}\r\n`, /^HTTP\/1\.1 (400|505)/],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00', /^HTTP\/1\.1 400|^$/],
    ['no host', 'GET /api/userbilgi HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400/],
    [
      'an absolute address',
      'GET http://evil.example/api/userbilgi HTTP/1.1\r\nHost: x\r\n\r\n',
      /^HTTP\/1\.1 (401|404)/,
    ],
    [
      'two Authorization headers',
      `GET /api/userbilgi HTTP/1.1\r\nHost: x\r\nAuthorization: Basic x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      /^HTTP\/1\.1 (400|401)/,
    ],
    [
      'a second request in the body of the first',
      `${post}Content-Length: 2\r\n\r\n{}GET /api/denetim HTTP/1.1\r\nHost: x\r\n\r\n`,
      /^HTTP\/1\.1 200[^]*HTTP\/1\.1 404/,
    ],
    [
      'an upgrade',
      `GET /api/userbilgi HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      /^HTTP\/1\.1 401/,
    ],
    [
      'a header folded over two lines',
      `GET /api/userbilgi HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer\r\n ${token}\r\n\r\n`,
      /^HTTP\/1\.1 (200|400|401)/,
    ],
    [
      'an event number of SQL',
      `GET /api/olaylar HTTP/1.1\r\n${head}Last-Event-ID: 1; drop table olay\r\n\r\n`,
      /^HTTP\/1\.1 200/,
    ],
    [
      'an event number beyond all',
      `GET /api/olaylar HTTP/1.1\r\n${head}Last-Event-ID: 99999999999999999999\r\n\r\n`,
      /^HTTP\/1\.1 200/,
    ],
  ];
  const results: Attacked[] = [];
  for (const [name, bytes, expected] of cases) {
    const text = await wire(product.port, bytes);
    const wrong = !expected.test(text) || LEAKS.test(text) ? `answered ${JSON.stringify(text.slice(0, 200))}` : null;
    results.push({ name, wrong });
  }
  return results;
}

const FORMULAS = ['=1+1', '+1', '-1+2', '@SUM(1)', '=HYPERLINK("http://evil.example";"x")', "=cmd|' /C calc'!A0"];

/** The export keeps a text that a spreadsheet would compute as the typed text. */
async function formulas({ product, connection, people }: Ground): Promise<Attacked[]> {
  const { pool } = connection;
  for (const [i, formula] of FORMULAS.entries())
    await pool.query(
      `insert into izin (kisi_id, tur_id, baslangic, bitis, kullanilan_gun, hesaplanan_gun, aciklama, yazan_id, yazma_zamani)
       values ($1, 281, date '2026-02-02' + $2::int * 7, date '2026-02-03' + $2::int * 7, 1, 1, $3, $1, now())`,
      [people.employee.id, i, formula],
    );
  const [token] = await sessions(connection, [people.employee]);
  const reply = await send(product.url, '/api/personel/personel/izinAktar', {
    body: val({ UserId: people.employee.id }),
    token,
  });
  const { basefile } = JSON.parse(reply.text) as { basefile: string };
  const sheets = await readExcelFile(Buffer.from(basefile.replace(/^data:[^,]*,/, ''), 'base64'));
  const cells = new Set(
    JSON.stringify(sheets)
      .split(/(?<!\\)"/)
      .map((s) => JSON.parse(`"${s}"`) as string),
  );
  return FORMULAS.map((f) => ({
    name: `a cell of ${f}`,
    wrong: cells.has(f) ? null : 'is not the text that was typed',
  }));
}

/** Signing in: the answer does not tell a wrong name from a wrong password, and only the right password signs in. */
async function signingIn({ product, connection, people }: Ground): Promise<Attacked[]> {
  const results: Attacked[] = [];
  const answers: string[] = [];
  for (const { name, body, same } of LOGIN) {
    await people.restore();
    const reply = await send(product.url, '/api/login', { body });
    if (same) answers.push(`${reply.status} ${reply.text}`);
    results.push({ name, wrong: judged(reply, [400, 401]) });
  }
  const one = new Set(answers).size === 1;
  results.push({ name: 'all wrong sign-ins answer alike', wrong: one ? null : [...new Set(answers)].join(' | ') });

  await people.restore();
  const address = '203.0.113.66';
  await send(product.url, '/api/login', {
    body: JSON.stringify({ UserName: 'employee', Password: 'masabasi', lisans: 'YUK', adres: address }),
    headers: { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
  });
  const { rows } = await connection.pool.query(
    'select 1 from oturum where ip = $1 union select 1 from denetim where ip = $1',
    [address],
  );
  results.push({ name: 'an address that the caller made up', wrong: rows.length === 0 ? null : 'is believed' });
  const reply = await send(product.url, '/api/userbilgi', {
    method: 'GET',
    token: randomBytes(32).toString('base64url'),
  });
  return [...results, { name: 'a token that was guessed', wrong: judged(reply, [401]) }];
}

/** Attacks written by hand, each with its expected result. */
export async function attack(ground: Ground): Promise<Attacked[]> {
  return [
    ...(await listed(ground)),
    ...(await onTheWire(ground)),
    ...(await formulas(ground)),
    ...(await signingIn(ground)),
  ];
}
