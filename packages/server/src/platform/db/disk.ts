import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const ARALIK_MS = 2000;
const MB = 1_000_000;

/** Free and total bytes on the disk of a folder, or of the nearest existing folder above it. */
export async function diskYeri(klasor: string): Promise<{ Bos: number; Toplam: number }> {
  try {
    const d = await statfs(klasor);
    return { Bos: d.bavail * d.bsize, Toplam: d.blocks * d.bsize };
  } catch (hata) {
    if ((hata as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(klasor) === klasor) throw hata;
    return diskYeri(dirname(klasor));
  }
}

export interface DiskBekcisi {
  /** Bytes of free space below which nothing is written any more. */
  readonly sinir: number;
  /** Free bytes. */
  bos(): number;
  /** True when there is too little space: writes are refused and jobs wait until there is more. */
  dolu(): boolean;
  stop(): void;
}

/**
 * Watches the free space of the embedded database. When PostgreSQL cannot write its log because the disk is full, it
 * ends with all its connections, so writing stops before. Reading needs no space.
 */
export async function diskBekcisi(o: {
  readonly klasor: string;
  readonly sinirMb: number;
  readonly log: (satir: string) => void;
}): Promise<DiskBekcisi> {
  const sinir = o.sinirMb * MB;
  let bos = Number.MAX_SAFE_INTEGER;
  let durdu = false;
  let zamanlayici: NodeJS.Timeout | undefined;

  const bak = async (): Promise<void> => {
    const onceki = bos;
    try {
      bos = (await diskYeri(o.klasor)).Bos;
    } catch (hata) {
      o.log(`Diskteki boş yere bakılamadı: ${hata instanceof Error ? hata.message : String(hata)}`);
    }
    if (bos < sinir && onceki >= sinir)
      o.log(
        `DİKKAT: ${o.klasor} klasörünün diskinde ${Math.floor(bos / MB)} MB kaldı (sınır ${o.sinirMb} MB). Yer açılana kadar hiçbir şey yazılmayacak, okumalar sürüyor.`,
      );
    if (bos >= sinir && onceki < sinir) o.log(`Diskte yine yer var (${Math.floor(bos / MB)} MB): yazılıyor.`);
    if (!durdu) zamanlayici = setTimeout(() => void bak(), ARALIK_MS).unref();
  };
  await bak();

  return {
    sinir,
    bos: () => bos,
    dolu: () => bos < sinir,
    stop() {
      durdu = true;
      clearTimeout(zamanlayici);
    },
  };
}
