import { contract } from '@masabasi/core/contract';
import { GORUSME_SURECI } from '@masabasi/core/masa/gorusme/rules';
import { cikislar } from '@masabasi/core/platform/process/surec';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { gorusmeIsi } from './job.ts';
import { masaKur } from './testing.ts';

/** Support calls: states, lines and promises. */

const { gorusme: oda } = contract;
const s = await testServer();
const {
  dagitan,
  ayse,
  can,
  kisi,
  tanim,
  musteriAc,
  yetkiliAc,
  kaydet,
  ac,
  detay,
  durumYaz,
  gecerli,
  mesaj,
  liste,
  dk,
  an,
} = await masaKur(s);
afterAll(() => s.kapat());
beforeEach(() => dk(0));

describe('states', () => {
  test.each(['ayse', 'dagitan', 'can'] as const)('is the table’s for %s, from every state', async (kim) => {
    const kimler = { ayse, dagitan, can };
    const { Id } = await ac({}, { AtananId: ayse.Id });
    const gorulen: string[] = [];
    for (const hedef of [
      'islemde',
      'musteri',
      'yazilim',
      'islemde',
      'cozuldu',
      'kapandi',
      'islemde',
      'cozuldu',
    ] as const) {
      const { gorusme } = await detay(Id);
      for (const durum of GORUSME_SURECI.durumlar) {
        const yolu = cikislar(GORUSME_SURECI, gorusme.DurumAnahtar).find((c) => c.nereye === durum);
        if (durum === hedef) continue;
        // A state that is not allowed from here is refused, and the refusal names the allowed ones.
        if (!yolu) expect(mesaj(await durumYaz(Id, gecerli(durum), kimler[kim])), durum).not.toBe('tamam');
      }
      const cevap = await durumYaz(Id, gecerli(hedef), kimler[kim]);
      gorulen.push(String(mesaj(cevap)));
      if (!cevap.body.durum) tamam(await durumYaz(Id, gecerli(hedef), ayse));
    }
    const baskasi = 'Bu görüşme sizin üzerinizde değil; önce üstleniniz.';
    expect(gorulen).toEqual(
      kim === 'can' ? [baskasi, baskasi, baskasi, baskasi, baskasi, 'tamam', 'tamam', baskasi] : Array(8).fill('tamam'),
    );
  });

  test('need a reason to wait, a solution and a reason to open again', async () => {
    const { Id } = await ac({}, { AtananId: ayse.Id });
    await durumYaz(Id, { Durum: 'islemde' });
    expect(mesaj(await durumYaz(Id, { Durum: 'musteri', Aciklama: 'bekle' }))).toContain('Müşteriden ne beklendiğini');
    expect(mesaj(await durumYaz(Id, { Durum: 'cozuldu', Cozum: 'kısa' }))).toContain('Nasıl çözüldüğünü');
    expect(mesaj(await durumYaz(Id, { Durum: 'atandi' }))).not.toBe('tamam');
    tamam(await durumYaz(Id, gecerli('cozuldu')));
    expect(mesaj(await durumYaz(Id, { Durum: 'islemde' }))).toContain('Neden yeniden açıldığını');
    await dk(7 * 24 * 60 + 1);
    expect(mesaj(await durumYaz(Id, gecerli('islemde')))).toContain('7 gün içinde yeniden açılır');
  });

  test('never assign an unassigned ticket', async () => {
    const { Id } = await ac();
    for (const Durum of ['atandi', 'birlesti'] as const)
      expect(mesaj(await durumYaz(Id, { Durum }, dagitan))).toMatch(/işlemiyle geçilir/);
  });

  test('are refused after a change meanwhile', async () => {
    const g = await ac({}, { AtananId: ayse.Id });
    tamam(await durumYaz(g.Id, { Durum: 'islemde' }));
    const { status, body } = await s.call(
      oda.gorusmeDurumGuncelle,
      { Id: g.Id, Surum: g.Surum, ...gecerli('cozuldu') },
      ayse.token,
    );
    expect([status, body]).toMatchObject([409, { guncel: { DurumAnahtar: 'islemde' } }]);
  });

  test('allow a ticket to be taken when its assignee left', async () => {
    const giden = await kisi('Giden', [2]);
    const { Id } = await ac({}, { AtananId: giden.Id, gordum: ['yok'] });
    expect(mesaj(await s.call(oda.gorusmeUstlen, { Id }, ayse.token))).toContain('üstlendi');
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', giden.Id).execute();
    expect((await liste({ sekme: 'atanmamis' })).gorusmelist.map((g) => g.Id)).toContain(Id);
    expect(mesaj(await s.call(oda.gorusmeUstlen, { Id }, ayse.token))).toBe('tamam');
  });

  test('end by themselves after three working days', async () => {
    // OGLEN is a Friday.
    const { Id } = await ac({}, { Cozum: 'Sunucu yeniden başlatıldı.' });
    const calistir = () => gorusmeIsi.calistir({ db: s.db, simdi: s.saat.simdi });
    for (const [gun, durum] of [
      [3, 'cozuldu'],
      [5, 'cozuldu'],
      [6, 'kapandi'],
    ] as const) {
      await dk(gun * 24 * 60);
      await calistir();
      expect([gun, (await detay(Id)).gorusme.DurumAnahtar]).toEqual([gun, durum]);
    }
    const { hareketlist } = await detay(Id);
    expect(hareketlist[0]).toMatchObject({ Baslik: 'Kendiliğinden kapandı', Kisi: null });
    await calistir();
    expect((await detay(Id)).hareketlist).toHaveLength(hareketlist.length);
  });
});

describe('lines', () => {
  const yaz = (GorusmeId: number, o: object, kim = ayse) =>
    s.call(
      oda.gorusmeHareketKaydet,
      { hareket: { GorusmeId, Tur: 'not', Aciklama: 'Arandı.', ...o } as never },
      kim.token,
    );

  test('a note stays internal; an answer counts as the first one, and goes to the address on the card', async () => {
    const { Id: MusteriId } = await musteriAc({ Eposta: 'sekreter@poliklinik.example' });
    const { Id, No } = await ac({ MusteriId });
    tamam(await yaz(Id, {}, can));
    expect((await detay(Id)).sla?.yanit.hal).toBe('isler');
    expect(mesaj(await yaz(Id, { Tur: 'yanit', Alici: 'baskasi@ornek.example' }))).toContain('müşterinin kartında yok');
    await dk(30);
    tamam(await yaz(Id, { Tur: 'yanit', Aciklama: 'Yarın 10’da arayacağız.', Alici: 'Sekreter@poliklinik.example' }));
    const { gorusme, hareketlist, sla } = await detay(Id);
    expect(sla?.yanit).toMatchObject({ hal: 'bitti', kalan: 210 * 60 });
    expect(gorusme.IlkYanitZamani).toBe(an());
    expect(hareketlist.slice(0, 2).map((h) => [h.Tur, h.Musteriye, h.Alici])).toEqual([
      ['yanit', true, 'sekreter@poliklinik.example'],
      ['not', false, null],
    ]);
    const posta = await s.db
      .selectFrom('posta')
      .select(['alici', 'konu', 'metin'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(posta).toMatchObject({
      konu: expect.stringMatching(`^Reçete gönderilemiyor \\[${No}-[2-9A-Z]{8}\\]$`),
      metin: 'Yarın 10’da arayacağız.',
    });
  });

  test('an answer to one of the contact persons goes to them', async () => {
    const { Id: MusteriId } = await musteriAc();
    await yetkiliAc(MusteriId, { Ad: 'Nur', Eposta: 'nur@poliklinik.example' });
    const { Id } = await ac({ MusteriId });
    expect(mesaj(await yaz(Id, { Tur: 'yanit', Alici: 'nur@poliklinik.example' }))).toBe('tamam');
  });

  test('a cancelled ticket takes no answer', async () => {
    const { Id } = await ac({}, { AtananId: ayse.Id });
    tamam(await durumYaz(Id, gecerli('iptal')));
    expect(mesaj(await yaz(Id, { Tur: 'yanit' }))).toContain('kapanmış');
    expect(mesaj(await yaz(Id, {}))).toBe('tamam');
  });
});

describe('the promise', () => {
  test('stops while the ticket waits for others, keeps the waiting time with another priority, and ends with the solution', async () => {
    const { Id } = await ac({}, { AtananId: ayse.Id });
    const satir = async () => (await liste({ ara: (await detay(Id)).gorusme.No })).gorusmelist[0]!;
    tamam(await durumYaz(Id, { Durum: 'islemde' }));
    await dk(60);
    tamam(await durumYaz(Id, gecerli('musteri')));
    expect(await satir()).toMatchObject({ SlaHali: 'durdu' });
    const { sla } = await detay(Id);
    // Noon in Istanbul: half an hour until lunch, half an hour after it.
    const kalan = sla!.cozum.kalan;
    await dk(24 * 60);
    expect((await detay(Id)).sla?.cozum).toMatchObject({ hal: 'durdu', kalan });
    const { gorusme } = await detay(Id);
    const { Surum } = gorusme;
    tamam(await kaydet({ Id, Surum, MusteriId: gorusme.MusteriId, OncelikId: tanim['oncelikler']!['kritik']! }));
    expect((await detay(Id)).sla?.cozum.kalan).toBe(kalan - (1440 - 240) * 60);
    tamam(await durumYaz(Id, gecerli('cozuldu')));
    expect(await satir()).toMatchObject({ SlaHali: null, SlaBitis: null });
  });

  test('is late in the desk’s hours, and the list counts it', async () => {
    const once = (await liste()).ozet.adetler;
    const { Id } = await ac({ OncelikId: tanim['oncelikler']!['kritik']! }, { AtananId: ayse.Id });
    expect((await liste()).ozet.adetler).toMatchObject({
      geciken: once.geciken,
      benim: once.benim + 1,
      bugun: once.bugun + 1,
    });
    // It is Friday; nothing turns late on Saturday.
    await dk(29);
    const hal = async () => (await liste({ sekme: 'benim' })).gorusmelist.find((g) => g.Id === Id)?.SlaHali;
    expect(await hal()).not.toBe('asildi');
    await dk(3 * 60);
    expect(await hal()).toBe('asildi');
    expect((await liste({ sekme: 'geciken' })).gorusmelist.map((g) => g.Id)).toContain(Id);
  });
});
