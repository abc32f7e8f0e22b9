import type { TanimSatiri } from '@masabasi/core/platform/tanim/contract';
import {
  TANIM_RENKLERI,
  tanimHatalari,
  type TanimListeAdi,
  type TanimRengi,
  tanimListesi,
} from '@masabasi/core/platform/tanim/rules';
import { tanim as oda } from '../../calls/tanim.ts';
import { useForm } from '../form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { chosen, type Option, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface TanimDialogProps {
  readonly liste: TanimListeAdi;
  readonly satir: TanimSatiri | null;
  readonly ustler: readonly Option[];
  readonly projeler: readonly Option[];
  /** The name of a new row, where a form already knows it. */
  readonly ad?: string;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

interface TanimFormu {
  readonly Ad: string;
  readonly Renk: TanimRengi | null;
  readonly Kod: string | null;
  readonly ProjeId: number | null;
  readonly UstId: number | null;
  readonly Aktif: boolean;
}

const RENKLER = [
  { value: null, label: 'Renksiz' },
  ...Object.entries(TANIM_RENKLERI).map(([value, label]) => ({ value: value as TanimRengi, label })),
];

export default function TanimDialog({ liste, satir, ustler, projeler, ad = '', onClose, onSaved }: TanimDialogProps) {
  const { ad: listeAdi, kod, ust, urunlu } = tanimListesi(liste);
  const { Id = 0, Surum = 0 } = satir ?? {};
  const form = useForm(oda.tanimKaydet, {
    draft: { name: `tanim.${liste}.${Id}`, version: Surum },
    initial: (): TanimFormu => ({
      Ad: satir?.Ad ?? ad,
      Renk: satir?.Renk ?? null,
      Kod: satir?.Kod ?? null,
      ProjeId: satir?.ProjeId ?? null,
      UstId: satir?.UstId ?? null,
      Aktif: satir?.Aktif !== 0,
    }),
    errors: (t) => tanimHatalari({ ...t, Liste: liste }),
    request: (t) => ({ tanim: { ...t, Id, Surum, Liste: liste } }),
    onSuccess: (cevap) => {
      bildir({ baslik: 'Satır kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  return (
    <FormDialog
      title={satir ? `${listeAdi}: Satırı Düzenle` : `${listeAdi}: Yeni Satır`}
      width={440}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('Ad')} label="Ad" required first maxLength={200} />
      {kod && <TextField {...form.field('Kod')} label={kod.ad} required maxLength={20} />}
      {ust !== undefined && (
        <SelectField
          {...form.field('UstId')}
          label="Üst Satır"
          placeholder="Üstü yok"
          options={ustler.filter((u) => u.Id !== satir?.Id)}
          current={chosen(satir?.UstId, satir?.Ust)}
          nothingFound="Satır bulunamadı"
        />
      )}
      {urunlu && (
        <SelectField
          {...form.field('ProjeId')}
          label="Ürün"
          placeholder="Bütün ürünler"
          options={projeler}
          current={chosen(satir?.ProjeId, satir?.Proje)}
        />
      )}
      <ChoiceField {...form.field('Renk')} label="Renk" options={RENKLER} />
      {satir && !satir.Sabit && <CheckField {...form.field('Aktif')} label="Kullanımda: formlarda sunulur" />}
    </FormDialog>
  );
}
