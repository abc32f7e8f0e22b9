import { Flex } from '@mantine/core';
import type { TrendNoktasi } from '@masabasi/core/masa/istatistik/contract';
import {
  bantYaz,
  type Birim,
  BIRIMLER,
  OLCUM_ADLARI,
  OLCUM_ARALIKLARI,
  type OlcumAdi,
  OLCUMLER,
  olcumYaz,
} from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { ayYaz, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { AsTable, ChartPoint, everyNth, LineChart, pointAt } from '../../ui/LineChart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';

const noktaAdi = (n: TrendNoktasi, birim: Birim): string =>
  birim === 'ay' ? ayYaz(n.Ilk.slice(0, 7)) : `${tarihYaz(n.Ilk)} haftası`;

/**
 * One figure by month or week, with its confidence band. Each point is a link to its answers, reachable by keyboard.
 */
export function Egilim({ noktalar, birim }: { readonly noktalar: readonly TrendNoktasi[]; readonly birim: Birim }) {
  const { soz, degistir, yanitlar } = useIstatistikAdresi();
  const secilen = soz('olcum');
  const olcum: OlcumAdi = OLCUMLER.find((o) => o === secilen) ?? 'Puan';
  const yolu = (n: TrendNoktasi) => yanitlar({ ilk: n.Ilk, son: n.Son });
  return (
    <Panel title="Eğilim" padded>
      <Flex gap={8} wrap="wrap" maw="100%" mb={8} style={{ overflowX: 'auto' }}>
        <ViewSwitch
          label="Ölçüm"
          value={olcum}
          onChange={(o) => degistir({ olcum: o === 'Puan' ? null : o })}
          options={OLCUMLER.map((value) => ({ value, label: OLCUM_ADLARI[value] }))}
        />
        <ViewSwitch
          label="Dönem birimi"
          value={birim}
          onChange={(b) => degistir({ birim: b === 'ay' ? null : b })}
          options={(Object.keys(BIRIMLER) as Birim[]).map((value) => ({ value, label: BIRIMLER[value] }))}
        />
      </Flex>
      <Cizgi noktalar={noktalar} birim={birim} olcum={olcum} yolu={yolu} />
      <AsTable>
        <Table
          label={`Eğilim: ${OLCUM_ADLARI[olcum]}`}
          rows={noktalar}
          rowKey={(n) => n.Ilk}
          empty="Bu dönemde yanıt yok."
          columns={[
            { key: 'ad', header: 'Dönem', renderCell: (n) => <Link to={yolu(n)}>{noktaAdi(n, birim)}</Link> },
            { key: 'sorulan', header: 'Sorulan', align: 'right', width: '15%', renderCell: (n) => sayiYaz(n.Sorulan) },
            {
              key: 'yanit',
              header: 'Yanıtlanan',
              align: 'right',
              width: '15%',
              renderCell: (n) => sayiYaz(n.Yanitlanan),
            },
            {
              key: 'deger',
              header: OLCUM_ADLARI[olcum],
              align: 'right',
              width: '15%',
              renderCell: (n) => n[olcum] && olcumYaz(olcum, n[olcum].Deger),
            },
            {
              key: 'bant',
              header: 'Aralık',
              align: 'right',
              width: '22%',
              renderCell: (n) => n[olcum] && bantYaz(olcum, n[olcum]),
            },
          ]}
        />
      </AsTable>
    </Panel>
  );
}

interface CizgiProps {
  readonly noktalar: readonly TrendNoktasi[];
  readonly birim: Birim;
  readonly olcum: OlcumAdi;
  readonly yolu: (n: TrendNoktasi) => string;
}

function Cizgi({ noktalar, birim, olcum, yolu }: CizgiProps) {
  const [min, max] = OLCUM_ARALIKLARI[olcum];
  const dolu = noktalar.flatMap((n, i) => {
    const bant = n[olcum];
    return bant === null ? [] : [{ n, i, bant }];
  });
  // Neighbouring points form a line. A period without answers interrupts it.
  const parcalar: (typeof dolu)[] = [];
  for (const d of dolu) {
    const son = parcalar.at(-1);
    if (son?.at(-1)?.i === d.i - 1) son.push(d);
    else parcalar.push([d]);
  }
  const etiketler = noktalar.map((n) =>
    birim === 'ay' ? `${n.Ilk.slice(5, 7)}.${n.Ilk.slice(0, 4)}` : tarihYaz(n.Ilk).slice(0, 5),
  );
  return (
    <LineChart
      label={`${OLCUM_ADLARI[olcum]} eğilimi`}
      min={min}
      max={max}
      valueText={(deger) => deger}
      ticks={(yer) => everyNth(etiketler, yer)}
    >
      {({ x: yatay, y }) => {
        const x = (i: number) => yatay(pointAt(i, noktalar.length));
        return (
          <>
            {parcalar.map((p) => (
              <g key={p[0]!.i} aria-hidden>
                <polygon
                  fill="var(--accent-fill)"
                  fillOpacity={0.14}
                  points={[
                    ...p.map((d) => `${x(d.i)},${y(d.bant.Ust)}`),
                    ...p.toReversed().map((d) => `${x(d.i)},${y(d.bant.Alt)}`),
                  ].join(' ')}
                />
                <polyline
                  fill="none"
                  stroke="var(--accent-fill)"
                  strokeWidth={2}
                  points={p.map((d) => `${x(d.i)},${y(d.bant.Deger)}`).join(' ')}
                />
              </g>
            ))}
            {dolu.map(({ n, i, bant }) => (
              <ChartPoint
                key={n.Ilk}
                to={yolu(n)}
                name={`${noktaAdi(n, birim)}: ${olcumYaz(olcum, bant.Deger)} (${bantYaz(olcum, bant)}), ${sayiYaz(n.Yanitlanan)} yanıt`}
                x={x(i)}
                y={y(bant.Deger)}
              >
                <line
                  stroke="var(--accent-fill)"
                  strokeOpacity={0.5}
                  x1={x(i)}
                  x2={x(i)}
                  y1={y(bant.Ust)}
                  y2={y(bant.Alt)}
                />
              </ChartPoint>
            ))}
          </>
        );
      }}
    </LineChart>
  );
}
