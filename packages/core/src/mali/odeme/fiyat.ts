/** Price formats of payment services. Their signatures cover the text, so every character counts. */

/** Takes zeros from both ends of a decimal number: `00010.50` → `10.5`, `10.00` → `10`. */
function sade(s: string): string {
  const [, eksi, tam, kesir = ''] = /^(-?)0*(\d+?)(?:\.(\d*))?$/.exec(s) ?? [];
  if (tam === undefined) return s;
  const kalan = kesir.replace(/0+$/, '');
  return `${eksi}${tam}${kalan === '' ? '' : `.${kalan}`}`;
}

/** Price format of requests: at least one decimal, no other zeros at the end. */
export function istekFiyati(s: string): string {
  const yazi = sade(s);
  return yazi.includes('.') || !/^-?\d+$/.test(yazi) ? yazi : `${yazi}.0`;
}

/** Price format in the signature of an answer: no zeros at the end and no bare point. */
export const yanitFiyati = (s: string): string => sade(s);

/** Kuruş as `100.25`. */
export const ondalik = (kurus: number): string =>
  `${Math.trunc(kurus / 100)}.${String(Math.abs(kurus) % 100).padStart(2, '0')}`;

/** Numbers with thousands separators: `1.234,50` and `1,234.50` are the same sum, `1.234` does not match. */
const AYRIK = /^(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:,\d{3})+\.\d{1,2})$/;

/**
 * Reads `100.25`, `100,25`, `100.2`, `100`, `1.234,50` or `1,234.50` as kuruş; null: not a sum, or parts of a kuruş.
 */
export function ondaliktan(s: string): number | null {
  const yalin = AYRIK.test(s) ? s.replaceAll(/[.,](?=\d{3})/g, '') : s;
  const [, tam, kesir = ''] = /^(\d{1,9})(?:[.,](\d{1,8}))?$/.exec(yalin) ?? [];
  if (tam === undefined || !/^\d{0,2}0*$/.test(kesir)) return null;
  return Number(tam) * 100 + Number(kesir.slice(0, 2).padEnd(2, '0'));
}

/** Reads a bank's sum, in kuruş (`10025`) or in lira with a point (`100.25`); null: not a sum. */
export const kurustan = (s: string): number | null => (/^\d{1,10}$/.test(s) ? Number(s) : ondaliktan(s));
