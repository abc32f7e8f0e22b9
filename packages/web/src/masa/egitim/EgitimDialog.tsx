import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { EGITIM_ALANLARI, type YazilanEgitim } from '@masabasi/core/masa/egitim/alanlar';
import type { EgitimKarti, EgitimKatilimciSatiri } from '@masabasi/core/masa/egitim/contract';
import { egitimHatalari, EN_COK_KATILIMCI, konulari } from '@masabasi/core/masa/egitim/rules';
import { duzgun } from '@masabasi/core/platform/text/metin';
import { istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { egitim as oda } from '../../calls/egitim.ts';
import { tanim } from '../../calls/tanim.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { read } from '../../platform/call/cagri.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { yeniYetkili } from '../../musteri/yetkili/yeniYetkili.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Read, together } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** A ticket that leads to a new record, with the values taken from it. */
export interface GorusmedenAcilan {
  readonly Id: number;
  readonly No: string;
  readonly ProjeId: number;
  readonly LisansId: number | null;
  readonly MusteriPersonelId: number | null;
  readonly Aciklama: string;
}

export interface EgitimDialogProps {
  /** Absent: a new one. */
  readonly kart?: EgitimKarti;
  readonly katilimcilar?: readonly EgitimKatilimciSatiri[];
  /** The customer of a new training. Without it, the person chooses one. */
  readonly musteri?: SecilenMusteri;
  /** The ticket that led to a new training. */
  readonly gorusme?: GorusmedenAcilan;
  readonly onClose: () => void;
}

interface EgitimFormu extends YazilanEgitim {
  readonly musteri: SecilenMusteri | null;
  readonly LisansId: number | null;
  readonly gun: string | null;
  readonly bas: string | null;
  readonly bit: string | null;
  /** One topic a line. */
  readonly konular: string;
  readonly yetkililer: number[];
  readonly digerleri: string;
}

const HICBIRI: readonly never[] = [];
const satirlari = (metin: string): string[] =>
  metin
    .split('\n')
    .map((s) => duzgun(s))
    .filter((s) => s !== '');

/** The values of an existing training, or of the ticket that leads to a new one. */
function ilkForm({ kart, katilimcilar = HICBIRI, musteri, gorusme }: EgitimDialogProps): EgitimFormu {
  const [bas, bit] = [kart?.Planlanan_Baslama ?? null, kart?.Planlanan_Bitis ?? null];
  return {
    ...bosKayit(EGITIM_ALANLARI),
    ...(gorusme && { ProjeId: gorusme.ProjeId, Aciklama: gorusme.Aciklama }),
    ...(kart && alanlari(EGITIM_ALANLARI, kart)),
    musteri: kart ? { Id: kart.MusteriId, Ad: kart.Musteri } : (musteri ?? null),
    LisansId: kart?.LisansId ?? gorusme?.LisansId ?? null,
    gun: bas && istanbulGunu(bas),
    bas: bas && istanbulSaati(bas),
    bit: bit && istanbulSaati(bit),
    konular: (kart?.Konular ?? []).map((k) => k.Metin).join('\n'),
    yetkililer: gorusme?.MusteriPersonelId
      ? [gorusme.MusteriPersonelId]
      : katilimcilar.flatMap((k) => k.MusteriPersonelId ?? []),
    digerleri: katilimcilar
      .filter((k) => k.MusteriPersonelId === null)
      .map((k) => k.Ad)
      .join('\n'),
  };
}

const ani = (gun: string | null, saat: string | null) =>
  gun !== null && saat !== null ? new Date(istanbulAni(gun, saat)).toISOString() : null;
/** The typed values in the form that the rules check. */
const girilen = (f: EgitimFormu, kart: EgitimKarti | undefined) => ({
  Planlanan_Baslama: ani(f.gun, f.bas),
  Planlanan_Bitis: ani(f.gun, f.bit),
  Konular: konulari(f.konular, kart?.Konular ?? []),
});

function hatalari(f: EgitimFormu, kart: EgitimKarti | undefined): FormErrors<EgitimFormu> {
  const eksik = eksikler(EGITIM_ALANLARI, f);
  const yazildi = f.gun !== null || f.bas !== null || f.bit !== null;
  const hatalar = f.Tutar === null ? {} : egitimHatalari({ ...f, Tutar: f.Tutar, ...girilen(f, kart) });
  const { Planlanan_Baslama, Planlanan_Bitis, Konular, ...alanlarin } = hatalar;
  return {
    ...eksik,
    ...alanlarin,
    musteri: f.musteri === null && 'Müşteriyi seçiniz.',
    gun: (yazildi && f.gun === null && 'Günü yazınız.') || Planlanan_Baslama,
    bas: yazildi && f.bas === null && 'Başlama saatini yazınız.',
    bit: (yazildi && f.bit === null && 'Bitiş saatini yazınız.') || Planlanan_Bitis,
    konular: Konular,
    digerleri:
      satirlari(f.digerleri).length + f.yetkililer.length > EN_COK_KATILIMCI &&
      `Bir eğitime en çok ${EN_COK_KATILIMCI} kişi yazılır.`,
  };
}

/** All participants. An existing participant keeps their id. */
function gelenler(f: EgitimFormu, once: readonly EgitimKatilimciSatiri[], adlar: ReadonlyMap<number, string>) {
  const kalan = [...once];
  const numarasi = (uyar: (k: EgitimKatilimciSatiri) => boolean) => {
    const yer = kalan.findIndex(uyar);
    return yer < 0 ? 0 : kalan.splice(yer, 1)[0]!.KatilimciId;
  };
  return [
    ...f.yetkililer.map((id) => ({
      KatilimciId: numarasi((k) => k.MusteriPersonelId === id),
      MusteriPersonelId: id,
      Ad: adlar.get(id) ?? once.find((k) => k.MusteriPersonelId === id)?.Ad ?? '',
    })),
    ...satirlari(f.digerleri).map((Ad) => ({
      KatilimciId: numarasi((k) => k.MusteriPersonelId === null && k.Ad === Ad),
      MusteriPersonelId: null,
      Ad,
    })),
  ];
}

/** New or edited training. With a day and a trainer it becomes planned. */
export default function EgitimDialog(props: EgitimDialogProps) {
  const { kart, katilimcilar = HICBIRI, gorusme, onClose } = props;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const [uyarilar, setUyarilar] = useState<readonly string[]>([]);
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const form = useForm(oda.egitimKaydet, {
    draft: { name: `egitim.${Id}.${props.musteri?.Id ?? 0}${gorusme ? `.${gorusme.No}` : ''}`, version: Surum },
    initial: () => ilkForm(props),
    errors: (f) => hatalari(f, kart),
    request: async (f) => {
      setUyarilar([]);
      const { musteri, gun: _gun, bas: _bas, bit: _bit, konular: _konular, yetkililer: _y, digerleri: _d, ...e } = f;
      if (musteri === null || !tamam(EGITIM_ALANLARI, e)) return null;
      const { yetkililer } = await read(oda.egitimGerekli, { MusteriId: musteri.Id });
      const adlar = new Map(yetkililer.map((y) => [y.Id, y.Ad]));
      return {
        egitim: { ...e, ...girilen(f, kart), Id, Surum, MusteriId: musteri.Id },
        katilimcilar: gelenler(f, katilimcilar, adlar),
        GorusmeId: gorusme?.Id ?? null,
      };
    },
    onSuccess: () => {
      bildir({ baslik: 'Eğitim kaydedildi', tur: 'success' });
      onClose();
    },
    onRefusal: (ret) => {
      if (!('uyarilar' in ret)) return false;
      setUyarilar(ret.uyarilar);
      return true;
    },
  });
  const { musteri, ProjeId, Ucretli } = form.values;
  const listeler = useEndpoint(
    oda.egitimGerekli,
    { MusteriId: musteri?.Id ?? null, ProjeId },
    { keepPrevious: true, refetchOnMount: 'always', gcTime: 0 },
  );
  const alan = declaredFields(form, EGITIM_ALANLARI);
  const secim = declaredChoices(form, EGITIM_ALANLARI, kart ?? null, {
    proje: gerekli.data?.proje ?? [],
    egitimTur: listeler.data?.egitimTur ?? [],
    personel: listeler.data?.egitmenler ?? [],
  });
  const okunan = together(gerekli, listeler);
  const musteriSec = (secilen: SecilenMusteri | null) => form.set({ musteri: secilen, LisansId: null, yetkililer: [] });
  return (
    <FormDialog
      title={kart ? 'Eğitimi Düzenle' : 'Yeni Eğitim'}
      width={640}
      form={form}
      onClose={onClose}
      ready={okunan.data !== undefined}
      warning={uyarilar.length > 0 && `${uyarilar.join(' ')} Yine de kaydedebilirsiniz.`}
      actions={
        uyarilar.length > 0 && (
          <Button variant="default" loading={form.isPending} onClick={() => form.submitWith({ uyarilariGordum: true })}>
            Yine de Kaydet
          </Button>
        )
      }
    >
      <Read of={okunan} rows={8}>
        {([, { lisanslar, yetkililer }]) => (
          <>
            {kart === undefined && props.musteri === undefined && (
              <MusteriSecimi
                label="Müşteri"
                required
                error={form.field('musteri').error}
                secili={musteri}
                onSec={musteriSec}
              />
            )}
            <FormRow>
              <SelectField
                {...secim('ProjeId')}
                onChange={(secilen) => form.set({ ProjeId: secilen, EgitmenId: null, LisansId: null })}
              />
              <SelectField {...secim('EgitimTurId')} />
            </FormRow>
            <FormRow>
              <SelectField {...secim('EgitmenId')} />
              <SelectField
                {...form.field('LisansId')}
                label="Lisans"
                options={lisanslar.filter((l) => l.ProjeId === ProjeId)}
                current={ProjeId === kart?.ProjeId ? chosen(kart?.LisansId, kart?.LisansNo) : null}
              />
            </FormRow>
            <FormRow>
              <DateField {...form.field('gun')} label="Gün" />
              <TimeField {...form.field('bas')} label="Başlama Saati" />
              <TimeField {...form.field('bit')} label="Bitiş Saati" />
            </FormRow>
            <FormRow>
              <TextField {...alan('Yer')} />
              <TextField {...alan('Link')} />
            </FormRow>
            <MultiSelectField
              {...form.field('yetkililer')}
              label="Katılımcılar"
              description="Müşterinin yetkili kişilerinden."
              placeholder={musteri === null ? 'Önce müşteriyi seçiniz' : 'Seçilmedi'}
              options={yetkililer}
              create={yeniYetkili(musteri?.Id ?? null, (yeni) =>
                form.set({ yetkililer: [...form.values.yetkililer, yeni] }),
              )}
              current={katilimcilar.flatMap((k) => chosen(k.MusteriPersonelId, k.Ad) ?? [])}
            />
            <TextAreaField
              {...form.field('digerleri')}
              label="Diğer Katılımcılar"
              description="Her satıra bir ad."
              maxLength={4000}
            />
            <TextAreaField
              {...form.field('konular')}
              label="Konular"
              description="Her satıra bir konu."
              maxLength={8000}
            />
            <FormRow>
              <CheckField {...form.field('Ucretli')} label="Ücretli" />
              {Ucretli && <MoneyField {...alan('Tutar')} currency="TRY" />}
            </FormRow>
            <TextAreaField {...alan('Aciklama')} />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
