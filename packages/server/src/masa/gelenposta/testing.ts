import { randomBytes } from 'node:crypto';
import type { gelenposta as contract } from '@masabasi/core/masa/gelenposta/contract';
import { type GelenPostaTuru, SAATTE_EN_COK } from '@masabasi/core/masa/gelenposta/rules';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getGelenPosta: { kim: 'yetki 1102', sayfa: '/yonetim/posta' },
  getGelenPostaDetay: { kim: 'yetki 1102', sayfa: '/yonetim/posta', istek: { PostaId: 2_000_000_000 } },
  kaydinPostasi: { kim: 'oturum', sayfa: '/islemler/musterigorusme/list', istek: { PostaId: 2_000_000_000 } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { PostaId: 'gelen_posta' },
  anlam: {
    'gelen_posta.ozet': () => randomBytes(32),
    'gelen_posta.icerik_ozeti': () => randomBytes(32),
    'gelen_posta.tur': 'otomatik',
    'gelen_posta.nesne': null,
    'posta.nesne': null,
  },
  kisiSatirlari: async ({ db, zaman, soz }) => {
    await db
      .insertInto('gelen_posta')
      .values({
        ozet: Buffer.alloc(32, 7),
        icerik_ozeti: null,
        ileti: '',
        gonderen: 'kanarya.posta@firma.com',
        gonderen_adi: '',
        konu: soz('gelen konu'),
        metin: soz('gelen posta'),
        tur: 'otomatik',
        nesne: null,
        nesne_id: null,
        zaman,
      })
      .execute();
    return { gelenposta: [soz('gelen konu'), soz('gelen posta')] };
  },
};

let sira = 0;
/** A mail of the mailbox, its bytes written one a letter. */
export const posta = (metin: string, basliklar: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    From: 'Ece Ar <ece@eczane.com>',
    To: 'destek@masabasi.com',
    Subject: 'Recete gitmiyor',
    'Message-ID': `<${++sira}@eczane.com>`,
    Date: 'Fri, 20 Nov 2026 09:00:00 +0300',
    ...basliklar,
  })
    .map(([ad, deger]) => `${ad}: ${deger}\r\n`)
    .join('') + `\r\n${metin}`;

/** A mail and its expected result. */
export interface DenemePostasi {
  readonly ham: string;
  readonly tur: GelenPostaTuru;
  /** The address that is thanked; null: none. */
  readonly tesekkur: string | null;
  /** Files that are kept. */
  readonly dosya: number;
  /** The mail whose request it belongs to. */
  readonly ustu: DenemePostasi | null;
}
const olur = (tur: GelenPostaTuru, ham: string, o: Partial<DenemePostasi> = {}): DenemePostasi => ({
  ham,
  tur,
  tesekkur: null,
  dosya: 0,
  ustu: null,
  ...o,
});
/** A mail of a person who is thanked. */
const kisiden = (adres: string, metin: string, basliklar: Readonly<Record<string, string>> = {}, dosya = 0) =>
  olur('yeni', posta(metin, { From: `Kisi <${adres}>`, ...basliklar }), { tesekkur: adres, dosya });

export const ek = (tip: string, ad: string, veri: Buffer): string =>
  `--s\r\nContent-Type: ${tip}\r\nContent-Disposition: attachment; filename="${ad}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${veri.toString('base64')}\r\n`;
/** A letter in bytes of an old character set with three files, of which one is a program. */
export const ekliGovde = (i = 0): string =>
  '--s\r\nContent-Type: text/html; charset=windows-1254\r\n\r\n<p>\xdeifre ekran\xfd <script>alert(1)</script><b>ekte</b></p>\r\n' +
  ek('text/plain', 'gunluk.txt', Buffer.from(`satır ${i + 1}`)) +
  ek('application/ms-tnef', 'winmail.dat', Buffer.from('789f3e22', 'hex')) +
  ek('image/png', '../../kotu.exe', Buffer.from('MZ\x90\x00')) +
  '--s--\r\n';
export const EKLI = { 'Content-Type': 'multipart/mixed; boundary="s"', 'MIME-Version': '1.0' };

/** The delivery report about this mail and this recipient. */
export const geriDonen = (ileti: string, alici: string, eylem = 'failed'): string =>
  posta(
    `--r\r\nContent-Type: text/plain\r\n\r\nMailbox full\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ${alici}\r\nAction: ${eylem}\r\n\r\n--r\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${ileti}\r\nSubject: x\r\n\r\nMerhaba\r\n--r--\r\n`,
    {
      From: 'MAILER-DAEMON@mx.com',
      Subject: 'Undelivered Mail Returned to Sender',
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary="r"',
    },
  );

/** People, machines, threads, attachments, broken mails: each kind with its expected result. */
const KARISIK: readonly ((i: number) => readonly DenemePostasi[])[] = [
  (i) => [kisiden(`kisi${i}@firma${i}.com`, `Soru ${i}`)],
  (i) => [kisiden(`k${i}@a.com`, `Cevap ${i}`, { 'In-Reply-To': '<masabasi.00000000-0000-0000-0000-000000000000@x>' })],
  (i) => [kisiden(`k${i}@tahmin.com`, `Tahmin ${i}`, { Subject: 'Re: x [W000001-ABCDEFGH]' })],
  // A person writes once more, from home.
  (i) => {
    const ilk = kisiden(`k${i}@isyeri.com`, `Once ${i}`, { 'Message-ID': `<once${i}@isyeri.com>` });
    const yol = { From: `Ev <k${i}@ev.com>`, Subject: 'Yine ben', References: `<yok${i}@x.com> <once${i}@isyeri.com>` };
    return [ilk, olur('yanit', posta(`Sonra ${i}`, yol), { ustu: ilk })];
  },
  (i) => [olur('otomatik', posta(`Yokum ${i}`, { From: `k${i}@b.com`, 'Auto-Submitted': 'auto-replied' }))],
  (i) => [
    olur(
      'otomatik',
      posta(`Yokum ${i}`, { From: `t${i}@b.com`, Subject: 'Otomatik yan\xfdt: Tatildeyim', 'Return-Path': '<>' }),
    ),
  ],
  // The subject alone makes no machine, and a mail of a service desk is a request; neither is thanked.
  (i) => [olur('yeni', posta(`Olmuyor ${i}`, { From: `o${i}@b.com`, Subject: 'Otomatik yan\xfdt: gitmiyor' }))],
  (i) => [olur('yeni', posta(`INC${i}`, { From: `it${i}@b.com`, 'Auto-Submitted': 'auto-generated' }))],
  (i) => [kisiden(`iletilemeyen${i}@b.com`, `Fatura ${i}`, { Subject: 'Iletilemeyen e-faturalar hakkinda' })],
  (i) => [olur('otomatik', posta(`Yokum ${i}`, { From: `v${i}@b.com`, 'X-Vacation': 'yes' }))],
  (i) => [olur('geri', posta(`Dondu ${i}`, { From: 'MAILER-DAEMON@mx.com', Subject: `failure notice ${i}` }))],
  (i) => [olur('geri', geriDonen(`<baska${i}@yer.com>`, `k${i}@yok.com`))],
  (i) => [olur('teslim', geriDonen(`<baska${i}@yer.com>`, `k${i}@yok.com`, 'delayed'))],
  (i) => [olur('spam', posta(`Bulten ${i}`, { From: `b${i}@c.com`, Precedence: 'bulk' }))],
  (i) => [olur('spam', posta(`Liste ${i}`, { From: `l${i}@c.com`, 'List-Id': '<eczacilar.c.com>' }))],
  (i) => [
    kisiden(`k${i}@d.com`, `--x\r\nContent-Type: text/plain\r\n\r\nyarim ${i}`, {
      'Content-Type': 'multipart/mixed; boundary="x"',
    }),
  ],
  (i) => [
    kisiden(`k${i}@e.com`, `\xff\xfe\x00${i}`, {
      Subject: '=?bozuk?Q?=FF=?=',
      'Content-Transfer-Encoding': 'base64',
    }),
  ],
  (i) => [
    kisiden(`k${i}@h.com`, `\xc3\x28\xf0\x9f ${i}`, {
      Subject: '\xddstek \xfe',
      'Content-Type': 'text/plain; charset=olmayan-kume',
    }),
  ],
  (i) => [olur('okunamaz', `kirik\r\nbaslik ${i}`)],
  (i) => [olur('okunamaz', posta(`Kimse ${i}`, { From: '' }))],
  (i) => [
    kisiden(`k${i}@f.com`, 'Content-Type: text/plain\r\n\r\n'.repeat(20) + i, { 'Content-Type': 'message/rfc822' }),
  ],
  (i) => [olur('dongu', posta(`Dongu ${i}`, { From: 'destek@masabasi.com' }))],
  (i) => [kisiden(`k${i}@ekli.com`, ekliGovde(i), EKLI, 3)],
  // Senders that ask for no answer, or would not read one.
  (i) => [olur('yeni', posta(`Siparis ${i}`, { From: `noreply@magaza${i}.com` }))],
  (i) => [olur('yeni', posta(`Sus ${i}`, { From: `k${i}@sus.com`, 'X-Auto-Response-Suppress': 'All' }))],
  (i) => [olur('yeni', posta(`Donussuz ${i}`, { From: `k${i}@bos.com`, 'Return-Path': '<>' }))],
  // The same letter through another address of ours, and the same bytes once more.
  (i) => {
    const kimlik = { From: `k${i}@iki.com`, 'Message-ID': `<iki${i}@iki.com>` };
    const ilk = olur('yeni', posta(`Iki kez ${i}`, kimlik), { tesekkur: `k${i}@iki.com` });
    return [ilk, olur('kopya', posta(`Iki kez ${i}`, { ...kimlik, To: 'bilgi@masabasi.com' })), ilk];
  },
  // A device that sends all its mails under one number.
  (i) => {
    const kimlik = { From: `tarayici${i}@iki.com`, 'Message-ID': `<sabit${i}@iki.com>` };
    return [
      olur('yeni', posta(`Is ${i}`, kimlik), { tesekkur: `tarayici${i}@iki.com` }),
      olur('yeni', posta(`Is ${i}`, { ...kimlik, Date: 'Fri, 27 Nov 2026 15:00:00 +0300' })),
      olur('yeni', posta(`Baska is ${i}`, kimlik)),
    ];
  },
];
/** This many mails of all kinds; a mail that occurs twice lies in the mailbox twice. */
export const karisikPostalar = (adet: number): DenemePostasi[] =>
  Array.from({ length: adet }, (_, i) => KARISIK[i % KARISIK.length]!(i))
    .flat()
    .slice(0, adet);

/** Mails of a robot that is not marked as one: it is thanked once, and within an hour the limit is reached. */
export const robotPostalari = (adet: number): DenemePostasi[] =>
  Array.from({ length: adet }, (_, i) =>
    olur(
      i < SAATTE_EN_COK ? 'yeni' : 'spam',
      posta(`Tesekkurler ${i}`, { From: 'robot@g.com', Subject: `Tesekkur ${i}` }),
      { tesekkur: i === 0 ? 'robot@g.com' : null },
    ),
  );
