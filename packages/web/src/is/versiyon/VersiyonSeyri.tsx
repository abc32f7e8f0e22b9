import { Box, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { gunEkle, gunFarki, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { planCumlesi, sinavCumlesi, type TahminAraligi, tahminCumlesi } from '@masabasi/core/is/versiyon/tahmin';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { AsTable, LineChart } from '../../ui/LineChart.tsx';
import { Table } from '../../ui/Table.tsx';
import { ChartLegend } from '../../ui/ChartLegend.tsx';

export type VersiyonDetayi = Basari<typeof oda.versiyonDetay>;
type Hafta = VersiyonDetayi['haftalar'][number];

/** At least this many weeks are shown, and at most this many days ahead. */
const EN_AZ_HAFTA = 6;
const EN_COK_ILERI = 182;

const PLAN = { stroke: 'var(--warn)', strokeDasharray: '2 3', strokeWidth: 1.5 };
const ornek = (borderTop: string) => <Box component="span" w={16} h={0} style={{ borderTop }} />;
const TAHMIN_ORNEGI = (
  <Box
    component="span"
    w={16}
    h={10}
    bg="color-mix(in srgb, var(--accent-fill) 22%, transparent)"
    bd="1px dashed var(--accent-fill)"
  />
);

/** Growth of a version, its finished part, and the range of days for the rest. */
export function VersiyonSeyri({ detay }: { readonly detay: VersiyonDetayi }) {
  const { versiyon: v, tahmin, tahminsiz } = detay;
  const ilk = detay.haftalar.findIndex((h) => h.Kapsam > 0);
  const haftalar = detay.haftalar.slice(Math.min(ilk < 0 ? 0 : ilk, detay.haftalar.length - EN_AZ_HAFTA));
  const aralik = tahmin && { erken: tahmin.Erken, gec: tahmin.Gec };
  const cumle = aralik ? tahminCumlesi(aralik, v.Is - v.Biten) : tahminsiz;
  const plan = aralik && planCumlesi(aralik, v.Planlanan_Tarih);
  return (
    <>
      <Text mb={12}>
        {cumle} {plan && <strong className={plan.gec ? 'danger' : undefined}>{plan.metin}</strong>}
      </Text>
      {v.Is > 0 && (
        <>
          <ChartLegend
            entries={[
              { name: 'Kapsam', sample: ornek('2px solid var(--text-2)') },
              { name: 'Biten', sample: ornek('2px solid var(--accent-fill)') },
              ...(aralik ? [{ name: 'Tahmin aralığı', sample: TAHMIN_ORNEGI }] : []),
              { name: 'Planlanan tarih', sample: ornek('2px dotted var(--warn)') },
            ]}
          />
          <Cizim
            haftalar={haftalar}
            aralik={aralik}
            planlanan={v.Planlanan_Tarih}
            ad={`${v.No} seyri: ${v.Biten} / ${v.Is} iş bitti. ${cumle ?? ''}`}
          />
          <AsTable>
            <Table
              label="Haftalara göre seyir"
              rows={haftalar}
              rowKey={(h) => h.Gun}
              empty="Hafta yok."
              columns={[
                { key: 'gun', header: 'Gün sonu', renderCell: (h) => tarihYaz(h.Gun) },
                { key: 'kapsam', header: 'Kapsam', align: 'right', width: '25%', renderCell: (h) => h.Kapsam },
                { key: 'biten', header: 'Biten', align: 'right', width: '25%', renderCell: (h) => h.Biten },
              ]}
            />
          </AsTable>
        </>
      )}
      {aralik && <Sinav Id={v.Id} />}
    </>
  );
}

/** The error of the forecast for earlier versions, so that readers can judge it. */
function Sinav({ Id }: { readonly Id: number }) {
  const { data } = useEndpoint(oda.versiyonSinavi, { Id });
  const cumle = data && sinavCumlesi(data.sinavlar);
  if (!cumle) return null;
  return (
    <AsTable title={cumle}>
      <Table
        label="Geçmiş tahminler"
        rows={data.sinavlar}
        rowKey={(s) => s.No}
        empty=""
        columns={[
          { key: 'no', header: 'Versiyon', renderCell: (s) => s.No },
          { key: 'gun', header: 'Yarı yol', renderCell: (s) => tarihYaz(s.Gun) },
          {
            key: 'tahmin',
            header: 'Tahmin',
            renderCell: (s) => `${tarihYaz(s.Erken)} – ${s.Gec === null ? '?' : tarihYaz(s.Gec)}`,
          },
          { key: 'gercek', header: 'Bitti', renderCell: (s) => tarihYaz(s.Gercek) },
          {
            key: 'sonuc',
            header: 'Sonuç',
            renderCell: (s) =>
              s.Icinde ? 'Tuttu' : <span className="danger">{s.Gercek < s.Erken ? 'Erken bitti' : 'Geç bitti'}</span>,
          },
        ]}
      />
    </AsTable>
  );
}

interface CizimProps {
  readonly haftalar: readonly Hafta[];
  readonly aralik: TahminAraligi | null;
  readonly planlanan: string;
  readonly ad: string;
}

/** The last day of the chart. It includes plan and forecast, unless they are too far away. */
function sonGun({ aralik, planlanan }: CizimProps, bugun: string): string {
  const ileri = [planlanan, aralik?.gec ?? (aralik && gunEkle(aralik.erken, 28)), bugun].filter((g) => g != null);
  const son = ileri.toSorted().at(-1)!;
  const enSon = gunEkle(bugun, EN_COK_ILERI);
  return son > enSon ? enSon : son;
}

function Cizim(props: CizimProps) {
  const { haftalar, aralik, planlanan, ad } = props;
  const bugun = haftalar.at(-1)?.Gun ?? istanbulGunu(simdi());
  const ilk = haftalar[0]?.Gun ?? bugun;
  const son = sonGun(props, bugun);
  const gunler = Math.max(1, gunFarki(ilk, son));
  const simdiki = haftalar.at(-1) ?? { Gun: bugun, Kapsam: 0, Biten: 0 };
  const gec = aralik && (aralik.gec ?? son);
  const planda = planlanan >= ilk && planlanan <= son;
  // The grid has four steps, each a whole number of tasks.
  const enCok = 4 * Math.ceil(Math.max(4, ...haftalar.map((h) => h.Kapsam)) / 4);
  const etiketler = (yer: number) =>
    Array.from({ length: yer }, (_, i) => {
      const gun = Math.round((gunler * i) / (yer - 1));
      return { at: gun / gunler, text: tarihYaz(gunEkle(ilk, gun)).slice(0, 5) };
    }).filter((t, i, hepsi) => t.at !== hepsi[i - 1]?.at);
  return (
    <LineChart picture label={ad} min={0} max={enCok} valueText={(adet) => adet} left={36} ticks={etiketler}>
      {({ x: yatay, y, top, bottom, right }) => {
        const x = (gun: string) => yatay(Math.min(gunFarki(ilk, gun), gunler) / gunler);
        const noktalar = (deger: (h: Hafta) => number) => haftalar.map((h) => `${x(h.Gun)},${y(deger(h))}`).join(' ');
        return (
          <>
            <polygon
              fill="var(--accent-fill)"
              fillOpacity={0.1}
              points={`${x(ilk)},${y(0)} ${noktalar((h) => h.Biten)} ${x(bugun)},${y(0)}`}
            />
            <polyline fill="none" stroke="var(--text-2)" strokeWidth={1.5} points={noktalar((h) => h.Kapsam)} />
            <polyline fill="none" stroke="var(--accent-fill)" strokeWidth={2} points={noktalar((h) => h.Biten)} />
            {aralik && gec && (
              <>
                <polygon
                  fill="var(--accent-fill)"
                  fillOpacity={0.22}
                  points={`${x(bugun)},${y(simdiki.Biten)} ${x(aralik.erken)},${y(simdiki.Kapsam)} ${x(gec)},${y(simdiki.Kapsam)}${aralik.gec === null ? ` ${x(gec)},${y(simdiki.Biten)}` : ''}`}
                />
                <polyline
                  fill="none"
                  stroke="var(--accent-fill)"
                  strokeDasharray="4 4"
                  points={`${x(bugun)},${y(simdiki.Kapsam)} ${x(gec)},${y(simdiki.Kapsam)}`}
                />
              </>
            )}
            <line stroke="var(--line-strong)" x1={x(bugun)} x2={x(bugun)} y1={top} y2={bottom} />
            {planda && (
              <>
                <line {...PLAN} x1={x(planlanan)} x2={x(planlanan)} y1={top} y2={bottom} />
                <text
                  fontSize={12}
                  fill="var(--warn)"
                  x={x(planlanan)}
                  y={12}
                  textAnchor={x(planlanan) > right - 30 ? 'end' : x(planlanan) < yatay(0) + 30 ? 'start' : 'middle'}
                >
                  {tarihYaz(planlanan).slice(0, 5)}
                </text>
              </>
            )}
          </>
        );
      }}
    </LineChart>
  );
}
