import type { Call } from '@masabasi/core/platform/call/call';

declare module '@tanstack/react-query' {
  interface Register {
    readonly queryMeta: { readonly konu?: Call['konu'] };
  }
}

/** Some topics, or `hepsi` for all. */
export type Konular = readonly string[] | 'hepsi';

/** True when an answer with these topics shows one of the changed topics. */
export const gosterir = (konu: Call['konu'], konular: Konular): boolean =>
  konu?.some((k) => konular === 'hepsi' || konular.includes(k)) ?? false;
