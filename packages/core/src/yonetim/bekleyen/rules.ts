/** Tabs of a person's waiting items in work tracking (customers.md 2.7). */
export const BEKLEYEN_BOLUMLERI = {
  hepsi: 'Hepsi',
  kabul: 'Kabulümü Bekleyen',
  atanan: 'Bana Atanan',
  test: 'Testimi Bekleyen',
  soru: 'Soru Sorulan',
  geciken: 'Geciken',
} as const;
export type BekleyenBolumu = keyof typeof BEKLEYEN_BOLUMLERI;

/** Reason why an item waits for the person. */
export type BekleyenNedeni = 'kabul' | 'atanan' | 'test' | 'soru';

/** Maximum number of items shown. A longer list would not help anyone. */
export const EN_COK_BEKLEYEN = 500;

/** True if a row belongs to a tab. Late rows also appear in the tab for late items. */
export const bolumde = (
  b: { readonly Neden: BekleyenNedeni; readonly Gecikti: boolean },
  bolum: BekleyenBolumu,
): boolean => bolum === 'hepsi' || (bolum === 'geciken' ? b.Gecikti : b.Neden === bolum);
