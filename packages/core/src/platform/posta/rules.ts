import { boyutYaz, mbYaz } from '../text/metin.ts';
import { type An, zamanYaz } from '../time/tarih.ts';

/** Mail (decision: recipients come from the records of people, the sender is fixed). */

export const METIN = { tekSatir: 'Konu tek satır olmalıdır.' } as const;

/** True for one plain address: no name, no list, no blanks, nothing that could begin another mail header. */
export const epostaMi = (s: string | null): s is string =>
  s !== null && s.length <= 254 && /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(s);

/** The address of a sender that is written as `ad@firma.com` or `Ad <ad@firma.com>`. */
export const gonderenAdresi = (gonderen: string): string => /<([^<>]+)>\s*$/.exec(gonderen)?.[1] ?? gonderen;

/** The message id of a mail of ours. Its random number is how we know the mail again. */
export const bizimIleti = (numara: string, gonderen: string): string =>
  `<masabasi.${numara}@${gonderenAdresi(gonderen).split('@')[1] ?? 'masabasi'}>`;
const BIZIM_ILETI = /masabasi\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/g;
/** The random numbers of our mails whose message ids stand in a text. */
export const bizimIletiler = (metin: string): string[] => Array.from(metin.matchAll(BIZIM_ILETI), (m) => m[1]!);

/** Refuses every line break that a mail program knows, because it would begin another mail header. */
export const konuHatasi = (konu: string): string | null =>
  /[\r\n\u0085\u2028\u2029]/.test(konu) ? METIN.tekSatir : null;

/** Replaces a removed part of a text, as in masked numbers. */
const KESIK = '******';
/** 32 random bytes in the form that our addresses use. */
const ANAHTAR = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const ADRES = /\b(https?:\/\/|www\.)([^\s/?#<>"']+)([/?#][^\s<>"']*)?/giu;
/** A path of words and numbers only, so a page of the application without a secret. */
const SAYFA_YOLU = /^\/[a-z]*(?:[/?&=#](?:[a-zA-Z]{1,24}|\d{1,10}|\d{4}-\d{2}-\d{2})?)*$/;
const TAKIP_KODU = /(?<![\w-])(?=[A-Z\d-]*\d)[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}(?![\w-])/g;
const PAROLA =
  /((?:parola|şifre|sifre|password|passcode|kullanıcı kodu|doğrulama kodu|pin(?: kodu)?)(?:n[ıi]z|m[ıi]z|s[ıi])?\s*(?:[:=]|is\b))\s*\S+/giu;

/**
 * Text of a mail for readers other than its recipient. Addresses are cut after their first word, because the rest may
 * open a quote, a survey or a meeting in the recipient's name. Pages of the application stay whole, because they
 * require signing in.
 * @param publicUrl public address of this installation, or null
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
 * Incoming mail without the secrets of our own addresses that it quotes. Otherwise an answer to a survey mail would
 * show the survey's link to the desk. The rest of the text stays unchanged.
 * @param publicUrl public address of this installation, or null
 */
export function alintiGizlisiz(metin: string, publicUrl: string | null): string {
  if (publicUrl === null) return metin;
  // Mail filters rewrite an address and put the old one, encoded, into their own.
  const cizgi = '(?:\\/|%2F)';
  const sunucu = publicUrl
    .replace(/^https?:\/\//, '')
    .split('/')
    .map(kacir)
    .join(cizgi);
  const bizim = new RegExp(`(${sunucu}(?:${cizgi}[a-z]+)+${cizgi})[\\w-]{43}(?![\\w-])`, 'gi');
  return metin.replace(bizim, `$1${KESIK}`);
}

/** Limits of attachments in number and size. Mail servers of recipients refuse larger mails. */
export const EN_COK_EK = 10;
const EN_COK_EK_BAYTI = 15 * 1024 * 1024;

/** Reason to refuse attachments of these sizes; null: they can be sent. */
export function ekHatasi(boyutlar: readonly number[]): string | null {
  if (boyutlar.length > EN_COK_EK) return `Bir e-postaya en çok ${EN_COK_EK} dosya eklenir.`;
  const toplam = boyutlar.reduce((t, b) => t + b, 0);
  return toplam <= EN_COK_EK_BAYTI
    ? null
    : `Bir e-postaya en çok ${mbYaz(EN_COK_EK_BAYTI)} dosya eklenir; seçtikleriniz ${boyutYaz(toplam)}. Birini çıkarınız.`;
}

/** Beginning of our own sentence about a mail that came back. */
export const GERI_DONDU = 'E-posta alıcıya ulaşmadı';
/** Beginning of our own sentence about a delayed mail. */
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

/** Reason why a mail did not go, in words for the desk. Only the administrator sees the answer of the mail server. */
export const gitmemeNedeni = (hata: string): string =>
  NEDENLER.find(([kalip]) => kalip.test(hata))?.[1] ?? 'e-posta sunucusu kabul etmedi';

/** Message after mails went to the outbox. Without a mail server they stay there. */
export const postaSozu = (ne: string, gider: boolean, metin = '') =>
  gider
    ? ({ baslik: `${ne} gönderiliyor`, metin, tur: 'success', sure: 2000 } as const)
    : ({
        baslik: `${ne} giden kutusunda bekliyor`,
        metin: 'Sunucunun e-posta ayarı yapılmamış; yapılınca kendiliğinden gönderilir.',
        tur: 'warning',
        sure: 3000,
      } as const);

/** States of a mail that was sent with a history line. */
export const POSTA_HALLERI = ['gonderilecek', 'smtpYok', 'denenecek', 'gonderildi', 'gonderilemedi'] as const;
export type PostaHali = (typeof POSTA_HALLERI)[number];

/** State of a mail in the outbox. */
export function postaHali(p: { readonly Durum: string; readonly Deneme: number }, smtp: boolean): PostaHali {
  if (p.Durum === 'Gönderildi') return 'gonderildi';
  if (p.Durum === 'Hata') return 'gonderilemedi';
  if (!smtp) return 'smtpYok';
  return p.Deneme === 0 ? 'gonderilecek' : 'denenecek';
}

/** The same state in words, for the history line. */
export function postaHaliYaz(hal: PostaHali, o: { readonly Zaman: An | null; readonly Neden: string | null }): string {
  const neden = o.Neden ?? 'nedeni bilinmiyor';
  const sozler: Readonly<Record<PostaHali, string>> = {
    gonderilecek: 'gönderilecek',
    smtpYok: 'e-posta sunucusu tanımlı değil: giden kutusunda bekliyor',
    denenecek: `gönderilemedi, yeniden denenecek: ${neden}`,
    gonderildi: o.Zaman === null ? 'gönderildi' : `gönderildi, ${zamanYaz(o.Zaman)}`,
    gonderilemedi: `gönderilemedi: ${neden}`,
  };
  return sozler[hal];
}
