import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { AydinlatmaMetni } from './AydinlatmaMetni.tsx';
import css from './AydinlatmaOkuDialog.module.css';

/** A version of the notice to read again. By default the newest. */
export default function AydinlatmaOkuDialog({ surum, onClose }: { surum?: number; onClose: () => void }) {
  const sorgu = useEndpoint(oda.aydinlatma, surum === undefined ? {} : { Surum: surum });
  const a = sorgu.data?.aydinlatma;
  return (
    <Dialog
      opened
      onClose={onClose}
      readOnly
      width={820}
      title="Aydınlatma Metni"
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      {a && (
        <>
          <p className={css.ust}>
            Sürüm {a.Surum} · {tarihYaz(istanbulGunu(a.Zaman))}
            {a.Goruldu !== null && ` · ${zamanYaz(a.Goruldu)} tarihinde okudunuz`}
          </p>
          <AydinlatmaMetni metin={a.Metin} />
        </>
      )}
      {sorgu.error && !a && <ErrorState error={sorgu.error} onRetry={() => void sorgu.refetch()} />}
      {!a && !sorgu.error && <SkeletonRows rows={8} />}
    </Dialog>
  );
}
