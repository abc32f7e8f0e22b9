import { duzgun, katla, kisalt, yazilan } from '../metin.ts';
import { epostaMi } from '../posta/rules.ts';

/** Mails that come to the support address: what each is, what it answers, and whether it is answered. */

/** What became of a mail, as the inbox of the administrator names it. */
export const GELEN_POSTA_TURLERI = {
  yeni: 'Yeni istek',
  yanit: 'Konuya eklendi',
  spam: 'Elenen istek',
  takvim: 'Davet yanıtı',
  otomatik: 'Otomatik yanıt',
  geri: 'Geri dönen',
  dongu: 'Kendi e-postamız',
  kopya: 'İkinci kez gelen',
  okunamaz: 'Göndereni belirsiz',
} as const;
export type GelenPostaTuru = keyof typeof GELEN_POSTA_TURLERI;

/** What a mail is by its headers: written by a person, or by a machine of some kind. */
export type PostaKaynagi = 'kisi' | 'toplu' | 'otomatik' | 'geri' | 'dongu' | 'okunamaz';

export interface PostaBilgisi {
  /** By their names in lower case; of several of one name the first. */
  readonly basliklar: ReadonlyMap<string, string>;
  /** The sender's address; empty: there is none. */
  readonly gonderen: string;
  readonly konu: string;
}

const MAKINE_GONDERENI = /^(mailer-daemon|postmaster|mail-daemon|mdaemon)@/i;
const YANIT_ISTEMEYEN = /^(no-?reply|do-?not-?reply|donotreply|bounces?|notifications?)([+._-]|@)/i;
/** Of a mail program without the headers that say so. */
const OTOMATIK_KONU =
  /^(otomatik (yanit|cevap)|automatic reply|auto(matic)?[ -]?reply|out of (the )?office|ofis disinda|abwesenheit)/;
const GERI_KONU =
  /^(undeliver(ed|able)|delivery status notification|mail delivery (failed|failure)|returned mail|failure notice|iletilemeyen|teslim edilemedi)/;

/** Says in our own mails which installation wrote them: one that comes back to it is not answered. */
export const KENDI_BASLIGI = 'x-masabasi';

/** Who we are to whoever reads headers. */
export interface Biz {
  readonly adresler: readonly string[];
  /** What stands in the header of our own mails. */
  readonly kurulum: string;
}

/**
 * What kind of sender wrote a mail (RFC 3834, and what mail programs do besides).
 */
export function postaKaynagi({ basliklar, gonderen, konu }: PostaBilgisi, biz: Biz): PostaKaynagi {
  const baslik = (ad: string) => katla(basliklar.get(ad) ?? '');
  const bizden = basliklar.get(KENDI_BASLIGI) === biz.kurulum;
  if (bizden || biz.adresler.some((b) => katla(b) === katla(gonderen))) return 'dongu';
  const bas = katla(konu.trim());
  const rapor =
    /^multipart\/report\b/.test(baslik('content-type')) && baslik('content-type').includes('delivery-status');
  if (rapor || basliklar.has('x-failed-recipients') || MAKINE_GONDERENI.test(gonderen) || GERI_KONU.test(bas))
    return 'geri';
  const kendiliginden = baslik('auto-submitted');
  if (
    (kendiliginden !== '' && !kendiliginden.startsWith('no')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-vacation'].some((ad) => basliklar.has(ad)) ||
    ['auto_reply', 'auto-reply'].includes(baslik('precedence')) ||
    /^multipart\/report\b/.test(baslik('content-type')) ||
    OTOMATIK_KONU.test(bas)
  )
    return 'otomatik';
  if (gonderen === '') return 'okunamaz';
  const toplu = ['list-id', 'list-unsubscribe', 'feedback-id'].some((ad) => basliklar.has(ad));
  return toplu || ['bulk', 'list', 'junk'].includes(baslik('precedence')) ? 'toplu' : 'kisi';
}

/** Whether a machine may answer a mail that a person wrote: not where it asks for none, or nobody would read it. */
export const yanitlanir = ({ basliklar, gonderen }: PostaBilgisi): boolean =>
  !basliklar.has('x-auto-response-suppress') &&
  basliklar.get('return-path')?.trim() !== '<>' &&
  !YANIT_ISTEMEYEN.test(gonderen);

/** Answers go to this many addresses at most: nobody reaches a crowd through us. */
export const EN_COK_YANIT_ADRESI = 5;

/** An address without the tag that some mail servers allow: `destek+yanit@…` is `destek@…`. */
const etiketsiz = (adres: string): string => katla(adres).replace(/\+[^@]*@/, '@');

/**
 * Where a mail asks for answers (Reply-To, RFC 5322 3.6.2): addresses that can be written to and are not our own.
 * @returns empty where answers go to the sender
 */
export function yanitAdresleri(istenen: readonly string[], gonderen: string, { adresler }: Biz): string[] {
  const bizim = new Set(adresler.map(etiketsiz));
  const gecerli = istenen.filter((a) => epostaMi(a) && !bizim.has(etiketsiz(a)));
  const tekil = [...new Map(gecerli.map((a) => [katla(a), a])).values()].slice(0, EN_COK_YANIT_ADRESI);
  return tekil.length === 1 && katla(tekil[0]!) === katla(gonderen) ? [] : tekil;
}

/** What mails can be about: the letter of its number, and its word in the tables. */
export const KONU_NESNELERI = { W: 'webistek', G: 'gorusme' } as const;
export type KonuNesnesi = (typeof KONU_NESNELERI)[keyof typeof KONU_NESNELERI];

/** A mark in a subject: what it is about, and the sign that only our mails know. */
export interface KonuIsareti {
  readonly nesne: KonuNesnesi;
  readonly id: number;
  readonly imza: string;
}

const ISARET = /\[([WG])(\d{6,10})-([2-9A-HJ-NP-Z]{8})\]/;
const ISARETLER = /\[[WG]\d{6,10}(-[2-9A-HJ-NP-Z]{8})?\]/g;
export const IMZA_BAYTI = 8;

/** The mark of a subject; null: it has none. Whether its sign is right is asked of the server. */
export function konuIsareti(konu: string): KonuIsareti | null {
  const [, harf, sayi, imza] = ISARET.exec(konu) ?? [];
  const id = Number(sayi);
  if (harf === undefined || imza === undefined || !(id <= 2_147_483_647)) return null;
  return { nesne: KONU_NESNELERI[harf as keyof typeof KONU_NESNELERI], id, imza };
}

const ON_EKLER = /^((re|ynt|yan|cvp|fw|fwd|[iİı]lt|aw)(\[\d+\])?\s*:\s*)+/i;
/** A subject without what was put before it and without our marks. */
export const sadeKonu = (konu: string): string =>
  duzgun(yazilan(konu).replaceAll(ISARETLER, ' ')).replace(ON_EKLER, '').trim();

/** A subject that a thread is recognised by: `Re: Yazıcı [W000123-ABCDEFGH]`. */
export const isaretliKonu = (konu: string, no: string, imza: string, yanit: boolean): string =>
  `${yanit ? 'Re: ' : ''}${kisalt(sadeKonu(konu) || 'Konusuz', 150)} [${no}-${imza}]`;

/** Characters of a mail that are kept. */
export const EN_COK_POSTA_METNI = 100_000;
export const POSTA_KESILDI = '[…] E-posta burada kesildi; tamamı posta kutusundaki asıl iletide duruyor.';

/** The words of a mail as they are kept: without what a table cannot hold, with one kind of line end, within a limit that it names. */
export function postaMetni(metin: string): string {
  const tam = yazilan(metin.replaceAll(/\r\n?/g, '\n').replaceAll(/[ \t\u00a0]+\n/g, '\n'))
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
  const kisa = kisalt(tam, EN_COK_POSTA_METNI);
  return kisa === tam ? tam : `${kisa}\n\n${POSTA_KESILDI}`;
}

/** The source of a request that came by mail; of one about an older record it goes on with its number in brackets. */
export const POSTADAN = 'E-posta';

/** Whoever writes more often within an hour is not taken for a person who asks. */
export const SAATTE_EN_COK = 20;
