import { EN_COK_UYARILAN } from '@masabasi/core/musteri/lisans/rules';
import { Button } from '@mantine/core';
import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AzLisans } from './LisansTablosu.tsx';

/** Licences from the person's warnings that are still not renewed. */
export default function LisansUyarilariDialog({ onClose }: { onClose: () => void }) {
  const uyarilar = useEndpoint(oda.lisansUyarilarim, {}, { refetchOnMount: 'always' });
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Lisans Uyarılarım"
      width={1200}
      readOnly
      footer={<Button onClick={onClose}>Kapat</Button>}
    >
      {uyarilar.data && uyarilar.data.uyarilist.length >= EN_COK_UYARILAN && (
        <p>Bitişi en yakın {EN_COK_UYARILAN} lisans gösteriliyor; yenilendikçe ötekiler gelir.</p>
      )}
      <AzLisans
        label="Uyarıldığınız lisanslar"
        rows={uyarilar.data?.uyarilist}
        error={uyarilar.error}
        onRetry={() => void uyarilar.refetch()}
        empty={<EmptyState title="Kayıt Bulunamadı." text="Uyarıldığınız bütün lisanslar yenilenmiş." />}
      />
    </Dialog>
  );
}
