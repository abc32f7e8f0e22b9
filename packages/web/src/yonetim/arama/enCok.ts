import { jetonuAl } from '../../platform/call/jeton.ts';

/** Screens and acts that the person used from the search, for its first lines. Only this browser knows them. */

/** Older uses fall out, so that the list follows a person's work. */
const EN_COK_KULLANIM = 80;
/** Before this many uses something is chance, not habit. */
const ALISKANLIK = 2;

const yeri = (): string => `masabasi.enCok.${jetonuAl()?.UserName ?? ''}`;

function kullanilanlar(): string[] {
  try {
    const yazili: unknown = JSON.parse(localStorage.getItem(yeri()) ?? '[]');
    return Array.isArray(yazili) ? yazili.filter((x): x is string => typeof x === 'string') : [];
  } catch (hata) {
    if (!(hata instanceof SyntaxError)) throw hata;
    return [];
  }
}

/** Notes a use. A full storage notes nothing. */
export function kullanildi(anahtar: string): void {
  try {
    localStorage.setItem(yeri(), JSON.stringify([anahtar, ...kullanilanlar()].slice(0, EN_COK_KULLANIM)));
  } catch (hata) {
    if (!(hata instanceof DOMException)) throw hata;
  }
}

/** Keys of what the person uses, the most used first; of equal ones the last used. */
export function enCokKullanilan(): string[] {
  const sayilar = new Map<string, number>();
  for (const k of kullanilanlar()) sayilar.set(k, (sayilar.get(k) ?? 0) + 1);
  return [...sayilar]
    .filter(([, n]) => n >= ALISKANLIK)
    .toSorted(([, a], [, b]) => b - a)
    .map(([k]) => k);
}
