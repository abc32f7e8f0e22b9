const KACIS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for an element or an attribute of XML. */
export const xmlKacir = (s: string): string => s.replace(/[&<>"]/g, (h) => KACIS[h]!);
