import type { KonuSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { Button } from '@mantine/core';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface KonuDialogProps {
  readonly ProjeId: number;
  /** Absent: a new one. */
  readonly konu?: KonuSatiri;
  readonly konular: readonly KonuSatiri[];
  readonly onClose: () => void;
}

export default function KonuDialog({ ProjeId, konu, konular, onClose }: KonuDialogProps) {
  const gerekli = useEndpoint(oda.getGerekliList, {});
  const { Id = 0, Surum = 0 } = konu ?? {};
  const form = useForm(oda.projeKonuKaydet, {
    draft: { name: `prj.konu.${ProjeId}.${Id}`, version: Surum },
    initial: () => ({ Ad: konu?.Ad ?? '', UstId: konu?.UstId ?? null, SorumluId: konu?.SorumluId ?? null }),
    errors: (f) => ({ Ad: f.Ad.trim() === '' && 'Bu alanı doldurunuz.' }),
    request: (f) => ({ konu: { ...f, Id, Surum, ProjeId, Sira: konu?.Sira ?? konular.length } }),
    onSuccess: () => {
      bildir({ baslik: 'Konu kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const sil = useAction(oda.projeKonuSil, { onSuccess: onClose });
  return (
    <FormDialog title={konu ? `Konuyu Düzenle: ${konu.Ad}` : 'Yeni Konu'} width={480} form={form} onClose={onClose}>
      <TextField {...form.field('Ad')} label="Konu" required first maxLength={200} />
      <SelectField
        {...form.field('UstId')}
        label="Üst Konu"
        options={konular.filter((k) => k.Id !== Id)}
        current={chosen(konu?.UstId, konular.find((k) => k.Id === konu?.UstId)?.Ad)}
      />
      <SelectField
        {...form.field('SorumluId')}
        label="Sorumlu"
        options={gerekli.data?.personel ?? []}
        current={chosen(konu?.SorumluId, konu?.Sorumlu)}
      />
      {konu && (
        <div>
          <Button
            variant="default"
            color="danger"
            loading={sil.isPending}
            onClick={() => sil.mutate({ Id: konu.Id, Surum: konu.Surum })}
          >
            Konuyu Kaldır
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
