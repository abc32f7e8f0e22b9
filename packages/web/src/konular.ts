import type { Call } from '@masabasi/core/call';

declare module '@tanstack/react-query' {
  interface Register {
    readonly queryMeta: { readonly konu?: Call['konu'] };
  }
}

/** Some topics, or all there are. */
export type Konular = readonly string[] | 'hepsi';

/** Whether an answer that shows these topics shows one of those. */
export const gosterir = (konu: Call['konu'], konular: Konular): boolean =>
  konu?.some((k) => konular === 'hepsi' || konular.includes(k)) ?? false;
