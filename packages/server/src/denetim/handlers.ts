import type { DenetimSatiri, denetim as denetimContract } from '@masabasi/core/denetim/contract';
import { DENETIM_LISTESI } from '@masabasi/core/denetim/liste';
import { EYLEM_ADLARI, NESNE_ADLARI, degisenler, degisimYaz } from '@masabasi/core/denetimYazi';
import { karsilastir } from '@masabasi/core/metin';
import type { Handlers } from '../http/context.ts';
import { sayfaOku } from '../liste.ts';
import { type KayitliSatir, denetimKaynagi, denetimKisileri } from './queries.ts';

const yaz = (deger: unknown): string | null => (deger === null ? null : degisimYaz(deger));

const sozleri = ({ Eski, Yeni, ...k }: KayitliSatir): DenetimSatiri => ({
  ...k,
  EylemAdi: EYLEM_ADLARI[k.Eylem] ?? k.Eylem,
  NesneTuru: NESNE_ADLARI[k.Nesne] ?? k.Nesne,
  Once: yaz(degisenler(Eski, Yeni)),
  Sonra: yaz(Yeni),
});

export const denetim: Handlers<typeof denetimContract> = {
  async getDenetim({ db }, istek) {
    const { satirlar, ...sayfa } = await sayfaOku<typeof DENETIM_LISTESI, KayitliSatir>(
      db,
      DENETIM_LISTESI,
      denetimKaynagi(),
      istek,
    );
    return { durum: true, kayitlar: satirlar.map(sozleri), ...sayfa };
  },

  async denetimGerekli({ db }) {
    const nesneler = Object.entries(NESNE_ADLARI)
      .map(([Anahtar, Ad]) => ({ Anahtar, Ad }))
      .toSorted((a, b) => karsilastir(a.Ad, b.Ad));
    return { durum: true, kisiler: await denetimKisileri(db), nesneler };
  },
};
