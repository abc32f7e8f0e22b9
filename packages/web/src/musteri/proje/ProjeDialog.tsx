import type { ProjeSatiri } from '@masabasi/core/musteri/proje/contract';
import { projeHatalari } from '@masabasi/core/musteri/proje/rules';
import { TANIM_RENKLERI, type TanimRengi } from '@masabasi/core/platform/tanim/rules';
import { proje as oda } from '../../calls/proje.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface ProjeDialogProps {
  readonly satir: ProjeSatiri | null;
  /** The name of a new product, where a form already knows it. */
  readonly ad?: string;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

const RENKLER = Object.entries(TANIM_RENKLERI).map(([value, label]) => ({ value: value as TanimRengi, label }));
export default function ProjeDialog({ satir, ad = '', onClose, onSaved }: ProjeDialogProps) {
  const secenekler = useEndpoint(oda.projeSecenekleri, {});
  const { Id = 0, Surum = 0 } = satir ?? {};
  const form = useForm(oda.projeKaydet, {
    draft: { name: `proje.${Id}`, version: Surum },
    initial: () => ({
      Ad: satir?.Ad ?? ad,
      Kod: satir?.Kod ?? '',
      Renk: satir?.Renk ?? 'gri',
      Aciklama: satir?.Aciklama ?? '',
      SorumluId: satir?.SorumluId ?? null,
      EkipId: satir?.EkipId ?? null,
      AnketTurId: satir?.AnketTurId ?? null,
      Aktif: satir?.Aktif !== 0,
    }),
    errors: (p) => projeHatalari({ ...p, Kod: p.Kod.trim() || null }),
    request: (p) => ({
      proje: { ...p, Kod: p.Kod.trim() || null, Id, Surum },
    }),
    onSuccess: (cevap) => {
      bildir({ baslik: 'Ürün kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  const { kisiler = [], projeEkip = [], memnuniyetTur = [] } = secenekler.data ?? {};
  return (
    <FormDialog
      title={satir ? 'Ürünü Düzenle' : 'Yeni Ürün'}
      width={520}
      form={form}
      onClose={onClose}
      ready={secenekler.data !== undefined}
    >
      <Read of={secenekler} rows={0} />
      <TextField {...form.field('Ad')} label="Ürün" required first maxLength={120} />
      <FormRow>
        <TextField {...form.field('Kod')} label="Kod" maxLength={10} />
        <ChoiceField {...form.field('Renk')} label="Renk" options={RENKLER} />
      </FormRow>
      <SelectField
        {...form.field('SorumluId')}
        label="Sorumlu"
        placeholder="Sorumlusu yok"
        options={kisiler.map((k) => ({ Id: k.Id, Ad: `${k.Ad} (${k.Departman})` }))}
        current={chosen(satir?.SorumluId, satir?.Sorumlu)}
        nothingFound="Kişi bulunamadı"
      />
      <FormRow>
        <SelectField
          {...form.field('EkipId')}
          label="Ekip"
          placeholder="Ekibi yok"
          options={projeEkip}
          current={chosen(satir?.EkipId, satir?.Ekip)}
        />
        <SelectField
          {...form.field('AnketTurId')}
          label="Anket Türü"
          placeholder="Anket yapılmaz"
          options={memnuniyetTur}
          current={chosen(satir?.AnketTurId, satir?.AnketTur)}
        />
      </FormRow>
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" maxLength={2000} />
      {satir && <CheckField {...form.field('Aktif')} label="Kullanımda: formlarda sunulur" />}
    </FormDialog>
  );
}
