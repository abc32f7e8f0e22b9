import { bildir } from '../../platform/bildirim/api.ts';
import type { IsCagrisi } from '../../platform/db/isler.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { GORUSME_HATIRLATMASI } from './bildirim.ts';
import { gelenleriAl } from './queries.ts';

/** Reminders in one transaction. */
const YIGIN = 100;

type Hatirlatan = Pick<IsCagrisi, 'db' | 'simdi'> & { readonly config: { readonly publicUrl: string | null } };

/** Notifies people of due reminders. A reminder is deleted in the transaction that notifies. */
export async function hatirlat({ db, simdi, config }: Hatirlatan): Promise<void> {
  for (let adet = YIGIN; adet === YIGIN;)
    adet = await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const gelenler = await gelenleriAl(is.db, simdi, YIGIN);
      for (const g of gelenler) {
        await bildir({ ...is, config }, GORUSME_HATIRLATMASI, {
          kisiler: [g.kisi_id],
          baslik: `Hatırlatma: ${g.ad}`,
          metin: g.aciklama,
          yol:
            g.gorusme_id === null
              ? `/pazarlama/gorusmetakip/detay?id=${g.ziyaret_id}`
              : `/islemler/musterigorusme/detay?id=${g.gorusme_id}`,
        });
        is.yayinla({ tur: 'hatirlatma', kisiId: g.kisi_id });
      }
      return gelenler.length;
    });
}
