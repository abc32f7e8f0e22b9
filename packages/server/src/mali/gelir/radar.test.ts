import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { type Ben, type DepartmanId, type KisiId, saklananUrunler } from '../../platform/http/access.ts';
import { anketYayinla } from '../../testing/anket.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumlu } from '../../testing/walk.ts';
import { radarMusterileri } from './radar.ts';

/**
 * Licences that end soon and the reasons against a renewal: each reason with the page that shows it, for people who may
 * see that page.
 */

const { gelir, lisans: oda, musteri } = contract;
const s = await testServer();
afterAll(() => s.kapat());
const BUGUN = '2026-11-20';
const departmanId = await s.departman('Satış');
const ac = (ad: string, yetkiler: number[], o: { projeler?: number[]; rol?: 'Kısıtlı'; sayfalar?: string[] } = {}) =>
  oturumlu(s, ad, { ad, departmanId, projeler: [2], yetkiler, ...o });
const gorenler = [YETKI.lisansYonet, YETKI.maliGor, YETKI.teklifGor];
const hepsi = await ac('goren', gorenler);
const yalniz = await ac('yalniz', [], { rol: 'Kısıtlı', sayfalar: [...SAYFA.lisans] });
const yabanci = await ac('yabanci', gorenler, { projeler: [6] });

const ilki = async (liste: string, anahtar?: string) =>
  (
    await sql<{ id: number }>`select min(id) as id from tanim where liste = ${liste}
      and (${anahtar ?? null}::text is null or anahtar = ${anahtar ?? null})`.execute(s.db)
  ).rows[0]!.id;
const [yillik, neden] = [await ilki('lisansTur', 'yillik'), await ilki('ayrilmaNedenleri')];
const { id: program, ad: programAdi } = await s.db
  .insertInto('tanim')
  .values({ liste: 'digerProgramlar', ad: 'Deniz Klinik', sira: 1 })
  .returning(['id', 'ad'])
  .executeTakeFirstOrThrow();
const gun = (n: number) => gunEkle(BUGUN, n);

let sira = 0;
/** A customer of product 2 with a licence that ends in this number of days. */
async function musteriAc(biter: number) {
  const Ad = `Radar${String.fromCodePoint(65 + sira++).repeat(2)}`;
  const kart = { ...BOS_MUSTERI, Ad, Soyad: 'Ilgaz', ProjeIdler: [2] };
  const { Id } = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, hepsi.token));
  const l: Girdi<typeof oda.lisansKaydet>['lisans'] = {
    ...BOS_LISANS,
    MusteriId: Id,
    ProjeId: 2,
    LisansTurId: yillik,
    BaslamaTarihi: gun(biter - 364),
    BitisTarihi: gun(biter),
    YillikBedel: 1_200_000,
  };
  return { Id, LisansId: tamam(await s.call(oda.lisansKaydet, { lisans: l }, hepsi.token)).Id };
}
const gorusmeEk = (musteriId: number, n: number, gunler: number) =>
  sql`insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, durum, acan_id,
      baslama_zamani, son_hareket)
    select ${musteriId}, 2, min(t.id), min(t.id), min(t.id), 1, 'Arandı', 'yeni', ${hepsi.Id}, ${gun(gunler)}::timestamptz,
      ${gun(gunler)}::timestamptz
    from tanim t, generate_series(1, ${n}::int) i group by i`.execute(s.db);
const { id: anketId } = await anketYayinla(s.db, { olay: null });
const anketEk = async (musteriId: number, puan: number) =>
  (
    await sql<{ id: number }>`
      insert into memnuniyet (anket_id, surum_no, musteri_id, proje_id, olay_zamani, kanal, durum, vakit, soruldu, son_gecerlilik,
        bitis_zamani, puan)
      select ${anketId}, 1, ${musteriId}, 2, z.an, 'telefon', 'tamamlandi', z.an, z.an, z.an, z.an, ${puan}::int
      from (select ${gun(-10)}::timestamptz as an) z returning id`.execute(s.db)
  ).rows[0]!.id;
async function borcEk(musteriId: number, no: string, odenecek: number, vade: number, birim = 'TRY') {
  const { rows } = await sql<{ id: number }>`
    insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, vade, brut, matrah, odenecek, no, xml, xml_ozet, kesme_zamani,
      kesen_id, acan_id, acilis_zamani, durum, para_birimi, kur)
    values ('earsiv', ${musteriId}, 2, 'EARSIVFATURA', 'SATIS', ${gun(vade - 30)}::date, ${gun(vade)}::date, ${odenecek}, ${odenecek},
      ${odenecek}, ${no}, '<a/>', sha256('x'), now(), ${hepsi.Id}, ${hepsi.Id}, now(), 'kesildi', ${birim},
      ${birim === 'TRY' ? null : '40'}) returning id`.execute(s.db);
  await sql`select fatura_acik_say(${rows[0]!.id})`.execute(s.db);
  return rows[0]!.id;
}
async function ziyaretEk(musteriId: number, gunler: number) {
  const { rows } = await sql<{ id: number }>`
    insert into ziyaret (musteri_id, gorusme_tur_id, baslama_zamani, bitis_zamani, personel_id, acan_id, durum, sonuc, sonuc_aciklama,
      diger_program_id, olumsuz_neden_id)
    select ${musteriId}, min(id), ${gun(gunler)}::timestamptz, ${gun(gunler)}::timestamptz + interval '1 hour', ${hepsi.Id}, ${hepsi.Id},
      'yapildi', 'olumsuz', 'Konuşuldu', ${program}::int, ${neden}::int from tanim where liste = 'gorusmeTur' returning id`.execute(
    s.db,
  );
  await sql`insert into ziyaret_proje (ziyaret_id, proje_id) values (${rows[0]!.id}, 2)`.execute(s.db);
  return rows[0]!.id;
}
const kayipEk = async (musteriId: number, gunler: number) =>
  (
    await sql<{ id: number }>`
      insert into teklif (no, musteri_id, proje_id, baslik, tarih, gecerlilik_tarihi, acan_id, sahip_id, yazanlar, acilis_zamani,
        durum, kayip_neden_id, kayip_aciklama, karar_zamani, diger_program_id)
      values (${`TKL-R-${musteriId}`}, ${musteriId}, 2, 'Teklif', ${gun(gunler)}::date, ${gun(gunler + 30)}::date, ${hepsi.Id}, ${hepsi.Id},
        array[${hepsi.Id}::int], now(), 'red', ${neden}, 'Ucuz bulundu', ${gun(gunler)}::timestamptz, ${program}) returning id`.execute(
      s.db,
    )
  ).rows[0]!.id;
const { rows: surumler } = await sql<{ id: number }>`
  insert into versiyon (proje_id, no, durum, planlanan_tarih, yayin_zamani, yayinlayan_id)
  select 2, '5.' || i, 'yayinlandi', ${gun(-90)}::date + i, (${gun(-90)}::date + i)::timestamptz, ${hepsi.Id}::int
  from generate_series(0, 3) i order by i returning id`.execute(s.db);
const surumKur = (LisansId: number, kacinci: number) =>
  sql`insert into versiyon_musteri (lisans_id, versiyon_id, guncelleme_zamani)
    values (${LisansId}, ${surumler[kacinci]!.id}, now())`.execute(s.db);
const radar = async (istek: Girdi<typeof gelir.lisansRadari> = {}, kim = hepsi) =>
  tamam(await s.call(gelir.lisansRadari, istek, kim.token));

const rahat = await musteriAc(5);
const hepsiyle = await musteriAc(60);
const borclu = await musteriAc(40);
const kaybedilen = await musteriAc(41);
const uzak = await musteriAc(170);
const anket = await anketEk(hepsiyle.Id, 40);
const fatura = await borcEk(hepsiyle.Id, 'MSR2026000000001', 50_000, -40);
await borcEk(hepsiyle.Id, 'MSR2026000000002', 7000, -20, 'EUR');
await borcEk(rahat.Id, 'MSR2026000000003', 7000, -3);
await borcEk(borclu.Id, 'MSR2026000000004', 10_000, -16);
await gorusmeEk(hepsiyle.Id, 6, -120);
await gorusmeEk(hepsiyle.Id, 2, -5);
await gorusmeEk(hepsiyle.Id, 9, -400);
const ziyaret = await ziyaretEk(hepsiyle.Id, -7);
await kayipEk(hepsiyle.Id, -9);
const kayip = await kayipEk(kaybedilen.Id, -50);
await surumKur(hepsiyle.LisansId, 0);
await surumKur(rahat.LisansId, 3);

test('lists the most endangered first, each reason with its figures and its page', async () => {
  const r = await radar();
  expect([r.Adet, r.Riskli]).toEqual([4, 3]);
  expect(r.musteriler.map((m) => [m.MusteriId, m.Risk, m.KalanGun])).toEqual([
    [hepsiyle.Id, 100, 60],
    [borclu.Id, 30, 40],
    [kaybedilen.Id, 20, 41],
    [rahat.Id, 0, 5],
  ]);
  const [en] = r.musteriler;
  expect(en!.nedenler).toEqual([
    {
      Ne: 'borc',
      Cumle: '₺500,00 + €70,00 borcu gecikti; en eskisi 40 gündür.',
      Yol: `/mali/afatura/${fatura}`,
    },
    {
      Ne: 'gorusme',
      Cumle: 'Son 90 günde 2 görüşme, önceki 90 günde 6.',
      Yol: `/islemler/musterigorusme/list?ara=${en!.Musteri.replace(' ', '+')}&ilk=${gun(-179)}`,
    },
    {
      Ne: 'anket',
      Cumle: '10.11.2026 anketinde 100 üzerinden 40 verdi.',
      Yol: `/islemler/musterigorusme/memnuniyet?anket=${anket}`,
    },
    {
      Ne: 'rakip',
      Cumle: `13.11.2026 ziyaretinde ${programAdi} konuşuldu.`,
      Yol: `/pazarlama/gorusmetakip/detay?id=${ziyaret}`,
    },
    {
      Ne: 'surum',
      Cumle: '5.0 kullanıyor; yayındaki 5.3, 3 versiyon ileride.',
      Yol: '/istakibi/versiyonlar?urun=2&durum=yayinlandi',
    },
  ]);
  expect(en!.yillik).toEqual([{ ParaBirimi: 'TRY', Tutar: 1_200_000 }]);
  expect(en!.lisanslar).toMatchObject([{ Id: hepsiyle.LisansId, KalanGun: 60, BitisTarihi: gun(60) }]);
  expect(r.musteriler[2]!.nedenler).toMatchObject([
    {
      Cumle: `01.10.2026 günü bir teklifi ${programAdi} karşısında kaybettik.`,
      Yol: `/pazarlama/tekliftakibi?teklif=${kayip}`,
    },
  ]);
});

test('looks ahead as far as requested, for one product or all', async () => {
  const kimler = async (o: Girdi<typeof gelir.lisansRadari>) =>
    (await radar(o)).musteriler.map((m) => m.MusteriId).toSorted((x, y) => x - y);
  expect(await kimler({ Gun: 30 })).toEqual([rahat.Id]);
  expect(await kimler({ Gun: 180 })).toEqual([rahat.Id, hepsiyle.Id, borclu.Id, kaybedilen.Id, uzak.Id]);
  expect(await kimler({ ProjeId: 6 })).toEqual([]);
  const yanlis = await s.call(gelir.lisansRadari, { Gun: 45 as 30 }, hepsi.token);
  expect([yanlis.status, yanlis.body]).toMatchObject([400, { msg: expect.stringContaining("'Gun'") }]);
});

test('reveals nothing that the person may not see: neither other products nor other pages', async () => {
  expect(await radar({}, yabanci)).toMatchObject({ Adet: 0, musteriler: [] });
  const r = await radar({}, yalniz);
  expect([r.Adet, r.Riskli, r.musteriler.flatMap((m) => m.nedenler)]).toEqual([4, 0, []]);
  // A survey about a colleague is visible only to people who manage surveys.
  await s.db.updateTable('memnuniyet').set({ personel_id: yabanci.Id }).where('id', '=', anket).execute();
  const [en] = (await radar()).musteriler;
  expect(en!.nedenler.map((n) => n.Ne)).toEqual(['borc', 'gorusme', 'rakip', 'surum']);
});

test('sends as many queries for many customers as for one', async () => {
  let sorulan = 0;
  const sayan: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sorulan += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ben: Ben = {
    Id: hepsi.Id as KisiId,
    oturumId: 1,
    oturumBaslama: '',
    sonKullanim: '',
    departmanId: departmanId as DepartmanId,
    yetkiler: new Set(),
    ayricalikli: true,
    sorumluOldugu: [],
    vekilOldugu: [],
    oncelik: null,
  };
  const o = { db: s.db.withPlugin(sayan), ben, urunler: saklananUrunler([2]), bugun: BUGUN };
  const say = async () => {
    sorulan = 0;
    return [(await radarMusterileri(o, 180, null)).length, sorulan];
  };
  expect(await say()).toEqual([5, 7]);
  for (let i = 0; i < 8; i++) await musteriAc(20 + i);
  expect(await say()).toEqual([13, 7]);
});
