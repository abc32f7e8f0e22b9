import {
  bosMetinAlani,
  evetAlani,
  idlerAlani,
  type Kayit,
  metinAlani,
  ondalikAlani,
  secimAlani,
  tarihAlani,
} from '../../platform/field/alanlar.ts';
import { TELEFON_UZUNLUGU } from '../../platform/identity/kimlik.ts';

/**
 * Fields of a dealer that a person writes. The name is not among them: it belongs to the dealer's row in the reference
 * list.
 */
export const BAYI_ALANLARI = {
  Unvan: metinAlani('Unvan', 'unvan', 200),
  VKN: bosMetinAlani('Vergi No', 'vkn', 20),
  VergiDairesi: metinAlani('Vergi Dairesi', 'vergi_dairesi', 80),
  Telefon: bosMetinAlani('Telefon', 'telefon', TELEFON_UZUNLUGU),
  GSM: bosMetinAlani('GSM', 'gsm', TELEFON_UZUNLUGU),
  Eposta: bosMetinAlani('E-posta', 'eposta', 254),
  Adres: metinAlani('Adres', 'adres', 500),
  IlId: secimAlani('İl', 'il_id', 'il', 'Il'),
  IlceId: secimAlani('İlçe', 'ilce_id', 'ilce', 'Ilce'),
  Enlem: ondalikAlani('Enlem', 'enlem', -90, 90),
  Boylam: ondalikAlani('Boylam', 'boylam', -180, 180),
  SozlesmeId: secimAlani('Sözleşme', 'sozlesme_id', 'sozlesmeler', 'Sozlesme'),
  Sozlesme_Baslama: tarihAlani('Sözleşme Başlangıcı', 'sozlesme_baslama'),
  Sozlesme_Bitis: tarihAlani('Sözleşme Bitişi', 'sozlesme_bitis'),
  SorumluId: secimAlani('Sorumlu', 'sorumlu_id', 'personel', 'Sorumlu'),
  Ekstre: evetAlani('Aylık Ekstre', 'ekstre', false),
  Notlar: metinAlani('Notlar', 'notlar', 4000),
  /** Whole provinces of the territory. */
  BolgeIlIdler: idlerAlani('Bölgedeki İller', 81),
  /** Single districts of the territory, outside its whole provinces. */
  BolgeIlceIdler: idlerAlani('Bölgedeki İlçeler', 200),
  ProjeIdler: idlerAlani('Sattığı Ürünler', 100),
} as const;

/** A dealer's form without the name. */
export type BayiAlanlari = Kayit<typeof BAYI_ALANLARI>;
