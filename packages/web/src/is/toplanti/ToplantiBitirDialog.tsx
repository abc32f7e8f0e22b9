import { DAVET_DURUMLARI } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti, ToplantiKatilimcisi } from '@masabasi/core/is/toplanti/satirlar';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface ToplantiBitirDialogProps {
  readonly t: ToplantiKarti;
  readonly katilimcilar: readonly ToplantiKatilimcisi[];
  readonly onClose: () => void;
}

/** Ends a meeting and asks for the people who came. All who did not decline are ticked at first. */
export default function ToplantiBitirDialog({ t, katilimcilar, onClose }: ToplantiBitirDialogProps) {
  const form = useForm(oda.toplantiDurumGuncelle, {
    draft: { name: `toplanti.bitir.${t.Id}`, version: t.Surum },
    initial: (): { readonly gelenler: readonly string[] } => ({
      gelenler: katilimcilar
        .filter((k) => k.Katildi ?? (k.DavetDurum !== 'katilmayacak' && k.Rol !== 'bilgi'))
        .map((k) => String(k.KatilimciId)),
    }),
    request: (f) => ({
      Id: t.Id,
      Surum: t.Surum,
      Durum: 'yapildi' as const,
      katilanlar: f.gelenler.map(Number),
    }),
    onSuccess: () => {
      bildir({ baslik: 'Toplantı bitirildi', tur: 'success' });
      onClose();
    },
  });
  const { value, onChange } = form.field('gelenler');
  return (
    <FormDialog title={`${t.No}: Bitir`} width={520} form={form} onClose={onClose} submit="Bitir">
      <p style={{ margin: 0 }}>
        Kimler katıldı? Tutanakta ve PDF’inde görünür; tutanak onaylanana kadar değiştirebilirsiniz.
      </p>
      <CheckList
        label="Katılanlar"
        options={katilimcilar.map((k) => ({
          value: String(k.KatilimciId),
          label: k.DavetDurum === 'bekliyor' ? k.Ad : `${k.Ad} (${DAVET_DURUMLARI[k.DavetDurum]})`,
        }))}
        checked={value}
        onChange={onChange}
      />
    </FormDialog>
  );
}
