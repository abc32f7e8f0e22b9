import { GELEN_DOSYA_SINIRI } from '@masabasi/core/mali/fatura/gelen';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import IconFileImport from '~icons/tabler/file-import';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction } from '../../platform/call/api.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { dosyaIcerigi } from './dosyaIcerigi.ts';

/** Loads a list of customers who are registered for e-invoices. */
export function MukellefListesi() {
  const yukle = useAction(oda.mukellefListesiYukle, {
    onSuccess: ({ Yazilan, Atlanan }) =>
      bildir({
        baslik: `${sayiYaz(Yazilan)} mükellef yazıldı`,
        ...(Atlanan > 0 && { metin: `${sayiYaz(Atlanan)} satır atlandı; numarası geçersiz ya da tekrar.` }),
        tur: 'success',
        sure: 3000,
      }),
  });
  const secildi = async (dosya: File) => {
    if (dosya.size > GELEN_DOSYA_SINIRI) {
      bildir({
        baslik: 'Liste yüklenmedi',
        metin: 'Dosya en çok 4 MB olabilir; listeyi bölünüz.',
        tur: 'error',
        sure: 3000,
      });
      return;
    }
    yukle.mutate({ Dosya: dosya.name.slice(-200), Icerik: await dosyaIcerigi(dosya) });
  };
  return (
    <FileButton
      label="Mükellef listesi: XML, CSV ya da ZIP"
      accept=".xml,.csv,.txt,.zip"
      icon={<IconFileImport size={16} aria-hidden />}
      variant="default"
      loading={yukle.isPending}
      onFile={(dosya) => void secildi(dosya)}
    >
      Mükellef Listesi Yükle
    </FileButton>
  );
}
