import { TEST_SONUCLARI, type TestSonucu } from '@masabasi/core/is/gorev/rules';
import type { GorevKarti } from '@masabasi/core/is/gorev/satirlar';
import { gorev as oda } from '../../calls/gorev.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EkSecimi } from '../../platform/dosya/EkSecimi.tsx';
import { useYaziDosyalari, type YaziDosyasi } from '../../platform/dosya/YaziDosyalari.tsx';
import { useForm } from '../../platform/form/form.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface GorevTestDialogProps {
  readonly g: GorevKarti;
  readonly onClose: () => void;
}

interface TestFormu {
  readonly KriterId: number | null;
  readonly TestTurId: number | null;
  readonly Adimlar: string;
  readonly Ortam: string;
  readonly Sonuc: TestSonucu;
  readonly ekler: readonly number[];
  readonly dosyalar: readonly YaziDosyasi[];
}

const SONUCLAR = Object.entries(TEST_SONUCLARI).map(([value, label]) => ({ value: value as TestSonucu, label }));

/** Evidence of a test: the checked steps, the environment, the result, and pictures. */
export default function GorevTestDialog({ g, onClose }: GorevTestDialogProps) {
  const gerekli = useEndpoint(tanim.getGerekliList, {});
  const form = useForm(oda.testKaydet, {
    draft: `gorev.test.${g.Id}`,
    initial: (): TestFormu => ({
      KriterId: g.Kriterler.find((k) => k.Sonuc !== 'gecti')?.Id ?? null,
      TestTurId: g.TestTurId,
      Adimlar: '',
      Ortam: '',
      Sonuc: 'gecti',
      ekler: [],
      dosyalar: [],
    }),
    errors: (f) => ({
      KriterId: g.Kriterler.length > 0 && f.KriterId === null && 'Hangi kabul kriterini denediğinizi seçiniz.',
      TestTurId: f.TestTurId === null && 'Test türünü seçiniz.',
      Adimlar: f.Adimlar.trim() === '' && 'Ne yaptığınızı adım adım yazınız.',
      Ortam: f.Ortam.trim() === '' && 'Nerede denediğinizi yazınız.',
    }),
    request: ({ TestTurId, ekler: _ekler, dosyalar, ...f }) =>
      TestTurId === null ? null : { GorevId: g.Id, ...f, TestTurId, dosyalar: dosyalar.map((d) => d.Id) },
    onSuccess: () => {
      bildir({ baslik: 'Test kaydı yazıldı', tur: 'success' });
      onClose();
    },
  });
  const { dosyalar } = form.values;
  const gonderilen = useYaziDosyalari(`gorev.test.${g.Id}`, dosyalar, (yeni) => form.set({ dosyalar: yeni }));
  return (
    <FormDialog title={`Test Kaydı: ${g.No}`} width={560} form={form} onClose={onClose} ready={!gonderilen.suruyor}>
      {g.Kriterler.length > 0 && (
        <SelectField
          {...form.field('KriterId')}
          label="Kabul Kriteri"
          required
          options={g.Kriterler.map((k) => ({ Id: k.Id, Ad: k.Metin }))}
        />
      )}
      <FormRow>
        <SelectField {...form.field('TestTurId')} label="Test Türü" required options={gerekli.data?.testTur ?? []} />
        <ChoiceField {...form.field('Sonuc')} label="Sonuç" required options={SONUCLAR} />
      </FormRow>
      <TextField {...form.field('Ortam')} label="Ortam" required maxLength={500} />
      <EkSecimi
        yer={{ Nesne: 'gorev', NesneId: g.Id }}
        alan={form.field('ekler')}
        dosyalar={dosyalar}
        gonderilen={gonderilen}
        postayla={false}
      >
        <TextAreaField
          {...form.field('Adimlar')}
          label="Adımlar"
          required
          description="Ekran görüntüsünü buraya yapıştırabilirsiniz; kalan bir testte resim gerekir."
          rows={5}
          maxLength={8000}
        />
      </EkSecimi>
    </FormDialog>
  );
}
