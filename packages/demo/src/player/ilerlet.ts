import { MESAI_BASLANGICI, molaDurumu } from '@masabasi/core/mesai/mola/rules';
import type { MesaiEki, YeniMola } from '../founding/yaz.ts';
import type { Aralik } from '../plan/gun.ts';

export const planSiniri = (plan: readonly Aralik[]): { bas: number; bit: number } => ({
  bas: plan[0]!.bas,
  bit: plan.at(-1)!.bit,
});

/** The records of a planned shift at `simdi`. The running one is open. */
export function molalari(plan: readonly Aralik[], simdi: number): YeniMola[] {
  const { bit: son } = planSiniri(plan);
  return plan
    .filter((a) => a.bas <= simdi)
    .map((a) => ({
      ...a,
      bit: a.bit <= simdi ? a.bit : null,
      otomatik: a.bit === son && son <= simdi && a.durum !== MESAI_BASLANGICI,
    }));
}

/** A running shift in the database, with its open record. */
interface AcikMesai {
  readonly mesaiId: number;
  readonly planlanan: number;
  readonly acik: { readonly id: number; readonly durum: number; readonly bas: number } | null;
}

/** The missing records of a shift, or null. */
type Ilerleme = Pick<MesaiEki, 'acik' | 'son' | 'molalar'> | null;

/**
 * Records to write so that a running shift is as planned at `simdi`. The plan up to `sonra` is skipped, because a
 * visitor used the person then.
 */
export function ilerlet(m: AcikMesai, plan: readonly Aralik[], sonra: number, simdi: number): Ilerleme {
  const bitti = m.planlanan <= simdi;
  const molalar: {
    durum: number | null;
    bas: number;
    bit: number | null;
    aciklama: string | null;
    otomatik: boolean;
  }[] = [];
  let kapanis: { id: number; bit: number; otomatik: boolean } | null = null;
  let durum = m.acik?.durum ?? null;
  const kapat = (bit: number, otomatik: boolean): void => {
    const son = molalar.at(-1);
    if (son) Object.assign(son, { bit, otomatik });
    else if (m.acik) kapanis = { id: m.acik.id, bit: Math.max(bit, m.acik.bas), otomatik };
  };

  const basla = Math.max(m.acik?.bas ?? Infinity, sonra);
  for (const a of plan) {
    if (a.durum === null || a.durum === MESAI_BASLANGICI || a.durum === durum) continue;
    if (a.bas <= basla || a.bas > simdi || a.bas >= m.planlanan) continue;
    kapat(a.bas, false);
    molalar.push({ durum: a.durum, bas: a.bas, bit: null, aciklama: a.aciklama, otomatik: false });
    durum = a.durum;
  }
  if (bitti) {
    kapat(m.planlanan, true);
    molalar.push({ durum: null, bas: m.planlanan, bit: m.planlanan, aciklama: null, otomatik: true });
  }
  if (molalar.length === 0) return null;
  const son = bitti ? { bit: m.planlanan, unutuldu: molaDurumu(durum)?.toplam ?? false } : null;
  return { acik: kapanis, molalar, son };
}

/** The same without its last step, for a full department. */
export function sonAdimsiz(i: NonNullable<Ilerleme>): Ilerleme {
  const molalar = sonAcikMolasiz(i.molalar);
  return molalar.length === 0 ? null : { ...i, molalar };
}

/** The records without the open one at the end. The one before it stays open instead. */
export const sonAcikMolasiz = (molalar: readonly YeniMola[]): YeniMola[] =>
  molalar.slice(0, -1).map((m, n) => (n === molalar.length - 2 ? { ...m, bit: null, otomatik: false } : m));

/** The open status after these records. */
export const acikKalan = (molalar: readonly YeniMola[]): number | null => {
  const son = molalar.at(-1);
  return son?.bit === null ? son.durum : null;
};
