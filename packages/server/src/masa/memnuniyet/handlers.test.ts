import { memnuniyet as oda } from '@masabasi/core/masa/memnuniyet/contract';
import type { MemnuniyetSekmesi } from '@masabasi/core/masa/memnuniyet/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { oturumlu, type Oturumlu } from '../../testing/walk.ts';
import { memnuniyetIsi } from './job.ts';
import { kodOzeti } from './soru.ts';
import { anketYayinla } from '../../testing/anket.ts';
import { CUMA, kapananAc, saatSonra } from '../../testing/kapanan.ts';

/** Survey requests by telephone and by hand, readers of the answers, and the follow-up of a low score. */

let s: TestServer;
let a: Awaited<ReturnType<typeof kapananAc>>;
let atanan: Oturumlu;
let arayan: Oturumlu;
let sef: Oturumlu;
let tam: Oturumlu;
let altinci: Oturumlu;

beforeAll(async () => {
  s = await testServer({ ortam: { PUBLIC_URL: 'https://masa.example' } });
  s.saat.simdi = CUMA;
  const departmanId = await s.departman('Destek');
  const ac = (ad: string, projeler: number[], yetkiler: number[] = []) =>
    oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
  [atanan, arayan, sef, altinci, tam] = await Promise.all([
    ac('Atanan', [2]),
    ac('Arayan', [2]),
    ac('Şef', [2]),
    ac('Altıncı', [6]),
    ac('Tam', [2], [YETKI.ayricalikli]),
  ]);
  await s.sorumluYap(departmanId, sef.Id);
  a = await kapananAc(s.db, { acan: arayan.Id, atanan: atanan.Id });
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await bosalt(s.db, 'musteri', 'posta', 'anket', 'bildirim', 'kuyruk');
  await git(CUMA);
});

const git = async (an: Date) => {
  s.saat.simdi = an;
  await s.db.updateTable('oturum').set({ baslama: an, son_kullanim: an }).execute();
};
/** A customer who is to be called, and the questions. */
async function aranacak(o: Parameters<typeof anketYayinla>[1] = {}) {
  const { id: TurId, sorular } = await anketYayinla(s.db, { beklemeDk: 0, ...o });
  const { musteriId } = await a.kapanan({ musteriId: await a.musteri({ eposta: null }) });
  await memnuniyetIsi.calistir({ db: s.db, simdi: s.saat.simdi, config: { publicUrl: 'https://masa.example' } });
  const Id = (await a.sorulanlar()).at(-1)!.id;
  return { Id, TurId, sorular, musteriId };
}
const detay = async (Id: number, kim = arayan) => tamam(await s.call(oda.getMemnuniyetDetay, { Id }, kim.token));
const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;
const yaz = async (
  Id: number,
  Sonuc: 'tamamlandi' | 'ulasilamadi' | 'reddetti' | 'iptal',
  o: {
    yanitlar?: { SoruId: number; Deger?: number; Metin?: string; CevapIdler?: number[] }[];
    Aciklama?: string;
    kim?: Oturumlu;
    Surum?: number;
  } = {},
) =>
  s.call(
    oda.memnuniyetKaydet,
    {
      memnuniyet: {
        Id,
        Surum: o.Surum ?? (await a.sorulanlar()).find((n) => n.id === Id)!.surum,
        Sonuc,
        Aciklama: o.Aciklama ?? '',
      },
      yanitlar: o.yanitlar ?? [],
    },
    (o.kim ?? arayan).token,
  );
const liste = async (sekme: MemnuniyetSekmesi, kim = arayan) =>
  tamam(await s.call(oda.getMemnuniyetList, { sekme }, kim.token));
const gonder = async (Id: number, kanal: 'eposta' | 'telefon' | 'baglanti', kim = arayan) =>
  s.call(oda.memnuniyetGonder, { Id, Surum: (await a.sorulanlar()).find((n) => n.id === Id)!.surum, kanal }, kim.token);

describe('by telephone', () => {
  test('the surveyor enters the answers and gets the next customer', async () => {
    const { Id, sorular, TurId } = await aranacak();
    const ikinci = await a.kapanan({ musteriId: await a.musteri({ eposta: null }) });
    await memnuniyetIsi.calistir({ db: s.db, simdi: CUMA, config: { publicUrl: null } });
    const d = await detay(Id);
    expect(d.memnuniyet).toMatchObject({
      Betik: 'Merhaba, destek ekibinden arıyorum.',
      Kanal: 'telefon',
      DenemeSayi: 0,
    });
    expect(d.konusu).toMatchObject({ Cozum: 'Yazıcı yeniden kuruldu.' });
    expect(d.sorular.map((x) => x.Id)).toEqual(sorular.map((x) => x.Id));
    expect(tamam(await s.call(oda.memnuniyetSorulari, { TurId }, arayan.token)).sorular).toEqual(d.sorular);
    const cevap = tamam(await yaz(Id, 'tamamlandi', { yanitlar: [{ SoruId: sorular[0]!.Id, Deger: 4 }] }));
    const sonraki = (await a.sorulanlar()).find((n) => n.gorusme_id === ikinci.id)!.id;
    expect(cevap.SonrakiId).toBe(sonraki);
    expect((await a.sorulanlar())[0]).toMatchObject({ durum: 'tamamlandi', anketor_id: arayan.Id, puan: 75, csat: 4 });
    expect((await detay(Id)).yanitlar).toMatchObject([{ SoruId: sorular[0]!.Id, Deger: 4 }]);
  });

  test('the surveyor is never the rated person: neither here, nor by a link, nor in the database', async () => {
    const { Id, sorular } = await aranacak();
    const KENDI = 'Sizin işinizi soran anketi başka biri yapar.';
    const yanitlar = [{ SoruId: sorular[0]!.Id, Deger: 5 }];
    for (const sonuc of ['tamamlandi', 'ulasilamadi', 'reddetti', 'iptal'] as const)
      expect(mesaj(await yaz(Id, sonuc, { yanitlar, kim: atanan, Aciklama: 'Yanlış açılmış.' }))).toBe(KENDI);
    for (const kanal of ['baglanti', 'telefon'] as const) expect(mesaj(await gonder(Id, kanal, atanan))).toBe(KENDI);
    await expect(
      s.db.updateTable('memnuniyet').set({ anketor_id: atanan.Id }).where('id', '=', Id).execute(),
    ).rejects.toThrow(/check/);
    expect((await liste('aranacak', atanan)).memnuniyetlist).toEqual([]);
    expect((await liste('aranacak')).memnuniyetlist).toHaveLength(1);
  });

  test('three missed calls are the limit; each is followed by some hours of the desk', async () => {
    const { Id } = await aranacak();
    for (const [i, saat] of [0, 72, 76].entries()) {
      await git(saatSonra(saat));
      expect((await liste('aranacak')).memnuniyetlist).toHaveLength(1);
      expect(mesaj(await yaz(Id, 'ulasilamadi'))).toBe('tamam');
      expect((await detay(Id)).memnuniyet).toMatchObject({ DurumAnahtar: 'ulasilamadi', DenemeSayi: i + 1 });
      expect((await liste('aranacak')).memnuniyetlist).toEqual([]);
    }
    await git(saatSonra(24 * 6));
    expect((await liste('aranacak')).memnuniyetlist).toEqual([]);
    expect(mesaj(await yaz(Id, 'ulasilamadi'))).toBe('Müşteri 3 kez arandı; bu anket için yeniden aranmaz.');
  });

  test('a customer who refuses is asked no more; cancelling needs a reason', async () => {
    const { Id } = await aranacak();
    expect(mesaj(await yaz(Id, 'iptal', { Aciklama: 'kısa' }))).toBe('İptal nedenini en az 10 karakterle yazınız.');
    expect(mesaj(await yaz(Id, 'reddetti'))).toBe('tamam');
    expect(mesaj(await yaz(Id, 'ulasilamadi'))).toBe('‘Reddetti’ durumundaki bir anket kapanmıştır, durumu değişmez.');
    const ikinci = await aranacak();
    expect(mesaj(await yaz(ikinci.Id, 'iptal', { Aciklama: 'Görüşme yanlış açılmış.' }))).toBe('tamam');
  });

  test('answers that do not fit the questions, are too late or of another version are refused in a sentence', async () => {
    const { Id, sorular } = await aranacak({ gecerlilikGun: 1 });
    expect(mesaj(await yaz(Id, 'tamamlandi'))).toBe('‘Destekten memnun kaldınız mı?’ sorusunu yanıtlayınız.');
    const yanitlar = [{ SoruId: sorular[0]!.Id, Deger: 1 }];
    expect(mesaj(await yaz(Id, 'tamamlandi', { yanitlar }))).toBe('‘Ne kötüydü?’ sorusunu yanıtlayınız.');
    expect(mesaj(await yaz(Id, 'ulasilamadi', { Surum: 99 }))).toBe(409);
    expect(mesaj(await yaz(Id, 'tamamlandi', { kim: altinci }))).toBe(404);
    await git(saatSonra(25));
    expect(mesaj(await yaz(Id, 'ulasilamadi'))).toBe('Anketin süresi doldu; artık sorulmaz.');
  });

  test('two saves at once make one answer', async () => {
    const { Id, sorular } = await aranacak({ esik: 90 });
    const yanitlar = [{ SoruId: sorular[0]!.Id, Deger: 4 }];
    const hepsi = await Promise.all(
      [arayan, sef, tam].map((kim) => yaz(Id, 'tamamlandi', { yanitlar, kim, Surum: 1 })),
    );
    expect(hepsi.filter((y) => y.body.durum)).toHaveLength(1);
    expect(await s.db.selectFrom('memnuniyet_yanit').selectAll().execute()).toHaveLength(1);
  });
});

test('sent by hand: each time a new secret replaces the old one; a mail goes only to customers who accept mails', async () => {
  const { Id, musteriId } = await aranacak();
  const adres = async () => tamam(await gonder(Id, 'baglanti')).Adres!;
  const [bir, iki] = [await adres(), await adres()];
  expect(bir).toMatch(/^https:\/\/masa\.example\/anket\/[\w-]{43}$/);
  expect((await a.sorulanlar())[0]!.token_ozeti).toEqual(kodOzeti(iki.slice(-43)));
  const durum = async (u: string) => (await fetch(`${s.url}/anket/${u.slice(-43)}`)).status;
  expect([await durum(bir), await durum(iki)]).toEqual([404, 200]);
  expect(mesaj(await gonder(Id, 'eposta'))).toBe('Müşterinin e-posta adresi yok.');
  await s.db.updateTable('musteri').set({ eposta: 'ece@ornek.example' }).where('id', '=', musteriId).execute();
  expect(tamam(await gonder(Id, 'eposta')).Adres).toBeNull();
  expect((await a.postalar()).map((p) => p.alici)).toEqual(['ece@ornek.example']);
  expect([await durum(iki)]).toEqual([404]);
  await a.onay(musteriId, 'E-posta', 'Ret');
  expect(mesaj(await gonder(Id, 'eposta'))).toBe('Müşteri e-posta almak istemiyor.');
  expect(mesaj(await gonder(Id, 'telefon'))).toBe('tamam');
  await a.onay(musteriId, 'Arama', 'Ret');
  expect(mesaj(await gonder(Id, 'telefon'))).toBe('Müşteri aranmak istemiyor.');
});

test('the head, the surveyor and the privileged read the answers, the rated person and colleagues do not', async () => {
  const { Id, sorular } = await aranacak();
  await yaz(Id, 'tamamlandi', { yanitlar: [{ SoruId: sorular[0]!.Id, Deger: 4 }], kim: sef });
  const gorulen = async (kim: Oturumlu) => {
    const { memnuniyet, yanitlar } = await detay(Id, kim);
    const [satir] = (await liste('tamamlanan', kim)).memnuniyetlist;
    expect(satir!.Puan).toBe(memnuniyet.Puan);
    return [memnuniyet.Puan, yanitlar.length];
  };
  expect(await gorulen(sef)).toEqual([75, 1]);
  expect(await gorulen(tam)).toEqual([75, 1]);
  expect(await gorulen(arayan)).toEqual([null, 0]);
  expect(await gorulen(atanan)).toEqual([null, 0]);
});

describe('a low score', () => {
  const dusuk = async () => {
    const { Id, sorular, musteriId } = await aranacak();
    const yanitlar = [
      { SoruId: sorular[0]!.Id, Deger: 1 },
      { SoruId: sorular[1]!.Id, CevapIdler: [sorular[1]!.Cevaplar[0]!.Id] },
    ];
    expect(mesaj(await yaz(Id, 'tamamlandi', { yanitlar }))).toBe('tamam');
    return { Id, musteriId };
  };
  const IYI = {
    Yapilan: 'Yazıcı yerinde yenilendi.',
    Kanal: 'telefon' as const,
    Musteriye: 'Özür diledik, düzelttik.',
  };
  const izle = async (
    Id: number,
    o: Partial<{ Yapilan: string; Kanal: 'telefon' | 'eposta'; Musteriye: string }> = {},
    kim = sef,
  ) => s.call(oda.memnuniyetIzle, { Id, Surum: 1, ...IYI, ...o }, kim.token);

  test('waits for the head, and is closed with the action taken and the words to the customer', async () => {
    const { Id } = await dusuk();
    expect((await liste('dusuk', sef)).memnuniyetlist).toMatchObject([{ Id, Izleme: 'acik' }]);
    expect((await liste('dusuk', arayan)).memnuniyetlist).toEqual([]);
    expect((await detay(Id, sef)).izleme).toMatchObject({ SorumluId: sef.Id, Kapatilir: true });
    expect(mesaj(await izle(Id, {}, atanan))).toBe(404);
    expect(mesaj(await izle(Id, {}, arayan))).toBe(404);
    expect(mesaj(await izle(Id, { Yapilan: 'Arandı' }))).toBe('Ne yapıldığını en az 10 karakterle yazınız.');
    expect(mesaj(await izle(Id, { Musteriye: 'Tamam' }))).toBe(
      'Müşteriye ne söylendiğini en az 10 karakterle yazınız.',
    );
    expect(mesaj(await izle(Id))).toBe('tamam');
    expect(mesaj(await izle(Id))).toBe(
      'Bu izlemeyi Şef Test kapatmış.'.replace('Şef Test', (await detay(Id, sef)).izleme!.Kapatan!),
    );
    expect((await liste('dusuk', sef)).memnuniyetlist).toEqual([]);
    expect((await detay(Id, sef)).hareketlist.map((h) => h.Tur).slice(0, 2)).toEqual(['tesekkur', 'izlendi']);
    expect((await detay(Id, atanan)).hareketlist.map((h) => h.Tur)).not.toContain('tesekkur');
  });

  test('the mail about it really goes out in the product’s name; a customer without mails is told by telephone', async () => {
    const { Id, musteriId } = await dusuk();
    expect(mesaj(await izle(Id, { Kanal: 'eposta' }))).toBe(
      'Müşterinin e-posta adresi yok. Müşteriyi arayıp söyleyiniz.',
    );
    await s.db.updateTable('musteri').set({ eposta: 'ece@ornek.example' }).where('id', '=', musteriId).execute();
    expect(mesaj(await izle(Id, { Kanal: 'eposta' }))).toBe('tamam');
    const [posta] = await a.postalar();
    expect(posta).toMatchObject({ alici: 'ece@ornek.example', metin: expect.stringContaining(IYI.Musteriye) });
    expect(posta!.konu).toMatch(/görüşleriniz hakkında.*G\d{6}/);
  });
});

test('one’s own figures begin with five answers, with the thanks of content customers', async () => {
  const ozet = async (kim = atanan) => tamam(await s.call(oda.musterilerinSoyledikleri, {}, kim.token));
  for (let i = 0; i < 5; i++) {
    expect(await ozet()).toMatchObject({ ozet: null, tesekkurler: [] });
    const { Id, sorular } = await aranacak();
    const Deger = i === 4 ? 3 : 5;
    const Metin = i === 4 ? 'Geç geldiniz' : i === 0 ? 'Ellerinize sağlık' : '';
    await yaz(Id, 'tamamlandi', {
      yanitlar: [
        { SoruId: sorular[0]!.Id, Deger },
        { SoruId: sorular[2]!.Id, Metin },
      ],
    });
    await sql`update tanim set aktif = false where liste = 'memnuniyetTur'`.execute(s.db);
  }
  expect(await ozet()).toMatchObject({
    ozet: { Yanit: 5, Puan: 90, Csat: 80 },
    tesekkurler: [{ Yorum: 'Ellerinize sağlık' }],
  });
  expect(await ozet(arayan)).toMatchObject({ ozet: null });
  // The figures always stay visible to the person; customers' words only as long as the person works with the product.
  const { rows: urunleri } = await sql<{ id: number }>`
    update kisi_proje set proje_id = 14 where kisi_id = ${atanan.Id} and proje_id = 2 returning kisi_id as id`.execute(
    s.db,
  );
  expect(urunleri).toHaveLength(1);
  expect(await ozet()).toMatchObject({ ozet: { Yanit: 5, Puan: 90, Csat: 80 }, tesekkurler: [] });
  await sql`update kisi_proje set proje_id = 2 where kisi_id = ${atanan.Id} and proje_id = 14`.execute(s.db);
});
