import { KISI_HAREKETLERI } from '@masabasi/core/kisi/personel/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import { type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { hareketDenetle } from '../../platform/hareket/api.ts';
import { SUNUCU, islemde } from '../../platform/http/transaction.ts';
import type { Log } from '../../platform/log/log.ts';
import { haklariKilitle } from '../rol/api.ts';
import { ayir, ayrilmaEngeli } from './kayit.ts';
import * as q from './queries.ts';

/** Ends the employment of everybody with a due exit date. After a failure the next day tries again. */
export async function ayrilanlariKapat(db: Db, simdi: Date, log?: Log): Promise<void> {
  const bugun = istanbulGunu(simdi);
  for (const id of await q.ayrilacaklar(db, bugun))
    await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      await haklariKilitle(is.db);
      const k = await q.kartKilitle(is.db, id);
      if (!k.Aktif || k.CikisTarihi === null || k.CikisTarihi > bugun) return;
      const engel = await ayrilmaEngeli(is.db, k);
      if (engel !== null) {
        log?.warn({ kisiId: id }, 'çıkış günü gelen kişi ayrılamadı: departman sorumlusu ya da son tam yetkili');
        return;
      }
      await ayir(is, k, k.CikisTarihi, k.AyrilmaNedeni ?? '');
      await hareketDenetle(is, null, KISI_HAREKETLERI, {
        tur: 'personelAyril',
        id,
        eski: { Aktif: true },
        yeni: { Aktif: false, CikisTarihi: k.CikisTarihi },
      });
    });
}

/** Ends, once a day, the employment of everybody with a due exit date. */
export const ayrilmaIsi = {
  ad: 'personelAyrilma',
  tekrar: { gunde: '00:00' },
  gecikmeler: SAATTE_BIR,
  calistir: ({ db, simdi, log }) => ayrilanlariKapat(db, simdi, log),
} satisfies IsTuru;
