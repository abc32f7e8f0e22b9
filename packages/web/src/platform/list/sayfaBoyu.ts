import { BOYLAR, ILK_BOY } from '@masabasi/core/platform/list/sayfaVeSira';

const anahtar = (ad: string): string => `masabasi.boy.${ad}`;

/** Rows of a page in this list, as the person has chosen in this browser. */
export function sayfaBoyu(ad: string, ilk = ILK_BOY): number {
  const secilen = Number(localStorage.getItem(anahtar(ad)));
  return BOYLAR.some((boy) => boy === secilen) ? secilen : ilk;
}
export const sayfaBoyuSec = (ad: string, boy: number): void => localStorage.setItem(anahtar(ad), String(boy));
