import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { bayi as oda } from '../../calls/bayi.ts';
import { useAction } from '../../platform/call/api.ts';
import { bildir } from '../../ui/Toast.tsx';

type Atama = Basari<typeof oda.bayiAta>;

const sayisi = ({ Musteri, Lisans }: Atama): string =>
  [Musteri > 0 && `${Musteri} müşteri`, Lisans > 0 && `${Lisans} lisans`].filter(Boolean).join(', ');

/** Tells that customers and licences went to a dealer, and offers to give them back to their former dealers. */
export function useBayiyeVerildi(): (cevap: Atama) => void {
  const geriVer = useAction(oda.bayiAta);
  return (cevap) =>
    bildir({
      baslik: 'Bayi değişti',
      metin: sayisi(cevap),
      tur: 'success',
      eylem: {
        etiket: 'Geri Al',
        calistir: () => {
          for (const once of cevap.onceki) geriVer.mutate({ ...once, Lisanslariyla: false });
        },
      },
    });
}
