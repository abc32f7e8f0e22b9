/** How a service for payments writes prices: what it signs, it signs letter by letter. */

/** Takes noughts from both ends of a decimal number: `00010.50` → `10.5`, `10.00` → `10`. */
function sade(s: string): string {
  const [, eksi, tam, kesir = ''] = /^(-?)0*(\d+?)(?:\.(\d*))?$/.exec(s) ?? [];
  if (tam === undefined) return s;
  const kalan = kesir.replace(/0+$/, '');
  return `${eksi}${tam}${kalan === '' ? '' : `.${kalan}`}`;
}

/** A price as a request carries it: at least one decimal, no noughts behind it. */
export function istekFiyati(s: string): string {
  const yazi = sade(s);
  return yazi.includes('.') || !/^-?\d+$/.test(yazi) ? yazi : `${yazi}.0`;
}

/** A price as it stands in the signature of an answer: no noughts behind the point, and no point without them. */
export const yanitFiyati = (s: string): string => sade(s);

/** Kuruş as `100.25`. */
export const ondalik = (kurus: number): string =>
  `${Math.trunc(kurus / 100)}.${String(Math.abs(kurus) % 100).padStart(2, '0')}`;

/** Thousands apart, where the other sign is the point: `1.234,50` and `1,234.50` are one sum, `1.234` is none of these. */
const AYRIK = /^(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:,\d{3})+\.\d{1,2})$/;

/** `100.25`, `100,25`, `100.2`, `100`, `1.234,50` or `1,234.50` as kuruş; null: it is no sum, or one that has parts of a kuruş. */
export function ondaliktan(s: string): number | null {
  const yalin = AYRIK.test(s) ? s.replaceAll(/[.,](?=\d{3})/g, '') : s;
  const [, tam, kesir = ''] = /^(\d{1,9})(?:[.,](\d{1,8}))?$/.exec(yalin) ?? [];
  if (tam === undefined || !/^\d{0,2}0*$/.test(kesir)) return null;
  return Number(tam) * 100 + Number(kesir.slice(0, 2).padEnd(2, '0'));
}

/** A sum of a bank that counts kuruş, `10025`, and writes a point where it does not: `100.25`; null: it is no sum. */
export const kurustan = (s: string): number | null => (/^\d{1,10}$/.test(s) ? Number(s) : ondaliktan(s));
