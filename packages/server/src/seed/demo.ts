import { setTimeout as wait } from 'node:timers/promises';
import { type Gun, gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import { kurulumSatiri, kurulumuKilitle } from '../kurulum/queries.ts';
import type { Db } from '../db/connect.ts';
import { demoTanimlariYaz, demoUrunleriYaz } from './demoTanimlari.ts';
import { demolariYaz } from './demolar.ts';
import { gunPlani } from './gun.ts';
import { eskiIzinleriYaz, izinIstekleriYaz, izinleriYaz, tatilGunleri } from './izinler.ts';
import {
  DEPARTMANLAR,
  EKIP_SAATLERI,
  IK,
  KADRO,
  MESAI_BASLANGIC,
  MESAI_BITIS,
  OYNANANLAR,
  adres,
  dogumTarihi,
  iseGirisleri,
  tcKimlik,
  telefon,
} from './kadro.ts';
import { type YeniMesai, guvenerek, mesaileriYaz } from './yaz.ts';
import { lisanslariYaz } from './lisanslar.ts';
import { musterileriYaz } from './musteriler.ts';
import { molalari, planSiniri } from './ilerlet.ts';
import { ROL } from './menuler.ts';
import { temelVeri } from './temel.ts';

const YUKLEME_KILIDI = 72_020;
const GECMIS_GUN = 365;
/** Leave is planned this far ahead. */
export const IZIN_UFKU_GUN = 30;

const saat = (gun: Gun, s: string): Date => new Date(istanbulAni(gun, s));

async function departmanlariYaz(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('departman')
    .values(
      DEPARTMANLAR.map((d) => ({
        ad: d.ad,
        sorumlu_id: null,
        mesai_baslangic: MESAI_BASLANGIC,
        mesai_bitis: MESAI_BITIS,
        vardiya_dakika: d.vardiyaDakika,
        calisma_gunleri: [...d.gunler],
        diger_limit: d.digerLimit,
        yemek_limit: d.yemekLimit,
      })),
    )
    .returning(['id', 'ad'])
    .execute();
  return new Map(rows.map((r) => [r.ad, r.id]));
}

/** @returns the database's ids by number of the staff */
async function kisileriYaz(db: Db, bugun: Gun, parolaOzeti: string): Promise<Map<number, number>> {
  const departmanId = await departmanlariYaz(db);
  const rows = await db
    .insertInto('kisi')
    .values(
      KADRO.map((k) => {
        const gece = k.ekip === 'Gece Ekibi' ? EKIP_SAATLERI[k.ekip] : null;
        return {
          ad: k.ad,
          soyad: k.soyad,
          kullanici_adi: k.kullanici,
          kullanici_anahtari: k.kullanici,
          parola_ozeti: parolaOzeti,
          departman_id: departmanId.get(k.departman)!,
          grup: k.grup,
          eposta: `${k.kullanici}@masabasi.example`,
          telefon: telefon(k),
          tc_kimlik: tcKimlik(k),
          dogum_tarihi: dogumTarihi(k, bugun),
          ise_baslama: iseGirisleri(k, bugun).ilk,
          ise_giris: iseGirisleri(k, bugun).son,
          tatil_gunleri: tatilGunleri(k),
          mesai_baslangic: gece?.Baslangic ?? null,
          mesai_bitis: gece?.Bitis ?? null,
          calisma_gunleri: k.gunler === null ? null : [...k.gunler],
        };
      }),
    )
    .returning(['id', 'kullanici_anahtari'])
    .execute();
  const anahtarId = new Map(rows.map((r) => [r.kullanici_anahtari, r.id]));
  const idler = new Map(KADRO.map((k) => [k.no, anahtarId.get(k.kullanici)!]));

  for (const d of DEPARTMANLAR)
    await db
      .updateTable('departman')
      .set({ sorumlu_id: anahtarId.get(d.sorumlu)! })
      .where('ad', '=', d.ad)
      .execute();
  const rolId = new Map((await db.selectFrom('rol').select(['id', 'ad']).execute()).map((r) => [r.ad, r.id]));
  const roller = [
    ...KADRO.map((k) => [k.no, k.rol] as const),
    [IK.no, ROL.ik] as const,
    ...KADRO.filter((k) => k.departman === 'Satış').map((k) => [k.no, ROL.temsilci] as const),
  ];
  await db
    .insertInto('kisi_rol')
    .values(roller.map(([no, rol]) => ({ kisi_id: idler.get(no)!, rol_id: rolId.get(rol)! })))
    .execute();
  return idler;
}

/** A year of shifts, up to those that ended before today began. */
async function gecmisiYaz(db: Db, idler: ReadonlyMap<number, number>, bugun: Gun): Promise<void> {
  const sinir = istanbulAni(bugun);
  for (let g = -GECMIS_GUN; g < 0; g += 30) {
    const mesailer: YeniMesai[] = [];
    for (let n = g; n < Math.min(g + 30, 0); n++) {
      const gun = gunEkle(bugun, n);
      for (const k of OYNANANLAR) {
        const plan = gunPlani(k, gun);
        if (plan === null) continue;
        const { bas, bit } = planSiniri(plan);
        if (bit > sinir) continue;
        mesailer.push({
          kisiId: idler.get(k.no)!,
          gun,
          bas,
          planlanan: bit,
          bit,
          ip: adres(k),
          molalar: molalari(plan, bit),
        });
      }
    }
    await mesaileriYaz(db, mesailer);
  }
}

const DUYURULAR = [
  {
    baslik: 'Teras kullanımı hakkında',
    metin:
      'Değerli çalışma arkadaşlarımız,\n\nTerastaki küllükler dolduğunda lütfen boşaltınız, çay bardaklarını mutfağa geri götürünüz ve çıkarken kapıyı kapatınız. Rüzgârlı günlerde şemsiyelerin kapalı kalmasını, saat 20.00’den sonra komşularımız için alçak sesle konuşulmasını rica ederiz.\n\nGösterdiğiniz özen için teşekkür ederiz.',
    gun: -2,
    sure: 30,
    onemli: true,
    departmanlar: [],
  },
  {
    baslik: 'Yangın tatbikatı',
    metin:
      'Önümüzdeki hafta içinde habersiz bir yangın tatbikatı yapılacaktır. Toplanma yeri binanın önündeki otoparktır.',
    gun: -1,
    sure: 14,
    onemli: false,
    departmanlar: [],
  },
  {
    baslik: 'Gece vardiyası için yemek saatleri',
    metin: 'Gece yemekleri artık 02.00 ile 04.00 arasında alt kattaki yemekhanede verilmektedir.',
    gun: -6,
    sure: 45,
    onemli: false,
    departmanlar: ['Destek', 'Kurulum'],
  },
];

async function duyurulariYaz(db: Db, yazanId: number, bugun: Gun): Promise<void> {
  const departmanlar = await db.selectFrom('departman').select(['id', 'ad']).orderBy('id').execute();
  await db
    .insertInto('duyuru')
    .values(
      DUYURULAR.map((d) => ({
        baslik: d.baslik,
        metin: d.metin,
        baslangic: gunEkle(bugun, d.gun),
        bitis: gunEkle(bugun, d.gun + d.sure),
        departmanlar: departmanlar.filter((x) => d.departmanlar.includes(x.ad)).map((x) => x.id),
        onemli: d.onemli,
        yazan_id: yazanId,
        zaman: saat(gunEkle(bugun, d.gun), '09:12'),
      })),
    )
    .execute();
}

/** Everybody has read the first notice but `deneme`, who shows how it is met. */
async function aydinlatmaOkunduYaz(db: Db, idler: ReadonlyMap<number, number>, simdi: Date): Promise<void> {
  const okuyanlar = KADRO.filter((k) => k.kullanici !== 'deneme');
  await db
    .insertInto('aydinlatma_goruldu')
    .values(okuyanlar.map((k) => ({ kisi_id: idler.get(k.no)!, surum: 1, zaman: simdi, ip: adres(k) })))
    .execute();
}

const DUZELTME_SEBEPLERI = [
  'Masaya döndüğümde durumu değiştirmeyi unuttum.',
  'Müşteri aradığı için molayı erken bitirdim, işaretleyemedim.',
  'Bilgisayar güncelleme yaptığı için geri dönüşü geç yazabildim.',
];

/** One waiting request of each crew of Destek, about its last long break: it ended earlier than the record says. */
async function duzeltmeIstekleriYaz(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number; kisi_id: number; baslama: string; bitis: string; zaman: string }>`
    select distinct on (k.grup collate "C") m.id, m.kisi_id, m.baslama, m.bitis, g.bitis as zaman
    from mola m join mesai g on g.id = m.mesai_id join kisi k on k.id = m.kisi_id join departman d on d.id = k.departman_id
    where d.ad = 'Destek' and m.durum_id in (646, 648) and m.bitis - m.baslama > interval '12 minutes'
      and g.gun > (select max(gun) from mesai) - 7
    order by k.grup collate "C", m.baslama desc`.execute(db);
  if (rows.length === 0) return;
  await db
    .insertInto('mola_duzeltme')
    .values(
      rows.map((r, i) => ({
        mola_id: r.id,
        kisi_id: r.kisi_id,
        eski_baslama: r.baslama,
        eski_bitis: r.bitis,
        yeni_baslama: r.baslama,
        yeni_bitis: new Date(Date.parse(r.bitis) - (4 + i) * 60_000),
        sebep: DUZELTME_SEBEPLERI[i % DUZELTME_SEBEPLERI.length]!,
        zaman: r.zaman,
      })),
    )
    .execute();
}

/**
 * Founds the demo company: products, reference lists, staff, roles, customers, a year of shifts and breaks up to
 * yesterday, leave, announcements and a few requests. The same date gives the same rows. Does nothing where a company
 * is already set up.
 * @param parolaOzeti the argon2id hash that every account gets
 */
export async function demoYukle(db: Db, simdi: Date, parolaOzeti: string): Promise<void> {
  await temelVeri(db);
  const bugun = istanbulGunu(simdi);
  const dene = (tx: Db) =>
    sql<{ alindi: boolean }>`select pg_try_advisory_xact_lock(${YUKLEME_KILIDI}) as alindi`.execute(tx);
  const yukle = async (tx: Db): Promise<boolean> => {
    // Another server may be loading; to wait inside one statement would meet the statement timeout.
    if (!(await dene(tx)).rows[0]!.alindi) return false;
    await kurulumuKilitle(tx);
    if (await kurulumSatiri(tx)) return true;
    await tx
      .insertInto('kurulum')
      .values({ sirket: 'Masabaşı Yazılım', lisans: 'MASABASI-DEMO', demo: true, zaman: simdi })
      .execute();
    await tx.deleteFrom('kurulum_anahtari').execute();
    await demoTanimlariYaz(tx);
    const idler = await kisileriYaz(tx, bugun, parolaOzeti);
    await demoUrunleriYaz(tx);
    await musterileriYaz(tx, bugun);
    await demolariYaz(tx, bugun);
    await lisanslariYaz(tx, bugun);
    await izinleriYaz(tx, idler, gunEkle(bugun, -GECMIS_GUN), gunEkle(bugun, IZIN_UFKU_GUN), simdi);
    await eskiIzinleriYaz(tx, idler, bugun, gunEkle(bugun, -GECMIS_GUN));
    await guvenerek(tx, () => gecmisiYaz(tx, idler, bugun));
    await duyurulariYaz(tx, idler.get(KADRO.find((k) => k.kullanici === 'yonetici')!.no)!, bugun);
    await duzeltmeIstekleriYaz(tx);
    await aydinlatmaOkunduYaz(tx, idler, simdi);
    await izinIstekleriYaz(tx, idler, bugun);
    await sql`analyze mesai, mola, izin, musteri, musteri_proje, lisans, hareket, demo_istek`.execute(tx);
    return true;
  };
  while (!(await db.transaction().execute(yukle))) await wait(250);
}
