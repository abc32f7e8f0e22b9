import { alanlari } from '@masabasi/core/platform/field/alanlar';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { GOREV_ALANLARI } from '@masabasi/core/is/gorev/alanlar';
import type { gorev as contract } from '@masabasi/core/is/gorev/contract';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Seen } from '../../platform/http/errors.ts';
import { herBirine } from '../../platform/list/toplu.ts';
import { GOREV_ATAMASI } from './bildirim.ts';
import { ata, durumGuncelle, kaydet, kilitli } from './kayit.ts';
import { hepsiniKilitle } from './queries.ts';
import type { ProductAct } from '../../platform/http/context.ts';

/** Acts on several tasks at once, each with the same code as the single act. */

const NE = 'iş';

type Cevap = { readonly durum: true; readonly Surum: number } | { readonly durum: false; readonly msg: string };

/** The result for each task, with its new version. */
async function surumluSonuclar<S extends Seen>(bunlar: readonly S[], yap: (istek: S) => Promise<Cevap>) {
  const istekler = new Map(bunlar.map((g) => [g.Id, g]));
  const surumler = new Map<number, number>();
  const sonuclar = await herBirine(NE, bunlar, async ({ Id }) => {
    const cevap = await yap(istekler.get(Id)!);
    if (cevap.durum) surumler.set(Id, cevap.Surum);
    return cevap;
  });
  return { durum: true as const, sonuclar: sonuclar.map((s) => ({ ...s, Surum: surumler.get(s.Id) ?? null })) };
}

export async function topluDurum(
  ctx: ProductAct,
  { gorevler, YeniDurum, aciklama }: Istek<typeof contract.gorevTopluDurum>,
) {
  const istek = { YeniDurum, aciklama, oncekiId: null, sonrakiId: null, dosyalar: [] };
  // Lock all tasks before the first takes its place in a column. Otherwise a move of another task holds that task and
  // waits for the column: a deadlock.
  await hepsiniKilitle(
    ctx.db,
    gorevler.map((g) => g.Id),
  );
  return {
    durum: true as const,
    sonuclar: await herBirine(NE, gorevler, (g) => durumGuncelle(ctx, { ...g, ...istek })),
  };
}

/** Gives several tasks to people, with one notification for each person. */
export async function topluAta(ctx: ProductAct, { gorevler }: Istek<typeof contract.gorevTopluAta>) {
  const alanlar: number[] = [];
  const cevap = await surumluSonuclar(gorevler, async ({ AtananId, ...hangisi }) => {
    const { TestciId } = await kilitli(ctx, hangisi.Id);
    return ata(ctx, { ...hangisi, AtananId, TestciId, Aciklama: '' }, async (_ctx, kisi) => {
      if (kisi !== null && kisi !== ctx.ben.Id) alanlar.push(kisi);
    });
  });
  for (const [kisi, { length }] of Map.groupBy(alanlar, (k) => k))
    await bildir(ctx, GOREV_ATAMASI, {
      kisiler: [kisi],
      baslik: `Size ${length} iş atandı`,
      yol: `${GOREV_ATAMASI.yol}?sekme=benim`,
    });
  return cevap;
}

/** Changes the urgency or the version of tasks, each as its whole form would. */
export const topluAlan = (ctx: ProductAct, { gorevler }: Istek<typeof contract.gorevTopluAlan>) =>
  surumluSonuclar(gorevler, async ({ Id, Surum, ...degisen }) => {
    const eski = await kilitli(ctx, Id);
    const { VersiyonId, UstId } = eski;
    const gorev = { ...alanlari(GOREV_ALANLARI, eski), Id, Surum, VersiyonId, UstId, ...degisen };
    return kaydet(ctx, { gorev, AtananId: null, TestciId: null, AnalizId: null, KararId: null, dosyalar: [] });
  });
