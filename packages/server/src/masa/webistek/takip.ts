import { TAKIP_DURUM_ADLARI, takipKoduOku } from '@masabasi/core/masa/webistek/rules';
import type { Db } from '../../platform/db/connect.ts';
import * as q from './queries.ts';

/** The public view of a request under a tracking code: without its text and without names. */
export interface TakipBilgisi {
  readonly Tarih: string;
  readonly Proje: string | null;
  readonly Durum: string;
  readonly GorusmeNo: string | null;
  readonly yanitlar: readonly { readonly Tarih: string; readonly Metin: string }[];
}

/** One text for a code that never was and for a mistyped one. */
export const KOD_YOK = 'Bu takip koduyla bir istek bulunamadı. Kodu denetleyip yeniden yazınız.';

/** The progress of a request; null: no request has this code. */
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
