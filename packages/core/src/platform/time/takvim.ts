import { type Gun, gunFarki } from './tarih.ts';

/** Six weeks hold any month from Monday to Sunday. */
const EN_COK_TAKVIM_GUNU = 42;

/** Reason to refuse this range of days in a calendar, or null. */
export const takvimHatasi = (ilk: Gun, son: Gun, neleri: string): string | null =>
  ilk <= son && gunFarki(ilk, son) < EN_COK_TAKVIM_GUNU
    ? null
    : `Son gün ilk günden önce olamaz; bir kez en çok ${EN_COK_TAKVIM_GUNU} günün ${neleri} gösterilir.`;
