import { cikislar, gecisler, gecisMatrisi, sonDurum, type Surec, ulasilamayanlar } from '../platform/process/surec.ts';

/**
 * A state machine with a record in each state, its callers, and the allowed moves, written by hand beside the table.
 */
interface Ornek<D extends string, K, C> {
  readonly surec: Surec<D, K, C>;
  readonly kayit: (durum: D) => K;
  readonly cagiranlar: Readonly<Record<string, C>>;
  readonly olanlar: readonly string[];
}

/** A state machine without its own types, for the walk over all of them. */
export const surecDenemesi = <D extends string, K, C>(o: Ornek<D, K, C>) => ({
  surec: o.surec as unknown,
  durumlar: o.surec.durumlar as readonly string[],
  zatenVar: o.surec.zaten !== undefined,
  cagiranlar: Object.keys(o.cagiranlar),
  olanlar: o.olanlar,
  hucreler: gecisMatrisi(o.surec, o.kayit, o.cagiranlar),
  ulasilamayan: ulasilamayanlar(o.surec) as string[],
  son: o.surec.durumlar.filter((d) => sonDurum(o.surec, d)) as string[],
  /** States that only the move back leaves. */
  acilan: o.surec.durumlar.filter((d) => {
    const [geri, ...baska] = cikislar(o.surec, d);
    return geri !== undefined && baska.length === 0 && cikislar(o.surec, geri.nereye).some((g) => g.nereye === d);
  }) as string[],
  izinli: (cagiran: string, durum: string) =>
    gecisler(o.surec, o.kayit(durum as D), o.cagiranlar[cagiran]!).map((g): string => g.nereye),
  cumleleri: (nereden: string, nereye: string) =>
    cikislar(o.surec, nereden as D).flatMap((g) => ((g.nereye as string) === nereye ? (g.cumle ?? []) : [])),
});
export type SurecDenemesi = ReturnType<typeof surecDenemesi>;
