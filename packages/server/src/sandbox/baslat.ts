import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts the trial counterparts of the product, each as a process that ends with us. */

const BASLAMA_MS = 15_000;

export interface SandboxTanimi {
  readonly dosya: URL;
  readonly sozler: readonly string[];
  /** The error for a failed start, or for a stop. */
  readonly hata: (ne: 'baslamadi' | 'durdu') => Error;
  /** Called when it has stopped. The next request starts it again. */
  readonly durunca: () => void;
}

/** Resolves with its address. Rejects with the error of `hata` when it does not start in time. */
export function sandboxBaslat({ dosya, sozler, hata, durunca }: SandboxTanimi): Promise<string> {
  const cocuk = fork(fileURLToPath(dosya), [...sozler], {
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

/** Runs in that process: reports its address and ends with its parent, also when the parent has ended already. */
export function sandboxHazir({ url, kapat }: { readonly url: string; readonly kapat: () => Promise<unknown> }): void {
  process.stdout.write(`${url}\n`);
  process.once('disconnect', () => void kapat().then(() => process.exit(0)));
  for (const sinyal of ['SIGINT', 'SIGTERM'] as const) process.once(sinyal, () => process.exit(0));
  process.send?.({ url }, (hata: Error | null) => {
    if (hata) process.exit(0);
  });
}
