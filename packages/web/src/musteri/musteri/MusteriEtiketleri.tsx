import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { Button } from '@mantine/core';
import IconTag from '~icons/tabler/tag';
import { lazy, Suspense, useState } from 'react';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import css from './MusteriEtiketleri.module.css';

const EtiketDialog = lazy(() => import('./EtiketDialog.tsx'));

/** The tags of a customer, with the button to edit them. */
export function MusteriEtiketleri({ m }: { readonly m: MusteriKarti }) {
  const [acik, setAcik] = useState(false);
  return (
    <div className={css.satir}>
      {m.Etiketler.length > 0 && (
        <ul aria-label="Etiketler" className={css.etiketler}>
          {m.Etiketler.map((e) => (
            <li key={e.Id}>
              <RenkliAd renk={e.Renk ?? 'gri'} ad={e.Ad} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconTag size={16} aria-hidden />}
        onClick={() => setAcik(true)}
      >
        {m.Etiketler.length === 0 ? 'Etiket Ekle' : 'Etiketleri Değiştir'}
      </Button>
      <Suspense fallback={null}>{acik && <EtiketDialog kart={m} onClose={() => setAcik(false)} />}</Suspense>
    </div>
  );
}
