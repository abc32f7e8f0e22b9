import { describe, expect, test } from 'vitest';
import type { MusteriAlanlari } from '../musteri/alanlar.ts';
import {
  AKTARIM_ISLEMLERI,
  type AktarimHali,
  type AktarimListeleri,
  EN_COK_MUSTERI,
  islemHatasi,
  kaydiOku,
  kayitNo,
  kayitTc,
  kayitVkn,
  MUSTERI_SUTUNLARI,
  musteriTablosu,
} from './rules.ts';

test('recognizes headings in Turkish and by field name, and names the unknown ones', () => {
  for (const basliklar of [MUSTERI_SUTUNLARI.map((s) => s.baslik), MUSTERI_SUTUNLARI.map((s) => s.alan)])
    expect(musteriTablosu([basliklar, basliklar])).toMatchObject({ taninmayan: [], hata: null });
  expect(
    musteriTablosu([
      ['ADI', 'şehir', 'Uğur'],
      ['a', 'b', 'c'],
    ]),
  ).toEqual({
    kayitlar: [{ Satir: 2, Ad: 'a', IlId: 'b' }],
    taninmayan: ['Uğur'],
    hata: null,
  });
  const cok = Array.from({ length: EN_COK_MUSTERI + 1 }, () => ['a']);
  expect(musteriTablosu([['Ad'], ...cok]).hata).toBe('Bir dosyada en fazla 50000 müşteri olabilir.');
});

test('reads a number in every notation that offices use', () => {
  expect(['M000042', 'm42', '42', '0042', 'X1'].map((MusteriNo) => kayitNo({ Satir: 2, MusteriNo }))).toEqual([
    'M000042',
    'M000042',
    'M000042',
    'M000042',
    'X1',
  ]);
  expect(['100 000 001 46', '100******46', ' '].map((TCKimlikNo) => kayitTc({ Satir: 2, TCKimlikNo }))).toEqual([
    '10000000146',
    undefined,
    undefined,
  ]);
  expect(['12345672', '0012345672', '12345671', ''].map((VKN) => kayitVkn({ Satir: 2, VKN }))).toEqual([
    '0012345672',
    '0012345672',
    '12345671',
    undefined,
  ]);
});

describe('allows only the next steps of an import', () => {
  const simdi = '2026-11-20T09:00:00Z';
  const olabilen = (Islem: AktarimHali['Islem'], Durum: AktarimHali['Durum'], YazmaZamani: string | null = null) =>
    AKTARIM_ISLEMLERI.filter((islem) => islemHatasi({ Islem, Durum, YazmaZamani }, islem, simdi) === null);

  test.each([
    ['dene', 'yukleniyor', null, ['dene']],
    ['dene', 'suruyor', null, []],
    ['dene', 'yarim', null, ['dene']],
    ['dene', 'bitti', null, ['dene', 'yaz']],
    ['yaz', 'sirada', null, []],
    ['yaz', 'yarim', null, ['yaz']],
    ['yaz', 'bitti', '2026-10-21T09:00:00Z', ['geriAl']],
    ['yaz', 'bitti', '2026-10-20T09:00:00Z', []],
    ['geriAl', 'yarim', '2026-11-19T09:00:00Z', ['geriAl']],
    ['geriAl', 'bitti', '2026-11-19T09:00:00Z', []],
  ] as const)('after %s in state %s, written %s: %s', (islem, durum, yazma, beklenen) => {
    expect(olabilen(islem, durum, yazma)).toEqual(beklenen);
  });
});

describe('fields that were added to the card later', () => {
  const BOS: ReadonlyMap<string, number> = new Map();
  const LISTELER: AktarimListeleri = {
    secimler: {
      AyrilmaNedenId: BOS,
      BankaId: BOS,
      BayiId: BOS,
      BransId: BOS,
      CinsiyetId: BOS,
      DigerProgramId: BOS,
      HesapTurId: BOS,
      IlId: BOS,
      KanGrubuId: BOS,
      KurumId: BOS,
      SorumluId: BOS,
      UlkeId: BOS,
    },
    ilceler: new Map(),
    urunler: new Map(),
  };
  const oku = (o: object, eski: MusteriAlanlari | null = null) => kaydiOku({ Satir: 2, ...o }, eski, LISTELER);

  test('are read in the words of an office, and an empty cell changes nothing', () => {
    const { form, hatalar } = oku({
      Enlem: '41,015137',
      Boylam: '28.97953',
      EFaturaMukellef: 'EVET',
      EFaturaSenaryo: 'ticarifatura',
      PkEtiket: 'urn:mail:defaultpk@firma.com',
    });
    expect(hatalar).toEqual([]);
    const beklenen = { Enlem: 41.015137, Boylam: 28.97953, EFaturaMukellef: true, EFaturaSenaryo: 'TICARIFATURA' };
    expect(form).toMatchObject(beklenen);
    expect(oku({}, form).form).toMatchObject(beklenen);
    expect(oku({ EFaturaMukellef: 'h' }, form).form.EFaturaMukellef).toBe(false);
  });

  test.each([
    ['Enlem', '91', 'Enlem: ‘91’ -90 ile 90 arasında bir sayı değil.'],
    ['Boylam', 'doğu', 'Boylam: ‘doğu’ -180 ile 180 arasında bir sayı değil.'],
    ['EFaturaMukellef', 'belki', 'E-Fatura Mükellefi: ‘belki’ anlaşılmadı; ‘Evet’ ya da ‘Hayır’ yazınız.'],
    ['EFaturaSenaryo', 'X', 'E-Fatura Senaryosu: ‘X’ bilinen bir senaryo değil (TEMELFATURA, TICARIFATURA, KAMU).'],
  ])('field %s refuses %s', (alan, yazi, mesaj) => {
    expect(oku({ [alan]: yazi }).hatalar).toEqual([{ alan, mesaj }]);
  });
});
