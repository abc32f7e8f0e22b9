import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { webistek } from '@masabasi/core/masa/webistek/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { faces } from '../../rooms.ts';
import { masaKur, postaci } from '../../testing/gelenPosta.ts';

/** Answers go to the address that a mail asks for (Reply-To, RFC 5322 3.6.2). */

const postaGetir = postaci(faces);
let s: TestServer;
let m: Awaited<ReturnType<typeof masaKur>>;

beforeAll(async () => {
  s = await testServer();
  m = await masaKur(s);
});
afterAll(() => s?.kapat());
let saat = 0;
/** An address is thanked once an hour. */
const birSaatSonra = () => m.dk(61 * ++saat);
beforeEach(async () => {
  await birSaatSonra();
  await s.db.deleteFrom('posta').execute();
});

const FORM = 'Form <form@site.example>';
const istek = () => s.db.selectFrom('webistek').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const alicilar = async () =>
  (await s.db.selectFrom('posta').select('alici').orderBy('id').execute()).map((p) => p.alici);
const detay = async (Id: number) => tamam(await s.call(webistek.getWebistekDetay, { Id }, m.ayse.token)).webistek;

test.each([
  ['one address', 'Ayse Kaya <ayse.kaya@ornek.example>', ['ayse.kaya@ornek.example']],
  ['several', 'ayse@ornek.example, Ali <ali@ornek.example>', ['ayse@ornek.example', 'ali@ornek.example']],
  ['a group', 'Muhasebe: a1@ornek.example, a2@ornek.example;', ['a1@ornek.example', 'a2@ornek.example']],
  ['the sender in other letters', 'FORM@site.example', ['form@site.example']],
  ['our own address', 'Destek <DESTEK@masabasi.com>', ['form@site.example']],
  ['our own address with a tag', 'destek+w1@masabasi.com', ['form@site.example']],
  ['our own address beside another', 'destek@masabasi.com, ayse2@ornek.example', ['ayse2@ornek.example']],
  ['no address', 'undisclosed', ['form@site.example']],
  ['one that cannot be', 'ayse@@ornek', ['form@site.example']],
  ['the same twice', 'b@ornek.example, B@ORNEK.example', ['B@ORNEK.example']],
])('of %s: the thanks and the answer go there', async (_, yanit, beklenen) => {
  await postaGetir(s, 'Yazıcı çalışmıyor.', { From: FORM, 'Reply-To': yanit });
  expect(await alicilar()).toEqual(beklenen);
  const w = await istek();
  const baskasi = beklenen[0] !== 'form@site.example';
  expect(await detay(w.id)).toMatchObject({
    Eposta: beklenen[0],
    Gonderen: baskasi ? 'form@site.example' : '',
    DigerAdresler: beklenen.slice(1),
  });
  await s.db.deleteFrom('posta').execute();
  const { Surum } = tamam(await s.call(webistek.webistekUstlen, { Id: w.id }, m.ayse.token));
  tamam(await s.call(webistek.webistekYanitla, { Id: w.id, Surum, Metin: 'Bakıyoruz.' }, m.ayse.token));
  expect(await alicilar()).toEqual(beklenen);
});

test('of a crowd: five of them at most', async () => {
  await postaGetir(s, 'Kalabalık.', {
    From: FORM,
    'Reply-To': Array.from({ length: 12 }, (_, i) => `k${i}@ornek.example`).join(', '),
  });
  expect(await alicilar()).toHaveLength(5);
});

test('of a form that no machine may answer: the person of the form is thanked, by name', async () => {
  await postaGetir(s, 'Form.', {
    From: 'Site <noreply@site.example>',
    'Reply-To': 'Ayse Kaya <form.ayse@ornek.example>',
  });
  expect(await alicilar()).toEqual(['form.ayse@ornek.example']);
  expect((await istek()).ad_soyad).toBe('Ayse Kaya');
});

test('of a customer: the request belongs to this customer', async () => {
  const { Id } = await m.musteriAc({ Eposta: 'kendisi@musteri.example' });
  await postaGetir(s, 'Form.', { From: FORM, 'Reply-To': 'kendisi@musteri.example' });
  expect(await istek()).toMatchObject({ musteri_id: Id });
});

test('in a ticket: the address comes first among the possible recipients, and stands in the history', async () => {
  const { Id: MusteriId } = await m.musteriAc({ Eposta: 'kart@musteri.example' });
  const { Id } = await m.ac({ MusteriId });
  const hareket = { GorusmeId: Id, Tur: 'yanit' as const, Aciklama: 'Sürüm?', Alici: 'kart@musteri.example' };
  tamam(await s.call(gorusme.gorusmeHareketKaydet, { hareket }, m.ayse.token));
  const { ileti } = await s.db.selectFrom('posta').select('ileti').executeTakeFirstOrThrow();
  await postaGetir(s, '4.12', {
    From: 'Ayse <tarayici@musteri.example>',
    'Reply-To': 'ayse@musteri.example',
    'In-Reply-To': `<masabasi.${ileti}@masabasi.com>`,
  });
  const d = await m.detay(Id);
  expect(d.alicilar.map((a) => [a.Adres, a.Gorev])).toEqual([
    ['ayse@musteri.example', 'Yanıt için verdiği adres'],
    ['tarayici@musteri.example', 'E-posta yazdı'],
    ['kart@musteri.example', 'Kartındaki adres'],
  ]);
  expect(d.hareketlist.find((h) => h.Tur === 'gelen')?.Baslik).toBe(
    'E-posta geldi: Ayse <tarayici@musteri.example>, yanıt adresi: ayse@musteri.example',
  );
});
