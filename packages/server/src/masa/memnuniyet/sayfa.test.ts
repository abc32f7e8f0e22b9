import { readFileSync } from 'node:fs';
import { SORU_TIPLERI } from '@masabasi/core/masa/anket/rules';
import { EN_COK_SAYFA_YORUMU } from '@masabasi/core/masa/memnuniyet/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { memnuniyetIsi } from './job.ts';
import { yeniKod } from './soru.ts';
import { type AnketTanimi, anketYayinla, SORULAR } from '../../testing/anket.ts';
import { CUMA, kapananAc, saatSonra } from '../../testing/kapanan.ts';
import { koduBul } from './testing.ts';

/** The survey page for customers: without scripts, page by page, answered once, and safe against wrong input. */

let s: TestServer;
let a: Awaited<ReturnType<typeof kapananAc>>;
let atanan: number;

beforeAll(async () => {
  s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1' } });
  const departmanId = await s.departman('Destek');
  atanan = await s.kisi('atanan', { departmanId });
  a = await kapananAc(s.db, { acan: atanan, atanan });
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await bosalt(s.db, 'musteri', 'posta', 'anket', 'kuyruk');
  s.saat.simdi = CUMA;
});

/** Sends a survey. Returns the link of the mail, and the numbers of the questions. */
async function gonderilen(o: AnketTanimi = {}) {
  const { sorular } = await anketYayinla(s.db, { beklemeDk: 0, ...o });
  await a.kapanan();
  await memnuniyetIsi.calistir({ db: s.db, simdi: CUMA, config: { publicUrl: 'https://masa.example' } });
  const kod = koduBul((await a.postalar()).at(-1)!.metin);
  return { kod, sorular, no: sorular.map((x) => x.Id) };
}
let adres = 0;
/** Another address for each call, so that no limit is reached. */
const baslik = (): Record<string, string> => ({ 'x-forwarded-for': `10.1.${adres >> 8}.${adres++ & 255}` });
const bak = async (kod: string, sorgu = '') => {
  const y = await fetch(`${s.url}/anket/${kod}${sorgu}`, { redirect: 'manual', headers: baslik() });
  return { status: y.status, metin: await y.text(), baslik: y.headers };
};
const yolla = async (kod: string, alanlar: Record<string, string | number | readonly string[]>, git = 'ileri') => {
  const govde = new URLSearchParams({ git });
  for (const [ad, d] of Object.entries(alanlar))
    for (const v of Array.isArray(d) ? d : [d]) govde.append(ad, String(v));
  const y = await fetch(`${s.url}/anket/${kod}`, {
    method: 'POST',
    body: govde,
    redirect: 'manual',
    headers: baslik(),
  });
  return { status: y.status, metin: await y.text(), yol: y.headers.get('location') };
};
const yanitlar = () => s.db.selectFrom('memnuniyet_yanit').selectAll().orderBy('soru_id').execute();
const hal = async () => (await a.sorulanlar())[0]!;
const YOK = 'Bu anket bağlantısı geçerli değil ya da anketin süresi doldu.';

test('page by page, with steps back and changes, makes one answer', async () => {
  const { kod, no } = await gonderilen();
  const ilk = await bak(kod);
  expect(ilk).toMatchObject({ status: 200, metin: expect.stringContaining('Destekten memnun kaldınız mı?') });
  expect(ilk.metin).not.toContain('Ne kötüydü?');
  expect(ilk.metin).not.toContain('<script');
  expect(await yolla(kod, { sorular: no[0]!, [`s${no[0]}`]: 1 })).toMatchObject({ status: 303, yol: `/anket/${kod}` });
  // Score 1 leads to the reason; the reason and the next question share the following page.
  const ikinci = await bak(kod);
  expect(ikinci.metin).toContain('Ne kötüydü?');
  expect(ikinci.metin).toContain('Eklemek istedikleriniz');
  expect((await yolla(kod, { sorular: `${no[1]},${no[2]}`, [`s${no[2]}`]: 'Yarım <b>söz</b>' }, 'geri')).status).toBe(
    303,
  );
  const geri = await bak(kod);
  expect(geri.metin).toContain('value="1" checked');
  await yolla(kod, { sorular: no[0]!, [`s${no[0]}`]: 5 });
  // A good score now: the reason is not asked, and the written text stays.
  const sonra = await bak(kod);
  expect(sonra.metin).not.toContain('Ne kötüydü?');
  expect(sonra.metin).toContain('Yarım &lt;b&gt;söz&lt;/b&gt;');
  await yolla(kod, { sorular: no[2]!, [`s${no[2]}`]: 'Teşekkürler,\r\nçok hızlıydı' });
  expect(await hal()).toMatchObject({
    durum: 'tamamlandi',
    puan: 100,
    csat: 5,
    nps: null,
    yorum: 'Teşekkürler,\nçok hızlıydı',
    yarim: null,
    anketor_id: null,
  });
  expect(await yanitlar()).toMatchObject([
    { soru_id: no[0], deger: 5, puan: 100 },
    { soru_id: no[2], metin: 'Teşekkürler,\nçok hızlıydı', puan: null },
  ]);
  const son = await bak(kod);
  expect(son).toMatchObject({ status: 200, metin: expect.stringContaining('Teşekkürler!') });
  expect(son.metin).toContain('5 (çok iyi)');
});

test('shows an error at its question, and keeps all input', async () => {
  const { kod, no } = await gonderilen({
    sorular: [
      { soru: 'Puanınız', tip: SORU_TIPLERI.nps, zorunlu: true },
      {
        soru: 'Çok seçim',
        tip: SORU_TIPLERI.cok,
        cevaplar: [
          ['Hızlı', 100],
          ['Nazik', 50],
        ],
      },
      { soru: 'Yorum', tip: SORU_TIPLERI.metin },
    ],
  });
  const sorular = no.join(',');
  const uzun = 'ş'.repeat(EN_COK_SAYFA_YORUMU + 1);
  const bos = await yolla(kod, { sorular, [`s${no[2]}`]: uzun });
  expect(bos.status).toBe(200);
  expect(bos.metin).toContain('‘Puanınız’ sorusunu yanıtlayınız.');
  expect(bos.metin).toContain(`En çok ${EN_COK_SAYFA_YORUMU} karakter yazabilirsiniz.`);
  expect(bos.metin).toContain(uzun);
  for (const kotu of ['11', '-1', 'x', '3.5', '1e1'])
    expect((await yolla(kod, { sorular, [`s${no[0]}`]: kotu })).metin).toContain('0 ile 10 arasında olmalı.');
  expect((await yolla(kod, { sorular, [`s${no[0]}`]: 7, [`s${no[1]}`]: '999999' })).metin).toContain('seçeneklerinden');
  expect(await hal()).toMatchObject({ durum: 'bekliyor', yarim: null });
  await yolla(kod, { sorular, [`s${no[0]}`]: 10, [`s${no[2]}`]: 'Ü'.repeat(EN_COK_SAYFA_YORUMU) });
  expect(await hal()).toMatchObject({ durum: 'tamamlandi', nps: 10 });
});

test('a link of the mail only preselects a choice: a mere visit, as by a scanner, answers nothing', async () => {
  const { kod } = await gonderilen();
  for (const c of ['1', '5', '9', 'x', '', '<script>']) {
    const y = await bak(kod, `?c=${encodeURIComponent(c)}`);
    expect(y.status).toBe(200);
    expect(y.metin.match(/checked/g)?.length ?? 0).toBe(c === '1' || c === '5' ? 1 : 0);
  }
  expect((await fetch(`${s.url}/anket/${kod}?c=5`, { method: 'HEAD', headers: baslik() })).status).toBe(200);
  expect((await bak(kod, '?c=5')).metin).toContain('value="5" checked');
  expect((await bak(kod)).metin).not.toContain('checked');
  expect(await hal()).toMatchObject({ durum: 'bekliyor', yarim: null, surum: 2 });
  expect(await yanitlar()).toEqual([]);
});

test('sent or opened again it shows the stored answers and changes nothing', async () => {
  const { kod, no } = await gonderilen({ sorular: [SORULAR[0]!] });
  const form = { sorular: no[0]!, [`s${no[0]}`]: 4 };
  await yolla(kod, form);
  const once = await hal();
  expect(once).toMatchObject({ durum: 'tamamlandi', puan: 75 });
  for (const puan of [1, 5]) expect((await yolla(kod, { ...form, [`s${no[0]}`]: puan })).status).toBe(303);
  s.saat.simdi = saatSonra(24 * 60);
  expect((await bak(kod)).metin).toContain('Teşekkürler!');
  expect(await hal()).toEqual(once);
  expect(await yanitlar()).toHaveLength(1);
});

test('twenty sent at once make one answer', async () => {
  const { kod, no } = await gonderilen({ sorular: [SORULAR[0]!], esik: 90 });
  const hepsi = await Promise.all(
    Array.from({ length: 20 }, (_, i) => yolla(kod, { sorular: no[0]!, [`s${no[0]}`]: 1 + (i % 4) })),
  );
  expect(new Set(hepsi.map((y) => y.status))).toEqual(new Set([303]));
  expect(await yanitlar()).toHaveLength(1);
  const { rows } = await sql`select from hareket where nesne = 'memnuniyet' and tur = 'tamamlandi'`.execute(s.db);
  expect(rows).toHaveLength(1);
  expect(await s.db.selectFrom('memnuniyet_izleme').selectAll().execute()).toHaveLength(1);
});

test('a guessed, late, ended or foreign secret gets the same answer, whatever is sent', async () => {
  const { kod, no } = await gonderilen({ gecerlilikGun: 1 });
  const form = { sorular: no[0]!, [`s${no[0]}`]: 5 };
  const yok = async (k: string) => {
    for (const y of [await bak(k), await yolla(k, form)]) {
      expect(y.status).toBe(404);
      expect(y.metin).toContain(YOK);
    }
  };
  for (const k of [
    yeniKod(),
    'a'.repeat(43),
    'A',
    `${kod}a`,
    kod.slice(0, 42),
    `${kod.slice(20)}${kod.slice(0, 20)}`,
    '%00',
    "' or 1=1 --",
  ])
    await yok(encodeURIComponent(k).replace(/%25/g, '%'));
  // One changed letter is another secret.
  await yok(`${kod.startsWith('A') ? 'B' : 'A'}${kod.slice(1)}`);
  await s.db.updateTable('memnuniyet').set({ durum: 'iptal' }).execute();
  await yok(kod);
  await s.db.updateTable('memnuniyet').set({ durum: 'reddetti' }).execute();
  await yok(kod);
  await s.db.updateTable('memnuniyet').set({ durum: 'bekliyor' }).execute();
  // The time is over, although no job has noted it yet.
  s.saat.simdi = saatSonra(25);
  await yok(kod);
  await s.db.updateTable('memnuniyet').set({ durum: 'suresi_doldu' }).execute();
  await yok(kod);
  expect(await yanitlar()).toEqual([]);
});

test('a secret opens the survey of its own customer and no other', async () => {
  const bir = await gonderilen();
  await a.kapanan();
  await memnuniyetIsi.calistir({ db: s.db, simdi: CUMA, config: { publicUrl: 'https://masa.example' } });
  const ikinciKod = koduBul((await a.postalar()).at(-1)!.metin);
  expect(ikinciKod).not.toBe(bir.kod);
  await yolla(bir.kod, { sorular: bir.no[0]!, [`s${bir.no[0]}`]: 5 });
  await yolla(bir.kod, { sorular: bir.no[2]!, [`s${bir.no[2]}`]: '' });
  expect((await a.sorulanlar()).map((n) => n.durum)).toEqual(['tamamlandi', 'bekliyor']);
});

test('a form of other questions, of a later page, or without our fields changes nothing', async () => {
  const { kod, no } = await gonderilen();
  const kotuler: readonly Parameters<typeof yolla>[1][] = [
    { sorular: no[1]!, [`s${no[1]}`]: 1 },
    { sorular: no.join(','), [`s${no[0]}`]: 1 },
    { sorular: '', [`s${no[0]}`]: 1 },
    { sorular: 'x,-1,1e9' },
    {},
  ];
  for (const alanlar of kotuler) expect((await yolla(kod, alanlar)).status).toBe(303);
  expect(await hal()).toMatchObject({ durum: 'bekliyor', yarim: null });
  // Bodies of another kind, too large, or missing.
  const gonder = (body: string, tur: string) =>
    fetch(`${s.url}/anket/${kod}`, { method: 'POST', body, headers: { 'content-type': tur, ...baslik() } });
  expect((await gonder('{}', 'application/json')).status).toBe(415);
  const buyuk = await gonder(`s1=${'a'.repeat(17_000)}`, 'application/x-www-form-urlencoded');
  expect(buyuk.status).toBe(413);
  expect(await buyuk.text()).toContain('Gönderilen veri çok büyük.');
  expect((await gonder('%%%&=&&', 'application/x-www-form-urlencoded')).status).toBe(200);
  // Only this page takes a form.
  const baska = await fetch(`${s.url}/webistek`, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
  expect(baska.status).toBe(404);
});

test('too many from one address wait', async () => {
  const { kod } = await gonderilen();
  const gonder = () =>
    fetch(`${s.url}/anket/${kod}`, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  const durumlar = await Promise.all(Array.from({ length: 125 }, async () => (await gonder()).status));
  expect(durumlar.filter((d) => d === 429)).toHaveLength(5);
  const y = await gonder();
  expect(y.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await y.text()).toContain('çok sık istek geldi');
});

test('a low score goes to the head at once, with a notification; of a head to the person in charge of the product', async () => {
  const sef = await s.kisi('şef');
  const urunSorumlusu = await s.kisi('ürün');
  const { departman_id } = await s.db
    .selectFrom('kisi')
    .select('departman_id')
    .where('id', '=', atanan)
    .executeTakeFirstOrThrow();
  await s.sorumluYap(departman_id, sef);
  await sql`update proje set sorumlu_id = ${urunSorumlusu} where id = 2`.execute(s.db);
  const dusuk = async () => {
    const { kod, no } = await gonderilen({ sorular: [SORULAR[0]!], esik: 50 });
    await yolla(kod, { sorular: no[0]!, [`s${no[0]}`]: 2 });
    const izlemeler = await s.db.selectFrom('memnuniyet_izleme').selectAll().execute();
    const bildirimler = await s.db.selectFrom('bildirim').select(['kisi_id', 'tur', 'hakkinda_id']).execute();
    await bosalt(s.db, 'musteri', 'posta', 'anket', 'bildirim');
    return { izlemeler, bildirimler };
  };
  expect(await dusuk()).toMatchObject({
    izlemeler: [{ sorumlu_id: sef, kapanma_zamani: null }],
    bildirimler: [{ kisi_id: sef, tur: 'dusukPuan', hakkinda_id: atanan }],
  });
  await s.sorumluYap(departman_id, atanan);
  expect(await dusuk()).toMatchObject({ izlemeler: [{ sorumlu_id: urunSorumlusu }] });
  const { kod, no } = await gonderilen({ sorular: [SORULAR[0]!], esik: 50 });
  await yolla(kod, { sorular: no[0]!, [`s${no[0]}`]: 3 });
  expect(await s.db.selectFrom('memnuniyet_izleme').selectAll().execute()).toEqual([]);
});

test('it is small, keeps no secret in headers that others read, and runs no script', async () => {
  const { kod } = await gonderilen({
    sorular: Array.from({ length: 50 }, (_, i) => ({
      soru: `${i}. sorunun uzunca yazılmış bir metni, bir satırdan fazla tutacak kadar`,
      tip: SORU_TIPLERI.cok,
      cevaplar: Array.from({ length: 20 }, (_x, j) => [`Seçenek ${j}`, j] as const),
    })),
  });
  const y = await bak(kod);
  const css = readFileSync(new URL('../../../../web/public/acik/sayfa.css', import.meta.url));
  expect(Buffer.byteLength(y.metin) + css.length).toBeLessThan(40_000);
  expect(y.baslik.get('referrer-policy')).toBe('no-referrer');
  expect(y.baslik.get('cache-control')).toBe('no-store');
  expect(y.baslik.get('content-security-policy')).toContain("form-action 'self'");
  expect(y.baslik.get('set-cookie')).toBeNull();
});
