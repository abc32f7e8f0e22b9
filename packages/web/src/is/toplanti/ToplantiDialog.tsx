import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { epostaMi } from '@masabasi/core/platform/posta/rules';
import { type Gun, istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { TOPLANTI_ALANLARI, type YazilanToplanti } from '@masabasi/core/is/toplanti/alanlar';
import { dakikasi, disaridan, kisiSayisi, toplantiHatalari } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti, ToplantiKatilimcisi } from '@masabasi/core/is/toplanti/satirlar';
import { EN_AZ_TEKRAR, EN_COK_TEKRAR, type Tekrar, TEKRARLAR } from '@masabasi/core/is/toplanti/tekrar';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { yeniYetkili } from '../../musteri/yetkili/yeniYetkili.tsx';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Read, together } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { GundemAlani, type YazilanMadde } from './GundemAlani.tsx';
import { ToplantiUygunlugu } from './ToplantiUygunlugu.tsx';

export interface ToplantiDialogProps {
  /** Absent: a new one. */
  readonly kart?: ToplantiKarti;
  readonly katilimcilar?: readonly ToplantiKatilimcisi[];
  /** The day of a new meeting. */
  readonly gun?: Gun | null;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

interface ToplantiFormu extends YazilanToplanti {
  readonly musteri: SecilenMusteri | null;
  readonly OdaId: number | null;
  readonly gun: string | null;
  readonly bas: string | null;
  readonly bit: string | null;
  readonly gundem: readonly YazilanMadde[];
  readonly kisiler: number[];
  readonly istege: number[];
  readonly yetkililer: number[];
  /** One person a line: a name, followed by an address. */
  readonly digerleri: string;
  readonly tekrar: Tekrar | null;
  readonly adet: number | null;
  readonly hangisi: 'bu' | 'sonrakiler';
}

const HICBIRI: readonly never[] = [];

function ilkForm({ kart, katilimcilar = HICBIRI, gun }: ToplantiDialogProps, ben: number): ToplantiFormu {
  const [bas, bit] = [kart?.Baslama_Zamani ?? null, kart?.Bitis_Zamani ?? null];
  const ic = katilimcilar.filter((k) => k.UserId !== null);
  return {
    ...bosKayit(TOPLANTI_ALANLARI),
    DuzenleyenId: ben,
    ...(kart && alanlari(TOPLANTI_ALANLARI, kart)),
    musteri: kart?.MusteriId != null && kart.Musteri !== null ? { Id: kart.MusteriId, Ad: kart.Musteri } : null,
    OdaId: kart?.OdaId ?? null,
    gun: bas === null ? (gun ?? null) : istanbulGunu(bas),
    bas: bas && istanbulSaati(bas),
    bit: bit && istanbulSaati(bit),
    gundem: (kart?.Gundem ?? []).map(({ Metin, Sure, SunanId }, key) => ({ key, Metin, Sure, SunanId })),
    kisiler: ic.flatMap((k) => (k.Rol === 'zorunlu' ? [k.UserId!] : [])),
    istege: ic.flatMap((k) => (k.Rol === 'zorunlu' ? [] : [k.UserId!])),
    yetkililer: katilimcilar.flatMap((k) => k.MusteriPersonelId ?? []),
    digerleri: katilimcilar
      .filter((k) => k.UserId === null && k.MusteriPersonelId === null)
      .map((k) => (k.Eposta === '' ? k.Ad : `${k.Ad} <${k.Eposta}>`))
      .join('\n'),
    tekrar: null,
    adet: 10,
    hangisi: 'bu',
  };
}

const ani = (gun: string | null, saat: string | null) =>
  gun !== null && saat !== null ? new Date(istanbulAni(gun, saat)).toISOString() : null;
/** The typed values in the form that the rules check. */
const girilen = (f: ToplantiFormu) => ({
  Baslama_Zamani: ani(f.gun, f.bas),
  Bitis_Zamani: ani(f.gun, f.bit),
  Gundem: f.gundem.filter((m) => m.Metin.trim() !== '').map(({ key: _k, ...m }) => m),
});
const cagrilanSayisi = (f: ToplantiFormu): number =>
  f.kisiler.length + f.istege.length + f.yetkililer.length + disaridan(f.digerleri).length;

const tekrari = ({ tekrar, adet }: ToplantiFormu, kart: ToplantiKarti | undefined) =>
  kart === undefined && tekrar !== null ? { Sik: tekrar, Adet: Math.max(EN_AZ_TEKRAR, adet ?? 0) } : null;

function hatalari(f: ToplantiFormu, siteler: readonly string[]): FormErrors<ToplantiFormu> {
  const { Baslama_Zamani, Bitis_Zamani, Gundem, ...alanlarin } = toplantiHatalari({ ...f, ...girilen(f) }, siteler);
  const yanlisAdres = disaridan(f.digerleri).find((k) => k.Eposta !== '' && !epostaMi(k.Eposta));
  return {
    ...eksikler(TOPLANTI_ALANLARI, f),
    ...alanlarin,
    gun: f.gun === null && 'Günü yazınız.',
    bas: f.bas === null ? 'Başlama saatini yazınız.' : f.gun !== null && Baslama_Zamani,
    bit: f.bit === null ? 'Bitiş saatini yazınız.' : f.gun !== null && f.bas !== null && Bitis_Zamani,
    gundem: Gundem,
    kisiler: cagrilanSayisi(f) === 0 && 'En az bir katılımcı seçiniz.',
    digerleri: yanlisAdres !== undefined && `${yanlisAdres.Eposta} geçerli bir e-posta adresi değil.`,
    adet: f.tekrar !== null && (f.adet ?? 0) < EN_AZ_TEKRAR && `En az ${EN_AZ_TEKRAR} toplantı yazınız.`,
  };
}

/** All participants. An existing participant keeps their id. */
function cagrilanlar(f: ToplantiFormu, once: readonly ToplantiKatilimcisi[]) {
  const kalan = [...once];
  const numarasi = (uyar: (k: ToplantiKatilimcisi) => boolean) => {
    const yer = kalan.findIndex(uyar);
    return yer < 0 ? 0 : kalan.splice(yer, 1)[0]!.KatilimciId;
  };
  const kisi = (Rol: 'zorunlu' | 'istege') => (UserId: number) => ({
    KatilimciId: numarasi((k) => k.UserId === UserId),
    UserId,
    Rol,
  });
  return [
    ...f.kisiler.map(kisi('zorunlu')),
    ...f.istege.filter((k) => !f.kisiler.includes(k)).map(kisi('istege')),
    ...f.yetkililer.map((MusteriPersonelId) => ({
      KatilimciId: numarasi((k) => k.MusteriPersonelId === MusteriPersonelId),
      MusteriPersonelId,
    })),
    ...disaridan(f.digerleri).map((k) => ({
      ...k,
      KatilimciId: numarasi((o) => o.UserId === null && o.MusteriPersonelId === null && o.Ad === k.Ad),
    })),
  ];
}

/** New or edited meeting: a draft, or one with invitations to all participants. */
export default function ToplantiDialog(props: ToplantiDialogProps) {
  const { kart, katilimcilar = HICBIRI, onClose, onSaved } = props;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const ben = useKullanici();
  const postaSozu = usePostaSozu();
  const [uyarilar, setUyarilar] = useState<readonly string[]>([]);
  const [davet, setDavet] = useState(false);
  const personel = useEndpoint(oda.getpersonelList, {});
  const [musteriId, setMusteriId] = useState(kart?.MusteriId ?? null);
  const listeler = useEndpoint(oda.getToplantiGerekliList, { MusteriId: musteriId }, { keepPrevious: true });
  const kisiler = personel.data?.personellist ?? HICBIRI;
  const liste = listeler.data;
  const form = useForm(oda.toplantiKaydet, {
    draft: { name: `toplanti.${Id}`, version: Surum },
    initial: () => ilkForm(props, ben.Id),
    errors: (f) => hatalari(f, liste?.siteler ?? []),
    request: (f) => {
      setUyarilar([]);
      const { musteri, OdaId, hangisi } = f;
      const { Baslama_Zamani, Bitis_Zamani, Gundem } = girilen(f);
      if (!tamam(TOPLANTI_ALANLARI, f) || Baslama_Zamani === null || Bitis_Zamani === null) return null;
      return {
        toplanti: {
          ...alanlari(TOPLANTI_ALANLARI, f),
          Id,
          Surum,
          MusteriId: musteri?.Id ?? null,
          OdaId,
          Baslama_Zamani,
          Bitis_Zamani,
          Gundem,
        },
        katilimcilar: cagrilanlar(f, katilimcilar),
        tekrar: tekrari(f, kart),
        hangisi,
      };
    },
    onSuccess: (cevap, { davetEt }) => {
      bildir(davetEt ? postaSozu('Davetler') : { baslik: 'Toplantı kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
    onRefusal: (ret) => {
      if (!('uyarilar' in ret)) return false;
      setUyarilar(ret.uyarilar);
      return true;
    },
  });
  const f = form.values;
  const alan = declaredFields(form, TOPLANTI_ALANLARI);
  const secim = declaredChoices(form, TOPLANTI_ALANLARI, kart ?? null, {
    toplantiTur: liste?.toplantiTur ?? [],
    proje: liste?.proje ?? [],
    personel: kisiler,
  });
  const taslak = kart === undefined || kart.DurumAnahtar === 'taslak';
  const { Baslama_Zamani: bas, Bitis_Zamani: bit } = girilen(f);
  const zaman = bas !== null && bit !== null && bit > bas ? { bas, bit } : null;
  const okunan = together(listeler, personel);
  const hazir = okunan.data !== undefined;
  const gonder = (davetEt: boolean, uyarilariGordum: boolean) => {
    setDavet(davetEt);
    form.submitWith({ davetEt, uyarilariGordum });
  };
  return (
    <FormDialog
      title={kart ? `Toplantıyı Düzenle: ${kart.No}` : 'Yeni Toplantı'}
      width={760}
      form={form}
      onClose={onClose}
      ready={hazir}
      warning={
        uyarilar.length > 0 && `${uyarilar.join(' ')} Yine de ${davet ? 'davet edebilirsiniz' : 'kaydedebilirsiniz'}.`
      }
      submit={taslak ? 'Taslak Kaydet' : 'Kaydet ve Bildir'}
      actions={
        uyarilar.length > 0 ? (
          <Button variant="default" loading={form.isPending} onClick={() => gonder(davet, true)}>
            {davet ? 'Yine de Davet Et' : 'Yine de Kaydet'}
          </Button>
        ) : (
          taslak && (
            <Button variant="default" disabled={!hazir} loading={form.isPending} onClick={() => gonder(true, false)}>
              Davet Et
            </Button>
          )
        )
      }
    >
      <Read of={okunan} rows={8}>
        {([{ odalar, yetkililer }]) => (
          <>
            <TextField {...alan('Konu')} required first />
            <FormRow>
              <SelectField {...secim('ToplantiTurId')} />
              <SelectField {...secim('DuzenleyenId')} />
            </FormRow>
            <FormRow>
              <DateField {...form.field('gun')} label="Gün" required />
              <TimeField {...form.field('bas')} label="Başlama Saati" required />
              <TimeField {...form.field('bit')} label="Bitiş Saati" required />
            </FormRow>
            <MultiSelectField
              {...form.field('kisiler')}
              label="Katılımcılar"
              placeholder="Çalışanlardan seçiniz"
              options={kisiler}
              current={katilimcilar.flatMap((k) => chosen(k.UserId, k.Ad) ?? [])}
            />
            <FormRow>
              <SelectField
                {...form.field('OdaId')}
                label="Oda"
                options={odalar.map((o) => ({ Id: o.Id, Ad: `${o.Ad} (${o.Kapasite} kişilik)` }))}
                current={chosen(kart?.OdaId, kart?.Oda)}
              />
              <TextField {...alan('Yer')} />
            </FormRow>
            <TextField {...alan('Link')} placeholder="https://meet.google.com/…" />
            {zaman !== null && (
              <ToplantiUygunlugu
                Id={Id}
                zaman={zaman}
                kisiler={[
                  ...new Set([...f.kisiler, ...f.istege, ...(f.DuzenleyenId === null ? [] : [f.DuzenleyenId])]),
                ]}
                kisiSayisi={kisiSayisi(
                  cagrilanlar(f, HICBIRI).map((k) => ({ UserId: 'UserId' in k ? k.UserId : null })),
                  f.DuzenleyenId,
                )}
                OdaId={f.OdaId}
                tekrar={tekrari(f, kart)}
                hangisi={f.hangisi}
                onSec={(z) =>
                  form.set({ gun: istanbulGunu(z.Bas), bas: istanbulSaati(z.Bas), bit: istanbulSaati(z.Bit) })
                }
              />
            )}
            {kart === undefined && (
              <FormRow>
                <ChoiceField
                  {...form.field('tekrar')}
                  label="Tekrar"
                  options={[
                    { value: null, label: 'Tekrar etmez' },
                    ...Object.entries(TEKRARLAR).map(([value, label]) => ({ value: value as Tekrar, label })),
                  ]}
                />
                {f.tekrar !== null && (
                  <NumberField {...form.field('adet')} label="Toplantı sayısı" max={EN_COK_TEKRAR} required />
                )}
              </FormRow>
            )}
            {kart?.TekrarKural != null && (
              <ChoiceField
                {...form.field('hangisi')}
                label="Değişiklik"
                options={[
                  { value: 'bu' as const, label: 'Yalnız bu toplantı' },
                  { value: 'sonrakiler' as const, label: 'Bu ve sonraki toplantılar' },
                ]}
              />
            )}
            <GundemAlani
              {...form.field('gundem')}
              kisiler={kisiler}
              dakika={zaman === null ? null : dakikasi(zaman.bas, zaman.bit)}
            />
            <FormRow>
              <MultiSelectField
                {...form.field('istege')}
                label="İsteğe Bağlı Katılımcılar"
                placeholder="Seçilmedi"
                options={kisiler.filter((k) => !f.kisiler.includes(k.Id))}
              />
              <SelectField {...secim('RaportorId')} />
            </FormRow>
            <FormRow>
              <SelectField {...secim('ProjeId')} />
              <MusteriSecimi
                label="Müşteri"
                secili={f.musteri}
                onSec={(musteri) => {
                  form.set({ musteri, yetkililer: [] });
                  setMusteriId(musteri?.Id ?? null);
                }}
              />
            </FormRow>
            {f.musteri !== null && (
              <MultiSelectField
                {...form.field('yetkililer')}
                label="Müşterinin Kişileri"
                placeholder="Seçilmedi"
                options={yetkililer}
                create={yeniYetkili(f.musteri.Id, (yeni) => form.set({ yetkililer: [...f.yetkililer, yeni] }))}
                current={katilimcilar.flatMap((k) => chosen(k.MusteriPersonelId, k.Ad) ?? [])}
              />
            )}
            <TextAreaField
              {...form.field('digerleri')}
              label="Dışarıdan Katılımcılar"
              description="Her satıra bir kişi: Ece Ar <ece@firma.com>"
              maxLength={8000}
            />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
