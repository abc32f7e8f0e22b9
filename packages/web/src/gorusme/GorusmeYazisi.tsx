import { gorusme as oda, type GorusmeKarti } from '@masabasi/core/gorusme/contract';
import { Button } from '@mantine/core';
import type { KeptDraft } from '../drafts.ts';
import { useForm } from '../form.ts';
import { useServerDraft } from '../serverDrafts.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { RestoredNotice } from '../ui/RestoredNotice.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './GorusmeYazisi.module.css';

export interface GorusmeYazisiProps {
  readonly g: GorusmeKarti;
  /** The customer's own address. */
  readonly eposta: string | null;
}

interface YaziFormu {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  readonly postayla: boolean;
}

/**
 * A note for the house or an answer to the customer. Which of the two it is, its colour, its field and its button all say:
 * nobody tells a customer what was meant for a colleague.
 */
export function GorusmeYazisi(props: GorusmeYazisiProps) {
  const draft = useServerDraft(`gorusme.yazi.${props.g.Id}`);
  return draft ? <Yazi {...props} draft={draft} /> : <SkeletonRows rows={4} />;
}

function Yazi({ g, eposta, draft }: GorusmeYazisiProps & { readonly draft: KeptDraft }) {
  const form = useForm(oda.gorusmeHareketKaydet, {
    draft,
    initial: (): YaziFormu => ({ Tur: 'not', Aciklama: '', postayla: eposta !== null }),
    errors: (f) => ({ Aciklama: f.Aciklama.trim() === '' && 'Bir şeyler yazınız.' }),
    request: ({ Tur, Aciklama, postayla }) => ({
      hareket: { GorusmeId: g.Id, Tur, Aciklama, Alici: Tur === 'yanit' && postayla ? eposta : null },
    }),
    onSuccess: () => {
      bildir({ baslik: form.values.Tur === 'not' ? 'Not yazıldı' : 'Yanıt yazıldı', tur: 'success', sure: 2000 });
      form.reset();
    },
  });
  const { Tur, postayla } = form.values;
  const yanit = Tur === 'yanit';
  const gider = yanit && postayla && eposta !== null;
  const icerik = (
    <div className={css.kutu} data-tur={Tur}>
      <span className={css.kim}>{yanit ? 'Müşteri okur.' : 'Yalnız çalışanlar okur.'}</span>
      <TextAreaField
        {...form.field('Aciklama')}
        label={yanit ? 'Müşteriye yazılacak' : 'İç not'}
        rows={3}
        maxRows={14}
        maxLength={8000}
        onKeyDown={(e) => {
          if (e.key === 'Enter' && (e.ctrlKey || e.metaKey)) form.submit();
        }}
      />
      {yanit && (
        <ChoiceField
          {...form.field('postayla')}
          label="Nasıl"
          options={[
            ...(eposta === null ? [] : [{ value: true, label: `E-posta: ${eposta}` }]),
            { value: false, label: 'Telefonda söylendi' },
          ]}
        />
      )}
      <FormError message={form.message} />
      <div className={css.alt}>
        <Button type="submit" loading={form.isPending}>
          {gider ? 'Yanıtı Gönder' : yanit ? 'Yanıtı Kaydet' : 'Notu Kaydet'}
        </Button>
        <span className={css.kim}>Ctrl + Enter</span>
      </div>
    </div>
  );
  return (
    <Form onSubmit={form.submit}>
      {form.restored && <RestoredNotice onDiscard={form.reset} />}
      <Tabs
        label="Kimin için"
        value={Tur}
        onChange={(v) => form.set({ Tur: v === 'yanit' ? 'yanit' : 'not' })}
        tabs={[
          { value: 'not', label: 'İç Not', content: icerik },
          { value: 'yanit', label: 'Müşteriye Yanıt', content: icerik },
        ]}
      />
    </Form>
  );
}
