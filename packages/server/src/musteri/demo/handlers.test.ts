import { contract } from '@masabasi/core/contract';
import { DEMO_DURUMLARI, DEMO_SURECI, type DemoDurumu } from '@masabasi/core/musteri/demo/rules';
import { cikislar } from '@masabasi/core/platform/process/surec';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_DEMO, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Demos: states, visibility, rights, and the single assignee. */

const { demo: oda, musteri, anasayfa } = contract;
const cikislari = (durum: DemoDurumu) => cikislar(DEMO_SURECI, durum).map((g) => g.nereye);
const RANDEVU = '2026-11-21T10:00:00Z';

let s: TestServer;
let departmanId: number;
let lisansTurId: number;
const neden: Record<string, number> = {};
let program: number;
/** Works with product 2; sees unassigned demos. */
let dagitan: Kisi;
/** Works with product 2. */
let kuran: Kisi;
/** Works with product 6; sees unassigned demos. */
let altinci: Kisi;

interface Kisi {
  readonly Id: number;
  readonly token: string;
}
const kisi = async (ad: string, projeler: number[], yetkiler: number[] = []): Promise<Kisi> => {
  const Id = await s.kisi(ad, { departmanId, ad, yetkiler });
  for (const proje_id of projeler) await s.db.insertInto('kisi_proje').values({ kisi_id: Id, proje_id }).execute();
  return { Id, token: await oturumVer(s, Id) };
};

beforeAll(async () => {
  s = await testServer();
  departmanId = await s.departman('Kurulum');
  dagitan = await kisi('Dağıtan', [2], [YETKI.atanmamisDemolar]);
  kuran = await kisi('Kuran', [2]);
  altinci = await kisi('Altıncı', [6], [YETKI.atanmamisDemolar]);
  const tanimlar = await s.db.selectFrom('tanim').select(['id', 'liste', 'ad', 'anahtar']).execute();
  lisansTurId = tanimlar.find((t) => t.liste === 'lisansTur' && t.anahtar === 'demo')!.id;
  for (const t of tanimlar.filter((x) => x.liste === 'ayrilmaNedenleri')) neden[t.ad] = t.id;
  const bos = { renk: null, kod: null, anahtar: null, proje_id: null, ust_id: null };
  const { id } = await s.db
    .insertInto('tanim')
    .values({ ...bos, liste: 'digerProgramlar', ad: 'Reçetem' })
    .returning('id')
    .executeTakeFirstOrThrow();
  program = id;
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

type Demo = Girdi<typeof oda.demoKaydet>['demo'];
const kaydet = (o: Partial<Demo>, { token } = dagitan) =>
  s.call(oda.demoKaydet, { demo: { ...BOS_DEMO, LisansTurId: lisansTurId, ...o } }, token);
const ekle = async (o: Partial<Demo> = {}, kim = dagitan) => {
  const { body } = await kaydet(o, kim);
  if (!body.durum) throw new Error(body.msg);
  return { Id: body.Id, Surum: body.Surum };
};
const liste = async ({ Id, token }: Kisi) => {
  const { body } = await s.call(oda.demoListe, { userId: Id }, token);
  if (!body.durum) throw new Error(body.msg);
  return body.demolist;
};
const gorur = async (kim: Kisi, Id: number) => (await liste(kim)).some((d) => d.Id === Id);
const detay = async (Id: number, { token } = dagitan) => {
  const { body } = await s.call(oda.demoDetay, { Id }, token);
  if (!body.durum) throw new Error(body.msg);
  return body;
};
const surumu = async (Id: number) => (await detay(Id)).demo.Surum;
const durumYaz = async (Id: number, o: Omit<Girdi<typeof oda.demoDurumGuncelle>, 'Id' | 'Surum'>, kim = dagitan) =>
  s.call(oda.demoDurumGuncelle, { Id, Surum: await surumu(Id), ...o }, kim.token);
const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;

const gecerli = (Durum: DemoDurumu) => ({
  Durum,
  // A Saturday.
  ...(Durum === 'randevulu' && { RandevuZamani: RANDEVU, gorulenUyari: 'O gün çalışmıyor' }),
  ...(Durum === 'vazgecti' && { AyrilmaNedenId: neden['Fiyat']! }),
  ...(Durum === 'iptal' && { Aciklama: 'Mükerrer istek açılmış' }),
});

describe('the states', () => {
  test('lead from the request to the sale, and each change stays in the history', async () => {
    const { Id } = await ekle();
    await s.call(oda.demoUstlen, { Id }, dagitan.token);
    for (const durum of ['randevulu', 'kuruldu', 'denemede', 'satis'] as const) {
      s.ileri(1);
      expect(mesaj(await durumYaz(Id, gecerli(durum)))).toBe('tamam');
    }
    const { demo, hareketlist } = await detay(Id);
    expect(demo).toMatchObject({
      Durum: 'Satışa Döndü',
      RandevuZamani: RANDEVU,
      KurulumZamani: '2026-11-20T09:02:00Z',
    });
    expect(hareketlist.map((h) => [h.Surum, h.Baslik, h.Aciklama])).toEqual([
      [6, 'Demo: Satışa Döndü', ''],
      [5, 'Demo: Denemede', ''],
      [4, 'Demo: Kuruldu', ''],
      [3, 'Demo: Randevulu', '21.11.2026 13:00'],
      [2, 'Demo üstlenildi', ''],
      [1, 'Demo açıldı', ''],
    ]);
    expect(await gorur(dagitan, Id)).toBe(false);
    expect(mesaj(await kaydet({ Id, Surum: demo.Surum, AtananId: dagitan.Id }))).toBe(
      'Bu demo kapanmış; artık değiştirilemez.',
    );
  });

  test('refuse every move outside the table, and name the allowed ones', async () => {
    const idler = new Map(
      (await s.db.selectFrom('tanim').selectAll().where('liste', '=', 'demoDurum').execute()).map((t) => [
        t.anahtar,
        t,
      ]),
    );
    const { Id } = await ekle({ AtananId: dagitan.Id });
    const olmayanlar = DEMO_DURUMLARI.flatMap((eski) =>
      DEMO_DURUMLARI.filter((yeni) => !cikislari(eski).includes(yeni)).map((yeni) => [eski, yeni] as const),
    );
    expect(olmayanlar.length).toBeGreaterThan(50);
    for (const [eski, yeni] of olmayanlar) {
      await s.db
        .updateTable('demo_istek')
        .set({ demo_durum_id: idler.get(eski)!.id })
        .where('id', '=', Id)
        .execute();
      const cevap = mesaj(await durumYaz(Id, gecerli(yeni)));
      const adlar = cikislari(eski)
        .filter((d) => d !== 'denemede')
        .map((d) => `‘${idler.get(d)!.ad}’`);
      for (const ad of adlar) expect([eski, yeni, cevap]).toEqual([eski, yeni, expect.stringContaining(ad)]);
      if (adlar.length === 0) expect(cevap).toContain('kapanmıştır');
    }
    expect((await detay(Id)).demo.Surum).toBe(1);
  });

  test('ask for the fields that a state needs', async () => {
    const { Id } = await ekle({ AtananId: dagitan.Id });
    for (const [o, msg] of [
      [{ Durum: 'randevulu' }, 'Randevunun gününü ve saatini yazınız.'],
      [{ Durum: 'randevulu', RandevuZamani: '2026-11-19T10:00:00Z' }, 'Randevu geçmiş bir zamana verilemez.'],
      [{ Durum: 'vazgecti' }, 'Ayrılma nedenini seçiniz.'],
      [
        { Durum: 'vazgecti', AyrilmaNedenId: 90 },
        'Ayrılma nedeni: seçtiğiniz değer artık sunulmuyor. Başka birini seçiniz.',
      ],
      [{ Durum: 'vazgecti', AyrilmaNedenId: neden['Başka Programa Geçiş']! }, 'Hangi programa geçildiğini seçiniz.'],
      [{ Durum: 'iptal', Aciklama: 'kısa' }, 'İptal nedenini en az 10 karakterle yazınız.'],
    ] satisfies [Omit<Girdi<typeof oda.demoDurumGuncelle>, 'Id' | 'Surum'>, string][])
      expect([o, mesaj(await durumYaz(Id, o))]).toEqual([o, msg]);
    const gecis = {
      Durum: 'vazgecti',
      AyrilmaNedenId: neden['Başka Programa Geçiş']!,
      DigerProgramId: program,
    } as const;
    expect(mesaj(await durumYaz(Id, { ...gecis, Aciklama: 'Fiyatı uygun bulmuş' }))).toBe('tamam');
    expect((await detay(Id)).hareketlist[0]).toMatchObject({
      Baslik: 'Demo: Vazgeçti',
      Aciklama: 'Başka Programa Geçiş · Reçetem · Fiyatı uygun bulmuş',
    });
  });

  test('allow three attempts to call; a reached person starts again', async () => {
    const { Id } = await ekle({ AtananId: dagitan.Id });
    for (let n = 0; n < 3; n++) expect(mesaj(await durumYaz(Id, { Durum: 'ulasilamadi' }))).toBe('tamam');
    expect(mesaj(await durumYaz(Id, { Durum: 'ulasilamadi' }))).toBe(
      '‘Ulaşılamadı’ durumundan ‘Ulaşılamadı’ durumuna geçilemez. Geçilebilecek durumlar: ‘Randevulu’, ‘Vazgeçti’, ‘İptal’.',
    );
    await durumYaz(Id, gecerli('randevulu'));
    expect((await detay(Id)).demo).toMatchObject({ Durum: 'Randevulu', Deneme: 0 });
  });
});

describe('a person', () => {
  test('sees own ones only; with permission 26 also unassigned ones of own products', async () => {
    const { Id } = await ekle({ AdSoyad: 'Sahipsiz', TCKimlikNo: '10000000146', IlId: 35 }, kuran);
    expect([await gorur(kuran, Id), await gorur(dagitan, Id), await gorur(altinci, Id)]).toEqual([false, true, false]);
    expect((await liste(dagitan)).find((d) => d.Id === Id)).toEqual({
      Id,
      IslemId: 90,
      Islem: 'Yeni Kurulum',
      Tarih: '2026-11-20',
      LisansTur: 'Demo',
      AdSoyad: 'Sahipsiz',
      TCKimlikNo: '100******46',
      Ili: 'İzmir',
      Ilcesi: null,
      Telefon: null,
      GSM: '05321112233',
      Aciklama: '',
      Kullanici: 'Kuran Deneme',
      Atanan: null,
      AtananId: null,
      IslemRenk: 'mavi',
      Proje: 'Masabaşı Hastane Bilgi Sistemi',
      Durum: 'Bekliyor',
      DurumAnahtar: 'bekliyor',
      DurumRenk: 'gri',
      Deneme: 0,
      RandevuZamani: null,
      KurulumZamani: null,
      MusteriId: null,
      Surum: 1,
    });
    const kendi = await ekle({ AtananId: kuran.Id }, kuran);
    expect([await gorur(kuran, kendi.Id), await gorur(dagitan, kendi.Id)]).toEqual([true, false]);
    const sayi = await s.call(anasayfa.bekleyenlerim, {}, kuran.token);
    const adet = (await liste(kuran)).length;
    expect(sayi.body).toMatchObject({
      bekleyenler: [{ Oda: 'demo', Adet: adet, Cumle: `Bekleyen ${adet} demo kurulumunuz var.`, Yol: null }],
    });
    // A person's list is private, except for people who may act for everybody.
    const baskasi = await s.call(oda.demoListe, { userId: kuran.Id }, dagitan.token);
    expect(baskasi.body.durum && baskasi.body.demolist.map((d) => d.AtananId)).toEqual([kuran.Id]);
    expect((await s.call(oda.demoListe, { userId: dagitan.Id }, kuran.token)).status).toBe(403);
  });

  test('without the right to see a demo does not find it either', async () => {
    const { Id } = await ekle({ AtananId: dagitan.Id });
    for (const { token } of [kuran, altinci]) {
      expect((await s.call(oda.demoDetay, { Id }, token)).status).toBe(404);
      expect((await s.call(oda.demoDurumGuncelle, { Id, Surum: 1, Durum: 'ulasilamadi' }, token)).status).toBe(404);
      expect((await kaydet({ Id, Surum: 1 }, { Id: 0, token })).status).toBe(404);
    }
    expect((await s.call(oda.demoUstlen, { Id }, altinci.token)).status).toBe(404);
    expect((await s.call(oda.demoAta, { Id, Surum: 1, AtananId: altinci.Id }, altinci.token)).status).toBe(404);
    expect((await s.call(oda.demoUstlen, { Id }, kuran.token)).status).toBe(403);
  });

  test('who assigns demos finds those of people who left', async () => {
    const giden = await kisi('Giden', [2]);
    const { Id, Surum } = await ekle({ AtananId: giden.Id });
    expect(await gorur(dagitan, Id)).toBe(false);
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', giden.Id).execute();
    expect([await gorur(dagitan, Id), await gorur(kuran, Id)]).toEqual([true, false]);
    expect(mesaj(await s.call(oda.demoAta, { Id, Surum, AtananId: kuran.Id }, dagitan.token))).toBe('tamam');
    expect(await gorur(kuran, Id)).toBe(true);
  });

  test('of another product gets no demo, and assigns none', async () => {
    const { Id, Surum } = await ekle();
    const ata = (AtananId: number) => s.call(oda.demoAta, { Id, Surum, AtananId }, dagitan.token);
    const calismiyor = 'Seçtiğiniz kişi bu ürünle çalışmıyor. Demo, ürünle çalışan birine atanabilir.';
    expect(mesaj(await ata(altinci.Id))).toBe(calismiyor);
    expect(mesaj(await kaydet({ AtananId: altinci.Id }))).toBe(calismiyor);
    expect(mesaj(await kaydet({ AtananId: dagitan.Id }, kuran))).toBe('Demoyu başkasına atamak için yetkiniz yok.');
    expect(mesaj(await kaydet({ ProjeId: 6 }))).toBe('Seçtiğiniz ürün, ürünleriniz arasında yok.');
    expect(mesaj(await ata(kuran.Id))).toBe('tamam');
    expect((await liste(kuran)).find((d) => d.Id === Id)).toMatchObject({ Durum: 'Atandı', Atanan: 'Kuran Deneme' });
    expect(mesaj(await durumYaz(Id, gecerli('randevulu'), kuran))).toBe('tamam');
    const geri = { Id, Surum: await surumu(Id), AtananId: null };
    expect(mesaj(await kaydet(geri, kuran))).toBe('Atanmış bir demo atanmamış yapılamaz.');
  });
});

describe('fifty people who take one demo at once', () => {
  test('give it to one, and the others read the name', async () => {
    const { Id } = await ekle();
    const kisiler = await Promise.all(
      Array.from({ length: 50 }, (_, n) => kisi(`Üstlenen${n}`, [2], [YETKI.atanmamisDemolar])),
    );
    const cevaplar = await Promise.all(kisiler.map(({ token }) => s.call(oda.demoUstlen, { Id }, token)));
    const alan = kisiler.filter((_, n) => cevaplar[n]!.body.durum);
    expect(alan).toHaveLength(1);
    const { demo, hareketlist } = await detay(Id, alan[0]);
    expect(demo).toMatchObject({ AtananId: alan[0]!.Id, Durum: 'Atandı', Surum: 2 });
    expect(hareketlist).toHaveLength(2);
    const digerleri = cevaplar.filter((c) => !c.body.durum).map(mesaj);
    expect(new Set(digerleri)).toEqual(new Set([`Bu demoyu ${demo.Atanan} üstlendi.`]));
    expect(mesaj(await s.call(oda.demoUstlen, { Id }, alan[0]!.token))).toBe('Bu demoyu zaten siz üstlendiniz.');
  });
});

describe('a demo of a customer', () => {
  const musteriEkle = async (ProjeIdler: number[], { token } = dagitan) => {
    const m = { ...BOS_MUSTERI, Ad: 'Çağrı', Soyad: 'Öz', GSM: '05439998877', ProjeIdler };
    const { body } = await s.call(musteri.musteriKaydet, { musteri: m, benzerleriGordum: true }, token);
    if (!body.durum) throw new Error(body.msg);
    return body.Id;
  };

  test('takes name and numbers from the card, gives the customer the product, and stands in the timeline', async () => {
    const MusteriId = await musteriEkle([]);
    const { Id } = await ekle({ MusteriId, AdSoyad: 'Başkası', AtananId: dagitan.Id });
    expect((await detay(Id)).demo).toMatchObject({ AdSoyad: 'Çağrı Öz', GSM: '05439998877', MusteriId });
    await durumYaz(Id, gecerli('randevulu'));
    const kart = await s.call(musteri.musteriDetay, { Id: MusteriId }, dagitan.token);
    expect(kart.body).toMatchObject({ musteri: { ProjeIdler: [2] } });
    const zaman = await s.call(musteri.musteriZaman, { Id: MusteriId }, dagitan.token);
    expect(zaman.body).toMatchObject({
      zamanlist: [
        { Tur: 'demo', Baslik: 'Demo: Randevulu', Aciklama: '21.11.2026 13:00', Kisi: 'Dağıtan Deneme' },
        { Baslik: 'Demo açıldı', Proje: 'Masabaşı Hastane Bilgi Sistemi', Yol: expect.stringMatching(`&demo=${Id}$`) },
        { Baslik: 'Kart açıldı', Yol: null },
      ],
    });
    // The product's own line is hidden from people of another product.
    await s.db.insertInto('musteri_proje').values({ musteri_id: MusteriId, proje_id: 6 }).execute();
    const altinin = await s.call(musteri.musteriZaman, { Id: MusteriId }, altinci.token);
    expect(altinin.body.durum && altinin.body.zamanlist.map((z) => z.Baslik)).toEqual(['Kart açıldı']);
  });

  test('is neither found nor opened if the customer is hidden from the person', async () => {
    const altinin = await musteriEkle([6], altinci);
    expect(mesaj(await kaydet({ MusteriId: altinin }))).toBe(
      'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.',
    );
    const MusteriId = await musteriEkle([2]);
    const { Id } = await ekle({ MusteriId });
    await s.db.updateTable('musteri').set({ silindi: OGLEN }).where('id', '=', MusteriId).execute();
    expect([await gorur(dagitan, Id), (await s.call(oda.demoDetay, { Id }, dagitan.token)).status]).toEqual([
      false,
      404,
    ]);
  });
});

test('the later of two editors is refused; an error is reported with its field', async () => {
  const { Id, Surum } = await ekle({ AdSoyad: 'İlk' });
  expect((await kaydet({ Id, Surum, AdSoyad: 'İkinci' })).body).toEqual({ durum: true, Id, Surum: 2 });
  const eski = await kaydet({ Id, Surum, AdSoyad: 'Üçüncü' });
  expect([eski.status, eski.body]).toMatchObject([409, { guncel: { AdSoyad: 'İkinci', Surum: 2 } }]);
  for (const [o, msg] of [
    [{ AdSoyad: ' ' }, 'Müşteriyi seçiniz ya da adını soyadını yazınız.'],
    [{ GSM: null }, 'Ulaşmak için bir telefon numarası yazınız.'],
    [{ TCKimlikNo: '12345678901' }, 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...'],
    [{ IslemId: 1001 }, 'İşlem: seçtiğiniz değer artık sunulmuyor. Başka birini seçiniz.'],
    [{ LisansTurId: 90 }, 'Lisans türü: seçtiğiniz değer artık sunulmuyor. Başka birini seçiniz.'],
    [{ IlId: 82 }, 'İl: böyle bir il yok.'],
    [{ IlId: 81, IlceId: 1 }, 'İlçe seçtiğiniz ilde değil.'],
    [{ MusteriId: 2_000_000 }, 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.'],
  ] satisfies [Partial<Demo>, string][])
    expect([o, mesaj(await kaydet(o))]).toEqual([o, msg]);
});
