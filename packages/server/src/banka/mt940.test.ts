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

/** Days that the calendar does not have: the last of their month, or none. */
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
        // What is put right is said.
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
        // A day beside none is of no year.
        islem: gun(h.valor) === null ? null : h.islem,
        kurus: Number(h.kurus),
        kod: h.kod,
        ref: h.ref ?? '',
        bankaRef: h.bankaRef,
      })),
    ),
  );
});
