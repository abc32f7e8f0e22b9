import type { GorusmeSatiri } from '@masabasi/core/masa/gorusme/satirlar';
import { EN_COK_TOPLU } from '@masabasi/core/platform/list/toplu';
import type { TopluSonuc } from '@masabasi/core/platform/list/topluUcu';
import { Button } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import IconFlag from '~icons/tabler/flag';
import IconHandStop from '~icons/tabler/hand-stop';
import IconReplace from '~icons/tabler/replace';
import IconUserShare from '~icons/tabler/user-share';
import { useState } from 'react';
import { gorusmeler as oda } from '../../calls/gorusmeler.ts';
import { useAction } from '../../platform/call/api.ts';
import { surumleri } from '../../platform/list/secim.ts';
import { BulkEndDialog } from '../../ui/BulkEndDialog.tsx';
import { useBulkEnd } from '../../ui/useBulkEnd.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const GorusmeTopluAtaDialog = onDemand(() => import('./GorusmeTopluAtaDialog.tsx'));
const GorusmeTopluDurumDialog = onDemand(() => import('./GorusmeTopluDurumDialog.tsx'));
const GorusmeTopluOncelikDialog = onDemand(() => import('./GorusmeTopluOncelikDialog.tsx'));

/** Words for the changed tickets, and for the unchanged ones. */
const SOZLER = {
  ustlen: ['üstlenildi', 'üstlenilmedi'],
  ata: ['atandı', 'atanmadı'],
  durum: ['yeni durumuna geçti', 'durumunda kaldı'],
  oncelik: ['yeni önceliğini aldı', 'önceliğinde kaldı'],
} as const;
type Islem = keyof typeof SOZLER;

export interface GorusmeTopluIslemleriProps {
  readonly secilenler: readonly GorusmeSatiri[];
  readonly onSec: (idler: readonly number[]) => void;
  /** Exports the selected tickets to a spreadsheet. Null: the person may not export. */
  readonly onExcel: (() => void) | null;
}

/** Bulk acts on the selected tickets. Tickets that could not be changed stay selected. */
export function GorusmeTopluIslemleri({ secilenler, onSec, onExcel }: GorusmeTopluIslemleriProps) {
  const [acik, setAcik] = useState<Exclude<Islem, 'ustlen'> | null>(null);
  const { end, finish, close } = useBulkEnd(secilenler, onSec, 'görüşme');
  const bitir = (islem: Islem, sonuclar: readonly TopluSonuc[]) => {
    setAcik(null);
    finish(sonuclar, SOZLER[islem]);
  };
  const ustlen = useAction(oda.gorusmeTopluUstlen, { onSuccess: ({ sonuclar }) => bitir('ustlen', sonuclar) });
  const diyalog = (islem: Exclude<Islem, 'ustlen'>) => ({
    gorusmeler: secilenler,
    onDone: (sonuclar: readonly TopluSonuc[]) => bitir(islem, sonuclar),
    onClose: () => setAcik(null),
  });
  return (
    <>
      {secilenler.length > EN_COK_TOPLU ? (
        `En çok ${EN_COK_TOPLU} görüşme birlikte değiştirilir.`
      ) : (
        <>
          <Button
            leftSection={<IconHandStop size={16} aria-hidden />}
            loading={ustlen.isPending}
            onClick={() => ustlen.mutate({ gorusmeler: surumleri(secilenler) })}
          >
            Üstlen
          </Button>
          <Button
            variant="default"
            leftSection={<IconUserShare size={16} aria-hidden />}
            onClick={() => setAcik('ata')}
          >
            Ver
          </Button>
          <Button
            variant="default"
            leftSection={<IconReplace size={16} aria-hidden />}
            onClick={() => setAcik('durum')}
          >
            Durum
          </Button>
          <Button variant="default" leftSection={<IconFlag size={16} aria-hidden />} onClick={() => setAcik('oncelik')}>
            Öncelik
          </Button>
          {onExcel && (
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={onExcel}>
              Excel
            </Button>
          )}
        </>
      )}
      {acik === 'ata' && <GorusmeTopluAtaDialog {...diyalog('ata')} />}
      {acik === 'durum' && <GorusmeTopluDurumDialog {...diyalog('durum')} />}
      {acik === 'oncelik' && <GorusmeTopluOncelikDialog {...diyalog('oncelik')} />}
      {end && (
        <BulkEndDialog
          end={end}
          nouns={['Görüşme', 'görüşme', 'görüşmeler']}
          name={(g) => `${g.No} ${g.Musteri}`}
          onClose={close}
        />
      )}
    </>
  );
}
