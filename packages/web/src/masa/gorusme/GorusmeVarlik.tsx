import { Flex } from '@mantine/core';
import { varlikCumlesi } from '@masabasi/core/masa/varlik/rules';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { useVarlik } from '../varlik/varlik.ts';

/** Colleagues who have the same ticket open, with a mark for those who are typing. */
export function GorusmeVarlik({ Id }: { readonly Id: number }) {
  const oradakiler = useVarlik(Id);
  return (
    <Flex
      component="span"
      display={oradakiler.length === 0 ? 'none' : 'inline-flex'}
      gap="4px 6px"
      wrap="wrap"
      align="center"
      role="status"
    >
      {oradakiler.slice(0, 4).map((o) => (
        <KisiYuzu key={o.Id} id={o.Id} ad={o.Ad} size={24} />
      ))}
      {oradakiler.length > 0 && <span>{varlikCumlesi(oradakiler)}</span>}
    </Flex>
  );
}
