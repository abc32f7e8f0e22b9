import { ibanSade } from '../kimlik.ts';
import type { Kurus } from '../para.ts';
import { type Gun, gunFarki } from '../tarih.ts';
import { adAnahtari, bitisik, EN_KISA_AD, kesikAd } from './adlar.ts';

/**
 * Whose a movement of the bank is, and what it pays: proposals, each with its reasons. Nothing is written by itself: a
 * person confirms one, or says that the certain ones be taken; only what is confirmed is learned from.
 */

/** What of a movement tells whose it is. */
export interface EslesenHareket {
  readonly Gun: Gun;
  readonly Tutar: Kurus;
  readonly Birim: string;
  readonly Aciklama: string;
  readonly Referans: string | null;
  readonly KarsiUnvan: string | null;
  readonly KarsiIban: string | null;
  readonly KarsiVkn: string | null;
}

/** An invoice that is still to be paid, whoever keeps it. */
export interface Alacak {
  readonly Id: number;
  readonly No: string;
  readonly MusteriId: number;
  readonly Birim: string;
  /** What is open of it. */
  readonly Kalan: Kurus;
  readonly Gun: Gun;
  readonly Vade: Gun | null;
}

/** A payment that somebody wrote by hand, the line of which has not come yet. */
export interface ElleTahsilat {
  readonly Id: number;
  readonly No: string;
  readonly MusteriId: number;
  readonly Birim: string;
  readonly Tutar: Kurus;
  readonly Gun: Gun;
}

/** A customer, as far as a movement may speak of them. */
export interface EslesenMusteri {
  readonly Id: number;
  readonly Ad: string;
  readonly Vkn: string | null;
  readonly Iban: string | null;
  /** Accounts and folded names of movements that were given to them before. */
  readonly ibanlar: readonly string[];
  readonly adlar: readonly string[];
}

/** Why: each in words, with what it counts. */
export type Gerekce =
  | 'no'
  | 'tutar'
  | 'toplam'
  | 'elle'
  | 'iban'
  | 'vkn'
  | 'ad'
  | 'metin'
  | 'kesik'
  | 'tarih'
  | 'kismi'
  | 'fazla'
  | 'masraf';
export const GEREKCE_METNI: Readonly<Record<Gerekce, string>> = {
  no: 'Fatura numarası açıklamada geçiyor',
  tutar: 'Tutar kuruşu kuruşuna aynı',
  toplam: 'Açık faturaların toplamı bu tutar',
  elle: 'Bu tutarda bir tahsilat elle yazılmış, hareketi gelmemişti',
  iban: 'Bu IBAN’dan gelen para daha önce bu müşteriye işlendi',
  vkn: 'Gönderenin vergi/kimlik numarası müşterinin',
  ad: 'Bu addan gelen para daha önce bu müşteriye işlendi',
  metin: 'Müşterinin adı harekette geçiyor',
  kesik: 'Gönderenin adı bu müşterininkinin başı; bankalar uzun adları keser',
  tarih: 'Ödeme, faturanın vadesine yakın',
  kismi: 'Tutar, açık kalanın bir parçası',
  fazla: 'Tutar, açık kalandan fazla; artan avans olur',
  masraf: 'Tutar, açık kalandan bir banka masrafı kadar az',
};
const AGIRLIK: Readonly<Record<Gerekce, number>> = {
  no: 60,
  iban: 45,
  vkn: 45,
  toplam: 30,
  tutar: 30,
  elle: 30,
  ad: 25,
  metin: 20,
  kesik: 10,
  tarih: 5,
  kismi: 0,
  fazla: 0,
  masraf: 0,
};
/** From so many points on a proposal stands first; who is only like somebody is offered, never preselected. */
export const GUVENLI_SKOR = 75;

export interface Oneri {
  readonly MusteriId: number;
  /** What it pays, and how much of each; none: it only is this customer's. */
  readonly odenenler: readonly { readonly AlacakId: number; readonly Tutar: Kurus }[];
  /** A payment written by hand whose line this is. */
  readonly TahsilatId: number | null;
  /** What the bank kept before it came. */
  readonly Masraf: Kurus;
  /** What is left over, kept for the customer. */
  readonly Avans: Kurus;
  readonly Skor: number;
  readonly gerekceler: readonly Gerekce[];
}

/** What says that a movement is this customer's. */
function musteriGerekceleri(h: EslesenHareket, m: EslesenMusteri): Gerekce[] {
  const iban = h.KarsiIban === null ? null : ibanSade(h.KarsiIban);
  const unvan = adAnahtari(h.KarsiUnvan ?? '');
  const metin = ` ${adAnahtari(`${h.KarsiUnvan ?? ''} ${h.Aciklama}`)} `;
  const ad = adAnahtari(m.Ad);
  const gecer = ad.length >= EN_KISA_AD && metin.includes(` ${ad} `);
  const kesik = kesikAd(h.KarsiUnvan);
  return [
    ...(iban !== null && (m.Iban === iban || m.ibanlar.includes(iban)) ? (['iban'] as const) : []),
    ...(h.KarsiVkn !== null && m.Vkn === h.KarsiVkn ? (['vkn'] as const) : []),
    ...(unvan !== '' && m.adlar.includes(unvan) ? (['ad'] as const) : []),
    ...(gecer ? (['metin'] as const) : []),
    ...(!gecer && kesik !== null && ad.startsWith(kesik) ? (['kesik'] as const) : []),
  ];
}

/** A payment so many days around its due date is in time. */
const YAKIN_GUN = 10;
const yakin = (h: EslesenHareket, a: Alacak): boolean => Math.abs(gunFarki(a.Vade ?? a.Gun, h.Gun)) <= YAKIN_GUN;

const skoru = (gerekceler: readonly Gerekce[]): number => gerekceler.reduce((t, g) => t + AGIRLIK[g], 0);
const oneri = (o: Omit<Oneri, 'Skor' | 'Avans' | 'Masraf' | 'TahsilatId'> & Partial<Oneri>): Oneri => ({
  Avans: 0 as Kurus,
  Masraf: 0 as Kurus,
  TahsilatId: null,
  ...o,
  Skor: skoru(o.gerekceler),
});

/** Pays these one after the other until nothing is left. */
function dagit(tutar: Kurus, alacaklar: readonly Alacak[]): Pick<Oneri, 'odenenler' | 'Avans'> {
  let kalan: number = tutar;
  const odenenler = alacaklar.flatMap((a) => {
    const Tutar = Math.min(kalan, a.Kalan) as Kurus;
    kalan -= Tutar;
    return Tutar > 0 ? [{ AlacakId: a.Id, Tutar }] : [];
  });
  return { odenenler, Avans: kalan as Kurus };
}

/** Of so many open ones all pairs and their whole are looked at for a sum. */
const EN_COK_BILESIM = 12;

/** Several of these that come to a sum together, the oldest first; null: none do. */
function toplami(tutar: Kurus, alacaklar: readonly Alacak[]): Alacak[] | null {
  const sirali = alacaklar.toSorted((a, b) => (a.Gun === b.Gun ? a.Id - b.Id : a.Gun < b.Gun ? -1 : 1));
  if (sirali.length > EN_COK_BILESIM) return null;
  let bulunan: Alacak[] | null = null;
  for (let hangileri = 1; hangileri < 2 ** sirali.length; hangileri++) {
    const secilen = sirali.filter((_, n) => (hangileri & (2 ** n)) !== 0);
    if (secilen.length < 2 || secilen.reduce((t, a) => t + a.Kalan, 0) !== tutar) continue;
    // Two ways to come to it say nothing.
    if (bulunan !== null) return null;
    bulunan = secilen;
  }
  return bulunan;
}

/** A bank keeps no more than this of a payment; what is missing beyond it is a part that was not paid. */
const EN_COK_MASRAF = 10_000;
const masrafi = (tutar: Kurus, toplam: number): Kurus | null =>
  toplam > tutar && toplam - tutar <= EN_COK_MASRAF ? ((toplam - tutar) as Kurus) : null;

/** What of a customer's open ones a movement may pay. */
function odemeOnerileri(
  h: EslesenHareket,
  m: EslesenMusteri,
  hepsi: readonly Alacak[],
  eller: readonly ElleTahsilat[],
): Oneri[] {
  const kimden = musteriGerekceleri(h, m);
  const metin = bitisik(`${h.Aciklama} ${h.Referans ?? ''}`);
  const alacaklar = hepsi.filter((a) => a.MusteriId === m.Id && a.Birim === h.Birim && a.Kalan > 0);
  const MusteriId = m.Id;
  const elle = eller.find(
    (e) =>
      e.MusteriId === m.Id &&
      e.Birim === h.Birim &&
      e.Tutar === h.Tutar &&
      Math.abs(gunFarki(e.Gun, h.Gun)) <= YAKIN_GUN &&
      (kimden.length > 0 || metin.includes(bitisik(e.No))),
  );
  if (elle !== undefined) {
    const adi = metin.includes(bitisik(elle.No)) ? (['no'] as const) : [];
    return [oneri({ MusteriId, odenenler: [], TahsilatId: elle.Id, gerekceler: [...adi, 'elle', ...kimden] })];
  }
  const anilan = alacaklar.filter((a) => metin.includes(bitisik(a.No)));
  if (anilan.length > 0) {
    const toplam = anilan.reduce((t, a) => t + a.Kalan, 0);
    const Masraf = masrafi(h.Tutar, toplam);
    if (Masraf !== null)
      return [
        oneri({
          MusteriId,
          ...dagit(toplam as Kurus, anilan),
          Masraf,
          gerekceler: ['no', 'masraf', ...kimden],
        }),
      ];
    const nasil: Gerekce = toplam === h.Tutar ? 'tutar' : toplam > h.Tutar ? 'kismi' : 'fazla';
    return [oneri({ MusteriId, ...dagit(h.Tutar, anilan), gerekceler: ['no', nasil, ...kimden] })];
  }
  const tamlar = alacaklar.filter((a) => a.Kalan === h.Tutar);
  if (tamlar.length > 0)
    return tamlar.map((a) =>
      oneri({
        MusteriId,
        odenenler: [{ AlacakId: a.Id, Tutar: h.Tutar }],
        gerekceler: ['tutar', ...kimden, ...(yakin(h, a) ? (['tarih'] as const) : [])],
      }),
    );
  if (kimden.length === 0) return [];
  const birlikte = toplami(h.Tutar, alacaklar);
  if (birlikte !== null) return [oneri({ MusteriId, ...dagit(h.Tutar, birlikte), gerekceler: ['toplam', ...kimden] })];
  if (alacaklar.length === 0) return [oneri({ MusteriId, odenenler: [], Avans: h.Tutar, gerekceler: kimden })];
  const eksik = alacaklar.filter((a) => masrafi(h.Tutar, a.Kalan) !== null);
  if (eksik.length === 1)
    return [
      oneri({
        MusteriId,
        odenenler: [{ AlacakId: eksik[0]!.Id, Tutar: eksik[0]!.Kalan }],
        Masraf: masrafi(h.Tutar, eksik[0]!.Kalan)!,
        gerekceler: [...kimden, 'masraf'],
      }),
    ];
  const sirali = alacaklar.toSorted((a, b) => ((a.Vade ?? a.Gun) < (b.Vade ?? b.Gun) ? -1 : 1));
  const dagitim = dagit(h.Tutar, sirali);
  return [oneri({ MusteriId, ...dagitim, gerekceler: [...kimden, dagitim.Avans > 0 ? 'fazla' : 'kismi'] })];
}

/** So many proposals are shown. */
const EN_COK_ONERI = 5;

/** Customers of whom a name does not say which it is: it was learned of several, or they are called alike. */
function adaslar(h: EslesenHareket, musteriler: readonly EslesenMusteri[]): ReadonlySet<number> {
  const unvan = adAnahtari(h.KarsiUnvan ?? '');
  const ogrenilen = unvan === '' ? [] : musteriler.filter((m) => m.adlar.includes(unvan));
  const adlar = Map.groupBy(musteriler, (m) => adAnahtari(m.Ad));
  const ayniAdli = [...adlar].flatMap(([ad, ayni]) => (ad !== '' && ayni.length > 1 ? ayni : []));
  return new Set([...(ogrenilen.length > 1 ? ogrenilen : []), ...ayniAdli].map((m) => m.Id));
}

/** An invoice that the text of a movement names, paid or not. */
export interface AnilanFatura {
  readonly No: string;
  readonly MusteriId: number;
}

/**
 * How much speaks for a proposal where nothing speaks against it being certain: not only a name that is several customers',
 * no tax number of another one, and no invoice of another one named in the text.
 */
function enCokSkor(
  o: Oneri,
  h: EslesenHareket,
  musteriler: readonly EslesenMusteri[],
  anilanlar: readonly AnilanFatura[],
): number {
  const adsiz = o.gerekceler.filter((g) => g !== 'ad' && g !== 'metin' && g !== 'kesik');
  const yalnizAd = skoru(adsiz) < GUVENLI_SKOR && adaslar(h, musteriler).has(o.MusteriId);
  const vknlilar = h.KarsiVkn === null ? [] : musteriler.filter((m) => m.Vkn === h.KarsiVkn);
  const baskasinin = vknlilar.length > 0 && !vknlilar.some((m) => m.Id === o.MusteriId);
  const baskaFatura = anilanlar.some((a) => a.MusteriId !== o.MusteriId);
  return yalnizAd || baskasinin || baskaFatura ? Math.min(o.Skor, GUVENLI_SKOR - 1) : o.Skor;
}

/**
 * Proposals for what a movement may be, the likeliest first. Money that goes out is proposed by who it goes to alone. Of two that are as
 * likely neither is certain: both lose what would make them so; so does one that speaks of two customers.
 */
export function oner(
  h: EslesenHareket,
  musteriler: readonly EslesenMusteri[],
  alacaklar: readonly Alacak[],
  eller: readonly ElleTahsilat[] = [],
  anilanlar: readonly AnilanFatura[] = [],
): Oneri[] {
  const bulunan = musteriler.flatMap((m) => {
    if (h.Tutar > 0) return odemeOnerileri(h, m, alacaklar, eller);
    const kimden = musteriGerekceleri(h, m);
    return kimden.length === 0 ? [] : [oneri({ MusteriId: m.Id, odenenler: [], gerekceler: kimden })];
  });
  const olculen = bulunan.map((o) => ({ ...o, Skor: enCokSkor(o, h, musteriler, anilanlar) }));
  const sirali = olculen.toSorted((a, b) => b.Skor - a.Skor || a.MusteriId - b.MusteriId).slice(0, EN_COK_ONERI);
  const ilk = sirali[0]?.Skor;
  const esit = sirali.filter((o) => o.Skor === ilk).length > 1;
  return esit ? sirali.map((o) => (o.Skor === ilk ? { ...o, Skor: Math.min(o.Skor, GUVENLI_SKOR - 1) } : o)) : sirali;
}

/** What must be among the reasons of a proposal that is taken with others at once, without each being looked at. */
const TAM: ReadonlySet<Gerekce> = new Set(['no', 'toplam', 'elle', 'tutar']);
const KESIN_EKSIK: ReadonlySet<Gerekce> = new Set(['kismi', 'fazla', 'masraf']);

/**
 * The proposal that is taken when a person says "take the certain ones": the first, well above the next, of a sum that is
 * exact; null: a person looks at it.
 */
export function kesinOneri(oneriler: readonly Oneri[]): Oneri | null {
  const [ilk, ikinci] = oneriler;
  if (ilk === undefined || ilk.Skor < GUVENLI_SKOR || ilk.Avans > 0) return null;
  if (ikinci !== undefined && ikinci.Skor >= GUVENLI_SKOR) return null;
  if (!ilk.gerekceler.some((g) => TAM.has(g)) || ilk.gerekceler.some((g) => KESIN_EKSIK.has(g))) return null;
  return ilk.odenenler.length > 0 || ilk.TahsilatId !== null ? ilk : null;
}
