import type { KartToplami, Siniflama } from '@masabasi/core/mali/banka/rules';
import { buyuk } from '@masabasi/core/platform/text/metin';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { haftaIci, ileriIsGunu } from '../../plan/isGunu.ts';
import { type Zar, zar } from '../../plan/zar.ts';

/** Generates the movements of the demo company's accounts, day by day. */

/** Separates these random numbers from those of the other rooms. */
const BANKA_ZARI = 714_203;

export const HESAPLAR = [
  { ad: 'Ziraat TL', banka: 'Ziraat Bankası', iban: 'TR620001001234567890123456', birim: 'TRY', acilis: 48_250_000 },
  { ad: 'Yapı Kredi TL', banka: 'Yapı Kredi', iban: 'TR330006701234567890170118', birim: 'TRY', acilis: 12_500_000 },
  { ad: 'İş Bankası USD', banka: 'İş Bankası', iban: 'TR780006401234567890162341', birim: 'USD', acilis: 1_875_000 },
] as const;
export type Hangi = 0 | 1 | 2;

/** Payment of an invoice by a bank line. */
export interface Odeme {
  readonly tahsilat: number;
  readonly musteri: number;
  readonly ad: string;
  readonly no: string;
  readonly gun: Gun;
  readonly tutar: number;
}

/** An invoice that still has to be paid. */
export interface Acik {
  readonly musteri: number;
  readonly ad: string;
  readonly no: string;
  readonly kalan: number;
  /** True when the customer has paid before. */
  readonly bilinen: boolean;
}

/** Card payments that the bank paid out together, less its commission. */
export interface TopluKart {
  readonly gun: Gun;
  readonly saglayici: string;
  readonly tahsilatlar: readonly number[];
  readonly kalemler: KartToplami['kalemler'];
  readonly komisyon: Kurus;
  readonly net: number;
}

/** A movement before it is written: its account and its meaning. A null meaning is a puzzle for the user. */
export interface Olan {
  readonly hesap: Hangi;
  readonly gun: Gun;
  readonly tutar: number;
  readonly aciklama: string;
  readonly karsi?: { readonly unvan: string; readonly iban: string };
  readonly sinif: (Partial<Siniflama> & Pick<Siniflama, 'Sinif'>) | null;
  /** Id of the invoice payment behind the movement. */
  readonly tahsilat?: number;
  /** Card payments behind the movement. */
  readonly kart?: TopluKart;
}

/** The IBAN from which this customer always pays. */
function ibani(musteriId: number): string {
  const bban = `000620${String(1_000_000 + musteriId * 7919).padStart(16, '0')}`;
  return `TR${String(98n - (BigInt(`${bban}292700`) % 97n)).padStart(2, '0')}${bban}`;
}

/** Most texts name the invoice, many contain something else. */
const odeme = (o: Odeme, z: Zar): Olan => ({
  hesap: 0,
  gun: o.gun,
  tutar: o.tutar,
  aciklama:
    `${z.biri(['GELEN EFT', 'GELEN HAVALE', 'GELEN FAST'])} ${buyuk(o.ad)} ${z.biri([o.no, o.no, 'LİSANS BEDELİ', 'BAKIM ÖDEMESİ', ''])}`.trim(),
  karsi: { unvan: o.ad, iban: ibani(o.musteri) },
  sinif: { Sinif: 'musteri', MusteriId: o.musteri },
  tahsilat: o.tahsilat,
});
const topluKart = (k: TopluKart): Olan => ({
  hesap: 0,
  gun: k.gun,
  tutar: k.net,
  aciklama: `${buyuk(k.saglayici)} SANAL POS ${k.tahsilatlar.length} İŞLEM`,
  sinif: { Sinif: 'kart' },
  kart: k,
});
const diger = (hesap: Hangi, gun: Gun, tutar: number, aciklama: string, HesapKod: string): Olan => ({
  hesap,
  gun,
  tutar,
  aciklama,
  sinif: { Sinif: 'diger', HesapKod, Notu: aciklama },
});
const ucret = (hesap: Hangi, gun: Gun, tutar: number, aciklama: string): Olan => ({
  hesap,
  gun,
  tutar,
  aciklama,
  sinif: { Sinif: 'masraf' },
});

/** Outgoing money at the end of a month: most of the month's income. */
function aySonu(gun: Gun, gelen: number): Olan[] {
  const pay = (oran: number) => Math.round(gelen * oran);
  const hepsi: Olan[] = [
    {
      hesap: 0,
      gun,
      tutar: -pay(0.8),
      aciklama: 'Yapı Kredi hesabına virman',
      sinif: { Sinif: 'virman', KarsiHesapId: 1 },
    },
    {
      hesap: 1,
      gun,
      tutar: pay(0.8),
      aciklama: 'Ziraat hesabından virman',
      sinif: { Sinif: 'virman', KarsiHesapId: 0 },
    },
    diger(1, gun, -pay(0.42), 'Personel maaş ödemesi', '335'),
    diger(1, gun, -pay(0.14), 'SGK prim ödemesi', '361'),
    diger(1, gun, -pay(0.1), 'KDV ve muhtasar ödemesi', '360'),
    diger(1, gun, -pay(0.06), 'Ofis kirası', '770'),
    ucret(1, gun, -2_350, 'Toplu ödeme ücreti'),
    { ...diger(2, gun, -18_900, 'Sunucu barındırma ödemesi', '770') },
    diger(2, gun, 42_000 + (gelen % 9_000), 'Yurt dışı lisans tahsilatı', '340'),
  ];
  // A month without payments has nothing to pass on.
  return hepsi.filter((o) => o.tutar !== 0);
}

/** Other movements of a working day: bank charges and expenses. */
function birGun(gun: Gun, z: Zar): Olan[] {
  const kesilen = Array.from({ length: z.arasi(0, 2) }, () => ucret(0, gun, -350, 'FAST işlem ücreti'));
  const gider = z.olasi(0.2)
    ? [
        diger(
          1,
          gun,
          -z.arasi(45_000, 900_000),
          z.biri(['Elektrik faturası', 'İnternet faturası', 'Kırtasiye', 'Yazılım lisans gideri']),
          '770',
        ),
      ]
    : [];
  return [...kesilen, ...gider];
}

/**
 * Puzzles of the last day, not classified yet: a payment from a known account, a payment with only a name in the text,
 * two invoices in one payment, a payment short by the bank's charge, twins, a transfer whose other end is in another
 * account, and card payments.
 */
function bilmeceler(gun: Gun, acik: readonly Acik[]): Olan[] {
  const bilinmeyen = (tutar: number, aciklama: string, karsi?: Olan['karsi']): Olan => ({
    hesap: 0,
    gun,
    tutar,
    aciklama,
    sinif: null,
    ...(karsi && { karsi }),
  });
  const kalan = [...acik];
  const al = (uygun: (a: Acik) => boolean) => kalan.splice(kalan.findIndex(uygun), 1)[0];
  const cift = [...Map.groupBy(acik, (a) => a.musteri).values()].find((x) => x.length > 1)?.slice(0, 2) ?? [];
  const disinda = (a: Acik) => cift.every((c) => c.musteri !== a.musteri);
  const [taninan, adla, eksik] = [al((a) => a.bilinen && disinda(a)), al(disinda), al(disinda)];
  return [
    ...(taninan ? [bilinmeyen(taninan.kalan, 'GELEN FAST', { unvan: taninan.ad, iban: ibani(taninan.musteri) })] : []),
    ...(adla ? [bilinmeyen(adla.kalan, `GELEN EFT ${buyuk(adla.ad)}`)] : []),
    ...(cift.length > 0
      ? [
          bilinmeyen(
            cift.reduce((t, a) => t + a.kalan, 0),
            `GELEN HAVALE ${buyuk(cift[0]!.ad)} iki fatura`,
          ),
        ]
      : []),
    ...(eksik ? [bilinmeyen(eksik.kalan - 2_500, `YURT DISI HAVALE ${eksik.no}`)] : []),
    bilinmeyen(-350, 'FAST işlem ücreti'),
    bilinmeyen(-350, 'FAST işlem ücreti'),
    bilinmeyen(2_500_000, 'Yapı Kredi hesabından virman'),
  ];
}

/** All movements, from the first day on. */
export function olanlar(
  ilk: Gun,
  acikGun: Gun,
  o: { readonly odemeler: readonly Odeme[]; readonly kartlar: readonly TopluKart[]; readonly acik: readonly Acik[] },
): Olan[] {
  const gunluk = Map.groupBy(o.odemeler, (x) => x.gun);
  const kartlar = Map.groupBy(o.kartlar, (k) => k.gun);
  const hepsi: Olan[] = [];
  let gelen = 0;
  for (let gun = ilk, n = 0; gun <= acikGun; gun = gunEkle(gun, 1), n++) {
    if (!haftaIci(gun)) continue;
    const z = zar(BANKA_ZARI, n);
    const gelenler = (gunluk.get(gun) ?? []).map((x) => odeme(x, z));
    const toplu = (kartlar.get(gun) ?? []).map(topluKart);
    hepsi.push(
      ...(gun === acikGun
        ? [...bilmeceler(gun, o.acik), ...toplu.map((k) => ({ ...k, sinif: null }))]
        : [...gelenler, ...toplu, ...birGun(gun, z)]),
    );
    gelen += [...gelenler, ...toplu].reduce((t, x) => t + x.tutar, 0);
    const aySonuMu = ileriIsGunu(gunEkle(gun, 1)).slice(0, 7) !== gun.slice(0, 7);
    if (aySonuMu && gun !== acikGun) {
      hepsi.push(...aySonu(gun, gelen));
      gelen = 0;
    }
  }
  return hepsi;
}
