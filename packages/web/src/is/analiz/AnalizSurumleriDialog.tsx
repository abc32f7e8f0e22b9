import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { analiz as oda } from '../../calls/analiz.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import css from './AnalizDetayDialog.module.css';

export interface AnalizSurumleriDialogProps {
  readonly a: AnalizKarti;
  readonly onClose: () => void;
}

interface Parca {
  readonly Yer: number;
  readonly Tur: 'ayni' | 'cikti' | 'eklendi';
  readonly Metin: string;
}
const ETIKETLER = { ayni: 'span', cikti: 'del', eklendi: 'ins' } as const;

/** A text with its unchanged, removed and added parts. */
const Fark = ({ parcalar }: { readonly parcalar: readonly Parca[] }) => (
  <p className={css.fark}>
    {parcalar.map(({ Yer, Tur, Metin }) => {
      const Etiket = ETIKETLER[Tur];
      return <Etiket key={Yer}>{Metin}</Etiket>;
    })}
  </p>
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
    <Dialog
      opened
      onClose={onClose}
      title={`${a.No}: Değişenler`}
      width={760}
      readOnly
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <Read of={surumler} rows={6}>
        {(data) => (
          <div className={css.icerik}>
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
            {data.farklar.length === 0 && <p className={css.yok}>İki hâl arasında değişen bir söz yok.</p>}
            {data.farklar.map((f) => (
              <section key={f.Alan} aria-label={`Değişen: ${f.Ad}`}>
                <h3 className={css.baslik}>{f.Ad}</h3>
                <Fark parcalar={f.parcalar} />
              </section>
            ))}
          </div>
        )}
      </Read>
    </Dialog>
  );
}
