import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { WEBISTEK_HAREKETLERI } from '@masabasi/core/masa/webistek/rules';
import { bildir } from '../../platform/bildirim/api.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { type MailLine, mailLine, ulasmayan } from '../../platform/posta/api.ts';
import type { DuyuranIs } from '../../room.ts';
import * as q from './queries.ts';

/** The address of its page. */
export const recordPath = (id: number): string => kayitYolu(SAYFA.webistek[0], id);

/** Writes a mail into the history of a locked request. The reviewer hears of a failed delivery. */
export async function postaGeldi(is: Islem & DuyuranIs, m: MailLine): Promise<void> {
  const { db, simdi } = is;
  const { id, kim, metin } = m;
  await hareketYaz({ db, simdi, kisi: null }, WEBISTEK_HAREKETLERI, mailLine(WEBISTEK_HAREKETLERI.turler, m));
  is.yayinla({ tur: 'webistek' });
  const w = m.ulasmadi ? await q.bakani(db, id) : undefined;
  const yol = recordPath(id);
  if (w?.atanan_id != null) await bildir(is, ...ulasmayan({ kisi: w.atanan_id, no: w.no, yol, kim, neden: metin }));
}

/** Records the delivery of our mail about a request: its line shows the result, and the history says if it failed. */
export async function postaOldu(
  is: Islem & DuyuranIs,
  { id, alici, ulasmadi }: { readonly id: number; readonly alici: string; readonly ulasmadi: string | null },
): Promise<void> {
  if (ulasmadi === null) is.yayinla({ tur: 'webistek' });
  // The request may have been destroyed meanwhile.
  else if (await q.bakani(is.db, id)) await postaGeldi(is, { id, kim: alici, metin: ulasmadi, ulasmadi: true });
}
