import { EN_COK_ORAN } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import {
  BIRIMLER,
  KDV_ORANLARI,
  kalemlerHatasi,
  PERIYOTLAR,
  type TeklifKalemi,
  teklifToplami,
} from '@masabasi/core/pazarlama/teklif/toplam';
import { kurus, paraOku, paraYaz } from '@masabasi/core/platform/money/para';
import fc from 'fast-check';
import { teklifKagidi } from '../pazarlama/teklif/pdf.ts';
import { toplamSutunlari } from '../pazarlama/teklif/queries.ts';
import { teklifSayfasi } from '../pazarlama/teklif/sayfa.ts';
import { type KalemGirdisi, kalem } from '../pazarlama/teklif/testing.ts';
import { pdfOku } from './pdf.ts';

/**
 * Random quotes, and their figures in all places: for the room's own test and for the proof with a hundred thousand.
 */

/** A number above 0 with up to eight decimals. */
const ondalik = (enCok: number) =>
  fc.tuple(fc.integer({ min: 1, max: enCok }), fc.integer({ min: 0, max: 8 })).map(([n, kesir]) => {
    const yazi = String(n).padStart(kesir + 1, '0');
    return kesir === 0 ? yazi : `${yazi.slice(0, -kesir)}.${yazi.slice(-kesir)}`;
  });
const satir = fc
  .record({
    Miktar: ondalik(999),
    BirimFiyat: ondalik(99_999),
    ne: fc.constantFrom('yok', 'oran', 'tutar'),
    pay: fc.integer({ min: 0, max: EN_COK_ORAN }),
    Birim: fc.constantFrom(...(Object.keys(BIRIMLER) as KalemGirdisi['Birim'][])),
    KdvOran: fc.constantFrom(...KDV_ORANLARI),
    Periyot: fc.constantFrom(...(Object.keys(PERIYOTLAR) as KalemGirdisi['Periyot'][])),
    Opsiyonel: fc.boolean(),
  })
  .map(({ ne, pay, ...k }): KalemGirdisi => {
    const yalin = kalem({ ...k, ProjeId: null });
    const { Brut } = teklifToplami(okunan([{ ...yalin, Opsiyonel: false }]));
    // A fixed discount is a share of the sum.
    if (ne === 'tutar') return { ...yalin, IskontoTutar: kurus(Math.floor((Brut * pay) / EN_COK_ORAN)) };
    return ne === 'oran' ? { ...yalin, IskontoOran: pay } : yalin;
  });
export const okunan = (kalemler: readonly KalemGirdisi[], secilen: readonly number[] = []): TeklifKalemi[] =>
  kalemler.map((k, i) => ({ ...k, IskontoTutar: kurus(k.IskontoTutar), Secildi: secilen.includes(i) }));
export const rastgeleTeklif = fc.record({
  kalemler: fc.array(satir, { minLength: 1, maxLength: 12 }).filter((k) => kalemlerHatasi(okunan(k)) === null),
  para: fc.constantFrom('TRY' as const, 'USD' as const, 'EUR' as const),
  kur: fc.integer({ min: 1, max: 99_999_999 }),
  secim: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
});

/** Half up. No number here is below 0. */
export const yuvarla = (pay: bigint, payda: bigint): bigint => (pay * 2n + payda) / (payda * 2n);
export const buyut = (yazi: string): bigint => {
  const [tam = '', kesir = ''] = yazi.split('.');
  return BigInt(tam + kesir.padEnd(8, '0'));
};
/** Sums of lines, computed here independently: each line rounded once, VAT on the sum of each rate. */
export function toplami(kalemler: readonly KalemGirdisi[]) {
  const oranlar = new Map<number, bigint>();
  let [matrah, iskonto, kdv] = [0n, 0n, 0n];
  for (const k of kalemler) {
    const brut = yuvarla(buyut(k.Miktar) * buyut(k.BirimFiyat), 10n ** 14n);
    const kalkan = k.IskontoOran === null ? BigInt(k.IskontoTutar) : yuvarla(brut * BigInt(k.IskontoOran), 10_000n);
    iskonto += kalkan;
    matrah += brut - kalkan;
    oranlar.set(k.KdvOran, (oranlar.get(k.KdvOran) ?? 0n) + brut - kalkan);
  }
  for (const [oran, taban] of oranlar) kdv += yuvarla(taban * BigInt(oran), 100n);
  return { Matrah: Number(matrah), Iskonto: Number(iskonto), Kdv: Number(kdv), GenelToplam: Number(matrah + kdv) };
}

type Sayilar = Readonly<Record<'Matrah' | 'Iskonto' | 'Kdv' | 'GenelToplam', number | null>>;
/** Compared figures, from any source. */
export const ozu = ({ Matrah, Iskonto, Kdv, GenelToplam }: Sayilar) => ({ Matrah, Iskonto, Kdv, GenelToplam });

/** Lira for one unit of a random quote's currency. */
export const kuru = ({ para, kur }: RastgeleTeklif): string =>
  para === 'TRY' ? '1' : `${Math.floor(kur / 1_000_000)}.${String(kur % 1_000_000).padStart(6, '0')}`;
export type RastgeleTeklif = typeof rastgeleTeklif extends fc.Arbitrary<infer T> ? T : never;

/** The figures of the customer's page, read like a person. */
export function sayfadan(metin: string, birim: string) {
  const deger = (ad: string) => {
    const [, yazi] = new RegExp(`<th scope="row">${ad}</th><td>([^<]*)</td>`).exec(metin) ?? [];
    return yazi === undefined ? 0 : paraOku(yazi, birim);
  };
  const kdvler = [...metin.matchAll(/<th scope="row">KDV %\d+<\/th><td>([^<]*)<\/td>/g)];
  return {
    Matrah: deger('KDV matrahı'),
    Iskonto: deger('İskonto \\(tutarlara işlenmiştir\\)'),
    Kdv: kdvler.reduce((t, [, yazi]) => t + paraOku(yazi!, birim)!, 0),
    GenelToplam: deger('Genel toplam'),
    tutarlar: [...metin.matchAll(/<\/span><\/td><td>([^<]*)<\/td>/g)].map(([, yazi]) => paraOku(yazi!, birim)),
  };
}
const PARA = '(?:[₺$€])?[\\d.]+,\\d\\d';
/** The figures of the printed quote, from the file. */
export function kagittan(metin: string, birim: string) {
  const son = metin.slice(metin.lastIndexOf(' Brüt '));
  const deger = (ad: string) => paraOku(new RegExp(`${ad} (${PARA})`).exec(son)?.[1] ?? '', birim);
  const kdvler = [...son.matchAll(new RegExp(`KDV %\\d+ (${PARA})`, 'g'))];
  return {
    Matrah: deger('KDV matrahı'),
    Iskonto: deger('İskonto'),
    Kdv: kdvler.reduce((t, [, yazi]) => t + paraOku(yazi!, birim)!, 0),
    GenelToplam: deger('Genel toplam'),
  };
}

const BOS_KART: TeklifKarti = {
  Id: 1,
  No: 'TKL-2026-00001',
  Revizyon: 1,
  MusteriId: 1,
  Musteri: 'Ece Ar',
  ProjeId: 2,
  Proje: 'Ürün',
  Bayi: null,
  Baslik: 'Teklif',
  Tarih: '2026-11-20',
  Gecerlilik_Tarihi: '2026-12-20',
  Durum: 'Gönderildi',
  DurumAnahtar: 'gonderildi',
  Gecti: false,
  ParaBirimi: 'TRY',
  GenelToplam: kurus(0),
  LiraToplam: kurus(0),
  Yillik: kurus(0),
  Olasilik: 50,
  Beklenen_Kapanis: null,
  SahipId: 1,
  Sahip: 'Selin Deneme',
  Surum: 1,
  UstTeklifId: null,
  BayiId: null,
  Kur: '1',
  KurGunu: null,
  Brut: kurus(0),
  Iskonto: kurus(0),
  Matrah: kurus(0),
  Kdv: kurus(0),
  IskontoOrani: 0,
  RiskAsimi: false,
  Kosullar: '',
  SozlesmeYil: 1,
  LisansTurId: null,
  LisansTur: null,
  EgitimTurId: null,
  EgitimTur: null,
  DigerProgramId: null,
  DigerProgram: null,
  KayipNedenId: null,
  KayipNeden: null,
  KayipAciklama: '',
  Yazanlar: [1],
  Kalem: 1,
  Onaylayan: null,
  Eposta: '',
  Gonderim_Zamani: '2026-11-20T09:00:00.000Z',
  Goruldu_Zamani: null,
  Kabul_Zamani: null,
  KabulEden: '',
  LisansId: null,
  LisansNo: null,
  EgitimId: null,
  LisansEngeli: '',
  FaturaId: null,
  FaturaNo: null,
  FaturaTur: null,
  FaturaDurum: null,
  FaturaEngeli: '',
};
const karti = (t: RastgeleTeklif): TeklifKarti => ({
  ...BOS_KART,
  ParaBirimi: t.para,
  Kur: kuru(t),
  KurGunu: t.para === 'TRY' ? null : '2026-11-19',
});

/** Expected texts of a random quote in the list: the sum to pay, and the same in lira. */
export function listedeki(t: RastgeleTeklif): readonly [string, string] {
  const s = toplamSutunlari(teklifToplami(okunan(t.kalemler)), kuru(t));
  return [paraYaz(s.genel_toplam, t.para), paraYaz(s.lira_toplam, 'TRY')];
}

/** Text of the customer's page, with these optional lines chosen. */
export const sayfadaki = (t: RastgeleTeklif, secilen: readonly number[] | null) =>
  sayfadan(
    teklifSayfasi({
      kod: 'a',
      sirket: 'Masabaşı',
      teklif: karti(t),
      kalemler: okunan(t.kalemler),
      sorular: [],
      once: null,
      nedenler: [],
      yazilan: { secilen, ad: '', soru: '', neden: null, aciklama: '', hata: null },
    }),
    t.para,
  );

/** Text of the printed quote: drawn, and read out of the file. */
export async function kagittaki(t: RastgeleTeklif) {
  const kagit = await teklifKagidi(karti(t), okunan(t.kalemler), 'Masabaşı', 'https://masa.example/teklif/a');
  const { sayfalar } = await pdfOku(kagit);
  return kagittan(sayfalar.map((y) => y.metin).join(' '), t.para);
}
