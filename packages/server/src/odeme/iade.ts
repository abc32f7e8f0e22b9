import { UYARILAR } from '@masabasi/core/odeme/rules';
import { kurus, paraYaz } from '@masabasi/core/para';
import { istanbulGunu } from '@masabasi/core/tarih';
import type { IsCagrisi, IsTuru } from '../db/isler.ts';
import type { KisiId } from '../http/access.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
import { islemi, saglayicisi } from './akis.ts';
import { geriAlindi, kilitle } from './kayit.ts';
import * as q from './queries.ts';
import { SaglayiciHatasi } from './saglayici.ts';

export const GERI_ALMA_ISI = 'odemeGeriAl';

interface Veri {
  readonly Id: number;
  readonly Tutar: number;
  readonly Kisi: number;
}

/**
 * Sends money back. It is asked once: after a fall nobody knows whether the bank did it, and a second time would send it
 * twice. Then the alarm stays, and a person looks at the bank's own screen.
 */
export const geriAlmaIsi = {
  ad: GERI_ALMA_ISI,
  gecikmeler: [],
  async calistir({ db, config, saat }: Pick<IsCagrisi, 'db' | 'config' | 'saat'>, veri: object) {
    const { Id, Tutar, Kisi } = veri as Veri;
    const s = saglayicisi(config);
    const d = await q.deneme(db, Id);
    if (s === null || d === undefined || d.saglayici !== s.ad || d.uyari !== 'iade') return;
    const simdi = saat();
    // Before the bank's day closes a whole payment is taken back as if it had not been; after that it is sent back.
    const bugun = d.bitis !== null && istanbulGunu(d.bitis) === istanbulGunu(simdi);
    const hepsi = d.iade === 0 && Tutar === d.tutar && d.tutar === d.alinan;
    const iptal = s.iptal !== undefined && hepsi && (bugun || s.iade === undefined);
    const sonuc = await (iptal ? s.iptal!(islemi(d, simdi)) : s.iade!(islemi(d, simdi), kurus(Tutar))).catch(
      (e: unknown) => {
        if (e instanceof SaglayiciHatasi) return null;
        throw e;
      },
    );
    await islemde({ db, simdi: saat(), istek: SUNUCU, kisiId: Kisi }, async (i) => {
      if (sonuc === null) {
        await kilitle(i.db, Id);
        return q.olayYaz(i.db, {
          denemeId: Id,
          zaman: i.simdi,
          kimden: 'biz',
          tur: 'uyari',
          aciklama: UYARILAR.iade,
          kisi: Kisi,
        });
      }
      if (sonuc.tamam) return geriAlindi({ ...i, config }, Id, { tutar: Tutar, iptal, kisi: Kisi as KisiId });
      await kilitle(i.db, Id);
      await i.db
        .updateTable('odeme_deneme')
        .set({ uyari: (await q.acikta(i.db, Id)) > 0 ? 'mukerrer' : null })
        .where('id', '=', Id)
        .execute();
      await q.olayYaz(i.db, {
        denemeId: Id,
        zaman: i.simdi,
        kimden: 'banka',
        tur: iptal ? 'iptal' : 'iade',
        aciklama: `Banka ${paraYaz(kurus(Tutar), 'TRY')} iadeyi kabul etmedi (${sonuc.hataKodu ?? 'yok'}).`,
        kisi: Kisi,
      });
      return undefined;
    });
  },
} satisfies IsTuru;
