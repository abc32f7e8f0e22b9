import type { DenetimSatiri, denetim as denetimContract } from '@masabasi/core/platform/denetim/contract';
import { DENETIM_LISTESI } from '@masabasi/core/platform/denetim/liste';
import {
  EYLEM_ADLARI,
  NESNE_ADLARI,
  degisimler,
  type KayitAdlari,
  kayitAnahtari,
  nesneYolu,
} from '@masabasi/core/denetimYazi';
import { karsilastir, kodSozu } from '@masabasi/core/platform/text/metin';
import type { Handlers } from '../http/context.ts';
import { sayfaOku } from '../list/liste.ts';
import { type KayitliSatir, denetimKaynagi, denetimKisileri, kayitAdlari } from './queries.ts';

const sozleri = ({ Eski, Yeni, ...k }: KayitliSatir, adlar: KayitAdlari): DenetimSatiri => ({
  ...k,
  EylemAdi: EYLEM_ADLARI[k.Eylem] ?? kodSozu(k.Eylem),
  NesneTuru: NESNE_ADLARI[k.Nesne] ?? kodSozu(k.Nesne),
  NesneAdi: k.NesneId === null ? null : (adlar.get(kayitAnahtari(k.Nesne, k.NesneId)) ?? null),
  NesneYolu: nesneYolu(k.Nesne, k.NesneId),
  Degisimler: degisimler(Eski, Yeni, { nesne: k.Nesne, eylem: k.Eylem, adlar }),
});

export const denetim: Handlers<typeof denetimContract> = {
  async getDenetim({ db, urunler }, istek) {
    const { satirlar, ...sayfa } = await sayfaOku<typeof DENETIM_LISTESI, KayitliSatir>(
      db,
      DENETIM_LISTESI,
      denetimKaynagi(),
      istek,
    );
    const adlar = await kayitAdlari(
      db,
      satirlar.map((k) => ({ nesne: k.Nesne, eylem: k.Eylem, nesneId: k.NesneId, degerler: [k.Eski, k.Yeni] })),
      urunler,
    );
    return { durum: true, kayitlar: satirlar.map((k) => sozleri(k, adlar)), ...sayfa };
  },

  async denetimGerekli({ db }) {
    const nesneler = Object.entries(NESNE_ADLARI)
      .map(([Anahtar, Ad]) => ({ Anahtar, Ad }))
      .toSorted((a, b) => karsilastir(a.Ad, b.Ad));
    return { durum: true, kisiler: await denetimKisileri(db), nesneler };
  },
};
