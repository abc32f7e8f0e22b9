import type { AnketKarti } from '@masabasi/core/masa/anket/contract';
import {
  anketAyarHatalari,
  ANKET_OLAYLARI,
  type AnketOlayi,
  AYAR_SINIRLARI,
  EN_COK_ANKET_METNI,
} from '@masabasi/core/masa/anket/rules';
import { anket as oda } from '../../calls/anket.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { chosen, type Option, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface AnketDialogProps {
  readonly satir: AnketKarti | null;
  /** The version of the survey under change. */
  readonly Surum: number;
  readonly projeler: readonly Option[];
  readonly onClose: () => void;
  readonly onSaved: (anket: { readonly Id: number; readonly Surum: number }) => void;
}

interface AnketFormu {
  readonly Ad: string;
  readonly ProjeId: number | null;
  readonly Aktif: boolean;
  readonly Olay: AnketOlayi | null;
  readonly GecerlilikGun: number | null;
  readonly OrneklemYuzde: number | null;
  readonly SessizGun: number | null;
  readonly BeklemeDk: number | null;
  readonly Esik: number | null;
  readonly Giris: string;
  readonly Tesekkur: string;
  readonly Betik: string;
}

const OLAYLAR = [
  ...Object.entries(ANKET_OLAYLARI).map(([value, label]) => ({ value: value as AnketOlayi, label })),
  { value: null, label: 'Yalnız elle' },
];
const YENI: AnketFormu = {
  Ad: '',
  ProjeId: null,
  Aktif: true,
  Olay: 'gorusme',
  GecerlilikGun: 14,
  OrneklemYuzde: 100,
  SessizGun: 30,
  BeklemeDk: 60,
  Esik: 50,
  Giris: '',
  Tesekkur: '',
  Betik: '',
};
const formu = (a: AnketKarti): AnketFormu => ({
  Ad: a.Ad,
  ProjeId: a.ProjeId,
  Aktif: a.Aktif === 1,
  Olay: a.Olay,
  GecerlilikGun: a.GecerlilikGun,
  OrneklemYuzde: a.OrneklemYuzde,
  SessizGun: a.SessizGun,
  BeklemeDk: a.BeklemeDk,
  Esik: a.Esik,
  Giris: a.Giris,
  Tesekkur: a.Tesekkur,
  Betik: a.Betik,
});
const METIN = { rows: 2, maxRows: 6, maxLength: EN_COK_ANKET_METNI };

/** The time and way of asking a survey. Its own page edits the questions. */
export default function AnketDialog({ satir, Surum, projeler, onClose, onSaved }: AnketDialogProps) {
  const Id = satir?.Id ?? 0;
  const form = useForm(oda.anketKaydet, {
    draft: `anket.ayar.${Id}.${Surum}`,
    initial: () => (satir === null ? YENI : formu(satir)),
    errors: anketAyarHatalari,
    request: (a) => ({
      anket: {
        ...a,
        Id,
        Surum,
        GecerlilikGun: a.GecerlilikGun ?? 0,
        OrneklemYuzde: a.OrneklemYuzde ?? 0,
        SessizGun: a.SessizGun ?? 0,
        BeklemeDk: a.BeklemeDk ?? 0,
        Esik: a.Esik ?? 0,
      },
    }),
    onSuccess: (cevap) => {
      bildir({
        baslik: satir === null ? 'Anket eklendi; şimdi sorularını yazınız' : 'Anket ayarları kaydedildi',
        tur: 'success',
      });
      onSaved(cevap);
      onClose();
    },
  });
  const sayi = (ad: keyof typeof AYAR_SINIRLARI) => ({ ...form.field(ad), max: AYAR_SINIRLARI[ad], required: true });
  return (
    <FormDialog title={satir === null ? 'Yeni Anket' : 'Anket Ayarları'} width={720} form={form} onClose={onClose}>
      <FormRow>
        <TextField {...form.field('Ad')} label="Ad" required first maxLength={200} />
        <SelectField
          {...form.field('ProjeId')}
          label="Ürün"
          placeholder="Bütün ürünler"
          options={projeler}
          current={chosen(satir?.ProjeId, satir?.Proje)}
        />
      </FormRow>
      <FormSection name="Ne zaman, kime">
        <FormRow>
          <ChoiceField {...form.field('Olay')} label="Ne Zaman Sorulur" options={OLAYLAR} />
          <NumberField {...sayi('BeklemeDk')} label="Bekleme (dk)" description="Olaydan ne kadar sonra sorulur." />
        </FormRow>
        <FormRow>
          <NumberField {...sayi('OrneklemYuzde')} label="Örneklem (%)" description="Olayların ne kadarında sorulur." />
          <NumberField
            {...sayi('SessizGun')}
            label="Sessiz Süre (gün)"
            description="Sorulan müşteriye bu süre başka anket sorulmaz."
          />
        </FormRow>
        <FormRow>
          <NumberField
            {...sayi('GecerlilikGun')}
            label="Geçerlilik (gün)"
            description="Yanıtlanmazsa sonra süresi dolar."
          />
          <NumberField {...sayi('Esik')} label="Düşük Puan Eşiği" description="Altındaki her yanıt takip edilir." />
        </FormRow>
      </FormSection>
      <FormSection name="Sözler">
        <TextAreaField {...form.field('Giris')} label="Karşılama" {...METIN} />
        <TextAreaField {...form.field('Tesekkur')} label="Teşekkür" {...METIN} />
        <TextAreaField
          {...form.field('Betik')}
          label="Telefon Metni"
          description="Anketi telefonla yapan kişi önce bunu söyler."
          {...METIN}
        />
      </FormSection>
      {satir && <CheckField {...form.field('Aktif')} label="Kullanımda" />}
    </FormDialog>
  );
}
