import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { ondalikOku } from '../../platform/money/hesap.ts';
import { ibanGecerli, ibanSade } from '../../platform/identity/kimlik.ts';
import { gorunenUzunluk } from '../../platform/text/metin.ts';
import type { Kurus } from '../../platform/money/para.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { ayYaz, type Gun, gunEkle, gunFarki, tarihYaz } from '../../platform/time/tarih.ts';

export const FATURA_TURLERI = ['efatura', 'earsiv'] as const;
export type FaturaTuru = (typeof FATURA_TURLERI)[number];
export const FATURA_TUR_ADLARI: Readonly<Record<FaturaTuru, string>> = { efatura: 'e-Fatura', earsiv: 'e-Arşiv' };

/** Scenarios offered for registered e-invoice users. All other buyers get e-Arşiv. */
export const EFATURA_SENARYO_SECENEKLERI = ['TEMELFATURA', 'TICARIFATURA', 'KAMU'] as const;
export const FATURA_SENARYOLARI = [...EFATURA_SENARYO_SECENEKLERI, 'EARSIVFATURA'] as const;
export type FaturaSenaryosu = (typeof FATURA_SENARYOLARI)[number];
export const SENARYO_ADLARI: Readonly<Record<FaturaSenaryosu, string>> = {
  TEMELFATURA: 'Temel',
  TICARIFATURA: 'Ticari',
  KAMU: 'Kamu',
  EARSIVFATURA: 'e-Arşiv',
};

export const FATURA_TIPLERI = ['SATIS', 'TEVKIFAT', 'ISTISNA', 'IADE'] as const;
export type FaturaTipi = (typeof FATURA_TIPLERI)[number];
export const TIP_ADLARI: Readonly<Record<FaturaTipi, string>> = {
  SATIS: 'Satış',
  TEVKIFAT: 'Tevkifat',
  ISTISNA: 'İstisna',
  IADE: 'İade',
};

export const FATURA_DURUMLARI = ['taslak', 'vazgecildi', 'kesildi', 'iptal'] as const;
export type FaturaDurumu = (typeof FATURA_DURUMLARI)[number];
export const FATURA_DURUM_ADLARI: Readonly<Record<FaturaDurumu, string>> = {
  taslak: 'Taslak',
  vazgecildi: 'Vazgeçildi',
  kesildi: 'Kesildi',
  iptal: 'İptal',
};

/** Filter tabs of the invoice list. */
export const FATURA_SEKMELERI = { hepsi: 'Hepsi', taslak: 'Taslaklar', acik: 'Açık', gecikmis: 'Gecikmiş' } as const;
export type FaturaSekmesi = keyof typeof FATURA_SEKMELERI;

export const EN_COK_KALEM = 200;
/** Minimum characters of a reason. */
export const EN_AZ_NEDEN = 10;
/** Days in which an e-Arşiv invoice may be cancelled. */
const IPTAL_GUNU = 8;

export interface FaturaHali {
  readonly DurumAnahtar: FaturaDurumu;
}
export interface FaturaCagirani {
  /** Right 1011. */
  readonly keser: boolean;
}
/** State machine of an invoice. An issued invoice keeps its number for ever, so it cannot become a draft again. */
export const FATURA_SURECI: Surec<FaturaDurumu, FaturaHali, FaturaCagirani> = {
  durumlar: FATURA_DURUMLARI,
  ilk: 'taslak',
  hali: (f) => f.DurumAnahtar,
  gecisler: [
    { nereden: ['taslak'], nereye: 'kesildi', ad: 'Faturayı Kes', kim: (c) => c.keser },
    { nereden: ['taslak'], nereye: 'vazgecildi', ad: 'Taslaktan Vazgeç', kim: (c) => c.keser },
    { nereden: ['kesildi'], nereye: 'iptal', ad: 'İptal Et', kim: (c) => c.keser },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir fatura değişmez.`,
};

export const KESILEN_DEGISMEZ = 'Kesilmiş fatura değişmez. Yanlışsa iptal ediniz ya da iade faturası düzenleyiniz.';

/** Reason to refuse the cancellation of an issued invoice, or null. */
export function iptalEngeli(
  f: {
    readonly Tur: FaturaTuru;
    readonly Tarih: Gun;
    readonly Odenecek: Kurus;
    readonly Kalan: Kurus;
    readonly Tip: string;
  },
  bugun: Gun,
): string | null {
  if (f.Tip !== 'IADE' && f.Kalan !== f.Odenecek)
    return 'Tahsilatı ya da iadesi olan fatura iptal edilmez; önce onları geri alınız ya da iade faturası düzenleyiniz.';
  const son = gunEkle(f.Tarih, IPTAL_GUNU);
  return gunFarki(f.Tarih, bugun) > IPTAL_GUNU
    ? `İptal süresi ${tarihYaz(son)} gününde doldu; iade faturası düzenleyiniz.`
    : null;
}

/** Maximum days to date an invoice back: it is written within seven days of the delivery (VUK 231/5). */
const GERIYE_GUN = 7;

/** Reason to refuse issuing an invoice of this day today, or null. Later days are refused elsewhere. */
export function eskiTarihEngeli(tarih: Gun, bugun: Gun): string | null {
  const gecen = gunFarki(tarih, bugun);
  return gecen > GERIYE_GUN
    ? `Fatura tarihi ${tarihYaz(tarih)}, bugünden ${gecen} gün önce. Fatura en çok ${GERIYE_GUN} gün geriye tarihlenir (VUK 231/5); fatura tarihini bugüne alınız.`
    : null;
}

/** Warnings before an invoice of an earlier day is issued. Empty for today's. */
export function eskiTarihUyarilari(tarih: Gun, bugun: Gun): string[] {
  const gecen = gunFarki(tarih, bugun);
  if (gecen <= 0 || gecen > GERIYE_GUN) return [];
  const yil = tarih.slice(0, 4);
  return [
    `Fatura ${gecen} gün geriye, ${tarihYaz(tarih)} gününe tarihleniyor.`,
    ...(tarih.slice(0, 7) === bugun.slice(0, 7)
      ? []
      : [
          `KDV’si ${ayYaz(tarih.slice(0, 7))} beyannamesine girer; o beyanname verildiyse fatura tarihini bugüne alınız.`,
        ]),
    ...(yil === bugun.slice(0, 4) ? [] : [`Fatura geçen yılın: numarası ${yil} serisinden verilir.`]),
  ];
}

/** A payment written by hand may be at most a year older than its invoice, because customers may pay in advance. */
const PESIN_GUN = 365;
/** Error of a payment's day, or null. */
export function tahsilatGunuHatasi(gun: Gun, faturaTarihi: Gun, bugun: Gun): string | null {
  if (gun > bugun) return 'Tahsilat günü bugünden ileri olamaz.';
  return gunFarki(gun, faturaTarihi) > PESIN_GUN
    ? `Tahsilat günü ${tarihYaz(gun)}, fatura tarihinden (${tarihYaz(faturaTarihi)}) bir yıldan çok önce; günü kontrol ediniz.`
    : null;
}

/** Plausible exchange rates of a currency. The ranges are wide, because no current rate is known here. */
const KUR_ARALIGI = { bilinen: ['1', '1000'], baska: ['0.0001', '10000'] } as const;
const BILINEN_PARALAR: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF']);

/** Error of an exchange rate, or null. Null also for a rate that cannot be read. */
export function kurEngeli(birim: string, kur: string | null): string | null {
  const oran = kur === null ? null : ondalikOku(kur);
  if (birim === 'TRY' || kur === null || oran === null || oran === 0n) return null;
  const [enAz, enCok] = KUR_ARALIGI[BILINEN_PARALAR.has(birim) ? 'bilinen' : 'baska'];
  return oran < ondalikOku(enAz)! || oran > ondalikOku(enCok)!
    ? `Döviz kuru 1 ${birim} = ${ondalikYaz(kur)} TRY olamaz; ${ondalikYaz(enAz)} ile ${ondalikYaz(enCok)} arasında bir kur yazınız.`
    : null;
}

/** Question about an exchange rate that differs by more than a tenth from the last invoice's. Null: it is close. */
export function kurUyarisi(
  birim: string,
  kur: string | null,
  son: { readonly Kur: string; readonly No: string; readonly Tarih: Gun } | null,
): string | null {
  const [oran, onceki] = [kur, son?.Kur ?? null].map((k) => (k === null ? null : ondalikOku(k)));
  if (birim === 'TRY' || !son || kur === null || oran == null || onceki == null) return null;
  const fark = oran > onceki ? oran - onceki : onceki - oran;
  return fark * 10n > onceki
    ? `Döviz kuru 1 ${birim} = ${ondalikYaz(kur)} TRY; son ${birim} faturasında (${son.No}, ${tarihYaz(son.Tarih)}) ${ondalikYaz(son.Kur)} idi. Kuru kontrol ediniz.`
    : null;
}

export const nedenHatasi = (neden: string): string | null =>
  gorunenUzunluk(neden) < EN_AZ_NEDEN ? `Nedeni en az ${EN_AZ_NEDEN} karakterle yazınız.` : null;

export interface KalemFormu {
  readonly Ad: string;
  readonly Miktar: string;
  readonly BirimFiyat: string;
  readonly IskontoOran: number | null;
}
/** Error of a line, found before the calculation, or null. */
export function kalemHatasi(k: KalemFormu, n: number): string | null {
  const yer = `${n + 1}. satır`;
  if (gorunenUzunluk(k.Ad) === 0) return `${yer}: mal ya da hizmetin adını yazınız.`;
  const miktar = ondalikOku(k.Miktar);
  if (miktar === null || miktar === 0n) return `${yer}: miktarı 2 ya da 1,5 gibi yazınız.`;
  return ondalikOku(k.BirimFiyat) === null ? `${yer}: birim fiyatı 1250,50 gibi yazınız.` : null;
}

/**
 * Converts a typed number to the wire format: `1.250,5` or `1250.5` becomes `1250.5`. Other texts stay unchanged and
 * are refused later.
 */
export function ondalikGirdisi(metin: string): string {
  const s = metin.trim().replaceAll(/\s/g, '');
  const duz = s.includes(',') ? s.replaceAll('.', '').replace(',', '.') : s;
  return duz.includes('.') ? duz.replace(/0+$/, '').replace(/\.$/, '') : duz;
}
/** The reverse conversion: `1250.5` becomes `1250,5`. */
export const ondalikYaz = (deger: string): string => deger.replace('.', ',');
/** A price for reading: with thousands separators, and at least as many decimals as a price has. */
export function fiyatYaz(deger: string): string {
  const [tam = '0', kesir = ''] = deger.split('.');
  return `${tam.replace(/\B(?=(\d{3})+$)/g, '.')},${kesir.padEnd(2, '0')}`;
}

export interface AyarFormu {
  readonly Unvan: string;
  readonly Iban: string;
  readonly EfaturaSeri: string;
  readonly EarsivSeri: string;
}
export const ayarHatalari = (a: AyarFormu): Partial<Record<keyof AyarFormu, string>> => ({
  ...(gorunenUzunluk(a.Unvan) === 0 && { Unvan: 'Satıcının unvanını yazınız.' }),
  ...(ibanSade(a.Iban) !== '' &&
    !ibanGecerli(a.Iban) && { Iban: 'IBAN geçerli değil; TR ile başlayan 26 haneyi kontrol ediniz.' }),
  ...(!/^[A-Z]{3}$/.test(a.EfaturaSeri) && { EfaturaSeri: 'Seri, Türkçe harf içermeyen üç büyük harf olmalı.' }),
  ...(!/^[A-Z]{3}$/.test(a.EarsivSeri)
    ? { EarsivSeri: 'Seri, Türkçe harf içermeyen üç büyük harf olmalı.' }
    : a.EarsivSeri === a.EfaturaSeri && { EarsivSeri: 'e-Fatura ve e-Arşiv serileri ayrı olmalı.' }),
});

export const FATURA_HAREKETLERI = hareketSozlugu({
  nesne: 'fatura',
  ad: 'Fatura',
  turler: {
    acildi: 'Taslak açıldı',
    duzenlendi: 'Taslak düzenlendi',
    vazgecildi: 'Taslaktan vazgeçildi',
    kesildi: 'Fatura kesildi',
    iptal: 'Fatura iptal edildi',
    iade: 'İade faturası açıldı',
    iadeKesildi: 'İade faturası kesildi',
    tahsilat: 'Tahsilat yazıldı',
    geriAlindi: 'Tahsilat geri alındı',
    gonderildi: 'Gönderime alındı',
    gonderim: 'Entegratörden',
  },
  alanlar: {
    Durum: 'Durum',
    Gonderim: 'Gönderim',
    Odenecek: 'Ödenecek',
    Tarih: 'Tarih',
    Tutar: 'Tutar',
    ParaBirimi: 'Para birimi',
  },
});

/** True for an invoice with a rest whose due day is over. */
export const faturaGecikti = (
  { Kalan, Vade }: { readonly Kalan: number; readonly Vade: Gun | null },
  bugun: Gun,
): boolean => Kalan > 0 && Vade !== null && Vade < bugun;
