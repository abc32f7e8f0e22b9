import { birlestirme } from '@masabasi/core/musteri/birlestirme/contract';
import { demo } from '@masabasi/core/musteri/demo/contract';
import { endpoints } from '@masabasi/core/contract';
import { type Endpoint, type Girdi, kisiAlani } from '@masabasi/core/platform/call/endpoint';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { BEKLENEN } from '../../testing/access.ts';
import { istekler, sozleri } from '../../testing/istekler.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_DEMO, BOS_KART, BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Identity numbers, IBANs and birthdays are masked in every answer. A separate call opens each. */

let s: TestServer;
/** Holds every right but privilege and the rights to unmask, and has both products. */
let merakli: string;
/** Holds the rights to unmask, and may not see product 6. */
let acan: string;
let acanId: number;
let tam: string;
let kisiId: number;
let bir: { Id: number; Surum: number };
let iki: { Id: number; Surum: number };
let demoId: number;
let lisansId: number;
let demoLisansi: number;

const GIZLILER = [
  '98000000046',
  '98111111146',
  'TR330006100519786457841326',
  'TR320010009999901234567890',
  '98222222246',
];
const GUNLER = ['1981-07-09', '1982-08-10', '1983-09-11'];
const ACIK = new RegExp([...GIZLILER, ...GUNLER, '09.07.1981', '10.08.1982', '11.09.1983'].join('|'));

type Musteri = Girdi<typeof musteri.musteriKaydet>['musteri'];
const kaydet = (o: Partial<Musteri>, token = tam) =>
  s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, ...o }, benzerleriGordum: true }, token);
const yaz = async (o: Partial<Musteri>) => {
  const body = tamam(await kaydet(o));
  return { Id: body.Id, Surum: body.Surum };
};
const sutun = (Id: number) =>
  s.db
    .selectFrom('musteri')
    .select(['tc_kimlik', 'iban', 'dogum_tarihi'])
    .where('id', '=', Id)
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const departmanId = await s.departman('Destek');
  const gir = (ad: string, yetkiler: number[], projeler: number[]) => s.kisi(ad, { departmanId, yetkiler, projeler });
  const acanlar = new Set<number>([YETKI.ayricalikli, YETKI.kimlikGor, YETKI.musteriKimlikGor]);
  const digerleri = YETKI_KATALOGU.map((y) => y.Id).filter((y) => !acanlar.has(y));
  merakli = await oturumVer(s, await gir('merakli', digerleri, [2, 6]));
  acanId = await gir(
    'acan',
    [YETKI.kimlikGor, YETKI.musteriKimlikGor, YETKI.atanmamisDemolar, YETKI.musteriAktar],
    [2],
  );
  acan = await oturumVer(s, acanId);
  tam = await oturumVer(s, await gir('tam', [YETKI.ayricalikli], []));
  bir = await yaz({
    Ad: 'Gizli',
    Soyad: 'Kişi',
    TCKimlikNo: GIZLILER[0]!,
    Iban: GIZLILER[2]!,
    DogumTarihi: GUNLER[0]!,
    GSM: '05321112233',
    ProjeIdler: [2],
  });
  iki = await yaz({
    Ad: 'Gizli',
    Soyad: 'Kişi',
    TCKimlikNo: GIZLILER[1]!,
    DogumTarihi: GUNLER[1]!,
    GSM: '05321112233',
    ProjeIdler: [6],
  });
  kisiId = await s.kisi('calisan', { departmanId });
  await s.db
    .updateTable('kisi')
    .set({ tc_kimlik: GIZLILER[4]!, dogum_tarihi: GUNLER[2]!, ise_baslama: '2010-01-01', ise_giris: '2010-01-01' })
    .where('id', '=', kisiId)
    .execute();
  const yillik = await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'yillik').executeTakeFirstOrThrow();
  const l = { ...BOS_LISANS, LisansTurId: yillik.id, MusteriId: bir.Id, ProjeId: 2 };
  lisansId = tamam(await s.call(lisans.lisansKaydet, { lisans: l }, tam)).Id;
  const demoTuru = s.db.selectFrom('tanim').select('id').where('liste', '=', 'lisansTur').where('anahtar', '=', 'demo');
  demoLisansi = (await demoTuru.executeTakeFirstOrThrow()).id;
  const d = {
    ...BOS_DEMO,
    LisansTurId: demoLisansi,
    AdSoyad: 'Aday Kişi',
    GSM: '05329998877',
    TCKimlikNo: '98000000046',
  };
  const body = tamam(await s.call(demo.demoKaydet, { demo: { ...d, ProjeId: 2 } }, tam));
  demoId = body.Id;
});
beforeEach(() => s.ileri(61));
afterAll(() => s?.kapat());

describe('every answer', () => {
  /** Reads with something to mask, now or formerly. The walk reaches each of them. */
  const OKUMALAR = `musterilist musteriDetay musteriZaman musteriBenzer musteriKarsilastir getLisansRapor
    lisansUyarilarim demoDetay personelListesi personelDetay personelGecmisi getDenetim`.split(/\s+/);
  /** Calls with their requests, besides the reads below. Refused calls return the current row. */
  const sorular = (): [Endpoint, object, number][] => [
    [musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, Id: bir.Id, Surum: 99 } }, 409],
    [musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, Ad: 'Gizli', Soyad: 'Kişi', GSM: '05321112233' } }, 200],
    [musteri.musteriSil, { Id: bir.Id, Surum: 99 }, 409],
    [birlestirme.musteriBirlestir, { Id: bir.Id, Surum: 99, DigerId: iki.Id, DigerSurum: 1, alanlar: {} }, 409],
    [birlestirme.musteriBirlestir, { Id: bir.Id, Surum: 1, DigerId: iki.Id, DigerSurum: 99, alanlar: {} }, 409],
    [demo.demoListe, { userId: acanId }, 200],
    [demo.demoKaydet, { demo: { ...BOS_DEMO, Id: demoId, Surum: 99 } }, 409],
    [demo.demoAta, { Id: demoId, Surum: 99, AtananId: acanId }, 409],
    [personel.personelKaydet, { ...BOS_KART, Id: kisiId, Surum: 99 }, 409],
  ];

  test('is masked, whatever other rights the caller has', async () => {
    // A change first, so that audit and histories have lines.
    const kart = tamam(await s.call(personel.personelDetay, { Id: kisiId }, tam));
    const k = kart.kisi;
    const form = Object.fromEntries(Object.keys(BOS_KART).map((a) => [a, k[a as keyof typeof k]])) as typeof BOS_KART;
    const degisen = { ...form, Id: kisiId, Surum: k.Surum, DogumTarihi: GUNLER[2]!, GirisIzni: 1 as const };
    for (const DogumTarihi of ['1983-09-12', GUNLER[2]!]) {
      const body = tamam(await s.call(personel.personelKaydet, { ...degisen, DogumTarihi }, tam));
      degisen.Surum = body.Surum;
    }
    for (const [uc, istek, status] of sorular()) {
      const yanit = await s.call(uc, istek, merakli);
      expect([uc.path, yanit.status]).toEqual([uc.path, status]);
      expect([uc.path, JSON.stringify(yanit.body)]).toEqual([uc.path, expect.not.stringMatching(ACIK)]);
    }
    const izler = await s.db.selectFrom('denetim').selectAll().execute();
    expect(JSON.stringify(izler)).not.toMatch(ACIK);
    const gecmis = await s.call(personel.personelGecmisi, { Id: kisiId }, merakli);
    // Both masks look alike, but the change is visible.
    expect(JSON.stringify(gecmis.body)).toContain('DogumTarihi');
  });

  test('is masked in every read of the contract, for every request', async () => {
    const ekilen = { musteri: [bir.Id, iki.Id], kisi: [kisiId], demo_istek: [demoId], lisans: [lisansId] };
    const [acik, cevaplanan, soylenen] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const uc of endpoints.filter((u) => u.endpoint.effect === 'read')) {
      const kisi = kisiAlani(uc.endpoint.access);
      const alan = kisi === null ? {} : { [kisi]: kisiId };
      const temel = { ...BEKLENEN[`${uc.room}.${uc.name}`]?.istek, ...alan };
      for (const istek of istekler(uc, temel, ekilen, ['gizli', GIZLILER[0]!])) {
        const { status, body } = await s.call(uc.endpoint, istek, merakli);
        const yanit = await sozleri(body);
        if (ACIK.test(yanit)) acik.add(uc.name);
        if (status === 200) cevaplanan.add(uc.name);
        if (yanit.includes('980******46')) soylenen.add(uc.name);
      }
    }
    expect([...acik]).toEqual([]);
    expect([...cevaplanan]).toEqual(expect.arrayContaining(OKUMALAR));
    expect([...soylenen]).toEqual(expect.arrayContaining(['musteriDetay', 'musteriKarsilastir', 'demoDetay']));
  }, 120_000);

  test('tells where two cards differ, although their masks are equal', async () => {
    const { body } = await s.call(birlestirme.musteriKarsilastir, { Id: bir.Id, DigerId: iki.Id }, merakli);
    expect(body).toMatchObject({
      kalan: { DogumTarihi: '**.**.****', Iban: 'TR33******************1326' },
      giden: { DogumTarihi: '**.**.****', Iban: null },
      farklar: ['TCKimlikNo', 'DogumTarihi', 'Iban'],
    });
  });

  test('finds a national id as a whole, and not by its parts', async () => {
    const bulunan = async (ara: string) => {
      const { body } = await s.call(musteri.musterilist, { ara }, merakli);
      return body.durum && body.musterilist.map((m) => m.Id);
    };
    expect(await bulunan('98000000046')).toEqual([bir.Id]);
    expect(await bulunan('980 000 000 46')).toEqual([bir.Id]);
    for (const parca of ['9800000004', '8000000046', '980000', '0000046', 'kişi 98000'])
      expect(await bulunan(parca)).toEqual([]);
  });
});

describe('an edit', () => {
  test('leaves an untouched field as it is, absent or sent back with its mask', async () => {
    const body = tamam(await s.call(musteri.musteriDetay, { Id: bir.Id }, merakli));
    const form = Object.fromEntries(
      Object.keys(BOS_MUSTERI).map((a) => [a, body.musteri[a as keyof typeof body.musteri]]),
    ) as Musteri;
    const maskeyle = await kaydet({ ...form, Notlar: 'Bir' }, merakli);
    expect(maskeyle.body).toMatchObject({ durum: true });
    const { TCKimlikNo: _, DogumTarihi: __, Iban: ___, ...gerisi } = form;
    const eksik = { ...gerisi, Surum: form.Surum + 1, Notlar: 'İki' };
    expect(
      (await s.call(musteri.musteriKaydet, { musteri: eksik, benzerleriGordum: true }, merakli)).body,
    ).toMatchObject({
      durum: true,
    });
    expect(await sutun(bir.Id)).toEqual({ tc_kimlik: GIZLILER[0], iban: GIZLILER[2], dogum_tarihi: GUNLER[0] });
    const zaman = await s.call(musteri.musteriZaman, { Id: bir.Id }, merakli);
    expect(zaman.body).toMatchObject({
      zamanlist: [{ Aciklama: 'Notlar' }, { Aciklama: 'Notlar' }, { Tur: 'lisans' }, { Baslik: 'Kart açıldı' }],
    });
    const bosIban = { ...eksik, Surum: form.Surum + 2, Iban: null };
    expect(
      (await s.call(musteri.musteriKaydet, { musteri: bosIban, benzerleriGordum: true }, merakli)).body,
    ).toMatchObject({ durum: true });
    expect(await sutun(bir.Id)).toEqual({ tc_kimlik: GIZLILER[0], iban: null, dogum_tarihi: GUNLER[0] });
    await s.db.updateTable('musteri').set({ iban: GIZLILER[2]! }).where('id', '=', bir.Id).execute();
  });

  test('ignores a stored invalid value that nobody typed, and checks typed values', async () => {
    await s.db.updateTable('musteri').set({ iban: 'TR00' }).where('id', '=', iki.Id).execute();
    const { TCKimlikNo: _, DogumTarihi: __, Iban: ___, ...bos } = BOS_MUSTERI;
    const kart = { ...bos, Ad: 'Gizli', Soyad: 'Kişi', GSM: '05321112233', ProjeIdler: [6], ...iki };
    const dene = (o: object) =>
      s.call(musteri.musteriKaydet, { musteri: { ...kart, ...o }, benzerleriGordum: true }, tam);
    expect((await dene({ Iban: 'TR01' })).body).toEqual({
      durum: false,
      msg: 'IBAN geçerli değil. Rakamları kontrol ediniz...',
    });
    expect((await dene({ Notlar: 'Not' })).body).toMatchObject({ durum: true });
    // A birthday that was entered before the check existed.
    const genc = await s.kisi('genc', { ad: 'Genç', soyad: 'Yaşta' });
    const gunler = { dogum_tarihi: '2009-01-01', ise_baslama: '2020-01-01', ise_giris: '2020-01-01' };
    const { departman_id: DepartmanId, surum: Surum } = await s.db
      .updateTable('kisi')
      .set(gunler)
      .where('id', '=', genc)
      .returning(['departman_id', 'surum'])
      .executeTakeFirstOrThrow();
    const { DogumTarihi: ____, ...bosKart } = BOS_KART;
    const form = { ...bosKart, Ad: 'Genç', Soyad: 'Yaşta', UserName: 'genc', IseBaslama: '2020-01-01', DepartmanId };
    const yasi = (o: object) =>
      s.call(personel.personelKaydet, { ...form, Id: genc, Surum, IseGiris: '2020-01-01', ...o }, tam);
    for (const o of [{ DogumTarihi: '2009-01-02' }, { IseBaslama: '2019-01-01' }])
      expect((await yasi(o)).body).toMatchObject({ msg: 'Doğum tarihi işe girişten en az 14 yıl önce olmalıdır.' });
    expect((await yasi({ Grup: 'Gece' })).body).toMatchObject({ durum: true });
    expect(
      await s.db.selectFrom('kisi').select('dogum_tarihi').where('id', '=', genc).executeTakeFirstOrThrow(),
    ).toEqual({ dogum_tarihi: '2009-01-01' });
  });

  test('keeps the number of a prospect’s demo, and takes none from its customer', async () => {
    const tc = async (id: number) =>
      (await s.db.selectFrom('demo_istek').select('tc_kimlik').where('id', '=', id).executeTakeFirstOrThrow())
        .tc_kimlik;
    const aday = { ...BOS_DEMO, LisansTurId: demoLisansi, AdSoyad: 'Aday Kişi', GSM: '05329998877', ProjeId: 2 };
    const maskeli = { ...aday, Id: demoId, Surum: 1, TCKimlikNo: '980******46' };
    expect((await s.call(demo.demoKaydet, { demo: maskeli }, tam)).body).toMatchObject({ durum: true });
    expect(await tc(demoId)).toBe('98000000046');
    const body = tamam(await s.call(demo.demoKaydet, { demo: { ...aday, TCKimlikNo: null, MusteriId: bir.Id } }, tam));
    const ayrilan = { ...aday, Id: body.Id, Surum: body.Surum, TCKimlikNo: '980******46' };
    expect((await s.call(demo.demoKaydet, { demo: ayrilan }, tam)).body).toMatchObject({ durum: true });
    expect(await tc(body.Id)).toBeNull();
  });
});

describe('opening', () => {
  const ac = (Alan: 'TCKimlikNo' | 'DogumTarihi' | 'Iban' = 'TCKimlikNo', Id = bir.Id, token = acan) =>
    s.call(musteri.musteriKimlikAc, { Id, Alan }, token);

  test('returns one field to a permitted person, with an audit entry that holds no value', async () => {
    expect((await ac()).body).toEqual({ durum: true, Deger: GIZLILER[0] });
    expect((await ac('Iban')).body).toEqual({ durum: true, Deger: GIZLILER[2] });
    expect((await s.call(personel.personelKimlikAc, { Id: kisiId, Alan: 'DogumTarihi' }, acan)).body).toEqual({
      durum: true,
      Deger: GUNLER[2],
    });
    expect((await s.call(demo.demoKimlikAc, { Id: demoId, Alan: 'TCKimlikNo' }, acan)).body).toEqual({
      durum: true,
      Deger: '98000000046',
    });
    const izler = await s.db.selectFrom('denetim').selectAll().where('kisi_id', '=', acanId).orderBy('id').execute();
    expect(izler.map((d) => [d.eylem, d.nesne, d.nesne_id, d.yeni])).toEqual([
      ['musteriKimlikAc', 'musteri', bir.Id, { Alan: 'TCKimlikNo' }],
      ['musteriKimlikAc', 'musteri', bir.Id, { Alan: 'Iban' }],
      ['personelKimlikAc', 'kisi', kisiId, { Alan: 'DogumTarihi' }],
      ['demoKimlikAc', 'demo_istek', demoId, { Alan: 'TCKimlikNo' }],
    ]);
  });

  test('is refused without the right, and for a customer whom the caller does not see', async () => {
    expect((await ac('TCKimlikNo', bir.Id, merakli)).status).toBe(403);
    expect((await s.call(personel.personelKimlikAc, { Id: kisiId, Alan: 'TCKimlikNo' }, merakli)).status).toBe(403);
    expect((await s.call(demo.demoKimlikAc, { Id: demoId, Alan: 'TCKimlikNo' }, merakli)).status).toBe(403);
    expect((await ac('TCKimlikNo', iki.Id)).status).toBe(404);
  });

  test('allows thirty in an hour, of all kinds together, even when asked for at once', async () => {
    const yanitlar = await Promise.all(
      Array.from({ length: 36 }, (_, i) =>
        i % 3 === 0 ? s.call(personel.personelKimlikAc, { Id: kisiId, Alan: 'TCKimlikNo' }, acan) : ac(),
      ),
    );
    expect(yanitlar.filter((y) => y.status === 200)).toHaveLength(30);
    expect(yanitlar.filter((y) => y.status === 429)).toHaveLength(6);
    s.ileri(50);
    const sonra = await ac();
    expect([sonra.status, sonra.headers.get('retry-after'), sonra.body]).toEqual([
      429,
      '600',
      { durum: false, msg: 'Bir saatte en fazla 30 maskeli bilgi açabilirsiniz.' },
    ]);
    expect((await ac('TCKimlikNo', bir.Id, tam)).status).toBe(200);
    s.ileri(11);
    expect((await ac()).status).toBe(200);
  });
});

describe('the refusal of a number already in use', () => {
  test('names the customer only to people who may see it', async () => {
    const no = `M${String(iki.Id).padStart(6, '0')}`;
    const ekle = (token: string) => kaydet({ Ad: 'Yeni', Soyad: 'Biri', TCKimlikNo: GIZLILER[1]! }, token);
    expect((await ekle(merakli)).body).toMatchObject({
      msg: `Bu T.C. kimlik numarası ${no} numaralı müşteride kayıtlı.`,
    });
    expect((await ekle(acan)).body).toMatchObject({ msg: 'Bu T.C. kimlik numarası başka bir müşteride kayıtlı.' });
  });
});
