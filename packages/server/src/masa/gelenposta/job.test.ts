import { contract } from '@masabasi/core/contract';
import { KENDI_BASLIGI } from '@masabasi/core/masa/gelenposta/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import { faces } from '../../rooms.ts';
import { nerede } from '../../testing/ara.ts';
import { imapDinle, type PostaKutusu } from '../../testing/imap.ts';
import { isciBaslat } from '../../testing/isler.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { BOS_GORUSME, BOS_MUSTERI, oturumlu, type Oturumlu } from '../../testing/walk.ts';
import { konuImzasi, kurulumImzasi } from '../../platform/posta/queries.ts';
import { gelenPostaIsi } from './job.ts';
import { EKLI, ekliGovde, geriDonen, karisikPostalar, posta, robotPostalari } from './testing.ts';

/** The mailbox of the support address: a mail becomes a request or belongs to one. */

const { webistek, gelenposta, gorusme, musteri } = contract;
let s: TestServer;
let kutu: PostaKutusu;
let config: Config;
let ben: Oturumlu;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  ben = await oturumlu(s, 'bakan', { departmanId, projeler: [2], yetkiler: [YETKI.gidenPostaGor] });
});
afterAll(() => s.kapat());
beforeEach(async () => {
  s.ileri(120);
  kutu = await imapDinle();
  config = readConfig({ ...kutu.ortam, SMTP_HOST: '127.0.0.1', SMTP_FROM: 'Destek <destek@masabasi.com>' });
  await sql`delete from sla_olay`.execute(s.db);
  await sql`delete from hareket where nesne in ('webistek', 'gorusme')`.execute(s.db);
  await sql`delete from gorusme`.execute(s.db);
  await bosalt(s.db, 'gelen_posta', 'gelen_kutu', 'posta', 'kuyruk', 'dosya', 'webistek');
});
afterEach(() => kutu.kapat());

const basla = (o: Config) => isciBaslat(s, [gelenPostaIsi], { config: o, odalar: faces, yoklamaMs: 20 });
/** One round: reads the mailbox to its end, or returns the error. */
async function oku(o = config): Promise<string | null> {
  s.ileri(1);
  const simdi = s.saat.simdi.toISOString();
  await s.db.updateTable('gelen_kutu').set({ hata: null }).execute();
  const isci = basla(o);
  const hal = await vi.waitFor(
    async () => {
      const k = await s.db.selectFrom('gelen_kutu').selectAll().executeTakeFirstOrThrow();
      expect(k.hata !== null || Date.parse(k.okuma ?? '') === Date.parse(simdi)).toBe(true);
      return k;
    },
    { timeout: 120_000, interval: 20 },
  );
  await isci.stop();
  return hal.hata;
}
const turler = async () =>
  (await s.db.selectFrom('gelen_posta').select('tur').orderBy('id').execute()).map((p) => p.tur as string);
const istekler = () => s.db.selectFrom('webistek').selectAll().orderBy('id').execute();
const giden = () => s.db.selectFrom('posta').selectAll().orderBy('id').execute();
const gecmis = async (Id: number) => tamam(await s.call(webistek.getWebistekDetay, { Id }, ben.token)).hareketlist;
/** A request that came by mail, and its thank-you mail. */
async function ilkIstek() {
  kutu.koy(posta('Merhaba,\r\nbu sabahtan beri recete gonderemiyoruz.'));
  expect(await oku()).toBeNull();
  const [w] = await istekler();
  const [tesekkur] = await giden();
  return { w: w!, tesekkur: tesekkur! };
}

describe('a mail', () => {
  test('becomes a request and is thanked for; another within the hour is not thanked', async () => {
    const { w, tesekkur } = await ilkIstek();
    expect(w).toMatchObject({ ad_soyad: 'Ece Ar', eposta: 'ece@eczane.com', durum: 'yeni', proje_id: null });
    expect(w.aciklama).toBe('Recete gitmiyor\n\nMerhaba,\nbu sabahtan beri recete gonderemiyoruz.');
    const imza = await konuImzasi(s.db, { nesne: 'webistek', id: w.id });
    expect(tesekkur).toMatchObject({ alici: 'ece@eczane.com', otomatik: true });
    expect(tesekkur.konu).toBe(`Recete gitmiyor [${w.no}-${imza}]`);
    expect(kutu.gorulen()).toBe(1);
    kutu.koy(posta('Bir de yazici sorunumuz var.', { Subject: 'Yazici' }));
    await oku();
    expect([await turler(), (await giden()).length]).toEqual([['yeni', 'yeni'], 1]);
  });

  test.each(['reference', 'mark'])('that answers goes on with its thread, known by its %s', async (neyle) => {
    const { w, tesekkur } = await ilkIstek();
    const yol: Record<string, string> =
      neyle === 'reference'
        ? { Subject: 'Ynt: baska', 'In-Reply-To': `<masabasi.${tesekkur.ileti}@masabasi.com>` }
        : { Subject: `Ynt: ${tesekkur.konu}`, From: 'Baska Adres <ev@eczane.com>' };
    tamam(await s.call(webistek.webistekUstlen, { Id: w.id }, ben.token));
    kutu.koy(posta('Simdi duzeldi.\r\n\r\nOn Fri, Nov 20, 2026 at 9:00 AM Destek <d@m.com> wrote:\r\n> Merhaba', yol));
    await oku();
    expect(await turler()).toEqual(['yeni', 'yanit']);
    expect((await gecmis(w.id))[0]).toMatchObject({
      Tur: 'gelen',
      Aciklama: expect.stringMatching(/^Simdi duzeldi\.\n[^]*> Merhaba$/),
      Musteriye: false,
    });
    const bildirimler = await s.db
      .selectFrom('bildirim')
      .select(['baslik', 'yol'])
      .where('kisi_id', '=', ben.Id)
      .execute();
    expect(bildirimler.at(-1)).toEqual({
      baslik: `${w.no}: ${neyle === 'mark' ? 'Baska Adres' : 'Ece Ar'} e-posta yazdı`,
      yol: `/islemler/musterigorusme/webistek/${w.id}`,
    });
    expect(await giden()).toHaveLength(1);
  });

  test('with a quoted survey link does not show the link to the desk', async () => {
    const anahtar = 'vVa4HfQ2-_9kLmN0pQrStUvWxYz1234567890abcdeF';
    kutu.koy(posta(`Anketi dolduramadim.\r\nhttps://masa.example/anket/${anahtar}?c=5 acilmiyor.`));
    expect(await oku({ ...config, publicUrl: 'https://masa.example' })).toBeNull();
    const [w] = await istekler();
    expect(w?.aciklama).toContain('https://masa.example/anket/******?c=5 acilmiyor.');
    expect(await nerede(s.db, anahtar)).toEqual([]);
  });

  test('with a guessed mark, or about an answered request, is a request of its own', async () => {
    const { w } = await ilkIstek();
    kutu.koy(posta('Baskasinin konusu.', { Subject: `Re: x [${w.no}-ABCDEFGH]`, From: 'a@kotu.com' }));
    await oku();
    expect(await turler()).toEqual(['yeni', 'yeni']);
    const { Surum } = tamam(await s.call(webistek.webistekUstlen, { Id: w.id }, ben.token));
    tamam(await s.call(webistek.webistekYanitla, { Id: w.id, Surum, Metin: 'Düzelttik.' }, ben.token));
    const yanit = (await giden()).at(-1)!;
    expect(yanit).toMatchObject({ konu: expect.stringContaining('Re: Recete gitmiyor [W'), otomatik: false });
    kutu.koy(posta('Yine olmuyor.', { 'In-Reply-To': `<masabasi.${yanit.ileti}@masabasi.com>` }));
    await oku();
    expect((await istekler()).at(-1)).toMatchObject({ durum: 'yeni', kaynak: `E-posta (${w.no} üzerine)` });
  });

  test('about a request with a ticket goes to the ticket, and ends the waiting for the customer', async () => {
    const kart = { ...BOS_MUSTERI, Ad: 'Ece', Soyad: 'Ar', Eposta: 'ece@eczane.com', ProjeIdler: [2] };
    const { Id: MusteriId } = tamam(
      await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, ben.token),
    );
    const { w, tesekkur } = await ilkIstek();
    expect(w).toMatchObject({ musteri_id: MusteriId, proje_id: 2 });
    tamam(await s.call(webistek.webistekUstlen, { Id: w.id }, ben.token));
    const tanimi = async (liste: string) =>
      (await sql<{ id: number }>`insert into tanim (liste, ad) values (${liste}, 'Genel') returning id`.execute(s.db))
        .rows[0]!.id;
    const secim = { GorusmeTurId: await tanimi('gorusmeTur'), KonuId: await tanimi('konular'), OncelikId: null };
    const g = tamam(
      await s.call(
        gorusme.gorusmeKaydet,
        {
          gorusme: { ...BOS_GORUSME, ...secim, MusteriId },
          AtananId: ben.Id,
          WebistekId: w.id,
          gordum: ['lisans', 'ayniKonu'],
        },
        ben.token,
      ),
    );
    const git = async (Durum: 'islemde' | 'musteri', Surum: number, Aciklama = '') =>
      tamam(await s.call(gorusme.gorusmeDurumGuncelle, { Id: g.Id, Surum, Durum, Aciklama }, ben.token)).Surum;
    await git('musteri', await git('islemde', g.Surum), 'Ekran görüntüsü istendi.');
    kutu.koy(posta('Ekran goruntusu ekte.', { 'In-Reply-To': `<masabasi.${tesekkur.ileti}@masabasi.com>` }));
    await oku();
    const { gorusme: kart2, hareketlist } = tamam(await s.call(gorusme.getGorusmeDetay, { Id: g.Id }, ben.token));
    expect(kart2.DurumAnahtar).toBe('islemde');
    expect(hareketlist.slice(0, 2).map((h) => h.Baslik)).toEqual([
      'Müşteri yanıtladı',
      'E-posta geldi: Ece Ar <ece@eczane.com>',
    ]);
  });

  test('brings its files; a dangerous one is named', async () => {
    kutu.koy(posta(ekliGovde(), { ...EKLI, Subject: '\xddstek \xfe' }));
    expect(await oku()).toBeNull();
    const [w] = await istekler();
    expect(w!.aciklama).toMatch(
      /^İstek ş\n\nŞifre ekranı ekte\n\nAçmadan önce dikkat edilecek ekler: kotu\.exe \(.+; 5 bayt; SHA-256 [\da-f]{64}\)$/,
    );
    const dosyalar = await s.db
      .selectFrom('dosya')
      .select(['ad', 'tip', 'webistek_id', 'uyari'])
      .orderBy('id')
      .execute();
    expect(dosyalar).toEqual([
      { ad: 'gunluk.txt', tip: 'text/plain', webistek_id: w!.id, uyari: null },
      { ad: 'winmail.dat', tip: 'text/plain', webistek_id: w!.id, uyari: null },
      { ad: 'kotu.exe', tip: 'application/octet-stream', webistek_id: w!.id, uyari: 'calisir' },
    ]);
  });

  test('of a machine is kept without an answer; a returned one is told in its record', async () => {
    const { w, tesekkur } = await ilkIstek();
    kutu.koy(
      geriDonen(`<masabasi.${tesekkur.ileti}@masabasi.com>`, 'ece@eczane.com'),
      posta('Tatildeyim.', { 'Auto-Submitted': 'auto-replied', Subject: `Re: ${tesekkur.konu}` }),
      posta('Bulten', { 'List-Unsubscribe': '<mailto:x@y.com>', From: 'Bulten <b@y.com>' }),
      posta('Kendimiz', { [KENDI_BASLIGI]: await kurulumImzasi(s.db) }),
      posta('Kendimiz', { From: 'destek@masabasi.com' }),
      posta('Kimse', { From: '' }),
    );
    await oku();
    expect(await turler()).toEqual(['yeni', 'geri', 'otomatik', 'spam', 'dongu', 'dongu', 'okunamaz']);
    expect(await giden()).toHaveLength(1);
    expect((await giden())[0]).toMatchObject({ durum: 'Hata', hata: expect.stringContaining('ulaşmadı') });
    expect((await gecmis(w.id))[0]).toMatchObject({ Tur: 'ulasmadi', Baslik: 'E-posta ulaşmadı: ece@eczane.com' });
    expect((await istekler()).map((i) => i.durum)).toEqual(['yeni', 'spam']);
  });

  test('is recognised when the mailbox is numbered anew, or when it comes through another address', async () => {
    const ikinci = posta('Ayni mektup.', { To: 'bilgi@masabasi.com' });
    await ilkIstek();
    kutu.koy(ikinci);
    await oku();
    kutu.yenidenNumarala();
    kutu.koy(ikinci.replace('bilgi@', 'info@'));
    await oku();
    expect(await turler()).toEqual(['yeni', 'yeni', 'kopya']);
  });
});

test('a mailbox that cannot be read says why, without its password; a readable one says so, too', async () => {
  const kotu = readConfig({ ...kutu.ortam, IMAP_PASSWORD: 'gizli-parola' });
  const neden = await oku(kotu);
  expect(neden).toBe('Posta kutusu okunamadı: kullanıcı adı ya da parola kabul edilmedi');
  await oku();
  const { postalar, kutu: hal } = tamam(await s.call(gelenposta.getGelenPosta, {}, ben.token));
  expect([postalar, hal]).toEqual([[], null]);
});

describe('a mailbox', () => {
  test('in use already brings only its unread mails', async () => {
    kutu.koyOkunmus(posta('Gecen yil sorulmus.'));
    kutu.koy(posta('Okunmamis.'));
    kutu.koyOkunmus(posta('Dun sorulmus.', { From: 'dun@eczane.com' }));
    await oku();
    await oku();
    expect([await turler(), (await giden()).length]).toEqual([['yeni'], 1]);
    // From then on a mail read by a person is still taken.
    kutu.koyOkunmus(posta('Yeni, ve birisi bakmis.'));
    await oku();
    expect(await turler()).toEqual(['yeni', 'yeni']);
  });

  test('numbered anew does not bring its old mails', async () => {
    kutu.koyOkunmus(posta('Eski.'), '20-Nov-2020 09:00:00 +0300');
    await oku();
    kutu.yenidenNumarala();
    kutu.koyOkunmus(posta('Arada gelmis, ve birisi bakmis.'), '20-Nov-2037 09:00:00 +0300');
    await oku();
    expect((await istekler()).map((i) => i.aciklama)).toEqual([expect.stringContaining('Arada gelmis')]);
  });

  test('has no kept mail left unseen, even if the connection broke before the mark', async () => {
    kutu.koy(posta('Bir.'), posta('Iki.'));
    kutu.isaretlerkenKopar();
    await oku();
    expect([(await turler()).length, kutu.gorulen()]).toEqual([2, 0]);
    expect(await oku()).toBeNull();
    expect([(await turler()).length, kutu.gorulen()]).toEqual([2, 2]);
  });

  test('does not stop at a request whose mail was forgotten and comes again', async () => {
    const mektup = posta('Bir kez.');
    kutu.koy(mektup);
    await oku();
    await s.db.deleteFrom('gelen_posta').execute();
    kutu.koy(mektup, posta('Sonraki.', { From: 'sonraki@eczane.com' }));
    expect(await oku()).toBeNull();
    expect([await turler(), (await istekler()).length]).toEqual([['kopya', 'yeni'], 2]);
  });
});

test('keeps a thousand mails of all kinds once each, although the server stops again and again', async () => {
  const postalar = [...karisikPostalar(1000), ...robotPostalari(30)];
  kutu.koy(...postalar.map((p) => p.ham));
  const beklenen = [...new Set(postalar)];
  for (const sinir of [1, 150, 420]) {
    s.ileri(1);
    const isci = basla(config);
    await vi.waitFor(async () => expect((await turler()).length).toBeGreaterThan(sinir), {
      timeout: 60_000,
      interval: 5,
    });
    await isci.stop();
  }
  expect(await oku()).toBeNull();
  expect(await turler()).toEqual(beklenen.map((p) => p.tur));
  expect(await istekler()).toHaveLength(beklenen.filter((p) => p.tur === 'yeni' || p.tur === 'spam').length);
  const olanlar = await s.db.selectFrom('gelen_posta').selectAll().orderBy('id').execute();
  const yeri = new Map(beklenen.map((p, i) => [p, olanlar[i]!.nesne_id]));
  for (const p of beklenen) if (p.ustu !== null) expect(yeri.get(p)).toBe(yeri.get(p.ustu));
  const yanitlar = await giden();
  expect(yanitlar.map((p) => p.alici)).toEqual(beklenen.flatMap((p) => p.tesekkur ?? []));
  expect(yanitlar.every((p) => p.otomatik)).toBe(true);
  expect(await s.db.selectFrom('dosya').select('id').execute()).toHaveLength(
    beklenen.reduce((toplam, p) => toplam + p.dosya, 0),
  );
  expect(kutu.gorulen()).toBe(postalar.length);
}, 120_000);
