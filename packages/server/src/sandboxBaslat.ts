import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts what the product is tried against beside us, each a process of its own that ends with us. */

const BASLAMA_MS = 15_000;

export interface SandboxTanimi {
  /** The program. */
  readonly dosya: URL;
  readonly sozler: readonly string[];
  /** What is said where it does not start, or stops. */
  readonly hata: (ne: 'baslamadi' | 'durdu') => Error;
  /** It has stopped: the next that is asked for starts it again. */
  readonly durunca: () => void;
}

/** Answers where it listens; rejects with what `hata` says where it does not start in time. */
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

/** In that process: says where it listens, and ends with whoever started it, also where they ended meanwhile. */
export function sandboxHazir({ url, kapat }: { readonly url: string; readonly kapat: () => Promise<unknown> }): void {
  process.stdout.write(`${url}\n`);
  process.once('disconnect', () => void kapat().then(() => process.exit(0)));
  for (const sinyal of ['SIGINT', 'SIGTERM'] as const) process.once(sinyal, () => process.exit(0));
  process.send?.({ url }, (hata: Error | null) => {
    if (hata) process.exit(0);
  });
}
