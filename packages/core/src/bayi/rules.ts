import { bosKayit } from '../alanlar.ts';
import { hareketSozlugu } from '../hareket/rules.ts';
import { epostaGecerli, telefonHatasi, telefonSade, vknGecerli } from '../kimlik.ts';
import { dolu, duzgun, gorunenUzunluk } from '../metin.ts';
import { EN_COK_KURUS } from '../para.ts';
import { ayEkle, type Gun, gunEkle, gunFarki } from '../tarih.ts';
import type { YetkiliAlanlari } from '../yetkili/alanlar.ts';
import { yetkiliHatalari } from '../yetkili/rules.ts';
import { BAYI_ALANLARI, type BayiAlanlari } from './alanlar.ts';

/** So many days before its end a contract is said to end. */
export const SOZLESME_UYARI_GUN = 60;

/** The parts of the list, in their order. */
export const BAYI_SEKMELERI = {
  hepsi: 'Hepsi',
  aktif: 'Aktif',
  biten: 'Sözleşmesi Biten',
  pasif: 'Pasif',
} as const;
export type BayiSekmesi = keyof typeof BAYI_SEKMELERI;

/** What a contract is on a day. */
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

/** So many people of one dealer. */
export const EN_COK_BAYI_YETKILISI = 20;
/** So many customers, and so many licences, are given to a dealer at once. */
export const EN_COK_ATANAN = 100;

export const BOS_BAYI: BayiAlanlari = bosKayit(BAYI_ALANLARI);

/** A dealer as a form has it. */
export type BayiFormu = BayiAlanlari & { readonly Ad: string };
export type BayiHatalari = Partial<Record<keyof BayiFormu, string>>;

const telefonu = (s: string | null): string | null => (dolu(s) === null ? null : telefonSade(s!));
const tekil = (idler: readonly number[]): number[] => [...new Set(idler)];

/** A form as it is checked and stored. */
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

/** What is wrong with each field of a dealer, whose form is bare (`bayiSade`). */
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

/** What is wrong with somebody who speaks for a dealer, whose form is bare (`yetkiliSade`); null: nothing. */
export function bayiYetkilisiHatasi(y: YetkiliAlanlari): string | null {
  const [hata] = Object.values(yetkiliHatalari(y));
  const kim = `${y.Ad} ${y.Soyad}`.trim();
  return hata === undefined ? null : kim === '' ? hata : `${kim}: ${hata}`;
}

/** What was agreed with a dealer from a day on: percentages with two decimals, a limit in kuruş or none. */
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

/** What is wrong with each field of terms. */
export function bayiKosulHatalari(k: BayiKosulFormu): Partial<Record<keyof BayiKosulFormu, string>> {
  const [komisyon, iskonto] = [oranHatasi(k.KomisyonOran, 'Komisyon'), oranHatasi(k.IskontoOran, 'İskonto')];
  return {
    ...(komisyon && { KomisyonOran: komisyon }),
    ...(iskonto && { IskontoOran: iskonto }),
    ...(k.RiskLimiti !== null &&
      (k.RiskLimiti < 0 || k.RiskLimiti > EN_COK_KURUS) && { RiskLimiti: 'Risk limiti bu kadar olamaz.' }),
  };
}

/** The terms that hold on a day, of terms in the order of their days; null: none does yet. */
export const gecerliKosul = <K extends { readonly Gecerlilik: Gun }>(kosullar: readonly K[], gun: Gun): K | null =>
  kosullar.reduce<K | null>(
    (son, k) => (k.Gecerlilik <= gun && (son === null || k.Gecerlilik > son.Gecerlilik) ? k : son),
    null,
  );

/** The month that a statement is of: the one before the month of this day. Its first and last day. */
export function ekstreDonemi(bugun: Gun): { readonly ilk: Gun; readonly son: Gun } {
  const buAy = `${bugun.slice(0, 7)}-01`;
  return { ilk: ayEkle(buAy, -1), son: gunEkle(buAy, -1) };
}

/** So many days ahead a statement names the licences that end. */
export const EKSTRE_UFKU_GUN = 60;
/** A statement goes out in the first days of a month, so that days on which no server ran lose none. */
const EKSTRE_GUNLERI = 7;
export const ekstreGunu = (bugun: Gun): boolean => Number(bugun.slice(8)) <= EKSTRE_GUNLERI;

/** What happens to a dealer. */
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
