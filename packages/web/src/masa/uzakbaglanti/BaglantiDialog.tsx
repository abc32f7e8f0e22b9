import { BAGLANTI_ALANLARI } from '@masabasi/core/masa/uzakbaglanti/alanlar';
import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { yapilanHatasi, zamanHatalari } from '@masabasi/core/masa/uzakbaglanti/rules';
import { istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import {
  BaglantiFormAlanlari,
  type BaglantiFormu,
  baglantiFormu,
  baglantiHatalari,
  parolaDegilse,
  useBaglantiListeleri,
  yazilanBaglanti,
} from './BaglantiFormAlanlari.tsx';
import { GorusmeBagi } from './GorusmeBagi.tsx';

export interface BaglantiDialogProps {
  /** Null: a finished connection is recorded. */
  readonly satir: BaglantiSatiri | null;
  readonly musteri?: SecilenMusteri | undefined;
  readonly onClose: () => void;
}

interface Girilen extends BaglantiFormu {
  readonly Yapilan: string;
  readonly gun: string | null;
  readonly saat: string | null;
  readonly bitisGun: string | null;
  readonly bitisSaat: string | null;
}

const SAKLANMAYAN = ['BaglantiKodu'] as const;

function ilkForm({ satir, musteri }: BaglantiDialogProps): Girilen {
  const bugun = istanbulGunu(simdi());
  const bitis = satir?.Bitis_Zamani ?? null;
  return {
    ...baglantiFormu(satir, musteri ?? null),
    Yapilan: satir?.Yapilan ?? '',
    gun: satir ? istanbulGunu(satir.Baslama_Zamani) : bugun,
    saat: satir ? istanbulSaati(satir.Baslama_Zamani) : null,
    bitisGun: bitis === null ? bugun : istanbulGunu(bitis),
    bitisSaat: bitis === null ? null : istanbulSaati(bitis),
  };
}

/** The typed instant. If its minute is unchanged, the stored instant with its seconds. */
function yazilanAn(gun: string | null, saat: string | null, okunan: string | null | undefined): string | null {
  if (gun === null || saat === null) return null;
  if (okunan && istanbulGunu(okunan) === gun && istanbulSaati(okunan) === saat) return okunan;
  return new Date(istanbulAni(gun, saat)).toISOString();
}

/** Corrects a connection, or records a finished one. */
export default function BaglantiDialog(props: BaglantiDialogProps) {
  const { satir, musteri, onClose } = props;
  const { Id = 0, Surum = 0 } = satir ?? {};
  const suruyor = satir !== null && satir.Bitis_Zamani === null;
  const okunan = useBaglantiListeleri();
  const zamanlari = (f: Girilen) => ({
    Baslama_Zamani: yazilanAn(f.gun, f.saat, satir?.Baslama_Zamani),
    Bitis_Zamani: suruyor ? null : yazilanAn(f.bitisGun, f.bitisSaat, satir?.Bitis_Zamani),
  });
  // A ticket belongs to one customer, so another customer breaks the link.
  const ayrilir = (f: Girilen) => satir !== null && satir.GorusmeId !== null && f.musteri?.Id !== satir.MusteriId;
  const form = useForm(oda.baglantiKaydet, {
    draft: { name: `baglanti.${Id}.${musteri?.Id ?? 0}`, version: Surum },
    secret: SAKLANMAYAN,
    initial: () => ilkForm(props),
    errors: (f): FormErrors<Girilen> => {
      const { Baslama_Zamani, Bitis_Zamani } = zamanlari(f);
      const yanlis = Baslama_Zamani === null ? {} : zamanHatalari({ Baslama_Zamani, Bitis_Zamani }, simdi());
      return {
        ...baglantiHatalari(f),
        saat: Baslama_Zamani === null ? 'Başlamayı yazınız.' : yanlis.Baslama_Zamani,
        bitisSaat: !suruyor && Bitis_Zamani === null ? 'Bitişi yazınız.' : yanlis.Bitis_Zamani,
        Yapilan: suruyor ? undefined : (yapilanHatasi(f.Yapilan) ?? undefined),
      };
    },
    request: async (f) => {
      const { Baslama_Zamani, Bitis_Zamani } = zamanlari(f);
      const yazilan = yazilanBaglanti(f);
      if (yazilan === null || Baslama_Zamani === null || !(await parolaDegilse(f))) return null;
      const { BaglantiKodu, ...b } = yazilan;
      // An untouched code stays as it is.
      const kod = satir !== null && BaglantiKodu === null ? {} : { BaglantiKodu };
      const bag = ayrilir(f) ? { GorusmeId: null } : {};
      return {
        baglanti: { ...b, ...kod, ...bag, Id, Surum, Baslama_Zamani, Bitis_Zamani, Yapilan: f.Yapilan },
        parolaDegil: true,
      };
    },
    onSuccess: () => {
      bildir({ baslik: 'Bağlantı kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={satir ? 'Bağlantıyı Düzelt' : 'Sonradan Bağlantı Yaz'}
      width={640}
      form={form}
      onClose={onClose}
      ready={okunan.data !== undefined}
    >
      {satir && <GorusmeBagi b={satir} onGit={onClose} ayrilir={ayrilir(form.values)} />}
      <BaglantiFormAlanlari form={form} kart={satir} okunan={okunan} musteriBelli={musteri !== undefined}>
        <FormRow>
          <DateField {...form.field('gun')} label="Başlama Günü" required max={istanbulGunu(simdi())} />
          <TimeField {...form.field('saat')} label="Başlama Saati" required />
        </FormRow>
        {!suruyor && (
          <FormRow>
            <DateField {...form.field('bitisGun')} label="Bitiş Günü" required max={istanbulGunu(simdi())} />
            <TimeField {...form.field('bitisSaat')} label="Bitiş Saati" required />
          </FormRow>
        )}
        <TextAreaField
          {...form.field('Yapilan')}
          label={BAGLANTI_ALANLARI.Yapilan.baslik}
          required={!suruyor}
          maxLength={BAGLANTI_ALANLARI.Yapilan.enCok}
        />
      </BaglantiFormAlanlari>
    </FormDialog>
  );
}
