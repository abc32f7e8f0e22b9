import { BASLAYAN_BAGLANTI } from '@masabasi/core/masa/uzakbaglanti/alanlar';
import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { baslatmaHatalari, PAROLA_UYARISI, parolaGecer } from '@masabasi/core/masa/uzakbaglanti/rules';
import { dolu } from '@masabasi/core/platform/text/metin';
import type { Call } from '@masabasi/core/platform/call/call';
import type { ReactNode } from 'react';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { tanim } from '../../calls/tanim.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { Form, FormErrors } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Read, together } from '../../ui/Read.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The form of a connection, started now or recorded later. */
export interface BaglantiFormu {
  readonly musteri: SecilenMusteri | null;
  readonly ProjeId: number | null;
  readonly BaglantiTurId: number | null;
  readonly BaglantiKodu: string;
  readonly Amac: string;
  readonly OnayVeren: string;
  readonly KvkkOnay: boolean;
}

/** The values of an existing connection, or a new one with its customer, if known. */
export const baglantiFormu = (b: BaglantiSatiri | null, musteri: SecilenMusteri | null): BaglantiFormu => ({
  musteri: b ? { Id: b.MusteriId, Ad: b.Musteri } : musteri,
  ProjeId: b?.ProjeId ?? null,
  BaglantiTurId: b?.BaglantiTurId ?? null,
  BaglantiKodu: '',
  Amac: b?.Amac ?? '',
  OnayVeren: b?.OnayVeren ?? '',
  KvkkOnay: b?.KvkkOnay ?? false,
});

export const baglantiHatalari = (f: BaglantiFormu): FormErrors<BaglantiFormu> => ({
  musteri: f.musteri === null && 'Müşteriyi seçiniz.',
  ProjeId: f.ProjeId === null && BASLAYAN_BAGLANTI.ProjeId.gerek,
  BaglantiTurId: f.BaglantiTurId === null && BASLAYAN_BAGLANTI.BaglantiTurId.gerek,
  ...baslatmaHatalari(f),
});

/** The form as the server takes it. Null: a required choice is missing. */
export function yazilanBaglanti({
  musteri,
  ProjeId,
  BaglantiTurId,
  BaglantiKodu,
  Amac,
  OnayVeren,
  KvkkOnay,
}: BaglantiFormu) {
  if (musteri === null || ProjeId === null || BaglantiTurId === null) return null;
  return { MusteriId: musteri.Id, ProjeId, BaglantiTurId, BaglantiKodu: dolu(BaglantiKodu), Amac, OnayVeren, KvkkOnay };
}

/** True if the text may be stored: it seems to have no password, or the person confirms that it has none. */
export const parolaDegilse = async (f: BaglantiFormu): Promise<boolean> =>
  !parolaGecer(f.BaglantiKodu, f.Amac) ||
  onayla({ baslik: 'Parola Yazılmaz', metin: PAROLA_UYARISI, onay: 'Parola Değil, Kaydet', vazgec: 'Düzenlemeye Dön' });

export function useBaglantiListeleri() {
  const turler = useEndpoint(oda.baglantiGerekli, {});
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  return together(turler, gerekli);
}
type Okunan = ReturnType<typeof useBaglantiListeleri>;

interface AlanlarProps<E extends Call> {
  readonly form: Form<BaglantiFormu, E>;
  /** Null: a new one. */
  readonly kart: BaglantiSatiri | null;
  readonly okunan: Okunan;
  /** The page already shows the customer. */
  readonly musteriBelli?: boolean | undefined;
  readonly children?: ReactNode;
}

/** The fields of a connection, with further fields of the form below. */
export function BaglantiFormAlanlari<E extends Call>({
  form,
  kart,
  okunan,
  musteriBelli = false,
  children,
}: AlanlarProps<E>) {
  if (!okunan.data) return <Read of={okunan} rows={7} />;
  const [{ baglantiTur }, { proje }] = okunan.data;
  const alan = declaredFields(form, BASLAYAN_BAGLANTI);
  const secim = declaredChoices(form, BASLAYAN_BAGLANTI, kart, { baglantiTur, proje });
  const musteri = form.field('musteri');
  return (
    <>
      {!musteriBelli && (
        <MusteriSecimi label="Müşteri" required error={musteri.error} secili={musteri.value} onSec={musteri.onChange} />
      )}
      <FormRow>
        <SelectField {...secim('ProjeId')} />
        <SelectField {...secim('BaglantiTurId')} />
      </FormRow>
      <FormRow>
        <TextField {...alan('OnayVeren')} required description="Müşteride bağlantıya izin veren kişi" />
        <TextField
          {...alan('BaglantiKodu')}
          description={kart?.KodVar ? 'Boş bırakılırsa yazılı kod kalır.' : 'Parola yazmayınız.'}
        />
      </FormRow>
      <TextField {...alan('Amac')} required />
      {children}
      <CheckField
        {...form.field('KvkkOnay')}
        label="Müşteri bağlantı ve KVKK konusunda bilgilendirildi, onayı alındı"
      />
    </>
  );
}
