import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { epostaMi } from '@masabasi/core/posta/rules';
import { z } from 'zod';

/** What a wrong environment says: one line a variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string | null;
  readonly password: string | null;
  readonly from: string;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The direct address for LISTEN; null with the embedded PostgreSQL. */
  readonly databaseListenUrl: string | null;
  /** So many connections the pool opens at most. */
  readonly databasePool: number;
  /** Where copies of the embedded database go. */
  readonly yedekDir: string;
  /** Whether a copy is made every night. */
  readonly yedek: boolean;
  readonly demo: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly parolaPolitikasi: (typeof PAROLA_POLITIKALARI)[number];
  /** Addresses and CIDR blocks whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** Without a slash at its end; the address people reach the product at, for links in mails. */
  readonly publicUrl: string | null;
  /** Null: mails stay in the outbox. */
  readonly smtp: SmtpConfig | null;
  readonly imap: ImapConfig | null;
  readonly lisans: string | null;
  /** Megabytes of the embedded database's disk that stay free: below them nothing is written. */
  readonly diskSiniri: number;
  /** Bytes that files take at most, of all and of one person on a day. */
  readonly dosyaSinirlari: { readonly depoSiniri: number; readonly gunlukSinir: number };
  /** Where the virus scanner is asked about files; null: nobody is. */
  readonly clamd: ClamdAdresi | null;
  /** Where bytes of files are kept; null: in the database. */
  readonly s3: S3Config | null;
  /** Who shows it reads /metrics; null: there is no such address. */
  readonly metrikAnahtari: string | null;
  /** Where a weakness is reported, as a mailto: or https: address. */
  readonly guvenlikIletisim: string | null;
  /** Origins whose pages may show the form for people outside within themselves. */
  readonly webistekSiteleri: readonly string[];
  /** Run for real, where others reach it: nothing that everybody knows opens it. */
  readonly disariAcik: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Where clamd listens. */
export type ClamdAdresi = { readonly host: string; readonly port: number } | { readonly path: string };

/** An object store that speaks S3. */
export interface S3Config {
  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** The mailbox of the support address. */
export interface ImapConfig {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
}

const PAROLA_POLITIKALARI = ['spec', 'asvs'] as const;

const hostname = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const isHost = (s: string): boolean => isIP(s) !== 0 || (hostname.test(s) && !/^[\d.]+$/.test(s));

/** An address or a block of them; a block of all addresses would believe anybody. */
function isCidr(s: string): boolean {
  const [address = '', bits, more] = s.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

function isUrl(s: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(s)) return false;
  return protocols.includes(new URL(s).protocol);
}

const text = (error: string, ok: (s: string) => boolean) => z.string().refine(ok, { error });
const port = text('1 ile 65535 arasında bir sayı olmalı', (s) => /^\d{1,5}$/.test(s) && +s >= 1 && +s <= 65535);
const host = text('bir IP adresi ya da makine adı olmalı', isHost);
const flag = z.enum(['0', '1'], { error: '0 ya da 1 olmalı' });
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `şunlardan biri olmalı: ${values.join(', ')}` });
const databaseUrl = text('postgres://kullanici:parola@makine:5432/veritabani biçiminde olmalı', (s) =>
  isUrl(s, ['postgres:', 'postgresql:']),
);

const megabayt = (standart: number) =>
  text('megabayt olarak 1 ile 1000000 arasında bir tam sayı olmalı', (s) => /^[1-9]\d{0,5}$|^1000000$/.test(s))
    .default(String(standart))
    .transform(Number);

/** `host:port`, `[::1]:3310` or the path of a socket. */
function clamdAdresi(s: string): ClamdAdresi | null {
  if (s.startsWith('/')) return s.length <= 100 && !s.includes('\0') ? { path: s } : null;
  const [, adres = '', no = ''] = /^\[?([^\]]+)\]?:(\d{1,5})$/.exec(s) ?? [];
  return isHost(adres) && +no >= 1 && +no <= 65535 ? { host: adres, port: +no } : null;
}

const fields = z.object({
  HOST: host.default('127.0.0.1'),
  PORT: port.default('3000').transform(Number),
  DATA_DIR: text('bir klasör yolu olmalı', (s) => !s.includes('\0'))
    .default('./data')
    .transform((s) => resolve(s)),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_POOL: text('2 ile 200 arasında bir sayı olmalı', (s) => /^\d{1,3}$/.test(s) && +s >= 2 && +s <= 200)
    .transform(Number)
    .optional(),
  YEDEK: flag.default('1'),
  YEDEK_DIR: text('bir klasör yolu olmalı', (s) => !s.includes('\0'))
    .transform((s) => resolve(s))
    .optional(),
  DEMO: flag.default('1'),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  PAROLA_POLITIKA: oneOf(PAROLA_POLITIKALARI).default('spec'),
  TRUST_PROXY: text(
    'virgülle ayrılmış IP adresleri ya da CIDR blokları olmalı (10.0.0.0/8,192.168.1.5); true, atlama sayısı ve /0 olmaz',
    (s) => s.split(',').every((part) => isCidr(part.trim())),
  )
    .transform((s) => s.split(',').map((part) => part.trim()))
    .default([]),
  PUBLIC_URL: text('http:// ya da https:// ile başlayan bir adres olmalı', (s) => isUrl(s, ['http:', 'https:']))
    .transform((s) => s.replace(/\/+$/, ''))
    .optional(),
  SMTP_HOST: host.optional(),
  SMTP_PORT: port.transform(Number).optional(),
  SMTP_SECURE: flag.optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: text("ad@firma.com ya da 'Ad <ad@firma.com>' biçiminde olmalı", (s) =>
    /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(s),
  ).optional(),
  IMAP_HOST: host.optional(),
  IMAP_PORT: port.transform(Number).optional(),
  IMAP_SECURE: flag.default('1'),
  IMAP_USER: z.string().optional(),
  IMAP_PASSWORD: z.string().optional(),
  IMAP_FOLDER: text('bir klasör adı olmalı', (s) => s.length <= 200 && !/\p{Cc}/u.test(s)).default('INBOX'),
  LISANS: text('1 ile 100 karakter arasında olmalı', (s) => s.length <= 100).optional(),
  DISK_SINIRI: megabayt(256),
  DOSYA_SINIRI: megabayt(20_000),
  DOSYA_GUNLUK: megabayt(1000),
  CLAMD_ADRES: text(
    'makine:kapı (127.0.0.1:3310) ya da / ile başlayan bir soket yolu olmalı',
    (s) => clamdAdresi(s) !== null,
  )
    .transform(clamdAdresi)
    .optional(),
  S3_ENDPOINT: text('http:// ya da https:// ile başlayan, yolu olmayan bir adres olmalı (https://s3.firma.com)', (s) =>
    URL.canParse(s) ? /^https?:$/.test(new URL(s).protocol) && new URL(s).origin === s.replace(/\/$/, '') : false,
  )
    .transform((s) => s.replace(/\/$/, ''))
    .optional(),
  S3_BUCKET: text('3 ile 63 arasında küçük harf, rakam, nokta ve çizgi olmalı', (s) =>
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(s),
  ).optional(),
  S3_REGION: text('harf, rakam ve çizgi olmalı', (s) => /^[a-z0-9-]{1,50}$/i.test(s)).optional(),
  S3_KEY: text('boşluksuz, en çok 200 karakter olmalı', (s) => /^[!-~]{1,200}$/.test(s)).optional(),
  S3_SECRET: text('boşluksuz, en çok 200 karakter olmalı', (s) => /^[!-~]{1,200}$/.test(s)).optional(),
  METRIK_ANAHTARI: text('20 ile 200 karakter arasında, boşluksuz olmalı', (s) => /^[!-~]{20,200}$/.test(s)).optional(),
  WEBISTEK_SITELER: text(
    'virgülle ayrılmış, http:// ya da https:// ile başlayan, yolu olmayan adresler olmalı (https://www.firma.com)',
    (s) =>
      s
        .split(',')
        .every((site) => isUrl(site.trim(), ['http:', 'https:']) && new URL(site.trim()).origin === site.trim()),
  )
    .transform((s) => s.split(',').map((site) => site.trim()))
    .default([]),
  GUVENLIK_ILETISIM: text(
    'bir e-posta adresi, mailto: ya da https:// ile başlayan bir adres olmalı',
    (s) => epostaMi(s.replace(/^mailto:/, '')) || (/^\S+$/.test(s) && isUrl(s, ['https:'])),
  )
    .transform((s) => (/^(mailto|https):/.test(s) ? s : `mailto:${s}`))
    .optional(),
  NODE_ENV: z.string().optional(),
});
type Fields = z.output<typeof fields>;

/** Their values may hold a password and are not repeated in the message. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'SMTP_PASSWORD',
  'IMAP_PASSWORD',
  'LISANS',
  'METRIK_ANAHTARI',
  'S3_SECRET',
]);

const LOOPBACK = /^(127\.|::1$|localhost$)/;
const disariAcik = (f: Fields): boolean =>
  f.NODE_ENV === 'production' && (f.PUBLIC_URL !== undefined || !LOOPBACK.test(f.HOST));

/** Passwords of examples, which everybody tries first. */
const KNOWN_PASSWORDS = new Set([
  'postgres',
  'masabasi',
  'password',
  'parola',
  'sifre',
  'changeme',
  'secret',
  '123456',
]);
const hasKnownPassword = (url: string | undefined): boolean =>
  url !== undefined && KNOWN_PASSWORDS.has(new URL(url).password);

/** Why the demo company does not start there, be it asked for now or in the database already. */
export const DEMO_DISARIDA =
  'DEMO: örnek şirketin parolaları herkesçe bilinir; NODE_ENV=production ile dışarıya açık bir sunucuda DEMO=0 olmalı';

/** What is wrong between variables that are right one by one. */
function contradictions(f: Fields): string[] {
  const lines: string[] = [];
  if (disariAcik(f) && f.DEMO === '1') lines.push(DEMO_DISARIDA);
  for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL'] as const)
    if (disariAcik(f) && hasKnownPassword(f[name]))
      lines.push(`${name}: parolası herkesçe bilinen bir örnek parola; veritabanına başka bir parola veriniz`);
  if (f.DATABASE_LISTEN_URL !== undefined && f.DATABASE_URL === undefined)
    lines.push('DATABASE_LISTEN_URL: yalnızca DATABASE_URL ile birlikte verilir');
  if (f.YEDEK_DIR !== undefined && f.DATABASE_URL !== undefined)
    lines.push('YEDEK_DIR: yalnızca ürünün kendi veritabanı içindir; DATABASE_URL ile birlikte verilmez');
  if (f.SMTP_HOST !== undefined && f.SMTP_FROM === undefined)
    lines.push('SMTP_FROM: SMTP_HOST verildiğinde gönderen adresi gerekir');
  for (const name of ['SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_FROM'] as const)
    if (f.SMTP_HOST === undefined && f[name] !== undefined) lines.push(`${name}: SMTP_HOST olmadan bir işe yaramaz`);
  if (f.SMTP_USER !== undefined && f.SMTP_PASSWORD === undefined)
    lines.push('SMTP_PASSWORD: SMTP_USER verildiğinde gerekir');
  if (f.SMTP_PASSWORD !== undefined && f.SMTP_USER === undefined)
    lines.push('SMTP_USER: SMTP_PASSWORD verildiğinde gerekir');
  if (f.IMAP_HOST !== undefined && (f.IMAP_USER === undefined || f.IMAP_PASSWORD === undefined))
    lines.push('IMAP_USER: IMAP_HOST verildiğinde kullanıcı ve parola (IMAP_PASSWORD) gerekir');
  for (const name of ['IMAP_PORT', 'IMAP_USER', 'IMAP_PASSWORD'] as const)
    if (f.IMAP_HOST === undefined && f[name] !== undefined) lines.push(`${name}: IMAP_HOST olmadan bir işe yaramaz`);
  const { S3_ENDPOINT: s3 } = f;
  for (const name of ['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const)
    if (s3 !== undefined && f[name] === undefined) lines.push(`${name}: S3_ENDPOINT verildiğinde gerekir`);
  for (const name of ['S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'] as const)
    if (s3 === undefined && f[name] !== undefined) lines.push(`${name}: S3_ENDPOINT olmadan bir işe yaramaz`);
  return lines;
}

/** The object store; null: none is named. */
const s3Config = (f: Fields): S3Config | null =>
  f.S3_ENDPOINT === undefined || f.S3_BUCKET === undefined || f.S3_KEY === undefined || f.S3_SECRET === undefined
    ? null
    : {
        endpoint: f.S3_ENDPOINT,
        bucket: f.S3_BUCKET,
        region: f.S3_REGION ?? 'us-east-1',
        key: f.S3_KEY,
        secret: f.S3_SECRET,
      };

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What is given for a variable; a secret may lie in a file instead, as container platforms hand it out:
 * `DATABASE_URL_FILE` is the path of the one that holds `DATABASE_URL`.
 */
function valueOf(env: Env, name: string): string | undefined {
  const path = SECRET.has(name) ? env[`${name}_FILE`]?.trim() : undefined;
  if (!path) return env[name];
  if (env[name]?.trim()) throw new ConfigError(`${name}_FILE: ${name} ile birlikte verilmez`);
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}_FILE: dosya okunamadı: ${path} (${(error as NodeJS.ErrnoException).code})`);
  }
  if (content.trim() === '') throw new ConfigError(`${name}_FILE: dosya boş: ${path}`);
  return content.replace(/\r?\n$/, '');
}

/** Reads and checks the environment. An empty variable counts as not given. Throws `ConfigError`. */
export function readConfig(env: Env): Config {
  const given = Object.fromEntries(
    Object.keys(fields.shape).flatMap((name) => {
      const value = valueOf(env, name);
      return value?.trim() ? [[name, name.endsWith('_PASSWORD') ? value : value.trim()]] : [];
    }),
  );
  const parsed = fields.safeParse(given);
  const lines = parsed.success
    ? contradictions(parsed.data)
    : parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return SECRET.has(name)
          ? `${name}: ${message}`
          : `${name}: ${message} (gelen: ${given[name]?.replace(/\p{Cc}+/gu, ' ')})`;
      });
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines.join('\n'));

  const f = parsed.data;
  const secure = f.SMTP_SECURE === '1';
  return {
    host: f.HOST,
    port: f.PORT,
    dataDir: f.DATA_DIR,
    databaseUrl: f.DATABASE_URL ?? null,
    databaseListenUrl: f.DATABASE_LISTEN_URL ?? f.DATABASE_URL ?? null,
    databasePool: f.DATABASE_POOL ?? Math.min(30, Math.max(6, 3 * availableParallelism())),
    yedekDir: f.YEDEK_DIR ?? join(f.DATA_DIR, 'yedek'),
    yedek: f.YEDEK === '1' && f.DATABASE_URL === undefined,
    demo: f.DEMO === '1',
    logLevel: f.LOG_LEVEL,
    parolaPolitikasi: f.PAROLA_POLITIKA,
    trustProxy: f.TRUST_PROXY,
    publicUrl: f.PUBLIC_URL ?? null,
    smtp:
      f.SMTP_HOST === undefined || f.SMTP_FROM === undefined
        ? null
        : {
            host: f.SMTP_HOST,
            port: f.SMTP_PORT ?? (secure ? 465 : 587),
            secure,
            user: f.SMTP_USER ?? null,
            password: f.SMTP_PASSWORD ?? null,
            from: f.SMTP_FROM,
          },
    imap:
      f.IMAP_HOST === undefined || f.IMAP_USER === undefined || f.IMAP_PASSWORD === undefined
        ? null
        : {
            host: f.IMAP_HOST,
            port: f.IMAP_PORT ?? (f.IMAP_SECURE === '1' ? 993 : 143),
            secure: f.IMAP_SECURE === '1',
            user: f.IMAP_USER,
            password: f.IMAP_PASSWORD,
            folder: f.IMAP_FOLDER,
          },
    lisans: f.LISANS ?? null,
    diskSiniri: f.DISK_SINIRI,
    dosyaSinirlari: { depoSiniri: f.DOSYA_SINIRI * 1_000_000, gunlukSinir: f.DOSYA_GUNLUK * 1_000_000 },
    clamd: f.CLAMD_ADRES ?? null,
    s3: s3Config(f),
    metrikAnahtari: f.METRIK_ANAHTARI ?? null,
    guvenlikIletisim: f.GUVENLIK_ILETISIM ?? null,
    webistekSiteleri: f.WEBISTEK_SITELER,
    disariAcik: disariAcik(f),
  };
}
