import IconCake from '~icons/tabler/cake';
import { anasayfa } from '../../calls/anasayfa.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { KisiSatiri, Liste, Yan } from './Liste.tsx';

/** Birthdays of today and the next six days. */
export function DogumGunleri() {
  const okunan = useEndpoint(anasayfa.getDoganlar, {}, { staleTime: 600_000 });
  return (
    <Panel title="Doğum günleri" icon={<IconCake stroke={1.7} />}>
      <Liste of={okunan} satirlar={okunan.data?.doganlar} anahtar={(d) => d.Id} bos="Bu hafta doğum günü olan yok.">
        {(d) => (
          <KisiSatiri id={d.Id} ad={d.Ad} departman={d.Departman}>
            {d.KalanGun === 0 ? (
              <Chip tone="accent">Bugün</Chip>
            ) : (
              <Yan ust={d.KalanGun === 1 ? 'Yarın' : d.Gun} alt={d.KalanGun === 1 ? d.Gun : undefined} />
            )}
          </KisiSatiri>
        )}
      </Liste>
    </Panel>
  );
}
