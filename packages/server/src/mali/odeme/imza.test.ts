import { readdirSync, readFileSync } from 'node:fs';
import * as m from '@masabasi/core/mali/odeme/imzalanan';
import { istekFiyati } from '@masabasi/core/mali/odeme/fiyat';
import { describe, expect, it } from 'vitest';
import * as i from './imza.ts';

/** Published signature vectors of banks and payment services. Every vector file in the folder is run. */

type Girdi = Record<string, unknown> & { alanlar: Record<string, unknown> };
interface Vektor {
  readonly id: string;
  readonly yon: string;
  readonly girdi: Girdi;
  readonly beklenen: string;
}
const KLASOR = new URL('./veri/', import.meta.url);
const aileler = readdirSync(KLASOR)
  .filter((d) => d.endsWith('.json'))
  .map((d) => JSON.parse(readFileSync(new URL(d, KLASOR), 'utf8')) as { aile: string; vektorler: readonly Vektor[] });

const s = m.deger;

/** Order of the fields in the only answer of iyzico with a published signature. */
const IYZICO_DONUSU = ['conversationData', 'conversationId', 'mdStatus', 'paymentId', 'status'];

/** Signature function of a family, and the signed fields of an answer. */
interface Kural {
  readonly hesapla: (g: Girdi) => string;
  readonly imzali?: (g: Girdi) => readonly string[];
  /** Key of the fields in the input. Without it the input itself holds the fields. */
  readonly icinde?: 'alanlar' | 'govde';
}
const adli = (ad: string, ayrac: string) => (g: Girdi) => m.adlari(g.alanlar[ad], ayrac).filter((x) => x !== '');
const KURALLAR: Readonly<Record<string, Kural>> = {
  'nestpay-ver3/istek': { hesapla: (g) => i.nestpay3(g.alanlar, s(g['storeKey'])) },
  'nestpay-ver3/yanit': {
    hesapla: (g) => i.nestpay3(g.alanlar, s(g['storeKey'])),
    imzali: (g) => m.nestpay3Adlari(g.alanlar),
    icinde: 'alanlar',
  },
  'garanti-512/istek-form': { hesapla: (g) => i.garantiForm(g.alanlar, s(g['storeKey']), s(g['sifre'])) },
  'garanti-512/istek-api': {
    hesapla: (g) => i.garantiApi(g['istek'] as m.Alanlar, s(g['sifre']), s(g['iadeSifre'])),
  },
  'garanti-512/yanit': {
    hesapla: (g) => i.garantiYanit(g.alanlar, s(g['storeKey'])),
    imzali: adli('hashparams', ':'),
    icinde: 'alanlar',
  },
  'akbank-json/istek-form': { hesapla: (g) => i.akbankForm(g.alanlar, s(g['secretKey'])) },
  'akbank-json/istek-api': { hesapla: (g) => i.akbankGovde(s(g['govde']), s(g['secretKey'])) },
  'akbank-json/yanit': {
    hesapla: (g) => i.akbankYanit(g.alanlar, s(g['secretKey'])),
    imzali: adli('hashParams', '+'),
    icinde: 'alanlar',
  },
  'paytr/bildirim': {
    hesapla: (g) => i.paytr('bildirim', g),
    imzali: () => ['merchant_oid', 'status', 'total_amount'],
  },
  'paytr/durum-sorgu': { hesapla: (g) => i.paytr('durum-sorgu', g) },
  'iyzico-fiyat-bicimi/bicim': { hesapla: (g) => istekFiyati(s(g)) },
  'iyzico-istek-v2/istek': {
    hesapla: (g) =>
      i.iyzicoIstek({
        apiKey: s(g['apiKey']),
        secretKey: s(g['secretKey']),
        randomKey: s(g['randomKey']),
        path: s(g['path']),
        body: s(g['body']),
      }),
  },
  'iyzico-webhook-v3/hosted': {
    hesapla: (g) => i.iyzicoBildirim(g['govde'] as m.Alanlar, s(g['secretKey'])),
    imzali: () => ['iyziEventType', 'iyziPaymentId', 'token', 'paymentConversationId', 'status'],
    icinde: 'govde',
  },
  'iyzico-webhook-v3/direct': {
    hesapla: (g) => i.iyzicoBildirim(g['govde'] as m.Alanlar, s(g['secretKey'])),
    imzali: () => ['iyziEventType', 'paymentId', 'paymentConversationId', 'status'],
    icinde: 'govde',
  },
  'iyzico-yanit-imza/callbackUrl': {
    hesapla: (g) => i.iyzicoYanit(IYZICO_DONUSU, g, s(g['secretKey'])),
    imzali: () => IYZICO_DONUSU,
  },
  'payfor-qnb/istek': { hesapla: (g) => i.payforIstek(g.alanlar, s(g['storeKey'])) },
  'payfor-qnb/yanit': {
    hesapla: (g) =>
      i.payforYanit(g.alanlar, {
        merchantId: s(g['merchantId']),
        userCode: s(g['userCode']),
        storeKey: s(g['storeKey']),
      }),
    imzali: () => m.PAYFOR_YANIT,
    icinde: 'alanlar',
  },
  'posnet-v1-albaraka/istek-provizyon': { hesapla: (g) => i.posnet1Provizyon(g.alanlar, s(g['encKey'])) },
  'posnet-v1-albaraka/params': { hesapla: (g) => i.posnet1Adli(g.alanlar, s(g['encKey'])) },
  'posnet-v1-albaraka/yanit': {
    hesapla: (g) => i.posnet1Adli(g.alanlar, s(g['encKey'])),
    imzali: (g) => adli(g.alanlar['MACParams'] === undefined ? 'MacParams' : 'MACParams', ':')(g),
    icinde: 'alanlar',
  },
};

/** The value with one character changed, at its beginning, middle or end. */
const bozuk = (v: unknown, yer: number): string => {
  const yazi = s(v);
  if (yazi === '') return '1';
  const n = Math.min(yazi.length - 1, Math.floor(yazi.length * yer));
  return yazi.slice(0, n) + (yazi[n] === '7' ? '8' : '7') + yazi.slice(n + 1);
};

describe.each(aileler)('$aile', ({ aile, vektorler }) => {
  it.each(vektorler)('$id $yon', ({ yon, girdi, beklenen }) => {
    const kural = KURALLAR[`${aile}/${yon}`];
    expect(kural, `${aile}/${yon}: bu yön için kural yok`).toBeDefined();
    const { hesapla, imzali, icinde } = kural!;
    expect(hesapla(girdi)).toBe(beklenen);
    expect(i.esit(beklenen, hesapla(girdi))).toBe(true);
    for (const ad of imzali?.(girdi) ?? [])
      for (const yer of [0, 0.5, 0.999]) {
        const ic = icinde === undefined ? girdi : (girdi[icinde] as Record<string, unknown>);
        const yeni = { ...ic, [ad]: bozuk(ic[ad], yer) };
        const degisen = (icinde === undefined ? yeni : { ...girdi, [icinde]: yeni }) as Girdi;
        expect(i.esit(beklenen, hesapla(degisen)), `${ad} değişti, imza geçti`).toBe(false);
      }
  });
});

it('knows every family and both directions of every file', () => {
  expect(aileler.length).toBe(10);
  expect(aileler.flatMap((a) => a.vektorler).length).toBeGreaterThanOrEqual(61);
});

it('refuses a signature that is missing, empty, or of another kind or length', () => {
  for (const yok of [undefined, null, '', 0, true, ['abc'], {}, 'ab', 'abcd', 'ABC', ' abc'])
    expect(i.esit(yok, 'abc')).toBe(false);
  expect(i.esit('', '')).toBe(false);
  expect(i.esit(undefined, 'undefined')).toBe(false);
  expect(i.esit('abc', 'abc')).toBe(true);
});

it('signs the received bytes of ISO-8859-9', () => {
  // "Ayşe İnanç" in ISO-8859-9, one letter a byte.
  const bayt = 'Ay\xfee \xddnan\xe7';
  expect(i.nestpay3Bayt({ ad: bayt }, 'k')).not.toBe(i.nestpay3({ ad: 'Ayşe İnanç' }, 'k'));
  expect(i.nestpay3Bayt({ ad: Buffer.from('Ayşe').toString('latin1') }, 'k')).toBe(i.nestpay3({ ad: 'Ayşe' }, 'k'));
});

it('keeps fields apart that are joined by a separator, whatever they contain', () => {
  expect(m.nestpay3({ a: 'x|y', b: '' }, 'k')).toBe(String.raw`x\|y||k`);
  expect(m.nestpay3({ a: 'x\\', b: '|y' }, 'k|')).toBe(String.raw`x\\|\|y|k\|`);
  expect(m.nestpay3({ NationalIdNo: '1', ENCODING: 'x', hash: 'x', a: '1' }, 'k')).toBe('1|k');
});
