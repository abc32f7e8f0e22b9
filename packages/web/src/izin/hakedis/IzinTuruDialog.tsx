import type { IzinTuruSatiri } from '@masabasi/core/izin/hakedis/contract';
import { IZIN_RENKLERI, type IzinRengi } from '@masabasi/core/izin/izin/rules';
import { YASAL_ANAHTARLAR, YASAL_DEGERLER, type YasalAnahtar } from '@masabasi/core/izin/hakedis/yasal';
import { hakedis as oda } from '../../calls/hakedis.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface TurFormu {
  readonly Ad: string;
  readonly VarsayilanGun: number | null;
  readonly Yasal: YasalAnahtar | null;
  readonly Renk: IzinRengi;
  readonly Ucretli: boolean;
  readonly BelgeGerekir: boolean;
  readonly PanoGizli: boolean;
  readonly TakvimGunu: boolean;
  readonly Aktif: boolean;
}

const RENKLER = Object.entries(IZIN_RENKLERI).map(([value, label]) => ({ value: value as IzinRengi, label }));

export interface IzinTuruDialogProps {
  /** Null: a new one. */
  readonly tur: IzinTuruSatiri | null;
  readonly onClose: () => void;
}

export default function IzinTuruDialog({ tur, onClose }: IzinTuruDialogProps) {
  const { Id = 0, Surum = 0 } = tur ?? {};
  const form = useForm(oda.izinTuruKaydet, {
    draft: { name: `izinTuru.${Id}`, version: Surum },
    initial: (): TurFormu => ({
      Ad: tur?.Ad ?? '',
      VarsayilanGun: tur?.VarsayilanGun ?? null,
      Yasal: tur?.Yasal ?? null,
      Renk: tur?.Renk ?? 'gri',
      Ucretli: tur?.Ucretli !== 0,
      BelgeGerekir: tur?.BelgeGerekir === 1,
      PanoGizli: tur?.PanoGizli === 1,
      TakvimGunu: tur?.TakvimGunu === 1,
      Aktif: tur?.Aktif !== 0,
    }),
    request: (t) => (t.Ad.trim() === '' ? 'İzin türünün adını yazınız.' : { ...t, Id, Surum }),
    onSuccess: () => {
      bildir({ baslik: 'İzin türü kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { Renk, Yasal } = form.values;
  return (
    <FormDialog title={tur ? 'İzin Türünü Düzenle' : 'Yeni İzin Türü'} width={560} form={form} onClose={onClose}>
      <TextField {...form.field('Ad')} label="Ad" required first maxLength={60} />
      <FormRow>
        <ChoiceField
          {...form.field('Yasal')}
          label="Süreyi Belirleyen"
          options={[
            { value: null, label: 'Burada yazılan süre' },
            ...YASAL_ANAHTARLAR.filter((a) => YASAL_DEGERLER[a].birim === 'gün').map((a) => ({
              value: a,
              label: `Yasal: ${YASAL_DEGERLER[a].ad}`,
            })),
          ]}
        />
        {Yasal === null && (
          <DecimalField
            {...form.field('VarsayilanGun')}
            label="Süre (gün)"
            description="Boş bırakılırsa her izinde ayrı girilir."
          />
        )}
      </FormRow>
      <ChoiceField {...form.field('Renk')} label="Renk" options={RENKLER} leftSection={<Swatch color={Renk} />} />
      <CheckField {...form.field('Ucretli')} label="Ücretli" />
      <CheckField {...form.field('TakvimGunu')} label="Tatil günleri de sayılır (takvim günü)" />
      <CheckField {...form.field('BelgeGerekir')} label="Belge gerekir: açıklamasız girilirse uyarılır" />
      <CheckField {...form.field('PanoGizli')} label="Panoda gizli: iş arkadaşları ‘İzinli’ görür" />
      {tur?.Yillik !== true && <CheckField {...form.field('Aktif')} label="Kullanımda: formlarda sunulur" />}
    </FormDialog>
  );
}
