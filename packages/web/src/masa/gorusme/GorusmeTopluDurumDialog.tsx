import {
  GORUSME_DURUM_ADLARI,
  GORUSME_DURUMLARI,
  gorusmeAcik,
  gorusmeDurumHatalari,
  type GorusmeDurumu,
} from '@masabasi/core/masa/gorusme/rules';
import { sozIster, topluHedefler } from '@masabasi/core/masa/gorusmeler/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconInfoCircle from '~icons/tabler/info-circle';
import { gorusmeler as oda } from '../../calls/gorusmeler.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { surumleri } from '../../platform/list/secim.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import type { GorusmeTopluDialogProps } from './GorusmeTopluAtaDialog.tsx';

/** Moves several tickets to one state, with the fields of that state. */
export default function GorusmeTopluDurumDialog({ gorusmeler, onDone, onClose }: GorusmeTopluDialogProps) {
  const ben = useKullanici();
  const dagitir = useYetkiVar(YETKI.gorusmeDagit);
  const hedefler = topluHedefler(gorusmeler, { Id: ben.Id, dagitir });
  const form = useForm(oda.gorusmeTopluDurum, {
    draft: 'gorusme.topluDurum',
    initial: (): { Durum: GorusmeDurumu | null; Aciklama: string; Cozum: string } => ({
      Durum: null,
      Aciklama: '',
      Cozum: '',
    }),
    errors: ({ Durum, ...soz }) =>
      Durum === null ? { Durum: 'Durumu seçiniz.' } : gorusmeDurumHatalari({ Durum, ...soz }, yenidenAcilan(Durum)),
    request: ({ Durum, ...soz }) => (Durum === null ? null : { gorusmeler: surumleri(gorusmeler), Durum, ...soz }),
    onSuccess: ({ sonuclar }) => onDone(sonuclar),
  });
  const { Durum } = form.values;
  function yenidenAcilan(durum: GorusmeDurumu): boolean {
    return gorusmeAcik(durum) && gorusmeler.some((g) => !gorusmeAcik(g.DurumAnahtar));
  }
  const adet = Durum === null ? 0 : (hedefler.get(Durum) ?? 0);
  const soz = Durum !== null && gorusmeler.some((g) => sozIster(g.DurumAnahtar, Durum));
  return (
    <FormDialog
      title={`${gorusmeler.length} Görüşmenin Durumu`}
      width={520}
      form={form}
      onClose={onClose}
      submit="Değiştir"
      {...(Durum === 'iptal' && { color: 'danger' })}
    >
      <ChoiceField
        {...form.field('Durum')}
        label="Durum"
        required
        first
        options={[
          { value: null, label: hedefler.size === 0 ? 'Geçilebilecek durum yok' : 'Seçiniz' },
          ...GORUSME_DURUMLARI.flatMap((d) =>
            hedefler.has(d) ? [{ value: d, label: `${GORUSME_DURUM_ADLARI[d]} (${hedefler.get(d)} görüşme)` }] : [],
          ),
        ]}
      />
      <div role="status">
        {Durum !== null && adet < gorusmeler.length && (
          <Notice tone="info" icon={<IconInfoCircle size={18} />}>
            {gorusmeler.length} görüşmenin {adet} tanesi bu duruma geçebilir; ötekiler olduğu gibi kalır.
          </Notice>
        )}
      </div>
      {Durum === 'cozuldu' && (
        <TextAreaField
          {...form.field('Cozum')}
          label="Çözüm"
          required
          description="Her görüşmeye yazılır; aynı sorunu yaşayan sonraki müşteride aranıp bulunur."
          rows={5}
          maxLength={8000}
        />
      )}
      {Durum !== 'cozuldu' && soz && (
        <TextAreaField {...form.field('Aciklama')} label="Açıklama" required rows={4} maxLength={2000} />
      )}
    </FormDialog>
  );
}
