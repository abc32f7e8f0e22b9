import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { camtOku } from './camt.ts';
import beklenenler from './veri/camt.json' with { type: 'json' };

interface BeklenenEkstre {
  readonly kimlik: string | null;
  readonly no: string | null;
  readonly hesap: string | null;
  readonly acilis: string | null;
  readonly kapanis: string | null;
  readonly adet: number;
  readonly toplam: string;
  readonly defterToplam: string;
  readonly denk: boolean | null;
  readonly hareketler: readonly {
    readonly kurus: string;
    readonly para: string;
    readonly durum: string;
    readonly islem: string | null;
    readonly valor: string | null;
    readonly ref: string | null;
  }[];
}
const dosyalar = beklenenler.dosyalar as readonly {
  readonly dosya: string;
  readonly sonuc: string;
  readonly ekstreler?: readonly BeklenenEkstre[];
}[];
const sayi = (s: string | null) => (s === null ? null : Number(s));
const oku = (dosya: string) =>
  camtOku(readFileSync(new URL(`./veri/${dosya.replace('camt/', '')}`, import.meta.url), 'utf8'));

test.each(dosyalar.map((d) => [d.dosya, d.sonuc, d] as const))('%s: %s', (dosya, sonuc, d) => {
  const okunan = oku(dosya);
  if (sonuc === 'reddet') {
    expect(okunan).toEqual({ hata: expect.any(String) });
    return;
  }
  if ('hata' in okunan) throw new Error(okunan.hata);
  expect(
    okunan.ekstreler.map((e) => ({
      kimlik: e.Kimlik,
      no: e.No,
      hesap: e.Hesap,
      acilis: e.Acilis?.Tutar ?? null,
      kapanis: e.Kapanis?.Tutar ?? null,
      toplam: e.hareketler.reduce((t, h) => t + h.Tutar, 0),
      denk: e.Fark === null ? null : e.Fark === 0,
      hareketler: e.hareketler.map((h) => ({
        kurus: h.Tutar,
        para: h.ParaBirimi,
        defterde: h.Defterde,
        islem: h.Islem,
        valor: h.Valor,
        ref: h.BankaReferansi,
      })),
    })),
  ).toEqual(
    d.ekstreler!.map((e) => ({
      kimlik: e.kimlik,
      no: e.no,
      hesap: e.hesap,
      acilis: sayi(e.acilis),
      kapanis: sayi(e.kapanis),
      toplam: Number(e.toplam),
      denk: e.denk,
      hareketler: e.hareketler.map((h) => ({
        kurus: Number(h.kurus),
        para: h.para,
        defterde: h.durum === 'BOOK',
        islem: h.islem,
        valor: h.valor,
        ref: h.ref,
      })),
    })),
  );
});

test.each<[string, string, RegExp]>([
  ['belge türü', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', /DOCTYPE/],
  ['kapanmayan öğe', '<a><b></a>', /geçerli bir XML değil/],
  ['çok derin', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, /çok derin/],
  ['boş', '', /XML değil|boş/],
  ['başka bir belge', '<Document><Baska/></Document>', /CAMT\.052, 053 ya da 054/],
])('%s reddedilir', (_, metin, cumle) => {
  const sonuc = camtOku(metin);
  expect('hata' in sonuc && sonuc.hata).toMatch(cumle);
});
