import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived, decoded. */
export interface Gelen {
  readonly alicilar: string[];
  readonly basliklar: Map<string, string>;
  readonly ham: string;
  readonly govde: string;
}

/** Quoted-printable, or its variant for headers, as UTF-8. */
const qp = (metin: string): string =>
  Buffer.from(
    metin.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, h: string) => String.fromCharCode(parseInt(h, 16))),
    'latin1',
  ).toString();

function coz(ham: string, alicilar: string[]): Gelen {
  const sinir = ham.indexOf('\r\n\r\n');
  const satirlar = ham
    .slice(0, sinir)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const sozcuk = (kodlanmis: string) =>
    kodlanmis
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, t: string, v: string) =>
        t === 'Q' ? qp(v.replaceAll('_', ' ')) : Buffer.from(v, 'base64').toString(),
      );
  const basliklar = new Map(
    satirlar.map((l) => [l.slice(0, l.indexOf(':')), sozcuk(l.slice(l.indexOf(':') + 1).trim())]),
  );
  const kodlu = ham.slice(sinir + 4);
  const kodlama = basliklar.get('Content-Transfer-Encoding');
  const govde =
    kodlama === 'base64' ? Buffer.from(kodlu, 'base64').toString() : kodlama === 'quoted-printable' ? qp(kodlu) : kodlu;
  return { alicilar, basliklar, ham, govde: govde.replace(/\r\n/g, '\n').trimEnd() };
}

export interface SmtpSunucusu {
  readonly port: number;
  readonly kapat: () => Promise<void>;
}

/** A real SMTP server that keeps the received mails. `kabul` may refuse a recipient. */
export async function smtpDinle(
  gelenler: Gelen[],
  port = 0,
  kabul: (adres: string) => Error | null = () => null,
): Promise<SmtpSunucusu> {
  const teslimAl = async (akis: Readable, alicilar: string[]): Promise<void> => {
    gelenler.push(coz(await text(akis), alicilar));
  };
  const sunucu = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _oturum, bitti) => bitti(kabul(address)),
    onData: (akis, oturum, bitti) => {
      const alicilar = oturum.envelope.rcptTo.map((r) => r.address);
      void teslimAl(akis, alicilar).then(() => bitti(), bitti);
    },
  });
  sunucu.listen(port, '127.0.0.1');
  await once(sunucu.server, 'listening');
  return {
    port: (sunucu.server.address() as AddressInfo).port,
    kapat: () => new Promise((tamam) => sunucu.close(() => tamam())),
  };
}
