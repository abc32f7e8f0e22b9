import { Flex, Text } from '@mantine/core';
import { AKIS_TURLERI, type AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import IconCheck from '~icons/tabler/check';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import css from './AkisDugumu.module.css';

export type AkisNode = Node<{ readonly adim: AkisAdimi; readonly kusurlu: boolean }, 'adim'>;

/** A step on the canvas: a box whose border shows its kind, which is also written in it. */
export const AkisDugumu = memo(function AkisDugumu({
  data: { adim, kusurlu },
  selected,
  isConnectable,
}: NodeProps<AkisNode>) {
  return (
    <div
      className={css.dugum}
      data-tur={adim.Tur}
      data-secili={selected || undefined}
      data-kusurlu={kusurlu || undefined}
      data-tamam={adim.Tamamlandi || undefined}
    >
      <Handle type="target" position={Position.Top} isConnectable={isConnectable} className={css.uc} />
      <Flex
        component="span"
        gap={4}
        align="center"
        justify={adim.Tur === 'baslangic' || adim.Tur === 'bitis' ? 'center' : undefined}
        fz={12}
        lh="14px"
        c="dimmed"
      >
        {AKIS_TURLERI[adim.Tur]}
        {adim.Tamamlandi && <IconCheck size={13} aria-label="tamamlandı" />}
      </Flex>{' '}
      <Text span lineClamp={2} fz={13} fw={500} lh="17px">
        {adim.Ad}
      </Text>
      {adim.Tur !== 'bitis' && (
        <Handle type="source" position={Position.Bottom} isConnectable={isConnectable} className={css.uc} />
      )}
    </div>
  );
});
