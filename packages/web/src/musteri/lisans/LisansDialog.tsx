import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { LISANS_ALANLARI } from '@masabasi/core/musteri/lisans/alanlar';
import type { LisansKarti } from '@masabasi/core/musteri/lisans/contract';
import { donemBitisi, lisansHatalari } from '@masabasi/core/musteri/lisans/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { lisans as oda } from '../../calls/lisans.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { MusteriSecimi } from '../musteri/MusteriSecimi.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Read, together } from '../../ui/Read.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { LisansAlanlari, type LisansFormu } from './LisansAlanlari.tsx';

export interface LisansDialogProps {
  readonly kart: LisansKarti | null;
  /** The customer of a new licence. Without it, the person chooses one. */
  readonly musteriId?: number | undefined;
  readonly onClose: () => void;
}

const BOS = bosKayit(LISANS_ALANLARI);
/** The values of an existing licence, or the usual values of a new one. */
const formu = (kart: LisansKarti | null, bugun: string, MusteriId: number | null): LisansFormu => ({
  ...BOS,
  BaslamaTarihi: bugun,
  BitisTarihi: donemBitisi(bugun, BOS.YenilemeAy),
  ...(kart && alanlari(LISANS_ALANLARI, kart)),
  Id: kart?.Id ?? 0,
  Surum: kart?.Surum ?? 0,
  MusteriId: kart?.MusteriId ?? MusteriId,
  musteri: null,
});
const lisansi = ({ musteri, ...l }: LisansFormu) => (musteri ? { ...l, MusteriId: musteri.Id } : l);

export default function LisansDialog({ kart, musteriId, onClose }: LisansDialogProps) {
  const listeler = useEndpoint(tanim.lisansGerekli, {});
  const musteriListeleri = useEndpoint(tanim.musterigerekli, {});
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const secilir = kart === null && musteriId === undefined;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const form = useForm(oda.lisansKaydet, {
    draft: { name: `lisans.${Id}.${kart?.MusteriId ?? musteriId ?? 0}`, version: Surum },
    initial: () => formu(kart, istanbulGunu(simdi()), musteriId ?? null),
    errors: (f) => ({
      ...(tamam(LISANS_ALANLARI, f) ? lisansHatalari(f) : eksikler(LISANS_ALANLARI, f)),
      musteri: lisansi(f).MusteriId === null && 'Müşteriyi seçiniz.',
    }),
    request: (f) => {
      const { MusteriId, ...l } = lisansi(f);
      return MusteriId !== null && tamam(LISANS_ALANLARI, l) ? { lisans: { ...l, MusteriId } } : null;
    },
    onSuccess: () => {
      bildir({ baslik: 'Lisans kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { value, onChange, error } = form.field('musteri');
  const okunan = together(listeler, musteriListeleri, gerekli);
  return (
    <FormDialog
      title={kart ? `${kart.LisansNo} Lisansını Düzenle` : 'Yeni Lisans'}
      width={640}
      form={form}
      onClose={onClose}
      ready={okunan.data !== undefined}
    >
      <Read of={okunan} rows={8}>
        {([secenekler, { bayiler }, { proje }]) => (
          <>
            {secilir && <MusteriSecimi label="Müşteri" required error={error} secili={value} onSec={onChange} />}
            <LisansAlanlari form={form} kart={kart} listeler={secenekler} bayiler={bayiler} urunler={proje} />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
