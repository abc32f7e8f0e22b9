import { bosKayit } from '../../platform/field/alanlar.ts';
import { epostaGecerli, kisiAdiGecerli, telefonHatasi, telefonSade } from '../../platform/identity/kimlik.ts';
import { dolu, duzgun, gorunenUzunluk } from '../../platform/text/metin.ts';
import { arananMusteri, type OnayKanali, onayHatasi } from '../musteri/rules.ts';
import { type Gun, tarihYaz } from '../../platform/time/tarih.ts';
import { YETKILI_ALANLARI, type YetkiliAlanlari } from './alanlar.ts';

/** An empty contact person. */
export const BOS_YETKILI: YetkiliAlanlari = bosKayit(YETKILI_ALANLARI);

/** Turns a search without results into the first fields of a new contact person: a number, an address or a name. */
export function arananYetkili(yazilan: string): Partial<YetkiliAlanlari> {
  const { Unvan, Ad = Unvan, Soyad, GSM, Telefon, Eposta } = arananMusteri(yazilan);
  return {
    ...(Ad !== undefined && { Ad }),
    ...(Soyad !== undefined && { Soyad }),
    ...(GSM && { GSM }),
    ...(Telefon && { Telefon }),
    ...(Eposta && { Eposta }),
  };
}

/** Contact persons of one customer, at most. A longer list is a mistake. */
export const EN_COK_YETKILI = 50;

/** Trims blanks and leaves only the digits of telephone numbers. */
export function yetkiliSade<T extends YetkiliAlanlari>(y: T): T {
  const telefon = (s: string | null) => (dolu(s) === null ? null : telefonSade(s!));
  return {
    ...y,
    Ad: duzgun(y.Ad),
    Soyad: duzgun(y.Soyad),
    Unvan: duzgun(y.Unvan),
    Telefon: telefon(y.Telefon),
    GSM: telefon(y.GSM),
    Eposta: dolu(y.Eposta),
    Aciklama: y.Aciklama.trim(),
  };
}

/** Mistakes of a contact person, by field. `yetkiliSade` must have cleaned the form before. */
export function yetkiliHatalari(y: YetkiliAlanlari): Partial<Record<keyof YetkiliAlanlari, string>> {
  const telefon = y.Telefon === null ? null : telefonHatasi(y.Telefon);
  const gsm = y.GSM === null ? null : telefonHatasi(y.GSM);
  const ad =
    gorunenUzunluk(y.Ad) === 0 ? 'Kişinin adını yazınız.' : kisiAdiGecerli(y.Ad) ? null : 'Yalnız harf yazınız.';
  return {
    ...(ad && { Ad: ad }),
    ...(y.Soyad !== '' && !kisiAdiGecerli(y.Soyad) && { Soyad: 'Yalnız harf yazınız.' }),
    ...(telefon && { Telefon: telefon }),
    ...(gsm && { GSM: gsm }),
    ...(y.Eposta !== null && !epostaGecerli(y.Eposta) && { Eposta: 'E-posta adresi geçerli değil.' }),
  };
}

/** A consent as a person writes it. */
export interface IletiIzni {
  readonly Kanal: OnayKanali;
  readonly Tarih: Gun;
}

/** Mistake of consents, or null. */
export function izinHatasi(izinler: readonly IletiIzni[], bugun: Gun): string | null {
  if (new Set(izinler.map((i) => i.Kanal)).size < izinler.length) return 'Her kanal bir kez yazılabilir.';
  return izinler.map((i) => onayHatasi(i.Tarih, bugun)).find((h) => h !== null) ?? null;
}

/** A consent in words: decision, day and source. */
export const izinYaz = (i: {
  readonly Kanal: string;
  readonly Durum: string;
  readonly Tarih: string;
  readonly Kaynak: string;
}): string => `${i.Kanal}: ${i.Durum === 'Onay' ? 'onay verdi' : 'reddetti'}, ${tarihYaz(i.Tarih)}, ${i.Kaynak}`;
