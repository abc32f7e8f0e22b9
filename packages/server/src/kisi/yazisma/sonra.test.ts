import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { gozetim } from '@masabasi/core/kisi/gozetim/contract';
import { METIN as GOZETIM } from '@masabasi/core/kisi/gozetim/rules';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { yazisma as oda } from '@masabasi/core/kisi/yazisma/contract';
import { METIN } from '@masabasi/core/kisi/yazisma/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';
import { anonim } from './imha.ts';

/** Later effects of a message: copies of its text, blocked conversations, and later mentions. */

let s: TestServer;
let destek: number;
let satis: number;
const k = {} as Record<'ayse' | 'can' | 'ece' | 'deniz' | 'bas' | 'ik', Oturumlu>;
type Kim = keyof typeof k;
let sayac = 0;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  [destek, satis] = [await s.departman('Destek', { bas: '08:30', bit: '18:00' }), await s.departman('Satış')];
  const ac = (ad: string, departmanId: number, yetkiler: number[] = []) =>
    oturumlu(s, ad, { ad, soyad: 'Kaya', departmanId, sayfalar: ['/personel/yazisma', '/personel/mola'], yetkiler });
  for (const ad of ['ayse', 'can', 'bas'] as const) k[ad] = await ac(ad, destek);
  for (const ad of ['ece', 'deniz'] as const) k[ad] = await ac(ad, satis);
  k.ik = await ac('ik', satis, [YETKI.yazismaGozet]);
  await s.sorumluYap(destek, k.bas.Id);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  for (const t of ['mola', 'mesai', 'izin', 'bildirim', 'posta', 'konusma_engeli'] as const)
    await s.db.deleteFrom(t).execute();
  // Everybody is at the desk.
  for (const { token, Id } of Object.values(k))
    tamam(await s.call(mola.moladurumGuncelle, { userid: Id, moladurum: 651 }, token));
});

const ikili = async (kim: Kim, kime: Kim) =>
  tamam(await s.call(oda.konusmaAc, { KisiId: k[kime].Id }, k[kim].token)).Id;
const grupKaydet = async (kim: Kim, Id: number, ...kimler: Kim[]) =>
  s.call(
    oda.grupKaydet,
    {
      Id,
      Ad: 'Tatil planı',
      Kisiler: kimler.map((x) => k[x].Id),
      Surum: Id === 0 ? 0 : (await oku(kim, Id)).konusma.Surum,
    },
    k[kim].token,
  );
const grup = async (kim: Kim, ...kimler: Kim[]) => tamam(await grupKaydet(kim, 0, ...kimler)).Id;
const dene = (kim: Kim, KonusmaId: number, Metin: string, o: Partial<Girdi<typeof oda.mesajGonder>> = {}) =>
  s.call(oda.mesajGonder, { KonusmaId, Anahtar: `anahtar-${++sayac}`, Metin, ...o }, k[kim].token);
const yaz = async (...[kim, Id, Metin, o]: Parameters<typeof dene>) => tamam(await dene(kim, Id, Metin, o)).Id;
const duzenle = (kim: Kim, Id: number, Metin: string, Surum = 1) =>
  s.call(oda.mesajDuzenle, { Id, Metin, Surum }, k[kim].token);
const oku = async (kim: Kim, Id: number, o: Partial<Girdi<typeof oda.konusmaOku>> = {}) =>
  tamam(await s.call(oda.konusmaOku, { Id, ...o }, k[kim].token));
const kutu = async (kim: Kim) =>
  tamam(await s.call(bildirim.bildirimler, {}, k[kim].token)).bildirimler.map((b) => ({ ne: b.Baslik, soz: b.Metin }));
const sozler = async (kim: Kim) => (await kutu(kim)).map((b) => b.soz);
/** This person has not come today. */
async function evde(kim: Kim): Promise<void> {
  for (const t of ['mola', 'mesai'] as const) await s.db.deleteFrom(t).where('kisi_id', '=', k[kim].Id).execute();
}
const anarak = (...kimler: Kim[]) => ({ Anilanlar: kimler.map((x) => k[x].Id) });

test('a change and a withdrawal also reach the inbox of every notified person', async () => {
  const Id = await ikili('ayse', 'can');
  const m = await yaz('ayse', Id, 'Parola kanarya42', { Acil: true });
  expect(await sozler('can')).toEqual(['Parola kanarya42']);
  tamam(await duzenle('ayse', m, 'a'.repeat(301)));
  expect(await sozler('can')).toEqual([`${'a'.repeat(300)}…`]);
  tamam(await s.call(oda.mesajGeriAl, { Id: m }, k.ayse.token));
  expect(await kutu('can')).toEqual([{ ne: 'Acil: ayse Kaya', soz: '' }]);
});

test('the same holds for a removed message, and for the inbox of a representative', async () => {
  const Id = await ikili('ece', 'can');
  await evde('can');
  const m = await yaz('ece', Id, 'Hakaret', { Acil: true });
  expect(await sozler('bas')).toEqual(['Hakaret']);
  tamam(await s.call(oda.mesajSikayet, { Id: m, Sebep: 'Bana hakaret ediyor.' }, k.can.token));
  const [sikayet] = tamam(await s.call(gozetim.sikayetListesi, {}, k.ik.token)).sikayetler;
  const karar = { Id: sikayet!.Id, Surum: sikayet!.Surum, Durum: 'uygunsuz', Karar: 'Hakaret içeriyor.' } as const;
  tamam(await s.call(gozetim.sikayetKarari, karar, k.ik.token));
  expect(await sozler('bas')).toEqual(['']);
});

test('a person who leaves a group or department, or is removed, keeps nothing of it, also in the inbox', async () => {
  const Id = await grup('ayse', 'can', 'ece', 'deniz');
  const { Id: bolum } = tamam(await s.call(oda.konusmaAc, { DepartmanId: satis }, k.ece.token));
  await yaz('ayse', Id, '@can Kaya @ece Kaya @deniz Kaya sır', anarak('can', 'ece', 'deniz'));
  await yaz('ece', bolum, '@deniz Kaya bölümün sırrı', anarak('deniz'));
  tamam(await s.call(oda.gruptanAyril, { Id }, k.ece.token));
  tamam(await grupKaydet('ayse', Id, 'can', 'deniz'));
  expect([await sozler('ece'), await sozler('can')]).toEqual([[], ['@can Kaya @ece Kaya @deniz Kaya sır']]);
  tamam(await grupKaydet('ayse', Id, 'deniz'));
  expect([await sozler('can'), (await sozler('deniz')).length]).toEqual([[], 2]);
  const tasi = (departman_id: number) =>
    s.db.updateTable('kisi').set({ departman_id }).where('id', '=', k.deniz.Id).execute();
  await tasi(destek);
  expect(await sozler('deniz')).toEqual(['@can Kaya @ece Kaya @deniz Kaya sır']);
  await tasi(satis);
  const { Id: basinki } = tamam(await s.call(oda.konusmaAc, { DepartmanId: destek }, k.ayse.token));
  await s.sorumluYap(destek, k.ece.Id);
  await yaz('ayse', basinki, '@ece Kaya destek sırrı', anarak('ece'));
  await s.sorumluYap(destek, k.bas.Id);
  expect(await sozler('ece')).toEqual([]);
});

test('a mail names only author and place of a message, because it cannot be taken back', async () => {
  await s.db.updateTable('kisi').set({ eposta: 'can@firma.com' }).where('id', '=', k.can.Id).execute();
  tamam(await s.call(bildirim.bildirimTercihKaydet, { Tur: 'yazismaAcili', Hal: 'posta' }, k.can.token));
  await yaz('ayse', await ikili('ayse', 'can'), 'Parola kanarya42', { Acil: true });
  const { konu, metin } = await s.db.selectFrom('posta').select(['konu', 'metin']).executeTakeFirstOrThrow();
  expect(konu).toBe('Acil: ayse Kaya');
  expect(metin).toMatch(/^Acil: ayse Kaya\n\nMesaj, Yazışma sayfasındadır/u);
});

test('a blocked conversation accepts no new text, reactions, pins or files, only withdrawals', async () => {
  const Id = await ikili('ayse', 'ece');
  const [m, obur] = [await yaz('ayse', Id, 'Selam'), await yaz('ece', Id, 'Selam sana')];
  const tepki = (Var: boolean) => s.call(oda.mesajTepki, { Id: obur, Isaret: 'soru', Var }, k.ayse.token);
  const veri = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const dosyala = async (uc: 'mesaj' | 'dosya') =>
    uc === 'mesaj'
      ? s.yukle(oda.yazismaImgKaydet, { MesajId: String(m) }, [{ ad: 'a.png', veri }], k.ayse.token)
      : s.yukle(dosya.dosyaKaydet, { Nesne: 'mesaj', NesneId: String(m) }, [{ ad: 'a.png', veri }], k.ayse.token);
  tamam(await tepki(true));
  const [resim] = tamam(await dosyala('mesaj')).images;
  tamam(await s.call(oda.kisiEngelle, { KisiId: k.ayse.Id, Engelli: true }, k.ece.token));
  const kapali = { durum: false, msg: GOZETIM.engelli };
  expect((await dene('ayse', Id, 'Hakaret')).body).toEqual(kapali);
  expect((await duzenle('ayse', m, 'Hakaret')).body).toEqual(kapali);
  expect((await tepki(true)).body).toEqual(kapali);
  expect((await s.call(oda.mesajSabitle, { Id: m, Sabit: true }, k.ayse.token)).body).toEqual(kapali);
  for (const uc of ['mesaj', 'dosya'] as const) expect((await dosyala(uc)).body).toMatchObject(kapali);
  tamam(await s.call(dosya.dosyaSil, { Nesne: 'mesaj', Id: resim!.Id }, k.ayse.token));
  expect((await s.call(dosya.dosyaGeriAl, { Nesne: 'mesaj', Id: resim!.Id }, k.ayse.token)).body).toEqual(kapali);
  expect((await oku('ece', Id)).mesajlar.map((x) => [x.Metin, x.dosyalar.length])).toEqual([
    ['Selam', 0],
    ['Selam sana', 0],
  ]);
  tamam(await tepki(false));
  tamam(await s.call(oda.mesajGeriAl, { Id: m }, k.ayse.token));
});

test('an urgent message calls no representative off shift, and its author reads that nobody is there', async () => {
  const [Id, baslik] = [await ikili('ece', 'can'), await ikili('ece', 'bas')];
  s.saat.simdi = new Date('2026-11-20T19:30:00Z');
  await yaz('ece', Id, 'Sunucu durdu', { Acil: true });
  await yaz('ece', baslik, 'Sunucu durdu', { Acil: true });
  expect(await kutu('bas')).toEqual([]);
  const { haller } = tamam(await s.call(oda.yazismaHalleri, { KonusmaId: Id }, k.ece.token));
  expect(haller).toMatchObject([{ KisiId: k.can.Id, Yok: true, Yerine: null }]);
});

test('the next present representative is called instead, and a break ends in minutes', async () => {
  const [Id, baslik] = [await ikili('ece', 'can'), await ikili('ece', 'bas')];
  for (const kim of ['can', 'bas'] as const) await evde(kim);
  await s.db.updateTable('departman').set({ vekil_id: k.deniz.Id }).where('id', '=', destek).execute();
  tamam(await s.call(mola.moladurumGuncelle, { userid: k.deniz.Id, moladurum: 645 }, k.deniz.token));
  await yaz('ece', Id, 'Yine durdu', { Acil: true });
  await yaz('ece', baslik, 'Yine durdu', { Acil: true });
  expect((await kutu('deniz')).map((b) => b.ne)).toEqual([
    'Acil (bas Kaya yerine): ece Kaya',
    'Acil (can Kaya yerine): ece Kaya',
  ]);
  expect(await kutu('bas')).toEqual([]);
  await s.db.updateTable('departman').set({ vekil_id: null }).where('id', '=', destek).execute();
});

test('an answer to an answer belongs to its thread', async () => {
  const Id = await grup('ayse', 'can');
  const ilk = await yaz('ayse', Id, 'Kök');
  const yanit = await yaz('can', Id, 'Yanıt', { UstId: ilk });
  await yaz('ayse', Id, 'Yanıta yanıt', { UstId: yanit });
  const { mesajlar } = await oku('ayse', Id, { UstId: ilk });
  expect(mesajlar.map((m) => [m.Metin, m.Yanit])).toEqual([
    ['Kök', 2],
    ['Yanıt', 0],
    ['Yanıta yanıt', 0],
  ]);
});

test('a group without its opener is managed by the member of longest standing', async () => {
  const Id = await grup('ayse', 'can');
  s.ileri(1);
  tamam(await grupKaydet('ayse', Id, 'can', 'ece'));
  const duzenler = async (kim: Kim) => (await oku(kim, Id)).konusma.Duzenler;
  expect([await duzenler('ayse'), await duzenler('can')]).toEqual([true, false]);
  tamam(await s.call(oda.gruptanAyril, { Id }, k.ayse.token));
  expect([await duzenler('can'), await duzenler('ece')]).toEqual([true, false]);
  expect((await grupKaydet('ece', Id, 'can', 'deniz')).body).toEqual({ durum: false, msg: METIN.acan });
  tamam(await grupKaydet('can', Id, 'ece', 'deniz'));
  const calisir = (aktif: boolean) => s.db.updateTable('kisi').set({ aktif }).where('id', '=', k.can.Id).execute();
  await calisir(false);
  expect(await duzenler('ece')).toBe(true);
  await calisir(true);
});

test('a change calls only newly named people, once, and nobody who cannot read it', async () => {
  const Id = await grup('ayse', 'can');
  const m = await yaz('ayse', Id, '@can Kaya bakar mısın', anarak('can'));
  tamam(await grupKaydet('ayse', Id, 'can', 'ece'));
  await s.db.deleteFrom('bildirim').execute();
  tamam(await duzenle('ayse', m, '@can Kaya ve @ece Kaya bakar mısınız'));
  expect([await kutu('can'), await kutu('ece')]).toEqual([[], []]);
  const yeni = await yaz('ayse', Id, 'Bakar mısınız');
  for (const [sira, soz] of ['@ece Kaya bakar mısın', 'Bakar mısınız', '@ece Kaya, bakar mısın'].entries())
    tamam(await duzenle('ayse', yeni, soz, sira + 1));
  expect(await kutu('ece')).toEqual([{ ne: 'ayse Kaya sizi andı: Tatil planı', soz: '@ece Kaya, bakar mısın' }]);
  expect((await oku('ece', Id)).mesajlar[0]!.anilanlar).toEqual([{ Id: k.ece.Id, Ad: 'ece Kaya' }]);
});

test('a change without a name ends its call, and a name in small letters calls', async () => {
  const Id = await grup('ayse', 'can', 'ece');
  const m = await yaz('ayse', Id, '@can Kaya bakar mısın', anarak('can'));
  const anilanlar = async () => (await oku('ece', Id)).mesajlar.find((x) => x.Id === m)!.anilanlar.map((a) => a.Id);
  expect(await anilanlar()).toEqual([k.can.Id]);
  tamam(await duzenle('ayse', m, 'Bakar mısın'));
  expect(await anilanlar()).toEqual([]);
  expect(await kutu('can')).toEqual([]);
  const liste = tamam(await s.call(oda.konusmaListesi, {}, k.can.token)).konusmalar.find((x) => x.Id === Id)!;
  expect(liste.Anildim).toBe(false);
  const yeni = await yaz('ayse', Id, 'Sence @ECE KAYA?');
  expect((await oku('can', Id)).mesajlar.find((x) => x.Id === yeni)).toMatchObject({
    Metin: 'Sence @ece Kaya?',
    anilanlar: [{ Id: k.ece.Id, Ad: 'ece Kaya' }],
  });
});

test('an anonymous person is named nowhere in texts of others, by any name that they had', async () => {
  const Id = await grup('ayse', 'can', 'deniz', 'ece');
  const m = await yaz('ayse', Id, '@deniz Kaya ile @ece Kaya gelir mi?', anarak('deniz', 'ece', 'can'));
  tamam(await s.call(oda.mesajSikayet, { Id: m, Sebep: 'Denemek için bildirildi.' }, k.can.token));
  tamam(await duzenle('ayse', m, '@deniz Kaya, @ece Kaya ve @deniz Kayacan gelsin'));
  await s.db.updateTable('kisi').set({ soyad: 'Yıldız (Er)' }).where('id', '=', k.deniz.Id).execute();
  tamam(await duzenle('ayse', m, '@deniz Yıldız (Er) gelsin, @ece Kaya gelmesin', 2));
  await s.db.transaction().execute((tx) => anonim!(tx, [k.deniz.Id, k.ece.Id]));
  const { rows } = await sql<{ metin: string }>`
    select metin from mesaj_gecmisi where mesaj_id = ${m} union all select metin from mesaj_sikayeti where mesaj_id = ${m}
    union all select metin from mesaj where id = ${m} order by 1`.execute(s.db);
  expect(rows.map((r) => r.metin)).toEqual([
    '@Ayrılan gelsin, @Ayrılan gelmesin',
    '@Ayrılan ile @Ayrılan gelir mi?',
    '@Ayrılan ile @Ayrılan gelir mi?',
    '@Ayrılan, @Ayrılan ve @deniz Kayacan gelsin',
  ]);
});
