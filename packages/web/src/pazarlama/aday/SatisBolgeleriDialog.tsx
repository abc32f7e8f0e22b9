import { aday as oda } from '../../calls/aday.ts';
import { ziyaret } from '../../calls/ziyaret.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { Read, together } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';

const HICBIRI: readonly number[] = [];

/** Provinces of each salesperson; one person is edited at a time. */
export default function SatisBolgeleriDialog({ onClose }: { readonly onClose: () => void }) {
  const bolgeler = useEndpoint(oda.satisBolgeleri, {}, { refetchOnMount: 'always' });
  const gerekli = useEndpoint(ziyaret.ziyaretGerekli, {});
  const illeri = (KisiId: number | null) =>
    bolgeler.data?.bolgeler.find((b) => b.KisiId === KisiId)?.IlIdler ?? HICBIRI;
  const form = useForm(oda.satisBolgesiKaydet, {
    draft: null,
    initial: () => ({ SaticiId: null as number | null, IlIdler: [] as number[] }),
    errors: (f) => ({ SaticiId: f.SaticiId === null && 'Kişiyi seçiniz.' }),
    request: ({ SaticiId, IlIdler }) =>
      SaticiId === null ? null : { SaticiId, IlIdler, OncekiIdler: [...illeri(SaticiId)] },
    onSuccess: () => {
      bildir({ baslik: 'Satış bölgesi yazıldı', tur: 'success' });
      onClose();
    },
  });
  const okunan = together(bolgeler, gerekli);
  return (
    <FormDialog title="Satış Bölgeleri" width={560} form={form} onClose={onClose} ready={okunan.data !== undefined}>
      <Read of={okunan} rows={3}>
        {([{ bolgeler: kisiler }, { il }]) => (
          <>
            <SelectField
              {...form.field('SaticiId')}
              onChange={(SaticiId) => form.set({ SaticiId, IlIdler: [...illeri(SaticiId)] })}
              label="Kişi"
              required
              options={kisiler.map((b) => ({ Id: b.KisiId, Ad: b.Kisi }))}
            />
            <MultiSelectField
              {...form.field('IlIdler')}
              label="İller"
              description="Hiç il seçilmezse kişi her yerde satar. Kendi adayları ve ziyaretleri başka illerde de görünür."
              placeholder="Bütün iller"
              options={il}
            />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
