import { Flex, Text } from '@mantine/core';
import type { PanoSayilari } from '@masabasi/core/mesai/mola/rules';
import renk from './DurumEtiketi.module.css';
import { MolaSimgesi } from './MolaSimgesi.tsx';

const KALEMLER = [
  { alan: 'yemek', ad: 'Yemekte', id: 648, stil: 'mola' },
  { alan: 'diger', ad: 'Diğer molada', id: 646, stil: 'mola' },
  { alan: 'baska', ad: 'Diğer', id: 644, stil: 'uyari' },
  { alan: 'masada', ad: 'Masa başında', id: 651, stil: 'masa' },
  { alan: 'izinli', ad: 'İzinli', id: null, stil: 'izinli' },
  { alan: 'gelmeyen', ad: 'Gelmeyen', id: null, stil: 'yok' },
] as const;

/** Number of people by status (specification 4.1: meal and other breaks), each with icon and word. */
export function PanoOzeti({ sayilar }: { sayilar: PanoSayilari }) {
  return (
    <Flex component="dl" rowGap={4} columnGap={12} wrap="wrap" m={0}>
      {KALEMLER.map((k) => {
        const bos = sayilar[k.alan] === 0;
        return (
          <Flex
            key={k.alan}
            gap={6}
            align="center"
            c={bos ? 'var(--text-3)' : 'var(--renk)'}
            className={`nowrap ${renk.renkli}`}
            data-stil={k.stil}
          >
            <MolaSimgesi id={k.id} stil={k.stil} size={16} />
            <Text component="dt" c="dimmed" style={{ order: 1 }}>
              {k.ad}
            </Text>
            <Text component="dd" fw={600} c={bos ? undefined : 'var(--text)'} className="tnum">
              {sayilar[k.alan]}
            </Text>
          </Flex>
        );
      })}
    </Flex>
  );
}
