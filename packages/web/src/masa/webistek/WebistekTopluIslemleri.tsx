import { sunulanSayilari } from '@masabasi/core/platform/process/surec';
import { EN_COK_TOPLU } from '@masabasi/core/platform/list/toplu';
import type { TopluSonuc } from '@masabasi/core/platform/list/topluUcu';
import type { WebistekSatiri } from '@masabasi/core/masa/webistek/contract';
import { baskasiInceler, type TopluDurum, WEBISTEK_SURECI } from '@masabasi/core/masa/webistek/rules';
import { Button } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconBan from '~icons/tabler/ban';
import IconDownload from '~icons/tabler/download';
import IconHandStop from '~icons/tabler/hand-stop';
import IconMailX from '~icons/tabler/mail-x';
import { useState } from 'react';
import { webistek as oda } from '../../calls/webistek.ts';
import { useAction } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { surumleri } from '../../platform/list/secim.ts';
import { BulkEndDialog } from '../../ui/BulkEndDialog.tsx';
import { useBulkEnd } from '../../ui/useBulkEnd.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const WebistekTopluRedDialog = onDemand(() => import('./WebistekTopluRedDialog.tsx'));

/** Words for the changed requests, and for the unchanged ones. */
const SOZLER = {
  ustlen: ['incelemenize alındı', 'incelemenize alınmadı'],
  spam: ['spam sayıldı', 'durumunda kaldı'],
  reddedildi: ['reddedildi', 'reddedilmedi'],
  incelemede: ['yeniden incelemenize alındı', 'incelemenize alınmadı'],
} as const;

export interface WebistekTopluIslemleriProps {
  readonly secilenler: readonly WebistekSatiri[];
  readonly onSec: (idler: readonly number[]) => void;
  /** Exports the selected requests to a spreadsheet. Null: the person may not export. */
  readonly onExcel: (() => void) | null;
}

/** Bulk acts on the selected requests. Requests that could not be changed stay selected. */
export function WebistekTopluIslemleri({ secilenler, onSec, onExcel }: WebistekTopluIslemleriProps) {
  const ben = useKullanici();
  const [reddediyor, setReddediyor] = useState(false);
  const { end, finish, close } = useBulkEnd(secilenler, onSec, 'istek');
  const ustlen = useAction(oda.webistekTopluUstlen, { onSuccess: ({ sonuclar }) => finish(sonuclar, SOZLER.ustlen) });
  const degistir = useAction(oda.webistekTopluDurum, {
    onSuccess: ({ sonuclar }, { Durum }) => finish(sonuclar, SOZLER[Durum]),
  });
  const reddedilen = (sonuclar: readonly TopluSonuc[]) => {
    setReddediyor(false);
    finish(sonuclar, SOZLER.reddedildi);
  };
  const istekler = surumleri(secilenler);
  const hedefler = sunulanSayilari(WEBISTEK_SURECI, secilenler, { Id: ben.Id });
  const alinir = secilenler.some((w) => w.DurumAnahtar === 'yeni');
  const baskasinin = secilenler.some((w) => baskasiInceler(w, { Id: ben.Id }));
  const mesgul = ustlen.isPending || degistir.isPending;
  const gec = (Durum: TopluDurum) => degistir.mutate({ istekler, Durum });
  return (
    <>
      {secilenler.length > EN_COK_TOPLU ? (
        `En çok ${EN_COK_TOPLU} istek birlikte değiştirilir.`
      ) : (
        <>
          {!alinir &&
            hedefler.size === 0 &&
            (baskasinin
              ? 'Başkasının incelediği bir istek kendi penceresinden üstlenilir.'
              : 'Sonuçlanmış isteklerin durumu değişmez.')}
          {alinir && (
            <Button
              leftSection={<IconHandStop size={16} aria-hidden />}
              loading={ustlen.isPending}
              disabled={mesgul}
              onClick={() => ustlen.mutate({ istekler })}
            >
              Üstlen
            </Button>
          )}
          {hedefler.has('incelemede') && (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              disabled={mesgul}
              onClick={() => gec('incelemede')}
            >
              Yeniden İncele
            </Button>
          )}
          {hedefler.has('reddedildi') && (
            <Button
              variant="default"
              leftSection={<IconMailX size={16} aria-hidden />}
              disabled={mesgul}
              onClick={() => setReddediyor(true)}
            >
              Reddet
            </Button>
          )}
          {hedefler.has('spam') && (
            <Button
              variant="default"
              leftSection={<IconBan size={16} aria-hidden />}
              disabled={mesgul}
              onClick={() => gec('spam')}
            >
              Spam
            </Button>
          )}
          {onExcel && (
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={onExcel}>
              Excel
            </Button>
          )}
        </>
      )}
      {reddediyor && (
        <WebistekTopluRedDialog
          istekler={secilenler}
          reddedilir={hedefler.get('reddedildi') ?? 0}
          onDone={reddedilen}
          onClose={() => setReddediyor(false)}
        />
      )}
      {end && (
        <BulkEndDialog
          end={end}
          nouns={['İstek', 'istek', 'istekler']}
          name={(w) => `${w.No} ${w.AdSoyad}`}
          onClose={close}
        />
      )}
    </>
  );
}
