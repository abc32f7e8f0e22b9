import type { Ben } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { olayYaz } from '../musteri/queries.ts';
import { type DegisenDemo, hareketYaz } from './queries.ts';

export interface DemoDegisikligi {
  readonly eylem: 'demoKaydet' | 'demoUstlen' | 'demoAta' | 'demoDurumGuncelle';
  readonly baslik: string;
  readonly aciklama?: string;
  /** Whose it was before. */
  readonly eskiAtanan?: number | null;
}

/** Writes down what was done to a demo: its history, the customer's timeline, the audit, and word to whom it waits for. */
export async function degisti(
  ctx: Temel & { readonly ben: Ben },
  d: DegisenDemo,
  { eylem, baslik, aciklama = '', eskiAtanan = null }: DemoDegisikligi,
) {
  const { db, ben, simdi } = ctx;
  await hareketYaz(db, d, { baslik, aciklama }, ben.Id, simdi);
  if (d.musteri_id !== null)
    await olayYaz(db, d.musteri_id, { tur: 'demo', baslik, aciklama, projeId: d.proje_id }, ben.Id, simdi);
  const { demo_durum_id: DurumId, atanan_id: AtananId } = d;
  await ctx.denetle({ eylem, nesne: 'demo_istek', nesneId: d.id, yeni: { baslik, DurumId, AtananId } });
  for (const kisiId of new Set([AtananId, eskiAtanan])) ctx.yayinla({ tur: 'demo', kisiId });
  return { durum: true as const, Id: d.id, Surum: d.surum };
}
