import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { sistem as sistemContract } from '@masabasi/core/sistem/contract';
import { GECIKME_MS, GUNLUK_ISLER, type GunlukIsAdi } from '@masabasi/core/sistem/rules';
import { sonYedek } from '../db/yedek.ts';
import type { Handlers } from '../http/context.ts';
import * as q from './queries.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Room on the disk of a folder, or of the nearest one above it that is there. */
async function disk(klasor: string): Promise<{ Bos: number; Toplam: number }> {
  try {
    const d = await statfs(klasor);
    return { Bos: d.bavail * d.bsize, Toplam: d.blocks * d.bsize };
  } catch (hata) {
    if ((hata as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(klasor) === klasor) throw hata;
    return disk(dirname(klasor));
  }
}

export const sistem: Handlers<typeof sistemContract> = {
  async sistemDurumu({ db, config, simdi, sunucu }) {
    const gomulu = config.databaseUrl === null;
    const [veritabani, posta, calismalar, Disk, Yedek] = await Promise.all([
      q.veritabani(db),
      q.postaSayilari(db),
      q.sonCalismalar(db),
      disk(config.dataDir),
      gomulu ? sonYedek(config.yedekDir) : null,
    ]);
    const isler = (Object.keys(GUNLUK_ISLER) as GunlukIsAdi[]).filter((ad) => ad !== 'yedek' || config.yedek);
    return {
      durum: true,
      Surum: version,
      Node: process.versions.node,
      Bellek: process.memoryUsage.rss(),
      ...sunucu(),
      Veritabani: { ...veritabani, Gomulu: gomulu },
      Disk,
      Posta: { ...posta, Kurulu: config.smtp !== null },
      Isler: isler.map((Ad) => {
        const SonCalisma = calismalar.get(Ad) ?? null;
        const Gecikti = SonCalisma === null || simdi.getTime() - Date.parse(SonCalisma) > GECIKME_MS;
        return { Ad, SonCalisma, Gecikti };
      }),
      Yedek,
    };
  },
};
