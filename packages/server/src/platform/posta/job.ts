import { KENDI_BASLIGI } from '@masabasi/core/masa/gelenposta/rules';
import { bizimIleti, gitmemeNedeni } from '@masabasi/core/platform/posta/rules';
import { type Transporter, createTransport } from 'nodemailer';
import type { SmtpConfig } from '../../config.ts';
import type { IsCagrisi, IsTuru } from '../db/isler.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';

import {
  ekGovdesi,
  ekleriGitti,
  gidenEkler,
  kurulumImzasi,
  POSTA_ISI,
  postaAl,
  postaOldu,
  sonGelen,
} from './queries.ts';

const HATA_UZUNLUGU = 500;

const gonderici = (smtp: SmtpConfig): Transporter =>
  createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    // A password never goes over an unencrypted connection.
    ...(smtp.user !== null && { auth: { user: smtp.user, pass: smtp.password ?? '' }, requireTLS: !smtp.secure }),
    // Their sum stays below the claim, after which another server may take the same mail.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** The error in the outbox: one line, for any answer of the mail server. */
const hataMetni = (e: unknown): string =>
  (e instanceof Error ? e.message : String(e)).replace(/\p{Cc}+/gu, ' ').slice(0, HATA_UZUNLUGU);

/** The error for the queue and the log. Only the outbox stores the mail server's answer, which may name an address. */
class Gonderilemedi extends Error {
  constructor(e: unknown) {
    super(`e-posta gönderilemedi: ${String(Reflect.get(Object(e), 'code'))}`);
  }
}

/** Writes the result of a mail and its announcements: its record shows the result, and reports a failure. */
const yazOldu = (
  { db, config, saat, odalar }: Omit<IsCagrisi, 'bitir'>,
  Id: number,
  ne: Parameters<typeof postaOldu>[2],
  ekler: Awaited<ReturnType<typeof gidenEkler>> = [],
): Promise<void> =>
  islemde({ db, simdi: saat(), istek: SUNUCU, kisiId: null }, async (islem) => {
    const p = await postaOldu(islem.db, Id, ne);
    if (p === undefined) return;
    if (ne.durum === 'Gönderildi') await ekleriGitti(islem.db, Id, ekler);
    islem.yayinla({ tur: 'posta' });
    if (p.nesne === null || p.nesne_id === null) return;
    const { nesne, nesne_id: id, alici } = p;
    const ulasmadi = ne.durum === 'Hata' ? `Gönderilemedi: ${gitmemeNedeni(p.hata ?? '')}.` : null;
    const sahibi = odalar.flatMap((o) => o.postaSahipleri?.[nesne] ?? [])[0];
    await sahibi?.postaOldu({ ...islem, config }, { id, alici, ulasmadi });
  });

/**
 * Sends a mail of the outbox over SMTP, in at most five tries with a growing delay. Without SMTP settings the mails
 * stay for the administrator to read.
 */
export const postaIsi: IsTuru<{ Id: number }> = {
  ad: POSTA_ISI,
  gecikmeler: [60, 300, 1800, 7200],
  kira: 60,
  yapilir: ({ smtp }) => smtp !== null,
  async calistir(c, { Id }) {
    const { db, config, saat } = c;
    const smtp = config.smtp!;
    const p = await postaAl(db, Id);
    if (!p) return;
    const gelen = p.nesne !== null && p.nesne_id !== null && (await sonGelen(db, { nesne: p.nesne, id: p.nesne_id }));
    const ekler = await gidenEkler(db, Id);
    try {
      await gonderici(smtp).sendMail({
        from: smtp.from,
        // An object, so that no text in the address can name a second recipient.
        to: { name: '', address: p.alici },
        subject: p.konu,
        text: p.metin,
        attachments: ekler.map((e) => ekGovdesi(db, config, e)),
        ...(p.takvim !== null &&
          p.takvim_metodu !== null && {
            icalEvent: { method: p.takvim_metodu, filename: 'davet.ics', content: p.takvim },
          }),
        // The same for every try: if the mail arrives twice, a mail program shows it once.
        messageId: bizimIleti(p.ileti, smtp.from),
        ...(gelen && { inReplyTo: gelen.ileti, references: gelen.ileti }),
        headers: {
          [KENDI_BASLIGI]: await kurulumImzasi(db),
          ...(p.otomatik && {
            'Auto-Submitted': gelen ? 'auto-replied' : 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          }),
        },
      });
    } catch (e) {
      await yazOldu(c, Id, { hata: hataMetni(e) });
      throw new Gonderilemedi(e);
    }
    await yazOldu(c, Id, { durum: 'Gönderildi', hata: null, gonderim_zamani: saat() }, ekler);
  },
  olmadi: (c, { Id }, e) =>
    yazOldu(c, Id, { durum: 'Hata', ...(!(e instanceof Gonderilemedi) && { hata: hataMetni(e) }) }),
};
