import { boyutYaz, mbYaz } from '../metin.ts';
import { type An, zamanYaz } from '../tarih.ts';

/** Mail (decision: recipients come from the records of people, the sender is fixed). */

export const METIN = { tekSatir: 'Konu tek satır olmalıdır.' } as const;

/** One plain address: no name, no list, no blanks, nothing that could begin a header of its own. */
export const epostaMi = (s: string | null): s is string =>
  s !== null && s.length <= 254 && /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(s);

/** A subject is one line: whatever a mail program takes for a line end would begin another header. */
export const konuHatasi = (konu: string): string | null =>
  /[\r\n\u0085\u2028\u2029]/.test(konu) ? METIN.tekSatir : null;

/** Stands for what is cut out of a text, as in masked numbers. */
const KESIK = '******';
/** 32 random bytes as addresses hold them, whatever stands before them. */
const ANAHTAR = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const ADRES = /\b(https?:\/\/|www\.)([^\s/?#<>"']+)([/?#][^\s<>"']*)?/giu;
/** Words and numbers alone: a page of the application. */
const SAYFA_YOLU = /^\/[a-z]*(?:[/?&=#](?:[a-zA-Z]{1,24}|\d{1,10}|\d{4}-\d{2}-\d{2})?)*$/;
const TAKIP_KODU = /(?<![\w-])(?=[A-Z\d-]*\d)[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}(?![\w-])/g;
const PAROLA =
  /((?:parola|şifre|sifre|password|passcode|kullanıcı kodu|doğrulama kodu|pin(?: kodu)?)(?:n[ıi]z|m[ıi]z|s[ıi])?\s*(?:[:=]|is\b))\s*\S+/giu;

/**
 * A mail's text for somebody who is not its recipient. An address is cut after its first word, as its rest may open a
 * quote, a survey or a meeting in the recipient's name; pages of the application stay whole, since they ask who comes.
 * @param publicUrl where this installation is reached, or null
 */
export const gizlisiz = (metin: string, publicUrl: string | null): string =>
  metin
    .replace(PAROLA, `$1 ${KESIK}`)
    .replace(ADRES, (adres: string, bas: string, sunucu: string, yol = '') => {
      const bizim =
        publicUrl !== null && `${bas}${sunucu}` === publicUrl && SAYFA_YOLU.test(yol.replace(/[.,;:!?)]+$/, ''));
      if (bizim || yol.length <= 1) return adres;
      return `${bas}${sunucu}${/^\/[\p{L}]{1,12}(?=\/)/u.exec(yol)?.[0] ?? ''}/${KESIK}`;
    })
    .replace(ANAHTAR, KESIK)
    .replace(TAKIP_KODU, KESIK);

const kacir = (s: string): string => s.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * A mail of somebody outside without the secrets of our own addresses that it quotes: an answer to a survey's mail would
 * hand its link to the desk. All else that they wrote stays to the letter.
 * @param publicUrl where this installation is reached, or null
 */
export function alintiGizlisiz(metin: string, publicUrl: string | null): string {
  if (publicUrl === null) return metin;
  // Mail filters rewrite addresses, and hand the old one on in their own with its signs encoded.
  const cizgi = '(?:\\/|%2F)';
  const sunucu = publicUrl
    .replace(/^https?:\/\//, '')
    .split('/')
    .map(kacir)
    .join(cizgi);
  const bizim = new RegExp(`(${sunucu}(?:${cizgi}[a-z]+)+${cizgi})[\\w-]{43}(?![\\w-])`, 'gi');
  return metin.replace(bizim, `$1${KESIK}`);
}

/** So many files go along with one mail, and so much of them: what is longer the mail server of whoever gets it turns away. */
export const EN_COK_EK = 10;
export const EN_COK_EK_BAYTI = 15 * 1024 * 1024;

/** Why files of these sizes do not go along with one mail; null: they do. */
export function ekHatasi(boyutlar: readonly number[]): string | null {
  if (boyutlar.length > EN_COK_EK) return `Bir e-postaya en çok ${EN_COK_EK} dosya eklenir.`;
  const toplam = boyutlar.reduce((t, b) => t + b, 0);
  return toplam <= EN_COK_EK_BAYTI
    ? null
    : `Bir e-postaya en çok ${mbYaz(EN_COK_EK_BAYTI)} dosya eklenir; seçtikleriniz ${boyutYaz(toplam)}. Birini çıkarınız.`;
}

/** How our own sentence about a mail that came back begins. */
export const GERI_DONDU = 'E-posta alıcıya ulaşmadı';
/** The same of one that is still on its way. */
export const GECIKIYOR = 'Alıcının sunucusu e-postayı henüz almadı, denenmeye devam ediliyor';

const NEDENLER: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${GERI_DONDU}`), 'alıcının sunucusu geri gönderdi'],
  [/size|too (large|big)|\b552\b|\b523\b/i, 'e-posta, sunucunun kabul ettiğinden büyük'],
  [/recipients? (was|were) rejected|no recipients defined|user unknown|\b55\d\b/i, 'alıcının adresi kabul edilmedi'],
  [/invalid login|authentication|EAUTH|\b535\b/i, 'e-posta sunucusu girişimizi kabul etmedi'],
  [
    /ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EDNS|EAI_AGAIN|timeout|closed|greeting/i,
    'e-posta sunucusuna ulaşılamadı',
  ],
];

/** Why a mail did not go, for people at the desk: what the mail server answered is for the administrator. */
export const gitmemeNedeni = (hata: string): string =>
  NEDENLER.find(([kalip]) => kalip.test(hata))?.[1] ?? 'e-posta sunucusu kabul etmedi';

/** The sentence about mails in the outbox: none has left yet, and without a mail server none will. */
export const postaSozu = (ne: string, gider: boolean, metin = '') =>
  gider
    ? ({ baslik: `${ne} gönderiliyor`, metin, tur: 'success', sure: 2000 } as const)
    : ({
        baslik: `${ne} giden kutusunda bekliyor`,
        metin: 'Sunucunun e-posta ayarı yapılmamış; yapılınca kendiliğinden gönderilir.',
        tur: 'warning',
        sure: 3000,
      } as const);

/** What became of the mail that went out with a line of history. */
export const POSTA_HALLERI = ['gonderilecek', 'smtpYok', 'denenecek', 'gonderildi', 'gonderilemedi'] as const;
export type PostaHali = (typeof POSTA_HALLERI)[number];

/** How it stands with a mail of the outbox. */
export function postaHali(p: { readonly Durum: string; readonly Deneme: number }, smtp: boolean): PostaHali {
  if (p.Durum === 'Gönderildi') return 'gonderildi';
  if (p.Durum === 'Hata') return 'gonderilemedi';
  if (!smtp) return 'smtpYok';
  return p.Deneme === 0 ? 'gonderilecek' : 'denenecek';
}

/** The same as the line says it. */
export function postaHaliYaz(hal: PostaHali, o: { readonly Zaman: An | null; readonly Neden: string | null }): string {
  const neden = o.Neden ?? 'nedeni bilinmiyor';
  const sozler: Readonly<Record<PostaHali, string>> = {
    gonderilecek: 'gönderilecek',
    smtpYok: 'SMTP ayarlı değil: giden kutusunda bekliyor',
    denenecek: `gönderilemedi, yeniden denenecek: ${neden}`,
    gonderildi: o.Zaman === null ? 'gönderildi' : `gönderildi, ${zamanYaz(o.Zaman)}`,
    gonderilemedi: `gönderilemedi: ${neden}`,
  };
  return sozler[hal];
}
