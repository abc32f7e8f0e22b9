import type { Basari } from '@masabasi/core/endpoint';
import { denetim } from '@masabasi/core/denetim/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { type ApiError, read } from './cagri.ts';

type Dilim = Basari<typeof denetim.getDenetim>;

/** The audit, newest first, 200 rows a time. */
export const denetimSorgusu = infiniteQueryOptions<
  Dilim,
  ApiError,
  InfiniteData<Dilim, number | undefined>,
  readonly string[],
  number | undefined
>({
  queryKey: [denetim.getDenetim.path],
  queryFn: ({ pageParam, signal }) => read(denetim.getDenetim, { oncesi: pageParam }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: (son) => (son.devami ? son.kayitlar.at(-1)?.Id : undefined),
});
