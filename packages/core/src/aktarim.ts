import { katla } from './metin.ts';
import type { KartFormu } from './personel/rules.ts';
import { type Gun, tarihOku } from './tarih.ts';

/** Staff from a spreadsheet: which column is what, and what a line of texts says. Pure; the browser reads the file. */

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

/** A line as text; a column that the file does not have is absent. */
export type AktarimKaydi = { readonly Satir: number } & { readonly [A in AktarimAlani]?: string | undefined };

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
const yalin = (s: string): string => katla(s).replace(/[^a-z0-9]/g, '');
const ADLAR = new Map<string, AktarimAlani>([
  ...AKTARIM_SUTUNLARI.map((s) => [yalin(s.baslik), s.alan] as const),
  ...Object.entries(BASKA_ADLAR),
]);

export interface OkunanTablo {
  readonly kayitlar: readonly AktarimKaydi[];
  /** Headings that are none of ours; their columns are left out. */
  readonly taninmayan: readonly string[];
  /** Why the table cannot be used at all, or null. */
  readonly hata: string | null;
}

/** The lines of a table whose first line with anything in it is the headings. Case, marks and dots do not matter. */
export function tabloOku(satirlar: readonly (readonly string[])[]): OkunanTablo {
  const bos = (s: readonly string[]) => s.every((h) => h.trim() === '');
  const ust = satirlar.findIndex((s) => !bos(s));
  const hata = (metin: string): OkunanTablo => ({ kayitlar: [], taninmayan: [], hata: metin });
  if (ust < 0) return hata('Dosya boş.');
  const basliklar = satirlar[ust]!.map((b) => ({ baslik: b.trim(), alan: ADLAR.get(yalin(b)) }));
  const alanlar = basliklar.flatMap((b) => b.alan ?? []);
  const yinelenen = alanlar.find((a, i) => alanlar.indexOf(a) !== i);
  if (yinelenen !== undefined)
    return hata(`‘${AKTARIM_SUTUNLARI.find((s) => s.alan === yinelenen)!.baslik}’ sütunu iki kez yazılmış.`);
  if (!alanlar.includes('UserName') && !alanlar.includes('TCKimlikNo'))
    return hata('İlk satırda ‘Kullanıcı Adı’ başlığı bulunamadı. Boş şablonu indirip başlıkları karşılaştırınız.');
  const kayitlar = satirlar.flatMap((s, i): AktarimKaydi[] => {
    if (i <= ust || bos(s)) return [];
    const dolu = basliklar.flatMap(({ alan }, j) => (alan ? [[alan, (s[j] ?? '').trim()] as const] : []));
    return [{ Satir: i + 1, ...Object.fromEntries(dolu) }];
  });
  if (kayitlar.length === 0) return hata('Başlıkların altında kayıt yok.');
  if (kayitlar.length > EN_COK_SATIR) return hata(`Bir dosyada en fazla ${EN_COK_SATIR} kişi olabilir.`);
  return { kayitlar, taninmayan: basliklar.flatMap((b) => (b.alan || b.baslik === '' ? [] : [b.baslik])), hata: null };
}

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
