import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { analiz as oda } from '../../calls/analiz.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import type { FieldProps } from '../../ui/Form.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { offered, type Option } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { AnalizKaynakBilgisi } from './AnalizDialog.tsx';

interface AnalizSecimiProps extends FieldProps {
  readonly value: Option | null;
  readonly onChange: (secilen: Option | null) => void;
}

const BEKLE_MS = 250;

/** Search for an analysis by its number or its words. */
function AnalizSecimi({ value, onChange, first, ...props }: AnalizSecimiProps) {
  const [yazilan, setYazilan] = useState(value?.Ad ?? '');
  const [ara] = useDebouncedValue(yazilan === value?.Ad ? '' : yazilan.trim(), BEKLE_MS);
  const { data, error, isPlaceholderData } = useEndpoint(oda.analizBul, { ara, yakin: true }, { keepPrevious: true });
  const bulunan = (data?.bulunanlar ?? []).map(({ Id, Ad }) => ({ Id, Ad }));
  return (
    <SearchSelect
      {...props}
      data-autofocus={first || undefined}
      placeholder="No ya da başlık"
      data={offered(bulunan, value ? [value] : [])}
      found
      searching={ara !== yazilan.trim() || isPlaceholderData}
      value={value === null ? null : String(value.Id)}
      searchValue={yazilan}
      onSearchChange={setYazilan}
      onChange={(v) => onChange(bulunan.find((b) => String(b.Id) === v) ?? null)}
      nothingFoundMessage={
        error?.message ?? (ara.length < 3 ? 'En az üç harf yazınız' : data ? 'Böyle bir analiz yok' : 'Aranıyor...')
      }
    />
  );
}

export interface AnalizBaglaDialogProps {
  readonly kaynak: AnalizKaynakBilgisi;
  readonly onClose: () => void;
}

/** Links a ticket or a request to an existing analysis. */
export default function AnalizBaglaDialog({ kaynak, onClose }: AnalizBaglaDialogProps) {
  const k = { GorusmeId: kaynak.GorusmeId, WebistekId: kaynak.WebistekId };
  // The toast outlives the dialog.
  const geriAl = useAction(oda.analizKaynakKaldir, {
    onSuccess: () => bildir({ baslik: 'Bağ geri alındı', tur: 'success' }),
  });
  const form = useForm(oda.analizKaynakBagla, {
    draft: null,
    initial: (): { readonly analiz: Option | null } => ({ analiz: null }),
    errors: (f) => ({ analiz: f.analiz === null && 'Analizi seçiniz.' }),
    request: (f) => f.analiz && { Id: f.analiz.Id, kaynak: k },
    onSuccess: ({ Id, No }) => {
      bildir({
        baslik: `${kaynak.No}, ${No} analizine bağlandı`,
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id, kaynak: k }) },
      });
      onClose();
    },
  });
  return (
    <FormDialog title={`${kaynak.No}: Analize Bağla`} width={520} form={form} onClose={onClose} submit="Bağla">
      <AnalizSecimi {...form.field('analiz')} label="Analiz" required first />
    </FormDialog>
  );
}
