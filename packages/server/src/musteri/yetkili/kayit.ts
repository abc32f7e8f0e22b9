import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { YETKILI_ALANLARI, type YetkiliAlanlari } from '@masabasi/core/musteri/yetkili/alanlar';
import { EN_COK_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Ben, UrunKapsami } from '../../platform/http/access.ts';
import type { Temel } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { kilitle } from '../musteri/api.ts';
import * as q from './queries.ts';

export const DOLU = `Bir müşterinin en çok ${EN_COK_YETKILI} yetkili kişisi olur.`;

type Cagri = Pick<Temel, 'db' | 'simdi'> & { readonly ben: Ben; readonly urunler: UrunKapsami };

/** A line of the customer's timeline. It names nobody, so that a deleted person is not named there. */
export const cizelgeye = (ctx: Cagri, id: number, baslik: string, aciklama = '') =>
  hareketYaz(ctx, MUSTERI_HAREKETLERI, { id, tur: 'yetkili', baslik, aciklama });

/**
 * Reason to refuse another contact person, or null. Until the transaction ends nobody else adds one.
 * @throws 404 if the caller does not see the customer
 */
export async function yetkiliEngeli({ db, urunler }: Cagri, musteriId: number): Promise<string | null> {
  if ((await kilitle(db, musteriId, urunler)) === null) throw kayitYok('Müşteri');
  return (await q.sayisi(db, musteriId)) >= EN_COK_YETKILI ? DOLU : null;
}

/** Writes a new contact person after the check (`yetkiliEngeli`). */
export async function yetkiliAc(
  ctx: Cagri & Pick<Temel, 'denetle'>,
  musteriId: number,
  y: YetkiliAlanlari,
  ana: boolean,
): Promise<{ Id: number; Surum: number }> {
  const satir = await q.ekle(ctx.db, { ...sutunlari(YETKILI_ALANLARI, y), musteri_id: musteriId });
  if (ana) await q.anaYap(ctx.db, musteriId, satir.Id);
  await cizelgeye(ctx, musteriId, 'Yetkili kişi eklendi');
  await ctx.denetle({ eylem: 'musteriPersonelKaydet', nesne: 'musteri_yetkili', nesneId: satir.Id, yeni: 'Yeni kişi' });
  return satir;
}
