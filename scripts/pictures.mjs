/**
 * `npm run pictures`: takes the guide's pictures anew (docs/img/kullanim) from a demo company of its own. What is taken says
 * `e2e/resimler.ts`; the same walk, without being told to take them, is the test that they are not old. It is a working day
 * at eleven there, whenever it is run: the boards have people on them.
 */
import { findBrowser } from './browser.mjs';
import { pictureClock } from './picture-clock.mjs';
import { ensureInstalled, ensureWebBuilt, environment, findNode, giveUp, program } from './prepare.mjs';
import { runToItsEnd } from './running.mjs';

await ensureInstalled();
const node = findNode();
const browser = findBrowser() ?? giveUp('Resimler çekilemedi: tarayıcı yok.');
await ensureWebBuilt(node);
const status = await runToItsEnd(
  node,
  [program('playwright'), 'test', 'e2e/resimler.spec.ts', '--retries', '0', '--reporter=line'],
  environment({ CHROME_PATH: browser, RESIM_CEK: '1', ...pictureClock() }),
);
process.exitCode = status ?? 1;
