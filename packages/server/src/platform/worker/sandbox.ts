import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts the trial counterparts of `packages/sandbox`, each as a process that ends with us. It is their only door. */

const BASLAMA_MS = 15_000;

export interface SandboxTanimi {
  readonly kim: 'banka' | 'entegrator';
  /** The settings of this counterpart, as its process reads them. */
  readonly ayarlar: object;
  /** The error for a failed start, or for a stop. */
  readonly hata: (ne: 'baslamadi' | 'durdu') => Error;
  /** Called when it has stopped. The next request starts it again. */
  readonly durunca: () => void;
}

/** Resolves with its address. Rejects with the error of `hata` when it does not start in time. */
export function sandboxBaslat({ kim, ayarlar, hata, durunca }: SandboxTanimi): Promise<string> {
  const cocuk = fork(fileURLToPath(import.meta.resolve(`@masabasi/sandbox/${kim}Sureci`)), [JSON.stringify(ayarlar)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  cocuk.unref();
  cocuk.channel?.unref();
  return new Promise((tamam, olmadi) => {
    const bekle = setTimeout(() => olmadi(hata('baslamadi')), BASLAMA_MS).unref();
    cocuk.once('message', (m) => {
      clearTimeout(bekle);
      tamam((m as { url: string }).url);
    });
    cocuk.once('exit', () => {
      durunca();
      olmadi(hata('durdu'));
    });
    cocuk.once('error', olmadi);
  });
}
