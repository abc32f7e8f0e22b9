import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { analiz as oda } from '../../calls/analiz.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { FormRow } from '../../ui/FormSection.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

export interface AnalizSurumleriDialogProps {
  readonly a: AnalizKarti;
  readonly onClose: () => void;
}

interface Parca {
  readonly Yer: number;
  readonly Tur: 'ayni' | 'cikti' | 'eklendi';
  readonly Metin: string;
}
const ETIKETLER = {
  ayni: { component: 'span' },
  cikti: { component: 'del', c: 'var(--danger)', td: 'line-through' },
  eklendi: { component: 'ins', c: 'var(--ok)', td: 'underline' },
} as const;

/** A text with its unchanged, removed and added parts. */
const Fark = ({ parcalar }: { readonly parcalar: readonly Parca[] }) => (
  <Text p={12} bg="var(--surface-2)" bdrs={8} className="typed">
    {parcalar.map(({ Yer, Tur, Metin }) => (
      <Text key={Yer} {...ETIKETLER[Tur]}>
        {Metin}
      </Text>
    ))}
  </Text>
);

/** Compares two versions of an analysis word by word. */
export default function AnalizSurumleriDialog({ a, onClose }: AnalizSurumleriDialogProps) {
  const [secilen, setSecilen] = useState<{ EskiId: number | null; YeniId: number | null }>({
    EskiId: null,
    YeniId: null,
  });
  const surumler = useEndpoint(oda.analizSurumleri, { Id: a.Id, ...secilen }, { keepPrevious: true });
  const options = (surumler.data?.okumalar ?? []).map((o) => ({
    Id: o.Id,
    Ad: `${zamanYaz(o.Zaman)} · ${o.Kisi ?? 'Sistem'}`,
  }));
  return (
    <RecordDialog of={surumler} kind={`${a.No}: Değişenler`} width={760} rows={6} onClose={onClose}>
      {(data) => (
        <>
          <FormRow>
            <SelectField
              name="EskiId"
              label="Önceki Hâl"
              options={options}
              value={data.EskiId}
              onChange={(EskiId) => setSecilen({ EskiId, YeniId: data.YeniId })}
            />
            <SelectField
              name="YeniId"
              label="Sonraki Hâl"
              options={options}
              value={data.YeniId}
              onChange={(YeniId) => setSecilen({ EskiId: data.EskiId, YeniId })}
            />
          </FormRow>
          {data.farklar.length === 0 && <Text c="dimmed">İki hâl arasında değişen bir söz yok.</Text>}
          {data.farklar.map((f) => (
            <Section key={f.Alan} title={f.Ad} label={`Değişen: ${f.Ad}`}>
              <Fark parcalar={f.parcalar} />
            </Section>
          ))}
        </>
      )}
    </RecordDialog>
  );
}
