import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { projetakip as oda, type projetakip as contract } from '@masabasi/core/is/projetakip/contract';
import type { PlanDurumu } from '@masabasi/core/is/projetakip/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { tamam, type TestServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';

const sayfa = '/islemler/projetakibi/projeplanpage';
const YOK = 2_000_000_000;

/** A project before its first save, and a plan of one. */
export const BOS_PRJ = {
  Id: 0,
  Surum: 0,
  UrunId: 2,
  MusteriId: null,
  Ad: 'Proje',
  Aciklama: '',
  SorumluId: 1,
  EkipId: null,
  Baslama_Tarihi: '2026-12-01',
  Bitis_Tarihi: '2027-03-01',
} as const;
export const BOS_PLAN = {
  Id: 0,
  Surum: 0,
  ProjeId: YOK,
  KonuId: YOK,
  Ad: 'Plan',
  Aciklama: '',
  Baslama_Tarihi: '2026-12-01',
  Bitis_Tarihi: '2026-12-04',
  SorumluId: null as number | null,
  EkipId: null,
  Tahmini_Sure: 8,
  KilometreTasi: false,
  Bagimliliklar: [] as { PlanId: number; Tur: 'FS' | 'SS' | 'FF' | 'SF'; Gecikme: number }[],
};

/** A Microsoft Project file with one plan. */
export const PROJE_DOSYASI = {
  ProjeId: YOK,
  Dosya: 'plan.xml',
  metin:
    '<Project xmlns="http://schemas.microsoft.com/project"><Tasks><Task><UID>1</UID><Name>Kurulum</Name><OutlineLevel>1</OutlineLevel><Start>2026-12-01T09:00:00</Start><Finish>2026-12-04T18:00:00</Finish></Task></Tasks></Project>',
};

const okuma = { kim: 'oturum', sayfa } as const;
const yazma = { kim: 'oturum', kazancsiz: 'kayit', sayfa } as const;
const hangisi = { Id: YOK, Surum: 1 };

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getGerekliList: okuma,
  getProjeDetayList: okuma,
  getprojeKonuList: { ...okuma, istek: { ProjeId: YOK } },
  getProjePlanDetayList: okuma,
  projePlanOnizle: { ...okuma, istek: { plan: BOS_PLAN } },
  prjKaydet: { ...yazma, istek: { proje: BOS_PRJ } },
  projeDurumGuncelle: { ...yazma, istek: { ...hangisi, Durum: 'suruyor' } },
  projeKonuKaydet: {
    ...yazma,
    istek: { konu: { Id: 0, Surum: 0, ProjeId: YOK, UstId: null, Ad: 'Konu', Sira: 0, SorumluId: null } },
  },
  projeKonuSil: { ...yazma, istek: hangisi },
  projePlanKaydet: { ...yazma, istek: { plan: BOS_PLAN } },
  projePlanSil: { ...yazma, istek: hangisi },
  projePlanOnayla: { ...yazma, istek: { ...hangisi, Durum: 'onaybekliyor' } },
  prjtakipkaydet: {
    ...yazma,
    istek: {
      prjtakip: {
        Id: 0,
        Surum: 0,
        PlanId: YOK,
        Tarih: '2026-11-20',
        Aciklama: 'Yapıldı',
        Gerceklesen_Sure: 1,
        Ilerleme: 10,
      },
    },
  },
  projeplanakiskaydet: { ...yazma, istek: { plan: hangisi, akislar: [], silinenler: [] } },
  projeAkisYeri: { ...yazma, istek: { PlanId: YOK, AkisId: YOK } },
  projeAkisPdf: { ...okuma, istek: { PlanId: YOK } },
  prjBul: { ...okuma, istek: { ara: 'kanarya' } },
  projeYuku: { ...okuma, istek: { ProjeId: YOK } },
  projeXml: { ...okuma, istek: { ProjeId: YOK } },
  projeTakvimi: { ...okuma, istek: { ProjeId: YOK } },
  projeXmlOku: { ...okuma, istek: PROJE_DOSYASI },
  projeXmlAl: { ...yazma, istek: PROJE_DOSYASI },
  projePlanImgKaydet: { ...yazma, istek: { PlanId: YOK } },
  projePlanAkisImgKaydet: { ...yazma, istek: { AkisId: YOK } },
  addplanImgList: { ...yazma, istek: { PlanId: YOK } },
  removeplanImgList: { ...yazma, istek: { PlanId: YOK, Id: YOK } },
  addplanAkisImgList: { ...yazma, istek: { AkisId: YOK } },
  getAnalizSonuc: okuma,
  getAnalizPlanlari: okuma,
  analizDosyasi: okuma,
  removeplanAkisImgList: { ...yazma, istek: { AkisId: YOK, Id: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  anlam: {
    'prj.bitis': '2027-01-01',
    'proje_plan.bitis': '2027-01-01',
    'proje_plan_surum.karar': null,
    'proje_plan_akis.x': 0,
    'proje_plan_akis.y': 0,
  },
  idler: {
    Id: 'proje_plan',
    ProjeId: 'prj',
    UrunId: 'proje',
    KonuId: 'proje_konu',
    UstId: 'proje_konu',
    PlanId: 'proje_plan',
    AkisId: 'proje_plan_akis',
    SorumluId: 'kisi',
    YukKisiId: 'kisi',
    images: 'dosya',
    silinenler: 'proje_plan_akis',
    'prjKaydet.Id': 'prj',
    'prjBul.idler': 'prj',
    'projeDurumGuncelle.Id': 'prj',
    'projeKonuKaydet.Id': 'proje_konu',
    'projeKonuSil.Id': 'proje_konu',
    'prjtakipkaydet.Id': 'prj_takip',
    'removeplanImgList.Id': 'dosya',
    'removeplanAkisImgList.Id': 'dosya',
  },
  disarida: {
    'the company’s own record; the audit says that it was done': [
      'prj.acan_id',
      'proje_plan.degistiren_id',
      'proje_plan.onay_isteyen_id',
      'proje_plan_surum.isteyen_id',
      'proje_plan_surum.karar_veren_id',
      'hareket_prj.kisi_id',
      'hareket_proje_plan.kisi_id',
    ],
    'a name beside a piece of a plan': [
      'proje_konu.sorumlu_id',
      'proje_plan_akis.sorumlu_id',
      'proje_akis_yeri.kisi_id',
    ],
  },
  urunSatirlari: {
    async prj({ db, zaman, id, urunId, altinciId }) {
      await sql`insert into prj (id, proje_id, ad, aciklama, sorumlu_id, baslama, bitis, acan_id, acilis_zamani)
        values (${id}, ${urunId}, 'Kanaryaproje', 'Kanaryaprojeaciklama', ${altinciId}, ${zaman}::date, ${zaman}::date + 30,
          ${altinciId}, ${zaman})`.execute(db);
      await sql`insert into proje_konu (id, prj_id, ad) values (${id}, ${id}, 'Kanaryakonu')`.execute(db);
      return { sozler: ['Kanaryaproje', 'Kanaryaprojeaciklama', 'Kanaryakonu'] };
    },
    async proje_plan({ db, zaman, id, urunId, altinciId }) {
      await sql`insert into prj (id, proje_id, ad, sorumlu_id, baslama, bitis, acan_id, acilis_zamani)
        values (${id}, ${urunId}, 'Kanaryaplanprojesi', ${altinciId}, ${zaman}::date, ${zaman}::date + 30, ${altinciId},
          ${zaman})`.execute(db);
      await sql`insert into proje_konu (id, prj_id, ad) values (${id}, ${id}, 'Kanaryaplankonusu')`.execute(db);
      await sql`insert into proje_plan (id, prj_id, konu_id, ad, baslama, bitis, degistiren_id, degisme_zamani)
        values (${id}, ${id}, ${id}, 'Kanaryaplan', ${zaman}::date, ${zaman}::date + 3, ${altinciId}, ${zaman})`.execute(
        db,
      );
      await sql`insert into proje_plan_akis (id, plan_id, ad, tur, x, y) values (${id}, ${id}, 'Kanaryaadim', 'adim', 0, 0)`.execute(
        db,
      );
      await sql`insert into prj_takip (id, plan_id, kisi_id, tarih, aciklama, gerceklesen_sure, ilerleme, zaman)
        values (${id}, ${id}, ${altinciId}, ${zaman}::date, 'Kanaryailerleme', 1, 10, ${zaman})`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik)
        values ('proje_plan', ${id}, ${zaman}, ${altinciId}, 'acildi', 'Kanaryaplanhareketi')`.execute(db);
      return {
        sozler: ['Kanaryaplanprojesi', 'Kanaryaplan', 'Kanaryaadim', 'Kanaryailerleme', 'Kanaryaplanhareketi'],
      };
    },
  },
  musteriSatirlari: {
    'prj.musteri_id': async ({ db, zaman, musteriId, kisiId, sira }) => {
      await sql`insert into prj (proje_id, musteri_id, ad, sorumlu_id, baslama, bitis, acan_id, acilis_zamani)
        values (2, ${musteriId}, ${`Proje ${sira}`}, ${kisiId}, ${zaman}::date, ${zaman}::date, ${kisiId}, ${zaman})`.execute(
        db,
      );
    },
  },
  async kisiSatirlari({ db, kisiId, digerId, gun, zaman, soz }) {
    const proje = soz('prj');
    const plan = soz('proje_plan');
    const takip = soz('prj_takip');
    const { rows } = await sql<{ id: number }>`
      insert into prj (proje_id, ad, sorumlu_id, baslama, bitis, acan_id, acilis_zamani)
      values (2, ${proje}, ${kisiId}, ${gun}::date, ${gun}::date, ${digerId}, ${zaman}) returning id`.execute(db);
    const prj = rows[0]!.id;
    await sql`with o as (insert into proje_konu (prj_id, ad) values (${prj}, 'Konu') returning id),
        p as (insert into proje_plan (prj_id, konu_id, ad, baslama, bitis, sorumlu_id, degistiren_id, degisme_zamani)
          select ${prj}, o.id, ${plan}, ${gun}::date, ${gun}::date, ${kisiId}, ${digerId}, ${zaman} from o returning id)
      insert into prj_takip (plan_id, kisi_id, tarih, aciklama, gerceklesen_sure, ilerleme, zaman)
        select p.id, ${kisiId}, ${gun}::date, ${takip}, 1, 10, ${zaman} from p`.execute(db);
    return { prj: [proje], proje_plan: [plan], prj_takip: [takip] };
  },
  listeSatirlari: {
    // Projects of two products, in all states, some with the same last day.
    async prj({ db, zaman, kisiId, cinarId, adet, adlar }) {
      await sql`
        insert into prj (proje_id, ad, durum, sorumlu_id, baslama, bitis, acan_id, acilis_zamani)
        select 2 + 4 * (i % 2), (${[...adlar]}::text[])[1 + i % ${adlar.length}::int] || case when i % 3 = 0 then ' çınar' else '' end,
          (array['planlaniyor', 'suruyor', 'beklemede', 'tamamlandi', 'iptal'])[1 + i % 5],
          case when i % 2 = 0 then ${kisiId}::int else ${cinarId}::int end, ${zaman}::date, ${zaman}::date + i % 7, ${kisiId}, ${zaman}
        from generate_series(1, ${adet}::int) i`.execute(db);
      return {};
    },
  },
};

/** The start of tests of the room: planner, approver, another person, and their project. */
export async function projeAraclari(s: TestServer) {
  const bolum = await s.departman('Proje');
  const kisi = async (ad: string, yetkiler: readonly number[]) =>
    oturumlu(s, ad, { ad, departmanId: bolum, projeler: [2, 6], yetkiler: [...yetkiler] });
  const planlayan = await kisi('Planlayan', [YETKI.projePlanla]);
  const onaylayan = await kisi('Onaylayan', [YETKI.planOnayla]);
  const ikisi = await kisi('Ikisi', [YETKI.projePlanla, YETKI.planOnayla]);
  const baskasi = await kisi('Baskasi', []);
  const yeniProje = async (p: Partial<Girdi<typeof oda.prjKaydet>['proje']> = {}) =>
    tamam(await s.call(oda.prjKaydet, { proje: { ...BOS_PRJ, SorumluId: planlayan.Id, ...p } }, planlayan.token)).Id;
  const yeniKonu = async (ProjeId: number, Ad = 'Konu', UstId: number | null = null) =>
    tamam(
      await s.call(
        oda.projeKonuKaydet,
        { konu: { Id: 0, Surum: 0, ProjeId, UstId, Ad, Sira: 0, SorumluId: null } },
        planlayan.token,
      ),
    ).Id;
  const planYaz = (plan: Partial<typeof BOS_PLAN>, kim = planlayan, Kaydir = false) =>
    s.call(oda.projePlanKaydet, { plan: { ...BOS_PLAN, ...plan }, Kaydir }, kim.token);
  const yeniPlan = async (plan: Partial<typeof BOS_PLAN>) => tamam(await planYaz(plan)).Id;
  const oku = async (ProjeId: number, PlanId: number | null = null, kim = planlayan) =>
    tamam(await s.call(oda.getProjePlanDetayList, { ProjeId, PlanId }, kim.token));
  const durumu = async (ProjeId: number, PlanId: number, Durum: PlanDurumu, kim = planlayan, aciklama = '') => {
    const { Surum } = (await oku(ProjeId, PlanId)).projePlanDetayList[0]!;
    return s.call(oda.projePlanOnayla, { Id: PlanId, Surum, Durum, aciklama }, kim.token);
  };
  const onayli = async (ProjeId: number, PlanId: number) => {
    tamam(await durumu(ProjeId, PlanId, 'onaybekliyor'));
    tamam(await durumu(ProjeId, PlanId, 'onayli', onaylayan));
  };
  return { planlayan, onaylayan, ikisi, baskasi, yeniProje, yeniKonu, planYaz, yeniPlan, oku, durumu, onayli };
}
