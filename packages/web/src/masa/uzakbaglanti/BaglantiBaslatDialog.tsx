import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { useForm } from '../../platform/form/form.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';
import {
  BaglantiFormAlanlari,
  baglantiFormu,
  baglantiHatalari,
  parolaDegilse,
  useBaglantiListeleri,
  yazilanBaglanti,
} from './BaglantiFormAlanlari.tsx';

export interface BaglantiBaslatDialogProps {
  /** The customer of the connection, if the page knows it. */
  readonly musteri?: SecilenMusteri;
  /** The ticket of the connection. */
  readonly gorusme?: BaglananGorusme;
  readonly onClose: () => void;
}

/** Data that a connection takes from its ticket. */
export interface BaglananGorusme {
  readonly Id: number;
  readonly No: string;
  readonly ProjeId: number;
  readonly Baslik: string;
}

const SAKLANMAYAN = ['BaglantiKodu'] as const;

/** Starts a connection of the signed-in person now. */
export default function BaglantiBaslatDialog({ musteri, gorusme, onClose }: BaglantiBaslatDialogProps) {
  const okunan = useBaglantiListeleri();
  const form = useForm(oda.baglantiBaslat, {
    draft: `baglanti.baslat.${musteri?.Id ?? 0}.${gorusme?.Id ?? 0}`,
    secret: SAKLANMAYAN,
    initial: () => ({
      ...baglantiFormu(null, musteri ?? null),
      ...(gorusme && { ProjeId: gorusme.ProjeId, Amac: gorusme.Baslik }),
    }),
    errors: baglantiHatalari,
    request: async (f) => {
      const baglanti = yazilanBaglanti(f);
      if (baglanti === null || !(await parolaDegilse(f))) return null;
      return { baglanti: { ...baglanti, GorusmeId: gorusme?.Id ?? null }, parolaDegil: true };
    },
    onSuccess: () => {
      bildir({ baslik: 'Bağlantı başladı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={['Bağlantı Başlat', [musteri?.Ad, gorusme?.No].filter(Boolean).join(', ')].filter(Boolean).join(': ')}
      width={640}
      form={form}
      onClose={onClose}
      submit="Başlat"
      ready={okunan.data !== undefined}
    >
      <BaglantiFormAlanlari form={form} kart={null} okunan={okunan} musteriBelli={musteri !== undefined} />
    </FormDialog>
  );
}
