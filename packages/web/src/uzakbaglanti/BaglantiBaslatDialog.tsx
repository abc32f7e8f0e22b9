import { uzakbaglanti as oda } from '@masabasi/core/uzakbaglanti/contract';
import { useForm } from '../form.ts';
import type { SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { bildir } from '../ui/Toast.tsx';
import {
  BaglantiFormAlanlari,
  baglantiFormu,
  baglantiHatalari,
  parolaDegilse,
  useBaglantiListeleri,
  yazilanBaglanti,
} from './BaglantiFormAlanlari.tsx';

export interface BaglantiBaslatDialogProps {
  /** Whom it is made to, where the page says so. */
  readonly musteri?: SecilenMusteri;
  readonly onClose: () => void;
}

const SAKLANMAYAN = ['BaglantiKodu'] as const;

/** A connection of one's own that begins now. */
export default function BaglantiBaslatDialog({ musteri, onClose }: BaglantiBaslatDialogProps) {
  const okunan = useBaglantiListeleri();
  const form = useForm(oda.baglantiBaslat, {
    draft: `baglanti.baslat.${musteri?.Id ?? 0}`,
    secret: SAKLANMAYAN,
    initial: () => baglantiFormu(null, musteri ?? null),
    errors: baglantiHatalari,
    request: async (f) => {
      const baglanti = yazilanBaglanti(f);
      return baglanti !== null && (await parolaDegilse(f)) ? { baglanti, parolaDegil: true } : null;
    },
    onSuccess: () => {
      bildir({ baslik: 'Bağlantı başladı', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog
      title={musteri ? `Bağlantı Başlat: ${musteri.Ad}` : 'Bağlantı Başlat'}
      width={640}
      form={form}
      onClose={onClose}
      submit="Başlat"
      ready={okunan.listeler !== undefined}
    >
      <BaglantiFormAlanlari form={form} kart={null} okunan={okunan} musteriBelli={musteri !== undefined} />
    </FormDialog>
  );
}
