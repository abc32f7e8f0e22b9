import { Stack, Text } from '@mantine/core';
import type { BayiAyi } from '@masabasi/core/pazarlama/bayi/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { ayYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { bayi as oda } from '../../calls/bayi.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PeriodNav } from '../../ui/PeriodNav.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { Columns } from '../../ui/Columns.tsx';

type Sayi = 'Yeni' | 'Yenilenen' | 'Kaybedilen';
const SAYILAR: readonly (readonly [Sayi, string])[] = [
  ['Yeni', 'Yeni lisans'],
  ['Yenilenen', 'Yenilenen'],
  ['Kaybedilen', 'Kaybedilen'],
];
const toplami = (aylar: readonly BayiAyi[], alan: Sayi | 'Tutar') => aylar.reduce((t, a) => t + a[alan], 0);

/** A figure of this year beside the one of last year, each with a bar in proportion. */
function Ikili({ bu, once, enCok }: { readonly bu: number; readonly once: number; readonly enCok: number }) {
  return (
    <Columns component="span" of="32px minmax(40px, 1fr) 36px" gap={8} align="center">
      <Text span ta="right" className="tnum">
        {sayiYaz(bu)}
      </Text>
      <svg display="block" width="100%" height="16" aria-hidden>
        <rect fill="var(--accent-fill)" width={`${(100 * bu) / enCok}%`} height="8" rx="2" />
        <rect fill="var(--text-2)" y="10" width={`${(100 * once) / enCok}%`} height="5" rx="2" />
      </svg>
      <Text span ta="right" c="dimmed" className="tnum">
        <span className="visually-hidden">geçen yıl </span>
        {sayiYaz(once)}
      </Text>
    </Columns>
  );
}

/** A dealer's year compared with the year before, month by month. */
export function BayiPerformansi({ bayiId }: { readonly bayiId: number }) {
  const buYil = Number(istanbulGunu(simdi()).slice(0, 4));
  const [yil, setYil] = useState(buYil);
  const sonuc = useEndpoint(oda.bayiPerformans, { BayiId: bayiId, Yil: yil }, { keepPrevious: true });
  const { aylar, oncekiYil } = sonuc.data ?? {};
  const satirlar = aylar?.map((a, i) => ({ ...a, once: oncekiYil![i]! }));
  const enCok = Math.max(1, ...SAYILAR.flatMap(([s]) => [...(aylar ?? []), ...(oncekiYil ?? [])].map((a) => a[s])));
  const sutunlar: readonly Column<NonNullable<typeof satirlar>[number]>[] = [
    {
      key: 'Ay',
      header: 'Ay',
      width: '120px',
      renderCell: (a) => ayYaz(`${yil}-${String(a.Ay).padStart(2, '0')}`).split(' ')[0],
    },
    ...SAYILAR.map(([alan, baslik]) => ({
      key: alan,
      header: baslik,
      renderCell: (a: NonNullable<typeof satirlar>[number]) => <Ikili bu={a[alan]} once={a.once[alan]} enCok={enCok} />,
    })),
    {
      key: 'Tutar',
      header: 'Lisans Tutarı (₺)',
      width: '180px',
      align: 'right',
      nowrap: true,
      renderCell: (a) => <span className="tnum">{paraYaz(a.Tutar, 'TRY')}</span>,
    },
  ];
  return (
    <Stack gap={16}>
      <PeriodNav
        name={String(yil)}
        what="yıl"
        now={yil === buYil}
        onPrevious={() => setYil(yil - 1)}
        onNext={() => setYil(yil + 1)}
        onNow={() => setYil(buYil)}
      />
      {aylar && oncekiYil && (
        <Tiles
          label={`${yil} yılı`}
          tiles={[
            ...SAYILAR.map(([alan, label]) => ({
              label,
              value: sayiYaz(toplami(aylar, alan)),
              note: `Geçen yıl ${sayiYaz(toplami(oncekiYil, alan))}`,
            })),
            {
              label: 'Yeni ve yenilenen lisansların tutarı',
              value: paraYaz(kurus(toplami(aylar, 'Tutar')), 'TRY'),
              note: `Geçen yıl ${paraYaz(kurus(toplami(oncekiYil, 'Tutar')), 'TRY')}`,
            },
          ]}
        />
      )}
      <Panel>
        <Text maw="80ch" pt={12} pb={4} px={16} c="dimmed">
          Her lisans, o gün hangi bayininse onun sayılır; demolar sayılmaz. Kaybedilen: süresi dolup yerine yenisi
          açılmayan ya da iptal edilen lisans. Kalın çubuk seçilen yıl, ince çubuk bir önceki yıldır.
        </Text>
        <Table
          label={`${yil} yılı, ay ay`}
          rows={satirlar}
          rowKey={(a) => a.Ay}
          columns={sutunlar}
          error={sonuc.error}
          onRetry={() => void sonuc.refetch()}
          empty="Kayıt Bulunamadı."
        />
      </Panel>
    </Stack>
  );
}
