import type { ImapFlow, SearchObject } from 'imapflow';
import type { ImapConfig } from '../../config.ts';

/** The mailbox of the support address over IMAP. No mail is removed; a kept mail is marked as seen. */

/** A larger mail is not fetched; only its envelope is kept. */
const EN_COK_POSTA_BAYTI = 25 * 1024 * 1024;
/** Mails listed in one query: numbers and sizes, not bytes. */
const YIGIN = 500;
/** Limits of one fetch: mails, and their bytes. One large mail comes alone. */
const PARCA_BOYU = 50;
const PARCA_BAYTI = 8 * 1024 * 1024;

const YEREL = /^(127\.|::1$|localhost$)/;

/** The envelope of a mail that is not fetched. */
export interface PostaZarfi {
  readonly gonderen: string;
  readonly gonderenAdi: string;
  readonly yanitIcin: readonly { readonly adres: string; readonly ad: string }[];
  readonly konu: string;
  readonly ileti: string;
  readonly tarih: string;
}

/** A mail of the mailbox; `ham` is null if it is too large. */
export interface KutudakiPosta {
  readonly uid: number;
  readonly ham: Buffer | null;
  readonly zarf: PostaZarfi;
}

/** The position up to which a mailbox was read. */
interface KutuYeri {
  readonly son_uid: number;
  /** The highest number at the first reading. Up to here only unread mails are taken, */
  readonly ilk_uid: number;
  /** and mails that came since this time; null: no such mails. */
  readonly beri: string | null;
}

export interface Kutu {
  /** Changes when the mailbox numbers its mails anew. */
  readonly uidvalidity: number;
  /** The highest number that a mail can have by now. */
  readonly sonUid: number;
  /** The mails to be taken, some at a time, the older first. */
  sonrakiler(yer: KutuYeri): AsyncGenerator<readonly KutudakiPosta[]>;
  /** Marks these numbers, or a range, as seen; false: the mail server refused or is gone. */
  goruldu(uidler: readonly number[] | string): Promise<boolean>;
}

async function baglanti(c: ImapConfig): Promise<ImapFlow> {
  // Loaded only if there is a mailbox.
  const { ImapFlow: Imap } = await import('imapflow');
  return new Imap({
    host: c.host,
    port: c.port,
    secure: c.secure,
    // A password never goes over an unencrypted connection.
    ...(!c.secure && !YEREL.test(c.host) && { doSTARTTLS: true }),
    auth: { user: c.user, pass: c.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });
}

interface Liste {
  readonly uid: number;
  readonly boyut: number;
  readonly zarf: PostaZarfi;
}

const GUN_MS = 86_400_000;

/** The numbers of the mails to be taken, in their order. */
async function aranan(imap: ImapFlow, { son_uid: son, ilk_uid: ilk, beri }: KutuYeri): Promise<number[]> {
  const ara = async (neyi: SearchObject) => {
    const bulunan = await imap.search(neyi, { uid: true });
    if (!bulunan) throw new Error('posta kutusunda arama yapılamadı');
    return bulunan;
  };
  const okunmamis: SearchObject = { seen: false };
  // A mail server filters by days, in its own zone.
  const yeni = beri === null ? okunmamis : { or: [okunmamis, { since: new Date(Date.parse(beri) - GUN_MS) }] };
  const eskiler = son < ilk ? await ara({ uid: `${son + 1}:${ilk}`, ...yeni }) : [];
  const bas = Math.max(son, ilk);
  // `5:*` finds the last one, too, when it is below 5.
  const yeniler = (await ara({ uid: `${bas + 1}:*` })).filter((u) => u > bas);
  return [...eskiler, ...yeniler].toSorted((a, b) => a - b);
}

/** The mails to be taken, without their bodies, in groups that are fetched at once. */
async function listele(imap: ImapFlow, yer: KutuYeri): Promise<Liste[][]> {
  const uidler = await aranan(imap, yer);
  const parcalar: Liste[][] = [];
  let bayt = Infinity;
  for (let i = 0; i < uidler.length; i += YIGIN) {
    const dilim = await imap.fetchAll(uidler.slice(i, i + YIGIN), { size: true, envelope: true }, { uid: true });
    for (const p of dilim.toSorted((a, b) => a.uid - b.uid)) {
      const kimden = p.envelope?.from?.[0];
      const zarf = {
        gonderen: kimden?.address ?? '',
        gonderenAdi: kimden?.name ?? '',
        yanitIcin: (p.envelope?.replyTo ?? []).map(({ address = '', name = '' }) => ({ adres: address, ad: name })),
        konu: p.envelope?.subject ?? '',
        ileti: p.envelope?.messageId ?? '',
        tarih: String(p.envelope?.date?.valueOf() ?? ''),
      };
      const boyut = p.size ?? 0;
      if (bayt + boyut > PARCA_BAYTI || parcalar.at(-1)!.length === PARCA_BOYU) {
        parcalar.push([]);
        bayt = 0;
      }
      bayt += boyut;
      parcalar.at(-1)!.push({ uid: p.uid, boyut, zarf });
    }
  }
  return parcalar;
}

async function* postalar(imap: ImapFlow, yer: KutuYeri): AsyncGenerator<readonly KutudakiPosta[]> {
  for (const parca of await listele(imap, yer)) {
    const alinan = parca.filter((p) => p.boyut <= EN_COK_POSTA_BAYTI).map((p) => p.uid);
    const tam = alinan.length === 0 ? [] : await imap.fetchAll(alinan, { source: true }, { uid: true });
    const hamlar = new Map(tam.map((p) => [p.uid, p.source]));
    yield parca.flatMap(({ uid: no, boyut, zarf }) => {
      if (boyut > EN_COK_POSTA_BAYTI) return { uid: no, zarf, ham: null };
      const ham = hamlar.get(no);
      // The mail was removed from the mailbox meanwhile.
      return ham === undefined ? [] : { uid: no, zarf, ham };
    });
  }
}

/** Opens the mailbox during the work. */
export async function kutuyla<T>(c: ImapConfig, dur: AbortSignal, is: (kutu: Kutu) => Promise<T>): Promise<T> {
  const imap = await baglanti(c);
  dur.throwIfAborted();
  // The next call reports an error that happens while no call waits for an answer.
  imap.on('error', () => undefined);
  const kes = () => imap.close();
  dur.addEventListener('abort', kes, { once: true });
  try {
    await imap.connect();
    const { uidValidity, uidNext } = await imap.mailboxOpen(c.folder);
    return await is({
      uidvalidity: Number(uidValidity),
      sonUid: uidNext - 1,
      sonrakiler: (yer) => postalar(imap, yer),
      goruldu: (uidler) =>
        imap.messageFlagsAdd(typeof uidler === 'string' ? uidler : [...uidler], [String.raw`\Seen`], { uid: true }),
    });
  } finally {
    dur.removeEventListener('abort', kes);
    imap.close();
  }
}
