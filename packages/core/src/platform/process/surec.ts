/**
 * State machines, each as one table: from, to, allowed people, condition, and reason of a refusal. Server, buttons,
 * their tooltips and the generated matrix read the same table.
 */

/** A move between states. */
export interface Gecis<D extends string, K, C> {
  readonly nereden: readonly D[];
  readonly nereye: D;
  /** Label of its button. */
  readonly ad: string;
  /** People who may ever make the move. It is hidden from others. Absent: everyone who sees the record. */
  readonly kim?: (cagiran: C) => boolean;
  /** Condition on the record in its current state. Absent: always true. */
  readonly kosul?: (kayit: K, cagiran: C) => boolean;
  /** Reason of a refusal. Absent: the sentence lists the possible states. */
  readonly cumle?: string;
  /** Another act causes this move and brings more data, so the move has no button of its own. */
  readonly dolayli?: boolean;
}

export interface Surec<D extends string, K, C> {
  readonly durumlar: readonly D[];
  readonly ilk: D;
  /** The state of a record. */
  readonly hali: (kayit: K) => D;
  readonly gecisler: readonly Gecis<D, K, C>[];
  /** Sentence for a record in a final state. */
  readonly kapali: (durum: string) => string;
  /** Sentence for a record that is already in the target state. Absent: the sentence for an impossible move. */
  readonly zaten?: (durum: D) => string;
}

const olur = <D extends string, K, C>(g: Gecis<D, K, C>, kayit: K, cagiran: C): boolean =>
  (g.kim?.(cagiran) ?? true) && (g.kosul?.(kayit, cagiran) ?? true);

/** All moves out of a state, for any caller. */
export const cikislar = <D extends string, K, C>(s: Surec<D, K, C>, durum: D): Gecis<D, K, C>[] =>
  s.gecisler.filter((g) => g.nereden.includes(durum));

/** Moves that this caller may make with this record now. */
export const gecisler = <D extends string, K, C>(s: Surec<D, K, C>, kayit: K, cagiran: C): Gecis<D, K, C>[] =>
  cikislar(s, s.hali(kayit)).filter((g) => olur(g, kayit, cagiran));

/** True for a state without moves. */
export const sonDurum = <D extends string, K, C>(s: Surec<D, K, C>, durum: D): boolean =>
  cikislar(s, durum).length === 0;

/**
 * Reason to refuse a move, with the possible states instead. Null: it is allowed.
 * @param ad name of a state in this installation
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

/** A move offered to a caller, with the reason if it is blocked now. */
export interface SunulanGecis<D extends string> {
  readonly nereye: D;
  readonly ad: string;
  readonly engel: string | null;
}

/** Buttons of a record: all moves that this caller may ever make from its state, each with its obstacle. */
export const sunulanlar = <D extends string, K, C>(s: Surec<D, K, C>, kayit: K, cagiran: C): SunulanGecis<D>[] =>
  cikislar(s, s.hali(kayit))
    .filter((g) => !g.dolayli && (g.kim?.(cagiran) ?? true))
    .map((g) => ({ nereye: g.nereye, ad: g.ad, engel: gecisEngeli(s, kayit, g.nereye, cagiran) }));

/** Target states that a caller may choose for some of these records now, each with the number of records. */
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

/** States that cannot be reached from the first one. */
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
 * The matrix of a state machine: every state to every state for every caller.
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
