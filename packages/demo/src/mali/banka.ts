import { adAnahtari } from '@masabasi/core/mali/banka/adlar';
import { bankaAlti, hareketSatirlari, type Siniflama, SINIFLAR } from '@masabasi/core/mali/banka/rules';
import { HESAP } from '@masabasi/core/mali/defter/rules';
import { SAGLAYICI_BASLIKLARI } from '@masabasi/core/mali/odeme/rules';
import { gecerliSozlesme, komisyonu, valorGunu } from '@masabasi/core/mali/odeme/valor';
import { kurus } from '@masabasi/core/platform/money/para';
import { ayEkle, type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { defterYaz } from '@masabasi/server/mali/defter/api';
import type { Db } from '@masabasi/server/platform/db/connect';
import { tatiller } from '@masabasi/server/izin/izin/api';
import { bekleyenKartlar, sozlesmeler } from '@masabasi/server/mali/odeme/api';
import { ayrilanlar, gunAraligi, type OkunanSatir, type SoylenenBakiye } from '@masabasi/server/mali/banka/dosya';
import { ekstreYaz } from '@masabasi/server/mali/banka/kayit';
import { hesapEkle } from '@masabasi/server/mali/banka/queries';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { oncekiIsGunu } from '../plan/isGunu.ts';
import { type Acik, type Hangi, HESAPLAR, type Odeme, type Olan, olanlar, type TopluKart } from './banka/olanlar.ts';

/** The demo company's banks: three years of statements that add up. Only the last day, with the puzzles, is open. */

interface YazilanOlan extends Olan {
  readonly id: number;
}

/** Writes the rows of an account, month by month as its bank sends them. */
async function ekstreleriYaz(db: Db, hesap: Hangi, id: number, hepsi: readonly Olan[]): Promise<YazilanOlan[]> {
  let bakiye: number = HESAPLAR[hesap].acilis;
  const yazilanlar: YazilanOlan[] = [];
  for (const [ay, ayinkiler] of Map.groupBy(
    hepsi.filter((o) => o.hesap === hesap),
    (o) => o.gun.slice(0, 7),
  )) {
    const Acilis = kurus(bakiye);
    const satirlar = ayinkiler.map((o): OkunanSatir => {
      bakiye += o.tutar;
      return {
        Gun: o.gun,
        Valor: o.gun,
        Saat: null,
        Tutar: kurus(o.tutar),
        Bakiye: kurus(bakiye),
        Kod: null,
        Referans: null,
        BankaReferansi: null,
        Aciklama: o.aciklama,
        KarsiUnvan: o.karsi?.unvan ?? null,
        KarsiIban: o.karsi?.iban ?? null,
        KarsiVkn: null,
      };
    });
    const bakiyeler = [...Map.groupBy(satirlar, (s) => s.Gun)].map(([Gun, s]): SoylenenBakiye => ({
      Gun,
      Basi: kurus(s[0]!.Bakiye! - s[0]!.Tutar),
      Sonu: s.at(-1)!.Bakiye!,
      Satir: s.length,
      Kesin: true,
    }));
    const aralik = gunAraligi(satirlar);
    const okunan = { Adet: satirlar.length, aralik, bakiyeler, Acilis, Kapanis: kurus(bakiye) };
    const simdi = new Date(istanbulAni(satirlar.at(-1)!.Gun, '17:30'));
    const dosya = `${HESAPLAR[hesap].ad} ${ay}.sta`;
    const ekstre = await ekstreYaz(db, {
      hesapId: id,
      dosya,
      okunan,
      ayrilan: ayrilanlar(satirlar, [], null),
      kisi: null,
      simdi,
    });
    const idler = await db
      .selectFrom('banka_hareket')
      .select('id')
      .where('ekstre_id', '=', ekstre)
      .orderBy('id')
      .execute();
    yazilanlar.push(...ayinkiler.map((o, n) => ({ ...o, id: idler[n]!.id })));
  }
  return yazilanlar;
}

/** Ledger entries per SQL statement. */
const DILIM = 500;

/** Classifies the movements in the order of their days: writes the ledger entry and the learned rule of each. */
async function isle(db: Db, idler: readonly number[], hepsi: readonly YazilanOlan[]): Promise<void> {
  const islenen = hepsi
    .flatMap((o) => (o.sinif === null ? [] : [{ ...o, sinif: o.sinif }]))
    .toSorted((a, b) => (a.gun === b.gun ? a.id - b.id : a.gun < b.gun ? -1 : 1))
    .map((o, N) => {
      const karsi = o.sinif.KarsiHesapId;
      const s: Siniflama = {
        MusteriId: null,
        HesapKod: null,
        Notu: '',
        ...o.sinif,
        KarsiHesapId: karsi === undefined || karsi === null ? null : idler[karsi]!,
      };
      const { birim } = HESAPLAR[o.hesap];
      const Masraf = o.kart?.komisyon ?? kurus(0);
      return {
        N,
        Id: o.id,
        Gun: o.gun,
        Zaman: new Date(istanbulAni(o.gun, '17:45')).toISOString(),
        ...s,
        Aciklama: [SINIFLAR[s.Sinif], o.aciklama].join(': '),
        Masraf,
        satirlar: hareketSatirlari(
          { HesapId: idler[o.hesap]!, Birim: birim, Tutar: kurus(o.tutar) },
          s,
          { Masraf, Elle: kurus(0) },
          o.kart,
        ),
        Iban: s.MusteriId === null ? null : (o.karsi?.iban ?? null),
        Ad: s.MusteriId === null ? null : adAnahtari(o.karsi?.unvan ?? '') || null,
      };
    });
  for (let i = 0; i < islenen.length; i += DILIM)
    await sql`
      with x as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(islenen.slice(i, i + DILIM))}::jsonb)
          x ("N" int, "Id" int, "Gun" date, "Zaman" timestamptz, "Sinif" text, "MusteriId" int, "KarsiHesapId" int, "HesapKod" text,
            "Notu" text, "Aciklama" text, "Masraf" bigint, satirlar jsonb, "Iban" text, "Ad" text)),
      f as materialized (
        select x.*, defter_yaz(x."Gun", 'banka_hareket', x."Id", null, left(x."Aciklama", 500), x."Zaman", x.satirlar) as sira
        from (select * from x order by "N") x),
      o as (
        insert into banka_ogrenilen (hareket_id, tur, deger, musteri_id)
        select "Id", 'iban', "Iban", "MusteriId" from f where "Iban" is not null
        union all select "Id", 'ad', "Ad", "MusteriId" from f where "Ad" is not null)
      update banka_hareket d set sinif = f."Sinif", musteri_id = f."MusteriId", karsi_hesap_id = f."KarsiHesapId",
        hesap_kod = f."HesapKod", notu = f."Notu", masraf = f."Masraf", fis_sira = f.sira, islem_zamani = f."Zaman", surum = 2
      from f where d.id = f."Id"`.execute(db);
  const odenen = hepsi
    .filter((o) => o.sinif !== null)
    .flatMap((o) =>
      [...(o.tahsilat === undefined ? [] : [o.tahsilat]), ...(o.kart?.tahsilatlar ?? [])].map((tahsilat) => ({
        tahsilat,
        hareket: o.id,
      })),
    );
  await sql`update fatura_tahsilat t set banka_hareket_id = x.hareket
    from jsonb_to_recordset(${JSON.stringify(odenen)}::jsonb) x (tahsilat int, hareket int) where t.id = x.tahsilat`.execute(
    db,
  );
}

/** Payments before the books of the banks begin: they become the opening balances of the accounts. */
async function oncekiler(db: Db, ilk: Gun): Promise<void> {
  await sql`select count(*) from (select defter_yaz(${ilk}::date, 'musteri', x.musteri_id, null, 'Açılış: önceki tahsilatlar',
      ${new Date(istanbulAni(ilk, '09:00'))}::timestamptz, jsonb_build_array(
        jsonb_build_object('Hesap', ${HESAP.acilis}::text, 'Birim', 'TRY', 'Tutar', x.tutar),
        jsonb_build_object('Hesap', ${HESAP.alicilar}::text, 'Alt', 'musteri:' || x.musteri_id, 'Birim', 'TRY', 'Tutar', -x.tutar)))
    from (select f.musteri_id, sum(t.tutar)::bigint as tutar from fatura_tahsilat t join fatura f on f.id = t.fatura_id
      where t.kaynak = 'banka' and t.tarih < ${ilk}::date group by 1 order by 1) x) y`.execute(db);
}

/** Card payments as the bank pays them out: each day together, and of the last week only the amounts due by then. */
async function topluKartlar(db: Db, acikGun: Gun): Promise<TopluKart[]> {
  const kapali = new Set((await tatiller(db)).filter((t) => t.GunSayi >= 1).map((t) => t.Tarih));
  const anlasmalar = await sozlesmeler(db);
  const gelen = (await bekleyenKartlar(db)).flatMap((k) => {
    const s = gecerliSozlesme(anlasmalar, k.Saglayici, k.Gun)!;
    const valor = valorGunu(k.Gun, s.ValorGun, kapali);
    const oran = s.oranlar.find((o) => o.Taksit === k.Taksit)!.Oran;
    if (valor > acikGun) return [];
    return [{ ...k, gun: valor > gunEkle(acikGun, -7) ? acikGun : valor, komisyon: komisyonu(k.Tutar, oran) }];
  });
  return [...Map.groupBy(gelen, (k) => k.gun)].map(([gun, onun]) => {
    const komisyon = kurus(onun.reduce((t, k) => t + k.komisyon, 0));
    return {
      gun,
      saglayici: SAGLAYICI_BASLIKLARI[onun[0]!.Saglayici],
      tahsilatlar: onun.map((k) => k.Id),
      kalemler: onun.map(({ MusteriId, Tutar }) => ({ MusteriId, Tutar })),
      komisyon,
      net: onun.reduce((t, k) => t + k.Tutar, 0) - komisyon,
    };
  });
}

async function yaz({ db, bugun, bankaAyi }: OrnekOrtami): Promise<void> {
  // The last working day stays open.
  const acikGun = oncekiIsGunu(bugun);
  const ilk = `${ayEkle(`${bugun.slice(0, 7)}-01`, 1 - bankaAyi).slice(0, 7)}-01`;
  const idler: number[] = [];
  for (const h of HESAPLAR) {
    const { Id } = await hesapEkle(db, {
      ad: h.ad,
      banka: h.banka,
      iban: h.iban,
      aktif: true,
      birim: h.birim,
      acilis_gun: ilk,
      acilis_bakiye: h.acilis,
    });
    idler.push(Id);
    await defterYaz(
      { db, simdi: new Date(istanbulAni(ilk, '09:00')) },
      {
        Gun: ilk,
        Kaynak: 'banka_hesap',
        KaynakId: Id,
        Aciklama: `Açılış bakiyesi: ${h.ad}`,
        satirlar: [
          { Hesap: HESAP.banka, Alt: bankaAlti(Id), Birim: h.birim, Tutar: kurus(h.acilis) },
          { Hesap: HESAP.acilis, Birim: h.birim, Tutar: kurus(0 - h.acilis) },
        ],
      },
    );
  }
  await oncekiler(db, ilk);
  const { rows: odemeler } = await sql<Odeme>`
    select t.id as tahsilat, m.id as musteri, m.gorunen_ad as ad, f.no, t.tarih as gun, t.tutar
    from fatura_tahsilat t join fatura f on f.id = t.fatura_id join musteri m on m.id = f.musteri_id
    where t.kaynak = 'banka' and t.tarih >= ${ilk}::date order by t.tarih, t.id`.execute(db);
  const { rows: acik } = await sql<Acik>`
    select m.id as musteri, m.gorunen_ad as ad, f.no, a.kalan, exists (select from fatura g join fatura_tahsilat t
        on t.fatura_id = g.id where g.musteri_id = m.id and t.kaynak = 'banka' and t.tarih >= ${ilk}::date) as bilinen
    from fatura_acik a join fatura f on f.id = a.fatura_id join musteri m on m.id = f.musteri_id
    where f.tarih < ${acikGun}::date order by f.tarih desc, f.id`.execute(db);
  const hepsi = olanlar(ilk, acikGun, { odemeler, kartlar: await topluKartlar(db, acikGun), acik });
  const yazilan: YazilanOlan[] = [];
  for (const hesap of [0, 1, 2] as const) yazilan.push(...(await ekstreleriYaz(db, hesap, idler[hesap]!, hepsi)));
  await isle(db, idler, yazilan);
  await sql`insert into banka_gun (hesap_id, gun, bakiye, kapanis)
    select b.hesap_id, b.gun, b.tutar, (b.gun + time '18:00') at time zone 'Europe/Istanbul'
    from banka_bakiye b where b.gun < ${acikGun}::date`.execute(db);
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'banka',
    sonra: ['odeme'],
    buyuyen: ['defter_fis', 'defter_satir', 'banka_hareket', 'banka_ogrenilen', 'banka_bakiye', 'banka_gun'],
    yaz,
  },
];
