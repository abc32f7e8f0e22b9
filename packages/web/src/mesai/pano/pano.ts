import type { PanoSatiri } from '@masabasi/core/mesai/mola/contract';
import { panoSatiriMi } from '@masabasi/core/mesai/mola/rules';
import { useDidUpdate } from '@mantine/hooks';
import { mola } from '../../calls/mola.ts';
import { endpointQuery, queryClient, useEndpoints } from '../../platform/call/api.ts';
import { useBaglanti, useOlay } from '../../platform/call/olaylar.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';

/** Puts a person's new state into the stored board. A load on its way may be older, so it starts again. */
function satiriIsle(departmanId: number, satir: PanoSatiri) {
  const { queryKey } = endpointQuery(mola.departmanMola, { departmanId });
  const durum = queryClient.getQueryState(queryKey);
  if (!durum?.data) return;
  queryClient.setQueryData(
    queryKey,
    (eski) => {
      if (!eski) return eski;
      const bilinen = eski.molalist.some((m) => m.Id === satir.Id);
      const molalist = bilinen ? eski.molalist.map((m) => (m.Id === satir.Id ? satir : m)) : [...eski.molalist, satir];
      return { ...eski, molalist, sunucuZamani: new Date(simdi()).toISOString() };
    },
    { updatedAt: durum.dataUpdatedAt },
  );
  if (durum.fetchStatus === 'fetching') void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Live boards of some departments: an event puts a person's state in place, and missed events cause a new read. */
export function usePano(departmanlar: readonly { readonly Id: number }[]) {
  const baglanti = useBaglanti();
  const pano = useEndpoints(
    mola.departmanMola,
    departmanlar.map(({ Id }) => ({ departmanId: Id })),
  );
  const { refetch } = pano;
  useOlay('mola', (olay) => {
    if (!departmanlar.some((d) => d.Id === olay.departmanId)) return;
    if (panoSatiriMi(olay.satir)) satiriIsle(olay.departmanId, olay.satir);
    else void refetch();
  });
  // Events around a cut, or before the first opening of the stream, are only in a new read.
  useDidUpdate(() => void refetch(), [baglanti]);
  return pano;
}
