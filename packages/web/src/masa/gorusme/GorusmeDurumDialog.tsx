import { type GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { gorusmeAcik, gorusmeDurumHatalari, type GorusmeDurumu } from '@masabasi/core/masa/gorusme/rules';
import { Button } from '@mantine/core';
import IconPlugConnected from '~icons/tabler/plug-connected';
import { useState } from 'react';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface GorusmeDurumDialogProps {
  readonly g: Pick<GorusmeKarti, 'Id' | 'No' | 'Surum' | 'DurumAnahtar' | 'Cozum'>;
  readonly nereye: GorusmeDurumu;
  /** The label of its button. */
  readonly ad: string;
  /** Opens the next of the person's own tickets, offered after this one is solved. */
  readonly onSiradaki?: () => void;
  readonly onClose: () => void;
}

const ETIKETLER: Partial<Record<GorusmeDurumu, string>> = {
  musteri: 'Müşteriden Beklenen',
  yazilim: 'Yazılımdan Beklenen',
  iptal: 'İptal Nedeni',
  islemde: 'Neden Yeniden Açılıyor',
};

/** Moves a ticket to another state, with the fields of that state. */
export default function GorusmeDurumDialog({ g, nereye, ad, onSiradaki, onClose }: GorusmeDurumDialogProps) {
  const yeniden = !gorusmeAcik(g.DurumAnahtar) && gorusmeAcik(nereye);
  const [uyari, setUyari] = useState<string | null>(null);
  const form = useForm(oda.gorusmeDurumGuncelle, {
    draft: { name: `gorusme.durum.${g.Id}.${nereye}`, version: g.Surum },
    initial: () => ({ Aciklama: '', Cozum: nereye === 'cozuldu' ? g.Cozum : '' }),
    errors: (f) => gorusmeDurumHatalari({ ...f, Durum: nereye }, yeniden),
    request: (f) => {
      setUyari(null);
      return { Id: g.Id, Surum: g.Surum, Durum: nereye, ...f };
    },
    onSuccess: () => {
      if (nereye === 'cozuldu' && onSiradaki)
        bildir({
          baslik: 'Görüşme çözüldü',
          tur: 'success',
          eylem: { etiket: 'Sıradaki', calistir: onSiradaki },
        });
      else bildir({ baslik: 'Görüşmenin durumu değişti', tur: 'success' });
      onClose();
    },
    onRefusal: (ret) => {
      if (!('uyari' in ret)) return false;
      setUyari(ret.msg);
      return true;
    },
  });
  return (
    <FormDialog
      title={`${ad}: ${g.No}`}
      width={520}
      form={form}
      onClose={onClose}
      submit={ad}
      {...(nereye === 'iptal' && { color: 'danger' })}
      actions={
        uyari !== null && (
          <Button variant="default" loading={form.isPending} onClick={() => form.submitWith({ baglantiSuruyor: true })}>
            Bağlantı Sürerken Çöz
          </Button>
        )
      }
    >
      {nereye === 'cozuldu' ? (
        <TextAreaField
          {...form.field('Cozum')}
          label="Çözüm"
          required
          first
          description="Aynı sorunu yaşayan sonraki müşteride aranıp bulunur."
          rows={5}
          maxLength={8000}
        />
      ) : (
        <TextAreaField
          {...form.field('Aciklama')}
          label={ETIKETLER[nereye] ?? 'Açıklama'}
          required
          first
          rows={4}
          maxLength={2000}
        />
      )}
      <div role="alert">
        {uyari !== null && (
          <Notice tone="warn" icon={<IconPlugConnected size={18} />}>
            {uyari}
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}
