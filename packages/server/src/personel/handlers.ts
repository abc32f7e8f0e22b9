import type { personel as personelContract } from '@masabasi/core/personel/contract';
import { karsilastir } from '@masabasi/core/metin';
import { yakinDogumGunleri } from '@masabasi/core/personel/rules';
import { gunAyYaz, istanbulGunu } from '@masabasi/core/tarih';
import type { Handlers } from '../http/context.ts';
import { doganlar } from './queries.ts';

export const personel: Handlers<typeof personelContract> = {
  async getDoganlar({ db, simdi }) {
    const gunler = new Map(yakinDogumGunleri(istanbulGunu(simdi)).map((g) => [g.ayGun, g]));
    const kisiler = await doganlar(db, [...gunler.keys()]);
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
};
