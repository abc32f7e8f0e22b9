import { expect, test } from 'vitest';
import { type Kurus, kurus } from '../../platform/money/para.ts';
import vektorler from '../../testing/veri/karekod.json' with { type: 'json' };
import type { FaturaBelgesi } from './belge.ts';
import { karekodAykiriliklari, karekodBilgisi, karekodYaz } from './karekod.ts';
import { faturaBelgesi } from './olustur.ts';

const kr = (metin: string | undefined): Kurus => kurus(Math.round(Number(metin) * 100));

interface Vektor {
  readonly metin: string;
  readonly alanlar: Readonly<Record<string, string>>;
}
const hepsi = vektorler.vektorler as readonly Vektor[];

test.each(hepsi.map((v) => [v.alanlar['no'], v] as const))('writes %s', (_, v) => {
  const a = v.alanlar;
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
});

const TARAF = {
  KimlikTuru: 'VKN',
  Kimlik: '1112223339',
  Unvan: 'A',
  Ad: null,
  Soyad: null,
  VergiDairesi: null,
  Adres: null,
  Ilce: 'Çankaya',
  Il: 'Ankara',
  Ulke: 'Türkiye',
  Telefon: null,
  Eposta: null,
};
const satir = (BirimFiyat: string, KdvOran: number, MuafiyetKodu: string | null) => ({
  Ad: 'Yazılım',
  Miktar: '1',
  BirimKodu: 'C62',
  BirimFiyat,
  IskontoOran: null,
  IskontoTutar: kurus(0),
  KdvOran,
  MuafiyetKodu,
  TevkifatKodu: null,
});
const belgesi = (Kalemler: readonly ReturnType<typeof satir>[]): FaturaBelgesi =>
  faturaBelgesi({
    No: 'MSB2026000000001',
    Ettn: '6f1c2d3e-4a5b-4c6d-8e7f-001122334455',
    Tarih: '2026-11-20',
    Saat: '12:00:00',
    Senaryo: 'TEMELFATURA',
    Tip: 'ISTISNA',
    ParaBirimi: 'TRY',
    Kur: null,
    Vade: null,
    Hesap: null,
    Aciklama: '',
    Iade: null,
    Satici: TARAF,
    Alici: { ...TARAF, Kimlik: '9876543217' },
    Kalemler,
  });
const alanlari = (b: FaturaBelgesi) => JSON.parse(karekodYaz(karekodBilgisi(b))) as Record<string, string>;

test.each([
  ['two exemptions', [satir('2999.99', 0, '302'), satir('2500', 0, '223')], { 0: ['5499.99', '0.00'] }],
  ['an exemption beside a line without tax', [satir('10', 0, '302'), satir('5', 0, '351')], { 0: ['15.00', '0.00'] }],
  [
    'two rates, one of them in two groups',
    [satir('100', 20, null), satir('7', 0, '301'), satir('50', 10, null), satir('3.5', 0, '351'), satir('1', 20, null)],
    { 20: ['101.00', '20.20'], 10: ['50.00', '5.00'], 0: ['10.50', '0.00'] },
  ],
] as const)('%s: one field for each rate, with its sum', (_, kalemler, beklenen) => {
  const b = belgesi(kalemler);
  const alanlar = alanlari(b);
  for (const [oran, [matrah, kdv]] of Object.entries(beklenen))
    expect([alanlar[`kdvmatrah(${oran})`], alanlar[`hesaplanankdv(${oran})`]]).toEqual([matrah, kdv]);
  expect(Object.keys(alanlar).filter((ad) => ad.startsWith('kdvmatrah('))).toHaveLength(Object.keys(beklenen).length);
  expect(karekodAykiriliklari(b, karekodYaz(karekodBilgisi(b)))).toEqual([]);
});

test('the proof finds every field of the code that differs from the invoice, is missing or is extra', () => {
  const b = belgesi([satir('2999.99', 0, '302'), satir('2500', 0, '223'), satir('100', 20, null)]);
  const dogru = alanlari(b);
  expect(Object.keys(dogru)).toHaveLength(15);
  const bul = (alanlar: object) => karekodAykiriliklari(b, JSON.stringify(alanlar));
  for (const ad of Object.keys(dogru)) {
    expect(bul({ ...dogru, [ad]: '1.00' }), ad).not.toEqual([]);
    expect(bul(Object.fromEntries(Object.entries(dogru).filter(([a]) => a !== ad))), ad).not.toEqual([]);
  }
  // In an old format, the last group of a rate stood for all groups of the rate.
  expect(bul({ ...dogru, 'kdvmatrah(0)': '2500.00' })).toEqual([
    'Karekoddaki kdvmatrah(0) ‘5499.99’ olmalı; "2500.00" yazılmış.',
  ]);
  expect(bul({ ...dogru, 'kdvmatrah(10)': '1.00' })).not.toEqual([]);
  expect(karekodAykiriliklari(b, '{')).not.toEqual([]);
});
