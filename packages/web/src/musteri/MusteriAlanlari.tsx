import type { Basari, Girdi } from '@masabasi/core/endpoint';
import { GIZLI_ALAN_ADLARI, type GizliAlan } from '@masabasi/core/kimlik';
import type { musteri, MusteriKarti } from '@masabasi/core/musteri/contract';
import { MUSTERI_DURUMLARI, MUSTERI_TIPLERI, type MusteriHatalari } from '@masabasi/core/musteri/rules';
import type { tanim } from '@masabasi/core/tanim/contract';
import { MultiSelect, NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import { secenekleri, secilenId } from '../secenek.ts';
import { DateField } from '../ui/DateField.tsx';
import form from '../ui/Form.module.css';
import { MaskedInput, type MaskedInputProps } from '../ui/MaskedInput.tsx';
import css from './MusteriDialog.module.css';

/** What is typed, as it is sent. */
export type MusteriFormu = Girdi<typeof musteri.musteriKaydet>['musteri'];

export interface MusteriAlanlariProps {
  readonly m: MusteriFormu;
  readonly kart: MusteriKarti | null;
  readonly yaz: (degisen: Partial<MusteriFormu>) => void;
  readonly hatalar: MusteriHatalari;
  readonly listeler: Basari<typeof tanim.musterigerekli>;
  readonly gerekli: Basari<typeof tanim.baseGerekliList>;
}

type MetinAlani = 'Ad' | 'Soyad' | 'Unvan' | 'VKN' | 'VergiDairesi' | 'Telefon' | 'GSM' | 'Eposta';
type SecimAlani =
  | 'KurumId'
  | 'BransId'
  | 'CinsiyetId'
  | 'KanGrubuId'
  | 'UlkeId'
  | 'IlId'
  | 'IlceId'
  | 'BayiId'
  | 'SorumluId'
  | 'BankaId'
  | 'AyrilmaNedenId'
  | 'DigerProgramId';

/** The products on offer: also those of the card that are no longer in use, so that they can be seen and taken away. */
const urunSecenekleri = (proje: MusteriAlanlariProps['gerekli']['proje'], kartinki: MusteriKarti['Projeler']) =>
  secenekleri([...proje, ...kartinki.filter((k) => !proje.some((p) => p.Id === k.Id))], null, null);

/** The fields of a customer's form, part by part. */
export function MusteriAlanlari({ m, kart, yaz, hatalar, listeler, gerekli }: MusteriAlanlariProps) {
  const metin = (alan: MetinAlani, label: string, uzunluk: number, ek: { required?: boolean; ilk?: boolean } = {}) => (
    <TextInput
      label={label}
      required={ek.required}
      data-autofocus={ek.ilk || undefined}
      maxLength={uzunluk}
      autoComplete="off"
      value={m[alan] ?? ''}
      error={hatalar[alan as keyof MusteriHatalari]}
      onChange={(e) => yaz({ [alan]: e.currentTarget.value })}
    />
  );
  /** A field that the card answers masked. */
  const gizli = (alan: GizliAlan, cizer: MaskedInputProps['children']) => (
    <MaskedInput
      name={GIZLI_ALAN_ADLARI[alan]}
      masked={kart?.[alan] ?? null}
      value={m[alan]}
      onChange={(deger) => yaz({ [alan]: deger })}
    >
      {cizer}
    </MaskedInput>
  );
  const gizliMetin = (alan: 'TCKimlikNo' | 'Iban', label: string, uzunluk: number) =>
    gizli(alan, (hal) => (
      <TextInput
        {...hal}
        label={label}
        maxLength={uzunluk}
        autoComplete="off"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={m[alan] ?? ''}
        error={hatalar[alan]}
        onChange={(e) => yaz({ [alan]: e.currentTarget.value || undefined })}
      />
    ));
  const secim = (
    alan: SecimAlani,
    label: string,
    liste: readonly { Id: number; Ad: string }[],
    varOlan: string | null | undefined,
    ek: Partial<MusteriFormu> = {},
  ) => (
    <Select
      label={label}
      placeholder="Seçilmedi"
      data={secenekleri(liste, kart?.[alan], varOlan)}
      value={m[alan] === null ? null : String(m[alan])}
      error={hatalar[alan as keyof MusteriHatalari]}
      onChange={(v) => yaz({ [alan]: secilenId(v), ...ek })}
      nothingFoundMessage="Bulunamadı"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `${label}: seçimi kaldır` }}
    />
  );
  return (
    <>
      <fieldset className={css.bolum}>
        <legend>Kimlik</legend>
        <NativeSelect
          label="Tip"
          data={Object.entries(MUSTERI_TIPLERI).map(([value, label]) => ({ value, label }))}
          value={String(m.Tip)}
          onChange={(e) => yaz({ Tip: e.currentTarget.value === '2' ? 2 : 1 })}
        />
        {m.Tip === 1 ? (
          <div className={form.ikili}>
            {metin('Ad', 'Ad', 60, { required: true, ilk: true })}
            {metin('Soyad', 'Soyad', 60, { required: true })}
          </div>
        ) : (
          metin('Unvan', 'Unvan', 200, { required: true, ilk: true })
        )}
        <div className={form.ikili}>
          {gizliMetin('TCKimlikNo', 'T.C. Kimlik No', 20)}
          {metin('VKN', 'Vergi No', 20)}
        </div>
        <div className={form.ikili}>
          {metin('VergiDairesi', 'Vergi Dairesi', 80)}
          {secim('KurumId', 'Kurum', listeler.kurumlar, kart?.Kurum)}
        </div>
        {m.Tip === 1 && (
          <>
            <div className={form.ikili}>
              {secim('BransId', 'Branş', listeler.branslar, kart?.Brans)}
              {gizli('DogumTarihi', (hal) => (
                <DateField
                  {...hal}
                  label="Doğum Tarihi"
                  min="1900-01-01"
                  value={m.DogumTarihi ?? null}
                  error={hatalar.DogumTarihi}
                  onChange={(gun) => yaz({ DogumTarihi: gun ?? undefined })}
                />
              ))}
            </div>
            <div className={form.ikili}>
              {secim('CinsiyetId', 'Cinsiyet', listeler.cinsiyet, kart?.Cinsiyet)}
              {secim('KanGrubuId', 'Kan Grubu', listeler.kanGrubu, kart?.KanGrubu)}
            </div>
          </>
        )}
      </fieldset>
      <fieldset className={css.bolum}>
        <legend>İletişim</legend>
        <div className={form.ikili}>
          {metin('GSM', 'GSM', 30)}
          {metin('Telefon', 'Telefon', 30)}
        </div>
        {metin('Eposta', 'E-posta', 254)}
        <div className={form.ikili}>
          {secim('IlId', 'İl', gerekli.il, kart?.Il, { IlceId: null })}
          {secim(
            'IlceId',
            'İlçe',
            gerekli.ilce.filter((i) => i.IlId === m.IlId),
            m.IlId === kart?.IlId ? kart?.Ilce : null,
          )}
        </div>
        <Textarea
          label="Adres"
          rows={2}
          maxLength={500}
          value={m.Adres}
          onChange={(e) => yaz({ Adres: e.currentTarget.value })}
        />
        {secim('UlkeId', 'Ülke', listeler.ulke, kart?.Ulke)}
      </fieldset>
      <fieldset className={css.bolum}>
        <legend>Hesap</legend>
        <MultiSelect
          label="Ürünler"
          data={urunSecenekleri(gerekli.proje, kart?.Projeler ?? [])}
          value={m.ProjeIdler.map(String)}
          onChange={(v) => yaz({ ProjeIdler: v.map(Number) })}
          nothingFoundMessage="Bulunamadı"
          searchable
        />
        <div className={form.ikili}>
          {secim('SorumluId', 'Sorumlu', gerekli.personel, kart?.Sorumlu)}
          {secim('BayiId', 'Bayi', listeler.bayiler, kart?.Bayi)}
        </div>
        <div className={form.ikili}>
          {secim('BankaId', 'Banka', listeler.bankalar, kart?.Banka)}
          {gizliMetin('Iban', 'IBAN', 40)}
        </div>
        <NativeSelect
          label="Durum"
          data={[...MUSTERI_DURUMLARI]}
          value={m.Durum}
          onChange={(e) => yaz({ Durum: MUSTERI_DURUMLARI.find((d) => d === e.currentTarget.value) ?? 'Aday' })}
        />
        {m.Durum === 'Ayrıldı' && (
          <div className={form.ikili}>
            {secim('AyrilmaNedenId', 'Ayrılma Nedeni', listeler.ayrilmaNedenleri, kart?.AyrilmaNedeni)}
            <DateField
              label="Ayrılma Tarihi"
              value={m.AyrilmaTarihi}
              error={hatalar.AyrilmaTarihi}
              onChange={(AyrilmaTarihi) => yaz({ AyrilmaTarihi })}
            />
          </div>
        )}
        {m.Durum === 'Ayrıldı' &&
          secim('DigerProgramId', 'Geçtiği Program', listeler.digerProgramlar, kart?.DigerProgram)}
        <Textarea
          label="Notlar"
          rows={3}
          maxLength={4000}
          value={m.Notlar}
          onChange={(e) => yaz({ Notlar: e.currentTarget.value })}
        />
      </fieldset>
    </>
  );
}
