/** The parts of the inbox of what waits for a person in the tracking of work (customers.md 2.7). */
export const BEKLEYEN_BOLUMLERI = {
  hepsi: 'Hepsi',
  kabul: 'Kabulümü Bekleyen',
  atanan: 'Bana Atanan',
  test: 'Testimi Bekleyen',
  soru: 'Soru Sorulan',
  geciken: 'Geciken',
} as const;
export type BekleyenBolumu = keyof typeof BEKLEYEN_BOLUMLERI;

/** Why something waits for the person. */
export type BekleyenNedeni = 'kabul' | 'atanan' | 'test' | 'soru';

/** So many are shown at most; whoever has more is helped by no longer list. */
export const EN_COK_BEKLEYEN = 500;

/** Whether a row stands in a part: what is late stands in its own part, too. */
export const bolumde = (
  b: { readonly Neden: BekleyenNedeni; readonly Gecikti: boolean },
  bolum: BekleyenBolumu,
): boolean => bolum === 'hepsi' || (bolum === 'geciken' ? b.Gecikti : b.Neden === bolum);
