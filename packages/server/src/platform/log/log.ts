import { DatabaseError } from 'pg';
import { type BaseLogger, type LoggerOptions, destination } from 'pino';

/** A log for work outside a request. The application's own logger fits. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * Forbidden content is removed here, twice: fields by their names, then the rest of a line by its shape, from any
 * source.
 */
const CIKARILDI = '[çıkarıldı]';

/** Names of fields whose value is never written: secrets, and texts of people about people. */
const GIZLI_ALAN =
  /authorization|cookie|parola|password|token|anahtar|idempotency|telefon|aciklama|kimlikno|^(tekrar|kod|kodlar|lisans|lisansno|tel|gsm|cep|izinacik|sebep|not|notlar|metin|konu|body|detail|where|hint|parameters|values|rawpacket)$/i;

const DERINLIK = 5;

function alanlariSuz(deger: unknown, derinlik: number): unknown {
  if (typeof deger !== 'object' || deger === null || deger instanceof Date) return deger;
  if (deger instanceof Error) return hataOzeti(deger);
  if (Array.isArray(deger) && derinlik > 0) return deger.map((d) => alanlariSuz(d, derinlik - 1));
  // The fields of a connection or a request were not meant for the log.
  const sade = [Object.prototype, null].includes(Object.getPrototypeOf(deger) as object | null);
  if (!sade || derinlik === 0) return CIKARILDI;
  return Object.fromEntries(
    Object.entries(deger).map(([ad, d]) => [ad, GIZLI_ALAN.test(ad) ? CIKARILDI : alanlariSuz(d, derinlik - 1)]),
  );
}

/** Shapes of secrets and of numbers that identify a person. A bare JSON number is none: sizes and times stay. */
const SEKILLER: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+[\w.~+/-]+=*/gi, `Bearer ${CIKARILDI}`],
  // postgres://user:password@host and the like.
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"]*):[^\s@"]+@/gi, `$1:${CIKARILDI}@`],
  // A key of 32 random bytes: sessions, calendar addresses.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, CIKARILDI],
  // Eleven digits: an identity number, or a telephone number that begins with 0.
  [/(?<!":)(?<![\da-f.])\d{11}(?![\da-f.])/g, CIKARILDI],
  // Turkish telephone numbers in any form. A request's id has letters and hyphens around its digits.
  [
    /(?<!":)(?<![\da-f-])(?:(?:\+|00)90[ .-]?|0[ .-]?)?\(?[2-5]\d{2}\)?[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}(?![\da-f])/g,
    CIKARILDI,
  ],
];

/** A text without the content that a log must not hold. */
export const temizle = (metin: string): string =>
  SEKILLER.reduce((m, [sekil, yerine]) => m.replace(sekil, yerine), metin);

/** Only these fields of an error are kept: `detail`, `where` and a parser's snippet quote texts of people. */
const HATA_ALANLARI = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'statusCode'] as const;

/** The message without quoted data: a value that does not fit, a piece of broken JSON. */
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

/** An error in the form in which it may be logged. */
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

/** Options of the one logger of a process. */
export function gunlukAyari(level: string, hedef: GunlukHedefi = CIKIS) {
  return {
    level,
    formatters: { log: (nesne: object) => alanlariSuz(nesne, DERINLIK) as Record<string, unknown> },
    // The formatter has already made a summary. Pino's own serializer would treat it as an error again.
    serializers: { err: (e: Error): HataOzeti => (e instanceof Error ? hataOzeti(e) : e) },
    stream: { write: (satir: string) => hedef.write(temizle(satir)) },
  } satisfies LoggerOptions & { stream: object };
}

/** A refusal in the log. The name of an unknown field may be a person's text, so it is removed. */
export const retNedeni = (msg: string): string =>
  msg.replace(/'(?!\w{1,30}(?:\.\w{1,30}){0,3}')[^']*'/g, "'…'").slice(0, 300);
