import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { duzgun } from '@masabasi/core/platform/text/metin';
import { istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { type YazilanZiyaret, ZIYARET_ALANLARI } from '@masabasi/core/pazarlama/ziyaret/alanlar';
import { EN_COK_ZIYARET_KATILIMCISI, ziyaretHatalari } from '@masabasi/core/pazarlama/ziyaret/rules';
import type { ZiyaretKarti, ZiyaretKatilimciSatiri } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { yetkili } from '../../calls/yetkili.ts';
import { ziyaret as oda } from '../../calls/ziyaret.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { yeniYetkili } from '../../musteri/yetkili/yeniYetkili.tsx';
import { useBen } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface ZiyaretDialogProps {
  /** Absent for a new visit. */
  readonly kart?: ZiyaretKarti;
  readonly katilimcilar?: readonly ZiyaretKatilimciSatiri[];
  /** Customer of a new visit; without one the person chooses. */
  readonly musteri?: SecilenMusteri;
  readonly onClose: () => void;
}

interface ZiyaretFormu extends YazilanZiyaret {
  readonly musteri: SecilenMusteri | null;
  readonly gun: string | null;
  readonly bas: string | null;
  readonly bit: string | null;
  readonly bizden: number[];
  readonly yetkililer: number[];
  /** One participant a line. */
  readonly digerleri: string;
}

const HICBIRI: readonly never[] = [];
const satirlari = (metin: string): string[] =>
  metin
    .split('\n')
    .map((s) => duzgun(s))
    .filter((s) => s !== '');
const ani = (gun: string | null, saat: string | null) =>
  gun !== null && saat !== null ? new Date(istanbulAni(gun, saat)).toISOString() : null;
const zamanlari = (f: ZiyaretFormu) => ({ Baslama_Zamani: ani(f.gun, f.bas), Bitis_Zamani: ani(f.gun, f.bit) });

function ilkForm({ kart, katilimcilar = HICBIRI, musteri }: ZiyaretDialogProps, ben: number): ZiyaretFormu {
  const [bas, bit] = [kart?.Baslama_Zamani ?? null, kart?.Bitis_Zamani ?? null];
  return {
    ...bosKayit(ZIYARET_ALANLARI),
    PersonelId: ben,
    ...(kart && alanlari(ZIYARET_ALANLARI, kart)),
    musteri: kart ? { Id: kart.MusteriId, Ad: kart.Musteri } : (musteri ?? null),
    gun: bas && istanbulGunu(bas),
    bas: bas && istanbulSaati(bas),
    bit: bit && istanbulSaati(bit),
    bizden: katilimcilar.flatMap((k) => k.KisiId ?? []),
    yetkililer: katilimcilar.flatMap((k) => k.MusteriPersonelId ?? []),
    digerleri: katilimcilar
      .filter((k) => k.KisiId === null && k.MusteriPersonelId === null)
      .map((k) => k.Ad)
      .join('\n'),
  };
}

function hatalari(f: ZiyaretFormu): FormErrors<ZiyaretFormu> {
  const { Baslama_Zamani, Bitis_Zamani, ProjeIdler } = ziyaretHatalari({ ...f, ...zamanlari(f) }, simdi());
  const adet = f.bizden.length + f.yetkililer.length + satirlari(f.digerleri).length;
  return {
    ...eksikler(ZIYARET_ALANLARI, f),
    ProjeIdler,
    musteri: f.musteri === null && 'Müşteriyi seçiniz.',
    gun: f.gun === null ? 'Günü yazınız.' : f.bas !== null && Baslama_Zamani,
    bas: f.bas === null && 'Başlama saatini yazınız.',
    bit: f.bit === null ? 'Bitiş saatini yazınız.' : f.gun !== null && f.bas !== null && Bitis_Zamani,
    digerleri: adet > EN_COK_ZIYARET_KATILIMCISI && `Bir ziyarete en çok ${EN_COK_ZIYARET_KATILIMCISI} kişi yazılır.`,
  };
}

/** All participants. A participant who was there before keeps their number. */
function gelenler(
  f: ZiyaretFormu,
  once: readonly ZiyaretKatilimciSatiri[],
  ad: (alan: 'KisiId' | 'MusteriPersonelId', id: number) => string,
) {
  const kalan = [...once];
  const numarasi = (uyar: (k: ZiyaretKatilimciSatiri) => boolean) => {
    const yer = kalan.findIndex(uyar);
    return yer < 0 ? 0 : kalan.splice(yer, 1)[0]!.KatilimciId;
  };
  const bos = { KisiId: null, MusteriPersonelId: null };
  const secilen = (alan: 'KisiId' | 'MusteriPersonelId', id: number) => ({
    ...bos,
    [alan]: id,
    KatilimciId: numarasi((k) => k[alan] === id),
    Ad: ad(alan, id),
  });
  return [
    ...f.bizden.map((id) => secilen('KisiId', id)),
    ...f.yetkililer.map((id) => secilen('MusteriPersonelId', id)),
    ...satirlari(f.digerleri).map((Ad) => ({
      ...bos,
      KatilimciId: numarasi((k) => k.KisiId === null && k.MusteriPersonelId === null && k.Ad === Ad),
      Ad,
    })),
  ];
}

/** Form of a new or existing visit. */
export default function ZiyaretDialog(props: ZiyaretDialogProps) {
  const { kart, katilimcilar = HICBIRI, onClose } = props;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const ben = useBen().kullanici.Id;
  const gerekli = useEndpoint(oda.ziyaretGerekli, {});
  const [uyarilar, setUyarilar] = useState<readonly string[]>([]);
  const form = useForm(oda.ziyaretKaydet, {
    draft: { name: `ziyaret.${Id}.${props.musteri?.Id ?? 0}`, version: Surum },
    initial: () => ilkForm(props, ben),
    errors: hatalari,
    request: (f) => {
      setUyarilar([]);
      const { musteri, gun: _g, bas: _b, bit: _t, bizden: _z, yetkililer: _y, digerleri: _d, ...z } = f;
      const { Baslama_Zamani, Bitis_Zamani } = zamanlari(f);
      if (musteri === null || Baslama_Zamani === null || Bitis_Zamani === null || !tamam(ZIYARET_ALANLARI, z))
        return null;
      return {
        gorusme: { ...z, Id, Surum, MusteriId: musteri.Id, Baslama_Zamani, Bitis_Zamani },
        katilimcilar: gelenler(f, katilimcilar, adi),
      };
    },
    onRefusal: (ret) => {
      if (!('uyarilar' in ret)) return false;
      setUyarilar(ret.uyarilar);
      return true;
    },
    onSuccess: () => {
      bildir({ baslik: 'Ziyaret kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { musteri } = form.values;
  const musterinin = useEndpoint(
    yetkili.getMusteriPersonelList,
    { MusteriId: musteri?.Id ?? 0 },
    { enabled: musteri !== null },
  );
  const yetkililer = (musterinin.data?.musteriPersonelList ?? []).map((y) => ({
    Id: y.Id,
    Ad: `${y.Ad} ${y.Soyad}`.trim(),
  }));
  const personel = gerekli.data?.personel ?? [];
  const adi = (alan: 'KisiId' | 'MusteriPersonelId', id: number): string =>
    (alan === 'KisiId' ? personel : yetkililer).find((k) => k.Id === id)?.Ad ??
    katilimcilar.find((k) => k[alan] === id)?.Ad ??
    '';
  const alan = declaredFields(form, ZIYARET_ALANLARI);
  const secim = declaredChoices(form, ZIYARET_ALANLARI, kart ?? null, {
    personel,
    gorusmeTur: gerekli.data?.gorusmeTur ?? [],
  });
  return (
    <FormDialog
      title={kart ? 'Ziyareti Düzenle' : 'Yeni Ziyaret'}
      width={640}
      form={form}
      onClose={onClose}
      ready={gerekli.data !== undefined}
      warning={uyarilar.length > 0 && `${uyarilar.join(' ')} Yine de kaydedebilirsiniz.`}
      actions={
        uyarilar.length > 0 && (
          <Button variant="default" loading={form.isPending} onClick={() => form.submitWith({ uyarilariGordum: true })}>
            Yine de Kaydet
          </Button>
        )
      }
    >
      <Read of={gerekli} rows={8}>
        {({ proje }) => (
          <>
            {kart === undefined && props.musteri === undefined && (
              <MusteriSecimi
                label="Müşteri"
                required
                error={form.field('musteri').error}
                secili={musteri}
                onSec={(secilen) => form.set({ musteri: secilen, yetkililer: [] })}
              />
            )}
            <FormRow>
              <SelectField {...secim('GorusmeTurId')} />
              <SelectField {...secim('PersonelId')} />
            </FormRow>
            <FormRow>
              <DateField {...form.field('gun')} label="Gün" required />
              <TimeField {...form.field('bas')} label="Başlama Saati" required />
              <TimeField {...form.field('bit')} label="Bitiş Saati" required />
            </FormRow>
            <MultiSelectField {...alan('ProjeIdler')} required options={proje} />
            <TextField {...alan('Yer')} />
            <MultiSelectField
              {...form.field('bizden')}
              label="Bizden Katılanlar"
              placeholder="Seçilmedi"
              options={personel}
              current={katilimcilar.flatMap((k) => chosen(k.KisiId, k.Ad) ?? [])}
            />
            <MultiSelectField
              {...form.field('yetkililer')}
              label="Müşteriden Katılanlar"
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
            <TextAreaField {...alan('Aciklama')} />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
