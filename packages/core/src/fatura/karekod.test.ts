import { expect, test } from 'vitest';
import { type Kurus, kurus } from '../para.ts';
import vektorler from '../veri/karekod.json' with { type: 'json' };
import { karekodOku, karekodYaz } from './karekod.ts';

const kr = (metin: string | undefined): Kurus => kurus(Math.round(Number(metin) * 100));

interface Vektor {
  readonly yon: string;
  readonly metin: string;
  readonly alanlar?: Readonly<Record<string, string>>;
  readonly beklenen?: string | Readonly<Record<string, string>>;
}
const hepsi = vektorler.vektorler as readonly Vektor[];

test.each(hepsi.filter((v) => v.alanlar).map((v) => [v.alanlar!['no'], v] as const))('%s yazılır ve okunur', (_, v) => {
  const a = v.alanlar!;
  const oranlar = Object.keys(a).flatMap((ad) => {
    const [, oran] = /^kdvmatrah\((\d+)\)$/.exec(ad) ?? [];
    if (oran === undefined) return [];
    return [{ KdvOran: Number(oran), Matrah: kr(a[ad]), Kdv: kr(a[`hesaplanankdv(${oran})`]) }];
  });
  expect(
    karekodYaz({
      SaticiVkn: a['vkntckn']!,
      AliciVkn: a['avkntckn']!,
      Senaryo: a['senaryo']!,
      Tip: a['tip']!,
      Tarih: a['tarih']!,
      No: a['no']!,
      Ettn: a['ettn']!,
      ParaBirimi: a['parabirimi']!,
      Brut: kr(a['malhizmettoplam']),
      oranlar,
      VergiDahil: kr(a['vergidahil']),
      Odenecek: kr(a['odenecek']),
    }),
  ).toBe(v.metin);
  expect(karekodOku(v.metin)).toMatchObject({ No: a['no'], Ettn: a['ettn'], Odenecek: kr(a['odenecek']) });
});

test.each(hepsi.filter((v) => v.yon === 'oku').map((v) => [v.metin, v] as const))('%s', (metin, { beklenen }) => {
  const okunan = karekodOku(metin);
  if (typeof beklenen === 'string' || beklenen === undefined) {
    expect(okunan).toBeNull();
    return;
  }
  expect(okunan).toMatchObject({
    Kdv: Number(beklenen['kdvKurus']),
    Odenecek: Number(beklenen['odenecekKurus']),
    ParaBirimi: beklenen['para'],
    Tarih: beklenen['tarih'],
    Ettn: beklenen['ettn'],
  });
});

test.each(['null', '[]', '"x"', '{"tarih":5}', '{', ''])('%j bir karekod değildir', (metin) => {
  expect(karekodOku(metin)).toBeNull();
});
