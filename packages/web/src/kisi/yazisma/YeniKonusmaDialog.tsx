import { EN_COK_UYE, EN_UZUN_KONUSMA_ADI, type KonusmaNesnesi, METIN } from '@masabasi/core/kisi/yazisma/rules';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { call } from '../../platform/call/cagri.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface YeniKonusmaDialogProps {
  readonly kisiler: readonly { readonly Id: number; readonly Ad: string; readonly Departman: string }[];
  /** A group to edit. Absent: a new conversation. */
  readonly grup?: {
    readonly Id: number;
    readonly Ad: string;
    readonly Surum: number;
    readonly uyeler: readonly number[];
  };
  /** The record to write about. */
  readonly kayit?: { readonly Nesne: KonusmaNesnesi; readonly Id: number };
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
}

/** A conversation with one person, or a group with a name. */
export default function YeniKonusmaDialog({ kisiler, grup, kayit, onAc, onClose }: YeniKonusmaDialogProps) {
  const grupMu = (adet: number) => grup !== undefined || kayit !== undefined || adet > 1;
  const form = useForm(oda.grupKaydet, {
    draft: null,
    initial: () => ({ Ad: grup?.Ad ?? '', Kisiler: [...(grup?.uyeler ?? [])] }),
    errors: ({ Ad, Kisiler }) => ({
      Kisiler: Kisiler.length === 0 && METIN.kisisiz,
      Ad: grupMu(Kisiler.length) && Ad.trim() === '' && METIN.adYok,
    }),
    request: async ({ Ad, Kisiler }) => {
      const [tek] = Kisiler;
      if (!grupMu(Kisiler.length) && tek !== undefined) {
        const cevap = await call(oda.konusmaAc, { KisiId: tek });
        if (!cevap.durum) return cevap.msg;
        onAc(cevap.Id);
        return null;
      }
      return {
        Id: grup?.Id ?? 0,
        Ad,
        Kisiler,
        Nesne: kayit?.Nesne ?? null,
        NesneId: kayit?.Id ?? null,
        Surum: grup?.Surum ?? 0,
      };
    },
    onSuccess: ({ Id }) => onAc(Id),
  });
  return (
    <FormDialog
      title={grup ? 'Grubu Düzenle' : kayit ? 'Kayıt Hakkında Konuşma' : 'Yeni Konuşma'}
      width={520}
      form={form}
      onClose={onClose}
      submit={grup ? 'Kaydet' : 'Aç'}
    >
      <MultiSelectField
        {...form.field('Kisiler')}
        first
        label="Kişiler"
        options={kisiler.map((k) => ({ Id: k.Id, Ad: `${k.Ad} (${k.Departman})` }))}
        placeholder="Bir ya da daha çok kişi seçiniz"
        maxValues={EN_COK_UYE}
      />
      {grupMu(form.values.Kisiler.length) && (
        <TextField {...form.field('Ad')} label="Konuşmanın Adı" maxLength={EN_UZUN_KONUSMA_ADI} />
      )}
    </FormDialog>
  );
}
