import mailsplit, { type MimeNode } from '@zone-eu/mailsplit';
import { MailHeaders } from '../../platform/mail/headers.ts';

/** A mail taken apart (MIME): its parts with their bytes, not decoded yet. */

export interface Parca {
  /** For example `text/plain`, in small letters. */
  readonly tip: string;
  readonly kume: string | null;
  /** The file name; null: none. */
  readonly ad: string | null;
  readonly yerlesim: 'attachment' | 'inline' | null;
  readonly icerikKimligi: string | null;
  /** Format of text with soft line breaks (RFC 3676); null: lines end where they are broken. */
  readonly akan: { readonly delSp: boolean } | null;
  readonly icerik: Buffer;
  readonly altlar: readonly Parca[];
  readonly basliklar: MailHeaders;
}

type Yazilan = { -readonly [K in keyof Parca]: Parca[K] } & { readonly altlar: Parca[] };

function parcasi(n: MimeNode): Yazilan {
  const basliklar = new MailHeaders(n.headers === false ? [] : n.headers.getList());
  const yerlesim = n.disposition === false ? null : n.disposition === 'inline' ? 'inline' : 'attachment';
  return {
    tip: n.contentType === false ? 'text/plain' : n.contentType,
    kume: n.charset === false ? null : n.charset,
    ad: basliklar.parameter('content-disposition', 'filename') ?? basliklar.parameter('content-type', 'name'),
    yerlesim,
    icerikKimligi: basliklar.inBrackets('content-id'),
    akan: n.flowed ? { delSp: n.delSp } : null,
    icerik: Buffer.alloc(0),
    altlar: [],
    basliklar,
  };
}

async function cozulmus(n: MimeNode, parcalar: readonly Buffer[]): Promise<Buffer> {
  const ham = Buffer.concat(parcalar);
  if (n.encoding !== 'base64' && n.encoding !== 'quoted-printable') return ham;
  const cozucu = n.getDecoder();
  cozucu.end(ham);
  return Buffer.concat(await cozucu.toArray());
}

/** Takes a mail apart. Mails within it stay bytes. */
export async function parcala(ham: Buffer): Promise<Parca> {
  const ayiran = new mailsplit.Splitter({ ignoreEmbedded: true });
  ayiran.end(ham);
  const dugumler = new Map<MimeNode, { parca: Yazilan; govde: Buffer[] }>();
  let kok: Yazilan | null = null;
  for await (const o of ayiran as AsyncIterable<mailsplit.SplitterChunk>) {
    if (o.type === 'node') {
      const parca = parcasi(o);
      dugumler.set(o, { parca, govde: [] });
      if (o.parentNode === false) kok ??= parca;
      else dugumler.get(o.parentNode)?.parca.altlar.push(parca);
    }
    // A multipart mail without its border has no body: all text stands before its first part.
    else if (o.type === 'body' || (o.type === 'data' && dugumler.get(o.node)?.parca.altlar.length === 0))
      dugumler.get(o.node)?.govde.push(o.value);
  }
  if (kok === null) throw new Error('a message without a head');
  for (const [dugum, { parca, govde }] of dugumler)
    if (parca.altlar.length === 0) parca.icerik = await cozulmus(dugum, govde);
  return kok;
}
