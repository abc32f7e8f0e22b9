import { tabloAlanlari } from '../../platform/field/alanlar.ts';
import { PERSONEL_ALANLARI, type PersonelAlanlari } from './alanlar.ts';
import type { KartFormu } from './rules.ts';
import {
  basliklari,
  hucreYazisi,
  type OkunanTablo,
  type TabloBicimi,
  type TabloDuzeni,
  type TabloKaydi,
  type TabloSutunu,
  tabloOku,
} from '../../platform/sheet/tablo.ts';
import { tabloGunu } from '../../platform/sheet/tabloGunu.ts';
import { type Gun, gunEkle } from '../../platform/time/tarih.ts';

/** Import of staff from a spreadsheet: the columns, and the meaning of a line. */

const { sutunlar, baskaAdlar } = tabloAlanlari(PERSONEL_ALANLARI);
/** Fields of a staff card that a file may have. The department is given by name. */
const DOSYADA = [
  'Ad',
  'Soyad',
  'UserName',
  'TCKimlikNo',
  'DepartmanId',
  'Grup',
  'Eposta',
  'Telefon',
  'DogumTarihi',
  'IseBaslama',
  'IseGiris',
  'DevredenIzin',
  'KullanilanIzin',
  'IzinAcilisi',
] as const satisfies readonly (keyof PersonelAlanlari)[];
const adiyla = (alan: keyof PersonelAlanlari) => (alan === 'DepartmanId' ? 'Departman' : (alan as KartSutunu));
export type KartSutunu = Exclude<(typeof DOSYADA)[number], 'DepartmanId'> | 'Departman';
export const KART_SUTUNLARI: readonly TabloSutunu<KartSutunu>[] = DOSYADA.flatMap((alan) =>
  sutunlar.filter((s) => s.alan === alan).map((s) => ({ ...s, alan: adiyla(alan) })),
);

export type AktarimAlani = KartSutunu | 'Parola';
export const AKTARIM_SUTUNLARI: readonly TabloSutunu<AktarimAlani>[] = [
  ...KART_SUTUNLARI,
  { alan: 'Parola', baslik: 'Parola' },
];

export type AktarimKaydi = TabloKaydi<AktarimAlani>;

export const EN_COK_SATIR = 2000;

/** Days with at most two decimals. */
const GUN_SAYISI = /^[-−]?\d{1,4}(?:[.,]\d{1,2})?$/;

/** A column may also hold a full name. */
export type PersonelTabloAlani = AktarimAlani | 'AdSoyad';

/** Layout of a table of staff for `tablo.ts`. */
export const PERSONEL_TABLOSU: TabloBicimi<PersonelTabloAlani> = {
  sutunlar: [...AKTARIM_SUTUNLARI, { alan: 'AdSoyad', baslik: 'Ad Soyad' }],
  baskaAdlar: {
    ...basliklari<PersonelTabloAlani>({
      AdSoyad: 'adsoyad adisoyadi adivesoyadi advesoyad isimsoyisim personeladi personel calisan personeladisoyadi',
      Ad: 'adi',
      Soyad: 'soyadi soyisim',
      UserName: 'kullanici kullaniciadi kullanicikodu username',
      TCKimlikNo: 'tc tcno tckn tckimlik kimlikno',
      Departman: 'bolum birim departmani bolumu',
      Telefon: 'tel cep gsm cepno ceptel telefonu',
      Eposta: 'epostaadresi',
      DogumTarihi: 'dogumgunu',
      IseGiris: 'isegiristarihi giristarihi',
      Parola: 'sifre',
    }),
    ...Object.fromEntries(Object.entries(baskaAdlar).map(([ad, alan]) => [ad, adiyla(alan)])),
  },
  gerekli: ['UserName', 'TCKimlikNo'],
  gerekliHatasi: 'İlk satırda ‘Kullanıcı Adı’ başlığı bulunamadı. Boş şablonu indirip başlıkları karşılaştırınız.',
  gerekliSorusu: 'Kullanıcı adının ya da T.C. kimlik numarasının hangi sütunda olduğu anlaşılamadı; o sütunu seçiniz.',
  enCok: EN_COK_SATIR,
  kayit: 'kişi',
  tarihler: ['DogumTarihi', 'IseBaslama', 'IseGiris', 'IzinAcilisi'],
};

/** Reads the lines of a table of staff, by its headings or by a chosen layout. */
export function personelTablosu(
  satirlar: readonly (readonly string[])[],
  duzen?: TabloDuzeni<PersonelTabloAlani>,
): OkunanTablo<AktarimAlani> {
  const tablo = tabloOku(PERSONEL_TABLOSU, satirlar, duzen);
  const kayitlar = tablo.kayitlar.map(({ AdSoyad, ...k }): AktarimKaydi => {
    const ad = AdSoyad?.trim() ?? '';
    const son = ad.lastIndexOf(' ');
    if (ad === '' || (k.Ad ?? '') !== '') return k;
    return (k.Soyad ?? '') === '' && son > 0
      ? { ...k, Ad: ad.slice(0, son).trim(), Soyad: ad.slice(son + 1) }
      : { ...k, Ad: ad };
  });
  return { ...tablo, kayitlar };
}

/** Fields of a line. An empty cell changes nothing. */
export interface OkunanKayit {
  readonly kart: Partial<KartFormu>;
  readonly Departman?: string;
  readonly Parola?: string;
  readonly hatalar: readonly string[];
}

/**
 * Reads one line.
 * @param bugun a two-digit year of birth that would be after this day belongs to the last century
 */
export function kaydiOku(k: AktarimKaydi, bugun?: Gun): OkunanKayit {
  const hatalar: string[] = [];
  const deger = (alan: AktarimAlani): string | undefined => hucreYazisi(k[alan] ?? '') || undefined;
  const baslikli = (alan: AktarimAlani) => AKTARIM_SUTUNLARI.find((s) => s.alan === alan)!.baslik;
  const gunSayisi = (alan: 'DevredenIzin' | 'KullanilanIzin'): number | undefined => {
    const metin = deger(alan);
    if (metin === undefined) return undefined;
    const { enAz, enCok } = PERSONEL_ALANLARI[alan];
    const sayi = GUN_SAYISI.test(metin) ? Number(metin.replace('−', '-').replace(',', '.')) : Number.NaN;
    if (sayi >= enAz && sayi <= enCok) return sayi;
    hatalar.push(`${baslikli(alan)} geçerli bir gün sayısı değil: ‘${metin.slice(0, 40)}’.`);
    return undefined;
  };
  const tarih = (alan: 'DogumTarihi' | 'IseBaslama' | 'IseGiris' | 'IzinAcilisi'): Gun | undefined => {
    const metin = deger(alan);
    if (metin === undefined) return undefined;
    const okunan = tabloGunu(
      metin,
      bugun === undefined
        ? {}
        : { enGec: alan === 'DogumTarihi' || alan === 'IzinAcilisi' ? bugun : gunEkle(bugun, 366) },
    );
    if (okunan !== null) return okunan.gun;
    hatalar.push(`${baslikli(alan)} geçerli bir tarih değil (GG.AA.YYYY): ‘${metin.slice(0, 40)}’.`);
    return undefined;
  };
  const kart = {
    Ad: deger('Ad'),
    Soyad: deger('Soyad'),
    UserName: deger('UserName'),
    TCKimlikNo: deger('TCKimlikNo'),
    Grup: deger('Grup'),
    Eposta: deger('Eposta'),
    Telefon: deger('Telefon'),
    DogumTarihi: tarih('DogumTarihi'),
    IseBaslama: tarih('IseBaslama'),
    IseGiris: tarih('IseGiris'),
    DevredenIzin: gunSayisi('DevredenIzin'),
    KullanilanIzin: gunSayisi('KullanilanIzin'),
    IzinAcilisi: tarih('IzinAcilisi'),
  };
  const [Departman, Parola] = [deger('Departman'), deger('Parola')];
  return {
    kart: Object.fromEntries(Object.entries(kart).filter(([, v]) => v !== undefined)),
    ...(Departman !== undefined && { Departman }),
    ...(Parola !== undefined && { Parola }),
    hatalar,
  };
}
