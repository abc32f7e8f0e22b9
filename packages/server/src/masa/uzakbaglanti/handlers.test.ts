import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { uzakbaglanti as oda } from '@masabasi/core/masa/uzakbaglanti/contract';
import { BAGLANTI_METNI, PAROLA_UYARISI } from '@masabasi/core/masa/uzakbaglanti/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_BAGLANTI, BOS_BASLATMA, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Connections over HTTP: one at a time, their end, their correction, their visibility. It is noon of 20.11.2026. */

let s: TestServer;
let tur: number;
interface Kisi {
  readonly Id: number;
  readonly token: string;
}
const kisiler = {} as Record<'ikinci' | 'yaninda' | 'altinci' | 'dagitan', Kisi>;
let MusteriId: number;
let baskaMusteri: number;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  const kisi = async (ad: keyof typeof kisiler, projeler: number[], yetkiler: number[] = []) => {
    const Id = await s.kisi(ad, { departmanId, ad, yetkiler });
    for (const proje_id of projeler) await s.db.insertInto('kisi_proje').values({ kisi_id: Id, proje_id }).execute();
    kisiler[ad] = { Id, token: await oturumVer(s, Id) };
  };
  await kisi('ikinci', [2], [YETKI.musteriDisaAktar]);
  await kisi('yaninda', [2]);
  await kisi('altinci', [6]);
  await kisi('dagitan', [2], [YETKI.gorusmeDagit]);
  const turler = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'baglantiTur').orderBy('id').execute();
  tur = turler[0]!.id;
  MusteriId = await musteriAc('Irmak');
  baskaMusteri = await musteriAc('Pınar');
});
beforeEach(() => s.db.deleteFrom('baglanti').execute());
afterAll(() => s?.kapat());

async function musteriAc(Soyad: string) {
  const kart = { ...BOS_MUSTERI, Ad: 'Şule', Soyad, ProjeIdler: [2] };
  const { body } = await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, kisiler.ikinci.token);
  if (!body.durum) throw new Error(body.msg);
  return body.Id;
}

type Baslatma = Girdi<typeof oda.baglantiBaslat>['baglanti'];
type Yazma = Girdi<typeof oda.baglantiKaydet>['baglanti'];
const baslat = (o: Partial<Baslatma> = {}, kim = kisiler.ikinci, parolaDegil = false) =>
  s.call(
    oda.baglantiBaslat,
    { baglanti: { ...BOS_BASLATMA, BaglantiTurId: tur, MusteriId, ...o }, parolaDegil },
    kim.token,
  );
const kaydet = (o: Partial<Yazma> = {}, kim = kisiler.ikinci, parolaDegil = false) =>
  s.call(
    oda.baglantiKaydet,
    { baglanti: { ...BOS_BAGLANTI, BaglantiTurId: tur, MusteriId, ...o }, parolaDegil },
    kim.token,
  );
const bitir = (o: Partial<Girdi<typeof oda.baglantiBitir>> & { Id: number }, kim = kisiler.ikinci) =>
  s.call(oda.baglantiBitir, { Surum: 1, Yapilan: 'Yazıcı yeniden tanıtıldı.', ...o }, kim.token);
const liste = async (o: Girdi<typeof oda.getBaglantiList> = {}, kim = kisiler.ikinci) => {
  const { body } = await s.call(oda.getBaglantiList, o, kim.token);
  if (!body.durum) throw new Error(body.msg);
  return body;
};
const msg = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'oldu' : status === 200 ? body.msg : status;
const olan = async (yanit: Promise<{ status: number; body: { durum: boolean; msg?: string; Id?: number } }>) => {
  const { body } = await yanit;
  if (!body.durum) throw new Error(body.msg);
  return body.Id!;
};

test('a connection begins now, in one’s own name, and stands in the customer’s history', async () => {
  const Id = await olan(baslat({ BaglantiKodu: ' 123 456 ' }));
  const { baglantilist, ozet } = await liste();
  expect(baglantilist).toMatchObject([
    {
      Id,
      MusteriId,
      Musteri: 'Şule Irmak',
      PersonelId: kisiler.ikinci.Id,
      BaglantiTur: 'TeamViewer',
      Bitis_Zamani: null,
      Sure: null,
      KodVar: true,
    },
  ]);
  expect(JSON.stringify(baglantilist)).not.toContain('123');
  expect(ozet).toMatchObject({ Adet: 1, Dakika: 0 });
  const zaman = await s.call(musteri.musteriZaman, { Id: MusteriId, sayfa: 1 }, kisiler.ikinci.token);
  expect(JSON.stringify(zaman.body)).toContain('Bağlantı kuruldu');
  // The line links to the log of that day, which shows the connection.
  const { zamanlist } = tamam(zaman);
  const yol = new URL(zamanlist.find((z) => z.Tur === 'baglanti')!.Yol!, 'http://x');
  expect(yol.pathname).toBe('/islemler/musterigorusme/gunlukbaglantilar');
  const [ara, Baslangic, Bitis] = ['ara', 'ilk', 'son'].map((soz) => yol.searchParams.get(soz)!);
  const gunun = await s.call(
    oda.getBaglantiList,
    { ara: ara!, Baslangic: Baslangic!, Bitis: Bitis! },
    kisiler.ikinci.token,
  );
  expect(tamam(gunun).baglantilist).toHaveLength(1);
});

test('the line of a connection at night links to its day in Istanbul', async () => {
  const musteriId = await musteriAc('Gececi');
  const gece = { Baslama_Zamani: '2026-11-19T21:30:00Z', Bitis_Zamani: '2026-11-19T22:00:00Z' };
  const Id = await olan(kaydet({ ...gece, MusteriId: musteriId }));
  const { zamanlist } = tamam(await s.call(musteri.musteriZaman, { Id: musteriId }, kisiler.ikinci.token));
  const yol = new URL(zamanlist.find((z) => z.Tur === 'baglanti')!.Yol!, 'http://x');
  expect([yol.searchParams.get('ilk'), yol.searchParams.get('son')]).toEqual(['2026-11-20', '2026-11-20']);
  const gununde = async (gun: string) => (await liste({ Baslangic: gun, Bitis: gun })).baglantilist.map((b) => b.Id);
  expect([await gununde('2026-11-19'), await gununde('2026-11-20')]).toEqual([[], [Id]]);
});

test.each<[string, Partial<Baslatma>, string]>([
  ['a purpose', { Amac: ' ' }, 'Bağlantının amacını yazınız.'],
  ['who allowed it', { OnayVeren: '' }, 'Müşteride bağlantıya kimin onay verdiğini yazınız.'],
  ['their being told', { KvkkOnay: false }, 'Müşteri bilgilendirilip onayı alınmadan bağlantı kurulamaz.'],
  ['a product of one’s own', { ProjeId: 6 }, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
  [
    'a customer that is there',
    { MusteriId: 2_000_000_000 },
    'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.',
  ],
  [
    'a tool on offer',
    { BaglantiTurId: 2_000_000_000 },
    'Araç: seçtiğiniz değer artık sunulmuyor. Başka birini seçiniz.',
  ],
])('without %s none begins', async (_, o, cumle) => {
  expect(msg(await baslat(o))).toBe(cumle);
  expect((await liste()).baglantilist).toEqual([]);
});

test('a person with another product sees neither the customer nor the connection', async () => {
  const Id = await olan(baslat({ BaglantiKodu: 'kanarya' }));
  const altinci = kisiler.altinci;
  expect((await liste({}, altinci)).baglantilist).toEqual([]);
  expect(msg(await baslat({ ProjeId: 6 }, altinci))).toContain('müşteri bulunamadı');
  expect(msg(await bitir({ Id }, altinci))).toBe(404);
  expect(msg(await s.call(oda.baglantiKodu, { Id }, altinci.token))).toBe(404);
});

test('nobody is connected twice: of two simultaneous starts one succeeds', async () => {
  const sonuclar = (await Promise.all([baslat(), baslat({ MusteriId: baskaMusteri })])).map(msg);
  expect(sonuclar.filter((m) => m === 'oldu')).toHaveLength(1);
  expect(sonuclar.find((m) => m !== 'oldu')).toMatch(/^Açık bir bağlantınız var: Şule (Irmak|Pınar), 20\.11\.2026/);
  expect((await liste({ Acik: true })).toplam).toBe(1);
  // Another person can still begin.
  expect(msg(await baslat({}, kisiler.yaninda))).toBe('oldu');
});

test('a text that mentions a password is questioned, and kept when it is none', async () => {
  const { body } = await baslat({ Amac: 'Şifresini unutmuş' });
  expect(body).toEqual({ durum: false, msg: PAROLA_UYARISI, parolaUyarisi: true });
  expect(msg(await baslat({ BaglantiKodu: 'parola: kedi' }))).toBe(PAROLA_UYARISI);
  expect(msg(await baslat({ Amac: 'Şifresini unutmuş' }, kisiler.ikinci, true))).toBe('oldu');
  const [b] = (await liste()).baglantilist;
  // An unchanged text is not questioned again.
  const ayni = { ...BOS_BAGLANTI, Id: b!.Id, Surum: 1, BaglantiTurId: tur, MusteriId };
  const zamanlar = { Bitis_Zamani: null, Baslama_Zamani: b!.Baslama_Zamani };
  expect(msg(await kaydet({ ...ayni, ...zamanlar, Amac: 'Şifresini unutmuş' }))).toBe('oldu');
});

test('its own person ends it once, with a report', async () => {
  const Id = await olan(baslat());
  s.ileri(25);
  expect(msg(await bitir({ Id, Yapilan: 'Bitti' }))).toBe('Yapılanı en az 10 karakterle yazınız.');
  expect(msg(await bitir({ Id, Bitis_Zamani: '2026-11-19T09:00:00Z' }))).toBe('Bitiş başlamadan önce olamaz.');
  expect(msg(await bitir({ Id, Bitis_Zamani: '2026-12-19T09:00:00Z' }))).toBe('Bitiş gelecekte olamaz.');
  expect(msg(await bitir({ Id }, kisiler.yaninda))).toBe(BAGLANTI_METNI.baskasinin);
  expect(msg(await bitir({ Id, Surum: 7 }))).toBe(409);
  expect((await bitir({ Id })).body).toMatchObject({ durum: true, Surum: 2, Sure: 25 });
  expect(msg(await bitir({ Id, Surum: 2 }))).toBe(BAGLANTI_METNI.bitmis);
  expect((await liste()).ozet).toEqual({
    Adet: 1,
    Dakika: 25,
    kisiler: [{ PersonelId: kisiler.ikinci.Id, Ad: expect.stringMatching(/^ikinci/), Adet: 1, Dakika: 25 }],
  });
});

test('a person who assigns tickets ends and corrects another’s connection; its person stays', async () => {
  const Id = await olan(baslat());
  expect(msg(await bitir({ Id }, kisiler.dagitan))).toBe('oldu');
  const { Baslama_Zamani, Bitis_Zamani } = (await liste()).baglantilist[0]!;
  const zamanlar = { Baslama_Zamani, Bitis_Zamani };
  expect(msg(await kaydet({ Id, Surum: 2, ...zamanlar, OnayVeren: 'Bilgi işlem' }, kisiler.yaninda))).toBe(
    BAGLANTI_METNI.baskasinin,
  );
  expect(msg(await kaydet({ Id, Surum: 2, ...zamanlar, OnayVeren: 'Bilgi işlem' }, kisiler.dagitan))).toBe('oldu');
  expect((await liste()).baglantilist[0]).toMatchObject({ OnayVeren: 'Bilgi işlem', PersonelId: kisiler.ikinci.Id });
});

test('a past one is entered on the day it ended; later only by a person who assigns tickets', async () => {
  const dun = { Baslama_Zamani: '2026-11-19T09:00:00Z', Bitis_Zamani: '2026-11-19T10:00:00Z' };
  expect(msg(await kaydet())).toBe('oldu');
  expect(msg(await kaydet(dun))).toBe(BAGLANTI_METNI.eski);
  expect(msg(await kaydet(dun, kisiler.dagitan))).toBe('oldu');
  const eski = (await liste({ PersonelId: kisiler.dagitan.Id })).baglantilist[0]!;
  expect(eski).toMatchObject({ Sure: 60 });
  expect(msg(await kaydet({ Bitis_Zamani: null }))).toBe('Bitişi yazınız.');
  expect(msg(await kaydet({ Baslama_Zamani: '2026-11-20T08:00:00Z' }))).toBe('Bitiş başlamadan önce olamaz.');
  expect(msg(await kaydet({ Yapilan: 'kısa' }))).toBe('Yapılanı en az 10 karakterle yazınız.');
  // A connection cannot begin long before, or move to another day.
  expect(msg(await kaydet({ Baslama_Zamani: '2026-11-18T09:00:00Z' }))).toBe(BAGLANTI_METNI.eski);
  const bugunku = (await liste({ PersonelId: kisiler.ikinci.Id })).baglantilist[0]!;
  expect(msg(await kaydet({ ...dun, Id: bugunku.Id, Surum: 1 }))).toBe(BAGLANTI_METNI.eski);
});

test('an open one stays open when corrected, and its code stays when it is not typed again', async () => {
  const Id = await olan(baslat({ BaglantiKodu: '123 456' }));
  const Baslama_Zamani = (await liste()).baglantilist[0]!.Baslama_Zamani;
  const { BaglantiKodu: _, ...bos } = BOS_BAGLANTI;
  const b = { ...bos, Id, Surum: 1, BaglantiTurId: tur, MusteriId, Baslama_Zamani, Yapilan: '' };
  const yaz = (o: object) =>
    s.call(oda.baglantiKaydet, { baglanti: { ...b, Bitis_Zamani: null, ...o } }, kisiler.ikinci.token);
  expect(msg(await yaz({ Bitis_Zamani: Baslama_Zamani }))).toBe('Bağlantı sürüyor; bitişi ‘Bitir’ ile yazılır.');
  expect(msg(await yaz({ Amac: 'Kurulum', MusteriId: baskaMusteri }))).toBe('oldu');
  expect((await liste()).baglantilist[0]).toMatchObject({ Amac: 'Kurulum', MusteriId: baskaMusteri, KodVar: true });
});

test('a code is shown to its own person only, and the audit records it', async () => {
  const Id = await olan(baslat({ BaglantiKodu: '123 456' }));
  const ac = (kim: Kisi) => s.call(oda.baglantiKodu, { Id }, kim.token);
  expect(msg(await ac(kisiler.yaninda))).toBe(BAGLANTI_METNI.kod);
  expect((await ac(kisiler.ikinci)).body).toEqual({ durum: true, Kod: '123 456' });
  const denetim = await s.db.selectFrom('denetim').selectAll().where('nesne', '=', 'baglanti').execute();
  expect(denetim.filter((d) => d.eylem === 'baglantiKodu')).toMatchObject([
    { kisi_id: kisiler.ikinci.Id, nesne_id: Id },
  ]);
  expect(JSON.stringify(denetim)).not.toContain('123 456');
  await s.db.updateTable('baglanti').set({ baglanti_kodu: null }).execute();
  expect(msg(await ac(kisiler.ikinci))).toBe('Bu bağlantının kodu yazılmamış.');
});

test('a customer is not deleted while somebody is connected', async () => {
  const Id = await musteriAc('Yıldız');
  const sil = () => s.call(musteri.musteriSil, { Id, Surum: 1 }, silen);
  const silenId = await s.kisi('silen', { yetkiler: [YETKI.ayricalikli] });
  const silen = await oturumVer(s, silenId);
  const baglanti = await olan(baslat({ MusteriId: Id }));
  expect(msg(await sil())).toMatch(/^ikinci.* şu an bu müşteriye bağlı\. Önce bağlantı bitirilmeli\.$/);
  await olan(bitir({ Id: baglanti }).then((y) => ({ ...y, body: { ...y.body, Id: baglanti } })));
  expect(msg(await sil())).toBe('oldu');
});

const sayfasi = async (basefile: string, sheet: number) =>
  (await readXlsxFile(Buffer.from(basefile, 'base64')))[sheet - 1]!.data.map((r) => r.map((h) => h ?? ''));

test('the filtered list becomes a file, and a customer’s month has its sums', async () => {
  await olan(kaydet({ Baslama_Zamani: '2026-11-20T06:00:00Z', Bitis_Zamani: '2026-11-20T07:05:00Z' }));
  await olan(kaydet({}, kisiler.dagitan));
  await olan(kaydet({ MusteriId: baskaMusteri }));
  const { body } = await s.call(oda.baglantiAktar, { PersonelId: kisiler.ikinci.Id }, kisiler.ikinci.token);
  if (!body.durum) throw new Error(body.msg);
  expect(await sayfasi(body.basefile, 1)).toHaveLength(3);

  const dokum = (ay: string, Id = MusteriId) =>
    s.call(oda.baglantiAyDokumu, { MusteriId: Id, ay }, kisiler.ikinci.token);
  expect(msg(await dokum('2026-10'))).toBe('Bu müşteriye o ay bağlanılmamış.');
  expect(msg(await dokum('2026-11', 2_000_000_000))).toBe(404);
  expect(msg(await dokum('2026-13'))).toBe(400);
  const kasim = await dokum('2026-11');
  if (!kasim.body.durum) throw new Error(kasim.body.msg);
  expect(kasim.body.dosyaAdi).toBe('Bağlantılar Şule Irmak 2026-11.xlsx');
  expect(await sayfasi(kasim.body.basefile, 1)).toHaveLength(3);
  const toplamlar = await sayfasi(kasim.body.basefile, 2);
  expect(toplamlar.at(-1)).toEqual(['Genel toplam', '', 2, '1:35', 95]);
  expect(toplamlar.filter(([neyin]) => neyin === 'Personel').map((r) => r.slice(2))).toEqual([
    [1, '0:30', 30],
    [1, '1:05', 65],
  ]);
});
