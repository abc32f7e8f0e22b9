import { type Gun, gunEkle } from '../../platform/time/tarih.ts';
import type { DisBag } from './aktarim.ts';
import { alt, type CalismaGunu, isGunleri, type Uclar } from './cpm.ts';
import { EN_COK_GECIKME, type PlanBagi } from './rules.ts';

/** Links from other programs have lags in minutes. Here they get whole working days. */

/** A plan on its days in the file, with its links to predecessors. */
export interface BaglananPlan {
  readonly Id: number;
  readonly Ad: string;
  readonly bas: Gun;
  readonly bit: Gun;
  readonly KilometreTasi: boolean;
  /** Duration in working days according to the file; null: not in the file. */
  readonly Sure: number | null;
  /** The file has no day for the plan: its links place it. */
  readonly Gunsuz: boolean;
  /** Links do not move the plan. */
  readonly Sabit: boolean;
  readonly baglar: readonly (DisBag & { readonly PlanId: number })[];
}

interface OturanBaglar {
  readonly baglar: ReadonlyMap<number, readonly PlanBagi[]>;
  /** Lags that were converted, each in words. */
  readonly cevrilen: readonly string[];
  /** Lags that were shortened to keep the days of the file, each in words. */
  readonly gevseyen: readonly string[];
  /** Plans with links that fit the days of the file with no lag. */
  readonly sigmayan: readonly string[];
  /** First plan that links push beyond ten years; null: there is none. */
  readonly tasan: string | null;
}

/** Calendar days that a lag may bridge. A longer lag is cut anyway. */
const EN_COK_GECEN = 2000;
/** Working days that links may push a plan beyond the last written day. */
const EN_COK_ITME = 2700;
const sayi = (n: number): string =>
  String(Math.round(n * 100) / 100 + 0)
    .replace('.', ',')
    .replace('-', '−');
const BIRIMLER = {
  isGunu: (n: number) => `${sayi(n)} iş günü`,
  takvimGunu: (n: number) => `${sayi(n)} takvim günü`,
  yuzde: (n: number) => `%${sayi(n)}`,
  takvimYuzdesi: (n: number) => `takvim süresinin %${sayi(n)} kadarı`,
};
const sinirla = (n: number, en: number): number => Math.max(-en, Math.min(en, n)) + 0;

/**
 * Gives each link its lag in whole working days. A link that the days of the file keep to the minute must not push its
 * plan here, so its lag is shortened as far as needed. A link that the file itself breaks keeps its lag.
 * @param sira all plans, predecessors first
 */
export function baglariOturt(
  planlar: ReadonlyMap<number, BaglananPlan>,
  sira: readonly number[],
  calisir: CalismaGunu,
): OturanBaglar {
  const baglar = new Map<number, PlanBagi[]>();
  const cevrilen: string[] = [];
  const gevseyen: string[] = [];
  const sigmayan = new Set<string>();
  const ilk = [...planlar.values()].reduce<Gun>((g, p) => (p.bas < g ? p.bas : g), '9999-12-31');
  const takvim = isGunleri(gunEkle(ilk, -EN_COK_GECEN - 10), calisir);
  const yerler = new Map<number, Uclar>();
  const itilenler = new Map<number, Uclar>();
  const sonu = takvim.sira([...planlar.values()].reduce<Gun>((g, p) => (p.bit > g ? p.bit : g), ilk));
  let tasan: string | null = null;

  /** Working days between an end of the predecessor and this number of calendar days after it. */
  const gecen = (tur: DisBag['Tur'], once: BaglananPlan, gun: number): number => {
    const u = yerler.get(once.Id)!;
    const sonda = (tur === 'FS' || tur === 'FF') && u.bit > takvim.sira(once.bas);
    const sinir = sonda ? gunEkle(takvim.gun(u.bit - 1), 1) : takvim.gun(u.bas);
    const n = sinirla(gun, EN_COK_GECEN);
    // Only FS rounds down: with parts of a day its successor may start the same morning.
    const tam = tur === 'FS' ? Math.floor(n) : Math.round(n);
    return takvim.sira(gunEkle(sinir, tam)) - takvim.sira(sinir);
  };
  const bekleme = (b: DisBag, once: BaglananPlan): number => {
    const u = yerler.get(once.Id)!;
    const pay = (b.Gecikme / 100) * (once.Sure ?? u.bit - u.bas);
    if (b.Birim === 'takvimGunu') return gecen(b.Tur, once, b.Gecikme);
    if (b.Birim === 'takvimYuzdesi') return gecen(b.Tur, once, pay);
    return Math.round(b.Birim === 'yuzde' ? pay : b.Gecikme);
  };

  for (const id of sira) {
    const p = planlar.get(id)!;
    const yeri = takvim.sira(p.bas);
    const sure = p.KilometreTasi ? 0 : takvim.sira(p.bit) + 1 - yeri;
    // A milestone that waits for an end lies on the day of that end.
    const enGec = yeri + (p.KilometreTasi ? 1 : 0);
    let bas = yeri;
    const oturan: PlanBagi[] = [];
    for (const b of p.baglar) {
      const once = planlar.get(b.PlanId)!;
      const birim = b.Birim ?? 'isGunu';
      const istenen = sinirla(bekleme(b, once), EN_COK_GECIKME);
      const uclar = yerler.get(once.Id)!;
      const fazla = alt({ Tur: b.Tur, Gecikme: istenen }, uclar, sure) - enGec;
      const duran = fazla > 0 && !p.Gunsuz && (p.Sabit || b.Tutar === true);
      const Gecikme = (duran ? istenen - fazla : istenen) + 0;
      if (Gecikme < -EN_COK_GECIKME) {
        sigmayan.add(`‘${p.Ad}’`);
        continue;
      }
      oturan.push({ PlanId: b.PlanId, Tur: b.Tur, Gecikme });
      const soz = `‘${p.Ad}’ ← ‘${once.Ad}’ (${BIRIMLER[birim](b.Gecikme)} → ${BIRIMLER.isGunu(Gecikme)})`;
      if (duran) gevseyen.push(soz);
      else if (birim !== 'isGunu' ? b.Gecikme !== 0 : Math.abs(b.Gecikme - Gecikme) > 0.005) cevrilen.push(soz);
      const alti = alt({ Tur: b.Tur, Gecikme }, uclar, sure);
      if (p.Gunsuz || alti <= enGec) bas = Math.max(bas, alti);
    }
    yerler.set(id, { bas, bit: bas + sure });
    const itilen = oturan.reduce((n, b) => Math.max(n, alt(b, itilenler.get(b.PlanId)!, sure)), yeri);
    itilenler.set(id, { bas: itilen, bit: itilen + sure });
    if (itilen > sonu + EN_COK_ITME) tasan ??= p.Ad;
    baglar.set(id, oturan);
  }
  return { baglar, cevrilen, gevseyen, sigmayan: [...sigmayan], tasan };
}
