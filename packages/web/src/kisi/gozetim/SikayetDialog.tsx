import type { SikayetSatiri } from '@masabasi/core/kisi/gozetim/contract';
import { EN_UZUN_SEBEP, SIKAYET_DURUM_ADLARI, SIKAYET_SURECI } from '@masabasi/core/kisi/gozetim/rules';
import { sunulanlar } from '@masabasi/core/platform/process/surec';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { gozetim as oda } from '../../calls/gozetim.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

/** A reported message: its text, the reason, and the decision. */
export default function SikayetDialog({ s, onClose }: { readonly s: SikayetSatiri; readonly onClose: () => void }) {
  const ben = useKullanici();
  const form = useForm(oda.sikayetKarari, {
    draft: null,
    initial: () => ({ Karar: s.Karar }),
    errors: ({ Karar }) => ({ Karar: Karar.trim() === '' && 'Kararı bir cümleyle yazınız.' }),
    // The pressed button supplies the decision.
    request: ({ Karar }) => ({ Id: s.Id, Surum: s.Surum, Durum: s.DurumAnahtar, Karar }),
    onSuccess: onClose,
  });
  const gecisler = sunulanlar(SIKAYET_SURECI, s, { Id: ben.Id });
  const engel = gecisler.find((g) => g.engel !== null)?.engel ?? null;
  const acik = gecisler.filter((g) => g.engel === null);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Bildirilen Mesaj: ${s.Yazan}`}
      width={600}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Kapat
          </Button>
          {acik.map((g) => (
            <Button
              key={g.nereye}
              color={g.nereye === 'uygunsuz' ? 'red' : undefined}
              loading={form.isPending}
              onClick={() => form.submitWith({ Durum: g.nereye })}
            >
              {g.ad}
            </Button>
          ))}
        </>
      }
    >
      <Fields>
        <Field name="Mesaj">{s.Metin}</Field>
        <Field name="Konuşma">{s.Konusma}</Field>
        <Field name="Bildiren">{`${s.Bildiren}, ${zamanYaz(s.Zaman)}`}</Field>
        <Field name="Neden">{s.Sebep}</Field>
        <Field name="Durum">{SIKAYET_DURUM_ADLARI[s.DurumAnahtar]}</Field>
        {s.KararVeren !== null && s.KararZamani !== null && (
          <Field name="Karar">{`${s.Karar} (${s.KararVeren}, ${zamanYaz(s.KararZamani)})`}</Field>
        )}
      </Fields>
      {engel !== null && <p>{engel}</p>}
      {acik.length > 0 && (
        <Form onSubmit={() => undefined} held={form.held}>
          <TextAreaField {...form.field('Karar')} first label="Karar" rows={3} maxLength={EN_UZUN_SEBEP} />
          <FormError message={form.message} />
        </Form>
      )}
    </Dialog>
  );
}
