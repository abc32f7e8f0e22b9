import { tarihYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface LisansVersiyonuProps {
  readonly LisansId: number;
  /** True if the reader may change the version. */
  readonly degisir: boolean;
}

/** The version of a licence as far as known. A reader with the right can change it. */
export function LisansVersiyonu({ LisansId, degisir }: LisansVersiyonuProps) {
  const { data } = useEndpoint(oda.lisansVersiyonu, { LisansId });
  const kaydet = useAction(oda.lisansVersiyonKaydet, {
    onSuccess: () => bildir({ baslik: 'Lisansın versiyonu yazıldı', tur: 'success' }),
  });
  if (!data) return null;
  const hali = data.Versiyon === null ? 'Bilinmiyor' : `${data.Versiyon} (${tarihYaz(istanbulGunu(data.Zaman!))})`;
  if (!degisir || data.secenekler.length === 0) return hali;
  return (
    <SelectField
      label="Kullandığı Versiyon"
      hideLabel
      value={data.VersiyonId}
      placeholder="Bilinmiyor"
      description={data.Zaman === null ? undefined : `${tarihYaz(istanbulGunu(data.Zaman))} gününden beri`}
      disabled={kaydet.isPending}
      onChange={(VersiyonId) => VersiyonId !== null && kaydet.mutate({ LisansId, VersiyonId })}
      options={data.secenekler}
    />
  );
}
