import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { EN_COK_YANIT_GUNU } from '@masabasi/core/mali/fatura/gelen';
import { ayarHatalari } from '@masabasi/core/mali/fatura/rules';
import { TELEFON_UZUNLUGU } from '@masabasi/core/platform/identity/kimlik';
import { Button, Flex } from '@mantine/core';
import IconCreditCard from '~icons/tabler/credit-card';
import { useState } from 'react';
import { fatura as oda } from '../../calls/fatura.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { MukellefListesi } from './MukellefListesi.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const KartSozlesmeleriDialog = onDemand(() => import('../odeme/KartSozlesmeleriDialog.tsx'));

type Ayar = Basari<typeof oda.faturaAyari>['ayar'];

/** The seller and the number series of invoices. */
export default function FaturaAyarDialog({ onClose }: { readonly onClose: () => void }) {
  const ayar = useEndpoint(oda.faturaAyari, {}, { refetchOnMount: 'always' });
  return ayar.data ? (
    <Form ayar={ayar.data.ayar} onClose={onClose} />
  ) : (
    <Dialog opened onClose={onClose} title="Fatura Ayarları" width={640} readOnly>
      <Read of={ayar} rows={6} />
    </Dialog>
  );
}

function Form({ ayar, onClose }: { readonly ayar: Ayar; readonly onClose: () => void }) {
  const { Surum, ...ilk } = ayar;
  const [sozlesmeler, setSozlesmeler] = useState(false);
  const form = useForm(oda.faturaAyarKaydet, {
    draft: { name: 'faturaAyari', version: Surum },
    secret: ['Iban'],
    initial: () => ({ ...ilk, VadeGun: ilk.VadeGun as number | null, YanitGun: ilk.YanitGun as number | null }),
    errors: (f) => ({
      ...ayarHatalari(f),
      Vkn: !/^(?:\d{10,11})?$/.test(f.Vkn) && '10 haneli vergi no ya da 11 haneli kimlik no yazınız.',
      VadeGun: (f.VadeGun === null || f.VadeGun < 0 || f.VadeGun > 365) && '0 ile 365 arasında bir gün yazınız.',
      YanitGun:
        (f.YanitGun === null || f.YanitGun < 1 || f.YanitGun > EN_COK_YANIT_GUNU) &&
        `1 ile ${EN_COK_YANIT_GUNU} arasında bir gün yazınız.`,
    }),
    request: ({ VadeGun, YanitGun, ...f }) =>
      VadeGun === null || YanitGun === null ? null : { ayar: { ...f, VadeGun, YanitGun, Surum } },
    onSuccess: () => {
      bildir({ baslik: 'Fatura ayarları kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const seri = (alan: 'EfaturaSeri' | 'EarsivSeri') => ({
    ...form.field(alan),
    maxLength: 3,
    required: true,
  });
  return (
    <>
      <FormDialog title="Fatura Ayarları" width={640} form={form} onClose={onClose}>
        <TextField {...form.field('Unvan')} label="Satıcının Unvanı" required first maxLength={200} />
        <FormRow>
          <TextField {...form.field('Vkn')} label="Vergi No" inputMode="numeric" maxLength={11} />
          <TextField {...form.field('VergiDairesi')} label="Vergi Dairesi" maxLength={100} />
        </FormRow>
        <TextField {...form.field('Adres')} label="Adres" maxLength={300} />
        <FormRow>
          <TextField {...form.field('Il')} label="İl" maxLength={60} />
          <TextField {...form.field('Ilce')} label="İlçe" maxLength={60} />
        </FormRow>
        <FormRow>
          <TextField {...form.field('Telefon')} label="Telefon" type="tel" maxLength={TELEFON_UZUNLUGU} />
          <TextField {...form.field('Eposta')} label="E-posta" type="email" maxLength={120} />
        </FormRow>
        <TextField
          {...form.field('Iban')}
          label="IBAN"
          description="Kamu kurumlarına kesilen faturalarda ödemenin yapılacağı hesap olarak yazılır."
          maxLength={40}
        />
        <Flex gap={8} wrap="wrap">
          <MukellefListesi />
          <Button
            variant="default"
            leftSection={<IconCreditCard size={16} aria-hidden />}
            onClick={() => setSozlesmeler(true)}
          >
            Kart Sözleşmeleri
          </Button>
        </Flex>
        <FormRow>
          <TextField {...seri('EfaturaSeri')} label="e-Fatura Serisi" />
          <TextField {...seri('EarsivSeri')} label="e-Arşiv Serisi" />
          <NumberField {...form.field('VadeGun')} label="Vade (gün)" max={365} required />
        </FormRow>
        <NumberField
          {...form.field('YanitGun')}
          label="Ticari Faturaya Yanıt Süresi (gün)"
          description="Bu sürede yanıtlanmayan ticari fatura kabul edilmiş sayılır; gelenlerde de kestiklerinizde de."
          max={EN_COK_YANIT_GUNU}
          required
        />
      </FormDialog>
      {sozlesmeler && <KartSozlesmeleriDialog onClose={() => setSozlesmeler(false)} />}
    </>
  );
}
