import { bakisHatasi, EN_UZUN_SEBEP } from '@masabasi/core/kisi/gozetim/rules';
import { gunEkle, istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { gozetim as oda } from '../../calls/gozetim.ts';
import { yazisma } from '../../calls/yazisma.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

interface BakisFormu {
  readonly KisiId: number | null;
  readonly KonusmaId: number | null;
  readonly Baslangic: string | null;
  readonly Bitis: string | null;
  readonly Sebep: string;
}
const HAFTA = 6;

export interface KonusmayaBakDialogProps {
  readonly onBakildi: (Id: number) => void;
  readonly onClose: () => void;
}

/** Starts an inspection of a conversation: the person, the days, the reason. The participants can read the reason. */
export default function KonusmayaBakDialog({ onBakildi, onClose }: KonusmayaBakDialogProps) {
  const bugun = istanbulGunu(simdi());
  const kisiler = useEndpoint(yazisma.yazismaKisileri, {});
  const form = useForm(oda.konusmaBak, {
    draft: null,
    initial: (): BakisFormu => ({
      KisiId: null,
      KonusmaId: null,
      Baslangic: gunEkle(bugun, -HAFTA),
      Bitis: bugun,
      Sebep: '',
    }),
    errors: ({ KisiId, KonusmaId, Baslangic, Bitis, Sebep }) => ({
      KisiId: KisiId === null && 'Kişiyi seçiniz.',
      KonusmaId: KisiId !== null && KonusmaId === null && 'Konuşmayı seçiniz.',
      Baslangic: Baslangic === null && 'Başlangıç gününü yazınız.',
      Bitis: Bitis === null && 'Bitiş gününü yazınız.',
      Sebep: (Baslangic !== null && Bitis !== null && bakisHatasi({ Baslangic, Bitis, Sebep })) || undefined,
    }),
    request: ({ KonusmaId, Baslangic, Bitis, Sebep }) => ({
      KonusmaId: KonusmaId!,
      Baslangic: Baslangic!,
      Bitis: Bitis!,
      Sebep,
    }),
    onSuccess: ({ Id }) => onBakildi(Id),
  });
  const { KisiId } = form.values;
  const konusmalar = useEndpoint(oda.bakilacaklar, { KisiId: KisiId ?? 0 }, { enabled: KisiId !== null });
  return (
    <FormDialog title="Konuşmaya Bak" width={560} form={form} onClose={onClose} submit="Bak">
      <SelectField
        {...form.field('KisiId')}
        onChange={(yeni) => form.set({ KisiId: yeni, KonusmaId: null })}
        first
        required
        label="Kişi"
        options={(kisiler.data?.kisiler ?? []).map((k) => ({ Id: k.Id, Ad: `${k.Ad} (${k.Departman})` }))}
      />
      {KisiId !== null && (
        <SelectField
          {...form.field('KonusmaId')}
          required
          label="Konuşma"
          options={(konusmalar.data?.konusmalar ?? []).map((k) => ({
            Id: k.Id,
            Ad: `${k.Ad} (${k.Adet} mesaj, son ${zamanYaz(k.SonZaman)})`,
          }))}
        />
      )}
      <DateField {...form.field('Baslangic')} label="Başlangıç" required />
      <DateField {...form.field('Bitis')} label="Bitiş" required />
      <TextAreaField
        {...form.field('Sebep')}
        label="Sebep (konuşmadakiler de okur)"
        required
        rows={3}
        maxLength={EN_UZUN_SEBEP}
      />
    </FormDialog>
  );
}
