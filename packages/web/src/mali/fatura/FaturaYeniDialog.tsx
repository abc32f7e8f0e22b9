import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { useNavigate } from 'react-router';
import { fatura as oda } from '../../calls/fatura.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

interface Form {
  readonly musteri: SecilenMusteri | null;
  readonly ProjeId: number | null;
}

/** Opens a draft for a customer. Its lines are written on its page. */
export default function FaturaYeniDialog({ onClose }: { readonly onClose: () => void }) {
  const git = useNavigate();
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const form = useForm(oda.faturaKaydet, {
    draft: null,
    initial: (): Form => ({ musteri: null, ProjeId: null }),
    errors: (f) => ({
      musteri: f.musteri === null && 'Müşteriyi seçiniz.',
      ProjeId: f.ProjeId === null && 'Ürünü seçiniz.',
    }),
    request: ({ musteri, ProjeId }) =>
      musteri === null || ProjeId === null
        ? null
        : {
            fatura: {
              Id: 0,
              Surum: 0,
              MusteriId: musteri.Id,
              ProjeId,
              // The customer's card decides the e-invoice type; this value counts only where the card has none.
              Senaryo: 'EARSIVFATURA' as const,
              Tip: 'SATIS' as const,
              Tarih: istanbulGunu(simdi()),
              Vade: null,
              ParaBirimi: 'TRY',
              Kur: null,
              Aciklama: '',
              Kalemler: [],
            },
          },
    // The address needs no kind: the page of either kind opens any invoice.
    onSuccess: (cevap) => void git(`/mali/efatura/${cevap.Id}`),
  });
  return (
    <FormDialog
      title="Yeni Fatura"
      width={520}
      form={form}
      onClose={onClose}
      submit="Taslağı Aç"
      ready={gerekli.data !== undefined}
    >
      <Read of={gerekli} rows={0} />
      <MusteriSecimi
        label="Müşteri"
        required
        first
        error={form.field('musteri').error}
        description="e-Fatura mı, e-Arşiv mi olacağını müşterinin kartı belirler."
        secili={form.values.musteri}
        onSec={(musteri) => form.set({ musteri })}
      />
      <SelectField {...form.field('ProjeId')} label="Ürün" required options={gerekli.data?.proje ?? []} />
    </FormDialog>
  );
}
