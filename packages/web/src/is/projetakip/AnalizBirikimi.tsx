import { saatYaz } from '@masabasi/core/is/projetakip/deger';
import type { AnalizGrafigi } from '@masabasi/core/is/projetakip/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { useAnalizAdresi } from './analizAdresi.ts';
import { AsTable, ChartPoint, everyNth, LineChart, pointAt, roundUp } from '../../ui/LineChart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { ChartLegend } from '../../ui/ChartLegend.tsx';

type Nokta = AnalizGrafigi['birikim'][number];
/** Each line has its own dash pattern, so that it is recognizable without colour. */
const CIZGILER = [
  { alan: 'PV', ad: 'Planlanan (PV)', cizgi: { stroke: 'var(--text-2)', strokeDasharray: '6 4' } },
  { alan: 'EV', ad: 'Kazanılan (EV)', cizgi: { stroke: 'var(--accent-fill)' } },
  { alan: 'AC', ad: 'Harcanan (AC)', cizgi: { stroke: 'var(--warn)', strokeDasharray: '2 3' } },
] as const;

const yaz = (n: number | null): string => (n === null ? '–' : saatYaz(n));

/** Planned, finished and spent work by week: the burn-up, with its figures as a table. */
export function AnalizBirikimi({ noktalar, BAC }: { readonly noktalar: readonly Nokta[]; readonly BAC: number }) {
  const { planlar } = useAnalizAdresi();
  return (
    <Panel title="Birikim" padded>
      <ChartLegend
        entries={[
          ...CIZGILER.map((c) => ({
            name: c.ad,
            sample: (
              <svg width="28" height="8">
                <line {...c.cizgi} strokeWidth={2} x1="0" x2="28" y1="4" y2="4" />
              </svg>
            ),
          })),
          { name: `Tahmin (BAC): ${saatYaz(BAC)} saat`, sample: null },
        ]}
      />
      <Cizim noktalar={noktalar} />
      <AsTable>
        <Table
          label="Birikim"
          rows={noktalar}
          rowKey={(n) => n.Gun}
          empty="Bu aralıkta plan yok."
          columns={[
            {
              key: 'gun',
              header: 'Gün',
              renderCell: (n) =>
                n.EV === null ? tarihYaz(n.Gun) : <Link to={planlar({ gun: n.Gun })}>{tarihYaz(n.Gun)}</Link>,
            },
            ...CIZGILER.map((c) => ({
              key: c.alan,
              header: c.ad,
              align: 'right' as const,
              width: '22%',
              renderCell: (n: Nokta) => yaz(n[c.alan]),
            })),
          ]}
        />
      </AsTable>
    </Panel>
  );
}

function Cizim({ noktalar }: { readonly noktalar: readonly Nokta[] }) {
  const { planlar } = useAnalizAdresi();
  const gunler = noktalar.map((n) => tarihYaz(n.Gun).slice(0, 5));
  return (
    <LineChart
      label="Saatlerin birikimi"
      min={0}
      max={roundUp(Math.max(1, ...noktalar.flatMap((n) => [n.PV, n.EV ?? 0, n.AC ?? 0])))}
      valueText={saatYaz}
      left={56}
      ticks={(yer) => everyNth(gunler, yer)}
    >
      {({ x: yatay, y }) => {
        const x = (i: number) => yatay(pointAt(i, noktalar.length));
        return (
          <>
            {CIZGILER.map(({ alan, cizgi }) => (
              <polyline
                key={alan}
                aria-hidden
                {...cizgi}
                fill="none"
                strokeWidth={2}
                points={noktalar.flatMap((n, i) => (n[alan] === null ? [] : [`${x(i)},${y(n[alan])}`])).join(' ')}
              />
            ))}
            {noktalar.map((n, i) => {
              if (n.EV === null) return null;
              const ad = `${tarihYaz(n.Gun)}: ${CIZGILER.map((c) => `${c.ad} ${yaz(n[c.alan])} saat`).join(', ')}`;
              return <ChartPoint key={n.Gun} to={planlar({ gun: n.Gun })} name={ad} x={x(i)} y={y(n.EV)} />;
            })}
          </>
        );
      }}
    </LineChart>
  );
}
