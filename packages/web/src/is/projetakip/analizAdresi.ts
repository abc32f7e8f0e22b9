import {
  ANALIZ_GRUPLARI,
  ANALIZ_KUMELERI,
  type AnalizGrubu,
  type AnalizKumesi,
} from '@masabasi/core/is/projetakip/deger';
import { ayEkle, type Gun, gecerliGun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { type DegisenSozler, sozleriYaz, useAdres } from '../../platform/list/adres.ts';

/** The view of the project analysis page in its address, and the addresses of the plans behind its figures. */

const YOL = '/islemler/projetakibi/takipanaliz';
/** Filters of all figures; they stay when a person goes from a figure to its plans. */
const ORTAK = new Set(['proje', 'konu', 'ekip', 'kisi', 'ilk', 'son']);

const bilinen = <K extends string>(soz: string, adlar: Readonly<Record<K, string>>, ilk: K): K =>
  soz in adlar ? (soz as K) : ilk;

/** Reads and writes the address of the page. */
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
    /** The address of this page with some words changed. */
    ile: (ek: DegisenSozler) => `${YOL}?${sozleriYaz(new URLSearchParams(adres), ek)}`,
    /** The address of the plans behind a figure. */
    planlar: (ek: DegisenSozler = {}) =>
      `${YOL}?${sozleriYaz(new URLSearchParams([...adres].filter(([ad]) => ORTAK.has(ad))), { ...ek, sekme: 'planlar' })}`,
  };
}

/** Ready periods; the page begins with the first one. */
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
