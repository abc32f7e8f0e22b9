import { katla } from '../text/metin.ts';
import { GUN_SIRALARI, type GunSirasi, gunSirasi, tabloGunu } from './tabloGunu.ts';

/** Records from a spreadsheet: finding the heading row and the columns. Pure functions. The browser reads the file. */

export interface TabloSutunu<A extends string> {
  readonly alan: A;
  readonly baslik: string;
}

/** Layout of a table for one kind of record. */
export interface TabloBicimi<A extends string> {
  readonly sutunlar: readonly TabloSutunu<A>[];
  /** Other headings that offices use for a column, in bare form (`yalin`). */
  readonly baskaAdlar: Readonly<Record<string, A>>;
  /** The file must have one of these columns. The sentence is the message for a file without them. */
  readonly gerekli: readonly A[];
  readonly gerekliHatasi: string;
  /** The same sentence as a question on the screen. */
  readonly gerekliSorusu: string;
  readonly enCok: number;
  /** The name of a line, in a sentence. */
  readonly kayit: string;
  /** The field for columns that fit no other field. Each value follows its heading. */
  readonly notAlani?: A;
  /** Bare headings that go into the notes automatically. */
  readonly notaGidenler?: readonly string[];
  readonly tarihler?: readonly A[];
  /** Two fields for telephones. A second column of one goes to the other field, and mobile numbers go to the second. */
  readonly telefonlar?: readonly [A, A];
  /** True for a mobile number. */
  readonly cepMi?: (telefon: string) => boolean;
}

/** A line as text. A column that the file does not have is absent. */
export type TabloKaydi<A extends string> = { readonly Satir: number } & { readonly [K in A]?: string | undefined };

/** A column is mapped to a field, to the notes, or to nothing. */
export const NOTA = '+not';
export type SutunHedefi<A extends string> = A | typeof NOTA | null;

/** The layout of a table: its heading row (-1: none), the fields of its columns, the order of its dates. */
export interface TabloDuzeni<A extends string> {
  readonly baslik: number;
  readonly hedefler: readonly SutunHedefi<A>[];
  readonly gunSirasi?: GunSirasi;
}

export interface OkunanTablo<A extends string> {
  readonly kayitlar: readonly TabloKaydi<A>[];
  /** Unknown headings. Their columns are skipped. */
  readonly taninmayan: readonly string[];
  /** Reason why the table cannot be used at all, or null. */
  readonly hata: string | null;
  /** Rows below the headings that are not records, each as `12. satır (Toplam)`. Absent if there are none. */
  readonly atlanan?: readonly string[];
}

/** A proposed layout with the open questions. */
export interface TabloOnerisi<A extends string> {
  readonly duzen: TabloDuzeni<A>;
  /** Sentences about unclear points. Empty: everything is clear. */
  readonly sorular: readonly string[];
}

type Satirlar = readonly (readonly string[])[];

/** A heading without case, marks and blanks. */
export const yalin = (s: string): string => katla(s).replace(/[^a-z0-9]/g, '');
/** Headings by field, from lists separated by blanks. */
export const basliklari = <A extends string>(sozler: Readonly<Partial<Record<A, string>>>): Record<string, A> =>
  Object.fromEntries(
    (Object.entries(sozler) as [A, string][]).flatMap(([alan, s]) => s.split(/\s+/).map((soz) => [soz, alan])),
  );
const bos = (s: readonly string[]): boolean => s.every((h) => h.trim() === '');

/** Excel stores a text that looks like a number with an apostrophe, or as a formula. */
const METIN_OLARAK = /^(?:="([^"]*)"|=(\+?\d[\d\s().-]*)|"([^"]*)"|'([^']*))$/;
/** The text of a cell: `="0532…"` and `'0532…` give the text inside. */
export function hucreYazisi(s: string): string {
  const t = s.trim();
  const m = METIN_OLARAK.exec(t);
  return m ? (m[1] ?? m[2] ?? m[3] ?? m[4]!).trim() : t;
}

/** Headings are searched in the first rows only. */
export const EN_GEC_BASLIK = 60;

/** The name of a column in Excel: A, B, … Z, AA. */
export const sutunHarfi = (n: number): string =>
  (n >= 26 ? sutunHarfi(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26));

/** The name of a column on the screen: its heading, or its letter without one. */
export const sutunAdi = (satirlar: Satirlar, baslik: number, sutun: number): string => {
  const yazi = (satirlar[baslik]?.[sutun] ?? '').trim();
  return yazi === '' ? `${sutunHarfi(sutun)} sütunu` : yazi;
};

/** A table is as wide as its widest row. */
export const sutunSayisi = (satirlar: Satirlar): number => satirlar.reduce((en, s) => Math.max(en, s.length), 0);

/** Cells of a column below the headings. */
const sutunu = (satirlar: Satirlar, baslik: number, sutun: number): string[] =>
  satirlar.slice(baslik + 1).flatMap((s) => hucreYazisi(s[sutun] ?? '') || []);

function adSozlugu<A extends string>({ sutunlar, baskaAdlar }: TabloBicimi<A>): ReadonlyMap<string, A> {
  return new Map<string, A>([
    ...sutunlar.map((s) => [yalin(s.alan), s.alan] as const),
    ...sutunlar.map((s) => [yalin(s.baslik), s.alan] as const),
    ...Object.entries<A>(baskaAdlar),
  ]);
}

/** The field of a heading. A number after it (`Telefon 2`) and text in brackets are ignored. */
function basligin<A extends string>(adlar: ReadonlyMap<string, A>, baslik: string): A | undefined {
  const [tam, ayracsiz] = [yalin(baslik), yalin(baslik.replace(/[([].*?[)\]]/g, ''))];
  return adlar.get(tam) ?? adlar.get(ayracsiz) ?? adlar.get(ayracsiz.replace(/\d+$/, ''));
}

/** The row with most known headings, at least one of them required. Null: no such row. */
function baslikSatiri<A extends string>(b: TabloBicimi<A>, adlar: ReadonlyMap<string, A>, satirlar: Satirlar) {
  let en: { readonly satir: number; readonly adet: number } | null = null;
  for (const [satir, s] of satirlar.slice(0, EN_GEC_BASLIK).entries()) {
    const alanlar = new Set(s.flatMap((h) => basligin(adlar, h) ?? []));
    if (b.gerekli.some((a) => alanlar.has(a)) && alanlar.size > (en?.adet ?? 0)) en = { satir, adet: alanlar.size };
  }
  return en?.satir ?? null;
}

/** Assigns several telephone columns to the telephone and the mobile number. Further columns go to the notes. */
function telefonlariDagit<A extends string>(
  { telefonlar, cepMi }: TabloBicimi<A>,
  bulunan: (A | undefined)[],
  degerleri: (sutun: number) => readonly string[],
): readonly number[] {
  if (telefonlar === undefined) return [];
  const [sabit, cep] = telefonlar;
  const yerler = bulunan.flatMap((a, i) => ((a === sabit || a === cep) && degerleri(i).length > 0 ? [i] : []));
  if (yerler.length < 2 || new Set(yerler.map((i) => bulunan[i])).size === yerler.length) return [];
  const cepOrani = (i: number) => {
    const d = degerleri(i);
    return d.length === 0 ? 0 : d.filter((t) => cepMi?.(t)).length / d.length;
  };
  const adiCep = yerler.find((i) => bulunan[i] === cep);
  const cepYeri = adiCep ?? yerler.toSorted((a, c) => cepOrani(c) - cepOrani(a) || c - a)[0]!;
  const sabitYeri = yerler.find((i) => i !== cepYeri)!;
  for (const i of yerler) bulunan[i] = i === cepYeri ? cep : i === sabitYeri ? sabit : undefined;
  return yerler.filter((i) => i !== cepYeri && i !== sabitYeri);
}

const IKI_KEZ = ' sütunu iki kez yazılmış.';
const ikiKez = (ad: string): string => `‘${ad}’${IKI_KEZ}`;
const alanAdi = <A extends string>(b: TabloBicimi<A>, alan: A): string =>
  b.sutunlar.find((s) => s.alan === alan)?.baslik ?? alan;

/** Proposes a layout by the table's own headings, or by the heading row that a person chose. */
export function tabloOnerisi<A extends string>(
  b: TabloBicimi<A>,
  satirlar: Satirlar,
  secilen?: number,
): TabloOnerisi<A> {
  const adlar = adSozlugu(b);
  const bulunanSatir = secilen ?? baslikSatiri(b, adlar, satirlar);
  const ilkDolu = Math.max(
    0,
    satirlar.findIndex((s) => !bos(s)),
  );
  const baslik = bulunanSatir ?? ilkDolu;
  const degerleri = (sutun: number) => sutunu(satirlar, baslik, sutun);
  const basliklar = Array.from({ length: sutunSayisi(satirlar) }, (_, i) => satirlar[baslik]?.[i] ?? '');
  const bulunan = basliklar.map((h) => basligin(adlar, h));
  const fazla = telefonlariDagit(b, bulunan, degerleri);
  const sorular: string[] = bulunanSatir === null ? [b.gerekliSorusu] : [];
  // A field's own name wins over its other names. Among equals the first column wins.
  const sahipleri = new Map<A, number>();
  for (const tam of [true, false])
    for (const [i, alan] of bulunan.entries())
      if (alan !== undefined && !sahipleri.has(alan) && (!tam || yalin(basliklar[i]!) === yalin(alanAdi(b, alan))))
        sahipleri.set(alan, i);
  const hedefler = bulunan.map((alan, i): SutunHedefi<A> => {
    if (fazla.includes(i) || (alan === undefined && b.notaGidenler?.includes(yalin(basliklar[i]!).replace(/\d+$/, ''))))
      return b.notAlani === undefined ? null : NOTA;
    if (alan === undefined) return null;
    const [adi, onceki] = [alanAdi(b, alan), sahipleri.get(alan)!];
    if (onceki === i) return alan;
    if (yalin(basliklar[i]!) === yalin(basliklar[onceki]!)) sorular.push(ikiKez(adi));
    else if (degerleri(i).length > 0)
      sorular.push(
        `‘${sutunAdi(satirlar, baslik, onceki)}’ ve ‘${sutunAdi(satirlar, baslik, i)}’ sütunlarının ikisi de ${adi} olabilir.`,
      );
    return null;
  });
  if (fazla.some((i) => degerleri(i).length > 0)) sorular.push('Dosyada ikiden çok telefon sütunu var.');
  const tarihSutunlari = hedefler.flatMap((h, i) => (b.tarihler?.some((t) => t === h) ? [i] : []));
  const siralar = tarihSutunlari.map((i) => gunSirasi(degerleri(i)));
  const karisik = siralar.findIndex((s) => s === 'belirsiz' || s === 'ay');
  if (karisik >= 0)
    sorular.push(
      `‘${sutunAdi(satirlar, baslik, tarihSutunlari[karisik]!)}’ sütununda ay günden önce yazılmış olabilir. Tarihlerin nasıl yazıldığını seçiniz.`,
    );
  const sira = GUN_SIRALARI.find((s) => s !== 'gun' && siralar.includes(s));
  return { duzen: { baslik, hedefler, ...(sira !== undefined && { gunSirasi: sira }) }, sorular };
}

const TOPLAM =
  /^(?:(?:ara|genel|sayfa|liste|kayit|musteri|personel|kisi|satir|alt)\s+)*(?:toplam[i]?|total|yekun|adet|sayisi)(?:\s+(?:kayit|musteri|personel|kisi|satir|adet|tutar|sayisi|sayi))*\s*[:=]?\s*[\d.,]*\s*(?:kayit|musteri|personel|kisi|satir|adet)?$/;
const SAYI_YA_DA_TOPLAM = /^[\d.,\s₺%-]*(?:tl|try|adet|kayit|kisi|musteri)?$/;

/** True for a row of totals: the first word is a word for totals, followed only by numbers. */
function toplamMi(s: readonly string[]): boolean {
  const [ilk, ...kalan] = s.flatMap((h) => katla(hucreYazisi(h)) || []);
  return ilk !== undefined && TOPLAM.test(ilk) && kalan.every((h) => SAYI_YA_DA_TOPLAM.test(h) || TOPLAM.test(h));
}

/** Error of a chosen layout, or null. */
export function duzenHatasi<A extends string>(b: TabloBicimi<A>, duzen: TabloDuzeni<A>): string | null {
  const alanlar = duzen.hedefler.filter((h): h is A => h !== null && h !== NOTA);
  const yinelenen = alanlar.find((a, i) => alanlar.indexOf(a) !== i);
  if (yinelenen !== undefined) return ikiKez(alanAdi(b, yinelenen));
  return b.gerekli.some((a) => alanlar.includes(a)) ? null : b.gerekliSorusu;
}

/** The dates of a column in one format. Other texts stay unchanged. */
const gunuDuzelt = (metin: string, sira: GunSirasi): string => {
  if (sira === 'gun' || !/^\d{1,2}([./-]?)\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/.test(metin)) return metin;
  return tabloGunu(metin, { sira })?.gun ?? metin;
};

/**
 * The lines of a table below its headings. Headings are Turkish or the fields' own names. Case, marks and dots are
 * ignored, and rows above the headings are titles.
 * @param secilen the layout, if a person or an earlier file has set it
 */
export function tabloOku<A extends string>(
  b: TabloBicimi<A>,
  satirlar: Satirlar,
  secilen?: TabloDuzeni<A>,
): OkunanTablo<A> {
  const hata = (metin: string): OkunanTablo<A> => ({ kayitlar: [], taninmayan: [], hata: metin });
  if (satirlar.every(bos)) return hata('Dosya boş.');
  const oneri = secilen === undefined ? tabloOnerisi(b, satirlar) : null;
  const duzen = secilen ?? oneri!.duzen;
  const yanlis = duzenHatasi(b, duzen) ?? oneri?.sorular.find((s) => s.endsWith(IKI_KEZ)) ?? null;
  if (yanlis !== null) return hata(oneri !== null && yanlis === b.gerekliSorusu ? b.gerekliHatasi : yanlis);
  const { baslik, hedefler, gunSirasi: sira = 'gun' } = duzen;
  const ad = (i: number) => sutunAdi(satirlar, baslik, i);
  const ust = (satirlar[baslik] ?? []).map(yalin).join('|');
  const ilk = satirlar.findIndex((s, i) => i > baslik && !bos(s));
  const atlanan: string[] = [];
  const kayitlar = satirlar.flatMap((s, i): TabloKaydi<A>[] => {
    if (i <= baslik || bos(s)) return [];
    if (toplamMi(s) || (baslik >= 0 && i > ilk && s.map(yalin).join('|') === ust)) {
      atlanan.push(`${i + 1}. satır (${s.find((h) => h.trim() !== '')!.trim()})`);
      return [];
    }
    const kayit: Record<string, string> = {};
    const notlar: string[] = [];
    for (const [j, hedef] of hedefler.entries()) {
      const yazi = hucreYazisi(s[j] ?? '');
      if (hedef === NOTA) {
        if (yazi !== '') notlar.push(`${ad(j)}: ${yazi}`);
      } else if (hedef !== null) kayit[hedef] = b.tarihler?.includes(hedef) ? gunuDuzelt(yazi, sira) : yazi;
    }
    if (b.notAlani !== undefined && notlar.length > 0)
      kayit[b.notAlani] = [kayit[b.notAlani] ?? '', ...notlar].filter((n) => n !== '').join('\n');
    return [{ Satir: i + 1, ...(kayit as { [K in A]?: string }) }];
  });
  if (kayitlar.length === 0) return hata('Başlıkların altında kayıt yok.');
  if (kayitlar.length > b.enCok) return hata(`Bir dosyada en fazla ${b.enCok} ${b.kayit} olabilir.`);
  const taninmayan = hedefler.flatMap((h, i) =>
    h !== null || sutunu(satirlar, baslik, i).length === 0 ? [] : [ad(i)],
  );
  return { kayitlar, taninmayan, hata: null, ...(atlanan.length > 0 && { atlanan }) };
}

/** The key for recognizing a layout: the headings of its file. Null: no headings that a later file could repeat. */
export function duzenImzasi(satirlar: Satirlar, baslik: number): string | null {
  const imza = (satirlar[baslik] ?? []).map(yalin).join('|').replace(/\|+$/, '');
  return imza.replaceAll('|', '') === '' || imza.length > EN_UZUN_IMZA ? null : imza;
}
/** Longer headings are not remembered. */
export const EN_UZUN_IMZA = 4000;

/** The layout of an earlier file with the same headings, in any row. */
export function bilinenDuzen<A extends string>(
  satirlar: Satirlar,
  duzenler: readonly { readonly Imza: string; readonly Hedefler: readonly SutunHedefi<A>[] }[],
): TabloDuzeni<A> | null {
  for (let baslik = 0; baslik < Math.min(satirlar.length, EN_GEC_BASLIK); baslik++) {
    const imza = duzenImzasi(satirlar, baslik);
    const bilinen = imza === null ? undefined : duzenler.find((d) => d.Imza === imza);
    if (bilinen) return { baslik, hedefler: bilinen.Hedefler };
  }
  return null;
}
