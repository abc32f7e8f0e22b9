import { sql } from 'kysely';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { DEPARTMANLAR, KADRO, MESAI_BASLANGIC, MESAI_BITIS } from '../plan/kadro.ts';
import { kadroIdleri } from '../player/durum.ts';

async function departmanlariYaz({ db }: OrnekOrtami): Promise<void> {
  await db
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
    .execute();
}

async function sorumlulariYaz({ db }: OrnekOrtami): Promise<void> {
  const idler = await kadroIdleri(db);
  for (const d of DEPARTMANLAR)
    await db
      .updateTable('departman')
      .set({ sorumlu_id: idler.get(KADRO.find((k) => k.kullanici === d.sorumlu)!.no)! })
      .where('ad', '=', d.ad)
      .execute();
  // The first person of the department in alphabetical order is the deputy.
  await sql`update departman d set vekil_id = (select k.id from kisi k
    where k.departman_id = d.id and k.id <> d.sorumlu_id and k.aktif and k.cikis_tarihi is null
    order by k.ad collate "tr-TR-x-icu", k.id limit 1) where d.ad = 'Yazılım'`.execute(db);
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'departman', sonra: [], yaz: departmanlariYaz },
  { ad: 'departman sorumluları', sonra: ['personel'], yaz: sorumlulariYaz },
];
