import { GOREV_DURUM_ADLARI, GOREV_SURECI, type GorevDurumu } from '@masabasi/core/is/gorev/rules';
import { Button, Text } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './GorevSurecDialog.module.css';

export interface GorevSurecDialogProps {
  /** The present state of the task. */
  readonly durum: GorevDurumu;
  readonly onClose: () => void;
}

/** A state with at least this many incoming moves is described in words: its arrows would cover the others. */
const COK = 5;
const SATIR = 52;
const KUTU = { x: 96, en: 168, boy: 32 };
const EN = 380;
const SIMDIKI = { fill: 'var(--accent-soft)', stroke: 'var(--accent-text)', strokeWidth: 2 };
const OBURLERI = { fill: 'var(--surface)', stroke: 'var(--line-strong)' };

const GECISLER = GOREV_SURECI.gecisler.flatMap(({ nereden, ...g }) =>
  nereden.length >= COK ? [] : nereden.map((bas) => ({ ...g, bas })),
);
const HER_YERDEN = GOREV_SURECI.gecisler.filter((g) => g.nereden.length >= COK);
const CIZILEN = GOREV_SURECI.durumlar.filter((d) => !HER_YERDEN.some((g) => g.nereye === d));
const ortasi = (d: GorevDurumu): number => CIZILEN.indexOf(d) * SATIR + SATIR / 2;

/** The line of a move: straight to the next state below, curved on the right further down, on the left back up. */
function cizgi(bas: GorevDurumu, son: GorevDurumu): string {
  const [y1, y2] = [ortasi(bas), ortasi(son)];
  const adim = (y2 - y1) / SATIR;
  if (adim === 1) return `M ${KUTU.x + KUTU.en / 2} ${y1 + KUTU.boy / 2} V ${y2 - KUTU.boy / 2 - 2}`;
  const sagda = adim > 0;
  const x = sagda ? KUTU.x + KUTU.en : KUTU.x;
  const uzak = (sagda ? 1 : -1) * (20 + Math.abs(adim) * 12);
  return `M ${x} ${y1 + 6} C ${x + uzak} ${y1 + 6}, ${x + uzak} ${y2 - 6}, ${x + (sagda ? 2 : -2)} ${y2 - 6}`;
}

/** The state machine of a task as a drawing and in words, from the same table as its buttons. */
export default function GorevSurecDialog({ durum, onClose }: GorevSurecDialogProps) {
  return (
    <Dialog
      opened
      readOnly
      onClose={onClose}
      title="İşin Yolu"
      width={820}
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <Columns of="minmax(0, 380px) minmax(0, 1fr)" below={640} align="start">
        <svg width="100%" viewBox={`0 0 ${EN} ${CIZILEN.length * SATIR}`} aria-hidden>
          <defs>
            <marker id="gorev-ok" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path fill="var(--text-2)" d="M 0 0 L 8 4 L 0 8 z" />
            </marker>
          </defs>
          {GECISLER.map((g) => (
            <path
              key={`${g.bas} ${g.nereye}`}
              fill="none"
              stroke={g.bas === durum ? 'var(--accent-text)' : 'var(--line-strong)'}
              strokeWidth={g.bas === durum ? 2 : 1.5}
              d={cizgi(g.bas, g.nereye)}
              markerEnd="url(#gorev-ok)"
            />
          ))}
          {CIZILEN.map((d) => (
            <g key={d} {...(d === durum ? SIMDIKI : OBURLERI)}>
              <rect x={KUTU.x} y={ortasi(d) - KUTU.boy / 2} width={KUTU.en} height={KUTU.boy} rx={8} />
              <text
                fontSize={13}
                fill="var(--text)"
                stroke="none"
                x={KUTU.x + KUTU.en / 2}
                y={ortasi(d) + 5}
                textAnchor="middle"
              >
                {GOREV_DURUM_ADLARI[d]}
              </text>
            </g>
          ))}
        </svg>
        <PlainList gap={8} fz={13} aria-label="Geçişler">
          {GECISLER.map((g) => (
            <li key={`${g.bas} ${g.nereye}`} className={g.bas === durum ? css.simdi : undefined}>
              <strong>{g.ad}</strong>: {GOREV_DURUM_ADLARI[g.bas]} → {GOREV_DURUM_ADLARI[g.nereye]}
              {g.cumle && (
                <Text span display="block" c="dimmed">
                  {g.cumle}
                </Text>
              )}
            </li>
          ))}
          {HER_YERDEN.map((g) => (
            <li key={g.nereye}>
              <strong>{g.ad}</strong>: kapanmamış her durumdan → {GOREV_DURUM_ADLARI[g.nereye]}
            </li>
          ))}
        </PlainList>
      </Columns>
    </Dialog>
  );
}
