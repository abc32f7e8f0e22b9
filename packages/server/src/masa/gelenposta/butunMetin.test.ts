import { gelenposta } from '@masabasi/core/masa/gelenposta/contract';
import { yeniSozler } from '@masabasi/core/masa/gelenposta/alinti';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { webistek } from '@masabasi/core/masa/webistek/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { faces } from '../../rooms.ts';
import { masaKur, postaci } from '../../testing/gelenPosta.ts';

/** The full text of a customer's mail is kept, and people who work on the record read the mail itself. */

const postaGetir = postaci(faces);
let s: TestServer;
let m: Awaited<ReturnType<typeof masaKur>>;

beforeAll(async () => {
  s = await testServer();
  m = await masaKur(s);
});
afterAll(() => s?.kapat());
beforeEach(() => s.ileri(1));

const ARALARDA =
  'Merhaba, yanıtlarım aralarda.\n\n29.11.2026 10:00 tarihinde Destek <destek@firma.example> yazdı:\n> 1) Hangi sürümü kullanıyorsunuz?\nSürüm 4.12\n> 2) Hata kodu nedir?\nE-1054';
const OUTLOOK =
  'Cevaplar aşağıda.\n\nKimden: Destek <d@m.com>\nGönderildi: 29 Kasım 2026 Pazar 10:00\nKime: Ayşe\nKonu: RE: a\n\n1) Hangi sürüm?\nSürüm 4.12';
const ILETILEN =
  'Buna bakar mısınız?\n\n---------- Forwarded message ---------\nGönderen: Üretici <u@uretici.example>\nDate: 28 Kas 2026 Cmt 10:00\nSubject: RE: anahtar\n\nYeni lisans anahtarınız: ABC-123';

/** A ticket of a customer with an address, and the reference that mails to it carry. */
async function gorusmeAc() {
  const { Id: MusteriId } = await m.musteriAc({ Eposta: `m${Math.random().toString(36).slice(2)}@firma.example` });
  const g = await m.ac({ MusteriId }, { AtananId: m.can.Id, gordum: ['yok'] });
  const [alici] = (await m.detay(g.Id)).alicilar;
  const hareket = {
    GorusmeId: g.Id,
    Tur: 'yanit' as const,
    Aciklama: 'Hangi sürümü kullanıyorsunuz?',
    Alici: alici!.Adres,
  };
  tamam(await s.call(gorusme.gorusmeHareketKaydet, { hareket }, m.can.token));
  const { ileti } = await s.db
    .selectFrom('posta')
    .select('ileti')
    .where('nesne_id', '=', g.Id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...g, yol: { 'In-Reply-To': `<masabasi.${ileti}@masabasi.com>` } };
}
const gelen = async (Id: number) => (await m.detay(Id)).hareketlist.find((h) => h.Tur === 'gelen')!;
const postasi = (PostaId: number, kim: { token: string }) => s.call(gelenposta.kaydinPostasi, { PostaId }, kim.token);

test.each([
  ['with answers between quoted lines', ARALARDA],
  ['with answers in a quotation of Outlook', OUTLOOK],
  ['that passes another one on', ILETILEN],
  ['longer than 20,000 characters', `${'Günlük satırı\n'.repeat(4000)}SON SATIR`],
])('a mail %s stands whole in the history, with the mail behind it', async (_, metin) => {
  const { Id, yol } = await gorusmeAc();
  expect(await postaGetir(s, metin, { ...yol, Subject: 'Re: a' })).toBe('yanit');
  const satir = await gelen(Id);
  expect(satir.Aciklama).toBe(metin);
  const { posta } = tamam(await postasi(satir.GelenPosta!.Id, m.ayse));
  expect(posta).toMatchObject({ Metin: metin, Gonderen: 'ece@eczane.com', Nesne: 'gorusme', NesneId: Id });
  // A person without the product has neither.
  expect((await postasi(satir.GelenPosta!.Id, m.altinci)).status).toBe(404);
});

test('a notification begins with the new words, without the quotation', async () => {
  const { Id, No, yol } = await gorusmeAc();
  const metin =
    'Sürüm 4.12\n\nKimden: Destek <d@m.com>\nGönderildi: 29 Kasım 2026 Pazar 10:00\nKonu: a\n\nHangi sürümü kullanıyorsunuz?';
  await postaGetir(s, metin, yol);
  const haber = await s.db
    .selectFrom('bildirim')
    .select(['baslik', 'metin'])
    .where('kisi_id', '=', m.can.Id)
    .where('tur', '=', 'postaYaniti')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(haber).toEqual({ baslik: `${No}: Ece Ar e-posta yazdı`, metin: 'Sürüm 4.12' });
  expect((await gelen(Id)).Aciklama).toBe(metin);
});

test('a request keeps its mail whole, and its ticket shows the mail, too', async () => {
  expect(await postaGetir(s, ARALARDA, { From: 'Yeni Kisi <yeni@firma.example>' })).toBe('yeni');
  const w = await s.db.selectFrom('webistek').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(w.aciklama).toBe(`Recete gitmiyor\n\n${ARALARDA}`);
  const { hareketlist } = tamam(await s.call(webistek.getWebistekDetay, { Id: w.id }, m.ayse.token));
  const PostaId = hareketlist.find((h) => h.Tur === 'geldi')!.GelenPosta!.Id;
  // A request without a product is visible to everybody.
  for (const kim of [m.ayse, m.altinci]) expect(tamam(await postasi(PostaId, kim)).posta.Metin).toBe(ARALARDA);
  await s.db.updateTable('webistek').set({ proje_id: 2 }).where('id', '=', w.id).execute();
  expect((await postasi(PostaId, m.altinci)).status).toBe(404);
  tamam(await s.call(webistek.webistekUstlen, { Id: w.id }, m.ayse.token));
  await m.ac({}, { WebistekId: w.id });
  expect(tamam(await postasi(PostaId, m.ayse)).posta.NesneId).toBe(w.id);
});

test('a mail about a closed request becomes a new request with the whole text', async () => {
  expect(
    await postaGetir(s, 'İlk.', { From: 'K <kapanan@firma.example>', 'Message-ID': '<kapanan@firma.example>' }),
  ).toBe('yeni');
  const ilk = await s.db.selectFrom('webistek').select(['id', 'no']).orderBy('id', 'desc').executeTakeFirstOrThrow();
  const { Surum } = tamam(await s.call(webistek.webistekUstlen, { Id: ilk.id }, m.ayse.token));
  tamam(await s.call(webistek.webistekYanitla, { Id: ilk.id, Surum, Metin: 'Düzelttik.' }, m.ayse.token));
  await postaGetir(s, ARALARDA, { From: 'K <kapanan@firma.example>', 'In-Reply-To': '<kapanan@firma.example>' });
  const son = await s.db.selectFrom('webistek').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(son).toMatchObject({ kaynak: `E-posta (${ilk.no} üzerine)`, aciklama: expect.stringContaining('E-1054') });
});

test('a thank-you mail answered in Outlook is recognised as ours', async () => {
  await postaGetir(s, 'Yazıcı çalışmıyor, fiş çıkmıyor.', { From: 'T <tesekkur@firma.example>' });
  const { metin } = await s.db.selectFrom('posta').select('metin').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const yanit = `Modeli X-200.\n\nKimden: Destek <d@m.com>\nGönderildi: 29 Kasım 2026 Pazar 10:00\nKonu: a\n\n${metin}`;
  expect(yeniSozler(yanit, { bilinen: 'Yazıcı çalışmıyor, fiş çıkmıyor.' })).toBe('Modeli X-200.');
});
