import { GORUSME_HAREKETLERI, KENDILIGINDEN_KAPANIS_GUNU } from '@masabasi/core/masa/gorusme/rules';
import { isGunuEkle } from '@masabasi/core/masa/sla/rules';
import { type Gun, gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { musterininkineYaz } from '../../musteri/musteri/api.ts';
import * as q from './queries.ts';
import { takvim } from '../sla/api.ts';

/** Tickets that were solved before this day and are not closed yet. */
const kapanacaklar = (db: Db, gun: Gun): Promise<{ id: number; cozum_zamani: string }[]> =>
  read(db).rows(sql<{ id: number; cozum_zamani: string }>`select id, cozum_zamani from gorusme
    where durum = 'cozuldu' and cozum_zamani < ${new Date(istanbulAni(gun))} order by id limit 5000`);

const SEBEP = `Çözüldükten sonra ${KENDILIGINDEN_KAPANIS_GUNU} iş günü içinde yeniden açılmadı.`;

/** Closes solved tickets that were not opened again, each in a transaction of its own. */
async function kapat({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>): Promise<void> {
  const bugun = istanbulGunu(simdi);
  const adaylar = await kapanacaklar(db, gunEkle(bugun, -KENDILIGINDEN_KAPANIS_GUNU));
  if (adaylar.length === 0) return;
  const t = await takvim(
    db,
    istanbulGunu(adaylar.reduce((e, a) => (a.cozum_zamani < e ? a.cozum_zamani : e), simdi.toISOString())),
  );
  for (const { id, cozum_zamani } of adaylar) {
    if (isGunuEkle(t, istanbulGunu(cozum_zamani), KENDILIGINDEN_KAPANIS_GUNU) >= bugun) continue;
    await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const g = await q.kapan(is.db, id, simdi);
      // A person or another server was faster.
      if (g === undefined) return;
      const yapan = { ...is, kisi: null };
      const yeni = { DurumAnahtar: g.durum, AtananId: g.atanan_id };
      await hareketYaz(yapan, GORUSME_HAREKETLERI, {
        id,
        tur: 'durum',
        baslik: 'Kendiliğinden kapandı',
        aciklama: SEBEP,
        yeni,
      });
      await musterininkineYaz(yapan, g.musteri_id, {
        tur: 'gorusme',
        baslik: `${g.no}: Kendiliğinden kapandı`,
        kayitId: id,
        projeId: g.proje_id,
      });
      await is.denetle({ eylem: 'gorusmeKapan', nesne: 'gorusme', nesneId: id, yeni });
      is.yayinla({ tur: 'gorusme', kisiId: g.atanan_id });
    });
  }
}

export const gorusmeIsi = {
  ad: 'gorusme',
  tekrar: { gunde: '06:00' },
  gecikmeler: SAATTE_BIR,
  calistir: kapat,
} satisfies IsTuru;
