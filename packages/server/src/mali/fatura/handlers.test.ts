import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { kurus } from '@masabasi/core/platform/money/para';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { saklananUrunler } from '../../platform/http/access.ts';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { olenle } from '../../testing/olum.ts';
import { oturumlu } from '../../testing/walk.ts';
import { kes, kesimHazirla } from './kesim.ts';
import { faturaOku } from './oku.ts';
import { acikAlacaklar } from './queries.ts';
import { BOS_FATURA } from './testing.ts';

/** Invoices: drafted, proven, cut with a unique number, and never changed again. */

const { fatura: oda } = contract;

const s = await testServer();
const departmanId = await s.departman('Muhasebe');
const HAKLAR = [YETKI.maliGor, YETKI.faturaKes, YETKI.faturaIade, YETKI.tahsilatYaz, YETKI.faturaAyarla];
const ac = (ad: string, projeler: number[], yetkiler: number[]) =>
  oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
const muhasebe = await ac('Muhasebe', [2], HAKLAR);
const bakan = await ac('Bakan', [2], [YETKI.maliGor]);
const altinci = await ac('Altıncı', [6], HAKLAR);
afterAll(() => s.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});
const BUGUN = OGLEN.slice(0, 10);

const { rows: yer } = await sql<{ il: number; ilce: number }>`
  select il_id as il, min(id) as ilce from ilce group by il_id order by il_id limit 1`.execute(s.db);
let sira = 0;
async function musteri(o: { vkn?: string; tc?: string; mukellef?: boolean; senaryo?: string } = { vkn: '9876543217' }) {
  sira += 1;
  const { rows } = await sql<{ id: number }>`
    insert into musteri (tip, ad, soyad, unvan, vkn, tc_kimlik, il_id, ilce_id, adres, durum, efatura_mukellef, efatura_senaryo, yazma_zamani)
    values (${o.tc ? 1 : 2}, ${o.tc ? 'Ayşe' : ''}, ${o.tc ? 'Çınar' : ''}, ${o.tc ? '' : `Güneş Sağlık ${sira} Ltd. Şti.`},
      ${o.vkn ?? null}, ${o.tc ?? null}, ${yer[0]!.il}, ${yer[0]!.ilce}, 'Iğdır Sokak 3', 'Aktif', ${o.mukellef ?? false},
      ${o.senaryo ?? ''}, ${OGLEN}::timestamptz) returning id`.execute(s.db);
  await s.db.insertInto('musteri_proje').values({ musteri_id: rows[0]!.id, proje_id: 2 }).execute();
  return rows[0]!.id;
}
await s.db
  .updateTable('fatura_ayari')
  .set({ unvan: 'Masabaşı Yazılım A.Ş.', vkn: '1112223339', ilce: 'Çankaya', il: 'Ankara', vergi_dairesi: 'Çankaya' })
  .execute();
const kurum = await musteri();
const kisi = await musteri({ tc: '10000000146' });
const mukellef = await musteri({ vkn: '1112223339', mukellef: true, senaryo: 'TICARIFATURA' });

const KALEM = { Ad: 'Yıllık bakım', Miktar: '1', BirimKodu: 'C62', BirimFiyat: '1000', KdvOran: 20 };
type Form = Girdi<typeof oda.faturaKaydet>['fatura'];
const kaydet = (o: Partial<Form> = {}, kim = muhasebe) =>
  s.call(
    oda.faturaKaydet,
    { fatura: { ...BOS_FATURA, MusteriId: kurum, Tarih: BUGUN, Kalemler: [KALEM], ...o } },
    kim.token,
  );
const taslak = async (o: Partial<Form> = {}) => tamam(await kaydet(o));
const detay = async (Id: number, kim = muhasebe) => tamam(await s.call(oda.getFaturaDetay, { Id }, kim.token));
const kesIstegi = ({ Id, Surum }: { Id: number; Surum: number }, kim = muhasebe) =>
  s.call(oda.faturaKes, { Id, Surum }, kim.token);
const kesilen = async (o: Partial<Form> = {}) => tamam(await kesIstegi(await taslak(o)));
/** Cuts an invoice on an earlier day, in a series without a later one. */
async function eskiKesilen(o: Partial<Form>) {
  const seri = `ES${String.fromCodePoint(65 + sira++)}`;
  await s.db.updateTable('fatura_ayari').set({ efatura_seri: seri }).execute();
  s.saat.simdi = new Date(`${o.Tarih ?? BUGUN}T09:00:00Z`);
  const kesildi = await kesilen({ MusteriId: mukellef, ...o });
  await s.db.updateTable('fatura_ayari').set({ efatura_seri: 'MSB' }).execute();
  s.saat.simdi = new Date(OGLEN);
  return kesildi;
}

describe('a draft', () => {
  test('shows the calculator’s totals and the objections against cutting it', async () => {
    const { Id, Surum } = await taslak({
      Kalemler: [
        { ...KALEM, Miktar: '3', BirimFiyat: '33.33' },
        { ...KALEM, Ad: 'Kurulum', BirimFiyat: '500', IskontoOran: 1000, KdvOran: 8 },
      ],
    });
    const d = await detay(Id, bakan);
    expect(d.fatura).toMatchObject({ No: null, Durum: 'Taslak', Matrah: 54999, Kdv: 2000 + 3600, Odenecek: 60599 });
    expect(d.aykiriliklar).toEqual([
      { Kural: 'kdvOrani', Cumle: '%8 o gün geçerli bir KDV oranı değil; %0, %1, %10, %20 olabilir.' },
    ]);
    expect((await kesIstegi({ Id, Surum })).body).toMatchObject({ durum: false, msg: d.aykiriliklar[0]!.Cumle });
    expect((await detay(Id)).fatura.No).toBeNull();
  });

  test('takes its kind and scenario from its customer', async () => {
    const olan = async (MusteriId: number, Senaryo: Form['Senaryo']) => {
      const { fatura: f } = await detay((await taslak({ MusteriId, Senaryo })).Id);
      return `${f.Tur} ${f.Senaryo}`;
    };
    expect(await olan(kurum, 'TICARIFATURA')).toBe('earsiv EARSIVFATURA');
    expect(await olan(mukellef, 'EARSIVFATURA')).toBe('efatura TICARIFATURA');
    expect(await olan(mukellef, 'TEMELFATURA')).toBe('efatura TEMELFATURA');
  });

  test.each([
    [
      'a line without a name',
      {
        Kalemler: [
          { ...KALEM, Ad: '\u200B.' },
          { ...KALEM, Miktar: '0' },
        ],
      },
      /2\. satır: miktarı/,
    ],
    ['a due day before its own', { Vade: '2020-01-01' }, 'Vade, fatura tarihinden önce olamaz.'],
    ['a return of nothing', { Tip: 'IADE' as const }, /iade edilen faturanın sayfasından/],
    ['another product', { ProjeId: 6 }, /ürünleriniz arasında yok/],
  ])('is not written with %s', async (_, o, msg) => {
    expect((await kaydet(o as Partial<Form>)).body).toEqual({
      durum: false,
      msg: typeof msg === 'string' ? msg : (expect.stringMatching(msg) as string),
    });
  });

  test('can be discarded and is then gone', async () => {
    const { Id, Surum } = await taslak();
    const { Surum: yeni } = tamam(await s.call(oda.faturaVazgec, { Id, Surum }, muhasebe.token));
    expect((await kesIstegi({ Id, Surum: yeni })).body).toMatchObject({ durum: false });
    expect((await kesIstegi({ Id, Surum })).status).toBe(409);
  });

  test('in a foreign currency needs a rate, and for a natural person a number', async () => {
    const { Id } = await taslak({ ParaBirimi: 'EUR', Kur: null });
    expect((await detay(Id)).aykiriliklar.map((a) => a.Kural)).toEqual(['kur']);
    const adsiz = await musteri({});
    expect((await detay((await taslak({ MusteriId: adsiz })).Id)).aykiriliklar.map((a) => a.Kural)).toEqual([
      'aliciKimlik',
    ]);
  });
});

describe('a cut invoice', () => {
  test('has its number, its XML and its PDF, and never changes', async () => {
    const { Id, No } = await kesilen({ MusteriId: kisi, Aciklama: 'Sözleşme 12' });
    expect(No).toMatch(/^MSA2026\d{9}$/);
    const xml = tamam(await s.call(oda.faturaXml, { Id }, bakan.token));
    const belge = faturaOku(Buffer.from(xml.basefile, 'base64').toString());
    expect(belge).toMatchObject({ No, Senaryo: 'EARSIVFATURA', Alici: { Ad: 'Ayşe', Kimlik: '10000000146' } });
    const pdf = tamam(await s.call(oda.print_fatura, { Id }, bakan.token));
    expect(Buffer.from(pdf.basefile, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const { fatura, alici } = await detay(Id);
    expect(alici.KimlikNo).toBe('100******46');
    const { Surum } = fatura;
    expect((await kaydet({ Id, Surum })).body).toMatchObject({
      durum: false,
      msg: /^Kesilmiş fatura değişmez/ as never,
    });
  });

  test('is protected by the database against every change', async () => {
    const { Id } = await kesilen();
    for (const yazim of [
      sql`update fatura set aciklama = 'x' where id = ${Id}`,
      sql`update fatura set no = 'MSA2026999999999' where id = ${Id}`,
      sql`update fatura set durum = 'taslak' where id = ${Id}`,
      sql`delete from fatura where id = ${Id}`,
      sql`update fatura_kalem set ad = 'x' where fatura_id = ${Id}`,
      sql`delete from fatura_kalem where fatura_id = ${Id}`,
      sql`insert into fatura_kalem (fatura_id, sira, ad, miktar, birim_kodu, birim_fiyat, kdv_oran)
        values (${Id}, 9, 'x', '1', 'C62', '1', 20)`,
    ])
      await expect(yazim.execute(s.db)).rejects.toThrow(/never/);
  });

  test('is cancelled within eight days with a reason, but not after a payment', async () => {
    const a = await kesilen();
    const iptal = ({ Id, Surum }: { Id: number; Surum: number }, Neden = 'Müşteri yanlış seçildi') =>
      s.call(oda.faturaIptal, { Id, Surum, Neden }, muhasebe.token);
    expect((await iptal(a, 'yanlış')).body).toMatchObject({ durum: false });
    const { Surum } = tamam(
      await s.call(
        oda.faturaTahsilatYaz,
        { Id: a.Id, Surum: a.Surum, Tarih: BUGUN, Tutar: kurus(20_000), Aciklama: 'EFT' },
        muhasebe.token,
      ),
    );
    expect((await iptal({ Id: a.Id, Surum })).body).toMatchObject({ durum: false });
    const dokuzGunluk = await eskiKesilen({ Tarih: gunEkle(BUGUN, -9) });
    expect((await iptal(dokuzGunluk)).body).toMatchObject({ msg: expect.stringMatching(/^İptal süresi/) as string });
    const b = await eskiKesilen({ Tarih: gunEkle(BUGUN, -8) });
    tamam(await iptal(b));
    expect((await detay(b.Id)).fatura).toMatchObject({ Durum: 'İptal', Kalan: 0 });
  });

  test('is paid up to its open amount, and a payment can be taken back', async () => {
    const { Id, Surum } = await kesilen();
    const yaz = (surum: number, Tutar: number) =>
      s.call(
        oda.faturaTahsilatYaz,
        { Id, Surum: surum, Tarih: BUGUN, Tutar: kurus(Tutar), Aciklama: '' },
        muhasebe.token,
      );
    expect((await yaz(Surum, 120_001)).body).toMatchObject({ durum: false });
    const { Surum: ikinci } = tamam(await yaz(Surum, 70_000));
    const d = await detay(Id);
    expect([d.fatura.Kalan, d.tahsilatlar.length]).toEqual([50_000, 1]);
    const urunler = saklananUrunler([2]);
    expect((await acikAlacaklar(s.db, urunler, { musteriId: kurum })).find((x) => x.FaturaId === Id)?.Kalan).toBe(
      50_000,
    );
    tamam(
      await s.call(oda.faturaTahsilatGeriAl, { Id, Surum: ikinci, TahsilatId: d.tahsilatlar[0]!.Id }, muhasebe.token),
    );
    expect((await detay(Id)).fatura.Kalan).toBe(120_000);
    expect((await detay(Id)).hareketlist.map((h) => h.Baslik).slice(0, 2)).toEqual([
      'Tahsilat geri alındı',
      'Tahsilat yazıldı',
    ]);
  });

  test('is sent back by returns, but never more than its amount', async () => {
    const asil = await kesilen({ MusteriId: mukellef, Senaryo: 'TICARIFATURA' });
    const iade = tamam(await s.call(oda.faturaIade, { Id: asil.Id, Surum: asil.Surum }, muhasebe.token));
    expect((await detay(iade.Id)).fatura).toMatchObject({ Tip: 'IADE', IadeNo: asil.No, Senaryo: 'TEMELFATURA' });
    expect((await s.call(oda.faturaIade, { Id: asil.Id, Surum: asil.Surum }, muhasebe.token)).body).toMatchObject({
      durum: false,
    });
    const fazla = tamam(
      await kaydet({
        Id: iade.Id,
        Surum: iade.Surum,
        MusteriId: mukellef,
        Tip: 'IADE',
        Senaryo: 'TEMELFATURA',
        Kalemler: [{ ...KALEM, BirimFiyat: '1000.01' }],
      }),
    );
    expect((await kesIstegi(fazla)).body).toMatchObject({ durum: false });
    const yari = tamam(
      await kaydet({
        Id: fazla.Id,
        Surum: fazla.Surum,
        MusteriId: mukellef,
        Tip: 'IADE',
        Senaryo: 'TEMELFATURA',
        Kalemler: [{ ...KALEM, BirimFiyat: '400' }],
      }),
    );
    tamam(await kesIstegi(yari));
    expect((await detay(asil.Id)).fatura).toMatchObject({ Odenecek: 120_000, Kalan: 72_000 });
  });
});

describe('numbers', () => {
  test('of one series are consecutive when fifty invoices are cut at once', async () => {
    const taslaklar = await Promise.all(Array.from({ length: 50 }, () => taslak()));
    // The caller tries again when told to, as the browser does.
    const kesen = async (t: { Id: number; Surum: number }): Promise<number> => {
      const cevap = await kesIstegi(t);
      return cevap.status === 503 ? kesen(t) : Number(tamam(cevap).No.slice(7));
    };
    const nolar = await Promise.all(taslaklar.map(kesen));
    const ilk = Math.min(...nolar);
    expect(nolar.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => ilk + i));
  });

  test('are given once to a draft that several people cut at once', async () => {
    const t = await taslak();
    const cevaplar = await Promise.all(Array.from({ length: 6 }, () => kesIstegi(t)));
    expect(cevaplar.filter((c) => c.body.durum).length).toBe(1);
    const { rows } = await sql<{ adet: number; son: number }>`
      select count(*)::int as adet, (select son from fatura_seri where seri = 'MSA' and yil = 2026) as son
      from fatura where no like 'MSA2026%'`.execute(s.db);
    expect(rows[0]!.adet).toBe(rows[0]!.son);
  });

  test('follow the calendar', async () => {
    await kesilen();
    const dun = await taslak({ Tarih: gunEkle(BUGUN, -1) });
    expect((await kesIstegi(dun)).body).toMatchObject({
      msg: expect.stringContaining('serisinde son fatura') as string,
    });
  });

  test('are neither lost nor doubled when the server dies, and no invoice is cut without its XML', async () => {
    const t = await taslak();
    const ben = { Id: muhasebe.Id, ayricalikli: true, yetkiler: new Set() } as never;
    const yazan = {
      ben,
      urunler: saklananUrunler([2]),
      simdi: new Date(OGLEN),
      denetle: () => Promise.resolve(),
      yayinla: () => undefined,
    };
    const config = { semaDizini: null };
    const kesim = await kesimHazirla({ ...yazan, db: s.db, config }, t);
    if ('durum' in kesim) throw new Error(kesim.msg);
    const kesen = (db: typeof s.db) => db.transaction().execute((trx) => kes({ ...yazan, db: trx, config }, t, kesim));
    let n = 0;
    for (let bitti = false; !bitti; n++) {
      bitti = await olenle(s, n, kesen);
      const { rows } = await sql<{ adet: number; son: number; xmlsiz: number }>`
        select count(*)::int as adet, (select son from fatura_seri where seri = 'MSA' and yil = 2026) as son,
          count(*) filter (where xml is null)::int as xmlsiz
        from fatura where no like 'MSA2026%'`.execute(s.db);
      expect(rows[0]).toEqual({ adet: rows[0]!.son, son: rows[0]!.son, xmlsiz: 0 });
    }
    expect(n).toBeGreaterThan(8);
    expect((await detay(t.Id)).fatura.No).not.toBeNull();
  }, 60_000);
});

describe('a licence', () => {
  test('becomes one draft for its period, however many people ask', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi, donem_baslama,
        bitis_tarihi, cipa_gun, yillik_bedel, yazma_zamani)
      select ${kurum}, 2, min(id), 1, 'F-1', '2026-01-01', '2026-01-01', '2026-12-31', 1, 1250000, ${OGLEN}::timestamptz
      from tanim where liste = 'lisansTur' returning id`.execute(s.db);
    const LisansId = rows[0]!.id;
    const acilan = await Promise.all(
      Array.from({ length: 4 }, () => s.call(oda.faturaLisanstan, { LisansId }, muhasebe.token)),
    );
    expect(new Set(acilan.map((c) => tamam(c).Id)).size).toBe(1);
    const { fatura: f, kalemler } = await detay(tamam(acilan[0]!).Id);
    expect(f).toMatchObject({ Odenecek: 1_500_000, LisansId, Tur: 'earsiv' });
    expect(kalemler[0]!.Ad).toMatch(/\(01\.01\.2026 – 31\.12\.2026\)$/);
  });
});

test('the list sums cut invoices by currency within the caller’s products', async () => {
  const liste = (token: string, o = {}) => s.call(oda.getFaturaList, { Tur: 'efatura', ...o }, token);
  const a = await kesilen({ MusteriId: mukellef, Vade: BUGUN });
  const { faturalist, ozet } = tamam(await liste(bakan.token, { ara: a.No }));
  expect(faturalist.map((f) => f.No)).toEqual([a.No]);
  expect(ozet).toEqual([{ ParaBirimi: 'TRY', Adet: 1, Odenecek: 120_000, Kalan: 120_000, Gecikmis: 0 }]);
  const eski = await eskiKesilen({ Tarih: gunEkle(BUGUN, -40), Vade: gunEkle(BUGUN, -10) });
  expect(tamam(await liste(bakan.token, { ara: eski.No, sekme: 'gecikmis' })).ozet[0]!.Gecikmis).toBe(120_000);
  expect((await s.call(oda.getFaturaDetay, { Id: a.Id }, altinci.token)).status).toBe(404);
});
