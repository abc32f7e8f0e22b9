import type { anasayfa as anasayfaContract } from '@masabasi/core/anasayfa/contract';
import { yakinDogumGunleri } from '@masabasi/core/anasayfa/rules';
import { karsilastir } from '@masabasi/core/metin';
import { gunAyYaz, istanbulGunu } from '@masabasi/core/tarih';
import type { Handlers } from '../http/context.ts';
import * as q from './queries.ts';

export const anasayfa: Handlers<typeof anasayfaContract> = {
  async getDoganlar({ db, simdi }) {
    const gunler = new Map(yakinDogumGunleri(istanbulGunu(simdi)).map((g) => [g.ayGun, g]));
    const kisiler = await q.doganlar(db, [...gunler.keys()]);
    return {
      durum: true,
      doganlar: kisiler
        .map(({ ayGun, ...kisi }) => {
          const { gun, kalan } = gunler.get(ayGun)!;
          return { ...kisi, Gun: gunAyYaz(gun), KalanGun: kalan };
        })
        .toSorted((a, b) => a.KalanGun - b.KalanGun || karsilastir(a.Ad, b.Ad)),
    };
  },

  async bekleyenlerim({ db, ben, urunler, simdi, odalar }) {
    const sayilar = await Promise.all(
      odalar.flatMap(({ ad, bekleyenler }) =>
        bekleyenler ? [bekleyenler({ db, ben, urunler, simdi }).then((adet) => [ad, adet] as const)] : [],
      ),
    );
    return { durum: true, bekleyenler: Object.fromEntries(sayilar) };
  },
};
