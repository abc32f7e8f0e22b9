import type { BulunanSorgusu } from '../../platform/search/aramaUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import type { KonusmaNesnesi } from './rules.ts';

/** Addresses in a message. The ones that lead to our own records are shown with the record's name. */

export interface AdresParcasi {
  /** Position in the text. */
  readonly yer: number;
  readonly soz: string;
  /** True for a web address. */
  readonly adres: boolean;
}

const ADRES = /https?:\/\/[^\s<>"]+/giu;
/** Punctuation that follows an address in a sentence and does not belong to it. */
const ARDINDAN = /[.,;:!?'’…)\]}]+$/u;

/** Cuts a text at its addresses. The joined pieces give the same text. */
export function adresParcalari(metin: string): AdresParcasi[] {
  const parcalar: AdresParcasi[] = [];
  let bas = 0;
  for (const { 0: bulunan, index } of metin.matchAll(ADRES)) {
    const soz = bulunan.replace(ARDINDAN, '');
    if (!URL.canParse(soz)) continue;
    if (index > bas) parcalar.push({ yer: bas, soz: metin.slice(bas, index), adres: false });
    parcalar.push({ yer: index, soz, adres: true });
    bas = index + soz.length;
  }
  return bas < metin.length ? [...parcalar, { yer: bas, soz: metin.slice(bas), adres: false }] : parcalar;
}

interface Yer {
  readonly yollar: readonly string[];
  /** Query parameter with the id of the record. Null: it is always the last part of the path. */
  readonly soz: string | null;
  /** The list below which the record also has a page of its own. */
  readonly altinda?: string;
}
/** Pages of each kind of record. A licence in its list is looked for by its number. */
const YERLER: Readonly<Record<KonusmaNesnesi, Yer>> = {
  gorusme: { yollar: ['/islemler/musterigorusme/detay'], soz: 'id' },
  webistek: { yollar: SAYFA.webistek, soz: 'istek', altinda: SAYFA.webistek[0] },
  egitim: { yollar: SAYFA.egitim, soz: 'egitim', altinda: SAYFA.egitim[0] },
  analiz: { yollar: SAYFA.analiz, soz: 'analiz', altinda: SAYFA.analiz[0] },
  lisans: { yollar: SAYFA.lisans, soz: 'ara', altinda: SAYFA.lisans[0] },
  gorev: { yollar: SAYFA.isler, soz: 'is', altinda: SAYFA.isler[0] },
  versiyon: { yollar: SAYFA.versiyon, soz: null },
  fatura: { yollar: SAYFA.fatura, soz: null },
  prj: { yollar: SAYFA.projetakip, soz: 'proje' },
  toplanti: { yollar: SAYFA.toplanti, soz: 'toplanti', altinda: SAYFA.toplanti[0] },
  bayi: { yollar: SAYFA.bayi, soz: 'bayi' },
  ziyaret: { yollar: ['/pazarlama/gorusmetakip/detay'], soz: 'id' },
  aday: { yollar: [SAYFA.ziyaret[2]], soz: 'aday', altinda: SAYFA.ziyaret[2] },
  teklif: { yollar: SAYFA.teklif, soz: 'teklif', altinda: SAYFA.teklif[0] },
  musteri: { yollar: ['/tanimlar/musteri/detay'], soz: 'id' },
};
const KIMLIK = /^[1-9]\d{0,8}$/;
const LISANS_NO = /^L\d{3,12}$/i;

/** Kind of a record, and the search query that finds it alone. */
export interface KayitSorusu {
  readonly Nesne: KonusmaNesnesi;
  readonly sorgu: BulunanSorgusu;
}

/** Search query for the record of this kind and id. */
export const kayitSorusu = (Nesne: KonusmaNesnesi, Id: number): KayitSorusu => ({
  Nesne,
  sorgu: { ara: '', idler: [Id] },
});

/**
 * The record that an address of this installation leads to.
 * @param evi origin of the installation: `https://masabasi.ornek.example`
 * @returns null when it leads elsewhere, or to no single record
 */
export function adrestekiKayit(adres: string, evi: string): KayitSorusu | null {
  if (!URL.canParse(adres, evi)) return null;
  const { origin, pathname, searchParams } = new URL(adres, evi);
  if (origin !== evi) return null;
  const [ust, kimlik] = ayir(pathname);
  for (const [Nesne, { yollar, soz, altinda }] of Object.entries(YERLER) as [KonusmaNesnesi, Yer][]) {
    const kendisi = soz === null ? yollar.includes(ust) : ust === altinda;
    if (kendisi && KIMLIK.test(kimlik)) return kayitSorusu(Nesne, Number(kimlik));
    const son = soz === null ? null : searchParams.get(soz);
    if (son === null || !yollar.includes(pathname)) continue;
    if (Nesne === 'lisans') return LISANS_NO.test(son) ? { Nesne, sorgu: { ara: son, idler: [] } } : null;
    if (KIMLIK.test(son)) return kayitSorusu(Nesne, Number(son));
  }
  return null;
}
/** Splits a path from its last part. */
function ayir(pathname: string): [string, string] {
  const son = pathname.lastIndexOf('/');
  return [pathname.slice(0, son), pathname.slice(son + 1)];
}
