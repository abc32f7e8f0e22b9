import { createTransport, type Transporter } from 'nodemailer';
import type { BaseLogger } from 'pino';
import type { Config, SmtpConfig } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { type SurenIs, type TekrarOrtami, tekrarla } from '../db/tekrar.ts';
import { postaAl, postaGidemedi, postaGitti } from './queries.ts';

const YOKLAMA_MS = 5000;
/** Seconds after each try; as many tries as there are entries. */
const GECIKME_S = [60, 300, 1800, 7200, 7200];
const HATA_UZUNLUGU = 500;

export interface PostaIsiSecenekleri extends TekrarOrtami {
  readonly db: Db;
  readonly config: Pick<Config, 'smtp'>;
  readonly log: Pick<BaseLogger, 'warn' | 'error'>;
  readonly saat: () => Date;
}

const gonderici = (smtp: SmtpConfig): Transporter =>
  createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    // A password never goes over a connection that somebody could read.
    ...(smtp.user !== null && { auth: { user: smtp.user, pass: smtp.password ?? '' }, requireTLS: !smtp.secure }),
    // All of them together stay below the first delay, after which another server might take the same mail.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** The error as the outbox keeps it: one line, whatever the mail server answered. */
const hataMetni = (e: unknown): string =>
  (e instanceof Error ? e.message : String(e)).replace(/\p{Cc}+/gu, ' ').slice(0, HATA_UZUNLUGU);

/** Sends one mail whose time has come; whoever else does the same takes another. Answers whether there was one. */
async function gonder(o: PostaIsiSecenekleri, smtp: SmtpConfig, tasiyici: Transporter): Promise<boolean> {
  const p = await postaAl(o.db, o.saat(), GECIKME_S);
  if (!p) return false;
  if (p.deneme > GECIKME_S.length) {
    await postaGidemedi(o.db, p.id, 'Son denemenin sonucu bilinmiyor.', true);
    return true;
  }
  try {
    await tasiyici.sendMail({
      from: smtp.from,
      // An object, so that no text in the address can name a second recipient.
      to: { name: '', address: p.alici },
      subject: p.konu,
      text: p.metin,
      // The same for every try: should one arrive twice after all, a mail program shows it once.
      messageId: `<masabasi.${p.id}.${Date.parse(p.zaman)}@${/@([^\s<>]+)>?$/.exec(smtp.from)?.[1] ?? 'masabasi'}>`,
    });
  } catch (e) {
    // The text may hold an address, so the log gets only the code.
    o.log.warn({ postaId: p.id, deneme: p.deneme, code: (e as { code?: string }).code }, 'e-posta gönderilemedi');
    await postaGidemedi(o.db, p.id, hataMetni(e), p.deneme === GECIKME_S.length);
    return true;
  }
  await postaGitti(o.db, p.id, o.saat());
  return true;
}

/**
 * The outbox's recurring work: sends waiting mails over SMTP, each at most five times with a growing delay. Without
 * SMTP settings it does nothing and the mails stay where the administrator reads them.
 * @returns `stop` waits for the mail that is being sent
 */
export function postaIsi(o: PostaIsiSecenekleri): SurenIs {
  const { smtp } = o.config;
  if (smtp === null) return { stop: () => Promise.resolve() };
  const tasiyici = gonderici(smtp);
  const is = tekrarla({ ...o, ms: YOKLAMA_MS, hata: (err) => o.log.error({ err }, 'giden postalara bakılamadı') }, () =>
    gonder(o, smtp, tasiyici),
  );
  return {
    async stop() {
      await is.stop();
      tasiyici.close();
    },
  };
}
