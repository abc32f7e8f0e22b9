import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { Button, Flex } from '@mantine/core';
import IconTag from '~icons/tabler/tag';
import { useState } from 'react';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const EtiketDialog = onDemand(() => import('./EtiketDialog.tsx'));

/** The tags of a customer, with the button to edit them. */
export function MusteriEtiketleri({ m }: { readonly m: MusteriKarti }) {
  const [acik, setAcik] = useState(false);
  return (
    <Flex rowGap={6} columnGap={12} wrap="wrap" align="center" mb={12}>
      {m.Etiketler.length > 0 && (
        <PlainList aria-label="Etiketler" row gap={6}>
          {m.Etiketler.map((e) => (
            <li key={e.Id}>
              <RenkliAd renk={e.Renk ?? 'gri'} ad={e.Ad} />
            </li>
          ))}
        </PlainList>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconTag size={16} aria-hidden />}
        onClick={() => setAcik(true)}
      >
        {m.Etiketler.length === 0 ? 'Etiket Ekle' : 'Etiketleri Değiştir'}
      </Button>
      {acik && <EtiketDialog kart={m} onClose={() => setAcik(false)} />}
    </Flex>
  );
}
