import { Stack, Text } from '@mantine/core';
import type { AlacakYasi } from '@masabasi/core/mali/gelir/contract';
import { KOVA_ADLARI, KOVALAR } from '@masabasi/core/mali/gelir/rules';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { gelir as oda } from '../../calls/gelir.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useGelirAdresi } from './gelirAdresi.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tiles } from '../../ui/Tiles.tsx';

/** Receivables by age and customer. */
export function AlacakYaslari({ bugun }: { readonly bugun: Gun }) {
  const { sorgu, satirlar } = useGelirAdresi(bugun);
  const { data, error, refetch } = useEndpoint(oda.alacakYaslari, { ProjeId: sorgu.ProjeId }, { keepPrevious: true });
  const tutar = (m: AlacakYasi, n: number | null) => {
    const deger = n === null ? m.Toplam : m.kovalar[n]!;
    if (deger === 0)
      return (
        <Text span c="dimmed">
          –
        </Text>
      );
    const kova = n === null ? null : KOVALAR[n]!;
    const yazi = paraYaz(kurus(deger), m.Birim);
    return (
      <Link
        to={satirlar({ ne: 'acik', birim: m.Birim, musteri: m.MusteriId, kova })}
        aria-label={`${m.Musteri}, ${kova === null ? 'toplam' : KOVA_ADLARI[kova]}: ${yazi}`}
      >
        {yazi}
      </Link>
    );
  };
  return (
    <Stack gap={16} miw={0}>
      {data?.toplamlar.map((t) => (
        <Tiles
          key={t.Birim}
          label={`${t.Birim} alacakları`}
          tiles={KOVALAR.map((k, n) => ({
            label: KOVA_ADLARI[k],
            value: (
              <Link
                to={satirlar({ ne: 'acik', birim: t.Birim, kova: k })}
                aria-label={`${KOVA_ADLARI[k]}: ${paraYaz(kurus(t.kovalar[n]!), t.Birim)}`}
              >
                {paraYaz(kurus(t.kovalar[n]!), t.Birim)}
              </Link>
            ),
          }))}
        />
      ))}
      <Panel>
        <Table
          label="Müşterilerin borçları"
          rows={data?.musteriler}
          rowKey={(m) => `${m.MusteriId} ${m.Birim}`}
          error={error}
          onRetry={() => void refetch()}
          empty="Açık alacak yok."
          columns={[
            { key: 'Musteri', header: 'Müşteri', renderCell: (m) => <MusteriBagi Id={m.MusteriId} ad={m.Musteri} /> },
            ...KOVALAR.map((k, n) => ({
              key: k,
              header: KOVA_ADLARI[k],
              width: '12.5%',
              align: 'right' as const,
              nowrap: true,
              spare: n === 2 || n === 3,
              renderCell: (m: AlacakYasi) => tutar(m, n),
            })),
            {
              key: 'Toplam',
              header: 'Toplam',
              width: '13%',
              align: 'right',
              nowrap: true,
              renderCell: (m) => tutar(m, null),
            },
          ]}
        />
      </Panel>
    </Stack>
  );
}
