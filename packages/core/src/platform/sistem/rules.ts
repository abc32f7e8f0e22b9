import type { Basari } from '../call/endpoint.ts';
import { sayiYaz } from '../text/metin.ts';
import type { sistem } from './contract.ts';

/** The daily jobs in words, by their names in the database. */
export const GUNLUK_ISLER = {
  personelAyrilma: 'İşten çıkışların kapatılması',
  saklama: 'Saklama süresi dolanların imhası',
  devir: 'İzin öncesi devir bildirimleri',
  lisans: 'Lisans yenilemeleri ve uyarıları',
  musteriAktarim: 'Eski içe aktarımların unutulması',
  musteriBirlesme: 'Eski birleştirmelerin unutulması',
  istatistik: 'Memnuniyet toplamlarının sıkıştırılması',
  yedek: 'Veritabanı yedeği',
} as const;
export type GunlukIsAdi = keyof typeof GUNLUK_ISLER;

/** A daily job is late after this time. */
export const GECIKME_MS = 26 * 3_600_000;

/** Less free space on the disk is a problem. */
const AZ_YER_BAYT = 2_000_000_000;

const BIRIMLER = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes in words, as in `14,3 MB`. */
export function boyutYaz(bayt: number): string {
  const basamak = bayt < 1000 ? 0 : Math.min(BIRIMLER.length - 1, Math.floor(Math.log10(bayt) / 3));
  const sayi = bayt / 1000 ** basamak;
  return `${basamak === 0 ? sayi : sayi.toFixed(1).replace('.', ',')} ${BIRIMLER[basamak]}`;
}

/** `sorun`: something does not work; `eksik`: it works, and something is left to do. */
export interface SistemKonusu {
  readonly Duzey: 'sorun' | 'eksik';
  readonly Cumle: string;
}

type Durum = Omit<Basari<typeof sistem.sistemDurumu>, 'durum'>;

/** Problems of the server first, then things left to do. */
export function sistemKonulari(d: Durum): SistemKonusu[] {
  const konu = (Duzey: SistemKonusu['Duzey'], olur: boolean, Cumle: string): SistemKonusu[] =>
    olur ? [{ Duzey, Cumle }] : [];
  const gecikenler = d.Isler.filter((i) => i.Gecikti && i.SonCalisma !== null).map((i) => GUNLUK_ISLER[i.Ad]);
  const { Bekleyen, Gidemeyen, Kurulu } = d.Posta;
  return [
    ...konu(
      'sorun',
      d.YazmaDurdu,
      'Diskte yer kalmadığı için hiçbir kayıt yapılmıyor. Veri klasörünün diskinde yer açınca kendiliğinden başlar.',
    ),
    ...konu('sorun', d.Disk.Bos < AZ_YER_BAYT, `Diskte yer azaldı: ${boyutYaz(d.Disk.Bos)} kaldı.`),
    ...konu('sorun', gecikenler.length > 0, `Günü geçen işler: ${gecikenler.join(', ')}.`),
    ...konu(
      'sorun',
      d.Dosyalar.Boyut > d.Dosyalar.Sinir * 0.9,
      `Dosyalara ayrılan yer dolmak üzere: ${boyutYaz(d.Dosyalar.Boyut)} / ${boyutYaz(d.Dosyalar.Sinir)}.`,
    ),
    ...konu('sorun', d.Tarayici === false, 'Virüs tarayıcısı yanıt vermiyor; o açılana kadar dosya alınmıyor.'),
    ...konu('sorun', Gidemeyen > 0, `${sayiYaz(Gidemeyen)} e-posta gönderilemedi; Giden Posta sayfasına bakınız.`),
    ...konu(
      'sorun',
      d.Veritabani.Baglanti > d.Veritabani.EnCokBaglanti * 0.8,
      `Veritabanı bağlantıları dolmak üzere: ${d.Veritabani.Baglanti} / ${d.Veritabani.EnCokBaglanti}.`,
    ),
    ...konu(
      'eksik',
      !Kurulu,
      Bekleyen > 0
        ? `${sayiYaz(Bekleyen)} e-posta bekliyor: SMTP ayarı yapılmamış. Sunucuda SMTP_HOST ve SMTP_FROM verilince kendiliğinden gider.`
        : 'E-posta gönderilmiyor: SMTP ayarı yapılmamış (SMTP_HOST, SMTP_FROM).',
    ),
    ...konu('eksik', d.YedekAcik === false, 'Gece yedeği kapalı (YEDEK=0).'),
    ...konu(
      'eksik',
      d.YedekAcik === true && d.Yedek === null,
      'Henüz yedek alınmadı. İlk yedek gece 02.00’den sonra alınır; npm run backup hemen alır.',
    ),
    ...konu(
      'eksik',
      d.IkiAdimsizTamYetkili > 0,
      `${sayiYaz(d.IkiAdimsizTamYetkili)} tam yetkili kullanıcı yalnız parolayla giriyor. İki adımlı girişi açmalarını isteyiniz ya da zorunlu kılınız.`,
    ),
    ...konu('eksik', d.Tarayici === null, 'Yüklenen dosyalar virüse karşı taranmıyor (CLAMD_ADRES).'),
    ...d.YabanciAyarlar.map((Cumle) => ({ Duzey: 'eksik' as const, Cumle })),
  ];
}
