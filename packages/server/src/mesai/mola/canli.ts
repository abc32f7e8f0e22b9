import { hassasGorur, kapsar, panoKapsami } from '../../platform/http/access.ts';
import type { Dagitim } from '../../platform/http/events.ts';
import { panoKisileri } from '../pano/api.ts';

/**
 * Changes of the boards: changed rows go to people who may see the board, read once for those with full rows and once
 * for colleagues. When a person left a board, or several rows changed, its viewers reload it.
 */
export const panoDegisiklikleri: Dagitim = async (db, olaylar, simdi) => {
  const kisiler = [...new Set(olaylar.flatMap((x) => x.kisi_id ?? []))];
  const [acik, meslektas] = await Promise.all(
    [true, false].map(async (hassas) =>
      kisiler.length === 0 ? [] : panoKisileri(db, kisiler, simdi, { hassas, kisiId: 0 }),
    ),
  );
  const gizliler = new Map(meslektas!.map((satir) => [satir.Id, satir]));
  const yerinde = new Set(acik!.map((satir) => `${satir.Id} ${satir.DepartmanId}`));
  const degisenPanolar = new Set(
    olaylar.filter((x) => !yerinde.has(`${x.kisi_id} ${x.departman_id}`)).flatMap((x) => x.departman_id ?? []),
  );
  const sunucuZamani = simdi.toISOString();
  return (ben) => {
    const gorulenler = acik!.flatMap((satir) => {
      if (ben.Id !== satir.Id && !kapsar(panoKapsami(ben), satir.DepartmanId)) return [];
      const hepsi = ben.Id === satir.Id || hassasGorur(ben, satir.DepartmanId);
      return (hepsi ? satir : gizliler.get(satir.Id)) ?? [];
    });
    const panolar = [...degisenPanolar].filter((departmanId) => kapsar(panoKapsami(ben), departmanId));
    return [
      ...gorulenler.map((satir) => ({ departmanId: satir.DepartmanId, satir, sunucuZamani })),
      ...panolar.map((departmanId) => ({ departmanId, satir: null })),
    ];
  };
};
