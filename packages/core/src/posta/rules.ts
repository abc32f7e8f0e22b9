/** Mail (decision: recipients come from the records of people, the sender is fixed). */

export const METIN = { tekSatir: 'Konu tek satır olmalıdır.' } as const;

/** What became of a mail, as the line that speaks of it says; `ayarsiz`: it waits until a mail server is named. */
export const POSTA_HALLERI = ['bekliyor', 'ayarsiz', 'gonderildi', 'olmadi'] as const;

/** One plain address: no name, no list, no blanks, nothing that could begin a header of its own. */
export const epostaMi = (s: string | null): s is string =>
  s !== null && s.length <= 254 && /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(s);

/** A subject is one line: whatever a mail program takes for a line end would begin another header. */
export const konuHatasi = (konu: string): string | null =>
  /[\r\n\u0085\u2028\u2029]/.test(konu) ? METIN.tekSatir : null;
