import { contract } from '@masabasi/core/contract';
import { PANO_DURUMLARI } from '@masabasi/core/masa/gorusmeler/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { TOPLU_METNI } from '@masabasi/core/platform/list/toplu';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { masaKur } from './testing.ts';
import { tamam, testServer } from '../../testing/product.ts';

/** Many tickets at once: bulk acts, the board of their states, the calendar of their days. */

const { gorusme: tek, gorusmeler: oda, hatirlatma, suzgec } = contract;
const s = await testServer();
const { dagitan, ayse, can, altinci, tanim, ac, detay, durumYaz, gecerli, mesaj, dk } = await masaKur(s);
afterAll(() => s.kapat());
beforeEach(() => dk(0));

type Acilan = Awaited<ReturnType<typeof ac>>;
type Kisi = typeof ayse;
const secilen = async (bunlar: readonly { Id: number }[]) =>
  Promise.all(bunlar.map(async ({ Id }) => ({ Id, Surum: (await detay(Id, can)).gorusme.Surum })));
const durumlari = async (bunlar: readonly { Id: number }[]) =>
  Promise.all(bunlar.map(async ({ Id }) => (await detay(Id, can)).gorusme.DurumAnahtar));
const BASKASININ = 'Bu görüşme sizin üzerinizde değil; önce üstleniniz.';

describe('several tickets together', () => {
  test('are taken, except those of a colleague, hidden ones, and ones that a colleague took first', async () => {
    const [bos, benim, canin, eski] = [
      await ac(),
      await ac({}, { AtananId: ayse.Id }),
      await ac({}, { AtananId: can.Id, gordum: ['yok'] }),
      await ac(),
    ];
    const baskaUrun = await ac({ ProjeId: 6 }, {}, can);
    const gorusmeler = await secilen([canin, bos, benim, eski]);
    tamam(
      await s.call(
        oda.gorusmeTopluOncelik,
        { gorusmeler: [gorusmeler[3]!], OncelikId: oncelik('kritik') },
        dagitan.token,
      ),
    );
    const istek = { gorusmeler: [...gorusmeler, { Id: baskaUrun.Id, Surum: 1 }, gorusmeler[1]!] };
    const { sonuclar } = tamam(await s.call(oda.gorusmeTopluUstlen, istek, ayse.token));
    expect(new Map(sonuclar.map((x) => [x.Id, x.Neden]))).toEqual(
      new Map([
        [bos.Id, null],
        [benim.Id, 'Bu görüşmeyi zaten siz üstlendiniz.'],
        [canin.Id, expect.stringMatching(/^Bu görüşmeyi Can .*üstlendi\.$/)],
        [eski.Id, TOPLU_METNI.degisti],
        [baskaUrun.Id, TOPLU_METNI.yok('görüşme')],
      ]),
    );
    expect(await durumlari([bos, eski, baskaUrun])).toEqual(['atandi', 'yeni', 'yeni']);
    expect((await detay(bos.Id)).hareketlist.map((h) => h.Tur)).toEqual(['ustlenildi', 'acildi']);
    // The same request sent again takes nothing twice.
    const yine = tamam(await s.call(oda.gorusmeTopluUstlen, istek, ayse.token)).sonuclar;
    expect(yine.filter((x) => x.Neden === null)).toEqual([]);
    expect((await detay(bos.Id)).hareketlist).toHaveLength(2);
  });

  test('are assigned by people with the right to each, notified once, with a warning first when the assignee is absent', async () => {
    const bunlar = [
      await ac(),
      await ac({}, { AtananId: ayse.Id }),
      await ac({}, { AtananId: can.Id, gordum: ['yok'] }),
    ];
    const istek = { gorusmeler: await secilen(bunlar), AtananId: can.Id, Aciklama: 'Reçete işi sizde' };
    const ilk = await s.call(oda.gorusmeTopluAta, istek, dagitan.token);
    expect(ilk.body).toMatchObject({ durum: false, uyari: 'yok' });
    expect(await durumlari(bunlar)).toEqual(['yeni', 'atandi', 'atandi']);
    // A person without the right to assign hands on only own tickets.
    const benimki = await ac({}, { AtananId: ayse.Id });
    const kendi = { gorusmeler: await secilen([bunlar[0]!, benimki]), AtananId: can.Id, yokGordum: true };
    expect(tamam(await s.call(oda.gorusmeTopluAta, kendi, ayse.token)).sonuclar.map((x) => x.Neden)).toEqual([
      BASKASININ,
      null,
    ]);
    const once = await bildirimler(can);
    const { sonuclar } = tamam(await s.call(oda.gorusmeTopluAta, { ...istek, yokGordum: true }, dagitan.token));
    expect(sonuclar.map((x) => x.Neden)).toEqual([
      null,
      null,
      expect.stringMatching(/^Görüşme zaten Can .* üzerinde\.$/),
    ]);
    expect((await bildirimler(can)).slice(once.length)).toEqual(['Size 2 görüşme atandı']);
    expect((await detay(bunlar[0]!.Id)).hareketlist[0]).toMatchObject({ Tur: 'atandi', Aciklama: 'Reçete işi sizde' });
  });

  test('go to a state that the state machine of each allows, with one solution for all', async () => {
    const bunlar = [
      await ac({}, { AtananId: ayse.Id }),
      await ac(),
      await ac({}, { AtananId: can.Id, gordum: ['yok'] }),
      await ac({}, { AtananId: ayse.Id }),
    ];
    tamam(await durumYaz(bunlar[3]!.Id, { Durum: 'islemde' }));
    const istek = async () => ({ gorusmeler: await secilen(bunlar), ...gecerli('cozuldu') });
    const kisa = tamam(await s.call(oda.gorusmeTopluDurum, { ...(await istek()), Cozum: 'kısa' }, ayse.token));
    expect(kisa.sonuclar.every((x) => x.Neden !== null)).toBe(true);
    const { sonuclar } = tamam(await s.call(oda.gorusmeTopluDurum, await istek(), ayse.token));
    expect(sonuclar.map((x) => x.Neden === null)).toEqual([true, false, false, true]);
    expect(sonuclar[2]!.Neden).toBe(BASKASININ);
    expect(await durumlari(bunlar)).toEqual(['cozuldu', 'yeni', 'atandi', 'cozuldu']);
    expect((await detay(bunlar[0]!.Id)).gorusme.Cozum).toBe('Servis yeniden başlatıldı');
    // A state that only another act leads to is refused.
    const yol = tamam(
      await s.call(oda.gorusmeTopluDurum, { gorusmeler: await secilen([bunlar[1]!]), Durum: 'atandi' }, dagitan.token),
    );
    expect(yol.sonuclar[0]!.Neden).toMatch(/işlemiyle geçilir/);
  });

  test('get a priority and its promise; a person who neither has nor opened one may not', async () => {
    const bunlar = [await ac({}, { AtananId: ayse.Id }), await ac({}, { AtananId: can.Id, gordum: ['yok'] }, dagitan)];
    const once = (await detay(bunlar[0]!.Id)).gorusme.SlaBitis;
    const istek = { gorusmeler: await secilen(bunlar), OncelikId: oncelik('kritik') };
    const { sonuclar } = tamam(await s.call(oda.gorusmeTopluOncelik, istek, ayse.token));
    expect(sonuclar.map((x) => x.Neden)).toEqual([null, BASKASININ]);
    const { gorusme } = await detay(bunlar[0]!.Id);
    expect(gorusme).toMatchObject({ Oncelik: 'Kritik', DurumAnahtar: 'atandi', AtananId: ayse.Id });
    expect(gorusme.SlaBitis! < once!).toBe(true);
    const yanlis = { gorusmeler: await secilen([bunlar[0]!]), OncelikId: 2_000_000_000 };
    expect(tamam(await s.call(oda.gorusmeTopluOncelik, yanlis, ayse.token)).sonuclar[0]!.Neden).toMatch(/^Öncelik/);
    const ayni = { gorusmeler: await secilen([bunlar[0]!]), OncelikId: oncelik('kritik') };
    expect(tamam(await s.call(oda.gorusmeTopluOncelik, ayni, ayse.token)).sonuclar[0]!.Neden).toContain('zaten');
  });

  test('go to one person each when two ask at once', async () => {
    const bunlar = await Promise.all(Array.from({ length: 12 }, () => ac()));
    const gorusmeler = await secilen(bunlar);
    const iste = (kim: Kisi, ters: boolean) =>
      s.call(oda.gorusmeTopluUstlen, { gorusmeler: ters ? gorusmeler.toReversed() : gorusmeler }, kim.token);
    const cevaplar = await Promise.all([iste(ayse, false), iste(can, true), iste(dagitan, false), iste(can, false)]);
    const alinan = cevaplar.flatMap((c) =>
      tamam(c)
        .sonuclar.filter((x) => x.Neden === null)
        .map((x) => x.Id),
    );
    expect(alinan.toSorted((a, b) => a - b)).toEqual(bunlar.map((g) => g.Id).toSorted((a, b) => a - b));
    for (const { Id } of bunlar) expect((await detay(Id)).hareketlist).toHaveLength(2);
  });

  test('are two hundred at most and one at least; the file holds only visible ones', async () => {
    const cok = Array.from({ length: 201 }, (_, i) => ({ Id: i + 1, Surum: 1 }));
    expect(mesaj(await s.call(oda.gorusmeTopluUstlen, { gorusmeler: cok }, ayse.token))).toBe(400);
    const { status, body } = await s.call(oda.gorusmeTopluUstlen, { gorusmeler: [] }, ayse.token);
    expect([status, body]).toMatchObject([400, { msg: "'gorusmeler' alanı: en az bir görüşme içermeli." }]);
    const [a, b] = [await ac(), await ac({ ProjeId: 6 }, {}, can)];
    tamam(await s.call(tek.gorusmeAktar, { Idler: [a.Id, b.Id] }, ayse.token));
    const { rows } = await denetimAdedi();
    expect(rows.at(-1)).toEqual({ adet: 1 });
  });
});

describe('the board', () => {
  const oku = async (o: object = {}, kim: Kisi = ayse) => tamam(await s.call(oda.gorusmePanosu, o, kim.token)).sutunlar;
  const yeri = async (g: Acilan, kim: Kisi = ayse) =>
    (await oku({ Boylar: Object.fromEntries(PANO_DURUMLARI.map((d) => [d, 200])) }, kim)).find((c) =>
      c.gorusmeler.some((x) => x.Id === g.Id),
    )?.Durum;

  test('has a ticket in the column of its state, for people who see it, until it is closed', async () => {
    const g = await ac({}, { AtananId: ayse.Id });
    expect(await yeri(g)).toBe('atandi');
    expect(await yeri(g, altinci)).toBeUndefined();
    for (const durum of ['islemde', 'musteri', 'yazilim', 'cozuldu'] as const) {
      tamam(await durumYaz(g.Id, gecerli(durum)));
      expect(await yeri(g)).toBe(durum);
    }
    tamam(await durumYaz(g.Id, { Durum: 'kapandi' }));
    expect(await yeri(g)).toBeUndefined();
  });

  test('counts each column and begins with the earliest promise; a single column can grow', async () => {
    const soz = 'Panodenemesi';
    const bunlar: Acilan[] = [];
    for (const oncelikAdi of ['dusuk', 'kritik', 'normal'])
      bunlar.push(await ac({ Baslik: soz, OncelikId: oncelik(oncelikAdi) }));
    const ikisi = await oku({ ara: soz, Boylar: { yeni: 2 } });
    expect(ikisi.map((c) => [c.Durum, c.Adet])).toEqual(PANO_DURUMLARI.map((d) => [d, d === 'yeni' ? 3 : 0]));
    expect(ikisi[0]!.gorusmeler.map((g) => g.Id)).toEqual([bunlar[1]!.Id, bunlar[2]!.Id]);
    expect(ikisi[0]!.Ad).toBe('Yeni');
    expect((await oku({ ara: soz, Boylar: { yeni: 3 } }))[0]!.gorusmeler).toHaveLength(3);
    // The filters and tabs of the list also work on the board.
    expect((await oku({ ara: soz, OncelikId: oncelik('kritik') }))[0]!.Adet).toBe(1);
    expect((await oku({ ara: soz, sekme: 'benim' }))[0]!.Adet).toBe(0);
    expect(mesaj(await s.call(oda.gorusmePanosu, { Boylar: { yeni: 201 } }, ayse.token))).toBe(400);
  });

  test('tells the second of two simultaneous moves, and keeps the card where the first put it', async () => {
    const g = await ac({}, { AtananId: ayse.Id });
    const { Surum } = (await detay(g.Id)).gorusme;
    const tasi = (kim: Kisi, Durum: 'islemde' | 'cozuldu') =>
      s.call(tek.gorusmeDurumGuncelle, { Id: g.Id, Surum, ...gecerli(Durum) }, kim.token);
    const cevaplar = await Promise.all([tasi(ayse, 'islemde'), tasi(dagitan, 'islemde')]);
    expect(cevaplar.map((c) => c.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(cevaplar.find((c) => c.status === 409)!.body).toMatchObject({ guncel: { DurumAnahtar: 'islemde' } });
    expect(await yeri(g)).toBe('islemde');
  });
});

describe('the calendar', () => {
  const bugun = () => istanbulGunu(s.saat.simdi);
  const oku = async (o: object, kim: Kisi = ayse) =>
    tamam(
      await s.call(
        oda.gorusmeTakvimi,
        { Tur: 'acilis', ilk: gunEkle(bugun(), -7), son: gunEkle(bugun(), 7), ...o } as never,
        kim.token,
      ),
    );

  test('shows each ticket on its day of opening, promise or reminder, as the list does', async () => {
    const soz = 'Takvimdenemesi';
    const bunlar = [await ac({ Baslik: soz }), await ac({ Baslik: soz }), await ac({ Baslik: soz })];
    const Gun = gunEkle(bugun(), 3);
    tamam(await s.call(hatirlatma.hatirlatmaKaydet, { GorusmeId: bunlar[0]!.Id, Gun, Saat: '09:30' }, ayse.token));
    const acilan = await oku({ ara: soz, Gunluk: 2 });
    expect(acilan.gunler.map((g) => [g.Gun, g.Adet, g.gorusmeler.length])).toEqual([[bugun(), 3, 2]]);
    const sozler = await oku({ ara: soz, Tur: 'soz' });
    const sozGunu = istanbulGunu((await detay(bunlar[0]!.Id)).gorusme.SlaBitis!);
    expect(sozler.gunler.map((g) => [g.Gun, g.Adet])).toEqual([[sozGunu, 3]]);
    const benim = await oku({ ara: soz, Tur: 'hatirlatma' });
    expect(benim.gunler.map((g) => [g.Gun, g.Adet, g.gorusmeler[0]!.Id])).toEqual([[Gun, 1, bunlar[0]!.Id]]);
    // Reminders are visible to their owner only.
    expect((await oku({ ara: soz, Tur: 'hatirlatma' }, can)).gunler).toEqual([]);
    expect((await oku({ ara: soz }, altinci)).gunler).toEqual([]);

    // The link of a day opens the list with the same tickets.
    const liste = async (o: object, kim = ayse) =>
      tamam(await s.call(tek.getGorusmeList, { ara: soz, ...o }, kim.token)).toplam;
    expect(await liste({ Baslangic: bugun(), Bitis: bugun() })).toBe(3);
    expect(await liste({ SozGunu: sozGunu })).toBe(3);
    expect(await liste({ SozGunu: gunEkle(sozGunu, 1) })).toBe(0);
    expect(await liste({ HatirlatmaGunu: Gun })).toBe(1);
    expect(await liste({ HatirlatmaGunu: Gun }, can)).toBe(0);
  });

  test('shows six weeks at most', async () => {
    const uzun = { Tur: 'acilis', ilk: '2026-01-01', son: '2026-12-31' } as const;
    expect(mesaj(await s.call(oda.gorusmeTakvimi, uzun, ayse.token))).toContain('en çok 42 günün görüşmeleri');
  });
});

test('a saved filter keeps the view of the list', async () => {
  const kaydet = (Sorgu: string, Ad: string) =>
    s.call(suzgec.suzgecKaydet, { Id: 0, Surum: 0, Sayfa: 'gorusme', Ad, Sorgu, Paylasilan: 0 }, ayse.token);
  tamam(await kaydet('sekme=benim&bakis=takvim&takvim=soz&aralik=ay', 'Takvimim'));
  const { suzgecler } = tamam(await s.call(suzgec.suzgecList, { Sayfa: 'gorusme' }, ayse.token));
  expect(suzgecler.find((x) => x.Ad === 'Takvimim')!.Sorgu).toBe('sekme=benim&bakis=takvim&takvim=soz');
  expect(mesaj(await kaydet('bakis=harita', 'Olmaz'))).toBe(400);
});

function oncelik(anahtar: string): number {
  return tanim['oncelikler']![anahtar]!;
}
const bildirimler = async (kim: Kisi) =>
  (await s.db.selectFrom('bildirim').select('baslik').where('kisi_id', '=', kim.Id).orderBy('id').execute()).map(
    (b) => b.baslik,
  );
const denetimAdedi = async () => ({
  rows: (
    await s.db.selectFrom('denetim').select('yeni').where('eylem', '=', 'gorusmeAktar').orderBy('id').execute()
  ).map((d) => ({ adet: (d.yeni as { adet: number }).adet })),
});
