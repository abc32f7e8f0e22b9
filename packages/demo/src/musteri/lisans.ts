import { donemBitisi, donemGunu, LISANS_HAREKETLERI, uyariEsigi } from '@masabasi/core/musteri/lisans/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { type Gun, ayEkle, gunEkle, gunFarki, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { hareketleriSec, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { Db } from '@masabasi/server/platform/db/connect';
import { anahtarUret } from '@masabasi/server/musteri/lisans/kayit';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { numaraliEkle, topluEkle } from '../founding/yaz.ts';
import { type Zar, zar } from '../plan/zar.ts';

/** The demo company's licences: about six thousand over three years, most of them renewed since, some lost. */

/** Time of the daily job (`job.ts`). */
const TUR_SAATI = '08:00';
const YIGIN = 500;
const TUZ = 0x6c6973;
/** Yearly price of each product in lira, for the first user. */
const BEDELLER: Readonly<Record<number, number>> = { 2: 48_000, 5: 36_000, 6: 18_000, 14: 21_000 };
const USUL_BEDEL = 9_000;
/** Share of customers with an expired licence who stay away for good. */
const AYRILAN_PAYI = 0.6;
const UYARI_UFKU_GUN = 60;

interface Musteri {
  readonly id: number;
  readonly durum: string;
  readonly proje_id: number;
  readonly kurum: boolean;
  readonly zaman: string;
  readonly yazan_id: number;
  readonly sorumlu_id: number;
}
interface Listeler {
  /** Kinds of licences by their keys. */
  readonly turler: Readonly<Record<string, number>>;
}
type Hareket = readonly [
  tur: 'Aktivasyon' | 'Yenileme',
  gun: Gun,
  donem: Gun | null,
  eski: Gun | null,
  yeni: Gun | null,
];
interface Lisans {
  readonly m: Musteri;
  readonly tur: string;
  readonly baslama: Gun;
  readonly donem: Gun;
  readonly bitis: Gun | null;
  readonly kullanici: number;
  /** For a year, in kuruş. */
  readonly bedel: number;
  readonly otomatik: boolean;
  readonly hareketler: readonly Hareket[];
}

/** A licence that is renewed year after year, each time a few days before its end; the last year is still running. */
function yenilenen(m: Musteri, tur: string, baslama: Gun, bugun: Gun, z: Zar): Lisans {
  const kullanici = m.kurum ? z.arasi(5, 60) : 1;
  const bedel =
    100 * Math.round(((BEDELLER[m.proje_id] ?? USUL_BEDEL) * (tur === 'bakim' ? 0.2 : 1) * (9 + kullanici)) / 10);
  const hareketler: Hareket[] = [['Aktivasyon', baslama, null, null, donemBitisi(baslama, 12)]];
  let donem = baslama;
  // A customer who will not renew any more stops a year before.
  const kalmaz = m.durum === 'Pasif';
  const sonrasi = () => ayEkle(baslama, 12 * hareketler.length);
  while (sonrasi() <= (kalmaz ? gunEkle(bugun, -365) : bugun)) {
    donem = sonrasi();
    const eski = gunEkle(donem, -1);
    const yenilendi = gunEkle(eski, -z.arasi(0, 20));
    hareketler.push(['Yenileme', yenilendi, donem, eski, donemBitisi(baslama, 12 * (hareketler.length + 1))]);
  }
  const bitis = hareketler.at(-1)![4];
  return { m, tur, baslama, donem, bitis, kullanici, bedel, otomatik: !kalmaz && z.olasi(0.15), hareketler };
}

function lisanslari(m: Musteri, bugun: Gun): Lisans[] {
  const z = zar(TUZ, m.id);
  const acilis = istanbulGunu(m.zaman);
  if (m.durum === 'Aday') return [];
  if (m.durum === 'Demo') {
    const baslama = gunEkle(bugun, -z.arasi(0, 40));
    const bitis = gunEkle(baslama, 29);
    const hareket: Hareket = ['Aktivasyon', baslama, null, null, bitis];
    return [
      {
        m,
        tur: 'demo',
        baslama,
        donem: baslama,
        bitis,
        kullanici: 3,
        bedel: 0,
        otomatik: false,
        hareketler: [hareket],
      },
    ];
  }
  const baslama = gunEkle(acilis, z.arasi(0, Math.min(20, gunFarki(acilis, bugun))));
  const suresiz = z.olasi(0.12);
  if (!suresiz) {
    const ana = yenilenen(m, z.olasi(0.8) ? 'yillik' : 'kiralama', baslama, bugun, z);
    return z.olasi(0.82) ? [ana, yenilenen(m, 'bakim', baslama, bugun, z)] : [ana];
  }
  const bakim = yenilenen(m, 'bakim', baslama, bugun, z);
  const hareket: Hareket = ['Aktivasyon', baslama, null, null, null];
  return [
    { ...bakim, tur: 'suresiz', bedel: 0, donem: baslama, bitis: null, otomatik: false, hareketler: [hareket] },
    bakim,
  ];
}

async function lisanslariYaz(db: Db, lisanslar: readonly Lisans[], { turler }: Listeler): Promise<void> {
  const idler = await numaraliEkle(
    db,
    'lisans',
    lisanslar.map((l) => ({
      musteri_id: l.m.id,
      proje_id: l.m.proje_id,
      lisans_tur_id: turler[l.tur]!,
      kullanici_sayisi: l.kullanici,
      anahtar: anahtarUret(),
      baslama_tarihi: l.baslama,
      donem_baslama: l.donem,
      bitis_tarihi: l.bitis,
      cipa_gun: Number(l.baslama.slice(8)),
      yillik_bedel: l.bedel,
      otomatik_yenile: l.otomatik,
      yazan_id: l.m.yazan_id,
      yazma_zamani: new Date(istanbulAni(l.baslama, '10:30')),
    })),
  );
  const hareketler = lisanslar.flatMap((l, i) =>
    l.hareketler.map(([tur, gun, Donem, eski, yeni]) => ({
      id: idler[i]!,
      zaman: new Date(istanbulAni(gun, '10:30')),
      tur,
      ...(eski !== null && { eski: { BitisTarihi: eski } }),
      yeni: { ...(yeni !== null && { BitisTarihi: yeni }), ...(Donem !== null && { Donem }), Tutar: l.bedel },
      kisi: l.otomatik && tur === 'Yenileme' ? null : l.m.sorumlu_id,
    })),
  );
  await hareketleriYaz(db, LISANS_HAREKETLERI, hareketler);
}

/** Records past warnings, so that the first morning does not send them all at once. */
async function uyarilariYaz(db: Db, sonTur: Gun): Promise<void> {
  const yakin = await db
    .selectFrom('lisans')
    .innerJoin('musteri', 'musteri.id', 'lisans.musteri_id')
    .select(['lisans.id', 'bitis_tarihi', 'donem_baslama', 'sorumlu_id', 'eposta'])
    .where('hal', '=', 'Aktif')
    .where('otomatik_yenile', '=', false)
    .where('bitis_tarihi', '<=', gunEkle(sonTur, UYARI_UFKU_GUN))
    .orderBy('lisans.id')
    .execute();
  const uyarilar = yakin.flatMap((l) => {
    const bitis = l.bitis_tarihi!;
    const esikler = new Map<number, Gun>();
    for (let gun = gunEkle(bitis, -UYARI_UFKU_GUN); gun <= sonTur; gun = gunEkle(gun, 1)) {
      const esik = uyariEsigi(gunFarki(gun, bitis), donemGunu(l.donem_baslama, bitis));
      if (esik !== null && !esikler.has(esik)) esikler.set(esik, gun);
    }
    return [...esikler].map(([esik, gun]) => ({
      lisans_id: l.id,
      bitis_tarihi: bitis,
      esik,
      zaman: new Date(istanbulAni(gun, TUR_SAATI)),
      kisi_id: l.sorumlu_id,
      musteri_eposta: l.eposta,
    }));
  });
  for (let i = 0; i < uyarilar.length; i += YIGIN * 2)
    await topluEkle(db, 'lisans_uyari', uyarilar.slice(i, i + YIGIN * 2));
}

/** Customers with an expired licence who left, and their reasons; nobody leaves before that day. */
async function ayrilanlariYaz(db: Db, bugun: Gun): Promise<void> {
  const liste = (ad: string) => sql`(select array_agg(id order by sira, id) from tanim where liste = ${ad})`;
  await sql`
    with ayrilan as (
      select l.musteri_id, max(l.bitis_tarihi) as bitis, hashint4(l.musteri_id) & 1023 as pay,
        hashint4(-l.musteri_id) & 1023 as gidilen
      from lisans l join musteri m on m.id = l.musteri_id where m.durum = 'Pasif' group by l.musteri_id
    ), nedenler as (select ${liste('ayrilmaNedenleri')} as n, ${liste('digerProgramlar')} as p)
    update musteri m set durum = 'Ayrıldı', ayrilma_tarihi = a.bitis + 1, ayrilma_neden_id = n[1 + pay % cardinality(n)],
      diger_program_id = case when gidilen < 400 then p[1 + gidilen % cardinality(p)] end
    from ayrilan a, nedenler where a.musteri_id = m.id and a.bitis < ${bugun} and a.pay < ${Math.round(1024 * AYRILAN_PAYI)}`.execute(
    db,
  );
  await sql`
    update lisans l set hal = 'İptal', otomatik_yenile = false from musteri m where m.id = l.musteri_id and m.durum = 'Ayrıldı'`.execute(
    db,
  );
  await hareketleriSec(
    db,
    LISANS_HAREKETLERI,
    ['nesne_id', 'zaman', 'tur', 'aciklama', 'kisi_id'],
    sql`select l.id as nesne_id, m.ayrilma_tarihi + time '11:00' as zaman, 'İptal' as tur, 'Müşteri ayrıldı' as aciklama,
        m.sorumlu_id as kisi_id
      from lisans l join musteri m on m.id = l.musteri_id where l.hal = 'İptal' order by l.id`,
  );
}

/** One in fifty of the valid ones is suspended for an unpaid bill. */
async function askiyaAl(db: Db, bugun: Gun): Promise<void> {
  await sql`
    update lisans set hal = 'Askıda', surum = surum + 1
    where hal = 'Aktif' and baslama_tarihi < ${gunEkle(bugun, -60)}::date and bitis_tarihi > ${bugun}::date
      and hashint4(id) & 1023 < 20`.execute(db);
  await hareketleriSec(
    db,
    LISANS_HAREKETLERI,
    ['nesne_id', 'zaman', 'tur', 'aciklama', 'kisi_id'],
    sql`select l.id as nesne_id,
        (${bugun}::date - (1 + l.id % 30) + time '11:00') at time zone 'Europe/Istanbul' as zaman, 'Askı' as tur,
        'Fatura ödenmedi, ödeme gelene kadar' as aciklama, m.sorumlu_id as kisi_id
      from lisans l join musteri m on m.id = l.musteri_id where l.hal = 'Askıda' order by l.id`,
  );
}

/** Writes the licences, their movements and warnings, and the customers who left. */
async function yaz({ db, bugun, simdi }: OrnekOrtami): Promise<void> {
  const tanimlar = await db
    .selectFrom('tanim')
    .select(['id', 'liste', 'anahtar'])
    .where('liste', '=', 'lisansTur')
    .orderBy('id')
    .execute();
  const listeler: Listeler = {
    turler: Object.fromEntries(tanimlar.map((t) => [t.anahtar, t.id])),
  };
  const { rows: musteriler } = await sql<Musteri>`
    select m.id, m.durum, mp.proje_id, m.tip = 2 as kurum, m.yazma_zamani as zaman, m.yazan_id, m.sorumlu_id
    from musteri m join musteri_proje mp on mp.musteri_id = m.id order by m.id`.execute(db);
  const lisanslar = musteriler.flatMap((m) => lisanslari(m, bugun));
  for (let i = 0; i < lisanslar.length; i += YIGIN) await lisanslariYaz(db, lisanslar.slice(i, i + YIGIN), listeler);
  await ayrilanlariYaz(db, bugun);
  await askiyaAl(db, bugun);
  // Never later than the demo is loaded: before the morning job the last one was yesterday's.
  const sonTur = istanbulAni(bugun, TUR_SAATI) <= simdi.getTime() ? bugun : gunEkle(bugun, -1);
  await uyarilariYaz(db, sonTur);
  await hareketleriSec(
    db,
    MUSTERI_HAREKETLERI,
    ['nesne_id', 'zaman', 'tur', 'baslik', 'proje_id', 'kisi_id', 'yeni'],
    sql`select l.musteri_id as nesne_id, h.zaman, 'lisans' as tur, l.lisans_no || case h.tur when 'Aktivasyon' then ': açıldı'
        when 'İptal' then ': iptal edildi' when 'Askı' then ': askıya alındı'
        else ': ' || to_char((h.yeni ->> 'BitisTarihi')::date, 'DD.MM.YYYY') || ' gününe kadar yenilendi' end as baslik,
        l.proje_id, h.kisi_id, jsonb_build_object('KayitId', l.id) as yeni
      from hareket h join lisans l on l.id = h.nesne_id where h.nesne = 'lisans' order by h.zaman, h.id`,
  );
  // As if the last job had run.
  await db
    .insertInto('kuyruk')
    .values({
      tur: 'lisans',
      anahtar: '',
      vakit: new Date(istanbulAni(gunEkle(sonTur, 1), TUR_SAATI)),
      baslama: new Date(istanbulAni(sonTur, TUR_SAATI)),
      bitis: new Date(istanbulAni(sonTur, TUR_SAATI)),
    })
    .execute();
}

export const paylar: readonly OrnekPayi[] = [
  // Customers left after their demo.
  { ad: 'lisans', sonra: ['musteri', 'tanim', 'demo'], buyuyen: ['lisans', 'hareket_lisans'], yaz },
];
