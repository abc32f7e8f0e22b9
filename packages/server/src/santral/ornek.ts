import { type Gun, gunEkle, haftaGunu, istanbulAni } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { zar } from '../seed/tohum.ts';

/** The demo company's telephone: an extension for everybody at the desk, and the calls of the last two weeks. */

const GUN_SAYISI = 14;
/** Sets these numbers apart from those of the other shares. */
const CAGRI_ZARI = 733_019;
const GUNDE = 24;
const SN = 1000;
const ILK_DAHILI = 101;

/** The calls of some days until `simdi`; about one in nine is missed, and most of those are returned. */
async function gunler(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<void> {
  const { rows: numaralar } = await sql<{ telefon: string }>`
    select coalesce(gsm, telefon) as telefon from musteri where silindi is null and durum = 'Aktif'
      and coalesce(gsm, telefon) is not null order by id limit 600`.execute(db);
  const { rows: kisiler } = await sql<{ id: number }>`select kisi_id as id from dahili order by kisi_id`.execute(db);
  if (numaralar.length === 0 || kisiler.length === 0) return;
  const cagrilar = [];
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1)) {
    if (haftaGunu(gun) > 5) continue;
    const z = zar(CAGRI_ZARI, Number(gun.replaceAll('-', '')));
    for (let n = 0; n < GUNDE; n++) {
      const baslama = istanbulAni(gun, '08:45') + z.arasi(0, 540) * 60_000;
      const bekledi = z.arasi(4, 40) * SN;
      const surdu = z.arasi(40, 700) * SN;
      const cevapsiz = z.arasi(0, 8) === 0;
      // Of the last days some still wait.
      const arandi = cevapsiz && (gun < gunEkle(son, -2) || z.olasi(0.4));
      const kisi = z.biri(kisiler).id;
      if (baslama + bekledi + surdu > simdi.getTime()) continue;
      cagrilar.push({
        anahtar: `ornek-${gun}-${n}`,
        telefon: z.biri(numaralar).telefon,
        baslama: new Date(baslama),
        acilma: cevapsiz ? null : new Date(baslama + bekledi),
        bitis: new Date(baslama + bekledi + (cevapsiz ? 0 : surdu)),
        acan_id: cevapsiz ? null : kisi,
        arayan_id: arandi ? kisi : null,
        geri_arama: arandi ? new Date(baslama + bekledi + surdu) : null,
      });
    }
  }
  if (cagrilar.length > 0)
    await db
      .insertInto('cagri')
      .values(cagrilar)
      .onConflict((oc) => oc.column('anahtar').doNothing())
      .execute();
}

async function yaz({ db, bugun, simdi }: OrnekOrtami): Promise<void> {
  await sql`insert into dahili (kisi_id, dahili)
    select k.id, (${ILK_DAHILI - 1} + row_number() over (order by k.id))::text
    from kisi k join departman b on b.id = k.departman_id where k.aktif and b.ad = 'Destek'`.execute(db);
  await gunler(db, gunEkle(bugun, -GUN_SAYISI), bugun, simdi);
}

export const ornek: readonly OrnekPayi[] = [{ ad: 'santral', sonra: ['musteri'], buyuyen: ['cagri'], yaz, gunler }];
