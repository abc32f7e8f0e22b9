import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import type { gelir as oda } from '@masabasi/core/mali/gelir/contract';
import { GELIR_TUTARLARI, KOVALAR } from '@masabasi/core/mali/gelir/rules';
import { ayEkle, type Gun, gunEkle, gecerliGun } from '@masabasi/core/platform/time/tarih';
import { type DegisenSozler, sozleriYaz, useAdres } from '../../platform/list/adres.ts';

/** The view of the income page in its address: period, product and open figure. */

export const GELIR_SEKMELERI = { ozet: 'Özet', alacaklar: 'Alacakların Yaşı', gecikenler: 'Gecikenler' } as const;
export type GelirSekmesi = keyof typeof GELIR_SEKMELERI;

/** Words that name the open figure. */
const ACIK = ['ne', 'birim', 'ay', 'bayi', 'il', 'hangiUrun', 'musteri', 'kova'] as const;
const KAPALI = Object.fromEntries(ACIK.map((soz) => [soz, null]));

export const sonOnIkiAy = (bugun: Gun) => ({ Baslangic: ayEkle(`${bugun.slice(0, 7)}-01`, -11), Bitis: bugun });

export function useGelirAdresi(bugun: Gun) {
  const [adres, setAdres] = useAdres();
  const soz = (ad: string) => adres.get(ad) ?? '';
  const sayi = (ad: string): number | null => (/^\d{1,9}$/.test(soz(ad)) ? Number(soz(ad)) : null);
  const gun = (ad: string, yoksa: Gun): Gun => (gecerliGun(soz(ad)) ? soz(ad) : yoksa);
  const ile = (ek: DegisenSozler) => `/mali/gelir?${sozleriYaz(new URLSearchParams(adres), ek)}`;
  const varsayilan = sonOnIkiAy(bugun);
  const donem = { Baslangic: gun('ilk', varsayilan.Baslangic), Bitis: gun('son', varsayilan.Bitis) };
  const ProjeId = sayi('urun') || null;
  const Ne = GELIR_TUTARLARI.find((ne) => ne === soz('ne'));
  const ay = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(soz('ay')) ? soz('ay') : null;
  const ayGunleri = ay === null ? donem : { Baslangic: `${ay}-01`, Bitis: gunEkle(ayEkle(`${ay}-01`, 1), -1) };
  // A month at an end of the period is cut to the period.
  const acikDonem = {
    Baslangic: ayGunleri.Baslangic < donem.Baslangic ? donem.Baslangic : ayGunleri.Baslangic,
    Bitis: ayGunleri.Bitis > donem.Bitis ? donem.Bitis : ayGunleri.Bitis,
  };
  const acik: Girdi<typeof oda.gelirSatirlari> | null =
    Ne === undefined || !/^[A-Z]{3}$/.test(soz('birim'))
      ? null
      : {
          Ne,
          Birim: soz('birim'),
          ...acikDonem,
          ProjeId: sayi('hangiUrun') || ProjeId,
          BayiId: sayi('bayi'),
          IlId: sayi('il'),
          MusteriId: sayi('musteri') || null,
          Kova: KOVALAR.find((k) => k === soz('kova')) ?? null,
        };
  const sekme = soz('sekme');
  return {
    soz,
    sekme: sekme in GELIR_SEKMELERI ? (sekme as GelirSekmesi) : 'ozet',
    sorgu: { ...donem, ProjeId },
    acik,
    degistir: (ek: DegisenSozler) => setAdres((sozler) => void sozleriYaz(sozler, ek), { replace: true }),
    ile,
    /** The address of the rows behind a figure. */
    satirlar: (ek: DegisenSozler) => ile({ ...KAPALI, ...ek }),
    kapat: () => setAdres((sozler) => void sozleriYaz(sozler, KAPALI), { replace: true }),
  };
}
