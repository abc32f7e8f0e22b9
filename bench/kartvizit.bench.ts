import { performance } from 'node:perf_hooks';
import { kartOku } from '../packages/core/src/pazarlama/kartvizit/okuma.ts';
import ilIlce from '../packages/server/src/platform/db/veri/il-ilce.json' with { type: 'json' };
import { satirlariOku } from '../packages/server/src/pazarlama/kartvizit/oku.ts';
import { dogrular, UYDURMA_KARTLAR } from '../packages/server/src/testing/kartvizit.ts';

/**
 * Forty made-up cards, drawn, read and compared field by field: the share of fields that are proposed to the letter.
 */
const HEDEF = 0.961;

const yerler = { il: ilIlce.iller, ilce: ilIlce.ilceler };
const ad = (adlar: readonly { Id: number; Ad: string }[], id: number | null) =>
  adlar.find((a) => a.Id === id)?.Ad ?? '';
const yerYaz = (il: number | null, ilce: number | null) => `${ad(yerler.ilce, ilce)}, ${ad(yerler.il, il)}`;

const sureler: number[] = [];
const sayilan = new Map<string, { dogru: number; hepsi: number }>();
for (const [n, k] of UYDURMA_KARTLAR.entries()) {
  const resim = await k.ciz();
  const bas = performance.now();
  const satirlar = await satirlariOku(resim);
  sureler.push(performance.now() - bas);
  for (const { alan, okunan, beklenen, dogru } of dogrular(kartOku(satirlar, yerler), k.beklenen, yerYaz)) {
    const s = sayilan.get(alan) ?? { dogru: 0, hepsi: 0 };
    sayilan.set(alan, { dogru: s.dogru + Number(dogru), hepsi: s.hepsi + 1 });
    if (!dogru) console.log(`  kart=${n + 1} ${alan}: '${okunan}' yerine '${beklenen}'`);
  }
}
for (const [alan, { dogru, hepsi }] of sayilan) console.log(`BENCH kartvizit ${alan} ${dogru}/${hepsi}`);
const [dogru, hepsi] = [...sayilan.values()].reduce(([d, h], s) => [d + s.dogru, h + s.hepsi], [0, 0]);
const sirali = sureler.toSorted((a, b) => a - b);
const oran = dogru / hepsi;
console.log(
  `BENCH kartvizit alan=${dogru}/${hepsi} oran=%${(100 * oran).toFixed(1)} p50=${sirali[20]!.toFixed(0)} ms en_uzun=${sirali.at(-1)!.toFixed(0)} ms`,
);
if (oran < HEDEF) throw new Error(`alanların en az %${100 * HEDEF} kadarı doğru okunmalı`);
