import { parentPort } from 'node:worker_threads';
import { postaMetni } from '@masabasi/core/gelenposta/rules';
import { istanbulAni } from '@masabasi/core/tarih';
import { htmlToText } from 'html-to-text';
import ICAL from 'ical.js';
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser';

/** The thread that reads foreign mails (`isci.ts`). */

export interface Ek {
  readonly ad: string;
  readonly veri: Uint8Array;
}

export interface Adres {
  readonly adres: string;
  readonly ad: string;
}

/** A mail as the room works with it: plain values, nothing of it trusted. */
export interface CozulmusPosta {
  readonly ileti: string;
  /** The mails that it names: those it answers first. */
  readonly basvurular: readonly string[];
  readonly gonderen: string;
  readonly gonderenAdi: string;
  /** Where it asks for answers, as it is written there. */
  readonly yanitIcin: readonly Adres[];
  readonly konu: string;
  readonly metin: string;
  readonly basliklar: readonly (readonly [string, string])[];
  readonly ekler: readonly Ek[];
  /** The numbers of our own mails that stand anywhere in it: a mail that could not be delivered comes back with the report. */
  readonly bizimkiler: readonly string[];
  /** So many more were there than are looked at. */
  readonly fazlaEk: number;
  /** What a calendar answers to an invitation; empty: nothing. */
  readonly takvimYanitlari: readonly TakvimYaniti[];
}

/** What somebody's calendar says of an invitation. */
export interface TakvimYaniti {
  readonly uid: string;
  /** Of one of a series: when it was to be, as an instant. */
  readonly seriAni: string | null;
  readonly sira: number;
  readonly eposta: string;
  readonly yanit: 'katilacak' | 'belki' | 'katilmayacak';
}

const EN_COK_TAKVIM = 200_000;
const YANITLAR: Readonly<Record<string, TakvimYaniti['yanit']>> = {
  ACCEPTED: 'katilacak',
  TENTATIVE: 'belki',
  DECLINED: 'katilmayacak',
};

/** The answers of a calendar's message; none where it is no answer, or cannot be read. */
function takvimYanitlari(yazi: string): TakvimYaniti[] {
  try {
    const takvim = new ICAL.Component(ICAL.parse(yazi) as unknown[]);
    if (String(takvim.getFirstPropertyValue('method')) !== 'REPLY') return [];
    return takvim.getAllSubcomponents('vevent').flatMap((olay): TakvimYaniti[] => {
      const seri = olay.getFirstPropertyValue('recurrence-id');
      const an = seri instanceof ICAL.Time ? yerelZaman(seri) : null;
      return olay.getAllProperties('attendee').flatMap((kim) => {
        const yanit = YANITLAR[String(kim.getParameter('partstat'))];
        const eposta = String(kim.getFirstValue()).replace(/^mailto:/i, '');
        return yanit === undefined
          ? []
          : [
              {
                uid: String(olay.getFirstPropertyValue('uid')),
                seriAni: an,
                sira: Number(olay.getFirstPropertyValue('sequence') ?? 0) || 0,
                eposta,
                yanit,
              },
            ];
      });
    });
  } catch {
    return [];
  }
}

/** A moment that a calendar names; without a zone that it explains, by the clock of Istanbul, in whose zone we have invited. */
const yerelZaman = (t: ICAL.Time): string => {
  const p = (n: number) => String(n).padStart(2, '0');
  if (t.zone !== null && t.zone.tzid !== 'floating') return new Date(t.toUnixTime() * 1000).toISOString();
  return new Date(istanbulAni(`${t.year}-${p(t.month)}-${p(t.day)}`, `${p(t.hour)}:${p(t.minute)}`)).toISOString();
};

const EN_COK_EK = 20;
const EN_COK_BASVURU = 50;
const EN_COK_BASLIK = 1000;
const EN_COK_ADRES = 20;
/** A smaller picture in the text is the logo of a signature. */
const IMZA_RESMI_BAYTI = 12 * 1024;

const ILK = 64 * 1024;
const BIZIMKI_ARANAN = 1024 * 1024;
const BIZIMKI = /masabasi\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/g;

/** A subject in bytes that name no character set: raw, as old programs send it. */
function hamKonu(ham: Buffer): string | null {
  const bas = ham
    .subarray(0, ILK)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1)[0]!;
  const konu = /^subject:(.*(?:\r?\n[ \t].*)*)/im.exec(bas)?.[1];
  // oxlint-disable-next-line no-control-regex -- bytes beyond ASCII are what is looked for
  if (konu === undefined || !/[^\x00-\x7f]/.test(konu) || konu.includes('=?')) return null;
  const baytlar = Buffer.from(konu.replaceAll(/\r?\n[ \t]+/g, ' ').trim(), 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(baytlar);
  } catch {
    return new TextDecoder('windows-1254').decode(baytlar);
  }
}

const adresi = (a: AddressObject | AddressObject[] | undefined) => (Array.isArray(a) ? a[0] : a)?.value[0];

/** All addresses of a header, those of its groups with them. */
const adresler = (a: AddressObject | AddressObject[] | undefined): Adres[] =>
  (a === undefined ? [] : Array.isArray(a) ? a : [a])
    .flatMap(({ value }) => value.flatMap((v) => v.group ?? v))
    .map(({ address = '', name }) => ({ adres: address, ad: name }))
    .slice(0, EN_COK_ADRES);

const listesi = (s: string | string[] | undefined): string[] =>
  s === undefined ? [] : Array.isArray(s) ? s : s.split(/\s+/);

/** What somebody attached, not what their mail program put into every letter. */
const saklanir = (e: Attachment): boolean =>
  !(e.related && e.contentType.startsWith('image/') && e.size < IMZA_RESMI_BAYTI);

const ekAdi = ({ filename, contentType }: Attachment): string =>
  filename ?? (contentType === 'message/rfc822' ? 'ileti.eml' : `ek.${contentType.split('/').at(-1) ?? 'bin'}`);

const EN_COK_HTML = 2_000_000;

/** The words of a mail: what was written without markup, or else what the markup shows, with where its links lead. */
function sozleri({ text, html }: ParsedMail): string {
  if (text?.trim() || !html) return text ?? '';
  return htmlToText(html.slice(0, EN_COK_HTML), {
    wordwrap: false,
    limits: { maxDepth: 100, maxInputLength: EN_COK_HTML },
    selectors: [{ selector: 'img', format: 'skip' }],
  });
}

function duz(p: ParsedMail, ham: Buffer): CozulmusPosta {
  const gonderen = adresi(p.from) ?? adresi(p.replyTo);
  const takvim = p.attachments.find((e) => e.contentType === 'text/calendar' && e.size <= EN_COK_TAKVIM);
  const yanitlar = takvim === undefined ? [] : takvimYanitlari(takvim.content.toString('utf8'));
  const ekler = p.attachments.filter(saklanir);
  return {
    ileti: (p.messageId ?? '').slice(0, EN_COK_BASLIK),
    basvurular: [...new Set([...listesi(p.inReplyTo), ...listesi(p.references).toReversed()])].slice(0, EN_COK_BASVURU),
    gonderen: gonderen?.address ?? '',
    gonderenAdi: gonderen?.name ?? '',
    yanitIcin: adresler(p.replyTo),
    konu: hamKonu(ham) ?? p.subject ?? '',
    metin: postaMetni(sozleri(p)),
    basliklar: p.headerLines.map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .trim()
        .slice(0, EN_COK_BASLIK),
    ]),
    ekler: ekler.slice(0, EN_COK_EK).map((e) => ({ ad: ekAdi(e), veri: e.content })),
    bizimkiler: [
      ...new Set(Array.from(ham.subarray(0, BIZIMKI_ARANAN).toString('latin1').matchAll(BIZIMKI), (m) => m[1]!)),
    ].slice(0, EN_COK_BASVURU),
    fazlaEk: Math.max(0, ekler.length - EN_COK_EK),
    takvimYanitlari: yanitlar,
  };
}

async function coz(ham: Uint8Array): Promise<CozulmusPosta> {
  const baytlar = Buffer.from(ham.buffer, ham.byteOffset, ham.byteLength);
  const posta = await simpleParser(baytlar, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  return duz(posta, baytlar);
}

parentPort?.on('message', ({ sira, is }: { sira: number; is: Uint8Array }) => {
  void coz(is)
    // What no parser can read is filed by its envelope, and says there that it could not be read.
    .catch(() => null)
    .then((sonuc) => parentPort!.postMessage({ sira, sonuc }));
});
