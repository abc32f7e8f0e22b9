import { bosKayit } from '../../platform/field/alanlar.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { epostaGecerli, telefonHatasi, telefonSade, vknGecerli } from '../../platform/identity/kimlik.ts';
import { dolu, duzgun, gorunenUzunluk } from '../../platform/text/metin.ts';
import { EN_COK_KURUS } from '../../platform/money/para.ts';
import { ayEkle, type Gun, gunEkle, gunFarki } from '../../platform/time/tarih.ts';
import type { YetkiliAlanlari } from '../../musteri/yetkili/alanlar.ts';
import { yetkiliHatalari } from '../../musteri/yetkili/rules.ts';
import { BAYI_ALANLARI, type BayiAlanlari } from './alanlar.ts';

/** Days before its end from which a contract counts as ending. */
export const SOZLESME_UYARI_GUN = 60;

/** Tabs of the list, in their order. */
export const BAYI_SEKMELERI = {
  hepsi: 'Hepsi',
  aktif: 'Aktif',
  biten: 'Sözleşmesi Biten',
  pasif: 'Pasif',
} as const;
export type BayiSekmesi = keyof typeof BAYI_SEKMELERI;

/** State of a contract on a day. */
export type SozlesmeDurumu = 'Sözleşme yok' | 'Sözleşme başlamadı' | 'Geçerli' | 'Bitiyor' | 'Bitti';
export function sozlesmeDurumu(
  b: Pick<BayiAlanlari, 'Sozlesme_Baslama' | 'Sozlesme_Bitis'>,
  bugun: Gun,
): SozlesmeDurumu {
  if (b.Sozlesme_Baslama === null && b.Sozlesme_Bitis === null) return 'Sözleşme yok';
  if (b.Sozlesme_Baslama !== null && b.Sozlesme_Baslama > bugun) return 'Sözleşme başlamadı';
  if (b.Sozlesme_Bitis === null) return 'Geçerli';
  const kalan = gunFarki(bugun, b.Sozlesme_Bitis);
  return kalan < 0 ? 'Bitti' : kalan <= SOZLESME_UYARI_GUN ? 'Bitiyor' : 'Geçerli';
}

/** Maximum number of contact persons of one dealer. */
export const EN_COK_BAYI_YETKILISI = 20;
/** Maximum number of customers, and of licences, in one assignment to a dealer. */
export const EN_COK_ATANAN = 100;

export const BOS_BAYI: BayiAlanlari = bosKayit(BAYI_ALANLARI);

/** The form of a dealer, with the name. */
export type BayiFormu = BayiAlanlari & { readonly Ad: string };
export type BayiHatalari = Partial<Record<keyof BayiFormu, string>>;

const telefonu = (s: string | null): string | null => (dolu(s) === null ? null : telefonSade(s!));
const tekil = (idler: readonly number[]): number[] => [...new Set(idler)];

/** Normalizes a form for checking and storing. */
export const bayiSade = <T extends BayiFormu>(b: T): T => ({
  ...b,
  Ad: duzgun(b.Ad),
  Unvan: duzgun(b.Unvan),
  VKN: dolu(b.VKN?.replace(/\s/g, '') ?? null),
  Telefon: telefonu(b.Telefon),
  GSM: telefonu(b.GSM),
  Eposta: dolu(b.Eposta),
  IlceId: b.IlId === null ? null : b.IlceId,
  BolgeIlIdler: tekil(b.BolgeIlIdler),
  BolgeIlceIdler: tekil(b.BolgeIlceIdler),
  ProjeIdler: tekil(b.ProjeIdler),
});

/** Errors of a dealer form, by field. The form must be normalized first (`bayiSade`). */
export function bayiHatalari(b: BayiFormu): BayiHatalari {
  const telefon = b.Telefon === null ? null : telefonHatasi(b.Telefon);
  const gsm = b.GSM === null ? null : telefonHatasi(b.GSM);
  const eksikDerece = b.Enlem === null ? 'Enlem' : 'Boylam';
  return {
    ...(gorunenUzunluk(b.Ad) === 0 && { Ad: 'Bayinin adını yazınız.' }),
    ...(b.VKN !== null && !vknGecerli(b.VKN) && { VKN: 'Vergi numarası geçerli değil. Rakamları kontrol ediniz...' }),
    ...(telefon && { Telefon: telefon }),
    ...(gsm && { GSM: gsm }),
    ...(b.Eposta !== null && !epostaGecerli(b.Eposta) && { Eposta: 'E-posta adresi geçerli değil.' }),
    ...((b.Enlem === null) !== (b.Boylam === null) && { [eksikDerece]: 'Enlem ve boylamı birlikte yazınız.' }),
    ...(b.Sozlesme_Baslama !== null &&
      b.Sozlesme_Bitis !== null &&
      b.Sozlesme_Bitis < b.Sozlesme_Baslama && { Sozlesme_Bitis: 'Sözleşme, başlamadan bitemez.' }),
    ...(b.Ekstre && b.Eposta === null && { Eposta: 'Aylık ekstre gönderilecek e-posta adresini yazınız.' }),
  };
}

/** Error of a dealer's contact person, or null. The form must be normalized first (`yetkiliSade`). */
export function bayiYetkilisiHatasi(y: YetkiliAlanlari): string | null {
  const [hata] = Object.values(yetkiliHatalari(y));
  const kim = `${y.Ad} ${y.Soyad}`.trim();
  return hata === undefined ? null : kim === '' ? hata : `${kim}: ${hata}`;
}

/** Terms of a dealer from a day on: percentages with two decimals, a limit in kuruş or none. */
export interface BayiKosulFormu {
  readonly Gecerlilik: Gun;
  readonly KomisyonOran: number;
  readonly IskontoOran: number;
  readonly RiskLimiti: number | null;
  readonly Aciklama: string;
}

const oranHatasi = (oran: number, ne: string): string | null =>
  oran < 0 || oran > 100 || Math.abs(Math.round(oran * 100) - oran * 100) > 1e-6
    ? `${ne} oranını 0 ile 100 arasında, en çok iki ondalıkla yazınız.`
    : null;

/** Errors of a terms form, by field. */
export function bayiKosulHatalari(k: BayiKosulFormu): Partial<Record<keyof BayiKosulFormu, string>> {
  const [komisyon, iskonto] = [oranHatasi(k.KomisyonOran, 'Komisyon'), oranHatasi(k.IskontoOran, 'İskonto')];
  return {
    ...(komisyon && { KomisyonOran: komisyon }),
    ...(iskonto && { IskontoOran: iskonto }),
    ...(k.RiskLimiti !== null &&
      (k.RiskLimiti < 0 || k.RiskLimiti > EN_COK_KURUS) && { RiskLimiti: 'Risk limiti bu kadar olamaz.' }),
  };
}

/**
 * The terms valid on a day. Null: no terms are valid yet.
 * @param kosullar in the order of their days
 */
export const gecerliKosul = <K extends { readonly Gecerlilik: Gun }>(kosullar: readonly K[], gun: Gun): K | null =>
  kosullar.reduce<K | null>(
    (son, k) => (k.Gecerlilik <= gun && (son === null || k.Gecerlilik > son.Gecerlilik) ? k : son),
    null,
  );

/** First and last day of the month of a statement: the month before `bugun`. */
export function ekstreDonemi(bugun: Gun): { readonly ilk: Gun; readonly son: Gun } {
  const buAy = `${bugun.slice(0, 7)}-01`;
  return { ilk: ayEkle(buAy, -1), son: gunEkle(buAy, -1) };
}

/** A statement lists the licences that end within this many days. */
export const EKSTRE_UFKU_GUN = 60;
/** A statement goes out in the first days of a month, so it is not lost when no server runs on a day. */
const EKSTRE_GUNLERI = 7;
export const ekstreGunu = (bugun: Gun): boolean => Number(bugun.slice(8)) <= EKSTRE_GUNLERI;

export const BAYI_HAREKETLERI = hareketSozlugu({
  nesne: 'bayi',
  ad: 'Bayi',
  turler: {
    acildi: 'Bayi açıldı',
    duzenlendi: 'Bayi düzenlendi',
    silindi: 'Bayi silindi',
    geriAlindi: 'Silinen bayi geri alındı',
    kosul: 'Koşullar değişti',
    atama: 'Müşteri ve lisanslar değişti',
    ekstre: 'Aylık ekstre gönderildi',
    dosya: 'Belge',
  },
  alanlar: { Kullanimda: 'Kullanımda', Degisen: 'Değişen alanlar', EkstreDonemi: 'Ekstre dönemi', Adet: 'Adet' },
});
