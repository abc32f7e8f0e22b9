import { gorunenUzunluk, sayiYaz } from '../../platform/text/metin.ts';
import { type Kurus, kurus, paraYaz } from '../../platform/money/para.ts';
import { type Gun, tarihYaz } from '../../platform/time/tarih.ts';
import { type FisSatiri, HESAP, musteriAlti } from '../defter/rules.ts';

/** Kinds of bank movements: the customer's payment, or the purpose of the money. */
export const SINIFLAR = {
  musteri: 'Müşteri',
  kart: 'Kart tahsilatı',
  masraf: 'Banka masrafı',
  virman: 'Hesaplar arası transfer',
  diger: 'Diğer hesap',
} as const;
export type Sinif = keyof typeof SINIFLAR;

/** A person's classification of a movement. */
export interface Siniflama {
  readonly Sinif: Sinif;
  readonly MusteriId: number | null;
  readonly KarsiHesapId: number | null;
  readonly HesapKod: string | null;
  readonly Notu: string;
}

export const BANKA_METNI = {
  gunKapali: (gun: Gun) => `${tarihYaz(gun)} günü kapalı. Önce günü yeniden açınız.`,
  islenmis: 'Bu hareket daha önce işlenmiş. Değiştirmek için önce geri alınız.',
  islenmemis: 'Bu hareket işlenmemiş; geri alınacak bir şey yok.',
  sonKapali: 'Yalnız hesabın en son kapanan günü yeniden açılır.',
  acilisDegismez: 'Açılış bakiyesi, para birimi ve açılış günü hesap açıldıktan sonra değişmez.',
  pasif: 'Bu hesap kullanımda değil.',
  kartDegisti: 'Seçtiğiniz kart tahsilatları artık beklemiyor. Öneriyi yeniden seçiniz.',
  kartKesilmis:
    'Bu toplu ödemedeki bir kartın iadesi başka bir harekette kesilmiş. Önce o hareketin işlenmesini geri alınız.',
  ikiMusterinin: (hesap: string, gun: Gun) =>
    `${hesap} hesabının ${tarihYaz(gun)} günündeki bir hareketi iki müşterinin faturalarını birlikte kapatmış. Önce o hareketin işlenmesini geri alınız.`,
} as const;

/** Error of a classification, or null. It needs exactly the fields of its kind. */
export function siniflamaHatasi(s: Siniflama, hesapId: number, kart: object | null = null): string | null {
  if (s.Sinif === 'musteri' && s.MusteriId === null) return 'Müşteriyi seçiniz.';
  if (s.Sinif === 'virman' && s.KarsiHesapId === null) return 'Paranın geldiği ya da gittiği hesabınızı seçiniz.';
  if (s.Sinif === 'virman' && s.KarsiHesapId === hesapId) return 'Transferin iki ucu aynı hesap olamaz.';
  if (s.Sinif === 'diger' && s.HesapKod === null) return 'Defter hesabını seçiniz.';
  if (s.Sinif === 'kart' && kart === null) return 'Bu paranın hangi kart tahsilatları olduğunu önerilerden seçiniz.';
  if (s.Sinif === 'diger' && gorunenUzunluk(s.Notu) === 0) return 'Bu hareketin ne olduğunu yazınız.';
  return null;
}

/** The classification without the fields of other kinds. */
export const siniflama = (s: Siniflama): Siniflama => ({
  Sinif: s.Sinif,
  MusteriId: s.Sinif === 'musteri' ? s.MusteriId : null,
  KarsiHesapId: s.Sinif === 'virman' ? s.KarsiHesapId : null,
  HesapKod: s.Sinif === 'diger' ? s.HesapKod : null,
  Notu: s.Notu.trim(),
});

/** Ledger sub-account of a bank account. */
export const bankaAlti = (hesapId: number): string => `banka:${hesapId}`;

/** Payments of a customer's movement and the bank's fee. */
export interface Eslesme {
  /** Invoices with the paid amount of each. */
  readonly odenenler: readonly { readonly FaturaId: number; readonly Tutar: Kurus }[];
  /** Payments written by hand before the movement arrived. This movement is their money. */
  readonly TahsilatIdler: readonly number[];
  /** Bank fee: the payer sent this much more than the account received. */
  readonly Masraf: Kurus;
}

/** Card payments in one lump sum, together with the refunds of earlier payments that were deducted. */
export interface KartToplami {
  readonly kalemler: readonly { readonly MusteriId: number; readonly Tutar: Kurus }[];
}

/**
 * Error of a lump sum of card payments, or null. The payments must equal the movement plus the commission, to the
 * kuruş.
 */
export function kartHatasi(
  h: { readonly Tutar: Kurus; readonly Birim: string },
  { kalemler }: KartToplami,
  komisyon: Kurus,
): string | null {
  if (h.Tutar < 0) return 'Çıkan para kart tahsilatı olmaz.';
  if (h.Birim !== 'TRY') return 'Kartla yalnızca Türk lirası tahsil edilir.';
  const toplam = kalemler.reduce((t, k) => t + k.Tutar, 0);
  return toplam === h.Tutar + komisyon
    ? null
    : `Kart tahsilatları ${paraYaz(kurus(toplam), h.Birim)}, gelen para ile komisyon ${paraYaz(kurus(h.Tutar + komisyon), h.Birim)} ediyor.`;
}

/**
 * Error in the payments of a movement, or null.
 * @param elle sum of the payments written by hand
 */
export function eslesmeHatasi(
  h: { readonly Tutar: Kurus; readonly Birim: string },
  s: Siniflama,
  e: Eslesme,
  elle: number,
): string | null {
  const odenen = e.odenenler.reduce((t, o) => t + o.Tutar, 0);
  if (e.odenenler.length === 0 && elle + e.Masraf === 0) return null;
  if (h.Tutar < 0) return 'Çıkan para fatura kapatmaz.';
  if (e.Masraf > 0 && s.Sinif !== 'musteri' && s.Sinif !== 'diger' && s.Sinif !== 'kart')
    return 'Bankanın kestiği, yalnız gelen bir ödemede yazılır.';
  if (odenen + elle > 0 && s.Sinif !== 'musteri') return 'Yalnız müşterinin ödemesi fatura kapatır.';
  if (e.odenenler.some((o) => o.Tutar <= 0)) return 'Kapatılan tutarı yazınız.';
  if (new Set(e.odenenler.map((o) => o.FaturaId)).size !== e.odenenler.length) return 'Aynı fatura iki kez seçilmiş.';
  const fazla = odenen + elle - h.Tutar - e.Masraf;
  return fazla > 0 ? `Seçilenler, gelen paradan ${paraYaz(kurus(fazla), h.Birim)} fazla.` : null;
}

/** Ledger lines of a movement: the bank side, the bank fee, and the other side. */
export function hareketSatirlari(
  h: { readonly HesapId: number; readonly Birim: string; readonly Tutar: Kurus },
  s: Siniflama,
  { Masraf, Elle }: { readonly Masraf: Kurus; readonly Elle: Kurus } = { Masraf: 0 as Kurus, Elle: 0 as Kurus },
  { kalemler }: KartToplami = { kalemler: [] },
): FisSatiri[] {
  const Alt = musteriAlti(s.MusteriId ?? 0);
  const { Birim } = h;
  const karsi = {
    musteri: { Hesap: HESAP.alicilar, Alt },
    kart: { Hesap: HESAP.kart },
    masraf: { Hesap: HESAP.masraf },
    virman: { Hesap: HESAP.transfer },
    diger: { Hesap: s.HesapKod! },
  }[s.Sinif];
  const kartlar = [...Map.groupBy(kalemler, (k) => k.MusteriId)].map(([id, onun]) => ({
    Hesap: HESAP.kart,
    Alt: musteriAlti(id),
    Birim,
    Tutar: kurus(0 - onun.reduce((t, k) => t + k.Tutar, 0)),
  }));
  return [
    { Hesap: HESAP.banka, Alt: bankaAlti(h.HesapId), Birim, Tutar: h.Tutar },
    { Hesap: HESAP.masraf, Birim, Tutar: Masraf },
    { Hesap: HESAP.elle, Alt, Birim, Tutar: kurus(0 - Elle) },
    ...(s.Sinif === 'kart' ? kartlar : [{ ...karsi, Birim, Tutar: kurus(Elle - h.Tutar - Masraf) }]),
  ].filter((x) => x.Tutar !== 0);
}

/** State of one day of an account. */
export interface GunDurumu {
  readonly Gun: Gun;
  /** Movements that are not yet classified. */
  readonly Islenmemis: number;
  /** Balance by the movements: the balance before the day plus the day's movements. */
  readonly Hesaplanan: Kurus;
  /** The bank's closing balance. Null: no statement has it. */
  readonly Banka: Kurus | null;
  /** Balance by the ledger. */
  readonly Defter: Kurus;
  /** An earlier day with movements that is still open, or null. */
  readonly OncekiAcik: Gun | null;
}

export interface GunEngeli {
  readonly Tur: 'onceki' | 'gelecek' | 'islenmemis' | 'bakiyesiz' | 'fark' | 'defter';
  readonly Metin: string;
}

/** Everything that keeps a day open, each as a sentence with the next step. Empty: the day can be closed. */
export function gunEngelleri(g: GunDurumu, bugun: Gun, birim: string): GunEngeli[] {
  const engeller: GunEngeli[] = [];
  if (g.Gun > bugun) engeller.push({ Tur: 'gelecek', Metin: 'Gün daha gelmedi.' });
  if (g.OncekiAcik !== null)
    engeller.push({ Tur: 'onceki', Metin: `Önce ${tarihYaz(g.OncekiAcik)} günü kapatılmalı.` });
  if (g.Islenmemis > 0)
    engeller.push({ Tur: 'islenmemis', Metin: `${sayiYaz(g.Islenmemis)} hareketin ne olduğu söylenmedi.` });
  if (g.Banka === null)
    engeller.push({
      Tur: 'bakiyesiz',
      Metin: 'Bankanın gün sonu bakiyesi bilinmiyor: bakiyesi olan bir ekstre yükleyiniz ya da bakiyeyi yazınız.',
    });
  else if (g.Banka !== g.Hesaplanan) {
    const fark = kurus(g.Banka - g.Hesaplanan);
    engeller.push({
      Tur: 'fark',
      Metin: `Bankanın bakiyesi ${paraYaz(g.Banka, birim)}, hareketlerle ${paraYaz(g.Hesaplanan, birim)} bulunuyor; fark ${paraYaz(fark, birim)}. Eksik ya da fazla bir hareket var.`,
    });
  }
  if (g.Islenmemis === 0 && g.Defter !== g.Hesaplanan)
    engeller.push({
      Tur: 'defter',
      Metin: `Defterdeki bakiye ${paraYaz(g.Defter, birim)}, hareketlerle ${paraYaz(g.Hesaplanan, birim)} bulunuyor.`,
    });
  return engeller;
}

/** Balances of one day in one statement: the first and the last, and whether the day or the statement ends there. */
export interface BakiyeParcasi {
  /** Null in rows stored before the product kept the first balance. */
  readonly Basi: Kurus | null;
  readonly Sonu: Kurus;
  /** Number of movements between the two balances. */
  readonly Satir: number;
  /** A closing balance, not an interim balance between two pages. */
  readonly Kesin: boolean;
}

/**
 * Closing balance of a day: the end of the chain that the statements form, in any order of import. If several ends
 * remain, a closing balance wins over an interim balance, then the part with most movements, then the last import.
 * @param parcalar at least one
 * @param onceki balance before the day if known: a chain that returns to its beginning ends there
 */
export function gunSonuBakiyesi(parcalar: readonly BakiyeParcasi[], onceki: Kurus | null): Kurus {
  const cikan = (tutar: Kurus) => parcalar.filter((p) => p.Basi === tutar).length;
  const giren = (tutar: Kurus) => parcalar.filter((p) => p.Sonu === tutar).length;
  const uclar = parcalar.filter((p) => giren(p.Sonu) > cikan(p.Sonu));
  if (uclar.length === 0 && onceki !== null && cikan(onceki) > 0) return onceki;
  const sirali = (uclar.length > 0 ? uclar : parcalar).toReversed();
  return sirali.toSorted((a, b) => Number(b.Kesin) - Number(a.Kesin) || b.Satir - a.Satir)[0]!.Sonu;
}

/** Meanings that a layout may give to a column. The column assistant asks for these. */
export const KOLONLAR = {
  tarih: 'Tarih',
  saat: 'Saat',
  valor: 'Valör',
  tutar: 'Tutar (artı/eksi ya da yönlü)',
  yon: 'Borç/Alacak (B/A)',
  borc: 'Çıkan tutar (borç)',
  alacak: 'Giren tutar (alacak)',
  bakiye: 'Bakiye',
  aciklama: 'Açıklama',
  referans: 'Referans / Dekont No',
  kod: 'İşlem türü',
  unvan: 'Karşı taraf',
  iban: 'Karşı IBAN',
  vkn: 'Karşı VKN/TCKN',
} as const;
export type Kolon = keyof typeof KOLONLAR;
export type SecilenKolonlar = Partial<Readonly<Record<Kolon, string>>>;

/** Reason why a table cannot be read with these columns, or null. */
export function kolonHatasi(k: SecilenKolonlar): string | null {
  if (k.tarih === undefined) return 'Tarih sütununu seçiniz.';
  if (k.aciklama === undefined) return 'Açıklama sütununu seçiniz.';
  if (k.tutar === undefined && (k.borc === undefined || k.alacak === undefined))
    return 'Tutar sütununu ya da giren ve çıkan tutar sütunlarını seçiniz.';
  const adlar = Object.values(k);
  return new Set(adlar).size === adlar.length ? null : 'Bir sütun yalnız bir şey olabilir.';
}

const VIRGULLU_BINLIK = /^[^\d,.]*[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?[^\d,.]*$/;
const VIRGULLU_KURUS = /^[^\d,.]*[\d.]*,\d{1,2}[^\d,.]*$/;

/**
 * Guesses the notation of a table's sums. A comma counts as thousands separator only if no cell uses it before kuruş.
 */
export function yazimTahmini(satirlar: readonly (readonly string[])[]): 'tr' | 'ing' {
  const hucreler = satirlar.flat().map((h) => h.trim());
  return hucreler.some((h) => VIRGULLU_BINLIK.test(h)) && !hucreler.some((h) => VIRGULLU_KURUS.test(h)) ? 'ing' : 'tr';
}
