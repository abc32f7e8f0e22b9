import { gorusme as oda } from '@masabasi/core/masa/gorusme/contract';
import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import { metindekiler, type TakipHali } from '@masabasi/core/masa/takip/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sayfaVer, tamam, testServer } from '../../testing/product.ts';
import { faces } from '../../rooms.ts';
import { masaKur } from './testing.ts';

/** Notifications to people other than the assignee: colleagues called in a note, and followers. */

const s = await testServer();
const { dagitan, ayse, can, altinci, ac, detay, durumYaz, kisi, mesaj, musteriAc, dk } = await masaKur(s);
afterAll(() => s.kapat());
beforeEach(async () => {
  await dk(0);
  await s.db.deleteFrom('bildirim').execute();
});
type Kisi = typeof ayse;

const yaz = (GorusmeId: number, Tur: 'not' | 'yanit', Aciklama: string, Anilanlar: number[] = [], kim = ayse) =>
  s.call(oda.gorusmeHareketKaydet, { hareket: { GorusmeId, Tur, Aciklama, Anilanlar } }, kim.token);
const takip = (Id: number, Hal: TakipHali, kim = can) => s.call(oda.takipGuncelle, { Id, Hal }, kim.token);
const ata = async (Id: number, AtananId: number, kim = ayse) =>
  s.call(oda.gorusmeAta, { Id, AtananId, Surum: (await detay(Id)).gorusme.Surum, gordum: ['yok'] }, kim.token);
/** Notifications of a person, the newest first. */
const duydugu = async ({ token }: Kisi) =>
  tamam(await s.call(bildirim.bildirimler, {}, token)).bildirimler.map((b) => b.Baslik);
const bende = (kim = ayse) => ac({ Baslik: 'Fiş basmıyor' }, { AtananId: kim.Id });

describe('people who may be called in a note', () => {
  test('see the ticket: they work with its product and may open the desk', async () => {
    const masasiz = await kisi('Masasız', [2]);
    await sql`delete from kisi_rol where kisi_id = ${masasiz.Id}`.execute(s.db);
    const ayrilan = await kisi('Ayrılan', [2]);
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', ayrilan.Id).execute();
    const g = await bende();
    const { kisiler } = tamam(await s.call(oda.anilabilecekler, { Id: g.Id }, ayse.token));
    expect(kisiler.map((k) => k.Ad)).toEqual(['Can Deneme', 'dağıtan Deneme']);
    expect((await s.call(oda.anilabilecekler, { Id: g.Id }, altinci.token)).status).toBe(404);
    for (const k of [masasiz, ayrilan]) {
      const Ad = k === masasiz ? 'Masasız Deneme' : 'Ayrılan Deneme';
      expect(mesaj(await yaz(g.Id, 'not', `@${Ad} bak`, [k.Id]))).toBe(
        `${Ad} bu görüşmeyi göremiyor; notta anamazsınız. Adını çıkarıp yeniden kaydediniz.`,
      );
    }
    await sayfaVer(s.db, masasiz.Id, ['/islemler/musterigorusme/list']);
    expect(mesaj(await yaz(g.Id, 'not', '@Masasız Deneme bak', [masasiz.Id]))).toBe('tamam');
  });

  test('are no others: the refusal names them, and nothing is written', async () => {
    const g = await bende();
    expect(mesaj(await yaz(g.Id, 'not', '@altıncı Deneme ve @Can Deneme bakın', [altinci.Id, can.Id]))).toBe(
      'altıncı Deneme bu görüşmeyi göremiyor; notta anamazsınız. Adını çıkarıp yeniden kaydediniz.',
    );
    expect((await detay(g.Id)).hareketlist.map((h) => h.Tur)).toEqual(['acildi']);
    expect(await duydugu(can)).toEqual([]);
    // A name that was typed without being chosen is text: nobody is told.
    expect(mesaj(await yaz(g.Id, 'not', '@altıncı Deneme bakamaz'))).toBe('tamam');
    expect(
      (
        await yaz(
          g.Id,
          'not',
          '@a',
          Array.from({ length: 21 }, (_, i) => i + 1),
        )
      ).status,
    ).toBe(400);
  });
});

describe('a colleague who is called', () => {
  test('is told with a link, follows the ticket, and stands in the line', async () => {
    const g = await bende();
    tamam(await yaz(g.Id, 'not', 'Bunu @Can Deneme bilir, @Ayşe Deneme', [can.Id, ayse.Id]));
    const [line] = (await detay(g.Id)).hareketlist;
    expect(metindekiler(line!.Aciklama, line!.Anilanlar).map((k) => k.Id)).toEqual([ayse.Id, can.Id]);
    const [b, ...baska] = tamam(await s.call(bildirim.bildirimler, {}, can.token)).bildirimler;
    expect(baska).toEqual([]);
    expect(b).toMatchObject({
      Baslik: `Ayşe Deneme sizi andı: ${g.No} Fiş basmıyor`,
      Yol: `/islemler/musterigorusme/detay?id=${g.Id}#hareket-${line!.Id}`,
    });
    expect((await detay(g.Id, can)).takip).toEqual({ takipciler: [{ Id: can.Id, Ad: 'Can Deneme' }], benim: 'acik' });
    // Nobody calls themselves.
    expect(await duydugu(ayse)).toEqual([]);
  });

  test('is called by the text: a chosen name that the text lacks calls nobody', async () => {
    const g = await bende();
    tamam(await yaz(g.Id, 'not', 'Can bilir', [can.Id, altinci.Id]));
    expect(await duydugu(can)).toEqual([]);
    expect((await detay(g.Id)).hareketlist[0]!.Anilanlar).toEqual([]);
  });

  test('is called by a name typed in small letters', async () => {
    const g = await bende();
    tamam(await yaz(g.Id, 'not', '@can deneme bakar mı', []));
    expect((await detay(g.Id)).hareketlist[0]).toMatchObject({
      Aciklama: '@Can Deneme bakar mı',
      Anilanlar: [{ Id: can.Id, Ad: 'Can Deneme' }],
    });
    expect(await duydugu(can)).toHaveLength(1);
  });

  test('is never called in an answer to the customer', async () => {
    const g = await bende();
    tamam(await yaz(g.Id, 'yanit', '@Can Deneme size yazacak', [can.Id]));
    expect((await detay(g.Id)).hareketlist[0]).toMatchObject({ Aciklama: '@Can Deneme size yazacak', Anilanlar: [] });
    expect(await duydugu(can)).toEqual([]);
  });

  test('keeps an own mute', async () => {
    const g = await bende();
    tamam(await takip(g.Id, 'sessiz'));
    tamam(await yaz(g.Id, 'not', '@Can Deneme bak', [can.Id]));
    expect((await detay(g.Id, can)).takip.benim).toBe('sessiz');
    expect(await duydugu(can)).toHaveLength(1);
  });

  test('who was made anonymous is named in no note any more', async () => {
    const giden = await kisi('Giden', [2]);
    const g = await bende();
    tamam(await yaz(g.Id, 'not', '@Giden Deneme bak', [giden.Id]));
    for (const f of faces) if (f.ad === 'takip') await f.anonim?.(s.db, [giden.Id]);
    expect((await detay(g.Id)).hareketlist[0]).toMatchObject({ Aciklama: '@Ayrılan Personel bak', Anilanlar: [] });
    expect((await detay(g.Id)).takip.takipciler).toEqual([]);
  });
});

describe('a follower of a ticket', () => {
  test('hears of answers, states and handovers, and of no own acts', async () => {
    const g = await bende();
    tamam(await takip(g.Id, 'acik'));
    tamam(await yaz(g.Id, 'not', 'Yalnız not'));
    expect(await duydugu(can)).toEqual([]);
    tamam(await yaz(g.Id, 'yanit', 'Bakıyoruz'));
    tamam(await durumYaz(g.Id, { Durum: 'islemde' }));
    tamam(await yaz(g.Id, 'yanit', 'Ben de baktım', [], can));
    tamam(await ata(g.Id, dagitan.Id));
    expect(await duydugu(can)).toEqual([`${g.No}: Görüşme aktarıldı`, `${g.No}: İşlemde`, `${g.No}: Müşteriye yanıt`]);
  });

  test('is the person who handed it over; the new assignee hears of it once', async () => {
    const g = await bende();
    tamam(await takip(g.Id, 'acik'));
    tamam(await ata(g.Id, can.Id));
    // The history names who had it and who has it now.
    const verildi = (await detay(g.Id)).hareketlist.find((h) => h.Tur === 'atandi');
    expect(verildi).toMatchObject({ Baslik: 'Görüşme aktarıldı', Onceki: 'Ayşe Deneme', Atanan: 'Can Deneme' });
    expect(await duydugu(can)).toEqual([`Size bir görüşme atandı: ${g.No} Fiş basmıyor`]);
    expect((await detay(g.Id)).takip).toMatchObject({ benim: 'acik' });
    tamam(
      await s.call(
        oda.gorusmeDurumGuncelle,
        { Id: g.Id, Surum: (await detay(g.Id)).gorusme.Surum, Durum: 'islemde' },
        can.token,
      ),
    );
    expect(await duydugu(ayse)).toEqual([`${g.No}: İşlemde`]);
  });

  test('hears nothing when muted, after unfollowing, without the product or after leaving the company', async () => {
    const g = await bende();
    // One after the other, as followers at the same moment are in the order of numbers.
    const sessiz = await kisi('Sessiz', [2]);
    const [birakan, urunsuz, giden] = await Promise.all(['Bırakan', 'Ürünsüz', 'Gidecek'].map((ad) => kisi(ad, [2])));
    tamam(await takip(g.Id, 'sessiz', sessiz));
    for (const k of [birakan!, urunsuz!, giden!]) tamam(await takip(g.Id, 'acik', k));
    tamam(await takip(g.Id, 'yok', birakan));
    tamam(await takip(g.Id, 'yok', birakan));
    await s.db.updateTable('kisi_proje').set({ proje_id: 6 }).where('kisi_id', '=', urunsuz!.Id).execute();
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', giden!.Id).execute();
    tamam(await yaz(g.Id, 'yanit', 'Bakıyoruz'));
    expect((await s.db.selectFrom('bildirim').selectAll().execute()).map((b) => b.kisi_id)).toEqual([]);
    expect((await detay(g.Id)).takip.takipciler.map((k) => k.Ad)).toEqual(['Sessiz Deneme', 'Ürünsüz Deneme']);
  });

  test('sees the ticket: nobody follows a hidden one', async () => {
    const g = await bende();
    expect((await takip(g.Id, 'acik', altinci)).status).toBe(404);
  });

  test('follows once, even with several requests at once', async () => {
    const g = await bende();
    const hepsi = await Promise.all(Array.from({ length: 8 }, () => takip(g.Id, 'acik')));
    expect(hepsi.every((r) => r.body.durum)).toBe(true);
    expect((await detay(g.Id)).takip.takipciler).toHaveLength(1);
  });

  test('follows the ticket that it was merged into, and is removed after the parting unless they chose to follow', async () => {
    const { Id: MusteriId } = await musteriAc();
    const o = { AtananId: ayse.Id, gordum: ['ayniKonu' as const] };
    const [hedef, g] = [await ac({ MusteriId }, o), await ac({ MusteriId }, o)];
    tamam(await takip(g.Id, 'acik'));
    tamam(await takip(g.Id, 'acik', dagitan));
    tamam(await s.call(oda.gorusmeBirlestir, { Id: g.Id, Surum: g.Surum, HedefId: hedef.Id }, ayse.token));
    expect(await duydugu(can)).toEqual([`${g.No}: ${hedef.No} ile birleştirildi`]);
    expect((await detay(hedef.Id)).takip.takipciler).toHaveLength(2);
    tamam(await takip(hedef.Id, 'acik', dagitan));
    expect(mesaj(await takip(g.Id, 'acik', dagitan))).toBe(
      `Bu görüşme ${hedef.No} ile birleştirilmiş; onu takip ediniz.`,
    );
    tamam(await s.call(oda.gorusmeBirlestirGeriAl, { Id: g.Id }, ayse.token));
    expect((await detay(hedef.Id)).takip.takipciler.map((k) => k.Id)).toEqual([dagitan.Id]);
    expect((await detay(g.Id)).takip.takipciler).toHaveLength(2);
  });
});

test('a person with the right over all products can be called in a note', async () => {
  const tam = await kisi('Tam', [], [YETKI.ayricalikli]);
  const g = await bende();
  expect(mesaj(await yaz(g.Id, 'not', '@Tam Deneme bak', [tam.Id]))).toBe('tamam');
});
