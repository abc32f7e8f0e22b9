import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { AydinlatmaMetni } from './AydinlatmaMetni.tsx';
import css from './AydinlatmaOkuDialog.module.css';

/** A version of the notice to read again. By default the newest. */
export default function AydinlatmaOkuDialog({ surum, onClose }: { surum?: number; onClose: () => void }) {
  const sorgu = useEndpoint(oda.aydinlatma, surum === undefined ? {} : { Surum: surum });
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
      <Read of={sorgu} rows={8}>
        {({ aydinlatma: a }) => (
          <>
            <p className={css.ust}>
              Sürüm {a.Surum} · {tarihYaz(istanbulGunu(a.Zaman))}
              {a.Goruldu !== null && ` · ${zamanYaz(a.Goruldu)} tarihinde okudunuz`}
            </p>
            <AydinlatmaMetni metin={a.Metin} />
          </>
        )}
      </Read>
    </Dialog>
  );
}
