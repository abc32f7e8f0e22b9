import { anasayfa } from '@masabasi/core/anasayfa/contract';
import { Button } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useEndpoint } from '../api.ts';
import { useOlay } from '../olaylar.ts';
import { Panel } from '../ui/Panel.tsx';
import css from './BekleyenDemolar.module.css';

const DemolarDialog = lazy(() => import('../demo/DemolarDialog.tsx'));

/** How many demo installations wait for the person, and the way to them. */
export function BekleyenDemolar() {
  const { data, error, refetch } = useEndpoint(anasayfa.demoSayisi, {});
  const [acik, setAcik] = useState(false);
  useOlay('demo', () => void refetch());
  useOlay('yenile', () => void refetch());
  const sayi = data?.sayi ?? 0;
  return (
    <Panel title="Demo kurulumlarım" icon={<IconPackage stroke={1.7} />}>
      <div className={css.satir}>
        <span>
          {error && !data
            ? error.message
            : sayi > 0
              ? `Bekleyen ${sayi} demo kurulumunuz var.`
              : data && 'Bekleyen demo kurulumunuz yok.'}
        </span>
        <Button variant={sayi > 0 ? 'filled' : 'default'} onClick={() => setAcik(true)}>
          Demoları Aç
        </Button>
      </div>
      <Suspense fallback={null}>{acik && <DemolarDialog onClose={() => setAcik(false)} />}</Suspense>
    </Panel>
  );
}
