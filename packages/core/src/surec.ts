/**
 * State machines, each as one table: from where, to where, who, when, and why not otherwise. Server, buttons, their
 * tooltips and the generated matrix read the same table.
 */

/** A move between states. */
export interface Gecis<D extends string, K, C> {
  readonly nereden: readonly D[];
  readonly nereye: D;
  /** What its button says. */
  readonly ad: string;
  /** Who may at all; to others it is not offered. Absent: whoever sees the record. */
  readonly kim?: (cagiran: C) => boolean;
  /** Whether this one may with this record, as it is. Absent: always. */
  readonly kosul?: (kayit: K, cagiran: C) => boolean;
  /** Why not; absent: where else the record may go. */
  readonly cumle?: string;
  /** Comes about by another act, which brings more than a state: no button of its own. */
  readonly dolayli?: boolean;
}

export interface Surec<D extends string, K, C> {
  readonly durumlar: readonly D[];
  readonly ilk: D;
  /** The state of a record. */
  readonly hali: (kayit: K) => D;
  readonly gecisler: readonly Gecis<D, K, C>[];
  /** What is said of a record whose state does not change any more. */
  readonly kapali: (durum: string) => string;
  /** What is said where a record is in that state already; absent: as of any other move that there is not. */
  readonly zaten?: (durum: D) => string;
}

const olur = <D extends string, K, C>(g: Gecis<D, K, C>, kayit: K, cagiran: C): boolean =>
  (g.kim?.(cagiran) ?? true) && (g.kosul?.(kayit, cagiran) ?? true);

/** The moves that leave the state of a record, whoever may make them. */
export const cikislar = <D extends string, K, C>(s: Surec<D, K, C>, durum: D): Gecis<D, K, C>[] =>
  s.gecisler.filter((g) => g.nereden.includes(durum));

/** The moves that this caller may make with this record now. */
export const gecisler = <D extends string, K, C>(s: Surec<D, K, C>, kayit: K, cagiran: C): Gecis<D, K, C>[] =>
  cikislar(s, s.hali(kayit)).filter((g) => olur(g, kayit, cagiran));

/** Whether a state leads nowhere. */
export const sonDurum = <D extends string, K, C>(s: Surec<D, K, C>, durum: D): boolean =>
  cikislar(s, durum).length === 0;

/**
 * Why this caller may not take the record there, naming where it may go instead; null when it may.
 * @param ad what a state is called in this installation
 */
export function gecisEngeli<D extends string, K, C>(
  s: Surec<D, K, C>,
  kayit: K,
  nereye: D,
  cagiran: C,
  ad: (durum: D) => string = (durum) => durum,
): string | null {
  const durum = s.hali(kayit);
  const bunlar = cikislar(s, durum).filter((g) => g.nereye === nereye);
  if (bunlar.some((g) => olur(g, kayit, cagiran))) return null;
  if (durum === nereye && s.zaten) return s.zaten(durum);
  const cumle = bunlar.find((g) => g.cumle !== undefined)?.cumle;
  if (cumle !== undefined) return cumle;
  if (sonDurum(s, durum)) return s.kapali(ad(durum));
  const izinli = gecisler(s, kayit, cagiran).map((g) => `‘${ad(g.nereye)}’`);
  const nereler =
    izinli.length === 0 ? 'Şu anda geçilebilecek durum yok.' : `Geçilebilecek durumlar: ${izinli.join(', ')}.`;
  return `‘${ad(durum)}’ durumundan ‘${ad(nereye)}’ durumuna geçilemez. ${nereler}`;
}

/** What a caller is offered of a record: a move, and why it cannot be made now. */
export interface SunulanGecis<D extends string> {
  readonly nereye: D;
  readonly ad: string;
  readonly engel: string | null;
}

/** The buttons of a record: what this caller may ever do in its state, each with what is in its way. */
export const sunulanlar = <D extends string, K, C>(s: Surec<D, K, C>, kayit: K, cagiran: C): SunulanGecis<D>[] =>
  cikislar(s, s.hali(kayit))
    .filter((g) => !g.dolayli && (g.kim?.(cagiran) ?? true))
    .map((g) => ({ nereye: g.nereye, ad: g.ad, engel: gecisEngeli(s, kayit, g.nereye, cagiran) }));

/** The states that a caller may take some of these records to now, each with how many of them. */
export function sunulanSayilari<D extends string, K, C>(
  s: Surec<D, K, C>,
  kayitlar: readonly K[],
  cagiran: C,
): ReadonlyMap<D, number> {
  const hepsi = kayitlar.flatMap((kayit) =>
    sunulanlar(s, kayit, cagiran).flatMap((g) => (g.engel === null ? [g.nereye] : [])),
  );
  return new Map([...Map.groupBy(hepsi, (durum) => durum)].map(([durum, bunlar]) => [durum, bunlar.length]));
}

/** States that no way from the first one reaches. */
export function ulasilamayanlar<D extends string, K, C>(s: Surec<D, K, C>): D[] {
  const ulasilan = new Set<D>([s.ilk]);
  for (const durum of ulasilan) for (const g of cikislar(s, durum)) ulasilan.add(g.nereye);
  return s.durumlar.filter((d) => !ulasilan.has(d));
}

export interface GecisHucresi<D extends string> {
  readonly cagiran: string;
  readonly nereden: D;
  readonly nereye: D;
  readonly engel: string | null;
}

/**
 * The matrix of a machine: every state to every state for every caller.
 * @param kayit a record in a state
 */
export const gecisMatrisi = <D extends string, K, C>(
  s: Surec<D, K, C>,
  kayit: (durum: D) => K,
  cagiranlar: Readonly<Record<string, C>>,
): GecisHucresi<D>[] =>
  Object.entries(cagiranlar).flatMap(([cagiran, kim]) =>
    s.durumlar.flatMap((nereden) =>
      s.durumlar.map((nereye) => ({ cagiran, nereden, nereye, engel: gecisEngeli(s, kayit(nereden), nereye, kim) })),
    ),
  );
