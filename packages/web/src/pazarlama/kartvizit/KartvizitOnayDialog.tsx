import type { KartBenzeri, KartvizitSatiri } from '@masabasi/core/pazarlama/kartvizit/contract';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { ONAY_KANALLARI, ONAY_KAYNAKLARI, onayHatasi } from '@masabasi/core/musteri/musteri/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKILI_ALANLARI } from '@masabasi/core/musteri/yetkili/alanlar';
import { BOS_YETKILI, yetkiliHatalari, yetkiliSade } from '@masabasi/core/musteri/yetkili/rules';
import { Box, Button, Flex, Stack, Text } from '@mantine/core';
import IconUsersGroup from '~icons/tabler/users-group';
import { useState } from 'react';
import { kartvizit as oda } from '../../calls/kartvizit.ts';
import { tanim } from '../../calls/tanim.ts';
import { declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useDosya } from '../../platform/call/dosyaOku.ts';
import { useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Columns } from '../../ui/Columns.tsx';
import css from './KartvizitOnayDialog.module.css';

export interface KartvizitOnayDialogProps {
  readonly kart: KartvizitSatiri;
  /** The customer of the card; null when it has none yet. */
  readonly musteri: { readonly Id: number; readonly Ad: string } | null;
  readonly onClose: () => void;
}

const HEDEFLER = [
  { value: 'yeni', label: 'Yeni aday' },
  { value: 'kayitli', label: 'Kayıtlı müşteri' },
] as const;
const IZINLER = [
  { value: '', label: 'Sorulmadı' },
  { value: 'Onay', label: 'Onay verdi' },
  { value: 'Ret', label: 'Reddetti' },
] as const;
type Izin = (typeof IZINLER)[number]['value'];
const KAYNAKLAR = ONAY_KAYNAKLARI.map((value) => ({ value, label: value }));
const IZIN_ALANLARI = { Arama: 'izinArama', SMS: 'izinSms', 'E-posta': 'izinEposta' } as const;

const ilkHal = (kayitli: boolean) => ({
  ...BOS_YETKILI,
  hedef: kayitli ? HEDEFLER[1].value : HEDEFLER[0].value,
  secilen: null as SecilenMusteri | null,
  Firma: '',
  Web: '',
  Adres: '',
  IlId: null as number | null,
  IlceId: null as number | null,
  ProjeId: null as number | null,
  izinArama: '' as Izin,
  izinSms: '' as Izin,
  izinEposta: '' as Izin,
  Tarih: istanbulGunu(simdi()) as string | null,
  Kaynak: 'Fiziksel ortam' as (typeof ONAY_KAYNAKLARI)[number],
});
type Formu = ReturnType<typeof ilkHal>;

/** A value read for a field, to take or to leave. */
function Oneri({ ad, okunan, alindi, onAl }: { ad: string; okunan: string; alindi: boolean; onAl: () => void }) {
  if (okunan === '') return null;
  return (
    <Flex component="p" gap="4px 8px" wrap="wrap" align="center" m="4px 0 0" c="dimmed">
      Kartta okunan:{' '}
      <Text component="b" fw={700} c="var(--text)" className="anywhere">
        {okunan}
      </Text>
      {alindi ? (
        <span>alındı</span>
      ) : (
        <Button size="compact-sm" variant="light" onClick={onAl} aria-label={`Al: ${ad}`}>
          Al
        </Button>
      )}
    </Flex>
  );
}

const Benzerler = ({ msg, kisiler }: { msg: string; kisiler: readonly KartBenzeri[] }) => (
  <Notice tone="warn" icon={<IconUsersGroup />}>
    {msg}
    <ul>
      {kisiler.map((b) => (
        <li key={`${b.MusteriId} ${b.Kisi}`}>
          <a href={`/tanimlar/musteri/detay?id=${b.MusteriId}`} target="_blank" rel="noreferrer">
            {b.Musteri}
          </a>{' '}
          {b.Kisi}
        </li>
      ))}
    </ul>
  </Notice>
);

/** The fields of a business card beside its picture. Each read value is taken, changed or left. */
export default function KartvizitOnayDialog({ kart, musteri, onClose }: KartvizitOnayDialogProps) {
  const okunan = useEndpoint(oda.kartvizitOku, { Id: kart.Id });
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const { adres } = useDosya({ Nesne: 'kartvizit', Id: kart.DosyaId }, 'orta', true);
  const [benzer, setBenzer] = useState<{ msg: string; kisiler: readonly KartBenzeri[] } | null>(null);
  const form = useForm(oda.kartvizitOnayla, {
    draft: { name: `kartvizit.${kart.Id}`, version: kart.Surum },
    initial: () => ilkHal(musteri !== null),
    errors: (f: Formu) => ({
      ...yetkiliHatalari(yetkiliSade(kisisi(f))),
      ...(musteri === null && f.hedef === 'yeni'
        ? {
            Firma: f.Firma.trim() === '' && 'Firmanın unvanını yazınız.',
            ProjeId: f.ProjeId === null && 'Ürünü seçiniz.',
          }
        : { secilen: musteri === null && f.secilen === null && 'Müşteriyi seçiniz.' }),
      Tarih: f.Tarih === null ? 'Tarihi seçiniz.' : (onayHatasi(f.Tarih, istanbulGunu(simdi())) ?? false),
    }),
    request: (f) => {
      setBenzer(null);
      const { Tarih, ProjeId } = f;
      if (Tarih === null) return null;
      const yeni = musteri === null && f.hedef === 'yeni' && ProjeId !== null;
      return {
        Id: kart.Id,
        Surum: kart.Surum,
        kisi: kisisi(f),
        MusteriId: musteri?.Id ?? (f.hedef === 'kayitli' ? (f.secilen?.Id ?? null) : null),
        musteri: yeni ? { Unvan: f.Firma, Web: f.Web, Adres: f.Adres, IlId: f.IlId, IlceId: f.IlceId, ProjeId } : null,
        izinler: ONAY_KANALLARI.flatMap((Kanal) => {
          const Durum = f[IZIN_ALANLARI[Kanal]];
          return Durum === '' ? [] : [{ Kanal, Durum, Tarih, Kaynak: f.Kaynak }];
        }),
      };
    },
    onSuccess: ({ AdayId }) => {
      bildir({
        baslik: AdayId === null ? 'Kartvizitten kişi kaydedildi' : 'Kartvizitten aday kaydedildi',
        tur: 'success',
        sure: 3000,
      });
      onClose();
    },
    onRefusal: (ret) => {
      if (!('benzerler' in ret)) return false;
      setBenzer({ msg: ret.msg, kisiler: ret.benzerler });
      return true;
    },
  });
  const alan = declaredFields(form, YETKILI_ALANLARI);
  const o = okunan.data?.oneri;
  const g = gerekli.data;
  const yeni = musteri === null && form.values.hedef === 'yeni';
  const yer = (adlar: readonly { Id: number; Ad: string }[] | undefined, id: number | null | undefined) =>
    adlar?.find((a) => a.Id === id)?.Ad ?? '';
  const metinler = o && {
    Ad: o.Ad,
    Soyad: o.Soyad,
    Unvan: o.Unvan,
    GSM: o.GSM,
    Telefon: o.Telefon,
    Eposta: o.Eposta,
    ...(yeni && { Firma: o.Firma, Web: o.Web, Adres: o.Adres }),
  };
  const oneri = (ad: keyof NonNullable<typeof metinler>, etiket: string) => {
    const deger = metinler?.[ad] ?? '';
    const gorunen = ad === 'GSM' || ad === 'Telefon' ? telefonYaz(deger) : deger;
    return (
      <Oneri ad={etiket} okunan={gorunen} alindi={form.values[ad] === deger} onAl={() => form.set({ [ad]: deger })} />
    );
  };
  const yerAlindi = o !== undefined && form.values.IlId === o.IlId && form.values.IlceId === o.IlceId;
  const yerAl = () => o && form.set({ IlId: o.IlId, IlceId: o.IlceId });
  const hepsi = () => {
    form.set({ ...metinler, ...(yeni && o && { IlId: o.IlId, IlceId: o.IlceId }) });
  };
  return (
    <FormDialog
      title="Kartviziti Onayla"
      width={960}
      form={form}
      onClose={onClose}
      ready={g !== undefined}
      actions={
        benzer && (
          <Button
            variant="default"
            loading={form.isPending}
            onClick={() => form.submitWith({ benzerleriGordum: true })}
          >
            Yine de Kaydet
          </Button>
        )
      }
    >
      <Columns of="minmax(0, 1fr) minmax(0, 1fr)" below={640} gap={20} align="start">
        <div>
          {adres !== undefined && (
            <Box
              component="img"
              w="100%"
              bd="1px solid var(--line)"
              bdrs={6}
              className={css.resim}
              src={adres}
              alt="Kartvizit"
            />
          )}
        </div>
        <Stack gap={12}>
          {okunan.error ? (
            <Notice tone="warn" icon={<IconUsersGroup />}>
              {okunan.error.message}
            </Notice>
          ) : o === undefined ? (
            <SkeletonRows rows={2} label="Kartvizit okunuyor..." />
          ) : (
            <Button variant="default" onClick={hepsi}>
              Okunanların Hepsini Al
            </Button>
          )}
          <div>
            <TextField {...alan('Ad')} required first />
            {oneri('Ad', 'Ad')}
          </div>
          <div>
            <TextField {...alan('Soyad')} />
            {oneri('Soyad', 'Soyad')}
          </div>
          <div>
            <TextField {...alan('Unvan')} />
            {oneri('Unvan', 'Görevi')}
          </div>
          <div>
            <TextField {...alan('GSM')} />
            {oneri('GSM', 'GSM')}
          </div>
          <div>
            <TextField {...alan('Telefon')} />
            {oneri('Telefon', 'Telefon')}
          </div>
          <div>
            <TextField {...alan('Eposta')} />
            {oneri('Eposta', 'E-posta')}
          </div>
          {musteri === null && <ChoiceField {...form.field('hedef')} label="Kartın Müşterisi" options={HEDEFLER} />}
          {musteri === null && !yeni && (
            <MusteriSecimi
              label="Müşteri"
              required
              error={form.field('secilen').error}
              secili={form.values.secilen}
              onSec={(secilen) => form.set({ secilen })}
              onYeni={null}
            />
          )}
          {yeni && (
            <>
              <div>
                <TextField {...form.field('Firma')} label="Firma" required maxLength={200} />
                {oneri('Firma', 'Firma')}
              </div>
              <SelectField {...form.field('ProjeId')} label="Ürün" required options={g?.proje ?? []} />
              <div>
                <TextField {...form.field('Web')} label="Web" maxLength={200} />
                {oneri('Web', 'Web')}
              </div>
              <div>
                <TextField {...form.field('Adres')} label="Adres" maxLength={500} />
                {oneri('Adres', 'Adres')}
              </div>
              <div>
                <FormRow>
                  <SelectField
                    {...form.field('IlId')}
                    label="İl"
                    options={g?.il ?? []}
                    onChange={(IlId) => form.set({ IlId, IlceId: null })}
                  />
                  <SelectField
                    {...form.field('IlceId')}
                    label="İlçe"
                    options={(g?.ilce ?? []).filter((i) => i.IlId === form.values.IlId)}
                  />
                </FormRow>
                <Oneri
                  ad="İl ve ilçe"
                  okunan={[yer(g?.ilce, o?.IlceId), yer(g?.il, o?.IlId)].filter(Boolean).join(', ')}
                  alindi={yerAlindi}
                  onAl={yerAl}
                />
              </div>
            </>
          )}
          <TextAreaField {...alan('Aciklama')} rows={2} />
          <FormSection name="İleti İzinleri">
            <FormRow columns={3}>
              {ONAY_KANALLARI.map((kanal) => (
                <ChoiceField key={kanal} {...form.field(IZIN_ALANLARI[kanal])} label={kanal} options={IZINLER} />
              ))}
            </FormRow>
            <FormRow>
              <DateField {...form.field('Tarih')} label="İzin Tarihi" required />
              <ChoiceField {...form.field('Kaynak')} label="İzin Kaynağı" options={KAYNAKLAR} />
            </FormRow>
          </FormSection>
        </Stack>
      </Columns>
      <div role="alert">{benzer && <Benzerler {...benzer} />}</div>
    </FormDialog>
  );
}

const kisisi = (f: Formu) => ({
  Ad: f.Ad,
  Soyad: f.Soyad,
  Unvan: f.Unvan,
  GSM: f.GSM,
  Telefon: f.Telefon,
  Eposta: f.Eposta,
  Aciklama: f.Aciklama,
});
