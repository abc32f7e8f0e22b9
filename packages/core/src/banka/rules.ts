import { gorunenUzunluk, sayiYaz } from '../metin.ts';
import { type Kurus, kurus, paraYaz } from '../para.ts';
import { type Gun, tarihYaz } from '../tarih.ts';
import { type FisSatiri, HESAP, musteriAlti } from '../defter/rules.ts';

/** What a movement of the bank was: whose, or what for. */
export const SINIFLAR = {
  musteri: 'Müşteri',
  kart: 'Kart tahsilatı',
  masraf: 'Banka masrafı',
  virman: 'Hesaplar arası transfer',
  diger: 'Diğer hesap',
} as const;
export type Sinif = keyof typeof SINIFLAR;

/** What a person says of a movement. */
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

/** What is wrong with what is said of a movement: just what its kind asks for, and nothing else. */
export function siniflamaHatasi(s: Siniflama, hesapId: number, kart: object | null = null): string | null {
  if (s.Sinif === 'musteri' && s.MusteriId === null) return 'Müşteriyi seçiniz.';
  if (s.Sinif === 'virman' && s.KarsiHesapId === null) return 'Paranın geldiği ya da gittiği hesabınızı seçiniz.';
  if (s.Sinif === 'virman' && s.KarsiHesapId === hesapId) return 'Transferin iki ucu aynı hesap olamaz.';
  if (s.Sinif === 'diger' && s.HesapKod === null) return 'Defter hesabını seçiniz.';
  if (s.Sinif === 'kart' && kart === null) return 'Bu paranın hangi kart tahsilatları olduğunu önerilerden seçiniz.';
  if (s.Sinif === 'diger' && gorunenUzunluk(s.Notu) === 0) return 'Bu hareketin ne olduğunu yazınız.';
  return null;
}

/** The same without what another kind would ask for. */
export const siniflama = (s: Siniflama): Siniflama => ({
  Sinif: s.Sinif,
  MusteriId: s.Sinif === 'musteri' ? s.MusteriId : null,
  KarsiHesapId: s.Sinif === 'virman' ? s.KarsiHesapId : null,
  HesapKod: s.Sinif === 'diger' ? s.HesapKod : null,
  Notu: s.Notu.trim(),
});

/** Whose part of an account of the ledger a bank account is. */
export const bankaAlti = (hesapId: number): string => `banka:${hesapId}`;

/** What a movement of a customer pays, and what the bank kept of it. */
export interface Eslesme {
  /** Invoices, and how much of each. */
  readonly odenenler: readonly { readonly FaturaId: number; readonly Tutar: Kurus }[];
  /** Payments that were written by hand before the line came: it is their money. */
  readonly TahsilatIdler: readonly number[];
  /** What the bank kept: the payer sent so much more than came. */
  readonly Masraf: Kurus;
}

/** Payments by card that come as one lump: what was taken, and what went back of what had come before. */
export interface KartToplami {
  readonly kalemler: readonly { readonly MusteriId: number; readonly Tutar: Kurus }[];
}

/** What is wrong with a lump of payments by card, or null: they are the line and the commission, to the kuruş. */
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

/** What is wrong with what a movement is said to pay, or null. @param elle what the payments written by hand come to */
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

/** What a movement comes to in the ledger: the bank's side, what it kept, and what it was. */
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

/** What is known of a day of an account. */
export interface GunDurumu {
  readonly Gun: Gun;
  /** Movements that nobody has said anything of. */
  readonly Islenmemis: number;
  /** What its movements make of the balance before them. */
  readonly Hesaplanan: Kurus;
  /** What the bank says stood there at its end; null: no file says it. */
  readonly Banka: Kurus | null;
  /** What the ledger says. */
  readonly Defter: Kurus;
  /** An earlier day with movements that is still open; null: none. */
  readonly OncekiAcik: Gun | null;
}

export interface GunEngeli {
  readonly Tur: 'onceki' | 'gelecek' | 'islenmemis' | 'bakiyesiz' | 'fark' | 'defter';
  readonly Metin: string;
}

/** Everything that keeps a day open, each as a sentence that says what to do; none: it can be closed. */
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

/** What one statement says of a day: from which balance to which, and whether the day, or the statement, ends there. */
export interface BakiyeParcasi {
  /** Null: what was kept before the beginnings were. */
  readonly Basi: Kurus | null;
  readonly Sonu: Kurus;
  /** So many movements lie between them. */
  readonly Satir: number;
  /** Not one between two pages. */
  readonly Kesin: boolean;
}

/**
 * What stood on an account at the end of a day: where the chain of what statements say of it ends, in whichever order they came.
 * Where several ends are left: a closing one before one between pages, then what has most movements, then what came last.
 * @param parcalar at least one
 * @param onceki what stood there before the day, as far as it is known: a chain that comes back to its beginning ends there
 */
export function gunSonuBakiyesi(parcalar: readonly BakiyeParcasi[], onceki: Kurus | null): Kurus {
  const cikan = (tutar: Kurus) => parcalar.filter((p) => p.Basi === tutar).length;
  const giren = (tutar: Kurus) => parcalar.filter((p) => p.Sonu === tutar).length;
  const uclar = parcalar.filter((p) => giren(p.Sonu) > cikan(p.Sonu));
  if (uclar.length === 0 && onceki !== null && cikan(onceki) > 0) return onceki;
  const sirali = (uclar.length > 0 ? uclar : parcalar).toReversed();
  return sirali.toSorted((a, b) => Number(b.Kesin) - Number(a.Kesin) || b.Satir - a.Satir)[0]!.Sonu;
}

/** What a layout may say of a column; the assistant asks for these. */
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

/** Why a table cannot be read by these columns, or null. */
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

/** Guesses the notation of a table's sums: a comma stands between thousands only where none stands before kuruş. */
export function yazimTahmini(satirlar: readonly (readonly string[])[]): 'tr' | 'ing' {
  const hucreler = satirlar.flat().map((h) => h.trim());
  return hucreler.some((h) => VIRGULLU_BINLIK.test(h)) && !hucreler.some((h) => VIRGULLU_KURUS.test(h)) ? 'ing' : 'tr';
}
