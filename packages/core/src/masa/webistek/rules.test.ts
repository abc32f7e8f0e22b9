import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kucuk } from '../../platform/text/metin.ts';
import { sunulanSayilari } from '../../platform/process/surec.ts';
import {
  baskasiInceler,
  eslesme,
  KOD_BAYTI,
  sifirBitleri,
  TAKIP_DURUM_ADLARI,
  takipKodu,
  takipKoduOku,
  takipKoduYaz,
  TOPLU_DURUMLAR,
  WEBISTEK_DURUMLARI,
  WEBISTEK_SURECI,
  webistekDurumHatalari,
  type WebistekFormu,
  webistekHatalari,
  webistekSade,
} from './rules.ts';

const DOLU: WebistekFormu = {
  AdSoyad: 'Ece Ar',
  Kurum: '',
  MusteriNo: '',
  Telefon: '0532 111 22 33',
  Eposta: '',
  ProjeId: 2,
  Aciklama: 'Fiş yazdıramıyorum, yardım eder misiniz?',
};

describe('form of a web request', () => {
  test.each<[Partial<WebistekFormu>, Partial<Record<keyof WebistekFormu, string>>]>([
    [{}, {}],
    [{ Telefon: '', Eposta: 'ece@ornek.example' }, {}],
    [
      { Telefon: '', Eposta: '' },
      { Telefon: 'Size ulaşabilmemiz için telefonunuzu ya da e-posta adresinizi yazınız.' },
    ],
    [{ Eposta: 'ece' }, { Eposta: 'E-posta adresi geçerli değil.' }],
    [{ AdSoyad: 'E' }, { AdSoyad: 'Adınızı ve soyadınızı yazınız.' }],
    [{ ProjeId: null }, { ProjeId: 'Hangi ürün için yazdığınızı seçiniz.' }],
    [{ Aciklama: '  kısa  ' }, { Aciklama: 'İsteğinizi en az 10 karakterle anlatınız.' }],
  ])('%j', (o, hatalar) => {
    expect(webistekHatalari(webistekSade({ ...DOLU, ...o }))).toEqual(hatalar);
  });

  test('is saved without extra blanks', () => {
    expect(webistekSade({ ...DOLU, AdSoyad: '  Ece   Ar ', MusteriNo: ' m000012 ' })).toMatchObject({
      AdSoyad: 'Ece Ar',
      MusteriNo: 'm000012',
      Telefon: '05321112233',
    });
  });
});

describe('a tracking code', () => {
  test('is read in any spelling', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: KOD_BAYTI, maxLength: KOD_BAYTI }), (baytlar) => {
        const kod = takipKodu(baytlar);
        expect(kod).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
        expect(takipKoduOku(kod)).toBe(kod);
        expect(takipKoduOku(` ${kucuk(takipKoduYaz(kod))} `)).toBe(kod);
      }),
    );
  });

  test.each(['', 'ABCD', 'ABCD-EFGH-JKL0', 'ABCDEFGHJKLMN', '<script>alert', 'ABCD-EFGH-JKLI'])('is not %j', (s) => {
    expect(takipKoduOku(s)).toBeNull();
  });

  test('does not tell a spammer that the request counts as spam', () => {
    expect(TAKIP_DURUM_ADLARI.spam).toBe(TAKIP_DURUM_ADLARI.yeni);
  });
});

test.each([
  [[0x80], 0],
  [[0x01, 0xff], 7],
  [[0x00, 0x40], 9],
  [[0x00, 0x00], 16],
])('%j begins with %i zero bits', (baytlar, bit) => {
  expect(sifirBitleri(Uint8Array.from(baytlar))).toBe(bit);
});

describe('customers who may be the sender', () => {
  test.each([
    [{ no: true, telefon: true, eposta: false, ad: false }, 98, 'müşteri no, telefon aynı'],
    [{ no: false, telefon: true, eposta: false, ad: false }, 80, 'telefon aynı'],
    [{ no: false, telefon: false, eposta: true, ad: true }, 85, 'e-posta, ad aynı'],
    [{ no: false, telefon: false, eposta: false, ad: true }, 40, 'ad aynı'],
    [{ no: false, telefon: false, eposta: false, ad: false }, 0, ''],
  ])('%j', (b, puan, neden) => {
    expect(eslesme(b)).toEqual({ puan, neden });
  });

  test('a further match never lowers the probability', () => {
    const isaretler = fc.record({ no: fc.boolean(), telefon: fc.boolean(), eposta: fc.boolean(), ad: fc.boolean() });
    fc.assert(
      fc.property(isaretler, fc.constantFrom('no', 'telefon', 'eposta', 'ad'), (b, hangi) => {
        expect(eslesme({ ...b, [hangi]: true }).puan).toBeGreaterThanOrEqual(eslesme(b).puan);
      }),
    );
  });
});

test.each([
  [
    { Durum: 'reddedildi', Aciklama: 'kısa', AsilId: null },
    { Aciklama: 'Müşterinin okuyacağı nedeni en az 10 karakterle yazınız.' },
  ],
  [{ Durum: 'mukerrer', Aciklama: '', AsilId: null }, { AsilId: 'Hangi isteğin yinelendiğini seçiniz.' }],
  [{ Durum: 'mukerrer', Aciklama: '', AsilId: 3 }, {}],
  [{ Durum: 'spam', Aciklama: '', AsilId: null }, {}],
] as const)('a change of state %j', (f, hatalar) => {
  expect(webistekDurumHatalari(f)).toEqual(hatalar);
});

describe('acts on several requests', () => {
  const istekler = WEBISTEK_DURUMLARI.flatMap((DurumAnahtar) =>
    (DurumAnahtar === 'yeni' ? [null] : [1, 2]).map((AtananId) => ({ DurumAnahtar, AtananId })),
  );

  test('are blocked while a colleague reviews the request', () => {
    expect(istekler.filter((w) => baskasiInceler(w, { Id: 1 }))).toEqual([{ DurumAnahtar: 'incelemede', AtananId: 2 }]);
  });

  test('are offered if at least one request allows them, with the number', () => {
    const sayilar = sunulanSayilari(WEBISTEK_SURECI, istekler, { Id: 1 });
    expect(TOPLU_DURUMLAR.map((d) => [d, sayilar.get(d)])).toEqual([
      ['spam', 2],
      ['reddedildi', 1],
      ['incelemede', 8],
    ]);
    expect(sayilar.has('aktarildi')).toBe(false);
    expect(sunulanSayilari(WEBISTEK_SURECI, [], { Id: 1 }).size).toBe(0);
  });
});
