import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mt940Oku } from './mt940.ts';
import beklenenler from './veri/mt940.json' with { type: 'json' };

interface BeklenenHareket {
  readonly valor: string;
  readonly islem: string | null;
  readonly kurus: string;
  readonly kod: string;
  readonly ref: string | null;
  readonly bankaRef: string | null;
}
interface BeklenenBakiye {
  readonly tip: string;
  readonly tarih: string;
  readonly kurus: string;
}
interface BeklenenEkstre {
  readonly ref: string | null;
  readonly hesap: string | null;
  readonly no: string | null;
  readonly para: string | null;
  readonly acilis: BeklenenBakiye | null;
  readonly kapanis: BeklenenBakiye | null;
  readonly adet: number;
  readonly toplam: string;
  readonly fark: string | null;
  readonly hareketler: readonly BeklenenHareket[];
}

const dosyalar = beklenenler.dosyalar as readonly {
  readonly dosya: string;
  readonly sonuc: string;
  readonly ekstreler?: readonly BeklenenEkstre[];
}[];
const oku = (dosya: string) => {
  const bayt = readFileSync(new URL(`./veri/${dosya.replace('mt940/', '')}`, import.meta.url));
  return mt940Oku(new TextDecoder('utf-8').decode(bayt));
};

/** Days that do not exist in the calendar, with the last day of their month, or null. */
const OLMAYAN: Readonly<Record<string, string | null>> = {
  '2002-11-31': '2002-11-30',
  '2016-02-30': '2016-02-29',
  '2014-13-87': null,
  '2036-22-68': null,
};
const gun = (yazilan: string) => (yazilan in OLMAYAN ? OLMAYAN[yazilan]! : yazilan);

test.each(dosyalar.map((d) => [d.dosya, d.sonuc, d] as const))('%s: %s', (dosya, sonuc, d) => {
  const okunan = oku(dosya);
  if (sonuc === 'satir-bozuk') {
    expect(okunan).toEqual({ hata: expect.stringMatching(/^\d+\. satırdaki :61: alanı okunamadı/) });
    return;
  }
  if ('hata' in okunan) throw new Error(okunan.hata);
  const { ekstreler } = okunan;
  const bakiye = (b: BeklenenBakiye | null) => b && { Tip: b.tip, Gun: gun(b.tarih), Tutar: Number(b.kurus) };
  expect(
    ekstreler.map((e) => ({
      Kimlik: e.Kimlik,
      Hesap: e.Hesap,
      No: e.No,
      ParaBirimi: e.ParaBirimi,
      Acilis: e.Acilis && { Tip: e.Acilis.Tip, Gun: e.Acilis.Gun, Tutar: e.Acilis.Tutar },
      Kapanis: e.Kapanis && { Tip: e.Kapanis.Tip, Gun: e.Kapanis.Gun, Tutar: e.Kapanis.Tutar },
      adet: e.hareketler.length,
      Fark: e.Fark,
    })),
  ).toEqual(
    d.ekstreler!.map((e) => ({
      Kimlik: e.ref,
      Hesap: e.hesap,
      No: e.no,
      ParaBirimi: e.para,
      Acilis: bakiye(e.acilis),
      Kapanis: bakiye(e.kapanis),
      adet: e.adet,
      Fark: e.fark === null ? null : Number(e.fark),
    })),
  );
  expect(
    ekstreler.flatMap((e) =>
      e.hareketler.map((h) => ({
        valor: h.Valor,
        // The reader reports a corrected day.
        uyari: h.Uyari !== null,
        islem: h.Islem && h.Islem.slice(5).replace('-', ''),
        kurus: h.Tutar,
        kod: h.Kod,
        ref: h.Referans ?? '',
        bankaRef: h.BankaReferansi,
      })),
    ),
  ).toEqual(
    d.ekstreler!.flatMap((e) =>
      e.hareketler.map((h) => ({
        valor: gun(h.valor),
        uyari: h.valor in OLMAYAN,
        // Without a valid value date the booking date has no year.
        islem: gun(h.valor) === null ? null : h.islem,
        kurus: Number(h.kurus),
        kod: h.kod,
        ref: h.ref ?? '',
        bankaRef: h.bankaRef,
      })),
    ),
  );
});

const mt = (hareket: string) =>
  mt940Oku(`:20:E\n:25:TR330006100519786457841326\n:28C:1\n:60F:C260130TRY1000,00\n${hareket}\n:86:METIN\n`);

test.each<[string, string, object]>([
  ['blanks for the day of entry', ':61:260130    C100,00NTRFREF1', { Islem: null, Valor: '2026-01-30', Tutar: 10_000 }],
  ['blanks on both sides of it', ':61:260130 0130 C100,00NTRFREF1', { Islem: '2026-01-30', Tutar: 10_000 }],
  ['blanks for the third letter of the currency', ':61:2601300130D 100,00NTRFREF1', { Tutar: -10_000 }],
  ['blanks before the sum', ':61:2601300130C   100,5NTRFREF1', { Tutar: 10_050, Referans: 'REF1' }],
  ['blanks and a kind without its letter', ':61:260130    C100,00TRANREF1', { Tutar: 10_000, Kod: 'TRAN' }],
  ['a sum padded by zeros', ':61:2601300130C000000000100,00NTRFREF1', { Tutar: 10_000 }],
  ['a sum that begins with its comma', ':61:2601300130C,50NTRFREF1', { Tutar: 50 }],
])('%s', (_, satir, beklenen) => {
  expect(mt(satir)).toMatchObject({ ekstreler: [{ hareketler: [beklenen] }] });
});

test.each([':61:2601300130C1,500NTRFREF1', ':61:2601300130C101,500NTRFREF1'])(
  'a comma that could stand between thousands is refused: %s',
  (satir) => {
    expect(mt(satir)).toEqual({ hata: expect.stringMatching(/^5\. satırdaki :61: alanı okunamadı: ‘\d+,500’/) });
  },
);

test('refuses a balance whose comma may separate thousands', () => {
  const dosya = ':20:E\n:25:X\n:60F:C260130TRY101,500\n:61:2601300130C1,50NTRFREF1\n:62F:C260130TRY103,00\n';
  expect(mt940Oku(dosya)).toEqual({ hata: expect.stringMatching(/^3\. satırdaki :60F: alanı okunamadı/) });
});
