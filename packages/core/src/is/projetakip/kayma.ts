import { type Gun, gunFarki, tarihYaz } from '../../platform/time/tarih.ts';
import { type CalismaGunu, cpm, type CpmSonucu, isGunleri } from './cpm.ts';
import { cpmBaglari, cpmIsleri, isGunu, type PlanGunleri } from './rules.ts';

/** Effect of a changed plan on the other plans. */

export interface Kayan {
  readonly Id: number;
  readonly Ad: string;
  readonly EskiBaslama: Gun;
  readonly EskiBitis: Gun;
  readonly YeniBaslama: Gun;
  readonly YeniBitis: Gun;
}

/** Critical path of saved plans. A circle is never saved, and would give an empty map. */
export function yollari(planlar: readonly PlanGunleri[], calisir: CalismaGunu): ReadonlyMap<number, CpmSonucu> {
  const s = cpm(cpmIsleri(planlar, calisir), cpmBaglari(planlar), calisir);
  return 'dongu' in s ? new Map() : s.sonuc;
}

/** Sentence about links that form a circle. */
const donguCumlesi = (dongu: readonly number[], planlar: readonly { Id: number; Ad: string }[]): string => {
  const adlar = new Map(planlar.map((p) => [p.Id, p.Ad]));
  return `Bağımlılıklar döngü oluşturuyor: ${dongu.map((id) => adlar.get(id) ?? '').join(' → ')}.`;
};

/**
 * Effect of a changed plan on its project: the reason to refuse the change, or the plans that have to move with their
 * old and new days. Plans that have begun do not move, and no plan moves to an earlier day.
 */
export function kaymalar(
  digerleri: readonly PlanGunleri[],
  plan: PlanGunleri,
  calisir: CalismaGunu,
): { readonly engel: string } | { readonly kayanlar: readonly Kayan[] } {
  const hepsi = [...digerleri.filter((p) => p.Id !== plan.Id), plan];
  const s = cpm(cpmIsleri(hepsi, calisir), cpmBaglari(hepsi), calisir);
  if ('dongu' in s) return { engel: donguCumlesi(s.dongu, hepsi) };
  const yeri = s.sonuc.get(plan.Id)!;
  if (!plan.Basladi && yeri.Baslama > plan.Baslama_Tarihi)
    return {
      engel: `‘${plan.Ad}’, bağlı olduğu planlara göre en erken ${tarihYaz(yeri.Baslama)} günü başlar.`,
    };
  return {
    kayanlar: hepsi
      .flatMap((p) => {
        const y = s.sonuc.get(p.Id)!;
        return p.Id === plan.Id || p.Basladi || y.Baslama <= p.Baslama_Tarihi
          ? []
          : [
              {
                Id: p.Id,
                Ad: p.Ad,
                EskiBaslama: p.Baslama_Tarihi,
                EskiBitis: p.Bitis_Tarihi,
                YeniBaslama: y.Baslama,
                YeniBitis: y.Bitis,
              },
            ];
      })
      .toSorted((a, b) => (a.YeniBaslama < b.YeniBaslama ? -1 : a.YeniBaslama > b.YeniBaslama ? 1 : a.Id - b.Id)),
  };
}

/**
 * Days of a plan after dragging it to another day or changing its length. They are working days, and a plan that was
 * only moved keeps their number.
 */
export function tasinan(
  plan: Pick<PlanGunleri, 'Baslama_Tarihi' | 'Bitis_Tarihi' | 'KilometreTasi'>,
  yeni: { readonly from: Gun; readonly to: Gun },
  calisir: CalismaGunu,
): { readonly Baslama_Tarihi: Gun; readonly Bitis_Tarihi: Gun } {
  const gunler = isGunleri(yeni.from, calisir);
  const Baslama_Tarihi = gunler.gun(0);
  if (plan.KilometreTasi) return { Baslama_Tarihi, Bitis_Tarihi: Baslama_Tarihi };
  const uzar = gunFarki(yeni.from, yeni.to) !== gunFarki(plan.Baslama_Tarihi, plan.Bitis_Tarihi);
  const sure = uzar ? isGunu(yeni.from, yeni.to, calisir) : isGunu(plan.Baslama_Tarihi, plan.Bitis_Tarihi, calisir);
  return { Baslama_Tarihi, Bitis_Tarihi: gunler.gun(Math.max(1, sure) - 1) };
}
