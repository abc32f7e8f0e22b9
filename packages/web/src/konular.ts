import type { Endpoint } from '@masabasi/core/endpoint';

declare module '@tanstack/react-query' {
  interface Register {
    readonly queryMeta: { readonly konu?: Endpoint['konu'] };
  }
}

/** Some topics, or all there are. */
export type Konular = readonly string[] | 'hepsi';

/** Whether an answer that shows these topics shows one of those. */
export const gosterir = (konu: Endpoint['konu'], konular: Konular): boolean =>
  konu?.some((k) => konular === 'hepsi' || konular.includes(k)) ?? false;
