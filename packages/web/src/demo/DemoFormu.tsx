import { demo as oda, type DemoKarti } from '@masabasi/core/demo/contract';
import { demoHatalari, demoSade } from '@masabasi/core/demo/rules';
import type { Basari } from '@masabasi/core/endpoint';
import type { tanim } from '@masabasi/core/tanim/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { read, useFormAction } from '../api.ts';
import { MusteriSecimi, type SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { useKullanici, useYetkiVar } from '../oturum.ts';
import { secenekleri, secilenId } from '../secenek.ts';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import form from '../ui/Form.module.css';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { MaskedInput } from '../ui/MaskedInput.tsx';
import { bildir } from '../ui/Toast.tsx';

/** A customer for whom a demo is opened, and the product it is probably for. */
export interface DemoMusterisi extends SecilenMusteri {
  readonly ProjeId: number | null;
}

export interface DemoFormuProps {
  readonly kart: DemoKarti | null;
  readonly musteri: DemoMusterisi | undefined;
  readonly listeler: Basari<typeof oda.demoGerekli>;
  readonly gerekli: Basari<typeof tanim.baseGerekliList>;
  readonly onClose: () => void;
}

type SecimAlani = 'IslemId' | 'LisansTurId' | 'ProjeId' | 'BayiId' | 'IlId' | 'IlceId' | 'AtananId';
type MetinAlani = 'AdSoyad' | 'GSM' | 'Telefon';
interface Secenek {
  readonly Id: number;
  readonly Ad: string;
}

const tekse = (liste: readonly Secenek[]) => (liste.length === 1 ? liste[0]!.Id : null);
/** A demo that was read says what it is; of a new one only the usual is filled in. */
const ilkForm = ({ kart, musteri, listeler, gerekli }: DemoFormuProps) => ({
  musteri: musteri ?? (kart?.MusteriId == null ? null : { Id: kart.MusteriId, Ad: kart.AdSoyad }),
  IslemId: kart?.IslemId ?? listeler.islemler[0]?.Id ?? null,
  Tarih: (kart?.Tarih ?? istanbulGunu(simdi())) as string | null,
  LisansTurId: kart?.LisansTurId ?? listeler.lisansTur[0]?.Id ?? null,
  ProjeId: kart?.ProjeId ?? gerekli.proje.find((p) => p.Id === musteri?.ProjeId)?.Id ?? tekse(gerekli.proje),
  AdSoyad: kart?.MusteriId === null ? kart.AdSoyad : '',
  // The prospect's own number is masked: it stays as it is.
  TCKimlikNo: (kart?.MusteriId === null ? undefined : null) as string | null | undefined,
  IlId: kart?.IlId ?? null,
  IlceId: kart?.IlceId ?? null,
  Telefon: (kart?.MusteriId === null ? kart.Telefon : null) ?? '',
  GSM: (kart?.MusteriId === null ? kart.GSM : null) ?? '',
  BayiId: kart?.BayiId ?? null,
  Aciklama: kart?.Aciklama ?? '',
  AtananId: kart?.AtananId ?? null,
});
type Girilen = ReturnType<typeof ilkForm>;

const kimlikAc = async (Id: number) => (await read(oda.demoKimlikAc, { Id, Alan: 'TCKimlikNo' })).Deger;
const bosNull = (s: string) => (s.trim() === '' ? null : s);
const ZORUNLU = { IslemId: 'İşlemi seçiniz.', LisansTurId: 'Lisans türünü seçiniz.', ProjeId: 'Ürünü seçiniz.' };

/** The form of a demo; a customer's own name and numbers stand on the card and are not asked for. */
export function DemoFormu(props: DemoFormuProps) {
  const { kart, listeler, gerekli, onClose } = props;
  const ben = useKullanici();
  const dagitir = useYetkiVar(YETKI.atanmamisDemolar);
  const kimlikGorur = useYetkiVar(YETKI.musteriKimlikGor);
  const [d, setD] = useState(() => ilkForm(props));
  const [denendi, setDenendi] = useState(false);
  const kaydet = useFormAction(oda.demoKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Demo kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const yaz = (degisen: Partial<Girilen>) => setD((eski) => ({ ...eski, ...degisen }));
  const { musteri, IslemId, LisansTurId, ProjeId, Tarih, ...kalan } = d;
  const girilen = {
    ...kalan,
    MusteriId: musteri?.Id ?? null,
    Telefon: bosNull(d.Telefon),
    GSM: bosNull(d.GSM),
  };
  const bosluklar = Object.entries(ZORUNLU).filter(([alan]) => d[alan as keyof typeof ZORUNLU] === null);
  const hatalar: Partial<Record<string, string>> = {
    ...Object.fromEntries(bosluklar),
    ...(Tarih === null && { Tarih: 'Tarihi yazınız.' }),
    ...demoHatalari(demoSade({ ...girilen, TCKimlikNo: d.TCKimlikNo ?? null })),
  };
  const hata = (alan: keyof Girilen) => (denendi ? hatalar[alan] : undefined);
  const gonder = () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (Object.keys(hatalar).length > 0 || IslemId === null || LisansTurId === null || ProjeId === null || !Tarih)
      return;
    const { Id = 0, Surum = 0 } = kart ?? {};
    kaydet.mutate({ demo: { ...girilen, Id, Surum, IslemId, LisansTurId, ProjeId, Tarih } });
  };
  const secim = (
    alan: SecimAlani,
    label: string,
    liste: readonly Secenek[],
    varOlan: string | null | undefined,
    ek: { required?: boolean; placeholder?: string; sifirla?: Partial<Girilen> } = {},
  ) => (
    <Select
      label={label}
      required={ek.required}
      placeholder={ek.placeholder ?? 'Seçilmedi'}
      data={secenekleri(liste, kart?.[alan], varOlan)}
      value={d[alan] === null ? null : String(d[alan])}
      error={hata(alan)}
      onChange={(v) => yaz({ [alan]: secilenId(v), ...ek.sifirla })}
      nothingFoundMessage="Bulunamadı"
      searchable
      clearable={!ek.required}
      clearButtonProps={{ 'aria-label': `${label}: seçimi kaldır` }}
    />
  );
  const metin = (alan: MetinAlani, label: string, uzunluk: number, required = false) => (
    <TextInput
      label={label}
      required={required}
      maxLength={uzunluk}
      autoComplete="off"
      value={d[alan]}
      error={hata(alan)}
      onChange={(e) => yaz({ [alan]: e.currentTarget.value })}
    />
  );
  const zorunlu = { required: true };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={kart ? 'Demoyu Düzenle' : 'Yeni Demo'}
      width={640}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="demo-formu" loading={kaydet.isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <Form id="demo-formu" onSubmit={gonder}>
        <MusteriSecimi
          label="Müşteri"
          description="Kayıtlı değilse boş bırakıp bilgilerini aşağıya yazınız."
          secili={musteri}
          onSec={(secilen) => yaz({ musteri: secilen })}
        />
        {musteri === null && (
          <>
            <div className={form.ikili}>
              {metin('AdSoyad', 'Ad Soyad', 200, true)}
              <MaskedInput
                name="T.C. kimlik no"
                reveal={kart && kimlikGorur ? () => kimlikAc(kart.Id) : undefined}
                masked={kart?.MusteriId === null ? kart.TCKimlikNo : null}
                value={d.TCKimlikNo}
                onChange={(TCKimlikNo) => yaz({ TCKimlikNo })}
              >
                {(alan) => (
                  <TextInput
                    {...alan}
                    label="T.C. Kimlik No"
                    maxLength={20}
                    autoComplete="off"
                    inputWrapperOrder={['label', 'input', 'description', 'error']}
                    value={d.TCKimlikNo ?? ''}
                    error={hata('TCKimlikNo')}
                    onChange={(e) => yaz({ TCKimlikNo: e.currentTarget.value || undefined })}
                  />
                )}
              </MaskedInput>
            </div>
            <div className={form.ikili}>
              {metin('GSM', 'GSM', 30)}
              {metin('Telefon', 'Telefon', 30)}
            </div>
            <div className={form.ikili}>
              {secim('IlId', 'İl', gerekli.il, kart?.Ili, { sifirla: { IlceId: null } })}
              {secim(
                'IlceId',
                'İlçe',
                gerekli.ilce.filter((i) => i.IlId === d.IlId),
                d.IlId === kart?.IlId ? kart?.Ilcesi : null,
              )}
            </div>
          </>
        )}
        <div className={form.ikili}>
          {secim('IslemId', 'İşlem', listeler.islemler, kart?.Islem, zorunlu)}
          {secim('ProjeId', 'Ürün', gerekli.proje, kart?.Proje, zorunlu)}
        </div>
        <div className={form.ikili}>
          {secim('LisansTurId', 'Lisans Türü', listeler.lisansTur, kart?.LisansTur, zorunlu)}
          <DateField
            label="Tarih"
            required
            value={Tarih}
            error={hata('Tarih')}
            onChange={(gun) => yaz({ Tarih: gun })}
          />
        </div>
        <div className={form.ikili}>
          {secim('BayiId', 'Bayi', listeler.bayiler, kart?.Bayi)}
          {kart === null &&
            secim('AtananId', 'Atanan', dagitir ? gerekli.personel : [{ Id: ben.Id, Ad: ben.Ad }], null, {
              placeholder: 'Atanmadı',
            })}
        </div>
        <Textarea
          label="Açıklama"
          rows={3}
          maxLength={2000}
          value={d.Aciklama}
          onChange={(e) => yaz({ Aciklama: e.currentTarget.value })}
        />
        <FormError message={kaydet.message} />
      </Form>
    </Dialog>
  );
}
