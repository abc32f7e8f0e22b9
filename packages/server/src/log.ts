import { DatabaseError } from 'pg';
import { type BaseLogger, type LoggerOptions, destination } from 'pino';

/** What work outside a request writes its troubles to; the application's own logger fits. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * What a log may not hold is taken out here, twice: fields by their names, and whatever is left of a line by its shape,
 * wherever it came from.
 */
const CIKARILDI = '[çıkarıldı]';

/** Names of fields whose value is never written: secrets, and what people write about people. */
const GIZLI_ALAN =
  /authorization|cookie|parola|password|token|anahtar|idempotency|telefon|aciklama|kimlikno|^(tekrar|kod|kodlar|lisans|lisansno|tel|gsm|cep|izinacik|sebep|not|notlar|metin|konu|body|detail|where|hint|parameters|values|rawpacket)$/i;

const DERINLIK = 5;

function alanlariSuz(deger: unknown, derinlik: number): unknown {
  if (typeof deger !== 'object' || deger === null || deger instanceof Date) return deger;
  if (deger instanceof Error) return hataOzeti(deger);
  if (Array.isArray(deger) && derinlik > 0) return deger.map((d) => alanlariSuz(d, derinlik - 1));
  // A connection, a request: whatever hangs on it was not meant for the log.
  const sade = [Object.prototype, null].includes(Object.getPrototypeOf(deger) as object | null);
  if (!sade || derinlik === 0) return CIKARILDI;
  return Object.fromEntries(
    Object.entries(deger).map(([ad, d]) => [ad, GIZLI_ALAN.test(ad) ? CIKARILDI : alanlariSuz(d, derinlik - 1)]),
  );
}

/** Shapes of secrets and of numbers that name a person. A bare JSON number is none: sizes and times stay. */
const SEKILLER: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+[\w.~+/-]+=*/gi, `Bearer ${CIKARILDI}`],
  // postgres://user:password@host and the like.
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"]*):[^\s@"]+@/gi, `$1:${CIKARILDI}@`],
  // A key of 32 random bytes: sessions, calendar addresses.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, CIKARILDI],
  // Eleven digits: an identity number, or a telephone number that begins with 0.
  [/(?<!":)(?<![\da-f.])\d{11}(?![\da-f.])/g, CIKARILDI],
  // Turkish telephone numbers, however they are written; a request's id has letters and hyphens around its digits.
  [
    /(?<!":)(?<![\da-f-])(?:(?:\+|00)90[ .-]?|0[ .-]?)?\(?[2-5]\d{2}\)?[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}(?![\da-f])/g,
    CIKARILDI,
  ],
];

/** A text without what a log may not hold. */
export const temizle = (metin: string): string =>
  SEKILLER.reduce((m, [sekil, yerine]) => m.replace(sekil, yerine), metin);

/** Only these are kept of an error: `detail`, `where` and a parser's snippet quote what people wrote. */
const HATA_ALANLARI = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'statusCode'] as const;

/** The message, without what it quotes of the data: a value that does not fit, a piece of broken JSON. */
export function hataMesaji(e: Error): string {
  if (e instanceof SyntaxError) return 'okunamayan veri';
  // 22: data, P0: raised by a function of ours. All others quote names of tables and constraints.
  const alinti = e instanceof DatabaseError && /^(22|P0)/.test(e.code ?? '');
  return alinti ? e.message.replace(/"[^"]*"|'[^']*'|:.*$/gs, '…') : e.message;
}

interface HataOzeti {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [alan: string]: unknown;
}

/** An error as it may be written. */
export function hataOzeti(e: Error): HataOzeti {
  const message = hataMesaji(e);
  const yigin = (e.stack ?? '').split('\n').filter((satir) => /^\s+at /.test(satir));
  const alanlar = HATA_ALANLARI.flatMap((ad) => {
    const deger: unknown = Reflect.get(e, ad);
    return typeof deger === 'string' || typeof deger === 'number' ? [[ad, deger]] : [];
  });
  return {
    type: e.name,
    message,
    ...Object.fromEntries(alanlar),
    stack: [message, ...yigin].join('\n'),
    ...(e.cause instanceof Error && { cause: hataOzeti(e.cause) }),
  };
}

export interface GunlukHedefi {
  write(satir: string): void;
}
const CIKIS: GunlukHedefi = destination(1);

/** Options for the one logger; everything that a process logs goes through it. */
export function gunlukAyari(level: string, hedef: GunlukHedefi = CIKIS) {
  return {
    level,
    formatters: { log: (nesne: object) => alanlariSuz(nesne, DERINLIK) as Record<string, unknown> },
    // The formatter has made a summary of it; Pino's own serializer would take that for an error once more.
    serializers: { err: (e: Error): HataOzeti => (e instanceof Error ? hataOzeti(e) : e) },
    stream: { write: (satir: string) => hedef.write(temizle(satir)) },
  } satisfies LoggerOptions & { stream: object };
}

/** What was refused, as the log tells it: a field's name that nobody knows is somebody's text. */
export const retNedeni = (msg: string): string =>
  msg.replace(/'(?!\w{1,30}(?:\.\w{1,30}){0,3}')[^']*'/g, "'…'").slice(0, 300);
