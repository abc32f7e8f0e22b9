import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { type Entegrator, EntegratorHatasi } from './entegrator.ts';
import { entegratorHttp } from './entegratorHttp.ts';

/** Which integrator there is: the one that is named, in the demo company one to try against, else none. */

const BASLAMA_MS = 15_000;
/** One a process: started when something is sent for the first time. */
let sandbox: Promise<string> | null = null;

/** Starts the one to try against beside us; it ends with us. */
function sandboxBaslat(klasor: string): Promise<string> {
  const cocuk = fork(
    fileURLToPath(new URL('../sandboxSureci.ts', import.meta.url)),
    [join(klasor, 'deneme-entegrator.jsonl')],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] },
  );
  cocuk.unref();
  cocuk.channel?.unref();
  return new Promise((tamam, olmadi) => {
    const bekle = setTimeout(() => olmadi(new EntegratorHatasi('Deneme entegratörü başlamadı.')), BASLAMA_MS).unref();
    cocuk.once('message', (m) => {
      clearTimeout(bekle);
      tamam((m as { url: string }).url);
    });
    cocuk.once('exit', () => {
      // The next that is sent starts it again.
      sandbox = null;
      olmadi(new EntegratorHatasi('Deneme entegratörü durdu.'));
    });
    cocuk.once('error', olmadi);
  });
}

/** Whether anything can be sent from this server. */
export const entegratorVar = (config: Config): boolean => config.entegrator !== null || config.demo;

/** Whether one is there already: the one to try against is started with the first that is sent. */
export const entegratorCalisiyor = (config: Config): boolean => config.entegrator !== null || sandbox !== null;

/** What the screen says of whom invoices go to. */
export const entegratorTuru = (config: Config): 'yok' | 'deneme' | 'gercek' =>
  config.entegrator !== null ? 'gercek' : config.demo ? 'deneme' : 'yok';

/** The integrator; null: none is named. */
export async function entegratorSec(config: Config): Promise<Entegrator | null> {
  if (config.entegrator !== null) return entegratorHttp(config.entegrator);
  if (!config.demo) return null;
  sandbox ??= sandboxBaslat(config.dataDir).catch((e: unknown) => {
    sandbox = null;
    throw e;
  });
  return entegratorHttp({ url: await sandbox, anahtar: null });
}
