import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import fc from 'fast-check';
import {
  buyut,
  kagittaki,
  kuru,
  listedeki,
  okunan,
  ozu,
  type RastgeleTeklif,
  rastgeleTeklif,
  sayfadaki,
  toplami,
  yuvarla,
} from '../../packages/server/src/testing/teklif.ts';
import { okunanKalem, toplamSatirlari, yazilanKalem } from '../../packages/web/src/pazarlama/teklif/teklifKalemi.ts';
import { goal } from './goal.ts';

/**
 * Random quotes: the texts of sums in the list, the editor, the customer's page and the PDF equal the result of a
 * second calculator. The editor reads the lines from its own fields, the page's texts come from its HTML, and the PDF's
 * from the drawn file.
 */
const CHUNK = 500;
/** One of this many quotes is drawn: drawing and reading one takes a tenth of a second. */
const PAPER_OF_EACH = 25;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The lines as the editor reads them back from its fields. */
function edited(t: RastgeleTeklif): string | readonly (readonly [string, string])[] {
  const read = okunan(t.kalemler).map((k, n) => okunanKalem(yazilanKalem(k, n + 1)));
  const lines = read.filter((k) => typeof k !== 'string');
  return lines.length < read.length ? String(read.find((k) => typeof k === 'string')) : toplamSatirlari(lines, t.para);
}

await goal(
  'G45',
  'list, editor, page and paper of a quote say one sum to the kuruş, which is the one that its lines make',
  async ({ count, seed }) => {
    const figures = {
      quotes: 0,
      papers: 0,
      lines: 0,
      list: 0,
      editor: 0,
      page: 0,
      chosen: 0,
      paper: 0,
      ms_a_paper: 0,
      ms_a_hundred: 0,
    };
    let drawing = 0;
    const begun = performance.now();
    /** Counts the differences and prints the first. */
    const hold = (
      what: 'list' | 'editor' | 'page' | 'chosen' | 'paper',
      t: RastgeleTeklif,
      is: unknown,
      due: unknown,
    ) => {
      if (same(is, due)) return;
      if (figures[what]++ === 0) console.log(what, JSON.stringify({ t, is, due }));
    };
    const quotes = count(100_000, 500);
    for (let n = 0; n < quotes; n += CHUNK)
      for (const [i, t] of fc.sample(rastgeleTeklif, { numRuns: CHUNK, seed: seed + n }).entries()) {
        figures.quotes++;
        figures.lines += t.kalemler.length;
        const due = toplami(t.kalemler.filter((k) => !k.Opsiyonel));
        const say = (sum: number) => paraYaz(kurus(sum), t.para);
        const lira = Number(yuvarla(BigInt(due.GenelToplam) * buyut(kuru(t)), 10n ** 8n));
        hold('list', t, listedeki(t), [say(due.GenelToplam), paraYaz(kurus(lira), 'TRY')]);
        const editor = edited(t);
        const words = typeof editor === 'string' ? editor : Object.fromEntries(editor);
        const said =
          typeof words === 'string' ? words : [words['KDV matrahı'], words['İskonto'], words['Genel toplam']];
        hold('editor', t, said, [say(due.Matrah), say(due.Iskonto), say(due.GenelToplam)]);
        hold('page', t, ozu(sayfadaki(t, null)), ozu(due));
        const chosen = t.kalemler.flatMap((k, at) => (k.Opsiyonel && t.secim[at] ? [at] : []));
        const withThem = toplami(t.kalemler.filter((k, at) => !k.Opsiyonel || chosen.includes(at)));
        hold('chosen', t, ozu(sayfadaki(t, chosen)), ozu(withThem));
        if (i % PAPER_OF_EACH !== 0) continue;
        const start = performance.now();
        hold('paper', t, ozu(await kagittaki(t)), ozu(due));
        drawing += performance.now() - start;
        figures.papers++;
      }
    figures.ms_a_paper = Math.round(drawing / figures.papers);
    figures.ms_a_hundred = Math.round((100 * (performance.now() - begun - drawing)) / figures.quotes);
    const { list, editor, page, chosen, paper } = figures;
    return { pass: list + editor + page + chosen + paper === 0 && figures.quotes >= quotes, figures };
  },
);
