import { endpoints } from '@masabasi/core/contract';

/** What each read shows, by its path: the key of its answers begins with it. */
const GOSTERDIGI = new Map<unknown, readonly string[]>(
  endpoints.map(({ endpoint }) => [endpoint.path, endpoint.konu ?? []]),
);

/** Whether the answer kept under this key shows one of the topics. */
export const gosterir = (queryKey: readonly unknown[], konular: readonly string[]): boolean =>
  GOSTERDIGI.get(queryKey[0])?.some((konu) => konular.includes(konu)) ?? false;

/** Whether the answer kept under this key shows any topic. */
export const konusuVar = (queryKey: readonly unknown[]): boolean => (GOSTERDIGI.get(queryKey[0])?.length ?? 0) > 0;
