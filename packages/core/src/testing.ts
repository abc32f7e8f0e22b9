/** How often a rule is held against a second implementation of it. */
export const KOSU = { numRuns: 10_000 };

declare module 'vitest' {
  interface TaskMeta {
    /** The rule that a test holds against a second implementation, and how many inputs; the goal G21 reads it. */
    ikinci?: { kural: string; kosu: number };
  }
}
