import {
  bosMetinAlani,
  evetAlani,
  gunlerAlani,
  type Kayit,
  metinAlani,
  ondalikAlani,
  saatAlani,
  sayiAlani,
  secimAlani,
  tarihAlani,
} from '../../platform/field/alanlar.ts';
import { TELEFON_UZUNLUGU } from '../../platform/identity/kimlik.ts';

const sonradan = true;

/** Fields of a staff card. */
export const PERSONEL_ALANLARI = {
  Ad: metinAlani('Ad', 'ad', 60, { baskaAdlar: ['isim'] }),
  Soyad: metinAlani('Soyad', 'soyad', 60, { baskaAdlar: ['soyisim'] }),
  UserName: metinAlani('Kullanıcı Adı', 'kullanici_adi', 60, { baskaAdlar: ['kullanici'] }),
  TCKimlikNo: bosMetinAlani('T.C. Kimlik No', 'tc_kimlik', 20, {
    gizli: true,
    baskaAdlar: ['tc', 'tcno', 'tckimlik', 'tckimliknumarasi'],
  }),
  DogumTarihi: tarihAlani('Doğum Tarihi', 'dogum_tarihi', { gizli: true }),
  Eposta: bosMetinAlani('E-posta', 'eposta', 254, { baskaAdlar: ['email', 'mail'] }),
  Telefon: bosMetinAlani('Telefon', 'telefon', TELEFON_UZUNLUGU, { baskaAdlar: ['telefonno', 'ceptelefonu'] }),
  DepartmanId: secimAlani('Departman', 'departman_id', 'departman', 'Departman', {
    gerek: 'Departmanı seçiniz.',
    baskaAdlar: ['bolum'],
  }),
  Grup: bosMetinAlani('Grup', 'grup', 60),
  IseBaslama: tarihAlani('İlk İşe Giriş', 'ise_baslama', { baskaAdlar: ['ilkisegiristarihi', 'isegiristarihi'] }),
  IseGiris: tarihAlani('Son İşe Giriş', 'ise_giris', { baskaAdlar: ['sonisegiristarihi'] }),
  DevredenIzin: ondalikAlani('Devreden Yıllık İzin', 'devreden_izin', -366, 9999, {
    ikiBasamak: true,
    sonradan,
    baskaAdlar: ['devredenizin', 'devreden', 'kalanizin', 'kalanyillikizin', 'izinbakiyesi', 'devir'],
  }),
  KullanilanIzin: ondalikAlani('Kullanılan Yıllık İzin', 'kullanilan_izin', 0, 9999, {
    ikiBasamak: true,
    sonradan,
    baskaAdlar: ['kullanilanizin', 'kullanilan'],
  }),
  IzinAcilisi: tarihAlani('İzin Bakiyesi Tarihi', 'izin_acilisi', {
    sonradan,
    baskaAdlar: ['bakiyetarihi', 'devirtarihi', 'acilistarihi'],
  }),
  OncekiHizmetGun: sayiAlani('Önceki Hizmet (gün)', 'onceki_hizmet_gun', 0, 25_000, 0),
  SayilmayanGun: sayiAlani('Sayılmayan Süre (gün)', 'sayilmayan_gun', 0, 25_000, 0),
  TatilGunleri: sayiAlani('Hafta Tatili', 'tatil_gunleri', 1, 3, null),
  MesaiBaslangic: saatAlani('Mesai Başlangıcı', 'mesai_baslangic'),
  MesaiBitis: saatAlani('Mesai Bitişi', 'mesai_bitis'),
  CalismaGunleri: gunlerAlani('Çalışma Günleri', 'calisma_gunleri'),
  GirisIzni: evetAlani('Giriş İzni', 'giris_izni', true),
} as const;

export type PersonelAlanlari = Kayit<typeof PERSONEL_ALANLARI>;
