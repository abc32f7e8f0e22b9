import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { bildir } from '../../platform/bildirim/api.ts';
import type { IsCagrisi } from '../../platform/db/isler.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import type { DuyuranIs } from '../../room.ts';
import { YONLENDIRME_HABERI } from './bildirim.ts';
import { gecikenleriAl } from './queries.ts';

/** Notifies people of a referral. `sekme` is the tab of the list that shows it. */
export const haberVer = (
  is: DuyuranIs,
  kisiler: readonly number[],
  { baslik, metin = '', sekme }: { readonly baslik: string; readonly metin?: string; readonly sekme: string },
): Promise<void> =>
  bildir(is, YONLENDIRME_HABERI, { kisiler, baslik, metin, yol: `${SAYFA.ziyaret[3]}?sekme=${sekme}` });

/** Referrals in one transaction. */
const YIGIN = 100;

type Bildiren = Pick<IsCagrisi, 'db' | 'simdi'> & { readonly config: { readonly publicUrl: string | null } };

/** Notifies the sender and the head of the receivers of each referral without a decision in time, once. */
export async function gecikenleriBildir({ db, simdi, config }: Bildiren): Promise<void> {
  for (let adet = YIGIN; adet === YIGIN;)
    adet = await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const gecikenler = await gecikenleriAl(is.db, istanbulGunu(simdi), simdi, YIGIN);
      for (const g of gecikenler)
        await haberVer({ ...is, config }, g.sorumlu_id === null ? [g.gonderen_id] : [g.gonderen_id, g.sorumlu_id], {
          baslik: `Yönlendirme gecikti: ${g.ad}`,
          metin: 'Son karar günü geçti; kimse karar vermedi.',
          sekme: 'geciken',
        });
      return gecikenler.length;
    });
}
