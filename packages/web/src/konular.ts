import { endpoints } from '@masabasi/core/contract';

/** What each read shows, by its path: the key of its answers begins with it. */
const GOSTERDIGI = new Map<unknown, readonly string[]>(
  endpoints.map(({ endpoint }) => [endpoint.path, endpoint.konu ?? []]),
);

/** Some topics, or all there are. */
export type Konular = readonly string[] | 'hepsi';

/** Whether the answer kept under this key shows one of the topics. */
export const gosterir = (queryKey: readonly unknown[], konular: Konular): boolean =>
  GOSTERDIGI.get(queryKey[0])?.some((konu) => konular === 'hepsi' || konular.includes(konu)) ?? false;
