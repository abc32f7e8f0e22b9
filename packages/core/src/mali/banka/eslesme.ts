import { ibanSade } from '../../platform/identity/kimlik.ts';
import type { Kurus } from '../../platform/money/para.ts';
import { type Gun, gunFarki } from '../../platform/time/tarih.ts';
import { adAnahtari, bitisik, EN_KISA_AD, kesikAd } from './adlar.ts';

/**
 * Matching bank movements: the customer of a movement and the invoices it pays. Produces proposals, each with its
 * reasons. Nothing is posted automatically: a person confirms one proposal or accepts all certain ones. The product
 * learns only from confirmed proposals.
 */

/** Fields of a movement that identify its customer. */
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

/** An open invoice of any customer. */
export interface Alacak {
  readonly Id: number;
  readonly No: string;
  readonly MusteriId: number;
  readonly Birim: string;
  /** Amount still open. */
  readonly Kalan: Kurus;
  readonly Gun: Gun;
  readonly Vade: Gun | null;
}

/** A payment written by hand whose bank movement has not arrived yet. */
export interface ElleTahsilat {
  readonly Id: number;
  readonly No: string;
  readonly MusteriId: number;
  readonly Birim: string;
  readonly Tutar: Kurus;
  readonly Gun: Gun;
}

/** A customer with the data that a movement may refer to. */
export interface EslesenMusteri {
  readonly Id: number;
  readonly Ad: string;
  readonly Vkn: string | null;
  readonly Iban: string | null;
  /** Accounts and folded names from earlier movements of this customer. */
  readonly ibanlar: readonly string[];
  readonly adlar: readonly string[];
}

/** Reasons of a proposal. Each has a text and a weight. */
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
/** Minimum score of a preselected proposal. A proposal based on a similar name alone is offered, never preselected. */
export const GUVENLI_SKOR = 75;

export interface Oneri {
  readonly MusteriId: number;
  /** Paid invoices with the amount for each. Empty: only the customer is known. */
  readonly odenenler: readonly { readonly AlacakId: number; readonly Tutar: Kurus }[];
  /** The payment written by hand that this movement confirms. */
  readonly TahsilatId: number | null;
  /** Fee that the bank deducted before the money arrived. */
  readonly Masraf: Kurus;
  /** Rest of the money, kept as an advance of the customer. */
  readonly Avans: Kurus;
  readonly Skor: number;
  readonly gerekceler: readonly Gerekce[];
}

/** Reasons to believe that a movement belongs to this customer. */
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

/** A payment within this many days of the due date counts as in time. */
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

/** Pays the invoices in their order until no money is left. */
function dagit(tutar: Kurus, alacaklar: readonly Alacak[]): Pick<Oneri, 'odenenler' | 'Avans'> {
  let kalan: number = tutar;
  const odenenler = alacaklar.flatMap((a) => {
    const Tutar = Math.min(kalan, a.Kalan) as Kurus;
    kalan -= Tutar;
    return Tutar > 0 ? [{ AlacakId: a.Id, Tutar }] : [];
  });
  return { odenenler, Avans: kalan as Kurus };
}

/** Up to this many open invoices, all their combinations are tried for a sum. */
const EN_COK_BILESIM = 12;

/** Several invoices that add up to the sum, the oldest first. Null: no combination or more than one. */
function toplami(tutar: Kurus, alacaklar: readonly Alacak[]): Alacak[] | null {
  const sirali = alacaklar.toSorted((a, b) => (a.Gun === b.Gun ? a.Id - b.Id : a.Gun < b.Gun ? -1 : 1));
  if (sirali.length > EN_COK_BILESIM) return null;
  let bulunan: Alacak[] | null = null;
  for (let hangileri = 1; hangileri < 2 ** sirali.length; hangileri++) {
    const secilen = sirali.filter((_, n) => (hangileri & (2 ** n)) !== 0);
    if (secilen.length < 2 || secilen.reduce((t, a) => t + a.Kalan, 0) !== tutar) continue;
    // Two possible combinations prove nothing.
    if (bulunan !== null) return null;
    bulunan = secilen;
  }
  return bulunan;
}

/** Maximum bank fee in kuruş. A larger difference counts as a part payment. */
const EN_COK_MASRAF = 10_000;
const masrafi = (tutar: Kurus, toplam: number): Kurus | null =>
  toplam > tutar && toplam - tutar <= EN_COK_MASRAF ? ((toplam - tutar) as Kurus) : null;

/** Proposals for the open invoices of one customer that a movement may pay. */
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

/** Maximum number of proposals shown. */
const EN_COK_ONERI = 5;

/** Customers that a name does not identify: several customers have this name, or it was learned for several. */
function adaslar(h: EslesenHareket, musteriler: readonly EslesenMusteri[]): ReadonlySet<number> {
  const unvan = adAnahtari(h.KarsiUnvan ?? '');
  const ogrenilen = unvan === '' ? [] : musteriler.filter((m) => m.adlar.includes(unvan));
  const adlar = Map.groupBy(musteriler, (m) => adAnahtari(m.Ad));
  const ayniAdli = [...adlar].flatMap(([ad, ayni]) => (ad !== '' && ayni.length > 1 ? ayni : []));
  return new Set([...(ogrenilen.length > 1 ? ogrenilen : []), ...ayniAdli].map((m) => m.Id));
}

/** An invoice, paid or unpaid, whose number is in the text of a movement. */
export interface AnilanFatura {
  readonly No: string;
  readonly MusteriId: number;
}

/**
 * The score of a proposal, kept below the certain score when something contradicts it: several customers share the
 * name, the tax number is another customer's, or the text names another customer's invoice.
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
 * Proposals for a movement, the likeliest first. Outgoing money is matched by its recipient alone. Two equally likely
 * proposals both stay below the certain score. So does a proposal when the movement refers to two customers.
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

/** A certain proposal needs at least one of these reasons, because nobody checks it individually. */
const TAM: ReadonlySet<Gerekce> = new Set(['no', 'toplam', 'elle', 'tutar']);
const KESIN_EKSIK: ReadonlySet<Gerekce> = new Set(['kismi', 'fazla', 'masraf']);

/**
 * The proposal that "take the certain ones" accepts: the first one, if it is certain, its sum is exact and the next one
 * is not certain. Null: a person has to decide.
 */
export function kesinOneri(oneriler: readonly Oneri[]): Oneri | null {
  const [ilk, ikinci] = oneriler;
  if (ilk === undefined || ilk.Skor < GUVENLI_SKOR || ilk.Avans > 0) return null;
  if (ikinci !== undefined && ikinci.Skor >= GUVENLI_SKOR) return null;
  if (!ilk.gerekceler.some((g) => TAM.has(g)) || ilk.gerekceler.some((g) => KESIN_EKSIK.has(g))) return null;
  return ilk.odenenler.length > 0 || ilk.TahsilatId !== null ? ilk : null;
}
