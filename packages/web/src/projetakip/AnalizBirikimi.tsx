import { saatYaz } from '@masabasi/core/projetakip/deger';
import type { AnalizGrafigi } from '@masabasi/core/projetakip/satirlar';
import { tarihYaz } from '@masabasi/core/tarih';
import { useElementSize } from '@mantine/hooks';
import { Link } from 'react-router';
import { useAnalizAdresi } from '../analizAdresi.ts';
import { Panel } from '../ui/Panel.tsx';
import { Table } from '../ui/Table.tsx';
import css from './AnalizBirikimi.module.css';

type Nokta = AnalizGrafigi['birikim'][number];
const BOY = 260;
const PAY = { sol: 56, sag: 24, ust: 12, alt: 28 };
const BASAMAK = 4;
/** Each its own stroke: what it is, is seen without colour. */
const CIZGILER = [
  { alan: 'PV', ad: 'Planlanan (PV)' },
  { alan: 'EV', ad: 'Kazanılan (EV)' },
  { alan: 'AC', ad: 'Harcanan (AC)' },
] as const;

/** A round number at or above one, in steps that are read easily. */
const yukari = (n: number): number => {
  const kat = 10 ** Math.floor(Math.log10(Math.max(1, n)));
  return ([1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((k) => k * kat >= n) ?? 10) * kat;
};
const yaz = (n: number | null): string => (n === null ? '–' : saatYaz(n));

/** What was planned, done and spent, week by week: the burn-up, with its figures as a table. */
export function AnalizBirikimi({ noktalar, BAC }: { readonly noktalar: readonly Nokta[]; readonly BAC: number }) {
  const { planlar } = useAnalizAdresi();
  return (
    <Panel title="Birikim" padded>
      <ul className={css.anahtar} aria-hidden>
        {CIZGILER.map((c) => (
          <li key={c.alan}>
            <svg width="28" height="8">
              <line className={css.cizgi} data-alan={c.alan} x1="0" x2="28" y1="4" y2="4" />
            </svg>
            {c.ad}
          </li>
        ))}
        <li>Tahmin (BAC): {saatYaz(BAC)} saat</li>
      </ul>
      <Cizim noktalar={noktalar} />
      <details className={css.tablo}>
        <summary>Tablo olarak göster</summary>
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
      </details>
    </Panel>
  );
}

function Cizim({ noktalar }: { readonly noktalar: readonly Nokta[] }) {
  const { planlar } = useAnalizAdresi();
  const { ref, width } = useElementSize();
  const en = Math.max(280, width);
  const enCok = yukari(Math.max(1, ...noktalar.flatMap((n) => [n.PV, n.EV ?? 0, n.AC ?? 0])));
  const x = (i: number) => PAY.sol + (noktalar.length < 2 ? 0.5 : i / (noktalar.length - 1)) * (en - PAY.sol - PAY.sag);
  const y = (deger: number) => PAY.ust + (1 - deger / enCok) * (BOY - PAY.ust - PAY.alt);
  const her = Math.max(1, Math.ceil(noktalar.length / Math.floor((en - PAY.sol) / 64)));
  return (
    <div ref={ref} className={css.kap}>
      <svg className={css.cizim} width={en} height={BOY} role="group" aria-label="Saatlerin birikimi">
        {Array.from({ length: BASAMAK + 1 }, (_, k) => (enCok * k) / BASAMAK).map((deger) => (
          <g key={deger} aria-hidden>
            <line className={css.izgara} x1={PAY.sol} x2={en - PAY.sag} y1={y(deger)} y2={y(deger)} />
            <text className={css.yazi} x={PAY.sol - 6} y={y(deger) + 4} textAnchor="end">
              {saatYaz(deger)}
            </text>
          </g>
        ))}
        {CIZGILER.map(({ alan }) => (
          <polyline
            key={alan}
            aria-hidden
            className={css.cizgi}
            data-alan={alan}
            points={noktalar.flatMap((n, i) => (n[alan] === null ? [] : [`${x(i)},${y(n[alan])}`])).join(' ')}
          />
        ))}
        {noktalar.map(
          (n, i) =>
            i % her === 0 && (
              <text key={n.Gun} className={css.yazi} x={x(i)} y={BOY - 8} textAnchor="middle" aria-hidden>
                {tarihYaz(n.Gun).slice(0, 5)}
              </text>
            ),
        )}
        {noktalar.map((n, i) => {
          if (n.EV === null) return null;
          const ad = `${tarihYaz(n.Gun)}: ${CIZGILER.map((c) => `${c.ad} ${yaz(n[c.alan])} saat`).join(', ')}`;
          return (
            <Link key={n.Gun} to={planlar({ gun: n.Gun })} aria-label={ad} className={css.nokta}>
              <title>{ad}</title>
              <circle cx={x(i)} cy={y(n.EV)} r={12} className={css.alan} />
              <circle cx={x(i)} cy={y(n.EV)} r={4} className={css.yuvarlak} />
            </Link>
          );
        })}
      </svg>
    </div>
  );
}
