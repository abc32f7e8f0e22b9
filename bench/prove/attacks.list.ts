import type { Reply } from './sending.ts';

/** One request of an attacker, and its allowed results. */
export interface Attack {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  /** The sender: an employee by default. */
  readonly as?: 'nobody' | 'employee' | 'privileged';
  /** `{{own}}` is the employee's own id. */
  readonly body?: string | Buffer;
  /** `{{token}}` is a valid token of the employee. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly chunked?: boolean;
  readonly expect: readonly number[];
  /** Another fault of the answer, or null. */
  readonly check?: (reply: Reply) => string | null;
}

/** Fields in the wrapper that most calls take. */
export const val = (fields: object): string => JSON.stringify({ val: fields });

const none = ({ text }: Reply): string | null => {
  const { toplam } = JSON.parse(text) as { toplam: number };
  return toplam === 0 ? null : `found ${toplam}`;
};
const refusal = ({ text }: Reply): string | null =>
  (JSON.parse(text) as { durum: boolean }).durum ? 'was done' : null;
const search = (name: string, fields: object, expect: readonly number[], check?: Attack['check']): Attack => ({
  name,
  path: '/api/tanimlar/musteri/musterilist',
  as: 'privileged',
  body: val(fields),
  expect,
  check,
});
const theme = (name: string, fields: string, expect: readonly number[] = [400]): Attack => ({
  name,
  path: '/api/usertemaguncelle',
  body: `{"val":${fields}}`,
  expect,
});
const total = (name: string, userId: string, expect: readonly number[] = [400]): Attack => ({
  name,
  path: '/api/personel/personel/molaHesapla',
  body: `{"val":{"userId":${userId}}}`,
  expect,
});
const day = (tarih: string): Attack => ({
  name: `a day of ${tarih}`,
  path: '/api/personel/personel/molaHesapla',
  body: `{"val":{"userId":{{own}},"tarih":"${tarih}"}}`,
  expect: [400],
});
const mail = (name: string, fields: object, expect: readonly number[], check?: Attack['check']): Attack => ({
  name,
  path: '/api/sendMail',
  as: 'privileged',
  body: val({ kisiler: [1], konu: 'Deneme', metin: 'Deneme', ...fields }),
  expect,
  check,
});
const listed = (name: string, o: Partial<Attack>, expect: readonly number[] = [400]): Attack => ({
  name,
  path: '/api/oturumlarim',
  body: '{"val":{}}',
  expect,
  ...o,
});

export const BODIES: readonly Attack[] = [
  search('SQL that is always true', { ara: "' or '1'='1" }, [200], none),
  search('SQL that drops', { ara: "x'; drop table musteri; --" }, [200], none),
  search('SQL that joins', { ara: "' union select parola_ozeti from kisi --" }, [200], none),
  search('SQL that waits', { ara: "'||pg_sleep(10)||'" }, [200], none),
  search('the wild card %', { ara: '%%%' }, [200], none),
  search('the wild card _', { ara: '______' }, [200], none),
  search('a lone backslash', { ara: '\\' }, [200], none),
  search('a pattern that runs for ever', { ara: '(a+)+$'.repeat(15) }, [200], none),
  search('order by what is given', { sirala: 'parola_ozeti' }, [400]),
  search('order by a subquery', { sirala: '(select pg_sleep(9))' }, [400]),
  search('order by a column number', { sirala: 1 }, [400]),
  search('order and then drop', { sirala: 'Ad; drop table musteri' }, [400]),
  search('a page of SQL', { sayfa: '1 offset 0' }, [400]),
  search('a page that overflows', { sayfa: 2_147_483_648 }, [400]),
  search('a page size without end', { adet: 1_000_000 }, [400]),
  search('a filter that is an object', { Durum: { $ne: null } }, [400]),
  search('a filter that is a list', { IlId: [1, 2] }, [400]),
  theme('a column of the people', '{"tur":"parola_ozeti","userId":{{own}},"deger":"x"}'),
  theme('a column and an assignment', '{"tur":"Tema, aktif = false","userId":{{own}},"deger":"x"}'),
  theme('a theme that is a path', '{"tur":"Tema","userId":{{own}},"deger":{"tema":"../../x","dark":0}}'),
  theme('the prototype as a kind', '{"tur":"__proto__","userId":{{own}},"deger":"slim"}'),
  theme('a right beside the theme', '{"tur":"MenuTur","userId":{{own}},"deger":"slim","ayricalikli":1}'),
  theme('the prototype as a key', '{"__proto__":{"ayricalikli":true},"tur":"MenuTur","userId":{{own}},"deger":"slim"}'),
  theme('the prototype in escapes', '{"\\u005f_proto__":{"a":1},"tur":"MenuTur","userId":{{own}},"deger":"slim"}'),
  theme('the constructor', '{"constructor":{"prototype":{"a":1}},"tur":"MenuTur","userId":{{own}},"deger":"slim"}'),
  theme('somebody else', '{"tur":"MenuTur","userId":1,"deger":"slim"}', [403]),
  theme('oneself, then somebody else', '{"tur":"MenuTur","userId":{{own}},"deger":"slim","userId":1}', [403]),
  total('somebody else’s breaks', '1', [403]),
  total('nobody’s breaks', '2000000000', [403]),
  total('an id that is SQL', '"1 or 1=1"'),
  total('an id that is a text', '"1"'),
  total('an id that is a list', '[1]'),
  total('an id that is true', 'true'),
  total('an id of 1e309', '1e309'),
  total('an id of 1.5', '1.5'),
  total('an id of -1', '-1'),
  total('an id beyond 32 bits', '2147483648'),
  total('an id of 5,000 digits', '9'.repeat(5000)),
  total('an id that compares', '{"$gt":0}'),
  ...['infinity', '-infinity', 'now', 'today', '2026-02-30', '0000-00-00', '+275760-09-13', "2026-01-01'::date"].map(
    day,
  ),
  {
    name: 'a leave with a field that no record has',
    path: '/api/personel/personel/izinkaydet',
    as: 'privileged',
    body: val({ izin: { Id: 0, UserId: 1, Onaylayan: 1 } }),
    expect: [400],
  },
  {
    name: 'somebody else’s password',
    path: '/api/parolaDegistir',
    as: 'privileged',
    body: val({ userId: 1, parola: 'yeni-parola-1' }),
    expect: [403],
  },
  {
    name: 'somebody else’s break',
    path: '/api/personel/personel/moladurumGuncelle',
    as: 'privileged',
    body: val({ userid: 1, moladurum: 646 }),
    expect: [403],
  },
  {
    name: 'somebody else’s form',
    path: '/api/personel/personel/print_izin_talep',
    body: JSON.stringify({ izin_id: 1 }),
    expect: [400, 403, 404],
  },
  mail('a subject of two lines', { konu: 'a\r\nBcc: x@evil.example' }, [200], refusal),
  mail('a subject with a line feed', { konu: 'a\nBcc: x@evil.example' }, [200], refusal),
  mail('a subject with a line end of Unicode', { konu: 'a\u2028Bcc: x' }, [200], refusal),
  mail('a subject with a NUL', { konu: 'a\u0000b' }, [400]),
  mail('an address of one’s own', { alici: 'x@evil.example' }, [400]),
  mail('a sender of one’s own', { from: 'x@evil.example' }, [400]),
  mail('an attachment from the disk', { ekler: ['/etc/passwd'] }, [400]),
  mail('addresses for ids', { kisiler: ['x@evil.example'] }, [400]),
  listed('nesting of 30,000', { body: `{"val":${'['.repeat(30_000)}${']'.repeat(30_000)}}` }),
  listed('8,000 keys', { body: val(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`a${i}`, 1]))) }),
  listed('a megabyte', { body: val({ x: 'a'.repeat(1_000_000) }) }, [413]),
  listed('a megabyte in pieces', { body: val({ x: 'a'.repeat(1_000_000) }), chunked: true }, [413]),
  listed('good pieces', { chunked: true }, [200]),
  listed('bytes that are no UTF-8', { body: Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]) }),
  listed('UTF-16', { body: Buffer.from('\ufeff{"val":{}}', 'utf16le') }),
  listed('NaN', { body: '{"val":NaN}' }),
  listed('a comment', { body: '{"val":{}/**/}' }),
];

const kind = (type: string, expect: readonly number[] = [415]): Attack =>
  listed(`a body of ${type}`, { headers: { 'content-type': type } }, expect);
const stranger = (name: string, headers: Readonly<Record<string, string>>): Attack => ({
  name,
  path: '/api/userbilgi',
  method: 'GET',
  as: 'nobody',
  headers,
  expect: [401],
});

export const HEADERS: readonly Attack[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'].map((t) =>
    kind(t),
  ),
  ...['application/jsonx', 'application/json, text/plain', 'json'].map((t) => kind(t)),
  listed('a body that says it is packed', { headers: { 'content-encoding': 'gzip' } }, [200, 400, 415]),
  listed(
    'a key of 10,000 characters',
    { path: '/api/suzgecSil', body: val({ Id: 1, Surum: 1 }), headers: { 'idempotency-key': 'a'.repeat(10_000) } },
    [400],
  ),
  listed(
    'a key that is SQL',
    {
      path: '/api/suzgecSil',
      body: val({ Id: 1, Surum: 1 }),
      headers: { 'idempotency-key': "'; drop table kisi; --" },
    },
    [400, 404],
  ),
  stranger('a token in a cookie', { cookie: 'token={{token}}; Authorization=Bearer {{token}}' }),
  stranger('a token of another scheme', { authorization: 'Basic {{token}}' }),
  stranger('two tokens in one header', { authorization: 'Bearer x, Bearer {{token}}' }),
  stranger('a token with a tail', { authorization: 'Bearer {{token}}x' }),
  stranger('an empty token', { authorization: 'Bearer ' }),
  stranger('a token that is SQL', { authorization: "Bearer ' or 1=1 --aaaaaaaaaaaaaaaaaaaa" }),
  stranger('a user by a proxy’s header', { 'x-remote-user': 'privileged', 'x-forwarded-user': 'privileged' }),
  stranger('an address from inside', { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' }),
  { ...stranger('a path in a header', { 'x-original-url': '/health', 'x-rewrite-url': '/health' }) },
  {
    name: 'another origin',
    path: '/api/userbilgi',
    method: 'OPTIONS',
    as: 'nobody',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    expect: [404],
    check: ({ headers }) => (headers['access-control-allow-origin'] === undefined ? null : 'is let in'),
  },
  listed('another method in a header', { headers: { 'x-http-method-override': 'DELETE' } }, [200]),
  ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) =>
    listed(`${method} for a POST`, { method, body: undefined }, [404]),
  ),
  { name: 'POST for a GET', path: '/api/logout', body: '{}', expect: [404] },
  { name: 'HEAD of a GET, without a token', path: '/api/userbilgi', method: 'HEAD', as: 'nobody', expect: [401, 404] },
  { name: 'TRACE', path: '/api/userbilgi', method: 'TRACE', expect: [400, 404, 405] },
];

const file = (path: string): Attack => ({
  name: `the path ${path}`,
  path,
  method: 'GET',
  as: 'nobody',
  expect: [200, 301, 400, 403, 404],
  check: ({ status, headers, text }) =>
    status !== 200 || (String(headers['content-type']).startsWith('text/html') && text.includes('<div id="root">'))
      ? headers['location']?.includes('//evil') === true
        ? 'leads away'
        : null
      : `gives ${text.slice(0, 100)}`,
});
const closed = (path: string, expect: readonly number[] = [401, 404, 400]): Attack => ({
  name: `the path ${path}`,
  path,
  method: 'GET',
  as: 'nobody',
  expect,
});

export const PATHS: readonly Attack[] = [
  ...['/../package.json', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '/..%5c..%5cpackage.json'].map(
    file,
  ),
  ...['/%252e%252e/package.json', '/assets/../../package.json', '/assets/..%2f..%2fsrc%2fmain.tsx'].map(file),
  ...['/.env', '/.git/config', '/package.json', '/src/main.tsx', '/index.html%00.js', '/etc/passwd'].map(file),
  ...['//evil.example/%2e%2e', '/\\evil.example', `/${'a/'.repeat(3_000)}`].map(file),
  ...['/API/USERBILGI', '/api/%75serbilgi', '/api/userbilgi?token={{token}}', '/api/userbilgi#x'].map((p) =>
    closed(p, [401]),
  ),
  ...['/api/userbilgi/', '/api/userbilgi;x=1', '/api//userbilgi', '/api/userb%C4%B1lg%C4%B1', '/api/userbilgi%00'].map(
    (p) => closed(p),
  ),
  ...['/api/takvim/../userbilgi', '/api/takvim/%2e%2e%2fuserbilgi', '/api/takvim/x.ics', '/api/%zz'].map((p) =>
    closed(p),
  ),
  closed(`/api/takvim/${'a'.repeat(43)}.ics`, [404]),
  closed('/api/olaylar?token=x', [401]),
];

const login = (name: string, fields: object, same = false) => ({ name, body: JSON.stringify(fields), same });
const RIGHT = { UserName: 'employee', Password: 'masabasi', lisans: 'YUK' };

/** Sign-ins that must all fail. Those with a merely wrong name or password have to get equal answers. */
export const LOGIN = [
  login('a wrong password', { ...RIGHT, Password: 'baska' }, true),
  login('a name that nobody has', { ...RIGHT, UserName: 'hicbiri' }, true),
  login('a password in other case', { ...RIGHT, Password: 'MASABASI' }, true),
  login('a password with a blank', { ...RIGHT, Password: 'masabasi ' }, true),
  login('a name of SQL', { ...RIGHT, UserName: "employee' --" }, true),
  login('a name of a wild card', { ...RIGHT, UserName: 'employe%' }, true),
  login('a name in full-width letters', { ...RIGHT, UserName: 'ｅｍｐｌｏｙｅｅ' }, true),
  login('a password that is a list', { ...RIGHT, Password: ['masabasi'] }),
  login('a password that compares', { ...RIGHT, Password: { $ne: '' } }),
  login('a password that is true', { ...RIGHT, Password: true }),
  login('a password of nothing', { ...RIGHT, Password: '' }),
  login('a password of 60,000 letters', { ...RIGHT, Password: 'a'.repeat(60_000) }),
  login('a name with a NUL', { ...RIGHT, UserName: 'employee\u0000' }),
] as const;
