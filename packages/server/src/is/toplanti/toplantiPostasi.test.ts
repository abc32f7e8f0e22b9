import { asciiBuyuk } from '@masabasi/core/platform/text/metin';
import { simpleParser } from 'mailparser';
import { sql } from 'kysely';
import ical, { type VEvent } from 'node-ical';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { gelenPostaIsi } from '../../masa/gelenposta/job.ts';
import { posta } from '../../masa/gelenposta/testing.ts';
import { postaIsi } from '../../platform/posta/job.ts';
import { faces } from '../../rooms.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { imapDinle, type PostaKutusu } from '../../testing/imap.ts';
import { isciBaslat, isleriBitir } from '../../testing/isler.ts';
import { type Gelen, smtpDinle } from '../../testing/smtp.ts';
import { toplantiAraclari } from './testing.ts';

/** Invitations as they arrive, and the answers of calendars by mail. */

const s = await testServer({ ortam: { SMTP_HOST: '127.0.0.1', SMTP_FROM: 'Destek <destek@masabasi.com>' } });
const { planli, detay, kaydet, kisi, katilan, saatinde } = await toplantiAraclari(s);
let kutu: PostaKutusu;
afterAll(() => s.kapat());
beforeEach(async () => {
  s.ileri(60);
  kutu = await imapDinle();
  await sql`truncate gelen_posta, gelen_kutu, kuyruk`.execute(s.db);
});
afterEach(() => kutu.kapat());

const ECE = { KatilimciId: 0, Ad: 'Ece Dış', Eposta: 'ece@dis.com' };

/** Reads the mailbox to its end. */
async function oku() {
  s.ileri(1);
  const simdi = s.saat.simdi.toISOString();
  const config = readConfig({ ...kutu.ortam, SMTP_HOST: '127.0.0.1', SMTP_FROM: 'Destek <destek@masabasi.com>' });
  const isci = isciBaslat(s, [gelenPostaIsi], { config, odalar: faces, yoklamaMs: 20 });
  await vi.waitFor(
    async () => {
      const k = await s.db.selectFrom('gelen_kutu').selectAll().executeTakeFirstOrThrow();
      expect(Date.parse(k.okuma ?? '')).toBe(Date.parse(simdi));
    },
    { timeout: 60_000, interval: 20 },
  );
  await isci.stop();
}
const sonTur = async () =>
  (await s.db.selectFrom('gelen_posta').select('tur').orderBy('id', 'desc').executeTakeFirstOrThrow()).tur;

/** Mail of a calendar when a person presses a button in it. */
const yanit = (o: {
  uid: string;
  kim?: string;
  partstat?: string;
  sira?: number;
  seri?: string;
  gonderen?: string;
  basliklar?: Record<string, string>;
}) =>
  posta(
    [
      '--s',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Kabul edildi',
      '--s',
      'Content-Type: text/calendar; charset=utf-8; method=REPLY',
      'Content-Transfer-Encoding: 7bit',
      '',
      'BEGIN:VCALENDAR',
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'VERSION:2.0',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      `UID:${o.uid}`,
      ...(o.seri === undefined ? [] : [`RECURRENCE-ID;TZID=Europe/Istanbul:${o.seri}`]),
      'DTSTAMP:20261125T090000Z',
      `SEQUENCE:${o.sira ?? 0}`,
      `ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=${o.partstat ?? 'ACCEPTED'};CN=Ece:mailto:${o.kim ?? 'ece@dis.com'}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '--s--',
      '',
    ].join('\r\n'),
    {
      From: `Ece <${o.gonderen ?? 'ece@dis.com'}>`,
      Subject: 'Kabul edildi',
      'Content-Type': 'multipart/alternative; boundary=s',
      ...o.basliklar,
    },
  );
/** The number by which a guest's calendar knows a meeting, from the mail to this guest. */
const davetNo = async (uid: string, kim = 'ece@dis.com'): Promise<string> => {
  const { takvim } = await s.db
    .selectFrom('posta')
    .select('takvim')
    .where('alici', '=', kim)
    .where('takvim', 'like', `%UID:${uid}%`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /^UID:(\S+)/m.exec((takvim ?? '').replaceAll(/\r?\n /g, ''))![1]!;
};
const haberleri = async (Id: number) => (await detay(Id)).hareketlist.map((h) => [h.Baslik, h.Aciklama]);
const yanitlari = async (Id: number) => (await detay(Id)).katilimcilist.map((k) => [k.DavetDurum, k.YanitYolu]);

test('sends an invitation as a mail for which mail programs offer buttons', async () => {
  const gelenler: Gelen[] = [];
  const sunucu = await smtpDinle(gelenler, 0);
  const Id = await planli({ Konu: 'İş planı; kapsam' }, { katilimcilar: [ECE] });
  const ortam = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(sunucu.port), SMTP_FROM: 'Destek <destek@masabasi.com>' };
  await isleriBitir(s, [postaIsi], { config: readConfig(ortam) });
  await sunucu.kapat();
  const gelen = gelenler.find((g) => g.alicilar.includes('ece@dis.com'))!;
  const { attachments, headerLines } = await simpleParser(gelen.ham);
  expect(headerLines.find((h) => h.key === 'content-type')?.line).toMatch(/multipart\/(mixed|alternative)/);
  const takvim = attachments.find((a) => a.contentType === 'text/calendar')!;
  expect(gelen.ham).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=REQUEST/i);
  const o = Object.values(ical.sync.parseICS(takvim.content.toString())).find(
    (x): x is VEvent => x?.type === 'VEVENT',
  )!;
  const { IcsUid } = (await detay(Id)).toplanti;
  expect([o.uid, o.summary]).toEqual([await davetNo(IcsUid), 'İş planı; kapsam']);
  // Answers go to the address of the mailbox.
  expect(o.organizer).toMatchObject({ val: 'mailto:destek@masabasi.com' });
});

test.each([
  ['ACCEPTED', 'katilacak'],
  ['TENTATIVE', 'belki'],
  ['DECLINED', 'katilmayacak'],
])('a calendar that says %s is %s, also where it says of itself that it is a machine', async (partstat, beklenen) => {
  const Id = await planli({}, { katilimcilar: [ECE] });
  const uid = await davetNo((await detay(Id)).toplanti.IcsUid);
  kutu.koy(yanit({ uid, partstat, basliklar: { 'Auto-Submitted': 'auto-replied' } }));
  await oku();
  expect([await sonTur(), await yanitlari(Id)]).toEqual(['takvim', [[beklenen, 'eposta']]]);
  // No web request is created.
  expect(await s.db.selectFrom('webistek').select('id').where('eposta', '=', 'ece@dis.com').execute()).toEqual([]);
});

test('accepts an answer only for the invited address, and sent from it', async () => {
  const Id = await planli({}, { katilimcilar: [ECE] });
  const uid = await davetNo((await detay(Id)).toplanti.IcsUid);
  for (const sahte of [
    { kim: 'baska@dis.com', gonderen: 'baska@dis.com' },
    { gonderen: 'baska@dis.com' },
    { kim: 'baska@dis.com' },
  ]) {
    kutu.koy(yanit({ uid, ...sahte }));
    await oku();
    expect(await yanitlari(Id)).toEqual([['bekliyor', null]]);
  }
  kutu.koy(yanit({ uid: 'f0000000-0000-4000-8000-000000000000' }));
  await oku();
  expect(await sonTur()).not.toBe('takvim');
});

test('tells the organiser of an answer without the guest’s own number, or from another address', async () => {
  const CAN = { KatilimciId: 0, Ad: 'Can Dış', Eposta: 'can@dis.com' };
  const Id = await planli({}, { katilimcilar: [ECE, CAN] });
  const { IcsUid } = (await detay(Id)).toplanti;
  const [ece, can] = [await davetNo(IcsUid), await davetNo(IcsUid, 'can@dis.com')];
  expect(ece).not.toBe(can);
  // The bare number, that of another guest, and the right one from another address.
  for (const o of [{ uid: IcsUid }, { uid: can }, { uid: ece, gonderen: 'ev@baska.com' }]) {
    kutu.koy(yanit(o));
    await oku();
    expect([await sonTur(), (await yanitlari(Id))[0]]).toEqual(['takvim', ['bekliyor', null]]);
    expect((await haberleri(Id))[0]).toEqual([
      'Ece Dış: doğrulanamayan yanıt (Katılacak)',
      expect.stringContaining('Kendisine sorunuz.'),
    ]);
  }
  kutu.koy(yanit({ uid: asciiBuyuk(ece) }));
  await oku();
  expect((await yanitlari(Id))[0]).toEqual(['katilacak', 'eposta']);
});

test('tells the organiser of a proposed time, and does not count it as an answer', async () => {
  const Id = await planli({}, { katilimcilar: [ECE] });
  const uid = await davetNo((await detay(Id)).toplanti.IcsUid);
  kutu.koy(yanit({ uid, partstat: 'TENTATIVE' }).replace('METHOD:REPLY', 'METHOD:COUNTER'));
  await oku();
  expect([await sonTur(), await yanitlari(Id)]).toEqual(['takvim', [['bekliyor', null]]]);
  expect((await haberleri(Id))[0]).toEqual([
    'Ece Dış: davete yazdı',
    expect.stringContaining('Başka bir zaman öneriyor'),
  ]);
});

test('ignores an answer to a former time of the meeting', async () => {
  const Id = await planli({}, { katilimcilar: [ECE] });
  const { toplanti: t, katilimcilist } = await detay(Id);
  tamam(
    await kaydet(
      { ...saatinde(), Id, Surum: t.Surum, Konu: t.Konu },
      { uyarilariGordum: true, katilimcilar: [{ ...ECE, KatilimciId: katilimcilist[0]!.KatilimciId }] },
    ),
  );
  kutu.koy(yanit({ uid: await davetNo(t.IcsUid), sira: 0 }));
  await oku();
  expect(await yanitlari(Id)).toEqual([['bekliyor', null]]);
  kutu.koy(yanit({ uid: await davetNo(t.IcsUid), sira: 1 }));
  await oku();
  expect(await yanitlari(Id)).toEqual([['katilacak', 'eposta']]);
});

test('ignores an answer after the meeting is over', async () => {
  const Id = await planli({}, { katilimcilar: [ECE] });
  const { toplanti: t } = await detay(Id);
  const uid = await davetNo(t.IcsUid);
  const davet = async () =>
    (
      await s.db
        .selectFrom('toplanti_katilimci')
        .select('davet_durum')
        .where('toplanti_id', '=', Id)
        .where('eposta', '=', 'ece@dis.com')
        .executeTakeFirstOrThrow()
    ).davet_durum;
  const once = s.saat.simdi;
  s.saat.simdi = new Date(t.Bitis_Zamani);
  kutu.koy(yanit({ uid, partstat: 'DECLINED' }));
  await oku();
  expect(await davet()).toBe('bekliyor');
  s.saat.simdi = once;
});

test('accepts answers to one meeting of a series, or to all', async () => {
  const Id = await planli({}, { tekrar: { Sik: 'haftalik', Adet: 3 }, katilimcilar: [ECE, kisi(katilan)] });
  const seri = await s.db
    .selectFrom('toplanti')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', Id), eb('ust_id', '=', Id)]))
    .orderBy('seri_ani')
    .execute();
  const hepsi = () => Promise.all(seri.map(async (t) => (await yanitlari(t.id))[0]![0]));
  kutu.koy(
    yanit({
      uid: await davetNo(seri[0]!.ics_uid),
      partstat: 'DECLINED',
      seri: `${seri[1]!.seri_ani!.slice(0, 10).replaceAll('-', '')}T100000`,
    }),
  );
  await oku();
  expect(await hepsi()).toEqual(['bekliyor', 'katilmayacak', 'bekliyor']);
  kutu.koy(yanit({ uid: await davetNo(seri[0]!.ics_uid) }));
  await oku();
  expect(await hepsi()).toEqual(['katilacak', 'katilacak', 'katilacak']);
});

test('treats an unreadable calendar file as an ordinary mail', async () => {
  kutu.koy(yanit({ uid: 'x\r\nEND:VCALENDAR\r\nBEGIN:' }));
  await oku();
  expect(await sonTur()).toBe('yeni');
});
