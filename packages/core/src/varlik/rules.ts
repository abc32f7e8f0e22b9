/** What a window says of a contact: it is open, something is typed there, it is not open any more. */
export const VARLIK_HALLERI = ['burada', 'yaziyor', 'ayrildi'] as const;
export type VarlikHali = (typeof VARLIK_HALLERI)[number];

/** Who has said nothing for so many seconds is not there any more; a window says it again sooner. */
export const VARLIK_SN = 30;
export const YENILEME_SN = 20;
/** Nothing typed for so long: no longer writing. */
export const YAZMA_ARASI_MS = 4000;

const sirala = (adlar: readonly string[], son: string): string =>
  adlar.length === 1 ? `${adlar[0]} ${son}` : `${adlar.slice(0, -1).join(', ')} ve ${adlar.at(-1)} ${son}`;

/** Names beyond these are counted. */
const EN_COK_AD = 3;
function adlari(adlar: readonly string[], son: string): string {
  const fazla = adlar.length - EN_COK_AD;
  return fazla <= 0 ? sirala(adlar, son) : sirala([...adlar.slice(0, EN_COK_AD), `${fazla} kişi daha`], son);
}

/** What is said of the others: who writes comes first, as one waits for that. Empty where nobody is there. */
export function varlikCumlesi(oradakiler: readonly { readonly Ad: string; readonly Yaziyor: boolean }[]): string {
  const yazan = oradakiler.filter((o) => o.Yaziyor).map((o) => o.Ad);
  const bakan = oradakiler.filter((o) => !o.Yaziyor).map((o) => o.Ad);
  return [
    ...(yazan.length > 0 ? [`${adlari(yazan, 'yazıyor')}…`] : []),
    ...(bakan.length > 0 ? [adlari(bakan, 'bu kayıtta')] : []),
  ].join(' ');
}
