import { Box, Flex, Text } from '@mantine/core';
import { gunAyYaz } from '@masabasi/core/platform/time/tarih';
import IconBeach from '~icons/tabler/beach';
import { Panel } from '../../ui/Panel.tsx';
import type { Gunum } from './Bugunum.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { KisiSatiri, Liste, Yan } from './Liste.tsx';

/** People on leave today with their return, and people who leave in the coming days. */
export function Izinde({ gunum }: { gunum: Gunum }) {
  const liste = gunum.data?.izinde;
  const yakinda = gunum.data?.yakinda ?? [];
  return (
    <Panel
      title="Bugün izinde"
      icon={<IconBeach stroke={1.7} />}
      actions={
        liste &&
        liste.length > 0 && (
          <Text span fz={13} c="dimmed" className="tnum">
            {liste.length} kişi
          </Text>
        )
      }
    >
      <Liste of={gunum} satirlar={liste} anahtar={(i) => i.Id} bos="Bugün izinde olan yok.">
        {(i) => (
          <KisiSatiri id={i.Id} ad={i.Ad} departman={i.Departman}>
            <Yan ust={i.izinTur} alt={`Dönüş ${gunAyYaz(i.Bitis)}`} />
          </KisiSatiri>
        )}
      </Liste>
      {yakinda.length > 0 && (
        <Box component="section" p="12px 16px 8px" className="line-above" aria-label="Bu hafta izne çıkacaklar">
          <Text component="h3" mb={4} fz={12} fw={600} lh="20px" c="dimmed">
            Bu hafta izne çıkacaklar
          </Text>
          <PlainList>
            {yakinda.map((i) => (
              <Flex key={`${i.Id} ${i.Baslangic}`} component="li" gap={12} align="center" py={6}>
                <Text span flex="0 0 64px" fz={13} c="dimmed" className="tnum">
                  {gunAyYaz(i.Baslangic)}
                </Text>
                <Text span flex={1} miw={0}>
                  {i.Ad}
                  <Text component="small" display="block" fz={12} c="dimmed">
                    {i.Departman}
                  </Text>
                </Text>
                <Yan ust={i.izinTur} alt={`Dönüş ${gunAyYaz(i.Bitis)}`} />
              </Flex>
            ))}
          </PlainList>
        </Box>
      )}
    </Panel>
  );
}
