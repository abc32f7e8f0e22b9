/**
 * `npm run pictures`: takes the guide's pictures anew (docs/img/kullanim) from a demo company of its own.
 * `e2e/resimler.ts` lists the pictures. The same walk without this command is the test that they are up to date. The
 * clock there is always a working day at eleven, so that the boards have people on them.
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
