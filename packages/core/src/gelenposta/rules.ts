import { duzgun, katla, kisalt, yazilan } from '../metin.ts';

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

/** So much of a mail's words is kept. */
export const EN_COK_POSTA_METNI = 20_000;

/** Where the quoted mail begins, in the words of the mail programs. */
const ALINTI_BASI = [
  /^_{10,}$/,
  /^-{2,} ?(original message|ozgun ileti|orijinal (mesaj|ileti)|iletilen (mesaj|ileti)|forwarded message) ?-{2,}$/,
];
const ALINTI_CUMLESI =
  /^(on\b.{6,200}\bwrote|.{6,200}\b(tarihinde|saat \d).{0,200}(sunu yazdi|yazdi)|.{3,200}\bsunlari yazdi|am .{6,200}\bschrieb)\s?:$/;
/** How it begins where it is broken into two lines. */
const CUMLE_BASI = /^on\b|\btarihinde\b/;
const SATIR_BAKILAN = 400;
const BASLIK_SATIRI = /^\*?(kimden|from|gonderen|von)\*?\s?: ?.+/;
const BASLIK_DEVAMI = /^\*?(gonderildi|gonderme tarihi|tarih|sent|date|kime|to|konu|subject)\*?\s?: ?/;

/** What somebody wrote, without the mail that it answers; the whole where nothing else would be left. */
export function alintisiz(metin: string): string {
  const satirlar = metin.split('\n');
  const katli = satirlar.map((s) => katla(s.trim().slice(0, SATIR_BAKILAN)));
  const cumle = (s: string) => ALINTI_CUMLESI.test(s);
  const bas = katli.findIndex(
    (s, i) =>
      ALINTI_BASI.some((kalip) => kalip.test(s)) ||
      cumle(s) ||
      (CUMLE_BASI.test(s) && !cumle(katli[i + 1] ?? '') && cumle(`${s} ${katli[i + 1] ?? ''}`)) ||
      (BASLIK_SATIRI.test(s) && katli.slice(i + 1, i + 4).some((d) => BASLIK_DEVAMI.test(d))),
  );
  const kalan = bas === -1 ? satirlar : satirlar.slice(0, bas);
  while (kalan.length > 0 && /^\s*(>.*)?$/.test(kalan.at(-1)!)) kalan.pop();
  const yazilmis = kalan.join('\n').trim();
  return yazilmis === '' ? metin.trim() : yazilmis;
}

/** The words of a mail as they are kept: nothing that a table cannot hold, lines of one kind, not endlessly many. */
export const postaMetni = (metin: string): string =>
  kisalt(
    yazilan(metin.replaceAll(/\r\n?/g, '\n').replaceAll(/[ \t\u00a0]+\n/g, '\n'))
      .replaceAll(/\n{4,}/g, '\n\n\n')
      .trim(),
    EN_COK_POSTA_METNI,
  );

/** Whoever writes more often within an hour is not taken for a person who asks. */
export const SAATTE_EN_COK = 20;
