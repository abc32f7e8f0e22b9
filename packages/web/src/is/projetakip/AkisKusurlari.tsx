import { type AkisKusuru } from '@masabasi/core/is/projetakip/akis';
import { Button, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import { Panel } from '../../ui/Panel.tsx';

export interface AkisKusurlariProps {
  readonly kusurlar: readonly AkisKusuru[];
  readonly onAc: (id: number) => void;
}

/** Gaps of the flow that block the approval of its plan. A line leads to its step. */
export function AkisKusurlari({ kusurlar, onAc }: AkisKusurlariProps) {
  if (kusurlar.length === 0)
    return (
      <Flex component="p" gap={6} align="center" m={0} c="dimmed">
        <IconCircleCheck size={16} aria-hidden /> Akışta eksik yok.
      </Flex>
    );
  return (
    <Panel title={`Eksikler (${kusurlar.length})`} icon={<IconAlertTriangle />} padded>
      <Text mb={8} fz={13} c="dimmed">
        Akış eksikleriyle kaydedilir; planı, tamamlanınca onaya gönderilir.
      </Text>
      <Flex component="ul" direction="column" gap={4} m={0} pl={16}>
        {kusurlar.map(({ AkisId, Metin }) => (
          <li key={`${AkisId} ${Metin}`}>
            {AkisId === null ? (
              Metin
            ) : (
              <Button
                variant="subtle"
                size="compact-sm"
                h="auto"
                px={0}
                ta="left"
                styles={{ label: { whiteSpace: 'normal' } }}
                onClick={() => onAc(AkisId)}
              >
                {Metin}
              </Button>
            )}
          </li>
        ))}
      </Flex>
    </Panel>
  );
}
