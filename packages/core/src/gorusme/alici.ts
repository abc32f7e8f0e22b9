import { epostaMi } from '../posta/rules.ts';

/** Whom an answer can be sent to: where an address of a contact comes from. */
export const ALICI_KAYNAKLARI = ['kart', 'kisi', 'istek', 'yazan'] as const;
export type AliciKaynagi = (typeof ALICI_KAYNAKLARI)[number];

export interface Alici {
  readonly Adres: string;
  /** Whose it is; of the card, nobody's in particular. */
  readonly Ad: string;
  /** The customer's card, one of their people, who asked on the web or by mail, who wrote a mail about it since. */
  readonly Kaynak: AliciKaynagi;
}

/** The same mailbox, however it is written. */
export const ayniAdres = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * The recipients that an answer is offered, each address once and the one that is meant in front: who wrote last, where
 * the house knows them; else who asked; else the card. Somebody who only wrote into the thread is offered, never proposed:
 * whoever gets hold of a mail could do that.
 * @param adaylar from the card to who wrote, these newest first; what is no plain address is left out
 * @param sonYazan the address that the last mail came from; null: none came
 */
export function alicilar(adaylar: readonly Alici[], sonYazan: string | null): Alici[] {
  const hepsi = adaylar.filter(
    (a, i) => epostaMi(a.Adres) && adaylar.findIndex((b) => ayniAdres(a.Adres, b.Adres)) === i,
  );
  const ilk =
    hepsi.find((a) => a.Kaynak !== 'yazan' && sonYazan !== null && ayniAdres(a.Adres, sonYazan)) ??
    // Who asked may be on the card under the same address; then they stand there.
    hepsi.find((a) => adaylar.some((b) => b.Kaynak === 'istek' && ayniAdres(a.Adres, b.Adres))) ??
    hepsi[0];
  return ilk === undefined ? [] : [ilk, ...hepsi.filter((a) => a !== ilk)];
}
