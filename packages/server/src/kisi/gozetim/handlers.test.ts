import { gozetim as oda } from '@masabasi/core/kisi/gozetim/contract';
import { METIN } from '@masabasi/core/kisi/gozetim/rules';
import { yazisma } from '@masabasi/core/kisi/yazisma/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';

/** Blocks, reports and looks at conversations: rights, reasons, and notifications. */

const SAYFA = '/personel/yazisma';
const SEBEP = 'İnsan kaynaklarına gelen şikâyet incelendi';
let s: TestServer;
const k = {} as Record<'ayse' | 'can' | 'bas' | 'ik' | 'ik2', Oturumlu>;
type Kim = keyof typeof k;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const destek = await s.departman('Destek');
  const ik = await s.departman('İnsan Kaynakları');
  const ac = (ad: string, departmanId: number, yetkiler: readonly number[] = []) =>
    oturumlu(s, ad, { ad, soyad: 'Kaya', departmanId, sayfalar: [SAYFA], yetkiler: [...yetkiler] });
  for (const ad of ['ayse', 'can', 'bas'] as const) k[ad] = await ac(ad, destek);
  for (const ad of ['ik', 'ik2'] as const) k[ad] = await ac(ad, ik, [YETKI.yazismaGozet]);
  await s.sorumluYap(destek, k.bas.Id);
});
afterAll(() => s?.kapat());

let sayac = 0;
const ikili = async (kim: Kim, kime: Kim) =>
  tamam(await s.call(yazisma.konusmaAc, { KisiId: k[kime].Id }, k[kim].token)).Id;
const dene = (kim: Kim, KonusmaId: number, Metin: string) =>
  s.call(yazisma.mesajGonder, { KonusmaId, Anahtar: `gozetim-${++sayac}`, Metin }, k[kim].token);
const yaz = async (kim: Kim, KonusmaId: number, Metin: string) => tamam(await dene(kim, KonusmaId, Metin)).Id;
const engelle = (kim: Kim, kimi: Kim, Engelli: boolean) =>
  s.call(yazisma.kisiEngelle, { KisiId: k[kimi].Id, Engelli }, k[kim].token);
const kart = async (kim: Kim, Id: number) => tamam(await s.call(yazisma.konusmaOku, { Id }, k[kim].token)).konusma;
const bildirimler = async (kim: Kim) =>
  (
    await sql<{ baslik: string }>`select baslik from bildirim where kisi_id = ${k[kim].Id} order by id`.execute(s.db)
  ).rows.map((r) => r.baslik);

test('a closed pair takes no messages until it is opened; departments and groups go on', async () => {
  const Id = await ikili('ayse', 'can');
  expect((await engelle('ayse', 'can', true)).body).toEqual({ durum: true });
  for (const kim of ['can', 'ayse'] as const)
    expect((await dene(kim, Id, 'Merhaba')).body).toEqual({ durum: false, msg: METIN.engelli });
  expect([(await kart('ayse', Id)).Engelledim, (await kart('can', Id)).Engelledim]).toEqual([true, false]);
  const { Id: grup } = tamam(
    await s.call(yazisma.grupKaydet, { Id: 0, Ad: 'İş', Kisiler: [k.can.Id], Surum: 0 }, k.ayse.token),
  );
  await yaz('can', grup, 'Sunucu kapandı.');
  expect((await engelle('ayse', 'can', false)).body).toEqual({ durum: true });
  await yaz('can', Id, 'Teşekkürler.');
  expect((await engelle('ayse', 'bas', true)).body).toEqual({ durum: false, msg: METIN.sorumlu });
  expect((await engelle('ayse', 'ayse', true)).body).toEqual({ durum: false, msg: METIN.kendine });
});

test('a message is reported once, decided by an uninvolved person, and removed; the reporter is told', async () => {
  const Id = await ikili('can', 'ayse');
  const mesaj = await yaz('can', Id, 'Ne biçim çalışıyorsun sen?');
  const bildir = (kim: Kim, Sebep: string) => s.call(yazisma.mesajSikayet, { Id: mesaj, Sebep }, k[kim].token);
  expect((await bildir('ayse', 'kötü')).body).toEqual({ durum: false, msg: METIN.kisaSikayet });
  expect((await bildir('can', 'Kendim için')).body).toEqual({ durum: false, msg: METIN.kendiMesaji });
  expect((await bildir('bas', 'Okumadığım mesaj')).status).toBe(404);
  for (let n = 0; n < 2; n++) expect((await bildir('ayse', 'Bana hakaret ediyor.')).body).toEqual({ durum: true });
  expect(await bildirimler('ik')).toEqual(['Bir mesaj bildirildi']);
  // The report keeps the text, whatever happens to the message since.
  const { mesajlar } = tamam(await s.call(yazisma.konusmaOku, { Id }, k.can.token));
  await s.call(yazisma.mesajDuzenle, { Id: mesaj, Metin: 'Kolay gelsin.', Surum: mesajlar.at(-1)!.Surum }, k.can.token);
  expect((await s.call(oda.sikayetListesi, {}, k.ayse.token)).status).toBe(403);
  const { sikayetler } = tamam(await s.call(oda.sikayetListesi, {}, k.ik.token));
  expect(sikayetler).toMatchObject([
    { Bildiren: 'ayse Kaya', Yazan: 'can Kaya', Metin: 'Ne biçim çalışıyorsun sen?', DurumAnahtar: 'acik' },
  ]);
  const karar = (kim: Kim, Surum: number, Durum: 'uygunsuz' | 'sorunsuz') =>
    s.call(oda.sikayetKarari, { Id: sikayetler[0]!.Id, Surum, Durum, Karar: 'Uygun bir dil değil.' }, k[kim].token);
  expect((await karar('ik', 9, 'uygunsuz')).status).toBe(409);
  expect((await karar('ik', 1, 'sorunsuz')).body).toEqual({ durum: true, Surum: 2 });
  expect((await karar('ik2', 2, 'uygunsuz')).body).toEqual({ durum: true, Surum: 3 });
  expect((await karar('ik2', 3, 'sorunsuz')).body).toMatchObject({ durum: false });
  const sonra = tamam(await s.call(yazisma.konusmaOku, { Id }, k.ayse.token)).mesajlar.find((m) => m.Id === mesaj)!;
  expect([sonra.Metin, sonra.GeriAlindi !== null]).toEqual(['', true]);
  expect(await bildirimler('ayse')).toContain('Bildirdiğiniz mesaj: Kaldırıldı');
  // One decision is enough: the question of everybody who was asked is read.
  const { rows: sorulan } = await sql<{ okundu: boolean }>`
    select okundu is not null as okundu from bildirim where tur = 'yazismaSikayeti'`.execute(s.db);
  expect(sorulan).toContainEqual({ okundu: true });
  expect(sorulan).not.toContainEqual({ okundu: false });
});

test('nobody decides on own messages', async () => {
  const Id = await ikili('ik', 'ayse');
  const mesaj = await yaz('ik', Id, 'Bunu konuşacağız.');
  tamam(await s.call(yazisma.mesajSikayet, { Id: mesaj, Sebep: 'Tehdit gibi geldi.' }, k.ayse.token));
  expect((await bildirimler('ik')).filter((b) => b === 'Bir mesaj bildirildi')).toHaveLength(1);
  const { sikayetler } = tamam(await s.call(oda.sikayetListesi, {}, k.ik.token));
  const acik = sikayetler.find((x) => x.DurumAnahtar === 'acik')!;
  const cevap = await s.call(
    oda.sikayetKarari,
    { Id: acik.Id, Surum: acik.Surum, Durum: 'sorunsuz', Karar: 'Bir şey yok.' },
    k.ik.token,
  );
  expect(cevap.body).toMatchObject({ durum: false, msg: expect.stringContaining('yetkili başka biri') });
});

test('a look tells the participants its reason, and shows the messages for an hour, to the person who looks only', async () => {
  const Id = await ikili('can', 'bas');
  await yaz('can', Id, 'Şifreyi masana bıraktım.');
  const { konusmalar } = tamam(await s.call(oda.bakilacaklar, { KisiId: k.can.Id }, k.ik.token));
  expect(konusmalar.map((x) => x.Id)).toContain(Id);
  expect(JSON.stringify(konusmalar)).not.toContain('Şifreyi');
  const bugun = s.saat.simdi.toISOString().slice(0, 10);
  const bak = (kim: Kim, KonusmaId: number, Sebep = SEBEP) =>
    s.call(oda.konusmaBak, { KonusmaId, Sebep, Baslangic: bugun, Bitis: bugun }, k[kim].token);
  expect((await bak('ayse', Id)).status).toBe(403);
  expect((await bak('ik', Id, 'merak')).body).toEqual({ durum: false, msg: METIN.kisaSebep });
  expect((await bak('ik', await ikili('ik', 'can'))).body).toEqual({ durum: false, msg: METIN.katilan });
  expect((await bak('ik', 2_000_000_000)).status).toBe(404);
  const { Id: bakis } = tamam(await bak('ik', Id));
  expect(tamam(await s.call(oda.bakisOku, { Id: bakis }, k.ik.token)).mesajlar).toMatchObject([
    { Yazan: 'can Kaya', Metin: 'Şifreyi masana bıraktım.', GeriAlindi: false },
  ]);
  expect((await s.call(oda.bakisOku, { Id: bakis }, k.ik2.token)).status).toBe(404);
  for (const kim of ['can', 'bas'] as const) {
    expect((await kart(kim, Id)).Bakislar).toMatchObject([{ Bakan: 'ik Kaya', Sebep: SEBEP }]);
    expect((await bildirimler(kim)).some((b) => b.startsWith('Bir konuşmanıza bakıldı'))).toBe(true);
  }
  expect(tamam(await s.call(oda.bakisListesi, {}, k.ik2.token)).bakislar).toMatchObject([
    { Bakan: 'ik Kaya', Sebep: SEBEP, Acik: false },
  ]);
  const { rows } = await sql<{ eylem: string }>`select eylem from denetim where nesne in ('konusma_bakisi', 'kisi')
    and eylem in ('konusmaBak', 'bakilacaklar') order by id`.execute(s.db);
  expect(rows.map((r) => r.eylem)).toEqual(['bakilacaklar', 'konusmaBak']);
  s.saat.simdi = new Date(s.saat.simdi.getTime() + 3_600_000);
  expect((await s.call(oda.bakisOku, { Id: bakis }, k.ik.token)).body).toEqual({ durum: false, msg: METIN.bitti });
});
