import type { KartFormu } from './personel/rules.ts';
import { type OkunanTablo, type TabloKaydi, tabloOku } from './tablo.ts';
import { type Gun, tarihOku } from './tarih.ts';

/** Staff from a spreadsheet: which column is what, and what a line of texts says. */

export const AKTARIM_SUTUNLARI = [
  { alan: 'Ad', baslik: 'Ad' },
  { alan: 'Soyad', baslik: 'Soyad' },
  { alan: 'UserName', baslik: 'Kullanıcı Adı' },
  { alan: 'TCKimlikNo', baslik: 'T.C. Kimlik No' },
  { alan: 'Departman', baslik: 'Departman' },
  { alan: 'Grup', baslik: 'Grup' },
  { alan: 'Eposta', baslik: 'E-posta' },
  { alan: 'Telefon', baslik: 'Telefon' },
  { alan: 'DogumTarihi', baslik: 'Doğum Tarihi' },
  { alan: 'IseBaslama', baslik: 'İlk İşe Giriş' },
  { alan: 'IseGiris', baslik: 'Son İşe Giriş' },
  { alan: 'Parola', baslik: 'Parola' },
] as const;
export type AktarimAlani = (typeof AKTARIM_SUTUNLARI)[number]['alan'];

export type AktarimKaydi = TabloKaydi<AktarimAlani>;

export const EN_COK_SATIR = 2000;

/** Other words that offices write over a column. */
const BASKA_ADLAR: Readonly<Record<string, AktarimAlani>> = {
  isim: 'Ad',
  soyisim: 'Soyad',
  kullanici: 'UserName',
  tc: 'TCKimlikNo',
  tcno: 'TCKimlikNo',
  tckimlik: 'TCKimlikNo',
  tckimliknumarasi: 'TCKimlikNo',
  bolum: 'Departman',
  email: 'Eposta',
  mail: 'Eposta',
  telefonno: 'Telefon',
  ceptelefonu: 'Telefon',
  ilkisegiristarihi: 'IseBaslama',
  sonisegiristarihi: 'IseGiris',
  isegiristarihi: 'IseBaslama',
  sifre: 'Parola',
};
/** The lines of a table of staff (`tablo.ts`). */
export const personelTablosu = (satirlar: readonly (readonly string[])[]): OkunanTablo<AktarimAlani> =>
  tabloOku(
    {
      sutunlar: AKTARIM_SUTUNLARI,
      baskaAdlar: BASKA_ADLAR,
      gerekli: ['UserName', 'TCKimlikNo'],
      gerekliHatasi: 'İlk satırda ‘Kullanıcı Adı’ başlığı bulunamadı. Boş şablonu indirip başlıkları karşılaştırınız.',
      enCok: EN_COK_SATIR,
      kayit: 'kişi',
    },
    satirlar,
  );

/** What the fields of a line say; an empty cell says nothing and changes nothing. */
export interface OkunanKayit {
  readonly kart: Partial<KartFormu>;
  readonly Departman?: string;
  readonly Parola?: string;
  readonly hatalar: readonly string[];
}

/** Reads one line. */
export function kaydiOku(k: AktarimKaydi): OkunanKayit {
  const hatalar: string[] = [];
  const deger = (alan: AktarimAlani): string | undefined => k[alan]?.trim() || undefined;
  const tarih = (alan: 'DogumTarihi' | 'IseBaslama' | 'IseGiris'): Gun | undefined => {
    const metin = deger(alan);
    if (metin === undefined) return undefined;
    const gun = tarihOku(metin);
    if (gun !== null) return gun;
    const { baslik } = AKTARIM_SUTUNLARI.find((s) => s.alan === alan)!;
    hatalar.push(`${baslik} geçerli bir tarih değil (GG.AA.YYYY): ‘${metin.slice(0, 40)}’.`);
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
  };
  const [Departman, Parola] = [deger('Departman'), deger('Parola')];
  return {
    kart: Object.fromEntries(Object.entries(kart).filter(([, v]) => v !== undefined)),
    ...(Departman !== undefined && { Departman }),
    ...(Parola !== undefined && { Parola }),
    hatalar,
  };
}
