import { SAGLAYICI_BASLIKLARI, type SaglayiciAdi } from '@masabasi/core/mali/odeme/rules';
import type { Fields } from '../../env.ts';
import type { Isyeri } from './saglayici.ts';

/** Provider of card payments, as the environment defines it. */
export interface OdemeConfig {
  readonly saglayici: SaglayiciAdi;
  readonly isyeri: Isyeri;
  /** The most instalments offered. 1: none. */
  readonly taksit: number;
}

type Degisken = Extract<keyof Fields, `ODEME_${string}`>;

/** Required variables of each provider. */
const GEREKEN: Readonly<Record<SaglayiciAdi, readonly Degisken[]>> = {
  deneme: ['ODEME_UYE', 'ODEME_KULLANICI', 'ODEME_PAROLA', 'ODEME_ANAHTAR', 'ODEME_SAYFA', 'ODEME_API'],
  nestpay: ['ODEME_UYE', 'ODEME_KULLANICI', 'ODEME_PAROLA', 'ODEME_ANAHTAR', 'ODEME_SAYFA', 'ODEME_API'],
  garanti: [
    'ODEME_UYE',
    'ODEME_TERMINAL',
    'ODEME_KULLANICI',
    'ODEME_PAROLA',
    'ODEME_ANAHTAR',
    'ODEME_SAYFA',
    'ODEME_API',
  ],
  akbank: ['ODEME_UYE', 'ODEME_TERMINAL', 'ODEME_ANAHTAR', 'ODEME_SAYFA', 'ODEME_API'],
  paytr: ['ODEME_UYE', 'ODEME_ANAHTAR', 'ODEME_TUZ', 'ODEME_API'],
  iyzico: ['ODEME_KULLANICI', 'ODEME_ANAHTAR', 'ODEME_API'],
  payfor: ['ODEME_UYE', 'ODEME_KULLANICI', 'ODEME_PAROLA', 'ODEME_ANAHTAR', 'ODEME_SAYFA', 'ODEME_API'],
  posnet: ['ODEME_UYE', 'ODEME_TERMINAL', 'ODEME_KULLANICI', 'ODEME_ANAHTAR', 'ODEME_SAYFA', 'ODEME_API'],
};

/** Optional variables of each provider. */
const OLABILIR: Readonly<Record<SaglayiciAdi, readonly Degisken[]>> = {
  deneme: ['ODEME_TUZ'],
  nestpay: [],
  garanti: ['ODEME_IADE_KULLANICI', 'ODEME_IADE_PAROLA'],
  akbank: [],
  paytr: [],
  iyzico: [],
  payfor: [],
  posnet: [],
};

/** Errors of single values, for any provider. */
function degerHatalari(f: Fields, ad: SaglayiciAdi): string[] {
  const lines = verilen(f)
    .filter((d) => !d.endsWith('PAROLA') && /\s/.test(String(f[d])))
    .map((d) => `${d}: içinde boşluk olamaz`);
  if (ad === 'garanti' && f.ODEME_TERMINAL !== undefined && !/^\d{8,9}$/.test(f.ODEME_TERMINAL))
    lines.push('ODEME_TERMINAL: Garanti BBVA terminal numarası 8 ya da 9 rakam olmalı');
  for (const d of ['ODEME_API', 'ODEME_SAYFA'] as const) {
    const adres = f[d] === undefined ? null : new URL(f[d]);
    if (adres !== null && (adres.username !== '' || adres.password !== '' || f[d]!.includes('#')))
      lines.push(`${d}: adreste kullanıcı, parola ya da # olamaz`);
  }
  const { PUBLIC_URL: bizim } = f;
  if (
    ad !== 'deneme' &&
    bizim?.startsWith('http:') &&
    !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(bizim).hostname)
  )
    lines.push('PUBLIC_URL: kartla ödemede banka müşteriyi bu adrese geri gönderir; https:// ile başlamalı');
  return lines;
}

const verilen = (f: Fields): Degisken[] =>
  (Object.keys(f) as (keyof Fields)[]).filter(
    (ad): ad is Degisken => ad.startsWith('ODEME_') && ad !== 'ODEME_SAGLAYICI' && f[ad] !== undefined,
  );

/** Contradictions between the variables of the trial bank and of the training company. */
function denemeCeliskileri(f: Fields): string[] {
  const banka = ['DENEME_BANKA_PORT', 'DENEME_BANKA_URL'] as const;
  const verilmis = banka.filter((d) => f[d] !== undefined);
  const lines = verilmis.length === 1 ? [`${verilmis[0]}: iki DENEME_BANKA değişkeni birlikte verilir`] : [];
  if (f.DEMO !== '1' || f.ODEME_SAGLAYICI !== undefined)
    lines.push(...verilmis.map((d) => `${d}: deneme bankası yalnız ODEME_SAGLAYICI verilmemiş örnek şirkette çalışır`));
  if (f.DENEME_BANKA_PORT !== undefined && f.DENEME_BANKA_PORT === f.PORT)
    lines.push('DENEME_BANKA_PORT: PORT ile aynı olamaz');
  if (f.ALISTIRMA_URL !== undefined && f.ALISTIRMA_URL === f.PUBLIC_URL)
    lines.push('ALISTIRMA_URL: bu kurulumun kendi adresi; alıştırma şirketi ayrı bir kurulumdur');
  return lines;
}

/**
 * Contradictions between the variables of card payments, one line each.
 * @param disarida true when others can reach the server
 */
export const odemeCeliskileri = (f: Fields, disarida: boolean): string[] => [
  ...denemeCeliskileri(f),
  ...saglayiciCeliskileri(f, disarida),
];

function saglayiciCeliskileri(f: Fields, disarida: boolean): string[] {
  const ad = f.ODEME_SAGLAYICI;
  if (ad === undefined) return verilen(f).map((d) => `${d}: ODEME_SAGLAYICI olmadan bir işe yaramaz`);
  const lines = GEREKEN[ad]
    .filter((d) => f[d] === undefined)
    .map((d) => `${d}: ${SAGLAYICI_BASLIKLARI[ad]} için gerekir`);
  const bilinen = new Set<Degisken>([...GEREKEN[ad], ...OLABILIR[ad], 'ODEME_TAKSIT']);
  for (const d of verilen(f).filter((x) => !bilinen.has(x)))
    lines.push(`${d}: ${SAGLAYICI_BASLIKLARI[ad]} ile bir işe yaramaz`);
  lines.push(...degerHatalari(f, ad));
  if (ad === 'deneme' && disarida)
    lines.push(
      'ODEME_SAGLAYICI: deneme bankası gerçek para çekmez; NODE_ENV=production ile dışarıya açık bir sunucuda seçilemez',
    );
  if (ad !== 'deneme' && f.PUBLIC_URL === undefined)
    lines.push(
      'PUBLIC_URL: kartla ödemede banka müşteriyi bu adrese geri gönderir; ODEME_SAGLAYICI ile birlikte gerekir',
    );
  if ((f.ODEME_IADE_KULLANICI === undefined) !== (f.ODEME_IADE_PAROLA === undefined))
    lines.push('ODEME_IADE_PAROLA: ODEME_IADE_KULLANICI ile birlikte verilir');
  return lines;
}

/** Provider of card payments. Null: there are none. */
export const odemeConfig = (f: Fields): OdemeConfig | null =>
  f.ODEME_SAGLAYICI === undefined
    ? null
    : {
        saglayici: f.ODEME_SAGLAYICI,
        taksit: f.ODEME_TAKSIT ?? 1,
        isyeri: {
          uye: f.ODEME_UYE ?? '',
          terminal: f.ODEME_TERMINAL ?? '',
          kullanici: f.ODEME_KULLANICI ?? '',
          parola: f.ODEME_PAROLA ?? '',
          iadeKullanici: f.ODEME_IADE_KULLANICI ?? f.ODEME_KULLANICI ?? '',
          iadeParola: f.ODEME_IADE_PAROLA ?? f.ODEME_PAROLA ?? '',
          anahtar: f.ODEME_ANAHTAR ?? '',
          tuz: f.ODEME_TUZ ?? '',
          sayfa: f.ODEME_SAYFA ?? '',
          api: f.ODEME_API ?? '',
        },
      };
