import { LISANS_ALANLARI } from '../lisans/alanlar.ts';
import { MUSTERI_ALANLARI } from '../musteri/alanlar.ts';
import {
  bosMetinAlani,
  type Kayit,
  metinAlani,
  secimAlani,
  tarihAlani,
  type YazilanKayit,
} from '../../platform/field/alanlar.ts';
import { TELEFON_UZUNLUGU } from '../../platform/identity/kimlik.ts';

/** Fields of a demo that a person fills in, except the customer. The name and numbers are those of a prospect. */
export const DEMO_ALANLARI = {
  IslemId: secimAlani('İşlem', 'islem_id', 'islemler', 'Islem', { gerek: 'İşlemi seçiniz.' }),
  Tarih: tarihAlani('Tarih', 'tarih', { gerek: 'Tarihi yazınız.' }),
  LisansTurId: secimAlani('Lisans Türü', 'lisans_tur_id', 'lisansTur', 'LisansTur', {
    gerek: 'Lisans türünü seçiniz.',
  }),
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  AdSoyad: metinAlani('Ad Soyad', 'ad_soyad', 200),
  TCKimlikNo: bosMetinAlani('T.C. Kimlik No', 'tc_kimlik', 20, { gizli: true }),
  IlId: secimAlani('İl', 'il_id', 'il', 'Ili'),
  IlceId: secimAlani('İlçe', 'ilce_id', 'ilce', 'Ilcesi'),
  Telefon: bosMetinAlani('Telefon', 'telefon', TELEFON_UZUNLUGU),
  GSM: bosMetinAlani('GSM', 'gsm', TELEFON_UZUNLUGU),
  BayiId: secimAlani('Bayi', 'bayi_id', 'bayiler', 'Bayi'),
  Aciklama: metinAlani('Açıklama', 'aciklama', 2000),
  AtananId: secimAlani('Atanan', 'atanan_id', 'personel', 'Atanan'),
} as const;

export type DemoAlanlari = Kayit<typeof DEMO_ALANLARI>;
/** A demo while a person still fills it in. */
export type YazilanDemo = YazilanKayit<typeof DEMO_ALANLARI>;

const { Tip, Ad, Soyad, Unvan, Eposta } = MUSTERI_ALANLARI;
/** The fields of the customer card that the demo does not know. */
export const SATIS_KARTI = { Tip, Ad, Soyad, Unvan, Eposta } as const;

const { ProjeId, LisansTurId, KullaniciSayisi, BaslamaTarihi, YillikBedel, ParaBirimi } = LISANS_ALANLARI;
/** Fields of the licence that a sale opens. Its length is given in months. */
export const SATIS_LISANSI = { ProjeId, LisansTurId, KullaniciSayisi, BaslamaTarihi, YillikBedel, ParaBirimi } as const;

/** The card and the licence of a sale. */
export type SatisKarti = Kayit<typeof SATIS_KARTI>;
export type SatisLisansi = Kayit<typeof SATIS_LISANSI> & { readonly Ay: number | null };
/** Both while a person still fills them in. */
export type YazilanSatis = YazilanKayit<typeof SATIS_KARTI> &
  YazilanKayit<typeof SATIS_LISANSI> & { readonly Ay: number | null };
