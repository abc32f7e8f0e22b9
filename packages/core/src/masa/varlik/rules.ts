/** Reports of a window about a ticket: open, typing, closed. */
export const VARLIK_HALLERI = ['burada', 'yaziyor', 'ayrildi'] as const;
export type VarlikHali = (typeof VARLIK_HALLERI)[number];

/** Seconds without a report after which a window counts as closed. Open windows report more often. */
export const VARLIK_SN = 30;
export const YENILEME_SN = 20;
/** Milliseconds without typing after which a person no longer counts as writing. */
export const YAZMA_ARASI_MS = 4000;

const sirala = (adlar: readonly string[], son: string): string =>
  adlar.length === 1 ? `${adlar[0]} ${son}` : `${adlar.slice(0, -1).join(', ')} ve ${adlar.at(-1)} ${son}`;

/** Names in the sentence. Further people are only counted. */
const EN_COK_AD = 3;
function adlari(adlar: readonly string[], son: string): string {
  const fazla = adlar.length - EN_COK_AD;
  return fazla <= 0 ? sirala(adlar, son) : sirala([...adlar.slice(0, EN_COK_AD), `${fazla} kişi daha`], son);
}

/** Sentence about the other people, writers first, because others wait for their text. Empty without other people. */
export function varlikCumlesi(oradakiler: readonly { readonly Ad: string; readonly Yaziyor: boolean }[]): string {
  const yazan = oradakiler.filter((o) => o.Yaziyor).map((o) => o.Ad);
  const bakan = oradakiler.filter((o) => !o.Yaziyor).map((o) => o.Ad);
  return [
    ...(yazan.length > 0 ? [`${adlari(yazan, 'yazıyor')}…`] : []),
    ...(bakan.length > 0 ? [adlari(bakan, 'bu kayıtta')] : []),
  ].join(' ');
}
