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
    const bekleyenler = await Promise.all(
      odalar.map(async ({ ad, bekleyenler: b }) => {
        const Adet = (await b?.say({ db, ben, urunler, simdi })) ?? 0;
        return { Oda: ad, Adet, Cumle: b?.cumle(Adet) ?? '', Yol: b?.yol ?? null };
      }),
    );
    return { durum: true, bekleyenler: bekleyenler.filter((b) => b.Adet > 0) };
  },
};
