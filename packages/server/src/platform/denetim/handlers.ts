import type { DenetimSatiri, denetim as denetimContract } from '@masabasi/core/platform/denetim/contract';
import { DENETIM_LISTESI } from '@masabasi/core/platform/denetim/liste';
import {
  birimi,
  EYLEM_ADLARI,
  NESNE_ADLARI,
  degisenler,
  degisimYaz,
  type KayitAdlari,
  kayitAnahtari,
  nesneYolu,
} from '@masabasi/core/denetimYazi';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import type { Handlers } from '../http/context.ts';
import { sayfaOku } from '../list/liste.ts';
import { type KayitliSatir, denetimKaynagi, denetimKisileri, kayitAdlari } from './queries.ts';

const sozleri = ({ Eski, Yeni, ...k }: KayitliSatir, adlar: KayitAdlari): DenetimSatiri => {
  const yazim = { nesne: k.Nesne, eylem: k.Eylem, adlar, birim: birimi(Eski, Yeni) };
  const yaz = (deger: unknown): string | null => (deger === null ? null : degisimYaz(deger, yazim));
  return {
    ...k,
    EylemAdi: EYLEM_ADLARI[k.Eylem] ?? k.Eylem,
    NesneTuru: NESNE_ADLARI[k.Nesne] ?? k.Nesne,
    NesneAdi: k.NesneId === null ? null : (adlar.get(kayitAnahtari(k.Nesne, k.NesneId)) ?? null),
    NesneYolu: nesneYolu(k.Nesne, k.NesneId),
    Once: yaz(degisenler(Eski, Yeni)),
    Sonra: yaz(Yeni),
  };
};

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
