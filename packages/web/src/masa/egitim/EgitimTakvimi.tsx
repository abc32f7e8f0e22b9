import { Box } from '@mantine/core';
import { istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { useMemo, useState } from 'react';
import { egitim as oda } from '../../calls/egitim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Week, weekEnd, weekOf } from '../../ui/Week.tsx';

const BOS = { title: 'Bu hafta eğitim yok.', text: 'Günü ve eğitmeni yazılan eğitim burada görünür.' };

export interface EgitimTakvimiProps {
  /** True: by day. False: one lane for each trainer. */
  readonly gunluk: boolean;
  readonly onAc: (Id: number) => void;
}

export default function EgitimTakvimi({ gunluk, onAc }: EgitimTakvimiProps) {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [ilk, setIlk] = useState(() => weekOf(bugun));
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    oda.egitimTakvimi,
    { ilk, son: weekEnd(ilk) },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const items = useMemo(
    () =>
      (isPlaceholderData ? [] : data?.egitimler)?.map((e) => ({
        key: e.Id,
        at: e.Planlanan_Baslama,
        name: e.Musteri,
        under: [`${istanbulSaati(e.Planlanan_Bitis)} saatine kadar`, e.Proje, e.EgitimTur, e.Durum].join(' · '),
        who: { id: e.EgitmenId, name: e.Egitmen },
        warning: e.Uyari,
        open: () => onAc(e.Id),
      })),
    [data, isPlaceholderData, onAc],
  );
  return (
    <Panel>
      <Box pt={0} pb={16} px={16}>
        <Week
          label="Eğitmenlerin haftası"
          corner="Eğitmen"
          first={ilk}
          onFirst={setIlk}
          today={bugun}
          items={items}
          holidays={data?.tatiller}
          busy={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={BOS}
          daily={gunluk}
        />
      </Box>
    </Panel>
  );
}
