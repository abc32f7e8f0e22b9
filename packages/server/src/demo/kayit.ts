import { DEMO_HAREKETLERI } from '@masabasi/core/demo/rules';
import type { HareketTuru } from '@masabasi/core/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { hareketYaz } from '../hareket/kayit.ts';
import type { Ben } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import type { DegisenDemo } from './queries.ts';

export interface DemoDegisikligi {
  readonly eylem: 'demoKaydet' | 'demoUstlen' | 'demoAta' | 'demoDurumGuncelle';
  readonly tur: HareketTuru<typeof DEMO_HAREKETLERI>;
  /** What happened, where its kind does not say it. */
  readonly baslik?: string;
  readonly aciklama?: string;
  /** Whose it was before. */
  readonly eskiAtanan?: number | null;
}

/** Writes down what was done to a demo: its history, the customer's timeline, the audit, and word to whom it waits for. */
export async function degisti(
  ctx: Temel & { readonly ben: Ben },
  d: DegisenDemo,
  { eylem, tur, baslik = DEMO_HAREKETLERI.turler[tur], aciklama = '', eskiAtanan = null }: DemoDegisikligi,
) {
  const { db, ben, simdi } = ctx;
  const { id, surum, musteri_id, proje_id: projeId, demo_durum_id: DurumId, atanan_id: AtananId } = d;
  const yapan = { db, simdi, kisi: ben.Id };
  await hareketYaz(yapan, DEMO_HAREKETLERI, { id, tur, baslik, aciklama, surum, yeni: { DurumId, AtananId } });
  if (musteri_id !== null)
    await hareketYaz(yapan, MUSTERI_HAREKETLERI, { id: musteri_id, tur: 'demo', baslik, aciklama, projeId });
  await ctx.denetle({ eylem, nesne: DEMO_HAREKETLERI.nesne, nesneId: id, yeni: { baslik, DurumId, AtananId } });
  for (const kisiId of new Set([AtananId, eskiAtanan])) ctx.yayinla({ tur: 'demo', kisiId });
  return { durum: true as const, Id: d.id, Surum: d.surum };
}
