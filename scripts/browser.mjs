/**
 * Finds a Chromium for the browser tests, or installs Debian's when run as root. Its headless shell comes first: it
 * shows the same pages for little more than half of the processor time, so it is installed even beside an existing
 * whole browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/opt/google/chrome/chrome',
  `/usr/lib/chromium/${SHELL}`,
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** True when it really starts: Ubuntu's chromium-browser, for example, is a script that only recommends a snap. */
const starts = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  return chromium.executablePath();
}

/**
 * Ordered by name first and by folder second, so that a whole browser in an early folder does not come before the
 * shell.
 */
const onPath = () =>
  NAMES.flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => join(folder || '.', name)));

const find = () => [...onPath(), ...PLACES, playwrightsOwn()].find(starts);

/** Installs the shell, and the browser too when there is none. */
function install(found) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  // One by one: a system without a package of the shell still gets the browser.
  const names = found ? [SHELL] : [SHELL, 'chromium'];
  console.log(`Tarayıcı testleri için Chromium kuruluyor (apt-get install ${names.join(' ')})…`);
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  for (const name of names) apt('install', '-y', '--no-install-recommends', name);
}

/** The path of a browser. Without one, null and a printed line that says what to do. */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (starts(wanted)) return wanted;
    console.error(`CHROME_PATH çalışan bir tarayıcı göstermiyor: ${wanted}`);
    return null;
  }
  let found = find();
  if (!found?.endsWith(SHELL)) {
    install(found);
    found = find();
  }
  if (found) return found;
  console.error(
    'Tarayıcı bulunamadı: chromium-headless-shell, chromium veya google-chrome kurunuz ya da yerini CHROME_PATH ile veriniz.',
  );
  return null;
}
