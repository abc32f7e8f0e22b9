import { endpoints } from '@masabasi/core/contract';
import type { Konu } from '@masabasi/core/konu';

/** What each read shows, by its path: the key of its answers begins with it. */
const GOSTERDIGI = new Map<unknown, readonly Konu[]>(
  endpoints.map(({ endpoint }) => [endpoint.path, endpoint.konu ?? []]),
);

/** Whether the answer kept under this key shows one of the topics. */
export const gosterir = (queryKey: readonly unknown[], konular: readonly Konu[]): boolean =>
  GOSTERDIGI.get(queryKey[0])?.some((konu) => konular.includes(konu)) ?? false;
