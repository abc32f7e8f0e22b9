import type { Basari } from '../call/endpoint.ts';
import { SAYFA } from '../screen/sayfa.ts';
import { sayiYaz } from '../text/metin.ts';
import { type Gun, gunFarki, istanbulGunu, tarihYaz } from '../time/tarih.ts';
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

/** A page or a part of the page on which a matter is dealt with. */
export interface KonuYeri {
  readonly Ad: string;
  readonly Yol: string;
}
/** `sorun`: something does not work; `eksik`: it works, and something is left to do; `iyi`: nothing to do. */
export interface SistemKonusu {
  readonly Duzey: 'sorun' | 'eksik' | 'iyi';
  readonly Cumle: string;
  readonly Yer?: KonuYeri;
  /** Names of settings, for the person who runs the server. */
  readonly Sunucuda?: string;
}

type Durum = Omit<Basari<typeof sistem.sistemDurumu>, 'durum'>;

const GIDEN_POSTA: KonuYeri = { Ad: 'Giden Posta', Yol: SAYFA.posta[0] };
const TAM_YETKILILER: KonuYeri = { Ad: 'İki Adımlı Giriş', Yol: '#iki-adim' };
const ISLER: KonuYeri = { Ad: 'Günlük İşler', Yol: '#gunluk-isler' };
const VERITABANI: KonuYeri = { Ad: 'Veritabanı', Yol: '#veritabani' };

/** A day in words: `bugün`, `dün`, or the date. */
function gunSozu(gun: Gun, bugun: Gun): string {
  const once = gunFarki(gun, bugun);
  return once === 0 ? 'bugün' : once === 1 ? 'dün' : tarihYaz(gun);
}

/** A backup that is older than two days is no longer a good sign. */
const YEDEK_GUN = 2;

/** One sentence for each part that is well, because it has no matter of its own. */
function iyiler(d: Durum, bugun: Gun): string[] {
  const yedekGunu = d.Yedek && istanbulGunu(d.Yedek.Zaman);
  const { Bekleyen, Gidemeyen, Kurulu } = d.Posta;
  const calisan = d.Isler.filter((i) => i.SonCalisma !== null);
  return [
    ...(yedekGunu !== null && gunFarki(yedekGunu, bugun) <= YEDEK_GUN
      ? [`Son yedek ${gunSozu(yedekGunu, bugun)} alındı.`]
      : []),
    ...(calisan.length > 0 && !calisan.some((i) => i.Gecikti)
      ? [`Günlük işler zamanında çalışıyor (${sayiYaz(calisan.length)} iş).`]
      : []),
    ...(Kurulu && Gidemeyen === 0
      ? [Bekleyen === 0 ? 'Bütün e-postalar gönderildi.' : `${sayiYaz(Bekleyen)} e-posta sırasını bekliyor.`]
      : []),
    ...(d.Disk.Bos >= AZ_YER_BAYT ? [`Diskte ${boyutYaz(d.Disk.Bos)} boş yer var.`] : []),
    ...(d.IkiAdimsizTamYetkili === 0 ? ['Bütün tam yetkililer iki adımla giriyor.'] : []),
    ...(d.Tarayici === true ? ['Yüklenen dosyalar virüse karşı taranıyor.'] : []),
  ];
}

/** Problems of the server first, then things left to do, then what is well. */
export function sistemKonulari(d: Durum, bugun: Gun): SistemKonusu[] {
  const konu = (
    Duzey: SistemKonusu['Duzey'],
    olur: boolean,
    Cumle: string,
    Yer?: KonuYeri,
    Sunucuda?: string,
  ): SistemKonusu[] =>
    olur ? [{ Duzey, Cumle, ...(Yer && { Yer }), ...(Sunucuda !== undefined && { Sunucuda }) }] : [];
  const gecikenler = d.Isler.filter((i) => i.Gecikti && i.SonCalisma !== null).map((i) => GUNLUK_ISLER[i.Ad]);
  const { Bekleyen, Gidemeyen, Kurulu } = d.Posta;
  return [
    ...konu(
      'sorun',
      d.YazmaDurdu,
      'Diskte yer kalmadığı için hiçbir kayıt yapılmıyor. Veri klasörünün diskinde yer açınca kendiliğinden başlar.',
      VERITABANI,
    ),
    ...konu(
      'sorun',
      d.Disk.Bos < AZ_YER_BAYT,
      `Diskte yer azaldı: ${boyutYaz(d.Disk.Bos)} kaldı. Veri klasörünün diskinde yer açınız.`,
      VERITABANI,
    ),
    ...konu('sorun', gecikenler.length > 0, `Günü geçen işler: ${gecikenler.join(', ')}.`, ISLER),
    ...konu(
      'sorun',
      d.Dosyalar.Boyut > d.Dosyalar.Sinir * 0.9,
      `Dosyalara ayrılan yer dolmak üzere: ${boyutYaz(d.Dosyalar.Boyut)} / ${boyutYaz(d.Dosyalar.Sinir)}.`,
      VERITABANI,
    ),
    ...konu('sorun', d.Tarayici === false, 'Virüs tarayıcısı yanıt vermiyor; o açılana kadar dosya alınmıyor.'),
    ...konu('sorun', Gidemeyen > 0, `${sayiYaz(Gidemeyen)} e-posta gönderilemedi.`, GIDEN_POSTA),
    ...konu(
      'sorun',
      d.Veritabani.Baglanti > d.Veritabani.EnCokBaglanti * 0.8,
      `Veritabanı bağlantıları dolmak üzere: ${d.Veritabani.Baglanti} / ${d.Veritabani.EnCokBaglanti}.`,
      VERITABANI,
    ),
    ...konu(
      'eksik',
      !Kurulu,
      Bekleyen > 0
        ? `${sayiYaz(Bekleyen)} e-posta bekliyor: giden posta sunucusu tanımlı değil. Tanımlanınca kendiliğinden giderler.`
        : 'E-posta gönderilmiyor: giden posta sunucusu tanımlı değil.',
      GIDEN_POSTA,
      'SMTP_HOST ve SMTP_FROM ayarları',
    ),
    ...konu('eksik', d.YedekAcik === false, 'Gece yedeği kapalı.', undefined, 'YEDEK=0 satırı çıkarılınca açılır'),
    ...konu(
      'eksik',
      d.YedekAcik === true && d.Yedek === null,
      'Henüz yedek alınmadı. İlk yedek gece 02.00’den sonra alınır.',
      undefined,
      'npm run backup hemen alır',
    ),
    ...konu(
      'eksik',
      d.IkiAdimsizTamYetkili > 0,
      `İki adımlı girişi olmayan ${sayiYaz(d.IkiAdimsizTamYetkili)} tam yetkili kullanıcı var. Açmalarını isteyiniz ya da zorunlu kılınız.`,
      TAM_YETKILILER,
    ),
    ...konu(
      'eksik',
      d.Tarayici === null,
      'Yüklenen dosyalar virüse karşı taranmıyor: virüs tarayıcısı kurulu değil.',
      undefined,
      'CLAMD_ADRES ayarı',
    ),
    ...d.YabanciAyarlar.map((Cumle) => ({ Duzey: 'eksik' as const, Cumle })),
    ...iyiler(d, bugun).map((Cumle) => ({ Duzey: 'iyi' as const, Cumle })),
  ];
}
