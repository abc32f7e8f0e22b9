import { Box, Flex, Text } from '@mantine/core';
import type { HareketSozlugu } from '@masabasi/core/platform/hareket/rules';
import { kodSozu } from '@masabasi/core/platform/text/metin';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { TimedLine } from '../../ui/TimedLine.tsx';

export interface GecmisSatiri {
  readonly key: string | number;
  readonly zaman: string;
  readonly baslik: ReactNode;
  /** Null: the application itself. */
  readonly kisi: string | null;
  /** Extra words of the room about the line. */
  readonly ek?: ReactNode;
  readonly aciklama?: ReactNode;
  /** Acts on the line. */
  readonly islem?: ReactNode;
}

/** A history line as a call answers it. Records without numbered lines have one line for each version. */
interface Hareket {
  readonly Id?: number;
  readonly Surum?: number;
  readonly Zaman: string;
  readonly Baslik?: string;
  readonly Kisi: string | null;
  readonly Aciklama: string;
}

/** The line as the history shows it. Rooms add to it, or say a part in their own way. */
export const hareketSatiri = (h: Hareket): GecmisSatiri => ({
  key: h.Id ?? h.Surum ?? h.Zaman,
  zaman: h.Zaman,
  baslik: h.Baslik,
  kisi: h.Kisi,
  aciklama: h.Aciklama,
});

/** Name of an event for a line without a title of its own. */
export const hareketAdi = ({ turler }: HareketSozlugu, Tur: string): string => turler[Tur] ?? kodSozu(Tur);

export interface GecmisProps {
  /** Names the history for a screen reader. */
  readonly label?: string;
  readonly rows: readonly GecmisSatiri[] | undefined;
  readonly error?: { readonly message: string } | null;
  readonly onRetry?: () => void;
  readonly empty?: string;
}

/** End of an address that points to one line. */
const capa = (key: string | number) => `#hareket-${key}`;

const ARANAN = { bg: 'var(--accent-soft)', style: { boxShadow: 'inset 3px 0 0 var(--accent-fill)' } };

const ortala = (satir: HTMLElement | null): void => {
  satir?.scrollIntoView({ block: 'center' });
};

/** History of a record of any room, newest first. */
export function Gecmis({ label = 'Geçmiş', rows, error, onRetry, empty = 'Hareket yok.' }: GecmisProps) {
  const { hash } = useLocation();
  if (error && !rows) return <ErrorState compact error={error} onRetry={onRetry} />;
  if (!rows)
    return (
      <Box py={8} px={16}>
        <SkeletonRows rows={4} />
      </Box>
    );
  if (rows.length === 0) return <EmptyState compact title={empty} />;
  return (
    <PlainList ordered className="ruled" aria-label={label}>
      {rows.map((h) => {
        const aranan = hash === capa(h.key);
        return (
          // A reader who comes for one line is taken to it, as soon as it is loaded.
          <TimedLine key={h.key} time={h.zaman} px={16} py={8} {...(aranan && { ref: ortala, ...ARANAN })}>
            <Flex component="span" gap="0 12px" wrap="wrap" justify="space-between">
              <Text component="strong" fw={500}>
                {h.baslik}
              </Text>
              <Text span fz={13} c="dimmed">
                {h.kisi ?? 'Sistem'}
              </Text>
            </Flex>
            {h.ek && <div>{h.ek}</div>}
            {h.aciklama && (
              <Text span fz={13} c="dimmed" className="lines">
                {h.aciklama}
              </Text>
            )}
            {h.islem && <div>{h.islem}</div>}
          </TimedLine>
        );
      })}
    </PlainList>
  );
}
