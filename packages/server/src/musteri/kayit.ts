import type { MusteriAlanlari } from '@masabasi/core/musteri/contract';
import { ALAN_ADLARI } from '@masabasi/core/musteri/rules';
import type { TanimListeAdi } from '@masabasi/core/tanim/rules';
import type { MusteriSutunlari } from './queries.ts';

/** What every save of a customer shares: the form's, and the one of a whole file. */

type Alan = Exclude<keyof MusteriAlanlari, 'ProjeIdler'>;

/** Which list each field of the card chooses from. */
export const LISTELER = {
  KurumId: 'kurumlar',
  BransId: 'branslar',
  CinsiyetId: 'cinsiyet',
  KanGrubuId: 'kanGrubu',
  UlkeId: 'ulke',
  BayiId: 'bayiler',
  BankaId: 'bankalar',
  AyrilmaNedenId: 'ayrilmaNedenleri',
  DigerProgramId: 'digerProgramlar',
} as const satisfies Partial<Record<Alan, TanimListeAdi>>;

/** The column of each field of the card. */
export const SUTUN_ADLARI = {
  Tip: 'tip',
  Ad: 'ad',
  Soyad: 'soyad',
  Unvan: 'unvan',
  TCKimlikNo: 'tc_kimlik',
  VKN: 'vkn',
  VergiDairesi: 'vergi_dairesi',
  KurumId: 'kurum_id',
  BransId: 'brans_id',
  CinsiyetId: 'cinsiyet_id',
  KanGrubuId: 'kan_grubu_id',
  DogumTarihi: 'dogum_tarihi',
  UlkeId: 'ulke_id',
  IlId: 'il_id',
  IlceId: 'ilce_id',
  Adres: 'adres',
  Telefon: 'telefon',
  GSM: 'gsm',
  Eposta: 'eposta',
  BayiId: 'bayi_id',
  SorumluId: 'sorumlu_id',
  BankaId: 'banka_id',
  Iban: 'iban',
  Durum: 'durum',
  AyrilmaNedenId: 'ayrilma_neden_id',
  AyrilmaTarihi: 'ayrilma_tarihi',
  DigerProgramId: 'diger_program_id',
  Notlar: 'notlar',
} as const satisfies Record<Alan, keyof MusteriSutunlari>;

/** A form that was checked, as the columns it is stored in. */
export const sutunlar = (m: MusteriAlanlari): MusteriSutunlari =>
  Object.fromEntries(
    (Object.keys(SUTUN_ADLARI) as Alan[]).map((alan) => {
      const deger = m[alan];
      return [SUTUN_ADLARI[alan], typeof deger === 'string' ? deger.trim() : deger];
    }),
  ) as MusteriSutunlari & Record<string, unknown>;

/** The names of the fields that differ. */
export const degisenler = (eski: MusteriAlanlari, yeni: MusteriAlanlari): (keyof MusteriAlanlari)[] =>
  (Object.keys(ALAN_ADLARI) as (keyof MusteriAlanlari)[]).filter(
    (alan) => String(eski[alan] ?? '') !== String(yeni[alan] ?? ''),
  );
