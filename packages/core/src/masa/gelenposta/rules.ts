import { duzgun, katla, kisalt, yazilan } from '../../platform/text/metin.ts';
import { bizimIletiler, epostaMi } from '../../platform/posta/rules.ts';

/** Mails to the support address: their kind, the mail they answer, and the decision to answer them. */

/** Results of a mail, as the administrator's inbox names them. */
export const GELEN_POSTA_TURLERI = {
  yeni: 'Yeni istek',
  yanit: 'Konuya eklendi',
  spam: 'Elenen istek',
  takvim: 'Davet yanıtı',
  otomatik: 'Otomatik yanıt',
  geri: 'Geri dönen',
  teslim: 'Teslim bilgisi',
  dongu: 'Kendi e-postamız',
  kopya: 'İkinci kez gelen',
  okunamaz: 'Göndereni belirsiz',
} as const;
export type GelenPostaTuru = keyof typeof GELEN_POSTA_TURLERI;

/** The kind of a mail from its headers: written by a person, or one of several kinds of automatic mail. */
export type PostaKaynagi = 'kisi' | 'toplu' | 'otomatik' | 'geri' | 'dongu' | 'okunamaz';

export interface PostaBilgisi {
  /** By lower-case name. The first of several headers with the same name counts. */
  readonly basliklar: ReadonlyMap<string, string>;
  /** The sender's address. Empty: no sender. */
  readonly gonderen: string;
  readonly konu: string;
}

/** The headers by name. Of several with one name the first counts, because the last server wrote it. */
export const ilkBasliklar = (basliklar: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(basliklar.toReversed());

const MAKINE_GONDERENI = /^(mailer-daemon|mail-daemon|mdaemon)@/i;
/** People also write from this address. */
const POSTA_YONETICISI = /^postmaster@/i;
const YANIT_ISTEMEYEN = /^(no-?reply|do-?not-?reply|donotreply|bounces?|notifications?)([+._-]|@)/i;
/** Headers of auto-responders older than RFC 3834. */
const OTOMATIK_BASLIKLARI = [
  'x-autoreply',
  'x-auto-reply',
  'x-mail-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-vacation',
];
/** Subjects of automatic absence mails begin like this: the words and their sign. */
const OTOMATIK_KONU = new RegExp(
  `^(${[
    'otomatik (yanit|cevap)',
    '(ofis|is ?yeri) disinda(yim)?( otomatik yanit[ia]?)?',
    'auto(matic|mated)?[ -]?(reply|response)',
    'auto',
    'out of (the )?office( auto-?reply| reply)?',
    'automatische antwort( auf)?',
    'abwesen(d|heit)(s(notiz|nachricht|benachrichtigung|assistent|meldung))?',
    'reponse automatique',
    'respuesta automatica',
    'risposta automatica',
    'resposta automatica',
    'automatisch antwoord',
    'automatisk svar',
    'autosvar',
    'automatyczna odpowiedz',
    'automaticka odpoved',
    'automatikus valasz',
    'raspuns automat',
    'avtomatik cavab',
    'автоматическии ответ',
    'автоматичен отговор',
  ].join('|')})\\s*(:|$|re:)`,
);
/** Subjects of delivery failure reports begin like this. */
const GERI_KONU = new RegExp(
  `^(${[
    '(undeliver(able|ed)|iletilemeyen|iletilemedi|iletilemez|teslim edile(medi|meyen|mez)|unzustellbar|nicht zugestellt)\\s*:',
    'undelivered mail returned',
    'undeliverable (mail|message)\\s*(:|$)',
    'unzustellbare (mail|nachricht|e-mail)\\s*(:|$)',
    'mail (delivery failed|delivery failure|system error)\\s*(:|$|-|returning|returned)',
    'delivery (status notification|failure|failure notification|notification)\\s*(:|$|\\()',
    'returned mail\\s*(:|$)',
    'failure notice\\s*(:|$|\\d)',
    'zustellung fehlgeschlagen\\s*(:|$)',
  ].join('|')})`,
);
/** A subject without capitals and diacritics, in any language. */
const konuKatla = (konu: string): string => katla(konu.trim()).normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Names the installation that sent a mail. A mail that returns to its installation gets no answer. */
export const KENDI_BASLIGI = 'x-masabasi';

/** Our own identity, to recognise our mails. */
export interface Biz {
  readonly adresler: readonly string[];
  /** Value of the header in our own mails. */
  readonly kurulum: string;
}

type Basliklar = PostaBilgisi['basliklar'];
const baslik = (basliklar: Basliklar, ad: string): string => katla(basliklar.get(ad) ?? '').trim();
/** A header that exists and whose value is not a form of "no". */
const evet = (basliklar: Basliklar, ad: string): boolean =>
  basliklar.has(ad) && !['no', 'none', 'false', '0'].includes(baslik(basliklar, ad));

/** The RFC 3834 word for automatic mail. Null: the header is missing, or names a person. */
function kendiliginden(basliklar: Basliklar): string | null {
  const [deger = ''] = baslik(basliklar, 'auto-submitted').split(/[\s;(]/, 1);
  return deger === '' || deger === 'no' ? null : deger;
}
const donussuz = (basliklar: Basliklar): boolean => basliklar.get('return-path')?.replaceAll(/\s/g, '') === '<>';
const topluOncelik = (basliklar: Basliklar): boolean =>
  ['bulk', 'list', 'junk'].includes(baslik(basliklar, 'precedence'));
const raporMu = (basliklar: Basliklar): boolean => /^multipart\/report\b/.test(baslik(basliklar, 'content-type'));

/** True if a mail answers one of ours. */
const bizeYanit = ({ basliklar, konu }: PostaBilgisi): boolean =>
  ['in-reply-to', 'references'].some((ad) => bizimIletiler(basliklar.get(ad) ?? '').length > 0) ||
  konuIsareti(konu) !== null;

/** True if a mail has a mark of automatic mail. A person may still have written it: service desks pass on requests. */
const makineden = ({ basliklar }: PostaBilgisi): boolean =>
  kendiliginden(basliklar) !== null ||
  donussuz(basliklar) ||
  raporMu(basliklar) ||
  ['bulk', 'junk'].includes(baslik(basliklar, 'precedence')) ||
  (evet(basliklar, 'x-auto-response-suppress') && (basliklar.has('in-reply-to') || basliklar.has('references')));

/** True for a delivery report of a mail server. */
function geriMi(p: PostaBilgisi): boolean {
  const { basliklar, gonderen } = p;
  if (raporMu(basliklar) && baslik(basliklar, 'content-type').includes('delivery-status')) return true;
  if (basliklar.has('x-failed-recipients') || MAKINE_GONDERENI.test(gonderen)) return true;
  const konudan = GERI_KONU.test(konuKatla(p.konu));
  if (POSTA_YONETICISI.test(gonderen) && (konudan || kendiliginden(basliklar) !== null || donussuz(basliklar)))
    return true;
  // People, too, write about undelivered mails.
  return konudan && (makineden(p) || bizeYanit(p));
}

/** True for an automatic answer that a mail program sends for a person. */
function otomatikMi(p: PostaBilgisi): boolean {
  const { basliklar } = p;
  return (
    /repl|vacation/.test(kendiliginden(basliklar) ?? '') ||
    OTOMATIK_BASLIKLARI.some((ad) => evet(basliklar, ad)) ||
    baslik(basliklar, 'x-autogenerated') === 'reply' ||
    ['auto_reply', 'auto-reply'].includes(baslik(basliklar, 'precedence')) ||
    raporMu(basliklar) ||
    (OTOMATIK_KONU.test(konuKatla(p.konu)) && (makineden(p) || bizeYanit(p)))
  );
}

/**
 * Finds the kind of sender of a mail (RFC 3834, and habits of mail programs). A subject never decides alone: it counts
 * only beside a mark of automatic mail, or in an answer to our mail. In doubt a mail comes from a person.
 */
export function postaKaynagi(p: PostaBilgisi, biz: Biz): PostaKaynagi {
  const { basliklar, gonderen } = p;
  const bizden = basliklar.get(KENDI_BASLIGI) === biz.kurulum;
  if (bizden || biz.adresler.some((b) => katla(b) === katla(gonderen))) return 'dongu';
  if (geriMi(p)) return 'geri';
  if (otomatikMi(p)) return 'otomatik';
  if (gonderen === '') return 'okunamaz';
  const toplu = ['list-id', 'list-unsubscribe', 'feedback-id'].some((ad) => basliklar.has(ad));
  return toplu || topluOncelik(basliklar) ? 'toplu' : 'kisi';
}

/** True for a mail through a discussion group (Google group), false for a mass mailing. */
export const gruptan = ({ basliklar }: PostaBilgisi): boolean =>
  (baslik(basliklar, 'precedence') === 'list' || ['list-post', 'x-google-group-id'].some((ad) => basliklar.has(ad))) &&
  !['bulk', 'junk'].includes(baslik(basliklar, 'precedence')) &&
  !basliklar.has('feedback-id');

/** True if an automatic answer is allowed: a person wrote the mail, permits an answer, and can read it. */
export const yanitlanir = (p: PostaBilgisi): boolean =>
  !evet(p.basliklar, 'x-auto-response-suppress') &&
  !makineden(p) &&
  !topluOncelik(p.basliklar) &&
  !['list-id', 'list-unsubscribe', 'feedback-id'].some((ad) => p.basliklar.has(ad)) &&
  !OTOMATIK_KONU.test(konuKatla(p.konu)) &&
  !GERI_KONU.test(konuKatla(p.konu)) &&
  !POSTA_YONETICISI.test(p.gonderen) &&
  !YANIT_ISTEMEYEN.test(p.gonderen);

/** Upper limit of answer addresses, so that nobody can reach a crowd through us. */
const EN_COK_YANIT_ADRESI = 5;

/** An address without the tag that some mail servers allow: `destek+yanit@…` is `destek@…`. */
const etiketsiz = (adres: string): string => katla(adres).replace(/\+[^@]*@/, '@');

/**
 * Addresses for the answer (Reply-To, RFC 5322 3.6.2), without invalid and own addresses.
 * @returns empty if answers go to the sender
 */
export function yanitAdresleri(istenen: readonly string[], gonderen: string, { adresler }: Biz): string[] {
  const bizim = new Set(adresler.map(etiketsiz));
  const gecerli = istenen.filter((a) => epostaMi(a) && !bizim.has(etiketsiz(a)));
  const tekil = [...new Map(gecerli.map((a) => [katla(a), a])).values()].slice(0, EN_COK_YANIT_ADRESI);
  return tekil.length === 1 && katla(tekil[0]!) === katla(gonderen) ? [] : tekil;
}

/** Records that a mail can be about: the letter of the number, and the word in the tables. */
export const KONU_NESNELERI = { W: 'webistek', G: 'gorusme' } as const;
export type KonuNesnesi = (typeof KONU_NESNELERI)[keyof typeof KONU_NESNELERI];

/** A mark in a subject: the number of its record and the signature that only our mails have. */
export interface KonuIsareti {
  readonly nesne: KonuNesnesi;
  readonly id: number;
  readonly imza: string;
}

const ISARET = /\[([WG])(\d{6,10})-([2-9A-HJ-NP-Z]{8})\]/;
const ISARETLER = /\[[WG]\d{6,10}(-[2-9A-HJ-NP-Z]{8})?\]/g;
export const IMZA_BAYTI = 8;

/** The mark of a subject, or null. The server checks the signature. */
export function konuIsareti(konu: string): KonuIsareti | null {
  const [, harf, sayi, imza] = ISARET.exec(konu) ?? [];
  const id = Number(sayi);
  if (harf === undefined || imza === undefined || !(id <= 2_147_483_647)) return null;
  return { nesne: KONU_NESNELERI[harf as keyof typeof KONU_NESNELERI], id, imza };
}

const ON_EKLER = /^((re|ynt|yan|cvp|fw|fwd|[iİı]lt|aw)(\[\d+\])?\s*:\s*)+/i;
/** A subject without prefixes and without our marks. */
export const sadeKonu = (konu: string): string =>
  duzgun(yazilan(konu).replaceAll(ISARETLER, ' ')).replace(ON_EKLER, '').trim();

/** A subject that identifies its thread: `Re: Yazıcı [W000123-ABCDEFGH]`. */
export const isaretliKonu = (konu: string, no: string, imza: string, yanit: boolean): string =>
  `${yanit ? 'Re: ' : ''}${kisalt(sadeKonu(konu) || 'Konusuz', 150)} [${no}-${imza}]`;

/** Upper limit of stored files of one mail. */
export const EN_COK_POSTA_EKI = 50;

/** Upper limit of stored characters of one mail. */
export const EN_COK_POSTA_METNI = 100_000;
export const POSTA_KESILDI = '[…] E-posta burada kesildi; tamamı posta kutusundaki asıl iletide duruyor.';

/** The text of a mail as it is stored: no forbidden characters, one kind of line end, and a note if it is cut. */
export function postaMetni(metin: string): string {
  const tam = yazilan(metin.replaceAll(/\r\n?/g, '\n').replaceAll(/[ \t\u00a0]+\n/g, '\n'))
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
  const kisa = kisalt(tam, EN_COK_POSTA_METNI);
  return kisa === tam ? tam : `${kisa}\n\n${POSTA_KESILDI}`;
}

/** The source of a request made from a mail. If the mail concerns an older record, the number follows in brackets. */
export const POSTADAN = 'E-posta';

/** A sender with more mails in an hour counts as a machine. */
export const SAATTE_EN_COK = 20;
