import { anasayfa } from '@masabasi/core/anasayfa/contract';
import { Button } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useEndpoint } from '../api.ts';
import { Panel } from '../ui/Panel.tsx';
import css from './Bekleyenlerim.module.css';

const DemolarDialog = lazy(() => import('../demo/DemolarDialog.tsx'));
const LisansUyarilariDialog = lazy(() => import('../lisans/LisansUyarilariDialog.tsx'));

/** What of the customer half waits for the person, and the way to it. */
export function Bekleyenlerim() {
  const { data, error } = useEndpoint(anasayfa.bekleyenlerim, {});
  const [acik, setAcik] = useState<'demo' | 'lisans' | null>(null);
  const kapat = () => setAcik(null);
  const { demo = 0, lisans = 0 } = data?.bekleyenler ?? {};
  return (
    <Panel title="Bekleyenlerim" icon={<IconPackage stroke={1.7} />}>
      {error && !data && <p className={css.satir}>{error.message}</p>}
      <div className={css.satir}>
        <span>{data && (demo > 0 ? `Bekleyen ${demo} demo kurulumunuz var.` : 'Bekleyen demo kurulumunuz yok.')}</span>
        <Button variant={demo > 0 ? 'filled' : 'default'} onClick={() => setAcik('demo')}>
          Demoları Aç
        </Button>
      </div>
      {lisans > 0 && (
        <div className={css.satir}>
          <span>Bitişi yaklaşan ya da geçen {lisans} lisans için uyarıldınız.</span>
          <Button variant="default" onClick={() => setAcik('lisans')}>
            Lisansları Aç
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {acik === 'demo' && <DemolarDialog onClose={kapat} />}
        {acik === 'lisans' && <LisansUyarilariDialog onClose={kapat} />}
      </Suspense>
    </Panel>
  );
}
