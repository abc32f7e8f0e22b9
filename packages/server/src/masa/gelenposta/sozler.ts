import { postaMetni } from '@masabasi/core/masa/gelenposta/rules';
import { katla } from '@masabasi/core/platform/text/metin';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { htmlToText } from 'html-to-text';
import libmime from 'libmime';
import { decodePage, decodeText } from '../../platform/mail/charset.ts';
import { looksLikeMail } from '../../platform/mail/headers.ts';
import { type Parca, parcala } from './parcalar.ts';
import { type Tnef, tnefAc } from './tnef.ts';

/** The words of a mail, its files, and the mails within it. */

export interface Ek {
  readonly ad: string;
  readonly veri: Uint8Array;
}

/** The contents of a mail, filled part by part. */
export interface Icindeki {
  /** The words of the mail itself. */
  metin: string;
  /** The words of attached mails. */
  readonly ekliMetin: string[];
  readonly ekler: Ek[];
  readonly takvimler: Buffer[];
  /** Reports of mail servers (RFC 3464). */
  readonly raporlar: string[];
  /** Mails and headers of mails that were returned or attached. */
  readonly ekliHamlar: Buffer[];
}

const EN_COK_SAYFA = 2_000_000;
const EN_DERIN_ILETI = 5;
/** A smaller picture inside the text is the logo of a signature. */
const IMZA_RESMI_BAYTI = 12 * 1024;
const EN_UZUN_HUCRE = 200;

interface Hucre {
  readonly text: string;
}
/**
 * A row of a table in one line, its cells separated by a bar: columns of blanks would not align in the font of the
 * screens. Layout tables have long cells, or one a row, and stay paragraphs.
 */
const tabloYazisi = (satirlar: readonly (readonly Hucre[])[]): string =>
  satirlar
    .map((satir) => {
      const hucreler = satir.map((h) => h.text.trim());
      const dolu = hucreler.filter((h) => h !== '');
      if (dolu.length < 2 || hucreler.some((h) => h.includes('\n\n') || h.length > EN_UZUN_HUCRE))
        return dolu.join('\n');
      return hucreler
        .map((h) => h.replaceAll(/\s*\n\s*/g, ' '))
        .join(' | ')
        .replace(/( \| )+$/, '');
    })
    .filter((s) => s !== '')
    .join('\n');

/** An HTML page as words. */
const sayfaSozleri = (sayfa: string): string =>
  htmlToText(sayfa.slice(0, EN_COK_SAYFA), {
    wordwrap: false,
    limits: { maxDepth: 100, maxInputLength: EN_COK_SAYFA },
    formatters: {
      tablo: (tablo, walk, builder, o) => {
        const gez = (elem: typeof tablo): void => {
          if (elem.type !== 'tag' || elem.name === undefined) return;
          if (['thead', 'tbody', 'tfoot', 'center', 'form'].includes(elem.name)) elem.children.forEach(gez);
          else if (elem.name === 'caption') walk(elem.children, builder);
          else if (elem.name === 'tr') {
            builder.openTableRow();
            for (const hucre of elem.children)
              if (hucre.type === 'tag' && (hucre.name === 'td' || hucre.name === 'th')) {
                builder.openTableCell({});
                walk(hucre.children, builder);
                builder.closeTableCell({});
              }
            builder.closeTableRow();
          }
        };
        builder.openTable();
        tablo.children.forEach(gez);
        builder.closeTable({
          tableToString: tabloYazisi,
          leadingLineBreaks: o.leadingLineBreaks ?? 2,
          trailingLineBreaks: o.trailingLineBreaks ?? 2,
        });
      },
    },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'table', format: 'tablo' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });

/** The words that count in a comparison of two texts: no addresses, no names of pictures. */
const kelimeler = (s: string): readonly string[] =>
  katla(s.replaceAll(/<?\b(?:https?|mailto|cid|tel):[^\s>\]]+>?|\[(?:image|cid|resim)[^\]]*\]/gi, ' ')).match(
    /[\p{L}\p{N}]+/gu,
  ) ?? [];
/** The share of words that may be missing: programs break long words and write signs in words. */
const EKSIK_OLABILIR = 0.03;
const icerir = (buyuk: readonly string[], kucuk: readonly string[]): boolean => {
  const olan = new Set(buyuk);
  return kucuk.filter((k) => !olan.has(k)).length <= kucuk.length * EKSIK_OLABILIR;
};

/**
 * Chooses between two forms of the same mail: the plain one unless the page says more; both if each says something of
 * its own.
 */
function birini(duz: string, sayfa: string): string {
  const [d, s] = [kelimeler(duz), kelimeler(sayfa)];
  if (icerir(d, s)) return duz;
  if (icerir(s, d)) return sayfa;
  return `${duz.trim()}\n\n${sayfa.trim()}`;
}

const IMZALAR = /^application\/(x-)?(pkcs7|pgp)-signature$/;
/** Forms of the same words for special programs. */
const SUSLU = new Set(['text/x-amp-html', 'text/watch-html']);
const TAKVIM = new Set(['text/calendar', 'application/ics', 'text/x-vcalendar']);

const uzantisi = ({ ad }: Parca): string => katla(/\.([a-z0-9]{1,5})$/i.exec(ad ?? '')?.[1] ?? '');
const iletiMi = (p: Parca): boolean =>
  p.tip === 'message/rfc822' || p.tip === 'message/global' || (uzantisi(p) === 'eml' && looksLikeMail(p.icerik));
const tnefMi = (p: Parca): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(p.tip) || katla(p.ad ?? '') === 'winmail.dat';
const ekAdi = (p: Parca): string =>
  p.ad ?? (iletiMi(p) ? 'ileti.eml' : `ek.${libmime.detectExtension(p.tip) || p.tip.split('/').at(-1) || 'bin'}`);

const duzYazi = (p: Parca): string => {
  if (p.akan === null) return decodeText(p.icerik, p.kume);
  const akan = libmime.decodeFlowed(p.icerik.toString('latin1'), p.akan.delSp);
  return decodeText(Buffer.from(akan, 'latin1'), p.kume);
};

/** The line that introduces an attached mail. It must not look like the head of a quotation. */
const iletiBasi = (...bilgi: readonly (string | null)[]): string =>
  `[Ekli e-posta: ${bilgi.filter(Boolean).join('; ') || 'konusuz'}]`;

async function ekliIleti(ham: Buffer, ad: string, o: Icindeki, derinlik: number): Promise<void> {
  o.ekliHamlar.push(ham);
  // An attached mail that cannot be taken apart is kept whole, as a file.
  const p = derinlik < EN_DERIN_ILETI ? await parcala(ham).catch(() => null) : null;
  if (p === null) {
    o.ekler.push({ ad, veri: ham });
    return;
  }
  const yer = o.ekliMetin.push('') - 1;
  const soz = await sozu(p, { o, derinlik: derinlik + 1, iliskili: false, rapor: false });
  const an = p.basliklar.date();
  const bas = iletiBasi(p.basliklar.text('subject') || ad, p.basliklar.text('from'), an === null ? null : zamanYaz(an));
  o.ekliMetin[yer] = `${bas}\n${postaMetni(soz)}`.trim();
}

function tnefSozu(t: Tnef): string {
  const sayfa = t.sayfa === null ? '' : sayfaSozleri(decodePage(t.sayfa, null));
  return t.metin.trim() === '' ? sayfa : sayfa === '' ? t.metin : birini(t.metin, sayfa);
}
function tnefEkle(t: Tnef, o: Icindeki): void {
  for (const { ad, veri, icerikKimligi } of t.ekler)
    if (icerikKimligi === null || veri.length >= IMZA_RESMI_BAYTI) o.ekler.push({ ad: ad ?? 'ek.bin', veri });
  for (const ileti of t.iletiler) {
    o.ekliMetin.push(`${iletiBasi(ileti.konu)}\n${postaMetni(tnefSozu(ileti))}`.trim());
    tnefEkle(ileti, o);
  }
}
/** Opens winmail.dat. Returns its words, which mostly repeat those of the mail. */
function tnef(p: Parca, o: Icindeki): string {
  const t = tnefAc(p.icerik);
  if (t === null) {
    o.ekler.push({ ad: ekAdi(p), veri: p.icerik });
    return '';
  }
  tnefEkle(t, o);
  const soz = tnefSozu(t);
  // The file is kept if its words cannot be read and the mail has no others.
  if (soz.trim() === '' && t.rtf && o.metin.trim() === '') o.ekler.push({ ad: ekAdi(p), veri: p.icerik });
  return soz;
}

interface Yer {
  readonly o: Icindeki;
  readonly derinlik: number;
  /** The part lies beside an HTML page that shows it. */
  readonly iliskili: boolean;
  readonly rapor: boolean;
}

async function secenekler(p: Parca, y: Yer): Promise<string> {
  let duz = '';
  let sayfa = '';
  for (const a of p.altlar) {
    if (SUSLU.has(a.tip)) continue;
    const soz = await sozu(a, y);
    if (soz.trim() === '') continue;
    if (a.tip === 'text/plain') duz = duz === '' ? soz : birini(duz, soz);
    else sayfa = sayfa === '' ? soz : birini(sayfa, soz);
  }
  return duz === '' ? sayfa : sayfa === '' ? duz : birini(duz, sayfa);
}

async function cokParcali(p: Parca, y: Yer): Promise<string> {
  // A multipart without its border is one part.
  if (p.altlar.length === 0) return decodeText(p.icerik, p.kume);
  if (p.tip === 'multipart/alternative') return secenekler(p, y);
  const sozler: string[] = [];
  const ic = {
    ...y,
    iliskili: y.iliskili || p.tip === 'multipart/related',
    rapor: y.rapor || p.tip === 'multipart/report',
  };
  for (const a of p.altlar) {
    const soz = await sozu(a, ic);
    // Words of winmail.dat often repeat the words of the mail.
    if (soz.trim() !== '' && !(tnefMi(a) && icerir(kelimeler(sozler.join(' ')), kelimeler(soz)))) sozler.push(soz);
    y.o.metin = sozler.join('\n');
  }
  return sozler.join('\n');
}

/** The words of a part. Its files and attached mails are collected. */
async function sozu(p: Parca, y: Yer): Promise<string> {
  const { o } = y;
  if (p.tip.startsWith('multipart/')) return cokParcali(p, y);
  if (IMZALAR.test(p.tip)) return '';
  if (TAKVIM.has(p.tip) || uzantisi(p) === 'ics') o.takvimler.push(p.icerik);
  if (/^message\/(global-)?delivery-status$/.test(p.tip)) {
    const rapor = decodeText(p.icerik, null);
    o.raporlar.push(rapor);
    return rapor;
  }
  if (y.rapor && (iletiMi(p) || /^(text|message)\/(rfc822|global)-headers$/.test(p.tip))) {
    o.ekliHamlar.push(p.icerik);
    return '';
  }
  if (iletiMi(p)) {
    await ekliIleti(p.icerik, ekAdi(p), o, y.derinlik);
    return '';
  }
  if (tnefMi(p)) return tnef(p, o);
  // A text part with a name is a file, except the first one: some programs name their own words.
  const soz = p.yerlesim !== 'attachment' && (p.ad === null || o.metin === '');
  if (soz && p.tip === 'text/plain') return duzYazi(p);
  if (soz && p.tip === 'text/html') return sayfaSozleri(decodePage(p.icerik, p.kume));
  const logo = y.iliskili && p.icerikKimligi !== null && p.tip.startsWith('image/');
  if (!(logo && p.icerik.length < IMZA_RESMI_BAYTI)) o.ekler.push({ ad: ekAdi(p), veri: p.icerik });
  return '';
}

/** All contents of a mail. */
export async function icindekiler(p: Parca): Promise<Icindeki> {
  const o: Icindeki = { metin: '', ekliMetin: [], ekler: [], takvimler: [], raporlar: [], ekliHamlar: [] };
  // A mail that only contains another mail is shown as the inner one.
  const soz = await sozu(p, { o, derinlik: 0, iliskili: false, rapor: false });
  o.metin = postaMetni(soz);
  return o;
}
