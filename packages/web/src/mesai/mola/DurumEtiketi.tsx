import { Text } from '@mantine/core';
import type { PanoStili } from '@masabasi/core/mesai/mola/rules';
import css from './DurumEtiketi.module.css';
import { MolaSimgesi } from './MolaSimgesi.tsx';

/** A status as icon and word in its colour. Colour is never the only sign. */
export const DurumEtiketi = ({ id, stil, etiket }: { id: number | null; stil: PanoStili; etiket: string }) => (
  <span className={`${css.renkli} ${css.etiket}`} data-stil={stil}>
    <MolaSimgesi id={id} stil={stil} size={16} />
    <Text span truncate>
      {etiket}
    </Text>
  </span>
);
