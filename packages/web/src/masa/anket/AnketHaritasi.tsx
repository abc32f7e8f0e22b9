import { Box, Flex, Text } from '@mantine/core';
import { sorulmaMetni } from '@masabasi/core/masa/anket/fark';
import { anketHaritasi } from '@masabasi/core/masa/anket/harita';
import { type AnketSorusu, kosulMetni } from '@masabasi/core/masa/anket/rules';
import { kisalt } from '@masabasi/core/platform/text/metin';

const KUTU = { en: 236, boy: 40 };
const ARA = 10;
const GIRINTI = 26;
/** Distance of an arrow's start from the left edge of its box. */
const CIKIS = 12;
const SIGAN_HARF = 32;
const HATALI = { fill: 'var(--danger-soft)', stroke: 'var(--danger)' };
const KUSURSUZ = { fill: 'var(--surface-2)', stroke: 'var(--line-strong)' };

export interface AnketHaritasiProps {
  readonly sorular: readonly AnketSorusu[];
  /** Ids of the questions with a mistake. */
  readonly hatalilar: ReadonlySet<number>;
}

/** The questions and the answers that lead to them: as a drawing, and as an equivalent list. */
export function AnketHaritasi({ sorular, hatalilar }: AnketHaritasiProps) {
  const { kutular, oklar, derinlik } = anketHaritasi(sorular);
  const yeri = new Map(kutular.map((k) => [k.Id, { x: k.derinlik * GIRINTI, y: (k.no - 1) * (KUTU.boy + ARA) }]));
  const en = derinlik * GIRINTI + KUTU.en + 2;
  const boy = Math.max(1, kutular.length) * (KUTU.boy + ARA) - ARA + 2;
  const adi = (s: AnketSorusu, no: number) => `${no}. ${s.Soru.trim() === '' ? 'Yeni soru' : s.Soru}`;
  if (sorular.length === 0)
    return (
      <Text fz={13} c="dimmed">
        Soru ekledikçe harita burada çizilir.
      </Text>
    );
  return (
    <>
      <div style={{ overflowX: 'auto' }}>
        <svg
          display="block"
          width={en}
          height={boy}
          viewBox={`-1 -1 ${en} ${boy}`}
          role="img"
          aria-label="Dalların haritası"
        >
          {oklar.map(({ kimden, kime }) => {
            const [a, b] = [yeri.get(kimden)!, yeri.get(kime)!];
            const orta = b.y + KUTU.boy / 2;
            const cikis = b.y > a.y ? a.y + KUTU.boy : a.y;
            return (
              <g key={kime} fill="none" stroke="var(--control-line)" strokeWidth={1.5}>
                <path d={`M ${a.x + CIKIS} ${cikis} V ${orta} H ${b.x - 5}`} />
                <path
                  d={`M ${b.x - 6} ${orta - 4} L ${b.x - 1} ${orta} L ${b.x - 6} ${orta + 4} Z`}
                  fill="var(--control-line)"
                  stroke="none"
                />
              </g>
            );
          })}
          {sorular.map((s, i) => {
            const { x, y } = yeri.get(s.Id)!;
            const kosul = kosulMetni(s, sorular);
            const hatali = hatalilar.has(s.Id);
            return (
              <g key={s.Id} fontSize={12} fill="var(--text)" transform={`translate(${x} ${y})`}>
                <rect width={KUTU.en} height={KUTU.boy} rx={6} {...(hatali ? HATALI : KUSURSUZ)} />
                <text x={10} y={17}>
                  {kisalt(adi(s, i + 1), SIGAN_HARF)}
                </text>
                <text
                  x={10}
                  y={32}
                  fontSize={11.5}
                  fontWeight={hatali ? 600 : undefined}
                  fill={hatali ? 'var(--danger)' : 'var(--text-2)'}
                >
                  {kisalt(
                    hatali ? '! düzeltilecek' : s.KosulSoruId === null ? 'herkese' : `yanıt: ${kosul ?? '?'}`,
                    SIGAN_HARF + 4,
                  )}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <Box component="details" mt={12} fz={13}>
        <Text component="summary" c="dimmed">
          Liste olarak
        </Text>
        <Flex component="ol" direction="column" gap={4} m="8px 0 0" pl={20} aria-label="Soruların sorulma sırası">
          {sorular.map((s) => (
            <li key={s.Id}>
              {s.Soru.trim() === '' ? 'Yeni soru' : s.Soru}:{' '}
              <Text span c="dimmed">
                {sorulmaMetni(s, sorular)} sorulur
              </Text>
            </li>
          ))}
        </Flex>
      </Box>
    </>
  );
}
