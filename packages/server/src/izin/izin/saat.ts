import { gunSayisiYaz, METIN, type SureGirdisi } from '@masabasi/core/izin/izin/rules';
import { type IsDuzeni, isSaati } from '@masabasi/core/izin/izin/yarimGun';
import { yasalDeger } from '@masabasi/core/izin/hakedis/yasal';
import type { Db } from '../../platform/db/connect.ts';
import { yasalDegerler } from '../hakedis/api.ts';
import type { AyarliGirdi, Hesap } from './kayit.ts';
import * as q from './queries.ts';

/** Annual leave within one day: only working hours are taken from the balance. */

/** Message for hours entirely outside working time. */
export const CALISILMAZ =
  'Bu gün ve saatlerde çalışılmıyor (hafta tatili, resmi tatil ya da mesai dışı); yıllık izin gerekmez.';

interface Sayilan<G> {
  readonly g: G;
  readonly hesap: Hesap;
  /** Reason to refuse the leave, or null. */
  readonly engel: string | null;
  readonly uyarilar: readonly string[];
}

/** True for annual leave in hours, which is counted by the shift. */
export const saatlikYillik = ({ tur, sure }: Hesap): boolean =>
  tur?.Yillik === true && sure !== null && sure.Baslangic === sure.Bitis;

/** Working hours within an annual leave of one day. */
export const kisininSaati = (girdi: SureGirdisi, duzen: IsDuzeni | undefined, HaftalikSaat: number): number | null =>
  duzen === undefined ? null : isSaati(girdi, girdi, { ...duzen, HaftalikSaat });

/** The typed leave with the hours that count for this person. */
export async function mesaiyeGore<G extends AyarliGirdi>(
  db: Db,
  kisiId: number,
  g: G,
  hesap: Hesap,
): Promise<Sayilan<G>> {
  const oldugu = { g, hesap, engel: null, uyarilar: [] };
  const { sure, girdi } = hesap;
  if (!saatlikYillik(hesap) || sure === null || girdi === null) return oldugu;
  const [duzenler, yasal] = await Promise.all([q.isDuzenleri(db, [kisiId]), yasalDegerler(db)]);
  const saat = kisininSaati(girdi, duzenler.get(kisiId), yasalDeger(yasal, 'haftalikSaat', sure.Baslangic));
  if (saat === null) return oldugu;
  // A figure equal to the difference of the times counts as not typed.
  const yazilan = g.KullanilanSaat === sure.KullanilanSaat ? null : g.KullanilanSaat;
  if (saat === 0 && (sure.KullanilanSaat > 0 || (yazilan ?? 0) > 0)) return { ...oldugu, engel: CALISILMAZ };
  if ((yazilan ?? 0) > saat)
    return {
      ...oldugu,
      engel: `${METIN.kayitEdilmedi}: kullanılan saat en fazla ${gunSayisiYaz(saat)} olabilir; o gün o aralıkta çalışılan süre bu kadardır.`,
    };
  const sayilan = Math.min(saat, sure.KullanilanSaat);
  const uyari = `Saatler arasındaki ${gunSayisiYaz(sure.KullanilanSaat)} saatin ${gunSayisiYaz(sayilan)} saati izinden sayıldı: mesai dışı sayılmaz, bir gün en çok bir iş günü kadardır.`;
  return {
    g: { ...g, KullanilanSaat: yazilan },
    hesap: { ...hesap, sure: { ...sure, KullanilanSaat: sayilan } },
    engel: null,
    uyarilar: sayilan < sure.KullanilanSaat && yazilan === null ? [uyari] : [],
  };
}
