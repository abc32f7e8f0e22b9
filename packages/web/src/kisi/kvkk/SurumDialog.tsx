import type { AydinlatmaSurumu } from '@masabasi/core/kisi/kvkk/contract';
import { type YerTutucular, yerTutuculariYaz } from '@masabasi/core/kisi/kvkk/rules';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';
import { AydinlatmaMetni } from './AydinlatmaMetni.tsx';

export interface SurumDialogProps {
  readonly surum: AydinlatmaSurumu;
  readonly degerler: YerTutucular;
  readonly onClose: () => void;
}

/** A version of the customer notice, as customers read it. */
export default function SurumDialog({ surum, degerler, onClose }: SurumDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      readOnly
      width={820}
      title={`Müşteri Aydınlatma Metni: Versiyon ${surum.Surum} · ${tarihYaz(istanbulGunu(surum.Zaman))}`}
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <AydinlatmaMetni metin={yerTutuculariYaz(surum.Metin, degerler)} />
    </Dialog>
  );
}
