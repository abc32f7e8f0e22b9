import { istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import {
  ZIYARET_SONUC_ADLARI,
  ZIYARET_SONUCLARI,
  type ZiyaretDurumu,
  type ZiyaretSonucu,
  ziyaretSonucHatalari,
  ziyaretSonucSade,
} from '@masabasi/core/pazarlama/ziyaret/rules';
import type { ZiyaretKarti } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { ziyaret as oda } from '../../calls/ziyaret.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface ZiyaretSonucDialogProps {
  readonly ziyaret: ZiyaretKarti;
  readonly durum: ZiyaretDurumu;
  readonly onClose: () => void;
}

interface SonucFormu {
  readonly gun: string | null;
  readonly bas: string | null;
  readonly bit: string | null;
  /** Number of the result, counted from 1. */
  readonly sonuc: number | null;
  readonly OlumsuzNedenId: number | null;
  readonly DigerProgramId: number | null;
  readonly Aciklama: string;
  readonly Sonraki_Tarih: string | null;
}

const SONUCLAR = ZIYARET_SONUCLARI.map((s, i) => ({ Id: i + 1, Ad: ZIYARET_SONUC_ADLARI[s] }));
const sonucu = (f: SonucFormu): ZiyaretSonucu | null => ZIYARET_SONUCLARI[(f.sonuc ?? 0) - 1] ?? null;
const ani = (gun: string | null, saat: string | null) =>
  gun !== null && saat !== null ? new Date(istanbulAni(gun, saat)).toISOString() : null;
const yazilan = (f: SonucFormu, Durum: ZiyaretDurumu) =>
  ziyaretSonucSade({
    Durum,
    Baslama_Zamani: ani(f.gun, f.bas),
    Bitis_Zamani: ani(f.gun, f.bit),
    Sonuc: sonucu(f),
    OlumsuzNedenId: f.OlumsuzNedenId,
    DigerProgramId: f.DigerProgramId,
    Aciklama: f.Aciklama,
    Sonraki_Tarih: f.Sonraki_Tarih,
  });

function hatalari(f: SonucFormu, durum: ZiyaretDurumu, baskaProgram: number | null): FormErrors<SonucFormu> {
  const { Baslama_Zamani, Bitis_Zamani, Sonuc, ...digerleri } = ziyaretSonucHatalari(
    yazilan(f, durum),
    simdi(),
    baskaProgram,
  );
  return {
    ...digerleri,
    sonuc: Sonuc,
    gun: f.gun === null && Baslama_Zamani,
    bas: f.gun !== null && Baslama_Zamani,
    bit: Bitis_Zamani,
  };
}

/** Result of a visit, or the reason why it did not take place. */
export default function ZiyaretSonucDialog({ ziyaret: z, durum, onClose }: ZiyaretSonucDialogProps) {
  const yapildi = durum === 'yapildi';
  const { data: gerekli } = useEndpoint(oda.ziyaretGerekli, {});
  const baskaProgram = gerekli?.baskaProgramId ?? null;
  const form = useForm(oda.ziyaretSonucYaz, {
    draft: { name: `ziyaret.${durum}.${z.Id}`, version: z.Surum },
    initial: (): SonucFormu => ({
      gun: istanbulGunu(z.Baslama_Zamani),
      bas: istanbulSaati(z.Baslama_Zamani),
      bit: istanbulSaati(z.Bitis_Zamani),
      sonuc: null,
      OlumsuzNedenId: null,
      DigerProgramId: null,
      Aciklama: '',
      Sonraki_Tarih: null,
    }),
    errors: (f) => hatalari(f, durum, baskaProgram),
    request: (f) => ({ Id: z.Id, Surum: z.Surum, ...yazilan(f, durum) }),
    onSuccess: () => {
      bildir({ baslik: 'Ziyaretin sonucu yazıldı', tur: 'success' });
      onClose();
    },
  });
  const olumsuz = sonucu(form.values) === 'olumsuz';
  return (
    <FormDialog
      title={yapildi ? 'Ziyaretin Sonucu' : 'Ziyaret Yapılamadı'}
      width={yapildi ? 640 : 520}
      form={form}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        {z.Musteri}, {z.Projeler.join(', ')}.
      </p>
      {yapildi && (
        <>
          <FormRow>
            <DateField {...form.field('gun')} label="Yapıldığı Gün" required />
            <TimeField {...form.field('bas')} label="Başladı" required />
            <TimeField {...form.field('bit')} label="Bitti" required />
          </FormRow>
          <FormRow>
            <SelectField {...form.field('sonuc')} label="Sonuç" required options={SONUCLAR} />
            <DateField
              {...form.field('Sonraki_Tarih')}
              label="Sonraki Tarih"
              required={sonucu(form.values) === 'ertelendi'}
              description="O sabah size hatırlatılır."
            />
          </FormRow>
          {olumsuz && (
            <FormRow>
              <SelectField
                {...form.field('OlumsuzNedenId')}
                label="Neden"
                required
                options={gerekli?.ayrilmaNedenleri ?? []}
              />
              <SelectField
                {...form.field('DigerProgramId')}
                label="Diğer Program"
                required={baskaProgram !== null && form.values.OlumsuzNedenId === baskaProgram}
                options={gerekli?.digerProgramlar ?? []}
              />
            </FormRow>
          )}
        </>
      )}
      <TextAreaField
        {...form.field('Aciklama')}
        label={yapildi ? 'Konuşulan' : 'Yapılamama Nedeni'}
        required={!yapildi}
        maxLength={4000}
      />
    </FormDialog>
  );
}
