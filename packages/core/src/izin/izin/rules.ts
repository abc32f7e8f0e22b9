import { hareketSozlugu, type HareketTuru } from '../../platform/hareket/rules.ts';
import type { Gun, Saat } from '../../platform/time/tarih.ts';
import { gecerliGun, gunEkle, gunFarki, haftaGunu, saatDakikasi, tarihYaz } from '../../platform/time/tarih.ts';
import { gunSayisiYaz, yuzde } from './gunSayisi.ts';

export { gunSayisiOku, gunSayisiYaz, yuzde } from './gunSayisi.ts';

/**
 * Leave: its length, the reasons to refuse it, and overlaps (specification 2.7, 2.8, 5.3, 5.4, 9; settled: leave 1 to
 * 5). Days are counted in whole hundredths, so no rounding error appears between 0.1 and 0.2.
 */

export const RAPOR = 282;

export const PAZAR_TATIL = 1;
export const CUMARTESI_PAZAR_TATIL = 2;
export const TATIL_YOK = 3;
export const TATIL_GUNLERI = [
  { Id: PAZAR_TATIL, Ad: 'Pazar Tatil' },
  { Id: CUMARTESI_PAZAR_TATIL, Ad: 'Cumartesi-Pazar Tatil' },
  { Id: TATIL_YOK, Ad: 'Tatil Yok' },
] as const;
export type TatilAyari = 1 | 2 | 3;

/** The weekly rest that counts for a person's leave: the setting of their card, otherwise Sunday. */
export const takvimAyari = (kisinin: number | null): TatilAyari =>
  kisinin === CUMARTESI_PAZAR_TATIL || kisinin === TATIL_YOK ? kisinin : PAZAR_TATIL;

export const tatilAyariAdi = (ayar: number): string => TATIL_GUNLERI.find((t) => t.Id === ayar)?.Ad ?? '';

// ——— exact texts of the specification ———
export const METIN = {
  dikkat: 'Dikkat!!!',
  turSecin: 'İzin Türünü Seçmelisiniz...',
  baslangicSecin: 'Başlangıç Tarihini Seçmelisiniz...',
  bitisSecin: 'İşe Başlama Tarihini Seçmelisiniz...',
  sureYok: 'İzin için kullanılan saat veya gün  0 dan büyük olmalı..',
  islemBasarili: 'İşlem Başarılı',
  silindi: 'İzin Silindi...',
  hataOlustu: 'Hata Oluştu',
  silinemedi: 'İzin silinemedi',
  kayitEdildi: 'İzin Kayıt Edildi...',
  kayitEdilmedi: 'İzin Kayıt Edilmedi',
  sistemselHata: 'Sistemsel Hata Dikkat!!!',
  kayitYok: 'Kayıt Bulunamadı.',
  turuGizli:
    'İzin Kayıt Edilmedi: bu iznin türü size gizlidir; kişinin sorumlusu ya da tam yetkili bir kullanıcı düzenleyebilir.',
  hazirlaniyor: 'Kayıtlar hazırlanıyor...',
  topluBaslik: 'Toplu İzin Girişi',
  tumPersonel: 'Tüm aktif personel',
} as const;

/** Range of the specification's date pickers. */
const EN_ERKEN_BASLANGIC: Gun = '2012-01-01';
const EN_GEC_BITIS: Gun = '2050-12-31';
const EN_UZUN_GUN = 366;
const EN_FAZLA_SAAT = 24;

/** The only table of leave colours. `[data-renk]` in the styles defines each colour. */
export const IZIN_RENKLERI = {
  gri: 'Gri',
  mavi: 'Mavi',
  camgobegi: 'Camgöbeği',
  yesil: 'Yeşil',
  sari: 'Sarı',
  turuncu: 'Turuncu',
  kirmizi: 'Kırmızı',
  pembe: 'Pembe',
  mor: 'Mor',
} as const;
export type IzinRengi = keyof typeof IZIN_RENKLERI;
/** The colour of a leave type that is hidden from the reader. */
export const GIZLI_RENK: IzinRengi = 'gri';

/** Shown in place of a leave type that is hidden from the reader (server/izin/izin/README.md). */
export const IZINLI = 'İzinli';
/** Id of a hidden leave type in answers. */
export const GIZLI_TUR = 0;

// ——— duration ———

/** The dates of a leave. `Bitis` is the day of return. Times matter only if both dates are equal. */
export interface IzinAraligi {
  readonly Baslangic: Gun;
  readonly Bitis: Gun;
  readonly Izin_Baslama_Saati: Saat | null;
  readonly Izin_Bitis_Saati: Saat | null;
}

export interface Tatil {
  readonly Tarih: Gun;
  /** 1, or 0.5 for a half day. */
  readonly GunSayi: number;
  readonly Ad?: string;
}

export interface SureGirdisi extends IzinAraligi {
  readonly Tur: number | null;
  /** 1, 2 or 3. Any other value means 1. */
  readonly Tatil_Gunleri: number | null;
  /** The leave type counts calendar days. Type 282 always does. */
  readonly takvimGunu: boolean;
  readonly tatiller: readonly Tatil[];
}

/** One number of the calculation. Deductions are negative. */
interface HesapAdimi {
  readonly Ad: string;
  readonly Gun: number;
}

export interface IzinSuresi extends IzinAraligi {
  readonly KullanilanGun: number;
  readonly KullanilanSaat: number;
  readonly Resmi_Gun_Sayisi: number;
  readonly adimlar: readonly HesapAdimi[];
}

/** The leave with its earlier end first. Date and time move together. */
function sirala({ Baslangic, Bitis, Izin_Baslama_Saati, Izin_Bitis_Saati }: IzinAraligi): IzinAraligi {
  const saatTers =
    Baslangic === Bitis &&
    Izin_Baslama_Saati !== null &&
    Izin_Bitis_Saati !== null &&
    Izin_Baslama_Saati > Izin_Bitis_Saati;
  return Baslangic > Bitis || saatTers
    ? { Baslangic: Bitis, Bitis: Baslangic, Izin_Baslama_Saati: Izin_Bitis_Saati, Izin_Bitis_Saati: Izin_Baslama_Saati }
    : { Baslangic, Bitis, Izin_Baslama_Saati, Izin_Bitis_Saati };
}

/** Hours of a leave within one day, with minutes as a fraction. 0 if a time is missing. */
const saatFarki = ({ Izin_Baslama_Saati: bas, Izin_Bitis_Saati: bit }: IzinAraligi): number =>
  bas === null || bit === null ? 0 : yuzde((saatDakikasi(bit) - saatDakikasi(bas)) / 60) / 100;

/** A holiday of several days is one entry of the calculation, and every eve is an 'Arife'. */
function tatilAdi(adlar: readonly string[], yarim: boolean): string {
  const ad = adlar.map((a) => a.replace(/ \d+\. Gün$/, '')).join(' / ');
  if (ad === '') return yarim ? 'Arife' : 'Resmi Tatil';
  return yarim && ad.endsWith('Arifesi') ? 'Arife' : ad;
}

/** Holiday deductions of a leave, in hundredths by name: once per date, and only on days that count. */
function tatilDususleri(a: IzinAraligi, tatiller: readonly Tatil[], sayilir: (haftaninGunu: number) => boolean) {
  const gunler = new Map<Gun, { deger: number; adlar: string[] }>();
  for (const { Tarih, GunSayi, Ad } of tatiller) {
    if (Tarih < a.Baslangic || Tarih >= a.Bitis || !sayilir(haftaGunu(Tarih))) continue;
    const gun = gunler.get(Tarih) ?? { deger: 0, adlar: [] };
    gun.deger += Math.max(0, yuzde(GunSayi));
    if (Ad !== undefined) gun.adlar.push(Ad);
    gunler.set(Tarih, gun);
  }
  const dususler = new Map<string, number>();
  for (const [, { deger, adlar }] of [...gunler].toSorted(([g1], [g2]) => (g1 < g2 ? -1 : 1))) {
    const ad = tatilAdi(adlar, deger < 100);
    dususler.set(ad, (dususler.get(ad) ?? 0) + Math.min(100, deger));
  }
  return dususler;
}

/**
 * The length of a leave (settled: leave 1 and 2). The day of return never counts. A day off or a holiday is deducted
 * once. Type 282, calendar-day types and setting 3 deduct nothing. A leave within one day has hours and no days.
 */
export function izinSuresi(girdi: SureGirdisi): IzinSuresi {
  const a = sirala(girdi);
  const fark = gunFarki(a.Baslangic, a.Bitis);
  const KullanilanSaat = fark === 0 ? saatFarki(a) : 0;
  if (girdi.Tur === RAPOR || girdi.takvimGunu || girdi.Tatil_Gunleri === TATIL_YOK) {
    const adimlar = [{ Ad: 'takvim günü', Gun: fark }];
    return { ...a, KullanilanGun: fark, KullanilanSaat, Resmi_Gun_Sayisi: 0, adimlar };
  }
  const tatilGunleri = girdi.Tatil_Gunleri === CUMARTESI_PAZAR_TATIL ? [6, 7] : [7];
  const ilk = haftaGunu(a.Baslangic) - 1;
  const haftaninGunleri = Array.from({ length: fark }, (_, i) => ((ilk + i) % 7) + 1);
  const kac = (gun: number) => (tatilGunleri.includes(gun) ? haftaninGunleri.filter((g) => g === gun).length : 0);
  const dususler = tatilDususleri(a, girdi.tatiller, (gun) => !tatilGunleri.includes(gun));
  const resmi = [...dususler.values()].reduce((t, n) => t + n, 0);
  const [cumartesi, pazar] = [kac(6), kac(7)];
  const adimlar = [
    { Ad: 'gün', Gun: fark },
    { Ad: 'Cumartesi', Gun: 0 - cumartesi },
    { Ad: 'Pazar', Gun: 0 - pazar },
    ...Array.from(dususler, ([Ad, n]) => ({ Ad, Gun: (0 - n) / 100 })),
  ];
  return {
    ...a,
    KullanilanGun: ((fark - cumartesi - pazar) * 100 - resmi) / 100,
    KullanilanSaat,
    Resmi_Gun_Sayisi: resmi / 100,
    adimlar: adimlar.filter((adim, i) => i === 0 || adim.Gun !== 0),
  };
}

/** The calculation in words: `7 gün − 1 Pazar − 0,5 Arife = 5,5`, or `09:00 – 12:30 = 3,5 saat`. */
export function hesapMetni(s: IzinSuresi): string {
  if (s.Baslangic === s.Bitis && s.Izin_Baslama_Saati !== null && s.Izin_Bitis_Saati !== null)
    return `${s.Izin_Baslama_Saati} – ${s.Izin_Bitis_Saati} = ${gunSayisiYaz(s.KullanilanSaat)} saat`;
  const adimlar = s.adimlar.map(({ Ad, Gun: n }, i) => `${i === 0 ? '' : ' − '}${gunSayisiYaz(Math.abs(n))} ${Ad}`);
  return adimlar.join('') + (adimlar.length > 1 ? ` = ${gunSayisiYaz(s.KullanilanGun)}` : '');
}

/**
 * Message with both results if a leave is counted by a weekly rest other than the person's own. Null if both results
 * are equal.
 */
export function sapmaMetni(girdi: SureGirdisi, kisinin: TatilAyari): string | null {
  const secilen = izinSuresi(girdi);
  const kendi = izinSuresi({ ...girdi, Tatil_Gunleri: kisinin });
  if (secilen.KullanilanGun === kendi.KullanilanGun) return null;
  const biri = (ayar: number, s: IzinSuresi) => `${tatilAyariAdi(ayar)}: ${hesapMetni(s)} gün`;
  return `Kişinin takvimi ${biri(kisinin, kendi)}; seçilen ${biri(takvimAyari(girdi.Tatil_Gunleri), secilen)}.`;
}

/**
 * The share of a leave between two days, the second not included. Null: no share. A leave wholly inside keeps its own
 * figures, also corrected ones.
 */
export function aydakiPay(
  r: IzinAraligi & Pick<SureGirdisi, 'Tur' | 'Tatil_Gunleri'> & { KullanilanGun: number; KullanilanSaat: number },
  ilk: Gun,
  sonraki: Gun,
  { takvimGunu, tatiller }: Pick<SureGirdisi, 'takvimGunu' | 'tatiller'>,
): { AyGun: number; AySaat: number } | null {
  const [bas, bit] = [r.Baslangic < ilk ? ilk : r.Baslangic, r.Bitis > sonraki ? sonraki : r.Bitis];
  const icinde = r.Baslangic === r.Bitis ? ilk <= bas && bas < sonraki : bas < bit;
  if (!icinde) return null;
  if (bas === r.Baslangic && bit === r.Bitis) return { AyGun: r.KullanilanGun, AySaat: r.KullanilanSaat };
  const sure = izinSuresi({ ...r, Baslangic: bas, Bitis: bit, takvimGunu, tatiller });
  return { AyGun: sure.KullanilanGun, AySaat: 0 };
}

// ——— saving ———

export interface IzinAlanlari {
  readonly Tur: number | null;
  readonly Baslangic: Gun | null;
  readonly Bitis: Gun | null;
  readonly KullanilanGun: number | null;
  readonly KullanilanSaat: number | null;
}

const gunYok = (gun: Gun | null): gun is null => gun === null || !gecerliGun(gun);
const ikiHaneli = (n: number): boolean => Number(n.toFixed(2)) === n;

/** Reason to refuse a leave, or null. Runs the four checks of section 5.3 in their order, then the bounds. */
export function izinEngeli({ Tur, Baslangic, Bitis, KullanilanGun, KullanilanSaat }: IzinAlanlari): string | null {
  const [gun, saat] = [KullanilanGun ?? 0, KullanilanSaat ?? 0];
  if (Tur === null || Tur <= 0) return METIN.turSecin;
  if (gunYok(Baslangic)) return METIN.baslangicSecin;
  if (gunYok(Bitis)) return METIN.bitisSecin;
  if (!(gun > 0 || saat > 0)) return METIN.sureYok;
  const fark = Math.abs(gunFarki(Baslangic, Bitis));
  if (Baslangic < EN_ERKEN_BASLANGIC || Bitis < EN_ERKEN_BASLANGIC)
    return `Başlangıç Tarihi ${tarihYaz(EN_ERKEN_BASLANGIC)} tarihinden önce olamaz..`;
  if (Baslangic > EN_GEC_BITIS || Bitis > EN_GEC_BITIS)
    return `İzin tarihi ${tarihYaz(EN_GEC_BITIS)} tarihinden sonra olamaz..`;
  if (fark > EN_UZUN_GUN) return `İzin en fazla ${EN_UZUN_GUN} gün olabilir. Tarihleri kontrol ediniz...`;
  if (!(gun >= 0 && gun <= fark))
    return `Kullanılan gün 0 dan küçük, tarihler arasındaki ${fark} günden büyük olamaz..`;
  if (!(saat >= 0 && saat <= EN_FAZLA_SAAT)) return `Kullanılan saat 0 ile ${EN_FAZLA_SAAT} arasında olmalı..`;
  if (!ikiHaneli(gun) || !ikiHaneli(saat)) return 'Kullanılan gün ve saat virgülden sonra en fazla iki haneli olmalı..';
  return null;
}

/** Warning if a leave type needs a document and the text names none. */
export const belgeUyarisi = (tur: string): string =>
  `${tur} için belge gerekir: belgenin adını ya da numarasını açıklamaya yazınız.`;

/** First and last day of employment, if known. */
export interface Istihdam {
  readonly IseBaslama: Gun | null;
  /** The last day of work. */
  readonly CikisTarihi: Gun | null;
}

/** Reason to refuse a leave before or after the employment, or null. */
export function istihdamEngeli(a: IzinAraligi, { IseBaslama, CikisTarihi }: Istihdam): string | null {
  const { Baslangic, Bitis } = sirala(a);
  if (IseBaslama !== null && Baslangic < IseBaslama)
    return `İzin, işe giriş tarihinden (${tarihYaz(IseBaslama)}) önce başlayamaz..`;
  const sonGun = Baslangic === Bitis ? Bitis : gunEkle(Bitis, -1);
  if (CikisTarihi !== null && sonGun > CikisTarihi)
    return `İzin, işten çıkış tarihinden (${tarihYaz(CikisTarihi)}) sonrasını içeremez..`;
  return null;
}

/**
 * True if two leaves of one person overlap (settled: leave 5). A full-day leave overlaps any leave on its days. Hourly
 * leaves overlap if their times do. An hourly leave without times overlaps no other hourly leave.
 */
export function cakisma(bir: IzinAraligi, iki: IzinAraligi): boolean {
  const [a, b] = [sirala(bir), sirala(iki)];
  const [aSaatlik, bSaatlik] = [a.Baslangic === a.Bitis, b.Baslangic === b.Bitis];
  if (!aSaatlik && !bSaatlik) return a.Baslangic < b.Bitis && b.Baslangic < a.Bitis;
  if (!aSaatlik) return a.Baslangic <= b.Baslangic && b.Baslangic < a.Bitis;
  if (!bSaatlik) return b.Baslangic <= a.Baslangic && a.Baslangic < b.Bitis;
  const saatler = [a.Izin_Baslama_Saati, a.Izin_Bitis_Saati, b.Izin_Baslama_Saati, b.Izin_Bitis_Saati];
  const [aBas, aBit, bBas, bBit] = saatler;
  if (a.Baslangic !== b.Baslangic || aBas == null || aBit == null || bBas == null || bBit == null) return false;
  return aBas < bBit && bBas < aBit;
}

/** File name of an exported list: `<person> PersonelIZIN <MM> <YYYY>`, without forbidden characters. */
export const disaAktarimAdi = (kisi: string, gun: Gun): string =>
  `${kisi
    .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} PersonelIZIN ${gun.slice(5, 7)} ${gun.slice(0, 4)}`;

/** Kinds of history lines of a leave. Each line is a version of it and holds the whole leave. */
export const IZIN_HAREKETLERI = hareketSozlugu({
  nesne: 'izin',
  ad: 'İzin',
  turler: {
    Eklendi: 'Eklendi',
    Değiştirildi: 'Değiştirildi',
    Silindi: 'Silindi',
    'Geri alındı': 'Geri alındı',
    'Yeniden hesaplandı': 'Yeniden hesaplandı',
  },
});
export type IzinHareketi = HareketTuru<typeof IZIN_HAREKETLERI>;
