import {
  bosMetinAlani,
  degerAlani,
  evetAlani,
  idlerAlani,
  type Kayit,
  metinAlani,
  ondalikAlani,
  secimAlani,
  tarihAlani,
} from '../../platform/field/alanlar.ts';
import { TELEFON_UZUNLUGU } from '../../platform/identity/kimlik.ts';

/** A customer is a person or an institution. */
export const MUSTERI_TIPLERI = { 1: 'Gerçek kişi', 2: 'Kurum' } as const;
export type MusteriTipi = keyof typeof MUSTERI_TIPLERI;

export const MUSTERI_DURUMLARI = ['Aday', 'Demo', 'Aktif', 'Pasif', 'Ayrıldı'] as const;
export type MusteriDurumu = (typeof MUSTERI_DURUMLARI)[number];

/** Scenario of e-invoices to a customer. Empty: not known. */
export const EFATURA_SENARYOLARI = ['', 'TEMELFATURA', 'TICARIFATURA', 'KAMU'] as const;
/** Their names on the screen. */
export const EFATURA_SENARYO_ADLARI: Readonly<Record<(typeof EFATURA_SENARYOLARI)[number], string>> = {
  '': 'Belirtilmedi',
  TEMELFATURA: 'Temel',
  TICARIFATURA: 'Ticari',
  KAMU: 'Kamu',
};

const sonradan = true;
/** Fields of a customer's card that a person fills in. */
export const MUSTERI_ALANLARI = {
  Tip: degerAlani('Tip', 'tip', [1, 2], 1, '1 (gerçek kişi) veya 2 (kurum) olmalı'),
  Ad: metinAlani('Ad', 'ad', 60, { baskaAdlar: ['adi', 'isim'] }),
  Soyad: metinAlani('Soyad', 'soyad', 60, { baskaAdlar: ['soyadi', 'soyisim'] }),
  Unvan: metinAlani('Unvan', 'unvan', 200, { baskaAdlar: ['firma', 'firmaadi', 'firmaunvani'] }),
  TCKimlikNo: bosMetinAlani('T.C. Kimlik No', 'tc_kimlik', 20, {
    gizli: true,
    baskaAdlar: ['tc', 'tcno', 'tckn', 'tckimlik'],
  }),
  VKN: bosMetinAlani('Vergi No', 'vkn', 20, { baskaAdlar: ['vergino', 'verginumarasi', 'vergikimlikno'] }),
  VergiDairesi: metinAlani('Vergi Dairesi', 'vergi_dairesi', 80),
  KurumId: secimAlani('Kurum', 'kurum_id', 'kurumlar', 'Kurum'),
  BransId: secimAlani('Branş', 'brans_id', 'branslar', 'Brans'),
  CinsiyetId: secimAlani('Cinsiyet', 'cinsiyet_id', 'cinsiyet', 'Cinsiyet'),
  KanGrubuId: secimAlani('Kan Grubu', 'kan_grubu_id', 'kanGrubu', 'KanGrubu'),
  DogumTarihi: tarihAlani('Doğum Tarihi', 'dogum_tarihi', { gizli: true }),
  UlkeId: secimAlani('Ülke', 'ulke_id', 'ulke', 'Ulke'),
  IlId: secimAlani('İl', 'il_id', 'il', 'Il', { baskaAdlar: ['sehir'] }),
  IlceId: secimAlani('İlçe', 'ilce_id', 'ilce', 'Ilce'),
  Adres: metinAlani('Adres', 'adres', 500),
  Enlem: ondalikAlani('Enlem', 'enlem', -90, 90, { sonradan }),
  Boylam: ondalikAlani('Boylam', 'boylam', -180, 180, { sonradan }),
  Telefon: bosMetinAlani('Telefon', 'telefon', TELEFON_UZUNLUGU, { baskaAdlar: ['tel', 'telefonno'] }),
  GSM: bosMetinAlani('GSM', 'gsm', TELEFON_UZUNLUGU, { baskaAdlar: ['cep', 'ceptelefonu', 'ceptel'] }),
  Eposta: bosMetinAlani('E-posta', 'eposta', 254, { baskaAdlar: ['email', 'mail'] }),
  BayiId: secimAlani('Bayi', 'bayi_id', 'bayiler', 'Bayi'),
  SorumluId: secimAlani('Sorumlu', 'sorumlu_id', 'personel', 'Sorumlu'),
  BankaId: secimAlani('Banka', 'banka_id', 'bankalar', 'Banka'),
  HesapTurId: secimAlani('Hesap Türü', 'hesap_tur_id', 'hesapTur', 'HesapTur', { sonradan }),
  Iban: bosMetinAlani('IBAN', 'iban', 40, { gizli: true }),
  EFaturaMukellef: evetAlani('E-Fatura Mükellefi', 'efatura_mukellef', false, { sonradan }),
  PkEtiket: bosMetinAlani('Posta Kutusu Etiketi', 'pk_etiket', 200, { sonradan, baskaAdlar: ['pketiket', 'alias'] }),
  EFaturaSenaryo: degerAlani(
    'E-Fatura Senaryosu',
    'efatura_senaryo',
    EFATURA_SENARYOLARI,
    '',
    'bilinen bir senaryo değil',
    { sonradan, baskaAdlar: ['senaryo'] },
  ),
  Durum: degerAlani('Durum', 'durum', MUSTERI_DURUMLARI, 'Aday', 'bilinen bir durum değil'),
  AyrilmaNedenId: secimAlani('Ayrılma Nedeni', 'ayrilma_neden_id', 'ayrilmaNedenleri', 'AyrilmaNedeni'),
  AyrilmaTarihi: tarihAlani('Ayrılma Tarihi', 'ayrilma_tarihi'),
  DigerProgramId: secimAlani('Diğer Program', 'diger_program_id', 'digerProgramlar', 'DigerProgram'),
  Notlar: metinAlani('Notlar', 'notlar', 4000, { baskaAdlar: ['not', 'aciklama'] }),
  ProjeIdler: idlerAlani('Ürünler', 100, { baskaAdlar: ['urun', 'proje', 'projeler'] }),
} as const;

export type MusteriAlanlari = Kayit<typeof MUSTERI_ALANLARI>;
