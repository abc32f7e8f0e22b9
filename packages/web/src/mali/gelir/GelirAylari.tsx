import type { GelirAyi } from '@masabasi/core/mali/gelir/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { ayYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import type { useGelirAdresi } from './gelirAdresi.ts';
import { AsTable, ChartPoint, everyNth, LineChart, pointAt, roundUp } from '../../ui/LineChart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { ChartLegend } from '../../ui/ChartLegend.tsx';

const CIZGILER = [
  { alan: 'Odenecek', ad: 'Kesilen (KDV’li)', ne: 'odenecek', cizgi: { stroke: 'var(--accent-fill)' } },
  { alan: 'Tahsil', ad: 'Tahsil edilen', ne: 'tahsil', cizgi: { stroke: 'var(--warn)', strokeDasharray: '6 4' } },
] as const;

/** `1,2 mn`: full amounts have no room on an axis. */
const kisa = (tutar: number): string => {
  const lira = tutar / 100;
  if (Math.abs(lira) >= 1e6) return `${sayiYaz(Math.round(lira / 1e5) / 10)} mn`;
  return Math.abs(lira) >= 1e3 ? `${sayiYaz(Math.round(lira / 1e3))} bin` : sayiYaz(Math.round(lira));
};

export interface GelirAylariProps {
  readonly aylar: readonly GelirAyi[];
  readonly birim: string;
  readonly satirlar: ReturnType<typeof useGelirAdresi>['satirlar'];
}

/** Issued and paid amounts by month. Each point opens its month. */
export function GelirAylari({ aylar, birim, satirlar }: GelirAylariProps) {
  const noktalar = aylar.filter((a) => a.Birim === birim);
  if (noktalar.length < 2) return null;
  const adres = (a: GelirAyi, ne: string) => satirlar({ ne, birim, ay: a.Ay });
  const enAz = Math.min(0, ...noktalar.flatMap((a) => [a.Odenecek, a.Tahsil]));
  return (
    <Panel title="Aylar" padded>
      <ChartLegend
        entries={CIZGILER.map((c) => ({
          name: c.ad,
          sample: (
            <svg width="28" height="8">
              <line {...c.cizgi} strokeWidth={2} x1="0" x2="28" y1="4" y2="4" />
            </svg>
          ),
        }))}
      />
      <LineChart
        label="Aylara göre kesilen ve tahsil edilen"
        min={enAz < 0 ? -roundUp(-enAz) : 0}
        max={roundUp(Math.max(1, ...noktalar.flatMap((a) => [a.Odenecek, a.Tahsil])))}
        valueText={kisa}
        left={64}
        ticks={(yer) =>
          everyNth(
            noktalar.map((a) => `${a.Ay.slice(5)}.${a.Ay.slice(2, 4)}`),
            yer,
          )
        }
      >
        {({ x: yatay, y }) => {
          const x = (i: number) => yatay(pointAt(i, noktalar.length));
          return CIZGILER.map(({ alan, ad, ne, cizgi }) => (
            <g key={alan}>
              <polyline
                aria-hidden
                {...cizgi}
                fill="none"
                strokeWidth={2}
                points={noktalar.map((a, i) => `${x(i)},${y(a[alan])}`).join(' ')}
              />
              {noktalar.map((a, i) => (
                <ChartPoint
                  key={a.Ay}
                  to={adres(a, ne)}
                  name={`${ayYaz(a.Ay)}, ${ad}: ${paraYaz(kurus(a[alan]), birim)}`}
                  x={x(i)}
                  y={y(a[alan])}
                />
              ))}
            </g>
          ));
        }}
      </LineChart>
      <AsTable>
        <Table
          label="Aylar"
          rows={aylar}
          rowKey={(a) => `${a.Ay} ${a.Birim}`}
          empty="Bu dönemde gelir yok."
          columns={[
            { key: 'Ay', header: 'Ay', renderCell: (a) => ayYaz(a.Ay) },
            ...CIZGILER.map((c) => ({
              key: c.alan,
              header: c.ad,
              width: '34%',
              align: 'right' as const,
              nowrap: true,
              renderCell: (a: GelirAyi) => (
                <Link
                  to={satirlar({ ne: c.ne, birim: a.Birim, ay: a.Ay })}
                  aria-label={`${ayYaz(a.Ay)}, ${c.ad}: ${paraYaz(kurus(a[c.alan]), a.Birim)}`}
                >
                  {paraYaz(kurus(a[c.alan]), a.Birim)}
                </Link>
              ),
            })),
          ]}
        />
      </AsTable>
    </Panel>
  );
}
