import { TAKIP_DURUM_ADLARI, takipKoduOku } from '@masabasi/core/webistek/rules';
import type { Db } from '../db/connect.ts';
import * as q from './queries.ts';

/** What whoever holds a tracking code reads: not what was written, nor who wrote it. */
export interface TakipBilgisi {
  readonly Tarih: string;
  readonly Proje: string | null;
  readonly Durum: string;
  readonly GorusmeNo: string | null;
  readonly yanitlar: readonly { readonly Tarih: string; readonly Metin: string }[];
}

/** Said of a code that never was as of one that is mistyped. */
export const KOD_YOK = 'Bu takip koduyla bir istek bulunamadı. Kodu denetleyip yeniden yazınız.';

/** What became of a request; null where there is none of this code. */
export async function takipBilgisi(db: Db, yazilan: string): Promise<TakipBilgisi | null> {
  const kod = takipKoduOku(yazilan);
  const w = kod === null ? null : await q.takip(db, kod);
  if (w === null) return null;
  return {
    Tarih: w.zaman,
    Proje: w.proje,
    Durum: w.cozuldu ? 'Çözüldü' : TAKIP_DURUM_ADLARI[w.durum],
    GorusmeNo: w.gorusme_no,
    yanitlar: await q.yanitlar(db, w.id),
  };
}
