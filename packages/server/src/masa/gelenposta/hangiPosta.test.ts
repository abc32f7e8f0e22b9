import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { webistek } from '@masabasi/core/masa/webistek/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { faces } from '../../rooms.ts';
import { masaKur, postaci } from '../../testing/gelenPosta.ts';
import { BOS_MUSTERI } from '../../testing/walk.ts';

/** Tells copies and reports from customers' mails, also from mails through a group. */

const postaGetir = postaci(faces);
let s: TestServer;
let m: Awaited<ReturnType<typeof masaKur>>;
beforeAll(async () => {
  s = await testServer();
  m = await masaKur(s);
});
afterAll(() => s?.kapat());
let saat = 0;
beforeEach(async () => {
  // An address is thanked once an hour.
  await m.dk(61 * ++saat);
  await bosalt(s.db, 'gelen_posta', 'posta', 'dosya');
});

const sonIstek = () => s.db.selectFrom('webistek').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const giden = () => s.db.selectFrom('posta').selectAll().orderBy('id').execute();

test.each([
  ['failed', 'geri', ['ulasmadi', 'E-posta ulaşmadı: ece@eczane.com']],
  ['delayed', 'teslim', ['gecikti', 'E-posta gecikiyor: ece@eczane.com']],
  ['delivered', 'teslim', null],
  ['relayed', 'teslim', null],
])('a mail of ours that is reported as %s', async (eylem, tur, satir) => {
  await postaGetir(s, 'Recete gitmiyor.');
  const [w, [tesekkur]] = [await sonIstek(), await giden()];
  const rapor = `Final-Recipient: rfc822; ece@eczane.com\r\nAction: ${eylem}\r\n`;
  const gelen = await postaGetir(
    s,
    `--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n${rapor}\r\n--r\r\nContent-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`Message-ID: <masabasi.${tesekkur!.ileti}@masabasi.com>\r\n\r\nx`).toString('base64')}\r\n--r--\r\n`,
    {
      From: 'MAILER-DAEMON@mx.com',
      Subject: 'Report',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary="r"',
    },
  );
  expect([gelen, (await giden())[0]!.durum]).toEqual([tur, eylem === 'failed' ? 'Hata' : tesekkur!.durum]);
  const { hareketlist } = tamam(await s.call(webistek.getWebistekDetay, { Id: w.id }, m.ayse.token));
  const satirlar = hareketlist.filter((h) => h.Tur === 'gecikti' || h.Tur === 'ulasmadi').map((h) => [h.Tur, h.Baslik]);
  expect(satirlar).toEqual(satir === null ? [] : [satir]);
});

test('with a used number and other content is another mail', async () => {
  const kimlik = { From: 'tarayici@ornek.example', 'Message-ID': '<sabit@ornek.example>' };
  const bir = { ...kimlik, Subject: 'Birinci is', Date: 'Thu, 26 Nov 2026 10:00:00 +0300' };
  expect(await postaGetir(s, 'birinci istek', bir)).toBe('yeni');
  expect(await postaGetir(s, 'birinci istek', { ...bir, To: 'info@masabasi.com' })).toBe('kopya');
  const iki = { ...kimlik, Subject: 'Ikinci is', Date: 'Fri, 27 Nov 2026 15:00:00 +0300' };
  expect(await postaGetir(s, 'ikinci istek, baska konu', iki)).toBe('yeni');
  expect((await sonIstek()).aciklama).toBe('Ikinci is\n\nikinci istek, baska konu');
  // The same words on another day are another request.
  expect(await postaGetir(s, 'birinci istek', { ...bir, Date: iki.Date })).toBe('yeni');
  // A mail from before content digests is recognised by its words.
  await s.db.updateTable('gelen_posta').set({ icerik_ozeti: null }).execute();
  expect(await postaGetir(s, 'birinci istek', { ...bir, To: 'bilgi@masabasi.com' })).toBe('kopya');
});

test('through a customer’s group goes to the desk, through a stranger’s group is sorted out', async () => {
  const kart = { ...BOS_MUSTERI, Ad: 'Grup', Soyad: 'Lu', Eposta: 'grup@musteri.example', ProjeIdler: [2] };
  tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, m.ayse.token));
  const grup = { Precedence: 'list', 'List-Id': '<destek.musteri.example>', 'List-Post': '<mailto:x@musteri.example>' };
  const gel = (o: Record<string, string>) => postaGetir(s, 'Rapor alinamiyor', o);
  expect(await gel({ ...grup, From: 'Grup Lu <GRUP@musteri.example>' })).toBe('yeni');
  const adina = { From: "'Grup Lu' via Destek <x@musteri.example>", 'X-Original-Sender': 'grup@musteri.example' };
  expect(await gel({ ...grup, ...adina })).toBe('yeni');
  expect(await gel({ ...grup, From: 'Yabanci <y@yabanci.example>' })).toBe('spam');
  expect(await gel({ Precedence: 'bulk', 'List-Id': '<b>', From: 'grup@musteri.example' })).toBe('spam');
  expect(await giden()).toHaveLength(0);
});
