import type { DemoSatiri } from '@masabasi/core/musteri/demo/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import { useCallback, useState } from 'react';
import { demo as oda } from '../../calls/demo.ts';
import { tanim } from '../../calls/tanim.ts';
import { invalidate, useAction, useEndpoint } from '../../platform/call/api.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { type DemoEylemi, DemoTablosu } from './DemoTablosu.tsx';
import { KapananDemolar } from './KapananDemolar.tsx';

const DemoAtaDialog = onDemand(() => import('./DemoAtaDialog.tsx'));
const DemoDialog = onDemand(() => import('./DemoDialog.tsx'));
const DemoTakvimi = onDemand(() => import('./DemoTakvimi.tsx'));
const DemoDurumDialog = onDemand(() => import('./DemoDurumDialog.tsx'));

type Acik =
  | { readonly pencere: Exclude<DemoEylemi, 'ustlen'>; readonly satir: DemoSatiri }
  | { readonly pencere: 'randevu'; readonly Id: number }
  | { readonly pencere: 'yeni' };

/** Waiting demos (specification 2.4): the person's own, and unassigned demos for a person who assigns them. */
export default function DemolarDialog({ onClose }: { onClose: () => void }) {
  const ben = useKullanici();
  const dagitir = useYetkiVar(YETKI.atanmamisDemolar);
  const [bolum, setBolum] = useState('bekleyen');
  const [userId, setUserId] = useState(ben.Id);
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    oda.demoListe,
    { userId },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  const personel = useEndpoint(tanim.baseGerekliList, {}, { enabled: dagitir, staleTime: 300_000 }).data?.personel;
  const [acik, setAcik] = useState<Acik | null>(null);
  const { mutate: ustlen } = useAction(oda.demoUstlen, {
    onSuccess: () => bildir({ baslik: 'Demoyu üstlendiniz', tur: 'success' }),
    onRefusal: ({ msg }) => {
      bildir({ baslik: 'Demo alınamadı', metin: msg, tur: 'error' });
      // Another person took the demo first.
      void invalidate('demo');
    },
  });
  const eylem = useCallback(
    (ne: DemoEylemi, satir: DemoSatiri) => {
      if (ne === 'ustlen') ustlen({ Id: satir.Id });
      else setAcik({ pencere: ne, satir });
    },
    [ustlen],
  );
  const kapat = () => setAcik(null);
  const bekleyenler = (
    <DemoTablosu
      demolar={data?.demolist}
      mesgul={isPlaceholderData}
      hata={error}
      onYenidenDene={() => void refetch()}
      onEylem={eylem}
      arac={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik({ pencere: 'yeni' })}>
          Yeni Demo
        </Button>
      }
      kimin={
        dagitir
          ? [
              {
                id: 'kimin',
                label: 'Kimin demoları',
                all: 'Benim ve atanmamışlar',
                options: (personel ?? [])
                  .filter((k) => k.Id !== ben.Id)
                  .map((k) => ({ value: String(k.Id), label: k.Ad })),
                value: userId === ben.Id ? '' : String(userId),
                set: (v) => setUserId(v === '' ? ben.Id : Number(v)),
              },
            ]
          : []
      }
    />
  );
  return (
    <Dialog opened onClose={onClose} title="Demo Kurulumlarınız bekliyor" width={1400}>
      <Tabs
        label="Demolar"
        value={bolum}
        onChange={setBolum}
        tabs={[
          { value: 'bekleyen', label: 'Bekleyen', content: bekleyenler },
          {
            value: 'takvim',
            label: 'Takvim',
            content: <DemoTakvimi onAc={(r) => setAcik({ pencere: 'randevu', Id: r.Id })} />,
          },
          { value: 'kapanan', label: 'Kapanan', content: <KapananDemolar /> },
        ]}
      />
      {acik?.pencere === 'yeni' && <DemoDialog Id={0} onClose={kapat} />}
      {acik?.pencere === 'randevu' && <DemoDialog Id={acik.Id} onClose={kapat} />}
      {acik?.pencere === 'duzenle' && <DemoDialog Id={acik.satir.Id} onClose={kapat} />}
      {acik?.pencere === 'durum' && <DemoDurumDialog satir={acik.satir} onClose={kapat} />}
      {acik?.pencere === 'ata' && <DemoAtaDialog satir={acik.satir} onClose={kapat} />}
    </Dialog>
  );
}
