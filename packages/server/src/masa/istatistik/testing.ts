import { bosSoru } from '@masabasi/core/masa/anket/duzen';
import { SORU_TIPLERI } from '@masabasi/core/masa/anket/rules';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { type istatistik as contract, istatistik as oda } from '@masabasi/core/masa/istatistik/contract';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Ornekler } from '../../testing/access.ts';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { zar } from '@masabasi/demo/plan/zar';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { type KisiTanimi, tamam, type TestServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { toplamlariSikistir } from './job.ts';

const sayfa = '/istatistik/memnuniyet';
/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  istatistikGerekli: { kim: 'oturum', sayfa },
  getIstatistik: { kim: 'oturum', sayfa, istek: {} },
  istatistikKirilimi: { kim: 'oturum', sayfa, istek: {} },
  istatistikSozleri: { kim: 'oturum', sayfa, istek: {} },
  getYanitList: { kim: 'oturum', sayfa, istek: {} },
  istatistikAktar: { kim: 'yetki 1003', sayfa, istek: {} },
  print_istatistik: { kim: 'yetki 1003', sayfa, istek: {} },
};

/** A published survey of two questions, with the ids of the questions. */
export async function anketKur(db: Db, ad = 'Destek anketi') {
  const { rows } = await sql<{ anket: number; puan: number; nps: number }>`
    with t as (insert into tanim (liste, ad) values ('memnuniyetTur', ${ad}) returning id),
      s as (insert into tanim (liste, ad, sira, ust_id)
        select 'memnuniyetSoru', x.ad, x.sira, t.id from t, (values ('Ne kadar memnunsunuz?', 1), ('Bizi önerir misiniz?', 2)) x(ad, sira)
        returning id, sira),
      a as (insert into anket (id) select id from t)
    select t.id as anket, (select id from s where sira = 1) as puan, (select id from s where sira = 2) as nps from t`.execute(
    db,
  );
  const { anket, puan, nps } = rows[0]!;
  const sorular = [
    bosSoru(puan, { Soru: 'Ne kadar memnunsunuz?', Zorunlu: true }),
    bosSoru(nps, { Soru: 'Bizi önerir misiniz?', Tip: SORU_TIPLERI.nps, Zorunlu: true }),
  ];
  await db
    .insertInto('anket_surum')
    .values({ anket_id: anket, no: 1, sorular: JSON.stringify(sorular), zaman: '2024-01-01T09:00:00Z', kisi_id: null })
    .execute();
  return { anket, puan, nps };
}

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { TurId: 'tanim', IlId: 'il', SoruId: 'tanim', PersonelId: 'kisi' },
  listeSatirlari: {
    // Many customers asked on three days about two products, by three channels; three of four answered.
    async istatistik({ db, zaman }) {
      const { anket, puan } = await anketKur(db);
      await sql`
        insert into memnuniyet (anket_id, surum_no, musteri_id, proje_id, departman_id, olay_zamani, kanal, durum, vakit,
          gonderim_zamani, soruldu, son_gecerlilik, bitis_zamani, puan, nps, csat, yorum)
        select ${anket}::int, 1, mp.musteri_id, mp.proje_id,
          case when n % 2 = 0 then (select min(id) from departman) end, z, (array['eposta', 'telefon', 'baglanti'])[1 + n % 3],
          case when y then 'tamamlandi' else 'bekliyor' end, z, z, z, z + interval '14 days', case when y then z end,
          case when y then (n * 37 % 101)::int end, case when y then n % 11 end, case when y then 1 + n % 5 end,
          case when y and n % 6 = 0 then 'Yazıcıdan çıktı alınamadı' else '' end
        from (select mp.*, row_number() over (order by musteri_id, proje_id)::int as n from musteri_proje mp) mp
          cross join lateral (select ${zaman}::timestamptz + (mp.n % 3 - 1) * interval '1 day' as z, mp.n % 4 > 0 as y) zz`.execute(
        db,
      );
      await sql`insert into memnuniyet_yanit (memnuniyet_id, soru_id, deger, puan)
        select id, ${puan}::int, csat, (csat - 1) * 25 from memnuniyet where csat is not null`.execute(db);
      return {};
    },
  },
};

export type Sorulan = Girdi<typeof oda.getIstatistik>;
export type Listelenen = Girdi<typeof oda.getYanitList>;

export const BUGUN = '2026-11-20';
export const ILK = '2026-03-01';
export const KANALLAR = ['eposta', 'telefon', 'baglanti'] as const;
const YORUMLAR = [
  'Yazıcıdan çıktı alamadım, telefonda bekledim',
  'Yazıcımız hızla düzeldi',
  'TELEFON açılmıyor; ışık yanıyor',
  'Çok teşekkürler, hızlıydı',
];
const ADET = 900;

export interface Ekilen {
  readonly gun: string;
  readonly proje: number;
  readonly anket: number;
  readonly kanal: (typeof KANALLAR)[number];
  readonly departman: number | null;
  readonly personel: number | null;
  readonly il: number | null;
  readonly durum: string;
  readonly csat: number | null;
  readonly nps: number | null;
  readonly puan: number | null;
  readonly yorum: string;
  readonly kapandi: boolean;
}

interface Kisiler {
  readonly bas: number;
  readonly uye: number;
  readonly oteki: number;
  readonly az: number;
  readonly bolum: number;
  readonly baska: number;
}
type Anketler = readonly Awaited<ReturnType<typeof anketKur>>[];
/** Plants random survey requests and answers, the same in each run. Returns them. */
async function yanitlariEk(s: TestServer, id: Kisiler, anketler: Anketler): Promise<Ekilen[]> {
  const z = zar(20_261_124);
  const { rows: musteriler } = await sql<{ id: number; il: number | null }>`
    insert into musteri (tip, ad, soyad, il_id, durum, yazma_zamani)
    select 1, 'Müşteri', 'Kişi', case when i % 5 > 0 then 1 + i % 3 end, 'Aktif', now() from generate_series(1, 40) i
    returning id, il_id as il`.execute(s.db);
  await sql`insert into musteri_proje select id, p from musteri, unnest(array[2, 6]) p`.execute(s.db);
  const ekilenler = Array.from({ length: ADET }, (_, i): Ekilen => {
    const durum = z.biri(['tamamlandi', 'tamamlandi', 'tamamlandi', 'suresi_doldu', 'bekliyor', 'reddetti', 'iptal']);
    const y = durum === 'tamamlandi';
    const csat = y && z.olasi(0.9) ? z.arasi(1, 5) : null;
    const personel = z.biri([id.bas, id.uye, id.oteki, null]);
    return {
      gun: gunEkle(ILK, z.arasi(0, 264)),
      proje: z.biri([2, 6]),
      anket: z.arasi(0, 1),
      kanal: z.biri(KANALLAR),
      departman: personel === null ? null : personel === id.oteki ? id.baska : id.bolum,
      personel: i < 3 ? id.az : personel,
      il: musteriler[i % 40]!.il,
      durum,
      csat,
      nps: y && z.olasi(0.8) ? z.arasi(0, 10) : null,
      puan: csat === null ? null : Math.round(z.sayi() * 10_000) / 100,
      yorum: y && z.olasi(0.2) ? z.biri(YORUMLAR) : '',
      kapandi: z.olasi(0.5),
    };
  });
  for (const [i, e] of ekilenler.entries()) {
    const an = `${e.gun}T09:00:00Z`;
    const { anket, puan, nps } = anketler[e.anket]!;
    const { id: no } = await s.db
      .insertInto('memnuniyet')
      .values({
        anket_id: anket,
        surum_no: 1,
        musteri_id: musteriler[i % 40]!.id,
        proje_id: e.proje,
        gorusme_id: null,
        egitim_id: null,
        olay_zamani: an,
        personel_id: e.personel,
        departman_id: e.departman,
        anketor_id: null,
        kanal: e.kanal,
        token_ozeti: null,
        durum: e.durum as 'tamamlandi',
        vakit: an,
        gonderim_zamani: an,
        soruldu: an,
        son_gecerlilik: `${gunEkle(e.gun, 14)}T09:00:00Z`,
        yarim: null,
        bitis_zamani: e.durum === 'tamamlandi' ? an : null,
        puan: e.puan,
        nps: e.nps,
        csat: e.csat,
        yorum: e.yorum,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const yanit = (soru_id: number, deger: number, p: number) => ({
      memnuniyet_id: no,
      soru_id,
      cevap_id: null,
      deger,
      metin: null,
      puan: p,
    });
    const yanitlar = [
      ...(e.csat === null ? [] : [yanit(puan, e.csat, (e.csat - 1) * 25)]),
      ...(e.nps === null ? [] : [yanit(nps, e.nps, e.nps * 10)]),
    ];
    if (yanitlar.length > 0) await s.db.insertInto('memnuniyet_yanit').values(yanitlar).execute();
    // The sums are merged halfway, as every night.
    if (i === ADET / 2) await toplamlariSikistir.calistir(s);
    if (e.puan !== null && e.puan < 50)
      await s.db
        .insertInto('memnuniyet_izleme')
        .values({
          memnuniyet_id: no,
          sorumlu_id: id.bas,
          zaman: an,
          ...(e.kapandi && {
            kapanma_zamani: an,
            kapatan_id: id.bas,
            yapilan: 'Müşteri arandı, özür dilendi.',
            kanal: 'telefon' as const,
            musteriye: 'Sorununuz giderildi.',
          }),
        })
        .execute();
  }
  return ekilenler;
}

/** Common set-up of statistics tests: people of two departments, two surveys, answers, and functions to read them. */
export async function istatistikKur(s: TestServer) {
  await temelVeri(s.db);
  const bolum = await s.departman('Destek');
  const baska = await s.departman('Kurulum');
  const kisi = (ad: string, departmanId: number, o: KisiTanimi = {}) =>
    s.kisi(ad, { departmanId, ad, projeler: [2, 6], sayfalar: [sayfa], ...o });
  const id = {
    bolum,
    baska,
    bas: await kisi('Baş', bolum),
    uye: await kisi('Üye', bolum),
    az: await kisi('Az', bolum),
    oteki: await kisi('Öteki', baska),
  };
  await s.sorumluYap(bolum, id.bas);
  const kim = {
    bas: await oturumVer(s, id.bas),
    uye: await oturumVer(s, id.uye),
    ikinci: await oturumVer(s, await kisi('İkinci', baska, { projeler: [2] })),
    yonetici: await oturumVer(s, await s.kisi('tam', { departmanId: baska, rol: 'Yönetici' })),
  };
  const anketler = [await anketKur(s.db), await anketKur(s.db, 'Eğitim anketi')];
  const ekilenler = await yanitlariEk(s, id, anketler);
  await sql`analyze`.execute(s.db);

  const oku = async (o: Sorulan, token = kim.bas) => tamam(await s.call(oda.getIstatistik, o, token));
  const adet = async (o: Listelenen, token = kim.bas) =>
    tamam(await s.call(oda.getYanitList, { adet: 1, ...o }, token)).toplam;
  /** The planted ones that match a question: a second, plain reading. */
  const uyan = (o: Sorulan, donem: { Ilk: string; Son: string }) =>
    ekilenler.filter(
      (e) =>
        e.durum !== 'iptal' &&
        e.gun >= donem.Ilk &&
        e.gun <= donem.Son &&
        (!o.TurId || anketler[e.anket]!.anket === o.TurId) &&
        (!o.ProjeId || e.proje === o.ProjeId) &&
        (!o.Kanal || e.kanal === o.Kanal) &&
        (!o.DepartmanId || e.departman === o.DepartmanId) &&
        (!o.IlId || e.il === o.IlId),
    );
  return { kim, id, anketler, oku, adet, uyan };
}

/** The number of these that meet the condition. */
export const say = (bunlar: readonly Ekilen[], kosul: (e: Ekilen) => boolean) => bunlar.filter(kosul).length;
/** The figures of these, in plain code. */
export function sayilan(bunlar: readonly Ekilen[]) {
  const puanlar = bunlar.flatMap((e) => (e.puan === null ? [] : [e.puan]));
  return {
    Sorulan: bunlar.length,
    Yanitlanan: say(bunlar, (e) => e.durum === 'tamamlandi'),
    Puanli: puanlar.length,
    Csatli: say(bunlar, (e) => e.csat !== null),
    Memnun: say(bunlar, (e) => e.csat !== null && e.csat > 3),
    Destekleyen: say(bunlar, (e) => e.nps !== null && e.nps > 8),
    Notr: say(bunlar, (e) => e.nps === 7 || e.nps === 8),
    Yeren: say(bunlar, (e) => e.nps !== null && e.nps < 7),
    ortalama: puanlar.length === 0 ? null : puanlar.reduce((a, b) => a + b, 0) / puanlar.length,
  };
}
