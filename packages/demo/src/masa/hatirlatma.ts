import { hatirlatmaSecenekleri } from '@masabasi/core/masa/hatirlatma/rules';
import { sql } from 'kysely';
import { takvim } from '@masabasi/server/masa/sla/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** In the demo company everybody with open tickets has reminders of two of them. */
async function yaz({ db, simdi, bugun }: OrnekOrtami): Promise<void> {
  const zamanlar = hatirlatmaSecenekleri(await takvim(db, bugun), simdi).slice(-2);
  for (const [i, { Zaman }] of zamanlar.entries())
    await sql`
      insert into hatirlatma (kisi_id, gorusme_id, zaman, aciklama)
      select a.atanan_id, a.id, ${Zaman}::timestamptz, ${i === 0 ? 'Müşteri geri arayacak' : ''} from (
        select g.atanan_id, g.id, row_number() over (partition by g.atanan_id order by g.id) as sira
        from gorusme g where g.atanan_id is not null and g.kapanis_zamani is null and g.cozum_zamani is null) a
      where a.sira = ${i + 1}`.execute(db);
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'hatirlatma', sonra: ['gorusme'], yaz }];
