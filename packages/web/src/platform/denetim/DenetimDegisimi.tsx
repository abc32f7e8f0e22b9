import { Text } from '@mantine/core';
import type { DenetimSatiri } from '@masabasi/core/platform/denetim/contract';
import { Facts } from '../../ui/Facts.tsx';

/** The change of an audited action: old values only for changed fields, and all new values. */
export function DenetimDegisimi({ kayit: { Once, Sonra } }: { kayit: DenetimSatiri }) {
  if (Once === null && Sonra === null)
    return (
      <Text span c="var(--text-3)">
        –
      </Text>
    );
  return (
    <Facts labels="44px" gap={0}>
      {Once !== null && (
        <div>
          <Text component="dt" fz={12} c="var(--text-3)">
            Önce
          </Text>
          <dd>{Once}</dd>
        </div>
      )}
      {Sonra !== null && (
        <div>
          <Text component="dt" fz={12} c="var(--text-3)">
            {Once === null ? 'Bilgi' : 'Sonra'}
          </Text>
          <dd>{Sonra}</dd>
        </div>
      )}
    </Facts>
  );
}
