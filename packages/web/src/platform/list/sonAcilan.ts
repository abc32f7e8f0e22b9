import { SON_ACILAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import { useEffect } from 'react';
import { jetonuAl } from '../call/jeton.ts';

/**
 * Records opened last, for the global search. The browser stores only kinds and ids. Names come from the server each
 * time, for people who may still see them.
 */

export const ACILANLAR = [
  'musteri',
  'personel',
  'gorusme',
  'webistek',
  'egitim',
  'lisans',
  'analiz',
  'gorev',
  'versiyon',
  'fatura',
  'toplanti',
  'prj',
  'bayi',
  'ziyaret',
  'aday',
  'teklif',
] as const;
export type Acilan = (typeof ACILANLAR)[number];
export interface SonAcilan {
  readonly tur: Acilan;
  readonly Id: number;
}

const anahtar = (): string => `masabasi.son.${jetonuAl()?.UserName ?? ''}`;

const kayitMi = (x: unknown): x is SonAcilan =>
  typeof x === 'object' &&
  x !== null &&
  'tur' in x &&
  'Id' in x &&
  ACILANLAR.some((t) => t === x.tur) &&
  Number.isSafeInteger(x.Id);

/** The newest first. */
export function sonAcilanlar(): SonAcilan[] {
  try {
    const yazili: unknown = JSON.parse(localStorage.getItem(anahtar()) ?? '[]');
    return Array.isArray(yazili) ? yazili.filter(kayitMi).slice(0, SON_ACILAN_EN_COK) : [];
  } catch (hata) {
    if (!(hata instanceof SyntaxError)) throw hata;
    return [];
  }
}

/** Notes that the person opened a record. A full storage notes nothing. */
export function acildi(tur: Acilan, Id: number): void {
  const digerleri = sonAcilanlar().filter((s) => s.tur !== tur || s.Id !== Id);
  try {
    localStorage.setItem(anahtar(), JSON.stringify([{ tur, Id }, ...digerleri].slice(0, SON_ACILAN_EN_COK)));
  } catch (hata) {
    if (!(hata instanceof DOMException)) throw hata;
  }
}

/** Notes the record that a card shows. */
export function useAcildi(tur: Acilan, Id: number): void {
  useEffect(() => acildi(tur, Id), [tur, Id]);
}
