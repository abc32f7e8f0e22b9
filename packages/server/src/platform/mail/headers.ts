import { katla } from '@masabasi/core/platform/text/metin';
import mailsplit from '@zone-eu/mailsplit';
import libmime from 'libmime';
import { parseAddressHeader } from 'mailparser';
import { BEYOND_ASCII, charsetName, decodePercents, decodeText } from './charset.ts';

/** Heads of mails, of their parts, and blocks of delivery reports. No other file reads a header of a mail. */

/** Limits against hostile mails. An honest head has some dozen fields. */
const MAX_FIELDS = 1000;
const MAX_VALUE = 100_000;
const MAX_ADDRESSES = 20;
const MAX_IDS = 1000;
/** Kept length of a message id, and of a value in the list of all. */
const MAX_KEPT = 1000;

export interface MailAddress {
  readonly adres: string;
  readonly ad: string;
}

const WORD = /=\?([^?\s]*)\?([bq])\?([^?]*)\?=(?:[ \t\r\n]+(?==\?[^?\s]*\?[bq]\?[^?]*\?=))?/gi;
const qBytes = (s: string): Buffer =>
  Buffer.from(
    s
      .replaceAll('_', ' ')
      .replaceAll(/=([0-9a-f]{2})/gi, (_, h: string) => String.fromCodePoint(Number.parseInt(h, 16))),
    'latin1',
  );

/** The encoded words of a line (RFC 2047), run by run: a letter may begin in one word and end in the next. */
function encodedWords(line: string, write: (s: string) => string): string {
  let result = '';
  let at = 0;
  let charset: string | null = null;
  let bytes: Buffer[] = [];
  const endRun = () => {
    // A language may follow the set: `utf-8*tr`.
    if (bytes.length > 0) result += write(decodeText(Buffer.concat(bytes), charset?.replace(/\*.*$/, '') ?? null));
    bytes = [];
  };
  for (const m of line.matchAll(WORD)) {
    const [whole, set = '', kind = '', content = ''] = m;
    if (m.index > at || katla(set) !== katla(charset ?? '')) endRun();
    result += line.slice(at, m.index);
    charset = set;
    bytes.push(kind === 'b' || kind === 'B' ? Buffer.from(content, 'base64') : qBytes(content));
    at = m.index + whole.length;
  }
  endRun();
  return result + line.slice(at);
}

/** The bytes of a header's value, one a letter, as text in one line; its encoded words stay encoded. */
const oneLine = (value: string): string => {
  const line = value.replaceAll(/\r?\n(?=[ \t])/g, '').trim();
  return BEYOND_ASCII.test(line) ? decodeText(Buffer.from(line, 'latin1'), null) : line;
};

/** A header's value as readable text. */
const readable = (value: string): string => encodedWords(oneLine(value), (s) => s);

/** The same with every encoded word in UTF-8, for a parser that splits the value before it decodes. */
const inUtf8Words = (value: string): string =>
  encodedWords(oneLine(value), (s) => `=?utf-8?B?${Buffer.from(s).toString('base64')}?=`);

/** A percent-encoded parameter (RFC 2231) of an unknown set, in UTF-8 instead. */
const inKnownSets = (value: string): string =>
  value.replaceAll(
    /(\*(?:0\*)?\s*=\s*"?)([\w.:-]*)'([\w-]*)'([^;"\s]*)/g,
    (whole, start: string, charset: string, _language, word: string) =>
      charsetName(charset) === null ? `${start}utf-8''${encodeURIComponent(decodePercents(word, charset))}` : whole,
  );

/** A parsed head. Values are decoded when they are asked for. A missing field is an empty text, or an empty list. */
export class MailHeaders {
  /** Names in small letters, in the order of the mail; the values in bytes, one a letter. */
  readonly #fields: readonly (readonly [string, string])[];

  constructor(lines: readonly mailsplit.HeaderLine[]) {
    this.#fields = lines.slice(0, MAX_FIELDS).map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .trim()
        .slice(0, MAX_VALUE),
    ]);
  }

  /** The first of several fields counts, because the last server wrote it. */
  #first(name: string): string {
    return this.#fields.find(([n]) => n === name)?.[1] ?? '';
  }

  /** The value as readable text in one line. */
  text(name: string): string {
    return readable(this.#first(name));
  }

  /** All fields in the order of the mail, with readable values that are cut. */
  all(): (readonly [string, string])[] {
    return this.#fields.map(([name, value]) => [name, readable(value).slice(0, MAX_KEPT)]);
  }

  /** The moment of the Date field in milliseconds, or null. */
  date(): number | null {
    const ms = Date.parse(this.text('date'));
    return Number.isNaN(ms) ? null : ms;
  }

  /** All addresses of a field, including the members of its groups. */
  addresses(name: string): MailAddress[] {
    return parseAddressHeader(inUtf8Words(this.#first(name)), { flatten: true })
      .value.map(({ address = '', name: ad }) => ({ adres: address, ad }))
      .filter(({ adres, ad }) => adres !== '' || ad !== '')
      .slice(0, MAX_ADDRESSES);
  }

  /** The message ids of all fields of this name, in their brackets. Some programs write several References. */
  ids(name: string): string[] {
    return this.#fields
      .filter(([n]) => n === name)
      .flatMap(([, value]) => readable(value).match(/<[^<>\s]+>|[^<>\s]+/g) ?? [])
      .slice(-MAX_IDS)
      .map((id) => (id.startsWith('<') ? id : `<${id}>`).slice(0, MAX_KEPT));
  }

  /** The text between the first brackets of a field, or null. */
  inBrackets(name: string): string | null {
    return /<([^<>]+)>/.exec(this.#first(name))?.[1] ?? null;
  }

  /** A decoded parameter of a field, for example `filename` of Content-Disposition, or null. */
  parameter(name: string, key: string): string | null {
    const { params, decodedParams } = libmime.parseHeaderValue(inKnownSets(inUtf8Words(this.#first(name))), {
      stripComments: true,
    });
    const found = params[key];
    if (typeof found !== 'string' || found === '') return null;
    return decodedParams.includes(key) ? found : libmime.decodeWords(found);
  }
}

/** Parses a block of header lines. */
export const parseHeaders = (block: Buffer): MailHeaders => new MailHeaders(new mailsplit.Headers(block).getList());

/** True if bytes look like a mail: a header stands in their beginning. */
export const looksLikeMail = (bytes: Buffer): boolean => /^[\w-]+:/m.test(bytes.subarray(0, 2048).toString('latin1'));
