import { yildonumu } from '@masabasi/core/izin/hakedis/rules';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { izinTurleri, tatiller } from '@masabasi/server/izin/izin/queries';
import type { OrnekPayi } from '../founding/pay.ts';
import {
  ACIKLAMALAR,
  type PlanliIzin,
  haftaNo,
  pazartesi,
  planliIzinler,
  sureleriyle,
  tatilGunleri,
} from '../plan/izinPlani.ts';
import { IK, KADRO, iseGirisleri } from '../plan/kadro.ts';
import { zar } from '../plan/zar.ts';
import { kadroIdleri } from '../player/durum.ts';

/** The demo company's leaves: those planned in its calendar, and those of earlier years. */

/** Days ahead for which leave is planned. */
const UFUK_GUN = 30;

async function yaz(db: Db, izinler: readonly PlanliIzin[], simdi: Date): Promise<void> {
  const [idler, turler, tatilListesi] = [await kadroIdleri(db), await izinTurleri(db), await tatiller(db)];
  const yazan = idler.get(IK.no) ?? null;
  const satirlar = sureleriyle(izinler, turler, tatilListesi).flatMap((i) => {
    const kisi = idler.get(i.kisi.no);
    if (kisi === undefined) return [];
    const istek = gunEkle(i.baslangic, i.tur === 282 ? 0 : -zar(i.kisi.no, haftaNo(i.baslangic)).arasi(3, 25));
    return [{ ...i, kisi, tatil: tatilGunleri(i.kisi), zaman: `${istek}T06:${10 + (i.kisi.no % 50)}:00Z` }];
  });
  const dizi = <T>(f: (s: (typeof satirlar)[number]) => T): T[] => satirlar.map(f);
  await sql`
    insert into izin (kisi_id, tur_id, baslangic, bitis, tatil_gunleri, kullanilan_gun, hesaplanan_gun, hesaplanan_saat,
      resmi_gun_sayisi, hesaplanan_resmi, aciklama, yazan_id, yazma_zamani)
    select y.kisi, y.tur, y.bas, y.bit, y.tatil, y.gun, y.gun, 0, y.resmi, y.resmi, y.aciklama, ${yazan}::int,
      least(y.zaman, ${simdi}::timestamptz)
    from unnest(${dizi((s) => s.kisi)}::int[], ${dizi((s) => s.tur)}::int[], ${dizi((s) => s.baslangic)}::date[],
      ${dizi((s) => s.bitis)}::date[], ${dizi((s) => s.tatil)}::smallint[],
      ${dizi((s) => s.sure.KullanilanGun)}::numeric[], ${dizi((s) => s.sure.Resmi_Gun_Sayisi)}::numeric[],
      ${dizi((s) => s.aciklama)}::text[], ${dizi((s) => s.zaman)}::timestamptz[])
      with ordinality as y(kisi, tur, bas, bit, tatil, gun, resmi, aciklama, zaman, sira)
    where not exists (
      select from izin z where z.kisi_id = y.kisi
        and (z.baslangic = y.bas or z.silindi is null and daterange(z.baslangic, z.bitis) && daterange(y.bas, y.bit))
    )
    order by y.sira`.execute(db);
}

/**
 * Writes the missing planned leaves for a range of days and for the horizon after it. A deleted leave stays deleted,
 * and a leave that would overlap a manual one is left out.
 */
const izinleriYaz = (db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<void> => {
  // Sick leave is not known in advance: a sick note is written on its day.
  const bilinen = planliIzinler(ilk, gunEkle(son, UFUK_GUN)).filter((i) => i.tur !== 282 || i.baslangic <= son);
  return yaz(db, bilinen, simdi);
};

/**
 * Writes the annual leave before the year with shifts: two weeks in summer and some days in winter of each completed
 * year, so that about a year's entitlement is left.
 */
async function eskiIzinleriYaz(db: Db, bugun: Gun, son: Gun): Promise<void> {
  const izinler = KADRO.flatMap((kisi) => {
    const z = zar(kisi.no, 9);
    const giris = iseGirisleri(kisi, bugun).son;
    // The plan of the last year leaves out people with an account.
    const sinir = gunEkle(kisi.hesap ? bugun : son, -14);
    const haftalik = tatilGunleri(kisi) === 1 ? 6 : 5;
    return Array.from({ length: 30 }, (_, n) => n + 1).flatMap((yil): PlanliIzin[] => {
      const takvimYili = Number(giris.slice(0, 4)) + yil;
      const temmuz = pazartesi(gunEkle(`${takvimYili}-06-20`, z.arasi(0, 70)));
      const kasim = pazartesi(gunEkle(`${takvimYili}-11-10`, z.arasi(0, 30)));
      const artan = (yil <= 5 ? 14 : yil < 15 ? 20 : 26) - 2 * haftalik + z.arasi(-1, 1);
      const ortak = { kisi, tur: 280 } as const;
      const uzun = { ...ortak, baslangic: temmuz, bitis: gunEkle(temmuz, 14), aciklama: z.biri(ACIKLAMALAR[280]) };
      const kisaSure = Math.floor(artan / haftalik) * 7 + (artan % haftalik);
      const kisa = { ...ortak, baslangic: kasim, bitis: gunEkle(kasim, kisaSure), aciklama: '' };
      return [uzun, kisa].filter((i) => i.bitis <= sinir && i.baslangic >= yildonumu(giris, 1));
    });
  });
  await yaz(db, izinler, new Date(istanbulAni(bugun)));
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'izin',
    sonra: ['personel'],
    buyuyen: ['izin'],
    async yaz({ db, bugun, ilkGun, simdi }) {
      await izinleriYaz(db, ilkGun, bugun, simdi);
      await eskiIzinleriYaz(db, bugun, ilkGun);
    },
    gunler: async (db, ilk, son, simdi) => (await izinleriYaz(db, ilk, son, simdi), []),
  },
];
