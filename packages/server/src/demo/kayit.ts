import type { DemoKarti } from '@masabasi/core/demo/contract';
import { DEMO_HAREKETLERI, DEMO_SURECI, type DemoCagirani, type DemoDurumu } from '@masabasi/core/demo/rules';
import type { HareketTuru } from '@masabasi/core/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { YETKI } from '@masabasi/core/yetki/rules';
import { hareketYaz } from '../hareket/kayit.ts';
import { type Ben, yetkiVar } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { gecir } from '../surec.ts';
import { type AkisSutunlari, type DegisenDemo, type DemoSutunlari, durumIdleri } from './queries.ts';

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

/** Who somebody is to the way of a demo. */
export const cagirani = (ben: Ben): DemoCagirani => ({ dagitir: yetkiVar(ben, YETKI.atanmamisDemolar) });

const YER = { tablo: 'demo_istek', sutun: 'demo_durum_id', surumlu: true } as const;
type Degisen = Partial<Omit<DemoSutunlari & AkisSutunlari, 'demo_durum_id'>>;

/** Takes a locked demo to another state and writes it down. */
export async function durumDegistir(
  ctx: Temel & { readonly ben: Ben },
  kayit: DemoKarti,
  nereye: DemoDurumu,
  degisen: Degisen,
  d: DemoDegisikligi,
) {
  const idler = await durumIdleri(ctx.db);
  return gecir(ctx.db, DEMO_SURECI, YER, {
    id: kayit.Id,
    kayit,
    nereye,
    cagiran: cagirani(ctx.ben),
    deger: idler,
    degisen,
    yaz: (satir) => degisti(ctx, satir, { eskiAtanan: kayit.AtananId, ...d }),
  });
}
