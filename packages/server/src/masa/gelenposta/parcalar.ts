import mailsplit, { type MimeNode } from '@zone-eu/mailsplit';
import libmime from 'libmime';
import { duzBaslik, kumeAdi, yuzdeli } from './kume.ts';

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
  /** Names in small letters, in the order of the mail; the values in bytes, one a letter. */
  readonly basliklar: readonly (readonly [string, string])[];
}

type Yazilan = { -readonly [K in keyof Parca]: Parca[K] } & { readonly altlar: Parca[] };

/** A percent-encoded name (RFC 2231) of an unknown set, in UTF-8 instead. */
const bilinenKumeyle = (deger: string): string =>
  deger.replaceAll(
    /(\*(?:0\*)?\s*=\s*"?)([\w.:-]*)'([\w-]*)'([^;"\s]*)/g,
    (tam, bas: string, kume: string, _dil, soz: string) =>
      kumeAdi(kume) === null ? `${bas}utf-8''${encodeURIComponent(yuzdeli(soz, kume))}` : tam,
  );

/** A decoded parameter of a header. */
function degiskeni(deger: string, ad: string): string | null {
  const { params, decodedParams } = libmime.parseHeaderValue(bilinenKumeyle(duzBaslik(deger)), { stripComments: true });
  const bulunan = params[ad];
  if (typeof bulunan !== 'string' || bulunan === '') return null;
  return decodedParams.includes(ad) ? bulunan : libmime.decodeWords(bulunan);
}

function parcasi(n: MimeNode): Yazilan {
  const satirlar = n.headers === false ? [] : n.headers.getList();
  const basliklar = satirlar.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()] as const);
  const baslik = (ad: string) => basliklar.find(([b]) => b === ad)?.[1] ?? '';
  const yerlesim = n.disposition === false ? null : n.disposition === 'inline' ? 'inline' : 'attachment';
  const kimlik = /<([^<>]+)>/.exec(baslik('content-id'))?.[1];
  return {
    tip: n.contentType === false ? 'text/plain' : n.contentType,
    kume: n.charset === false ? null : n.charset,
    ad: degiskeni(baslik('content-disposition'), 'filename') ?? degiskeni(baslik('content-type'), 'name'),
    yerlesim,
    icerikKimligi: kimlik ?? null,
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
