/** So many cards of one customer are kept, and so many of one person that are no customer's yet. */
export const EN_COK_KART = 200;

/** Said of a card that has become somebody already. */
export const KART_KULLANILDI = 'Bu kartvizit zaten bir kişi oldu.';
