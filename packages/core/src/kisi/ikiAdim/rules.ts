/**
 * Two-step sign-in (server/kisi/ikiAdim/README.md): the form of a typed code, the form of a recovery code, the
 * messages.
 */

export const KOD_HANESI = 6;
export const ADIM_SANIYE = 30;
export const KURTARMA_ADEDI = 10;
/** 80 bits: sixteen letters of five bits each. */
export const KURTARMA_BAYT = 10;
/** With fewer codes left, the person is asked to make new ones. */
export const AZ_KURTARMA = 3;

export const METIN = {
  kodGerekli: 'Doğrulama kodunuzu yazınız.',
  kodHatali: 'Kod hatalı, süresi geçmiş ya da daha önce kullanılmış. Uygulamadaki yeni kodu yazınız.',
  parolaHatali: 'Parolanız hatalı.',
  kapali: 'İki adımlı giriş açık değil.',
  zorunlu: 'Tam yetkililer için iki adımlı giriş zorunludur. Devam etmek için iki adımlı girişi açınız.',
} as const;

/** Digits and letters that are not confused with each other: no I, L, O, U. */
const HARFLER = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes as a recovery code: groups of four. */
export function kurtarmaKoduYaz(baytlar: Uint8Array): string {
  const bitler = Array.from(baytlar, (b) => b.toString(2).padStart(8, '0')).join('');
  const harfler = bitler.match(/.{5}/g)!.map((b) => HARFLER[Number.parseInt(b, 2)]!);
  return harfler.join('').match(/.{4}/g)!.join('-');
}

export interface YazilanKod {
  readonly tur: 'uygulama' | 'kurtarma';
  /** Without blanks and dashes, ready for comparison. */
  readonly kod: string;
}

/** Reads a typed code, with any spacing and any form of i. Null: not a code. */
export function kodOku(yazilan: string): YazilanKod | null {
  const yalin = yazilan.replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{6}$/.test(yalin)) return { tur: 'uygulama', kod: yalin };
  const kod = yalin
    .replace(/[ıİ]/g, 'i')
    .replace(/[a-z]/g, (h) => String.fromCharCode(h.charCodeAt(0) - 32))
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(kod) ? { tur: 'kurtarma', kod } : null;
}
