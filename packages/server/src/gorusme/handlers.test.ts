import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/endpoint';
import { GORUSME_SURECI, type GorusmeDurumu } from '@masabasi/core/gorusme/rules';
import { cikislar } from '@masabasi/core/surec';
import { YETKI } from '@masabasi/core/yetki/rules';
import { BOS_YETKILI } from '@masabasi/core/yetkili/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { telAni } from '../db/connect.ts';
import { dosyaEkle } from '../dosya/queries.ts';
import { metinDosyasi } from '../dosya/testing.ts';
import { OGLEN, type TestServer, tamam, testServer } from '../testing.ts';
import { BOS_GORUSME, BOS_LISANS, BOS_MUSTERI, oturumVer } from '../testing.walk.ts';
import { gorusmeIsi } from './job.ts';

/** Support calls: from the telephone to the close, who may do what, and what is promised. */

const { gorusme: oda, dosya, musteri, lisans, yetkili, bildirim } = contract;

interface Kisi {
  readonly Id: number;
  readonly token: string;
}
let s: TestServer;
let bolumId: number;
/** Give contacts out; both work with product 2. */
let dagitan: Kisi;
let ayse: Kisi;
let can: Kisi;
/** Works with product 6 alone. */
let altinci: Kisi;
const tanim: Record<string, Record<string, number>> = {};
let konuId: number;

const kisi = async (ad: string, projeler: number[], yetkiler: number[] = []): Promise<Kisi> => {
  const Id = await s.kisi(ad, { departmanId: bolumId, ad, yetkiler, projeler });
  return { Id, token: await oturumVer(s, Id) };
};
const konuAc = async (ad: string, proje_id: number | null = null) =>
  (
    await s.db
      .insertInto('tanim')
      .values({ liste: 'konular', ad, renk: null, kod: null, anahtar: null, proje_id, ust_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  s = await testServer();
  bolumId = await s.departman('Destek');
  dagitan = await kisi('dağıtan', [2], [YETKI.gorusmeDagit, YETKI.lisanssizDestek, YETKI.lisansYonet]);
  ayse = await kisi('Ayşe', [2], [YETKI.musteriDisaAktar, YETKI.musteriSil]);
  can = await kisi('Can', [2, 6]);
  altinci = await kisi('altıncı', [6]);
  for (const t of await s.db.selectFrom('tanim').select(['id', 'liste', 'ad', 'anahtar']).execute())
    (tanim[t.liste] ??= {})[t.anahtar ?? t.ad] = t.id;
  konuId = await konuAc('Reçete');
});
afterAll(() => s?.kapat());
beforeEach(() => dk(0));
const an = () => telAni(s.saat.simdi);

let sira = 0;
const musteriAc = async (o: Partial<typeof BOS_MUSTERI> = {}) => {
  const GSM = `0532${String(++sira).padStart(7, '0')}`;
  const { Id } = tamam(
    await s.call(
      musteri.musteriKaydet,
      {
        musteri: { ...BOS_MUSTERI, Soyad: `Kişi${'abcdefghij'[sira % 10]}`, GSM, ProjeIdler: [2], ...o },
        benzerleriGordum: true,
      },
      dagitan.token,
    ),
  );
  return { Id, GSM };
};
const yetkiliAc = async (MusteriId: number, o: Partial<typeof BOS_YETKILI>) =>
  tamam(
    await s.call(
      yetkili.musteriPersonelKaydet,
      { personel: { ...BOS_YETKILI, Id: 0, Surum: 0, MusteriId, ...o } },
      ayse.token,
    ),
  );
type Form = Girdi<typeof oda.gorusmeKaydet>['gorusme'];
type Ek = Omit<Girdi<typeof oda.gorusmeKaydet>, 'gorusme'>;
const formu = (o: Partial<Form> = {}): Form => ({
  ...BOS_GORUSME,
  GorusmeTurId: tanim['gorusmeTur']!['Telefon']!,
  OncelikId: tanim['oncelikler']!['normal']!,
  KonuId: konuId,
  ...o,
});
const kaydet = (o: Partial<Form>, ek: Ek = {}, kim = ayse) =>
  s.call(oda.gorusmeKaydet, { gorusme: formu(o), ...ek }, kim.token);
const ac = async (o: Partial<Form> = {}, ek: Ek = {}, kim = ayse) => {
  const MusteriId = o.MusteriId ?? (await musteriAc()).Id;
  const body = tamam(await kaydet({ ...o, MusteriId }, ek, kim));
  return { Id: body.Id, No: body.No, Surum: body.Surum, MusteriId };
};
const detay = async (Id: number, kim = ayse) => tamam(await s.call(oda.getGorusmeDetay, { Id }, kim.token));
const durumYaz = async (Id: number, o: Omit<Girdi<typeof oda.gorusmeDurumGuncelle>, 'Id' | 'Surum'>, kim = ayse) =>
  s.call(oda.gorusmeDurumGuncelle, { Id, Surum: (await detay(Id)).gorusme.Surum, ...o }, kim.token);
const SEBEP = 'Ekran görüntüsü bekleniyor';
const gecerli = (Durum: GorusmeDurumu) => ({ Durum, Aciklama: SEBEP, Cozum: 'Servis yeniden başlatıldı' });
const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;
const liste = async (o: Girdi<typeof oda.getGorusmeList> = {}, kim = ayse) =>
  tamam(await s.call(oda.getGorusmeList, o, kim.token));
/** So many minutes after noon of a Friday; whoever is signed in still is. */
const dk = async (n: number) => {
  s.saat.simdi = new Date(Date.parse(OGLEN) + n * 60_000);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
};

describe('opening a contact', () => {
  test('shows it on the desk, in its history and on the customer’s timeline', async () => {
    const g = await ac({ Aciklama: 'Reçete ekranı hata veriyor.\nSabahtan beri.', Baslik: '' }, { AtananId: ayse.Id });
    expect(g.No).toMatch(/^G\d{6}$/);
    const { gorusme, hareketlist, musteri: arayan, sla } = await detay(g.Id);
    expect(gorusme).toMatchObject({
      Baslik: 'Reçete ekranı hata veriyor.',
      DurumAnahtar: 'atandi',
      Durum: 'Atandı',
      AtananId: ayse.Id,
    });
    expect(hareketlist.map((h) => h.Tur)).toEqual(['acildi']);
    expect(arayan.gorusmeler.map((k) => k.Id)).toEqual([g.Id]);
    expect(sla?.yanit).toMatchObject({ hal: 'isler', kalan: 240 * 60 });
    const { zamanlist } = tamam(await s.call(musteri.musteriZaman, { Id: g.MusteriId, sayfa: 1 }, ayse.token));
    expect(zamanlist[0]).toMatchObject({ Tur: 'gorusme', Baslik: `${g.No}: Görüşme açıldı` });
  });

  test('is nobody’s until somebody takes it, and one of many gets it', async () => {
    const { Id } = await ac();
    expect((await detay(Id)).gorusme).toMatchObject({ DurumAnahtar: 'yeni', AtananId: null });
    const isteyenler = await Promise.all(
      Array.from({ length: 50 }, (_, i) => s.call(oda.gorusmeUstlen, { Id }, [ayse, can, dagitan][i % 3]!.token)),
    );
    expect(isteyenler.filter((r) => r.body.durum)).toHaveLength(1);
    const { gorusme, hareketlist } = await detay(Id);
    expect(gorusme.DurumAnahtar).toBe('atandi');
    expect(hareketlist.map((h) => h.Tur)).toEqual(['ustlenildi', 'acildi']);
  });

  test('that was solved while they talked is solved at once', async () => {
    const { Id } = await ac({}, { Cozum: 'Sertifika yenilendi, gönderim denendi.' });
    const { gorusme, sla } = await detay(Id);
    expect(gorusme).toMatchObject({ DurumAnahtar: 'cozuldu', AtananId: ayse.Id, CozumZamani: an() });
    expect([sla?.yanit.hal, sla?.cozum.hal]).toEqual(['bitti', 'bitti']);
    const { Id: MusteriId } = await musteriAc();
    expect(mesaj(await kaydet({ MusteriId }, { Cozum: 'Oldu' }))).toBe(
      'Nasıl çözüldüğünü en az 10 karakterle yazınız.',
    );
  });

  test.each<[string, Partial<Form>, Ek, string]>([
    ['no words at all', { Baslik: '  ', Aciklama: '' }, {}, 'Görüşmenin başlığını ya da açıklamasını yazınız.'],
    ['a number that is none', { Telefon: '12' }, {}, 'Telefon geçerli değil. Örnek: 0(532) 123 45 67'],
    ['a product that is not mine', { ProjeId: 6 }, {}, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
    [
      'a customer that is not there',
      { MusteriId: 2_000_000_000 },
      {},
      'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.',
    ],
    [
      'a subject of another list',
      { KonuId: 1 },
      {},
      'Konu: seçtiğiniz değer bu üründe sunulmuyor. Başka birini seçiniz.',
    ],
  ])('is refused with %s, and nothing is written', async (_ad, o, ek, cumle) => {
    const { Id: MusteriId } = await musteriAc();
    const once = (await liste()).toplam;
    expect(mesaj(await kaydet({ MusteriId, ...o }, ek))).toBe(cumle);
    expect((await liste()).toplam).toBe(once);
  });

  test('has the normal priority where nobody chose one', async () => {
    const { Id } = await ac({ OncelikId: null });
    expect((await detay(Id)).gorusme.Oncelik).toBe('Normal');
  });

  test('a subject of another product is not on offer, nor somebody who does not work with the product', async () => {
    const { Id: MusteriId } = await musteriAc();
    const KonuId = await konuAc('Laboratuvar', 6);
    expect(mesaj(await kaydet({ MusteriId, KonuId }, {}, can))).toContain(
      'Konu: seçtiğiniz değer bu üründe sunulmuyor',
    );
    expect(mesaj(await kaydet({ MusteriId }, { AtananId: altinci.Id }))).toContain('bu ürünle çalışmıyor');
  });
});

describe('what is said before it is opened', () => {
  test('another one about the same, to which it belongs', async () => {
    const ilk = await ac();
    const { body } = await kaydet({ MusteriId: ilk.MusteriId });
    expect(body).toMatchObject({ durum: false, uyari: 'ayniKonu', gorusme: { Id: ilk.Id, No: ilk.No } });
    expect(mesaj(await kaydet({ MusteriId: ilk.MusteriId }, { gordum: ['ayniKonu'] }))).toBe('tamam');
    const baska = await konuAc('Randevu');
    expect(mesaj(await kaydet({ MusteriId: ilk.MusteriId, KonuId: baska }))).toBe('tamam');
    await dk(25 * 60);
    expect(mesaj(await kaydet({ MusteriId: ilk.MusteriId }))).toBe('tamam');
  });

  test('a licence that has run out: it takes a right to go on', async () => {
    const { Id: MusteriId } = await musteriAc();
    tamam(
      await s.call(
        lisans.lisansKaydet,
        {
          lisans: {
            ...BOS_LISANS,
            MusteriId,
            LisansTurId: tanim['lisansTur']!['yillik']!,
            BaslamaTarihi: '2025-01-01',
            BitisTarihi: '2025-12-31',
          },
        },
        dagitan.token,
      ),
    );
    const { body } = await kaydet({ MusteriId }, { gordum: ['lisans'] });
    expect(body).toMatchObject({ durum: false, msg: expect.stringContaining('destek için yetkiniz yok') });
    expect(body).not.toHaveProperty('uyari');
    const { body: soru } = await kaydet({ MusteriId }, {}, dagitan);
    expect(soru).toMatchObject({ uyari: 'lisans', msg: expect.stringContaining('31.12.2025') });
    expect(mesaj(await kaydet({ MusteriId }, { gordum: ['lisans'] }, dagitan))).toBe('tamam');
  });

  test('that somebody is not there', async () => {
    const g = await ac({}, { AtananId: ayse.Id });
    const ver = (ek: object) =>
      s.call(oda.gorusmeAta, { Id: g.Id, Surum: g.Surum, AtananId: can.Id, ...ek }, ayse.token);
    const { body } = await ver({});
    expect(body).toMatchObject({
      durum: false,
      uyari: 'yok',
      msg: expect.stringMatching(/^Can .* şu anda masasında değil: /),
    });
    expect(mesaj(await ver({ gordum: ['yok'], Aciklama: 'Reçete onun konusu.' }))).toBe('tamam');
    const { hareketlist } = await detay(g.Id);
    expect(hareketlist[0]).toMatchObject({ Tur: 'atandi', Aciklama: 'Reçete onun konusu.' });
    const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, can.token));
    expect(bildirimler[0]?.Baslik).toContain(`Size bir görüşme verildi: ${g.No}`);
  });
});

describe('its way', () => {
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
        // What is not on its way from here is refused, and says where it may go.
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

  test('asks why it waits, what solved it and why it is opened again', async () => {
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

  test('an unassigned one is not assigned by a state of its own', async () => {
    const { Id } = await ac();
    for (const Durum of ['atandi', 'birlesti'] as const)
      expect(mesaj(await durumYaz(Id, { Durum }, dagitan))).toMatch(/işlemiyle geçilir/);
  });

  test('what changed meanwhile is not changed twice', async () => {
    const g = await ac({}, { AtananId: ayse.Id });
    tamam(await durumYaz(g.Id, { Durum: 'islemde' }));
    const { status, body } = await s.call(
      oda.gorusmeDurumGuncelle,
      { Id: g.Id, Surum: g.Surum, ...gecerli('cozuldu') },
      ayse.token,
    );
    expect([status, body]).toMatchObject([409, { guncel: { DurumAnahtar: 'islemde' } }]);
  });

  test('is taken up again when its person left', async () => {
    const giden = await kisi('Giden', [2]);
    const { Id } = await ac({}, { AtananId: giden.Id, gordum: ['yok'] });
    expect(mesaj(await s.call(oda.gorusmeUstlen, { Id }, ayse.token))).toContain('üstlendi');
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', giden.Id).execute();
    expect((await liste({ sekme: 'atanmamis' })).gorusmelist.map((g) => g.Id)).toContain(Id);
    expect(mesaj(await s.call(oda.gorusmeUstlen, { Id }, ayse.token))).toBe('tamam');
  });

  test('ends by itself after three working days', async () => {
    // OGLEN is a Friday.
    const { Id } = await ac({}, { Cozum: 'Sunucu yeniden başlatıldı.' });
    const calistir = () => gorusmeIsi.calistir({ db: s.db, simdi: s.saat.simdi } as never);
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

describe('what is written in it', () => {
  const yaz = (GorusmeId: number, o: object, kim = ayse) =>
    s.call(
      oda.gorusmeHareketKaydet,
      { hareket: { GorusmeId, Tur: 'not', Aciklama: 'Arandı.', ...o } as never },
      kim.token,
    );

  test('a note stays in the house; an answer is the first one, and goes out where the card says', async () => {
    const { Id: MusteriId } = await musteriAc({ Eposta: 'sekreter@poliklinik.example' } as never);
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
      ['yanit', true, 'Sekreter@poliklinik.example'],
      ['not', false, null],
    ]);
    const posta = await s.db
      .selectFrom('posta')
      .select(['alici', 'konu', 'metin'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(posta).toMatchObject({ konu: `[${No}] Reçete gönderilemiyor`, metin: 'Yarın 10’da arayacağız.' });
  });

  test('an answer to one of the customer’s people goes to them', async () => {
    const { Id: MusteriId } = await musteriAc();
    await yetkiliAc(MusteriId, { Ad: 'Nur', Eposta: 'nur@poliklinik.example' });
    const { Id } = await ac({ MusteriId });
    expect(mesaj(await yaz(Id, { Tur: 'yanit', Alici: 'nur@poliklinik.example' }))).toBe('tamam');
  });

  test('nothing is answered in what was cancelled', async () => {
    const { Id } = await ac({}, { AtananId: ayse.Id });
    tamam(await durumYaz(Id, gecerli('iptal')));
    expect(mesaj(await yaz(Id, { Tur: 'yanit' }))).toContain('kapanmış');
    expect(mesaj(await yaz(Id, {}))).toBe('tamam');
  });
});

describe('the promise', () => {
  test('stands still while others are waited for, keeps what was waited with another priority, and ends with the solution', async () => {
    const { Id } = await ac({}, { AtananId: ayse.Id });
    const satir = async () => (await liste({ ara: (await detay(Id)).gorusme.No })).gorusmelist[0]!;
    tamam(await durumYaz(Id, { Durum: 'islemde' }));
    await dk(60);
    tamam(await durumYaz(Id, gecerli('musteri')));
    expect(await satir()).toMatchObject({ SlaHali: 'durdu' });
    const { sla } = await detay(Id);
    // Noon in Istanbul: half an hour until lunch, half an hour after it was over.
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
    // It is Friday; on Saturday nobody is late.
    await dk(29);
    const hal = async () => (await liste({ sekme: 'benim' })).gorusmelist.find((g) => g.Id === Id)?.SlaHali;
    expect(await hal()).not.toBe('asildi');
    await dk(3 * 60);
    expect(await hal()).toBe('asildi');
    expect((await liste({ sekme: 'geciken' })).gorusmelist.map((g) => g.Id)).toContain(Id);
  });
});

describe('finding', () => {
  test('who calls, by their number and by their people’s, with licences and what is open', async () => {
    const { Id, GSM } = await musteriAc();
    const g = await ac({ MusteriId: Id });
    const bul = async (telefon: string, kim = ayse) =>
      tamam(await s.call(oda.telefonBul, { telefon }, kim.token)).musterilist;
    for (const yazim of [GSM, `+90 ${GSM.slice(1)}`, `0(${GSM.slice(1, 4)}) ${GSM.slice(4)}`])
      expect((await bul(yazim)).map((m) => [m.Id, m.Kisi, m.gorusmeler[0]?.Id])).toEqual([[Id, null, g.Id]]);
    await yetkiliAc(Id, { Ad: 'Nur', Soyad: 'Er', Unvan: 'Sekreter', Telefon: '02123334455' });
    expect((await bul('0212 333 44 55')).map((m) => m.Kisi)).toEqual(['Nur Er, Sekreter']);
    expect(await bul(GSM, altinci)).toEqual([]);
    expect(await bul('abc')).toEqual([]);
    expect(tamam(await s.call(oda.arayanMusteri, { MusteriId: Id }, can.token)).musteri.gorusmeler).toHaveLength(1);
    expect((await s.call(oda.arayanMusteri, { MusteriId: Id }, altinci.token)).status).toBe(404);
  });

  test('a contact by its number, its words in any Turkish form, its customer', async () => {
    const { Id: MusteriId } = await musteriAc({ Ad: 'Iğdır', Soyad: 'Çağlayan' });
    const g = await ac({ MusteriId, Aciklama: 'İlaç raporu GÖRÜNMÜYOR' });
    for (const ara of [g.No, g.No.toLowerCase(), 'ilaç görünmüyor', 'ILAC', 'ığdır rapor', 'Çağlayan'])
      expect(
        (await liste({ ara })).gorusmelist.map((x) => x.Id),
        ara,
      ).toEqual([g.Id]);
    const { bulunanlar } = tamam(await s.call(oda.gorusmeBul, { ara: 'çağlayan' }, ayse.token));
    expect(bulunanlar).toMatchObject([{ Id: g.Id, Yol: `/islemler/musterigorusme/detay?id=${g.Id}` }]);
    expect((await liste({ ara: g.No }, altinci)).toplam).toBe(0);
    expect((await s.call(oda.getGorusmeDetay, { Id: g.Id }, altinci.token)).status).toBe(404);
  });

  test('what is found goes into a spreadsheet', async () => {
    const g = await ac({ Aciklama: 'Dökümü istenen görüşme' });
    const { basefile } = tamam(await s.call(oda.gorusmeAktar, { ara: g.No }, ayse.token));
    const [sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
    expect([sayfa?.data.length, sayfa?.data[1]?.[0]]).toEqual([2, g.No]);
  });
});

test('a customer with an open contact is not deleted, and keeps its product', async () => {
  const g = await ac();
  const { Surum } = tamam(await s.call(musteri.musteriDetay, { Id: g.MusteriId }, ayse.token)).musteri;
  expect(mesaj(await s.call(musteri.musteriSil, { Id: g.MusteriId, Surum }, ayse.token))).toContain(
    `açık görüşmesi var (${g.No})`,
  );
});

test('a file of a contact is for who sees the contact', async () => {
  const { Id } = await ac();
  const [eklenen] = await dosyaEkle(
    s.db,
    { nesne: 'gorusme', id: Id },
    [metinDosyasi('hata.txt', 'Ekran metni')],
    null,
    s.saat.simdi,
  );
  const liste = (kim: Kisi) => s.call(dosya.getDosyaList, { Nesne: 'gorusme', NesneId: Id }, kim.token);
  expect(tamam(await liste(can)).dosyalist.map((d) => d.Ad)).toEqual(['hata.txt']);
  expect((await liste(altinci)).status).toBe(404);
  expect((await s.call(dosya.dosyaSil, { Nesne: 'gorusme', Id: eklenen!.Id }, altinci.token)).status).toBe(404);
  tamam(await s.call(dosya.dosyaSil, { Nesne: 'gorusme', Id: eklenen!.Id }, ayse.token));
  expect((await detay(Id)).hareketlist[0]).toMatchObject({ Tur: 'dosya' });
});
