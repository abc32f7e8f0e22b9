import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { sandboxBaslat } from '../../platform/worker/sandbox.ts';
import { type Entegrator, EntegratorHatasi } from './entegrator.ts';
import { entegratorHttp } from './entegratorHttp.ts';

/** Choice of the integrator: the configured one, the trial integrator of the demo company, or none. */

/** One trial integrator per process, started with the first sending. */
let sandbox: Promise<string> | null = null;

const sandboxAc = (klasor: string): Promise<string> =>
  sandboxBaslat({
    kim: 'entegrator',
    ayarlar: { dosya: join(klasor, 'deneme-entegrator.jsonl') },
    hata: (ne) => new EntegratorHatasi(ne === 'durdu' ? 'Deneme entegratörü durdu.' : 'Deneme entegratörü başlamadı.'),
    durunca: () => {
      sandbox = null;
    },
  });

/** True if this server can send invoices. */
export const entegratorVar = (config: Config): boolean => config.entegrator !== null || config.demo;

/** True if an integrator already runs. The trial integrator starts with the first sending. */
export const entegratorCalisiyor = (config: Config): boolean => config.entegrator !== null || sandbox !== null;

/** Kind of integrator for the screen. */
export const entegratorTuru = (config: Config): 'yok' | 'deneme' | 'gercek' =>
  config.entegrator !== null ? 'gercek' : config.demo ? 'deneme' : 'yok';

/** The integrator. Null: none is configured. */
export async function entegratorSec(config: Config): Promise<Entegrator | null> {
  if (config.entegrator !== null) return entegratorHttp(config.entegrator);
  if (!config.demo) return null;
  sandbox ??= sandboxAc(config.dataDir).catch((e: unknown) => {
    sandbox = null;
    throw e;
  });
  return entegratorHttp({ url: await sandbox, anahtar: null });
}
