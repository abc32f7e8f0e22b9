import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import css from './IzinKutusu.module.css';

/** Start and end. A leave within one day shows its times. */
export function izinAraligiYaz(i: {
  readonly Baslangic: string;
  readonly Bitis: string;
  readonly Izin_Baslama_Saati: string | null;
  readonly Izin_Bitis_Saati: string | null;
}): string {
  if (i.Baslangic !== i.Bitis) return `${tarihYaz(i.Baslangic)} – ${tarihYaz(i.Bitis)}`;
  const saatler = [i.Izin_Baslama_Saati, i.Izin_Bitis_Saati].filter((s) => s !== null).join(' – ');
  return `${tarihYaz(i.Baslangic)} ${saatler}`.trim();
}

/** Days, or hours for a leave without full days. */
export const izinSuresiYaz = (i: { readonly KullanilanGun: number; readonly KullanilanSaat: number }): string =>
  [
    ...(i.KullanilanGun > 0 || i.KullanilanSaat === 0 ? [`${gunSayisiYaz(i.KullanilanGun)} gün`] : []),
    ...(i.KullanilanSaat > 0 ? [`${gunSayisiYaz(i.KullanilanSaat)} saat`] : []),
  ].join(' ');

/** One leave in a line: the overlapping one, or the subject of the dialog. */
export const IzinKutusu = ({ izin, baslik, engel }: { izin: IzinSatiri; baslik: string; engel?: boolean }) => (
  <section className={css.kutu} data-engel={engel || undefined} aria-label={baslik}>
    <p className={css.ust}>{baslik}</p>
    <p className={css.satir}>
      <b>{izin.izinTur}</b>
      <span className="tnum">{izinAraligiYaz(izin)}</span>
      <span className="tnum">{izinSuresiYaz(izin)}</span>
      {izin.Aciklama !== '' && <span>{izin.Aciklama}</span>}
    </p>
  </section>
);
