import { join } from 'node:path';
import type { Config } from '../config.ts';
import { sandboxBaslat } from '../sandboxBaslat.ts';
import { type Entegrator, EntegratorHatasi } from './entegrator.ts';
import { entegratorHttp } from './entegratorHttp.ts';

/** Which integrator there is: the one that is named, in the demo company one to try against, else none. */

/** One a process: started when something is sent for the first time. */
let sandbox: Promise<string> | null = null;

const sandboxAc = (klasor: string): Promise<string> =>
  sandboxBaslat({
    dosya: new URL('../sandboxSureci.ts', import.meta.url),
    sozler: [join(klasor, 'deneme-entegrator.jsonl')],
    hata: (ne) => new EntegratorHatasi(ne === 'durdu' ? 'Deneme entegratörü durdu.' : 'Deneme entegratörü başlamadı.'),
    durunca: () => {
      sandbox = null;
    },
  });

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
  sandbox ??= sandboxAc(config.dataDir).catch((e: unknown) => {
    sandbox = null;
    throw e;
  });
  return entegratorHttp({ url: await sandbox, anahtar: null });
}
