import type { anasayfa as anasayfaContract } from '@masabasi/core/yonetim/anasayfa/contract';
import { EN_COK_BEKLEYEN_KAYIT, enAciller } from '@masabasi/core/yonetim/anasayfa/aciliyet';
import { yakinDogumGunleri } from '@masabasi/core/yonetim/anasayfa/rules';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { gunAyYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Handlers } from '../../platform/http/context.ts';
import { SAYFA_TABLOLARI, acilanlar } from '../../platform/olanlar/api.ts';
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

  async bekleyenlerim({ db, ben, urunler, simdi, odalar, kept }) {
    const sayanlar = odalar.flatMap(({ ad, bekleyenler: b }) => (b ? [{ ad, ...b }] : []));
    const soran = { db, ben, urunler, simdi };
    const acilan = await kept({ of: ['bekleyen sayfalari'], tables: SAYFA_TABLOLARI }, () =>
      acilanlar(
        db,
        ben,
        sayanlar.flatMap(({ yol }) => yol ?? []),
      ),
    );
    const bekleyenler = await Promise.all(
      sayanlar
        // Records behind a page without access are neither offered nor counted.
        .filter(({ yol }) => yol === null || acilan.has(yol))
        .map(async ({ ad, yol, tables, degisir, ...b }) => {
          const until = degisir && (() => degisir(soran));
          const { adet, ilk } = await kept({ of: ['bekleyen', ad], tables, until }, () =>
            b.oku(soran, EN_COK_BEKLEYEN_KAYIT),
          );
          const soru = b.suzgec?.(ben) ?? '';
          const Yol = yol === null || soru === '' ? yol : `${yol}?${soru}`;
          return {
            sayi: { Oda: ad, Adet: adet, Cumle: b.cumle(adet), Sayfa: yol, Yol },
            ilk: ilk.map((k) => ({ Oda: ad, ...k })),
          };
        }),
    );
    return {
      durum: true,
      bekleyenler: bekleyenler.map((b) => b.sayi).filter((b) => b.Adet > 0),
      kayitlar: enAciller(
        bekleyenler.flatMap((b) => b.ilk),
        simdi,
      ),
    };
  },
};
