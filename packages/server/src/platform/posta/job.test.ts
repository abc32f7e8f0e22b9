import { setTimeout as bekle } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Isci } from '../db/isler.ts';
import { isAl } from '../db/kuyruk.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { bekleyenIsler, isciBaslat, isleriBitir } from '../../testing/isler.ts';
import { type Gelen, smtpDinle, type SmtpSunucusu } from '../../testing/smtp.ts';
import { postaIsi } from './job.ts';
import { postaYaz } from './queries.ts';

let s: TestServer;
let gelenler: Gelen[];
let sunucu: SmtpSunucusu | undefined;
let durdurulacak: Isci[];

beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await sql`truncate posta, posta_dosya, kuyruk`.execute(s.db);
  gelenler = [];
  durdurulacak = [];
});
afterEach(async () => {
  for (const is of durdurulacak) await is.stop();
  await smtpKapat();
});

/** A real SMTP server. `kabul` may refuse a recipient. */
async function smtpAc(port = 0, kabul?: (adres: string) => Error | null): Promise<number> {
  sunucu = await smtpDinle(gelenler, port, kabul);
  return sunucu.port;
}
const smtpKapat = async () => {
  const kapanan = sunucu;
  sunucu = undefined;
  await kapanan?.kapat();
};

const ortam = (port: number) => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_FROM: 'Masabaşı <bilgi@masabasi.com>',
});
const config = (port: number) => readConfig(ortam(port));
/** Servers that send all due mails and stop. */
const birTur = async (port: number, adet = 1) => {
  await Promise.all(Array.from({ length: adet }, () => isleriBitir(s, [postaIsi], { config: config(port) })));
};
const isBaslat = (port: number) => {
  const isci = isciBaslat(s, [postaIsi], { config: config(port) });
  durdurulacak.push(isci);
  return isci;
};
const kuyruk = () => s.db.selectFrom('kuyruk').selectAll().where('tur', '=', 'posta').orderBy('id').execute();
const kutu = () => s.db.selectFrom('posta').selectAll().orderBy('id').execute();
const yaz = (alici: string, konu = 'k', metin = 'm') => postaYaz(s.db, { alici, konu, metin, simdi: s.saat.simdi });

test('a Turkish mail arrives as it was written', async () => {
  const konu = 'Çağrı merkezi: yarınki “ışıl ışıl” toplantı İPTAL edildi, şüphesiz üzgünüz 😀 — ğüşıöç ĞÜŞİÖÇ';
  const metin = `Sayın Ömer Bey,\n\nİyi günler; ₺1.250,50 ödendi.\n.\n.nokta ile başlayan\n${'uzun satır '.repeat(200)}\nSaygılar`;
  const port = await smtpAc();
  await yaz('omer@firma.com', konu, metin);
  await birTur(port);
  expect(gelenler).toHaveLength(1);
  const [g] = gelenler;
  expect(g!.alicilar).toEqual(['omer@firma.com']);
  expect(g!.basliklar.get('Subject')).toBe(konu);
  expect(g!.basliklar.get('From')).toBe('Masabaşı <bilgi@masabasi.com>');
  expect(g!.basliklar.get('To')).toBe('omer@firma.com');
  expect(g!.govde).toBe(metin);
  expect(await kutu()).toMatchObject([
    { durum: 'Gönderildi', deneme: 1, hata: null, gonderim_zamani: s.saat.simdi.toISOString().replace('.000', '') },
  ]);
});

test('an automatic mail is marked as such, and asks machines for no answer', async () => {
  const port = await smtpAc();
  await postaYaz(s.db, { alici: 'omer@firma.com', konu: 'k', metin: 'm', simdi: s.saat.simdi, otomatik: true });
  await yaz('ayse@firma.com');
  await birTur(port);
  const basligi = (alici: string, ad: string) => gelenler.find((g) => g.alicilar.includes(alici))!.basliklar.get(ad);
  expect(basligi('omer@firma.com', 'Auto-Submitted')).toBe('auto-generated');
  expect(basligi('omer@firma.com', 'X-Auto-Response-Suppress')).toBe('All');
  expect(basligi('ayse@firma.com', 'Auto-Submitted')).toBeUndefined();
});

test('content of the outbox can add neither a header nor a second recipient', async () => {
  const port = await smtpAc();
  await yaz('ayse@firma.com', 'Selam\r\nBcc: herkes@dunya.com\r\n\r\nsahte gövde');
  await yaz('ayse@firma.com, herkes@dunya.com');
  await yaz('ayse@firma.com>\r\nRCPT TO:<herkes@dunya.com');
  await birTur(port);
  expect(gelenler.flatMap((g) => g.alicilar).filter((a) => a === 'herkes@dunya.com')).toEqual([]);
  for (const g of gelenler) {
    expect([...g.basliklar.keys()]).not.toContain('Bcc');
    expect(g.govde).toBe('m');
  }
});

test('a mail server that was down gets the mail later, once', async () => {
  const port = await smtpAc();
  await smtpKapat();
  await yaz('ayse@firma.com', 'Sonra');
  await birTur(port);
  expect(await kutu()).toMatchObject([{ durum: 'Bekliyor', deneme: 1, hata: expect.stringContaining('ECONNREFUSED') }]);

  await smtpAc(port);
  await birTur(port);
  expect(gelenler).toEqual([]);
  s.ileri(1);
  await birTur(port);
  s.ileri(600);
  await birTur(port);
  expect(gelenler.map((g) => g.basliklar.get('Subject'))).toEqual(['Sonra']);
  expect(await kutu()).toMatchObject([{ durum: 'Gönderildi', deneme: 2, hata: null }]);
});

test('gives a mail up after five tries and keeps the reason, and the others go', async () => {
  const port = await smtpAc(0, (a) => (a === 'yok@firma.com' ? new Error('Böyle bir kutu yok') : null));
  await yaz('yok@firma.com');
  await yaz('ayse@firma.com');
  const araliklar: number[] = [];
  for (let deneme = 1; deneme <= 5; deneme++) {
    await birTur(port);
    const [p] = await kutu();
    expect(p).toMatchObject({
      deneme,
      durum: deneme < 5 ? 'Bekliyor' : 'Hata',
      hata: expect.stringContaining('Böyle bir kutu yok'),
    });
    const [k] = await kuyruk();
    expect(k).toMatchObject({ deneme, durum: deneme < 5 ? 'bekliyor' : 'olmadi' });
    araliklar.push(Date.parse(k!.vakit) - s.saat.simdi.getTime());
    s.saat.simdi = new Date(k!.vakit);
  }
  expect(araliklar.slice(0, 4)).toEqual(araliklar.slice(0, 4).toSorted((a, b) => a - b));
  expect(araliklar.slice(0, 4)).toEqual([60_000, 300_000, 1_800_000, 7_200_000]);
  // The mail server's answer stays in the outbox, because it may contain the address.
  expect((await kuyruk()).map((k) => k.hata)).toEqual([expect.not.stringContaining('kutu'), null]);
  s.ileri(100_000);
  await birTur(port);
  expect((await kutu()).map((p) => [p.durum, p.deneme])).toEqual([
    ['Hata', 5],
    ['Gönderildi', 1],
  ]);
  expect(gelenler.map((g) => g.alicilar)).toEqual([['ayse@firma.com']]);
});

test('of many readers at once each takes another mail', async () => {
  for (let i = 0; i < 6; i++) await yaz(`kisi${i}@firma.com`);
  for (let tur = 0; tur < 5; tur++) {
    await s.db.updateTable('kuyruk').set({ deneme: 0, tutan: null, kira: null }).execute();
    const tur1 = { ad: postaIsi.ad, kira: 60, tek: false };
    const alinan = await Promise.all(
      Array.from({ length: 12 }, (_, i) => isAl(s.db, s.saat.simdi, [tur1], `sunucu ${i}`)),
    );
    const idler = alinan.flatMap((p) => (p ? [p.id] : []));
    expect(idler.length).toBeGreaterThan(1);
    expect(new Set(idler).size).toBe(idler.length);
  }
});

test('three servers on one outbox send every mail once', async () => {
  const port = await smtpAc();
  for (let i = 0; i < 30; i++) await yaz(`kisi${i}@firma.com`);
  await birTur(port, 3);
  expect(gelenler).toHaveLength(30);
  expect(new Set(gelenler.flatMap((g) => g.alicilar)).size).toBe(30);
  expect(new Set(gelenler.map((g) => g.basliklar.get('Message-ID'))).size).toBe(30);
});

test('a try of a dead process is repeated only after its claim', async () => {
  const port = await smtpAc();
  await yaz('ayse@firma.com');
  const kirada = (saniye: number, deneme: number) =>
    s.db
      .updateTable('kuyruk')
      .set({ durum: 'bekliyor', deneme, tutan: 'ölen', kira: sql`now() + make_interval(secs => ${saniye})` })
      .execute();
  await kirada(60, 1);
  isBaslat(port);
  await bekle(500);
  expect(gelenler).toEqual([]);
  await kirada(0, 1);
  await vi.waitFor(async () => expect(await bekleyenIsler(s, ['posta'])).toEqual([]), 10_000);
  expect(gelenler).toHaveLength(1);
  await s.db.updateTable('posta').set({ durum: 'Bekliyor', deneme: 5 }).execute();
  await kirada(0, 5);
  await vi.waitFor(async () => expect(await bekleyenIsler(s, ['posta'])).toEqual([]), 10_000);
  expect(await kutu()).toMatchObject([{ durum: 'Hata', hata: expect.stringContaining('bilinmiyor') }]);
  expect(gelenler).toHaveLength(1);
});

test('a mail that was sent before its server died, and a deleted one, are not sent again', async () => {
  const port = await smtpAc();
  await yaz('ayse@firma.com');
  await yaz('silinen@firma.com');
  await s.db
    .updateTable('posta')
    .set({ durum: 'Gönderildi', deneme: 1 })
    .where('alici', '=', 'ayse@firma.com')
    .execute();
  await s.db.deleteFrom('posta').where('alici', '=', 'silinen@firma.com').execute();
  await birTur(port);
  expect(gelenler).toEqual([]);
  expect((await kuyruk()).map((k) => k.durum)).toEqual(['bitti', 'bitti']);
  expect(await kutu()).toMatchObject([{ durum: 'Gönderildi', deneme: 1 }]);
});

test('a running job takes a mail that is written later', async () => {
  isBaslat(await smtpAc());
  await bekle(300);
  await yaz('ayse@firma.com', 'Yeni');
  await vi.waitFor(() => expect(gelenler.map((g) => g.basliklar.get('Subject'))).toEqual(['Yeni']), 10_000);
});

test('a password is not sent to a server that does not encrypt', async () => {
  const port = await smtpAc();
  await yaz('ayse@firma.com');
  const acik = readConfig({ ...ortam(port), SMTP_USER: 'masabasi', SMTP_PASSWORD: 'cok-gizli' });
  durdurulacak.push(isciBaslat(s, [postaIsi], { config: acik }));
  await vi.waitFor(async () =>
    expect(await kutu()).toMatchObject([{ deneme: 1, hata: expect.stringContaining('TLS') }]),
  );
  expect(gelenler).toEqual([]);
});

test('without SMTP settings the mails stay in the outbox', async () => {
  await yaz('ayse@firma.com');
  const isci = isciBaslat(s, [postaIsi], { config: readConfig({}) });
  await bekle(200);
  await isci.stop();
  expect(await kuyruk()).toMatchObject([{ durum: 'bekliyor', deneme: 0 }]);
  expect(await kutu()).toMatchObject([{ durum: 'Bekliyor', deneme: 0 }]);
});
