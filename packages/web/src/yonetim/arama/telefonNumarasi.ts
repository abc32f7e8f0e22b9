/** Ten digits of a typed or pasted telephone number; null when it is none. */
export function telefonNumarasi(yazilan: string): string | null {
  if (/[^\d\s()+./-]/.test(yazilan)) return null;
  const rakam = yazilan
    .replace(/\D/g, '')
    .replace(/^(00)?90(?=\d{10}$)/, '')
    .replace(/^0/, '');
  return /^[2-9]\d{9}$/.test(rakam) ? rakam : null;
}
