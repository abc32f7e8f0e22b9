import { tabloAlanlari } from './alanlar.ts';
import { PERSONEL_ALANLARI, type PersonelAlanlari } from './personel/alanlar.ts';
import type { KartFormu } from './personel/rules.ts';
import { type OkunanTablo, type TabloKaydi, type TabloSutunu, tabloOku } from './tablo.ts';
import { type Gun, tarihOku } from './tarih.ts';

/** Staff from a spreadsheet: which column is what, and what a line of texts says. */

const { sutunlar, baskaAdlar } = tabloAlanlari(PERSONEL_ALANLARI);
/** What a file may say of a card; the department by its name. */
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

/** The lines of a table of staff (`tablo.ts`). */
export const personelTablosu = (satirlar: readonly (readonly string[])[]): OkunanTablo<AktarimAlani> =>
  tabloOku(
    {
      sutunlar: AKTARIM_SUTUNLARI,
      baskaAdlar: {
        ...Object.fromEntries(Object.entries(baskaAdlar).map(([ad, alan]) => [ad, adiyla(alan)])),
        sifre: 'Parola',
      },
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
