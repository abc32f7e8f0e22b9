import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { Button, Flex } from '@mantine/core';
import IconTag from '~icons/tabler/tag';
import { useState } from 'react';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const EtiketDialog = onDemand(() => import('./EtiketDialog.tsx'));

/** The tags of a customer in the heading of the card, with the button to edit them. */
export function MusteriEtiketleri({ m }: { readonly m: MusteriKarti }) {
  const [acik, setAcik] = useState(false);
  const bos = m.Etiketler.length === 0;
  return (
    <>
      {!bos && (
        // The heading is a paragraph, which holds no list element.
        <Flex component="span" role="list" aria-label="Etiketler" display="inline-flex" gap={6} wrap="wrap">
          {m.Etiketler.map((e) => (
            <span key={e.Id} role="listitem">
              <RenkliAd renk={e.Renk ?? 'gri'} ad={e.Ad} />
            </span>
          ))}
        </Flex>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        px={6}
        aria-label={bos ? undefined : 'Etiketleri Değiştir'}
        title={bos ? undefined : 'Etiketleri Değiştir'}
        leftSection={bos ? <IconTag size={16} aria-hidden /> : undefined}
        onClick={() => setAcik(true)}
      >
        {bos ? 'Etiket Ekle' : <IconTag size={16} aria-hidden />}
      </Button>
      {acik && <EtiketDialog kart={m} onClose={() => setAcik(false)} />}
    </>
  );
}
