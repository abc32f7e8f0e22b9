import type { Randevu } from '@masabasi/core/musteri/demo/contract';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { useMemo, useState } from 'react';
import { demo as oda } from '../../calls/demo.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Week, weekEnd, weekOf } from '../../ui/Week.tsx';

const BOS = {
  title: 'Bu hafta randevu yok.',
  text: 'Bir demoya ‘Randevu Ver’ deyince gününde burada görünür.',
};

/** The appointments of a week: the person's own, or everybody's for a person who assigns demos. */
export default function DemoTakvimi({ onAc }: { readonly onAc: (r: Randevu) => void }) {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [ilk, setIlk] = useState(() => weekOf(bugun));
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    oda.demoTakvimi,
    { Ilk: ilk, Son: weekEnd(ilk) },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const items = useMemo(
    () =>
      (isPlaceholderData ? [] : data?.randevular)?.map((r) => ({
        key: r.Id,
        at: r.Zaman,
        name: r.AdSoyad,
        under: r.Proje,
        who: { id: r.AtananId, name: r.Atanan ?? 'Atanmadı' },
        warning: r.Uyari,
        open: () => onAc(r),
      })),
    [data, isPlaceholderData, onAc],
  );
  return (
    <Week
      label="Demo randevuları"
      corner="Atanan"
      first={ilk}
      onFirst={setIlk}
      today={bugun}
      items={items}
      holidays={data?.tatiller}
      busy={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={BOS}
    />
  );
}
