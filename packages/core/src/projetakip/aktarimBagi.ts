import { type Gun, gunEkle } from '../tarih.ts';
import type { DisBag } from './aktarim.ts';
import { alt, type CalismaGunu, isGunleri, type Uclar } from './cpm.ts';
import { EN_COK_GECIKME, type PlanBagi } from './rules.ts';

/** Links that come from other programs, where lags have minutes: here they have whole working days. */

/** A plan at its days as the file tells them, and the links by which it hangs on others. */
export interface BaglananPlan {
  readonly Id: number;
  readonly Ad: string;
  readonly bas: Gun;
  readonly bit: Gun;
  readonly KilometreTasi: boolean;
  /** Working days that the file says it takes; null: it does not say. */
  readonly Sure: number | null;
  /** No day was written: it goes where its links put it. */
  readonly Gunsuz: boolean;
  /** It stays on its days whatever its links ask for. */
  readonly Sabit: boolean;
  readonly baglar: readonly (DisBag & { readonly PlanId: number })[];
}

interface OturanBaglar {
  readonly baglar: ReadonlyMap<number, readonly PlanBagi[]>;
  /** Lags that are told otherwise here, each in words. */
  readonly cevrilen: readonly string[];
  /** Lags that gave way to the days of the file, each in words. */
  readonly gevseyen: readonly string[];
  /** Plans with links that no lag makes agree with the days of the file. */
  readonly sigmayan: readonly string[];
}

/** Days of the calendar that a lag may bridge: beyond them it is cut anyway. */
const EN_COK_GECEN = 2000;
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
 * Gives each link its lag in whole working days. A link that the days of the file keep to the minute never asks for
 * later ones here: its lag is shortened until it does not. Links that the file itself breaks keep theirs.
 * @param sira all plans, what precedes before what follows
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

  /** Working days between an end of what precedes and so many days of the calendar after it. */
  const gecen = (tur: DisBag['Tur'], once: BaglananPlan, gun: number): number => {
    const u = yerler.get(once.Id)!;
    const sonda = (tur === 'FS' || tur === 'FF') && u.bit > takvim.sira(once.bas);
    const sinir = sonda ? gunEkle(takvim.gun(u.bit - 1), 1) : takvim.gun(u.bas);
    const n = sinirla(gun, EN_COK_GECEN);
    // A start waits for the morning after hours of a night have passed; so does no end.
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
    // A milestone that waits for an end stands on the day of that end.
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
    baglar.set(id, oturan);
  }
  return { baglar, cevrilen, gevseyen, sigmayan: [...sigmayan] };
}
