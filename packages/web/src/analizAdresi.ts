import { ANALIZ_GRUPLARI, ANALIZ_KUMELERI, type AnalizGrubu, type AnalizKumesi } from '@masabasi/core/projetakip/deger';
import { ayEkle, type Gun, gecerliGun, gunEkle } from '@masabasi/core/tarih';
import { type DegisenSozler, sozleriYaz, useAdres } from './adres.ts';

/** What the analysis of projects shows by its address, and the addresses of the plans behind its figures. */

const YOL = '/islemler/projetakibi/takipanaliz';
/** The words that stay when somebody goes from a figure to its plans: what all figures are cut down by. */
const ORTAK = new Set(['proje', 'konu', 'ekip', 'kisi', 'ilk', 'son']);

const bilinen = <K extends string>(soz: string, adlar: Readonly<Record<K, string>>, ilk: K): K =>
  soz in adlar ? (soz as K) : ilk;

/** How the page's address is read and written. */
export function useAnalizAdresi() {
  const [adres, setAdres] = useAdres();
  const soz = (ad: string) => adres.get(ad) ?? '';
  const sayi = (ad: string): number | null =>
    /^\d{1,10}$/.test(soz(ad)) && Number(soz(ad)) <= 2_147_483_647 ? Number(soz(ad)) : null;
  const gun = (ad: string): Gun | null => (gecerliGun(soz(ad)) ? soz(ad) : null);
  return {
    soz,
    suzgec: {
      ProjeId: sayi('proje') || null,
      KonuId: sayi('konu') || null,
      EkipId: sayi('ekip'),
      SorumluId: sayi('kisi'),
      tarih: gun('ilk'),
      tarih2: gun('son'),
    },
    grup: bilinen<AnalizGrubu>(soz('grup'), ANALIZ_GRUPLARI, 'proje'),
    hangi: bilinen<AnalizKumesi>(soz('hangi'), ANALIZ_KUMELERI, 'hepsi'),
    gun: gun('gun'),
    hafta: gun('hafta'),
    yukKisi: sayi('yuk') || null,
    degistir: (ek: DegisenSozler) => setAdres((sozler) => void sozleriYaz(sozler, ek), { replace: true }),
    /** The same page, with some words changed. */
    ile: (ek: DegisenSozler) => `${YOL}?${sozleriYaz(new URLSearchParams(adres), ek)}`,
    /** The plans behind a figure. */
    planlar: (ek: DegisenSozler = {}) =>
      `${YOL}?${sozleriYaz(new URLSearchParams([...adres].filter(([ad]) => ORTAK.has(ad))), { ...ek, sekme: 'planlar' })}`,
  };
}

/** Periods that people ask for; the first is what the page begins with. */
export const analizDonemleri = (
  bugun: Gun,
): readonly { readonly ad: string; readonly ilk: Gun | null; readonly son: Gun | null }[] => {
  const ay = `${bugun.slice(0, 7)}-01`;
  return [
    { ad: 'Son 3 ay ve gelecek 4 hafta', ilk: null, son: null },
    { ad: 'Bu ay', ilk: ay, son: gunEkle(ayEkle(ay, 1), -1) },
    { ad: 'Son 6 ay', ilk: ayEkle(ay, -5), son: bugun },
    { ad: 'Son 12 ay', ilk: ayEkle(ay, -11), son: bugun },
  ];
};
