/** A guard of the product and what stands in its place when it is taken out. */
export interface Break {
  /** Below packages/. */
  readonly file: string;
  /** Stands there exactly once; breaks.test.ts sees to it. */
  readonly from: string;
  readonly to: string;
}

/** For each goal, what has to be taken out of the product for the goal to fail. */
export const BREAKS: Readonly<Record<string, readonly Break[]>> = {
  // Two who ask for the last place count the others without waiting for each other.
  G16: [
    {
      file: 'server/src/mola/queries.ts',
      from: 'from departman where id = ${departmanId} for no key update`',
      to: 'from departman where id = ${departmanId}`',
    },
  ],
};
