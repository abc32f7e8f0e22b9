import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import bayraklar from '../node-flags.json' with { type: 'json' };
import { ConfigError, readConfig } from './config.ts';
import { fields } from './env.ts';

const smtp = { SMTP_HOST: 'posta.firma.com', SMTP_FROM: 'masabasi@firma.com' };

/** A production installation that others can reach. */
const disarida = { NODE_ENV: 'production', HOST: '0.0.0.0', DEMO: '0' };

/** The message of the error, or '' when the configuration is accepted. */
const complaint = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test('an empty environment gives a complete configuration', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseListenUrl: null,
    databasePool: Math.min(30, Math.max(6, 3 * availableParallelism())),
    yedek: true,
    yedekDir: resolve('data/yedek'),
    demo: true,
    logLevel: 'info',
    parolaPolitikasi: 'spec',
    trustProxy: [],
    publicUrl: null,
    semaDizini: null,
    smtp: null,
    imap: null,
    imzaAnahtarlari: { santral: null, kod: null },
    lisans: null,
    diskSiniri: 256,
    dosyaSinirlari: { depoSiniri: 20_000_000_000, gunlukSinir: 1_000_000_000 },
    clamd: null,
    s3: null,
    entegrator: null,
    metrikAnahtari: null,
    odeme: null,
    denemeBanka: null,
    alistirmaUrl: null,
    harita: null,
    guvenlikIletisim: null,
    webistekSiteleri: [],
    yabanciAyarlar: [],
    toplantiSiteleri: [],
    disariAcik: false,
  });
});

test('reads a secret from a file', () => {
  const klasor = mkdtempSync(join(tmpdir(), 'masabasi-config-'));
  const dosya = (ad: string, metin: string) => {
    writeFileSync(join(klasor, ad), metin);
    return join(klasor, ad);
  };
  try {
    const DATABASE_URL_FILE = dosya('url', 'postgres://u:p@db:5432/m\n');
    const SMTP_PASSWORD_FILE = dosya('parola', ' boşluklu parola \n');
    const okunan = readConfig({ DATABASE_URL_FILE, ...smtp, SMTP_USER: 'm', SMTP_PASSWORD_FILE });
    expect(okunan.databaseUrl).toBe('postgres://u:p@db:5432/m');
    expect(okunan.smtp?.password).toBe(' boşluklu parola ');
    expect(complaint({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://u:p@db/m' })).toBe(
      'DATABASE_URL_FILE: DATABASE_URL ile birlikte verilmez',
    );
    const yok = join(klasor, 'yok');
    expect(complaint({ METRIK_ANAHTARI_FILE: yok })).toBe(`METRIK_ANAHTARI_FILE: dosya okunamadı: ${yok} (ENOENT)`);
    const bos = dosya('bos', ' \n');
    expect(complaint({ LISANS_FILE: bos })).toBe(`LISANS_FILE: dosya boş: ${bos}`);
    // The content follows the same rules and is not repeated in messages either.
    const neden = complaint({ DATABASE_URL_FILE: dosya('baska', 'mysql://u:gizli@db/m') });
    expect(neden).toMatch(/^DATABASE_URL: (?!.*gizli)/);
  } finally {
    rmSync(klasor, { recursive: true });
  }
});

test('reads every variable', () => {
  expect(
    readConfig({
      HOST: '::',
      PORT: '65535',
      DATA_DIR: '/var/lib/veri klasörü',
      DATABASE_URL: 'postgres://u:p@db:6432/masabasi',
      DATABASE_LISTEN_URL: 'postgresql://u:p@db:5432/masabasi',
      DATABASE_POOL: '40',
      DEMO: '0',
      LOG_LEVEL: 'debug',
      PAROLA_POLITIKA: 'asvs',
      TRUST_PROXY: '10.0.0.0/8, 192.168.1.5,fd00::/8',
      PUBLIC_URL: 'https://masabasi.firma.com/',
      ...smtp,
      SMTP_PORT: '2525',
      SMTP_SECURE: '1',
      SMTP_USER: 'u',
      SMTP_PASSWORD: ' p ',
      SMTP_FROM: 'Masabaşı <masabasi@firma.com>',
      IMAP_HOST: 'imap.firma.com',
      IMAP_PORT: '1143',
      IMAP_SECURE: '0',
      IMAP_USER: 'destek',
      IMAP_PASSWORD: ' q ',
      IMAP_FOLDER: 'Destek',
      LISANS: 'ABC-1',
      DISK_SINIRI: '1024',
      DOSYA_SINIRI: '500',
      DOSYA_GUNLUK: '50',
      CLAMD_ADRES: 'clamav:3310',
      S3_ENDPOINT: 'https://s3.firma.com/',
      S3_BUCKET: 'masabasi-dosya',
      S3_REGION: 'eu-central-1',
      S3_KEY: 'ANAHTAR',
      S3_SECRET: 'gizli/+=',
      ENTEGRATOR_URL: 'https://entegrator.firma.com/api/',
      ENTEGRATOR_ANAHTARI: 'anahtar-1',
      METRIK_ANAHTARI: 'a-key-of-20-letters!',
      GUVENLIK_ILETISIM: 'guvenlik@firma.com',
      SANTRAL_ANAHTARI: `whsec_${Buffer.alloc(32, 9).toString('base64')}`,
      KOD_ANAHTARI: 'depo-anahtari-0123456789',
      WEBISTEK_SITELER: 'https://www.firma.com, https://firma.com',
      TOPLANTI_SITELERI: 'gorusme.firma.com, video.firma.com',
      NODE_ENV: 'production',
    }),
  ).toEqual({
    host: '::',
    port: 65535,
    dataDir: '/var/lib/veri klasörü',
    databaseUrl: 'postgres://u:p@db:6432/masabasi',
    databasePool: 40,
    databaseListenUrl: 'postgresql://u:p@db:5432/masabasi',
    yedek: false,
    yedekDir: '/var/lib/veri klasörü/yedek',
    demo: false,
    logLevel: 'debug',
    parolaPolitikasi: 'asvs',
    trustProxy: ['10.0.0.0/8', '192.168.1.5', 'fd00::/8'],
    publicUrl: 'https://masabasi.firma.com',
    semaDizini: null,
    smtp: {
      host: 'posta.firma.com',
      port: 2525,
      secure: true,
      user: 'u',
      password: ' p ',
      from: 'Masabaşı <masabasi@firma.com>',
    },
    imap: {
      host: 'imap.firma.com',
      port: 1143,
      secure: false,
      user: 'destek',
      password: ' q ',
      folder: 'Destek',
    },
    lisans: 'ABC-1',
    diskSiniri: 1024,
    dosyaSinirlari: { depoSiniri: 500_000_000, gunlukSinir: 50_000_000 },
    clamd: { host: 'clamav', port: 3310 },
    entegrator: { url: 'https://entegrator.firma.com/api', anahtar: 'anahtar-1' },
    s3: {
      endpoint: 'https://s3.firma.com',
      bucket: 'masabasi-dosya',
      region: 'eu-central-1',
      key: 'ANAHTAR',
      secret: 'gizli/+=',
    },
    metrikAnahtari: 'a-key-of-20-letters!',
    odeme: null,
    denemeBanka: null,
    alistirmaUrl: null,
    harita: null,
    guvenlikIletisim: 'mailto:guvenlik@firma.com',
    imzaAnahtarlari: { santral: Buffer.alloc(32, 9), kod: Buffer.from('depo-anahtari-0123456789') },
    webistekSiteleri: ['https://www.firma.com', 'https://firma.com'],
    yabanciAyarlar: [],
    toplantiSiteleri: ['gorusme.firma.com', 'video.firma.com'],
    disariAcik: true,
  });
});

test('treats an empty variable as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', TRUST_PROXY: '', SMTP_HOST: '' })).toEqual(readConfig({}));
});

test('starts the demo company where only its own machine reaches it, also in production', () => {
  expect(complaint({ NODE_ENV: 'production' })).toBe('');
  expect(complaint({ HOST: '0.0.0.0' })).toBe('');
  expect(complaint(disarida)).toBe('');
});

test('uses the database address for LISTEN unless a direct address is given', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db/m' }).databaseListenUrl).toBe('postgres://db/m');
});

test('uses the usual port for mail without a port', () => {
  expect(readConfig(smtp).smtp?.port).toBe(587);
  expect(readConfig({ ...smtp, SMTP_SECURE: '1' }).smtp?.port).toBe(465);
});

test('uses the usual port for a mailbox without a port', () => {
  const imap = { IMAP_HOST: 'imap.firma.com', IMAP_USER: 'u', IMAP_PASSWORD: 'p' };
  expect(readConfig(imap).imap).toMatchObject({ port: 993, secure: true, folder: 'INBOX' });
  expect(readConfig({ ...imap, IMAP_SECURE: '0' }).imap?.port).toBe(143);
});

describe('names a wrong variable in one line', () => {
  test.each<[string, Record<string, string>]>([
    ['HOST', { HOST: 'iki kelime' }],
    ['HOST', { HOST: '127.0.0.256' }],
    ['HOST', { HOST: '127.0.0.1:3000' }],
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '3000.5' }],
    ['PORT', { PORT: '0x10' }],
    ['DATA_DIR', { DATA_DIR: 'a\0b' }],
    ['YEDEK', { YEDEK: 'evet' }],
    ['YEDEK_DIR', { YEDEK_DIR: '/yedek', DATABASE_URL: 'postgres://db/m' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://u:gizli@db/m' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['DATABASE_POOL', { DATABASE_POOL: '1' }],
    ['DATABASE_POOL', { DATABASE_POOL: '10 bağlantı' }],
    ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: 'http://db' }],
    ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: 'postgres://u:gizli@db/m' }],
    ['DEMO', { DEMO: 'true' }],
    ['DEMO', { DEMO: '2' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'INFO' }],
    ['PAROLA_POLITIKA', { PAROLA_POLITIKA: 'ASVS' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,,10.0.0.2' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1 10.0.0.2' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8/8' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'masabasi.firma.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://firma.com' }],
    ['SMTP_HOST', { SMTP_HOST: 'smtp://firma.com', SMTP_FROM: 'a@b.c' }],
    ['SMTP_PORT', { ...smtp, SMTP_PORT: 'smtp' }],
    ['SMTP_PORT', { SMTP_PORT: '25' }],
    ['SMTP_SECURE', { ...smtp, SMTP_SECURE: 'evet' }],
    ['SMTP_FROM', { SMTP_HOST: 'posta.firma.com' }],
    ['SMTP_FROM', { ...smtp, SMTP_FROM: 'masabasi' }],
    ['SMTP_FROM', { ...smtp, SMTP_FROM: 'a@b.c\nBcc: d@e.f' }],
    ['SMTP_PASSWORD', { ...smtp, SMTP_USER: 'u' }],
    ['IMAP_USER', { IMAP_HOST: 'imap.firma.com' }],
    ['IMAP_USER', { IMAP_HOST: 'imap.firma.com', IMAP_USER: 'destek' }],
    ['IMAP_PORT', { IMAP_PORT: '993' }],
    ['IMAP_FOLDER', { IMAP_FOLDER: 'a\nb' }],
    ['SMTP_USER', { ...smtp, SMTP_PASSWORD: 'gizli' }],
    ['LISANS', { LISANS: 'x'.repeat(101) }],
    ['DISK_SINIRI', { DISK_SINIRI: '0' }],
    ['DISK_SINIRI', { DISK_SINIRI: '256MB' }],
    ['DOSYA_SINIRI', { DOSYA_SINIRI: '0' }],
    ['DOSYA_GUNLUK', { DOSYA_GUNLUK: '1 GB' }],
    ['CLAMD_ADRES', { CLAMD_ADRES: 'clamav' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'https://s3.firma.com/klasor' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'ftp://s3.firma.com' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.firma.com', S3_KEY: 'a', S3_SECRET: 'b' }],
    ['S3_BUCKET', { S3_BUCKET: 'A/B' }],
    ['S3_SECRET', { S3_SECRET: 'gizli' }],
    ['ENTEGRATOR_URL', { ENTEGRATOR_URL: 'ftp://entegrator.firma.com' }],
    ['ENTEGRATOR_URL', { ENTEGRATOR_URL: 'https://entegrator.firma.com/?a=1' }],
    ['ENTEGRATOR_URL', { ENTEGRATOR_URL: 'http://entegrator.firma.com' }],
    ['ENTEGRATOR_ANAHTARI', { ENTEGRATOR_ANAHTARI: 'gizli' }],
    ['CLAMD_ADRES', { CLAMD_ADRES: 'clamav:0' }],
    ['CLAMD_ADRES', { CLAMD_ADRES: 'http://clamav:3310' }],
    ['METRIK_ANAHTARI', { METRIK_ANAHTARI: 'kisa' }],
    ['SANTRAL_ANAHTARI', { SANTRAL_ANAHTARI: 'whsec_AAAA' }],
    ['KOD_ANAHTARI', { KOD_ANAHTARI: 'kisa' }],
    ['SANTRAL_ANAHTARI', { SANTRAL_ANAHTARI: Buffer.alloc(32).toString('base64') }],
    ['WEBISTEK_SITELER', { WEBISTEK_SITELER: 'https://firma.com/iletisim' }],
    ['WEBISTEK_SITELER', { WEBISTEK_SITELER: '*' }],
    ['TOPLANTI_SITELERI', { TOPLANTI_SITELERI: 'https://gorusme.firma.com' }],
    ['GUVENLIK_ILETISIM', { GUVENLIK_ILETISIM: 'http://firma.com/guvenlik' }],
    ['DEMO', { NODE_ENV: 'production', HOST: '0.0.0.0' }],
    ['DEMO', { NODE_ENV: 'production', PUBLIC_URL: 'https://masabasi.firma.com', DEMO: '1' }],
    ['DATABASE_URL', { ...disarida, DATABASE_URL: 'postgres://postgres:postgres@db/m' }],
  ])('%s of %j', (name, env) => {
    const message = complaint(env);
    expect(message).toMatch(new RegExp(`^${name}: \\S`));
    expect(message.split('\n')).toHaveLength(1);
  });

  test('with the given value', () => {
    expect(complaint({ PORT: 'abc' })).toBe('PORT: 1 ile 65535 arasında bir sayı olmalı (gelen: abc)');
  });

  test('but never with a secret', () => {
    expect(complaint({ DATABASE_URL: 'mysql://u:gizli@db/m' })).not.toContain('gizli');
    expect(complaint({ METRIK_ANAHTARI: 'gizli anahtar' })).not.toContain('gizli');
  });

  test('and all wrong variables at once', () => {
    const message = complaint({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' });
    expect(message.split('\n').map((line) => line.split(':')[0])).toEqual(['PORT', 'DEMO', 'LOG_LEVEL']);
  });
});

test.each([
  ['Dockerfile', /^ENV (.+)$/m],
  ['deploy/masabasi.service', /^Environment=(.+)$/m],
])('%s starts without the demo company and with the stricter passwords', (dosya, satir) => {
  const metin = readFileSync(new URL(`../../../${dosya}`, import.meta.url), 'utf8');
  const env = Object.fromEntries((satir.exec(metin)?.[1] ?? '').split(' ').map((p) => p.split('=')));
  expect(readConfig(env)).toMatchObject({ demo: false, parolaPolitikasi: 'asvs' });
  const baslatma = metin.split('\n').find((s) => /^(CMD \["node"|ExecStart)/.test(s));
  for (const bayrak of bayraklar) expect(baslatma).toContain(bayrak);
});

test('docs/sunucu.md has every setting in its tables, each once, and no other', () => {
  const page = readFileSync(new URL('../../../docs/sunucu.md', import.meta.url), 'utf8');
  const named = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]*)` /gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(fields.shape)));
  expect(named).toHaveLength(new Set(named).size);
});
