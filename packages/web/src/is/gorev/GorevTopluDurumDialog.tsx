import {
  GOREV_DURUM_ADLARI,
  GOREV_DURUMLARI,
  GOREV_SURECI,
  gorevDurumHatalari,
  type GorevDurumu,
} from '@masabasi/core/is/gorev/rules';
import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { gecisler } from '@masabasi/core/platform/process/surec';
import type { TopluSonuc } from '@masabasi/core/platform/list/topluUcu';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconInfoCircle from '~icons/tabler/info-circle';
import { gorev as oda } from '../../calls/gorev.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { surumleri } from '../../platform/list/secim.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

export interface GorevTopluDurumDialogProps {
  readonly gorevler: readonly GorevSatiri[];
  readonly onDone: (sonuclar: readonly TopluSonuc[]) => void;
  readonly onClose: () => void;
}

/** Moves several tasks to one state, with the fields of that state. */
export default function GorevTopluDurumDialog({ gorevler, onDone, onClose }: GorevTopluDurumDialogProps) {
  const cagiran = { Id: useKullanici().Id, isYonetir: useYetkiVar(YETKI.isYonet) };
  const hedefleri = gorevler.flatMap((g) =>
    gecisler(GOREV_SURECI, g, cagiran).flatMap((c) => (c.dolayli ? [] : [c.nereye])),
  );
  const adet = (d: GorevDurumu) => hedefleri.filter((h) => h === d).length;
  const form = useForm(oda.gorevTopluDurum, {
    draft: 'gorev.topluDurum',
    initial: (): { YeniDurum: GorevDurumu | null; aciklama: string } => ({ YeniDurum: null, aciklama: '' }),
    errors: ({ YeniDurum, aciklama }) => ({
      YeniDurum: YeniDurum === null && 'Durumu seçiniz.',
      aciklama: YeniDurum !== null && gorevDurumHatalari({ Durum: YeniDurum, Aciklama: aciklama }).Aciklama,
    }),
    request: ({ YeniDurum, aciklama }) =>
      YeniDurum === null ? null : { gorevler: surumleri(gorevler), YeniDurum, aciklama },
    onSuccess: ({ sonuclar }) => onDone(sonuclar),
  });
  const { YeniDurum } = form.values;
  const olan = YeniDurum === null ? gorevler.length : adet(YeniDurum);
  const sozIster = YeniDurum !== null && Object.keys(gorevDurumHatalari({ Durum: YeniDurum, Aciklama: '' })).length > 0;
  return (
    <FormDialog
      title={`${gorevler.length} İşin Durumu`}
      width={520}
      form={form}
      onClose={onClose}
      submit="Değiştir"
      {...(YeniDurum === 'iptal' && { color: 'danger' })}
    >
      <ChoiceField
        {...form.field('YeniDurum')}
        label="Durum"
        required
        first
        options={[
          { value: null, label: hedefleri.length === 0 ? 'Geçilebilecek durum yok' : 'Seçiniz' },
          ...GOREV_DURUMLARI.filter((d) => adet(d) > 0).map((d) => ({
            value: d,
            label: `${GOREV_DURUM_ADLARI[d]} (${adet(d)} iş)`,
          })),
        ]}
      />
      <div role="status">
        {olan < gorevler.length && (
          <Notice tone="info" icon={<IconInfoCircle size={18} />}>
            {gorevler.length} işin {olan} tanesi bu duruma geçebilir; ötekiler olduğu gibi kalır.
          </Notice>
        )}
      </div>
      {sozIster && <TextAreaField {...form.field('aciklama')} label="Açıklama" required rows={4} maxLength={2000} />}
    </FormDialog>
  );
}
