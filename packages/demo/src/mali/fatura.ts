import { createHash } from 'node:crypto';
import type { BelgeTarafi } from '@masabasi/core/mali/fatura/belge';
import { type DefterFaturasi, faturaFisi } from '@masabasi/core/mali/fatura/defter';
import { kdvOranlari } from '@masabasi/core/mali/fatura/kodlar';
import { faturaBelgesi, faturaHesapla, type FaturaKalemi } from '@masabasi/core/mali/fatura/olustur';
import { FATURA_HAREKETLERI, type FaturaSenaryosu, type FaturaTuru } from '@masabasi/core/mali/fatura/rules';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { defterTopluYaz } from '@masabasi/server/mali/defter/api';
import { hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import { gelenYaz } from '@masabasi/server/mali/fatura/gelenKayit';
import { gelenOrnekleri } from '@masabasi/sandbox/gelenFaturalar';
import { satici } from '@masabasi/server/mali/fatura/kayitlar';
import { lisansKalemi } from '@masabasi/server/mali/fatura/lisanstan';
import { ublYaz } from '@masabasi/server/mali/fatura/ubl';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { topluEkle } from '../founding/yaz.ts';
import { ileriIsGunu } from '../plan/isGunu.ts';
import { zar } from '../plan/zar.ts';

/** The demo company's invoices: every paid period of an institution's licence in three years, most of them paid. */

const TUZ = 0x666174;
const YIGIN = 200;
const YIL_GUNU = 3 * 365;
const VADE_GUN = 30;
/** Share of due invoices that are paid. */
const ODEYEN_PAYI = 0.94;
/** Payments of the last days wait for the bank lines. */
const ODEME_UFKU_GUN = 4;
/** Number of drafts for periods that begin soon. */
const TASLAK = 6;

interface Donem {
  readonly lisans_id: number;
  readonly lisans_no: string;
  readonly proje_id: number;
  readonly proje: string;
  readonly musteri_id: number;
  readonly unvan: string;
  readonly vkn: string;
  readonly vergi_dairesi: string;
  readonly adres: string;
  readonly il: string;
  readonly ilce: string;
  readonly mukellef: boolean;
  readonly senaryo: string;
  readonly sorumlu_id: number;
  readonly gun: Gun;
  readonly donem: Gun;
  readonly bitis: Gun | null;
  readonly bedel: number;
}

const donemler = async (db: Db, ilk: Gun, son: Gun): Promise<Donem[]> =>
  (
    await sql<Donem>`
      select l.id as lisans_id, l.lisans_no, l.proje_id, p.ad as proje, m.id as musteri_id, m.unvan, m.vkn,
        m.vergi_dairesi, m.adres, i.ad as il, c.ad as ilce, m.efatura_mukellef as mukellef, m.efatura_senaryo as senaryo,
        m.sorumlu_id, (h.zaman at time zone 'Europe/Istanbul')::date as gun,
        coalesce((h.yeni ->> 'Donem')::date, l.baslama_tarihi) as donem, (h.yeni ->> 'BitisTarihi')::date as bitis,
        (h.yeni ->> 'Tutar')::int as bedel
      from hareket h join lisans l on l.id = h.nesne_id join proje p on p.id = l.proje_id
        join musteri m on m.id = l.musteri_id join il i on i.id = m.il_id join ilce c on c.id = m.ilce_id
      where h.nesne = 'lisans' and h.tur in ('Aktivasyon', 'Yenileme') and (h.yeni ->> 'Tutar')::int > 0
        and m.tip = 2 and h.zaman >= ${ilk}::date and h.zaman < ${son}::date + 1
      order by gun, l.id`.execute(db)
  ).rows;

const alicisi = (d: Donem): BelgeTarafi => ({
  KimlikTuru: 'VKN',
  Kimlik: d.vkn,
  Unvan: d.unvan,
  Ad: null,
  Soyad: null,
  VergiDairesi: d.vergi_dairesi || null,
  Adres: d.adres,
  Ilce: d.ilce,
  Il: d.il,
  Ulke: 'Türkiye',
  Telefon: null,
  Eposta: null,
});

const ettni = (d: Donem): string =>
  createHash('md5')
    .update(`${d.lisans_id} ${d.donem}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const kalemi = (d: Donem): FaturaKalemi => ({
  ...lisansKalemi({
    LisansNo: d.lisans_no,
    Proje: d.proje,
    BaslamaTarihi: d.donem,
    BitisTarihi: d.bitis,
    YillikBedel: d.bedel,
  }),
  KdvOran: kdvOranlari(d.gun).at(-1)!,
});

interface Fatura {
  readonly d: Donem;
  readonly tur: FaturaTuru;
  readonly senaryo: FaturaSenaryosu;
  readonly kalem: FaturaKalemi;
  readonly no: string;
  readonly xml: string;
}

function faturalari(bunlar: readonly Donem[], satan: BelgeTarafi): Fatura[] {
  const sonlar = new Map<string, number>();
  return bunlar.map((d) => {
    const seri = `${d.mukellef ? 'MSB' : 'MSA'}${d.gun.slice(0, 4)}`;
    const sira = (sonlar.get(seri) ?? 0) + 1;
    sonlar.set(seri, sira);
    const senaryo = d.mukellef ? (d.senaryo === 'TICARIFATURA' ? 'TICARIFATURA' : 'TEMELFATURA') : 'EARSIVFATURA';
    const kalem = kalemi(d);
    const no = `${seri}${String(sira).padStart(9, '0')}`;
    const belge = faturaBelgesi({
      No: no,
      Ettn: ettni(d),
      Tarih: d.gun,
      Saat: '10:45:00',
      Senaryo: senaryo,
      Tip: 'SATIS',
      ParaBirimi: 'TRY',
      Kur: null,
      Vade: gunEkle(d.gun, VADE_GUN),
      Hesap: null,
      Aciklama: '',
      Iade: null,
      Satici: satan,
      Alici: alicisi(d),
      Kalemler: [kalem],
    });
    return { d, tur: d.mukellef ? 'efatura' : 'earsiv', senaryo, kalem, no, xml: ublYaz(belge) };
  });
}

/** Writes drafts. A second statement cuts those with a number, because lines can only be written to drafts. */
async function faturalariYaz(db: Db, faturalar: readonly (Omit<Fatura, 'no' | 'xml'> & Partial<Fatura>)[]) {
  const eklenen = await db
    .insertInto('fatura')
    .values(
      faturalar.map(({ d, tur, senaryo, kalem }) => {
        const h = faturaHesapla([kalem]);
        return {
          tur,
          ettn: ettni(d),
          musteri_id: d.musteri_id,
          proje_id: d.proje_id,
          lisans_id: d.lisans_id,
          senaryo,
          tip: 'SATIS' as const,
          tarih: d.gun,
          vade: gunEkle(d.gun, VADE_GUN),
          brut: h.Brut,
          iskonto: h.Iskonto,
          matrah: h.Matrah,
          kdv: h.Kdv,
          tevkifat: h.Tevkifat,
          odenecek: h.Odenecek,
          durum: 'vazgecildi' as const,
          acan_id: d.sorumlu_id,
          acilis_zamani: new Date(istanbulAni(d.gun, '10:40')),
        };
      }),
    )
    .returning(['id', 'odenecek'])
    .execute();
  await topluEkle(
    db,
    'fatura_kalem',
    faturalar.map(({ kalem: k }, i) => ({
      fatura_id: eklenen[i]!.id,
      sira: 1,
      ad: k.Ad,
      miktar: k.Miktar,
      birim_kodu: k.BirimKodu,
      birim_fiyat: k.BirimFiyat,
      iskonto_oran: null,
      iskonto_tutar: kurus(0),
      kdv_oran: k.KdvOran,
      muafiyet_kodu: null,
      tevkifat_kodu: null,
    })),
  );
  return faturalar.map((f, i) => ({ ...f, ...eklenen[i]! }));
}

/** Ledger entries of these invoices. */
const defterineYaz = (db: Db, faturalar: readonly DefterFaturasi[]) =>
  defterTopluYaz(
    db,
    faturalar.map((f) => ({ ...faturaFisi(f)!, Zaman: new Date(istanbulAni(f.Tarih, '10:45')) })),
  );

async function kesilenleriYaz(db: Db, faturalar: readonly Fatura[], bugun: Gun): Promise<void> {
  const yazilan = await faturalariYaz(db, faturalar);
  await sql`update fatura f set durum = 'kesildi', no = v.no, xml = v.xml, xml_ozet = sha256(convert_to(v.xml, 'UTF8')),
      kesme_zamani = f.acilis_zamani + interval '5 minutes', kesen_id = f.acan_id
    from unnest(${yazilan.map((f) => f.id)}::int[], ${faturalar.map((f) => f.no)}::text[],
      ${faturalar.map((f) => f.xml)}::text[]) v (id, no, xml) where f.id = v.id`.execute(db);
  await hareketleriYaz(
    db,
    FATURA_HAREKETLERI,
    yazilan.map((f, i) => ({
      id: f.id,
      zaman: new Date(istanbulAni(f.d.gun, '10:45')),
      kisi: f.d.sorumlu_id,
      tur: 'kesildi' as const,
      baslik: FATURA_HAREKETLERI.turler.kesildi,
      aciklama: `${faturalar[i]!.no}, ${paraYaz(kurus(f.odenecek), 'TRY')}`,
      projeId: f.d.proje_id,
      yeni: { Durum: 'kesildi', Odenecek: f.odenecek },
    })),
  );
  await defterineYaz(
    db,
    yazilan.map((f, i): DefterFaturasi => {
      const h = faturaHesapla([f.kalem]);
      return {
        Id: f.id,
        No: faturalar[i]!.no,
        MusteriId: f.d.musteri_id,
        Tip: 'SATIS',
        Tarih: f.d.gun,
        ParaBirimi: 'TRY',
        Kur: null,
        Matrah: h.Matrah,
        Kdv: h.Kdv,
        Tevkifat: h.Tevkifat,
        Odenecek: h.Odenecek,
      };
    }),
  );
  const odenen = yazilan.flatMap((f) => {
    const z = zar(TUZ, f.id);
    const gun = ileriIsGunu(gunEkle(f.d.gun, z.arasi(3, 45)));
    if (gun > gunEkle(bugun, -ODEME_UFKU_GUN) || !z.olasi(ODEYEN_PAYI)) return [];
    return [
      {
        fatura_id: f.id,
        tarih: gun,
        tutar: f.odenecek,
        kaynak: 'banka' as const,
        aciklama: 'Havale',
        yazan_id: f.d.sorumlu_id,
        zaman: new Date(istanbulAni(gun, '16:00')),
      },
    ];
  });
  await topluEkle(db, 'fatura_tahsilat', odenen);
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  await db
    .updateTable('fatura_ayari')
    .set({
      unvan: 'Masabaşı Yazılım A.Ş.',
      // A number for tests that belongs to nobody.
      vkn: '1112223339',
      vergi_dairesi: 'Çankaya',
      adres: 'Cinnah Caddesi No: 12/A',
      ilce: 'Çankaya',
      il: 'Ankara',
      telefon: '03125550000',
      eposta: 'muhasebe@ornek.example',
    })
    .execute();
  for (const { xml } of gelenOrnekleri('TEMELFATURA', '1112223339', gunEkle(bugun, -3), 'de000000'))
    await gelenYaz(db, xml, 'entegrator', new Date(istanbulAni(gunEkle(bugun, -3), '10:00')));
  const bunlar = await donemler(db, gunEkle(bugun, -YIL_GUNU), gunEkle(bugun, -1));
  const kesilen = bunlar.slice(0, -TASLAK);
  const faturalar = faturalari(kesilen, await satici(db));
  for (let i = 0; i < faturalar.length; i += YIGIN) {
    await kesilenleriYaz(db, faturalar.slice(i, i + YIGIN), bugun);
    // The triggers' query plans were made for empty tables, which PostgreSQL reads by full scans.
    if (i === 0) await sql`analyze fatura, fatura_kalem, defter_fis, defter_satir`.execute(db);
  }
  await sql`insert into fatura_seri (seri, yil, son, son_tarih)
    select left(no, 3), substr(no, 4, 4)::int, max(right(no, 9)::int), max(tarih) from fatura where no is not null
    group by 1, 2`.execute(db);
  const taslaklar = await faturalariYaz(
    db,
    bunlar.slice(-TASLAK).map((d) => ({
      d: { ...d, gun: bugun },
      tur: d.mukellef ? ('efatura' as const) : ('earsiv' as const),
      senaryo: d.mukellef ? ('TEMELFATURA' as const) : ('EARSIVFATURA' as const),
      kalem: kalemi(d),
    })),
  );
  await db
    .updateTable('fatura')
    .set({ durum: 'taslak' })
    .where(
      'id',
      'in',
      taslaklar.map((t) => t.id),
    )
    .execute();
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'fatura',
    sonra: ['lisans'],
    buyuyen: [
      'fatura',
      'fatura_kalem',
      'fatura_tahsilat',
      'fatura_acik',
      'defter_fis',
      'defter_satir',
      'hareket_fatura',
    ],
    yaz,
  },
];
