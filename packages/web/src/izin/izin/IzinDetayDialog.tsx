import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconAdjustments from '~icons/tabler/adjustments';
import IconTrash from '~icons/tabler/trash';
import IconX from '~icons/tabler/x';
import { lazy, Suspense, useState } from 'react';
import { izin as oda } from '../../calls/izin.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './IzinDetayDialog.module.css';
import { IzinListesi } from './IzinListesi.tsx';
import { IzinOzeti } from './IzinOzeti.tsx';

const HakDuzeltmeDialog = lazy(() => import('../hakedis/HakDuzeltmeDialog.tsx'));
const SilinenIzinlerDialog = lazy(() => import('./SilinenIzinlerDialog.tsx'));

export interface IzinDetayDialogProps {
  readonly userId: number;
  readonly ad: string;
  /** Read-only, opened from another page: the toolbar is hidden. */
  readonly nerden?: boolean;
  readonly onClose: () => void;
}

/** The leaves of a person (izin_detay, specification 2.7). Full screen, loaded again at each opening. */
export default function IzinDetayDialog({ userId, ad, nerden, onClose }: IzinDetayDialogProps) {
  const detay = useEndpoint(oda.personelizinlist, { UserId: userId }, { refetchOnMount: 'always' });
  const yonetir = useYetkiVar(YETKI.izinYonet) && !nerden;
  const [acik, setAcik] = useState<'duzeltme' | 'silinen' | null>(null);
  return (
    <Dialog opened onClose={onClose} title={`${ad}: İzin Detayı`} fullScreen hideHeader>
      <div className={css.sayfa}>
        <div className={css.ust}>
          <h2 className={css.baslik}>İzin Detayı</h2>
          <div className={css.dugmeler}>
            {yonetir && (
              <>
                <Button
                  variant="default"
                  leftSection={<IconAdjustments size={16} aria-hidden />}
                  onClick={() => setAcik('duzeltme')}
                >
                  Bakiye Düzeltmeleri
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => setAcik('silinen')}
                >
                  Silinenler
                </Button>
              </>
            )}
            <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={onClose} data-autofocus>
              Kapat
            </Button>
          </div>
        </div>
        {detay.data && <IzinOzeti ozet={detay.data.personelizin} baslik="h3" />}
        <Panel>
          <IzinListesi
            userId={userId}
            detay={detay.data}
            error={detay.error}
            onRetry={() => void detay.refetch()}
            nerden={nerden}
          />
        </Panel>
      </div>
      <Suspense fallback={null}>
        {acik === 'duzeltme' && <HakDuzeltmeDialog userId={userId} ad={ad} onClose={() => setAcik(null)} />}
        {acik === 'silinen' && <SilinenIzinlerDialog userId={userId} ad={ad} onClose={() => setAcik(null)} />}
      </Suspense>
    </Dialog>
  );
}
