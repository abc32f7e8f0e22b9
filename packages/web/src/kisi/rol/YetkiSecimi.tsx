import { Box, Flex, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { rol } from '@masabasi/core/kisi/rol/contract';
import { CheckRow } from '../../ui/CheckRow.tsx';

export interface YetkiSecimiProps {
  readonly alanlar: Basari<typeof rol.rolGerekli>['alanlar'];
  readonly secili: readonly number[];
  /** Rights that the role has already: a person who may not grant them may keep them. */
  readonly ilk: readonly number[];
  readonly onChange: (secili: readonly number[]) => void;
}

/** The catalogue of rights as check boxes, by area. */
export function YetkiSecimi({ alanlar, secili, ilk, onChange }: YetkiSecimiProps) {
  return (
    <Flex component="fieldset" direction="column" gap={8} miw={0} p={0} m={0} bd={0}>
      <Box component="legend" p={0} mb={8} fw={600}>
        Yetkiler
      </Box>
      {alanlar.map(({ Alan, yetkiler }) => (
        <Box key={Alan} component="fieldset" miw={0} p={0} m="0 0 4px" bd={0}>
          <Box component="legend" p={0} fz={12} fw={500} c="dimmed">
            {Alan}
          </Box>
          {yetkiler.map(({ YetkiId, Ad, Verilebilir }) => {
            const kapali = !Verilebilir && !ilk.includes(YetkiId);
            return (
              <CheckRow
                key={YetkiId}
                dense
                c={kapali ? 'dimmed' : undefined}
                disabled={kapali}
                checked={secili.includes(YetkiId)}
                onChange={(sec) => onChange(sec ? [...secili, YetkiId] : secili.filter((id) => id !== YetkiId))}
              >
                <span>
                  {Ad}
                  {kapali && (
                    <Text span fz={12} fw={400} c="dimmed">
                      {' '}
                      (sizde olmadığı için veremezsiniz)
                    </Text>
                  )}
                </span>
              </CheckRow>
            );
          })}
        </Box>
      ))}
    </Flex>
  );
}
