import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SAGLAYICI_ADLARI } from '@masabasi/core/mali/odeme/rules';
import { epostaMi } from '@masabasi/core/platform/posta/rules';
import { z } from 'zod';

/** The variables of the environment one by one, with their allowed values and defaults. */

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PAROLA_POLITIKALARI = ['spec', 'asvs'] as const;

/** Address of clamd. */
export type ClamdAdresi = { readonly host: string; readonly port: number } | { readonly path: string };

const hostname = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const isHost = (s: string): boolean => isIP(s) !== 0 || (hostname.test(s) && !/^[\d.]+$/.test(s));

/** True for an address or a block of them. A block of all addresses is refused, because it would trust anybody. */
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

/** Bytes of a shared secret, written as in the standard for signed calls. */
const imzaAnahtari = (s: string): Buffer => Buffer.from(s.replace(/^whsec_/, ''), 'base64');

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

/** An identifier or secret of the company at the bank. */
const bankaSozu = text('en çok 200 karakter olmalı, satır sonu içermemeli', (s) => /^[^\p{Cc}]{1,200}$/u.test(s));
const bankaAdresi = text('https:// ile başlayan bir adres olmalı (aynı makinede http:// de olur)', (s) =>
  URL.canParse(s)
    ? new URL(s).protocol === 'https:' || /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$)/.test(s)
    : false,
).transform((s) => s.replace(/\/+$/, ''));

const buMakine = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?(?=\/|$)/;
/**
 * Address of the script of a maps service. It stands in the page and in a header, so it must not hold a character that
 * ends either.
 */
const haritaAdresi = (s: string): boolean =>
  URL.canParse(s) &&
  (s.startsWith('https://') || buMakine.test(s)) &&
  new URL(s).username === '' &&
  !/[\s"'<>;,]/.test(s);
/** An origin of maps. A star stands for any name below a domain of two parts. */
const haritaKaynagi = (s: string): boolean =>
  /^https:\/\/(\*\.(?=[^.]+\.))?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(s) ||
  (buMakine.test(s) && new URL(s).origin === s);

/** An address without a path. */
const yolsuz = (ornek: string) =>
  text(`http:// ya da https:// ile başlayan, yolu olmayan bir adres olmalı (${ornek})`, (s) =>
    isUrl(s, ['http:', 'https:']) ? new URL(s).origin === s.replace(/\/$/, '') : false,
  ).transform((s) => s.replace(/\/$/, ''));

/** The schema of each variable. `contradictions` in config.ts checks several together. */
export const fields = z.object({
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
  S3_ENDPOINT: yolsuz('https://s3.firma.com').optional(),
  S3_BUCKET: text('3 ile 63 arasında küçük harf, rakam, nokta ve çizgi olmalı', (s) =>
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(s),
  ).optional(),
  S3_REGION: text('harf, rakam ve çizgi olmalı', (s) => /^[a-z0-9-]{1,50}$/i.test(s)).optional(),
  S3_KEY: text('boşluksuz, en çok 200 karakter olmalı', (s) => /^[!-~]{1,200}$/.test(s)).optional(),
  S3_SECRET: text('boşluksuz, en çok 200 karakter olmalı', (s) => /^[!-~]{1,200}$/.test(s)).optional(),
  METRIK_ANAHTARI: text('20 ile 200 karakter arasında, boşluksuz olmalı', (s) => /^[!-~]{20,200}$/.test(s)).optional(),
  SANTRAL_ANAHTARI: text(
    "'whsec_' ile başlayan, ardından en az 24, en çok 64 baytın base64 yazımı gelen bir anahtar olmalı",
    (s) => /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(s) && imzaAnahtari(s).length >= 24 && imzaAnahtari(s).length <= 64,
  )
    .transform(imzaAnahtari)
    .optional(),
  KOD_ANAHTARI: text('20 ile 200 karakter arasında, boşluksuz olmalı', (s) => /^[!-~]{20,200}$/.test(s))
    .transform((s) => Buffer.from(s))
    .optional(),
  ODEME_SAGLAYICI: oneOf(SAGLAYICI_ADLARI).optional(),
  ODEME_UYE: bankaSozu.optional(),
  ODEME_TERMINAL: bankaSozu.optional(),
  ODEME_KULLANICI: bankaSozu.optional(),
  ODEME_PAROLA: bankaSozu.optional(),
  ODEME_IADE_KULLANICI: bankaSozu.optional(),
  ODEME_IADE_PAROLA: bankaSozu.optional(),
  ODEME_ANAHTAR: bankaSozu.optional(),
  ODEME_TUZ: bankaSozu.optional(),
  ODEME_SAYFA: bankaAdresi.optional(),
  ODEME_API: bankaAdresi.optional(),
  ODEME_TAKSIT: text('1 ile 12 arasında bir sayı olmalı', (s) => /^([1-9]|1[0-2])$/.test(s))
    .transform(Number)
    .optional(),
  DENEME_BANKA_PORT: port.transform(Number).optional(),
  DENEME_BANKA_URL: yolsuz('http://192.168.1.20:3010').optional(),
  ALISTIRMA_URL: yolsuz('https://alistirma.firma.com').optional(),
  WEBISTEK_SITELER: text(
    'virgülle ayrılmış, http:// ya da https:// ile başlayan, yolu olmayan adresler olmalı (https://www.firma.com)',
    (s) =>
      s
        .split(',')
        .every((site) => isUrl(site.trim(), ['http:', 'https:']) && new URL(site.trim()).origin === site.trim()),
  )
    .transform((s) => s.split(',').map((site) => site.trim()))
    .default([]),
  HARITA_ADRESI: text(
    'https:// ile başlayan bir betik adresi olmalı (http:// yalnız bu makinede)',
    haritaAdresi,
  ).optional(),
  HARITA_KAYNAKLARI: text(
    'virgülle ayrılmış, https:// ile başlayan, yolu olmayan adresler olmalı (https://*.harita.com)',
    (s) => s.split(',').every((site) => haritaKaynagi(site.trim())),
  )
    .transform((s) => s.split(',').map((site) => site.trim()))
    .default([]),
  TOPLANTI_SITELERI: text('virgülle ayrılmış alan adları olmalı (gorusme.firma.com)', (s) =>
    s.split(',').every((ad) => /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/.test(ad.trim())),
  )
    .transform((s) => s.split(',').map((ad) => ad.trim()))
    .default([]),
  UBL_SEMA_DIZINI: z.string().optional(),
  // A key and people's numbers are sent there, so plain http is allowed to this machine alone.
  ENTEGRATOR_URL: text(
    'https:// ile başlayan, sorgusu olmayan bir adres olmalı (https://entegrator.firma.com/api); http:// yalnız bu makinede',
    (s) =>
      (isUrl(s, ['https:']) || (isUrl(s, ['http:']) && /^(127\.|localhost$|\[::1\]$)/.test(new URL(s).hostname))) &&
      !/[?#]/.test(s) &&
      new URL(s).username === '',
  )
    .transform((s) => s.replace(/\/+$/, ''))
    .optional(),
  ENTEGRATOR_ANAHTARI: text('boşluksuz, en çok 500 karakter olmalı', (s) => /^[!-~]{1,500}$/.test(s)).optional(),
  GUVENLIK_ILETISIM: text(
    'bir e-posta adresi, mailto: ya da https:// ile başlayan bir adres olmalı',
    (s) => epostaMi(s.replace(/^mailto:/, '')) || (/^\S+$/.test(s) && isUrl(s, ['https:'])),
  )
    .transform((s) => (/^(mailto|https):/.test(s) ? s : `mailto:${s}`))
    .optional(),
  NODE_ENV: z.string().optional(),
});
export type Fields = z.output<typeof fields>;

/** Their values may hold a password and are not repeated in messages. */
export const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'SMTP_PASSWORD',
  'IMAP_PASSWORD',
  'LISANS',
  'METRIK_ANAHTARI',
  'SANTRAL_ANAHTARI',
  'KOD_ANAHTARI',
  'S3_SECRET',
  'ENTEGRATOR_ANAHTARI',
  'ODEME_PAROLA',
  'ODEME_IADE_PAROLA',
  'ODEME_ANAHTAR',
  'ODEME_TUZ',
]);
