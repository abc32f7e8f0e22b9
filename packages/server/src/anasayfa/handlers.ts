import type { anasayfa as anasayfaContract } from '@masabasi/core/anasayfa/contract';
import { yakinDogumGunleri } from '@masabasi/core/anasayfa/rules';
import { karsilastir } from '@masabasi/core/metin';
import { gunAyYaz, istanbulGunu } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { bekleyenSayisi } from '../demo/queries.ts';
import { yetkiVar } from '../http/access.ts';
import type { Handlers } from '../http/context.ts';
import { uyarilanSayisi } from '../lisans/queries.ts';
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

  async bekleyenlerim({ db, ben, urunler }) {
    const [demo, lisans] = await Promise.all([
      bekleyenSayisi(db, ben.Id, yetkiVar(ben, YETKI.atanmamisDemolar), urunler),
      uyarilanSayisi(db, ben.Id, urunler),
    ]);
    return { durum: true, demo, lisans };
  },
};
