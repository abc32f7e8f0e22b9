import { EN_UZUN_AD, kabulHatasi, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { secimle, type TeklifKalemi } from '@masabasi/core/pazarlama/teklif/toplam';
import { teklif as oda } from '../../calls/teklif.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TeklifToplami } from './TeklifToplami.tsx';

interface KabulFormu {
  readonly KabulEden: string;
  readonly secilen: readonly number[];
}

/** Records an acceptance by telephone or in writing. */
export default function TeklifKabulDialog({
  t,
  kalemler,
  onClose,
}: {
  readonly t: TeklifKarti;
  readonly kalemler: readonly TeklifKalemi[];
  readonly onClose: () => void;
}) {
  const form = useForm(oda.teklifDurumGuncelle, {
    draft: { name: `teklif.kabul.${t.Id}`, version: t.Surum },
    initial: (): KabulFormu => ({ KabulEden: '', secilen: [] }),
    errors: (f) => ({ KabulEden: kabulHatasi(f.KabulEden) ?? undefined }),
    request: (f) => ({
      Id: t.Id,
      Surum: t.Surum,
      Durum: 'kabul' as const,
      KabulEden: f.KabulEden.trim(),
      Secilen: [...f.secilen],
    }),
    onSuccess: () => {
      bildir({ baslik: 'Teklif kabul edildi', tur: 'success' });
      onClose();
    },
  });
  const { secilen } = form.values;
  const secmeliler = kalemler.flatMap((k, yer) => (k.Opsiyonel ? [{ yer, Ad: k.Ad }] : []));
  const olur = [t.LisansTur && `${t.LisansTur} lisans açılır`, t.EgitimTur && `${t.EgitimTur} eğitim istenir`].filter(
    Boolean,
  );
  return (
    <FormDialog
      title={`Kabul: ${teklifNo(t.No, t.Revizyon)}`}
      width={560}
      form={form}
      onClose={onClose}
      submit="Kabul Edildi"
    >
      <p style={{ margin: 0 }}>
        Müşteri teklifi telefonla ya da yazıyla kabul ettiyse yazınız. {olur.length > 0 && `${olur.join(', ')}.`}
      </p>
      <TextField {...form.field('KabulEden')} label="Kabul Eden" required first maxLength={EN_UZUN_AD} />
      {secmeliler.map(({ yer, Ad }) => (
        <CheckField
          key={yer}
          label={`Seçmeli: ${Ad}`}
          value={secilen.includes(yer)}
          onChange={(evet) => form.set({ secilen: evet ? [...secilen, yer] : secilen.filter((x) => x !== yer) })}
        />
      ))}
      <TeklifToplami kalemler={secimle(kalemler, new Set(secilen))} birim={t.ParaBirimi} yil={t.SozlesmeYil} />
    </FormDialog>
  );
}
