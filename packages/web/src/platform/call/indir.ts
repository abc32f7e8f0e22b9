/** Media types of files that the server sends as base64. */
export const TURLER = {
  ics: 'text/calendar',
  json: 'application/json',
  pdf: 'application/pdf',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const ONEK = /^data:[^,]*,/;

/** A file of the given type from base64 text (also of a data URL). */
export function base64Dosya(base64: string, tur: string): Blob {
  const ikili = atob(base64.replace(ONEK, ''));
  return new Blob([Uint8Array.from(ikili, (h) => h.charCodeAt(0))], { type: tur });
}

export function indir(dosya: Blob, ad: string): void {
  const a = document.createElement('a');
  a.href = URL.createObjectURL(dosya);
  a.download = ad;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10_000);
}

/** Downloads an answer that is a file; a spreadsheet by default. */
export const dosyayiIndir = (
  { basefile, dosyaAdi }: { readonly basefile: string; readonly dosyaAdi: string },
  tur: keyof typeof TURLER = 'xlsx',
): void => indir(base64Dosya(basefile, TURLER[tur]), dosyaAdi);
