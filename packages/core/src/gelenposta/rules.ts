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
  teslim: 'Teslim bilgisi',
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

/** The headers of a mail by their names; of several of one name the first, which the last server wrote. */
export const ilkBasliklar = (basliklar: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(basliklar.toReversed());

const MAKINE_GONDERENI = /^(mailer-daemon|mail-daemon|mdaemon)@/i;
/** A mail administrator writes from there, too. */
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
/** Begins the subjects that mail programs write for somebody who is away: the words and their sign. */
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
/** Begins the subjects of reports that a mail was not delivered. */
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
/** A subject without capitals and without marks over letters, whichever language it is in. */
const konuKatla = (konu: string): string => katla(konu.trim()).normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A mail of ours, by the number that it has among all mails. */
const BIZIM_BASVURU = /<?masabasi\.[0-9a-f-]{36}@/;

/** Says in our own mails which installation wrote them: one that comes back to it is not answered. */
export const KENDI_BASLIGI = 'x-masabasi';

/** Who we are to whoever reads headers. */
export interface Biz {
  readonly adresler: readonly string[];
  /** What stands in the header of our own mails. */
  readonly kurulum: string;
}

type Basliklar = PostaBilgisi['basliklar'];
const baslik = (basliklar: Basliklar, ad: string): string => katla(basliklar.get(ad) ?? '').trim();
/** A header that is there and does not take back what its name says. */
const evet = (basliklar: Basliklar, ad: string): boolean =>
  basliklar.has(ad) && !['no', 'none', 'false', '0'].includes(baslik(basliklar, ad));

/** The word of RFC 3834 for a mail that no person sent; null: none, or it says that a person did. */
function kendiliginden(basliklar: Basliklar): string | null {
  const [deger = ''] = baslik(basliklar, 'auto-submitted').split(/[\s;(]/, 1);
  return deger === '' || deger === 'no' ? null : deger;
}
const donussuz = (basliklar: Basliklar): boolean => basliklar.get('return-path')?.replaceAll(/\s/g, '') === '<>';
const topluOncelik = (basliklar: Basliklar): boolean =>
  ['bulk', 'list', 'junk'].includes(baslik(basliklar, 'precedence'));
const raporMu = (basliklar: Basliklar): boolean => /^multipart\/report\b/.test(baslik(basliklar, 'content-type'));

/** Whether a mail says that it answers one of ours. */
const bizeYanit = ({ basliklar, konu }: PostaBilgisi): boolean =>
  ['in-reply-to', 'references'].some((ad) => BIZIM_BASVURU.test(basliklar.get(ad) ?? '')) || konuIsareti(konu) !== null;

/** Whether a mail bears a mark of a machine. It says nothing of what the mail is for: a service desk passes on what people ask. */
const makineden = ({ basliklar }: PostaBilgisi): boolean =>
  kendiliginden(basliklar) !== null ||
  donussuz(basliklar) ||
  raporMu(basliklar) ||
  ['bulk', 'junk'].includes(baslik(basliklar, 'precedence')) ||
  (evet(basliklar, 'x-auto-response-suppress') && (basliklar.has('in-reply-to') || basliklar.has('references')));

/** Whether a mail is a report of mail servers about another one. */
function geriMi(p: PostaBilgisi): boolean {
  const { basliklar, gonderen } = p;
  if (raporMu(basliklar) && baslik(basliklar, 'content-type').includes('delivery-status')) return true;
  if (basliklar.has('x-failed-recipients') || MAKINE_GONDERENI.test(gonderen)) return true;
  const konudan = GERI_KONU.test(konuKatla(p.konu));
  if (POSTA_YONETICISI.test(gonderen) && (konudan || kendiliginden(basliklar) !== null || donussuz(basliklar)))
    return true;
  // People write of mails that do not arrive, too.
  return konudan && (makineden(p) || bizeYanit(p));
}

/** Whether a mail was answered by a machine in the place of a person, who has nothing to say in it. */
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
 * Tells the kind of sender that wrote a mail (RFC 3834, and habits of mail programs). A subject never decides alone: it counts
 * beside a mark of a machine, or where the mail answers one of ours. In doubt a mail is a person's.
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

/** Whether a mail came through a group that people write to, as a Google group, and not as a letter to many. */
export const gruptan = ({ basliklar }: PostaBilgisi): boolean =>
  (baslik(basliklar, 'precedence') === 'list' || ['list-post', 'x-google-group-id'].some((ad) => basliklar.has(ad))) &&
  !['bulk', 'junk'].includes(baslik(basliklar, 'precedence')) &&
  !basliklar.has('feedback-id');

/** Whether a machine may answer a mail: not where it asks for none, where none wrote it, or nobody would read the answer. */
export const yanitlanir = (p: PostaBilgisi): boolean =>
  !evet(p.basliklar, 'x-auto-response-suppress') &&
  !makineden(p) &&
  !topluOncelik(p.basliklar) &&
  !['list-id', 'list-unsubscribe', 'feedback-id'].some((ad) => p.basliklar.has(ad)) &&
  !OTOMATIK_KONU.test(konuKatla(p.konu)) &&
  !GERI_KONU.test(konuKatla(p.konu)) &&
  !POSTA_YONETICISI.test(p.gonderen) &&
  !YANIT_ISTEMEYEN.test(p.gonderen);

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

/** Files of one mail that are kept. */
export const EN_COK_POSTA_EKI = 50;

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
