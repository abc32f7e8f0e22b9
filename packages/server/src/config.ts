import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ANA_SEMA } from '@masabasi/core/mali/fatura/kanit';
import type { Imzalayan } from '@masabasi/core/platform/call/endpoint';
import { type ClamdAdresi, type Fields, fields, SECRET } from './env.ts';
import { unknownVariables } from './envNames.ts';
import { odemeCeliskileri, type OdemeConfig, odemeConfig } from './mali/odeme/odemeConfig.ts';

/** Errors of the environment, one line for each variable. */
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
  /** Absolute path. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The direct address for LISTEN. Null: the embedded PostgreSQL. */
  readonly databaseListenUrl: string | null;
  /** The most connections that the pool opens. */
  readonly databasePool: number;
  /** Folder for copies of the embedded database. */
  readonly yedekDir: string;
  /** True: a copy is made every night. */
  readonly yedek: boolean;
  readonly demo: boolean;
  readonly logLevel: Fields['LOG_LEVEL'];
  readonly parolaPolitikasi: Fields['PAROLA_POLITIKA'];
  /** Addresses and CIDR blocks whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** The address at which people reach the product, for links in mails. Without a slash at its end. */
  readonly publicUrl: string | null;
  /** Null: mails stay in the outbox. */
  readonly smtp: SmtpConfig | null;
  readonly imap: ImapConfig | null;
  readonly lisans: string | null;
  /** Megabytes that stay free on the embedded database's disk. Below them nothing is written. */
  readonly diskSiniri: number;
  /** The most bytes that files take, in total and of one person on a day. */
  readonly dosyaSinirlari: { readonly depoSiniri: number; readonly gunlukSinir: number };
  /** Address of the virus scanner. Null: files are not scanned. */
  readonly clamd: ClamdAdresi | null;
  /** Object store for the bytes of files. Null: the database keeps them. */
  readonly s3: S3Config | null;
  /** The key that opens /metrics. Null: there is no such address. */
  readonly metrikAnahtari: string | null;
  /** Contact for reports of security problems, as a mailto: or https: address. */
  readonly guvenlikIletisim: string | null;
  /** Secrets shared with the outside services that sign their calls. Null: their calls are refused. */
  readonly imzaAnahtarlari: Readonly<Record<Imzalayan, Buffer | null>>;
  /** Origins whose pages may embed the form for people outside. */
  readonly webistekSiteleri: readonly string[];
  /** Hosts of online meetings besides the well-known ones. */
  readonly toplantiSiteleri: readonly string[];
  /** The integrator that delivers invoices. Null: the trial integrator in the demo company, else none. */
  readonly entegrator: EntegratorConfig | null;
  /** Folder of the official UBL-TR schema, with `maindoc` and `common` in it. Null: the schema is not here. */
  readonly semaDizini: string | null;
  /** Provider of card payments. Null: there are none. */
  readonly odeme: OdemeConfig | null;
  /** Port and address of the demo company's trial bank. Null: a free port, for this machine alone. */
  readonly denemeBanka: { readonly port: number; readonly url: string } | null;
  /** Address of the training company, an installation of its own for staff. Null: there is none. */
  readonly alistirmaUrl: string | null;
  /** Warnings about variables that are nearly ours and have no effect. */
  readonly yabanciAyarlar: readonly string[];
  /** The script of a maps service and the origins of its maps. Null: no maps service is used. */
  readonly harita: { readonly betik: string; readonly kaynaklar: readonly string[] } | null;
  /** Production that others can reach: no well-known password opens it. */
  readonly disariAcik: boolean;
}

/** Address of the integrator, without a slash at its end, and its credentials. */
interface EntegratorConfig {
  readonly url: string;
  readonly anahtar: string | null;
}

/** An object store with the S3 protocol. */
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

const LOOPBACK = /^(127\.|::1$|localhost$)/;
const disariAcik = (f: Fields): boolean =>
  f.NODE_ENV === 'production' && (f.PUBLIC_URL !== undefined || !LOOPBACK.test(f.HOST));

/** Passwords of examples, which attackers try first. */
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

/** Refusal of a demo company that others can reach, whether it is asked for now or already in the database. */
export const DEMO_DISARIDA =
  'DEMO: örnek şirketin parolaları herkesçe bilinir; NODE_ENV=production ile dışarıya açık bir sunucuda DEMO=0 olmalı';

/** Contradictions between variables that are valid one by one. */
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
  if (f.ENTEGRATOR_ANAHTARI !== undefined && f.ENTEGRATOR_URL === undefined)
    lines.push('ENTEGRATOR_ANAHTARI: ENTEGRATOR_URL olmadan bir işe yaramaz');
  const { S3_ENDPOINT: s3 } = f;
  for (const name of ['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const)
    if (s3 !== undefined && f[name] === undefined) lines.push(`${name}: S3_ENDPOINT verildiğinde gerekir`);
  for (const name of ['S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'] as const)
    if (s3 === undefined && f[name] !== undefined) lines.push(`${name}: S3_ENDPOINT olmadan bir işe yaramaz`);
  if (f.HARITA_ADRESI === undefined && f.HARITA_KAYNAKLARI.length > 0)
    lines.push('HARITA_KAYNAKLARI: HARITA_ADRESI ile birlikte verilir');
  if (f.UBL_SEMA_DIZINI !== undefined && !existsSync(join(f.UBL_SEMA_DIZINI, ANA_SEMA)))
    lines.push(`UBL_SEMA_DIZINI: bu klasörde ${ANA_SEMA} yok: ${f.UBL_SEMA_DIZINI}`);
  return [...lines, ...odemeCeliskileri(f, disariAcik(f))];
}

/** The object store. Null: none is named. */
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
 * The value of a variable. A secret may lie in a file instead, as container platforms provide it: `DATABASE_URL_FILE`
 * is the path of the file that holds `DATABASE_URL`.
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

/**
 * Reads and checks the environment. An empty variable counts as not given.
 * @throws `ConfigError`
 */
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
    imzaAnahtarlari: { santral: f.SANTRAL_ANAHTARI ?? null, kod: f.KOD_ANAHTARI ?? null },
    webistekSiteleri: f.WEBISTEK_SITELER,
    toplantiSiteleri: f.TOPLANTI_SITELERI,
    entegrator:
      f.ENTEGRATOR_URL === undefined ? null : { url: f.ENTEGRATOR_URL, anahtar: f.ENTEGRATOR_ANAHTARI ?? null },
    semaDizini: f.UBL_SEMA_DIZINI ?? null,
    odeme: odemeConfig(f),
    denemeBanka:
      f.DENEME_BANKA_PORT === undefined || f.DENEME_BANKA_URL === undefined
        ? null
        : { port: f.DENEME_BANKA_PORT, url: f.DENEME_BANKA_URL },
    alistirmaUrl: f.ALISTIRMA_URL ?? null,
    yabanciAyarlar: unknownVariables(env),
    harita: f.HARITA_ADRESI === undefined ? null : { betik: f.HARITA_ADRESI, kaynaklar: f.HARITA_KAYNAKLARI },
    disariAcik: disariAcik(f),
  };
}
