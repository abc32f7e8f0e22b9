/** Upper limit of cards of one customer, and of cards without a customer of one person. */
export const EN_COK_KART = 200;

/** Message for a card that is already a contact person. */
export const KART_KULLANILDI = 'Bu kartvizit zaten bir kişi oldu.';
