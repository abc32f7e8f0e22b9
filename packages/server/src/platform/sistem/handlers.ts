import { readFileSync } from 'node:fs';
import { endpoints } from '@masabasi/core/contract';
import { kucuk } from '@masabasi/core/platform/text/metin';
import type { sistem as sistemContract } from '@masabasi/core/platform/sistem/contract';
import { GECIKME_MS, GUNLUK_ISLER, type GunlukIsAdi } from '@masabasi/core/platform/sistem/rules';
import { diskYeri } from '../db/disk.ts';
import { sonYedek } from '../db/yedek.ts';
import { depoDurumu, taramaDurumu } from '../dosya/api.ts';
import type { Handlers } from '../http/context.ts';
import { ikiAdimsizTamYetkililer } from '../../kisi/ikiAdim/api.ts';
import { postaSayilari } from '../posta/api.ts';
import * as q from './queries.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Purposes of the calls by their address. Addresses are matched without regard to case. */
const ozetler = new Map(endpoints.map(({ endpoint: e }) => [kucuk(`/api${e.path}`), e.ozet]));

export const sistem: Handlers<typeof sistemContract> = {
  async sistemDurumu({ db, config, simdi, sunucu }) {
    const gomulu = config.databaseUrl === null;
    const { YavasCagrilar, ...sureci } = sunucu();
    const [veritabani, posta, calismalar, dosyalar, Tarayici, Disk, Yedek, IkiAdimsizTamYetkili] = await Promise.all([
      q.veritabani(db),
      postaSayilari(db),
      q.sonCalismalar(db),
      depoDurumu(db),
      taramaDurumu(config),
      diskYeri(config.dataDir),
      gomulu ? sonYedek(config.yedekDir) : null,
      ikiAdimsizTamYetkililer(db),
    ]);
    const isler = (Object.keys(GUNLUK_ISLER) as GunlukIsAdi[]).filter((ad) => ad !== 'yedek' || config.yedek);
    return {
      durum: true,
      Surum: version,
      Node: process.versions.node,
      Bellek: process.memoryUsage.rss(),
      ...sureci,
      Veritabani: { ...veritabani, Gomulu: gomulu },
      Disk,
      Dosyalar: { ...dosyalar, Sinir: config.dosyaSinirlari.depoSiniri },
      Tarayici,
      Posta: { ...posta, Kurulu: config.smtp !== null },
      Isler: isler.map((Ad) => {
        const SonCalisma = calismalar.get(Ad) ?? null;
        const Gecikti = SonCalisma === null || simdi.getTime() - Date.parse(SonCalisma) > GECIKME_MS;
        return { Ad, SonCalisma, Gecikti };
      }),
      Yedek,
      YedekAcik: gomulu ? config.yedek : null,
      IkiAdimsizTamYetkili,
      YabanciAyarlar: [...config.yabanciAyarlar],
      YavasCagrilar: YavasCagrilar.map((y) => ({ ...y, Ad: ozetler.get(kucuk(y.Yol)) ?? '' })),
    };
  },
};
