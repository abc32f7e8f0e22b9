import { katla } from './metin.ts';
import { GUN_SIRALARI, type GunSirasi, gunSirasi, tabloGunu } from './tabloGunu.ts';

/** Records from a spreadsheet: which row is the headings, which column is what. Pure; the browser reads the file. */

export interface TabloSutunu<A extends string> {
  readonly alan: A;
  readonly baslik: string;
}

/** What a table for one kind of record looks like. */
export interface TabloBicimi<A extends string> {
  readonly sutunlar: readonly TabloSutunu<A>[];
  /** Other words that offices write over a column, bare (`yalin`). */
  readonly baskaAdlar: Readonly<Record<string, A>>;
  /** The columns of which the file must have one, and what is said where it has none. */
  readonly gerekli: readonly A[];
  readonly gerekliHatasi: string;
  /** The same where somebody is asked for it on the screen. */
  readonly gerekliSorusu: string;
  readonly enCok: number;
  /** What a line is, in a sentence. */
  readonly kayit: string;
  /** The field that may hold what no other field does, each with its heading before it. */
  readonly notAlani?: A;
  /** Headings, bare, that go there by themselves. */
  readonly notaGidenler?: readonly string[];
  readonly tarihler?: readonly A[];
  /** Two fields for telephones; a second column of one takes the other, the mobile numbers the second. */
  readonly telefonlar?: readonly [A, A];
  /** Whether a telephone is a mobile one. */
  readonly cepMi?: (telefon: string) => boolean;
}

/** A line as text; a column that the file does not have is absent. */
export type TabloKaydi<A extends string> = { readonly Satir: number } & { readonly [K in A]?: string | undefined };

/** A column becomes a field, a line of the notes, or nothing. */
export const NOTA = '+not';
export type SutunHedefi<A extends string> = A | typeof NOTA | null;

/** The reading of a table: its row of headings (-1: none), its columns' fields, the order of its days. */
export interface TabloDuzeni<A extends string> {
  readonly baslik: number;
  readonly hedefler: readonly SutunHedefi<A>[];
  readonly gunSirasi?: GunSirasi;
}

export interface OkunanTablo<A extends string> {
  readonly kayitlar: readonly TabloKaydi<A>[];
  /** Headings that are none of ours; their columns are left out. */
  readonly taninmayan: readonly string[];
  /** Why the table cannot be used at all, or null. */
  readonly hata: string | null;
  /** Rows below the headings that are no records, each as `12. satır (Toplam)`; absent where there are none. */
  readonly atlanan?: readonly string[];
}

/** A proposed reading, with the questions that come before it. */
export interface TabloOnerisi<A extends string> {
  readonly duzen: TabloDuzeni<A>;
  /** Sentences that say what is in doubt; empty: nothing is. */
  readonly sorular: readonly string[];
}

type Satirlar = readonly (readonly string[])[];

/** A heading without case, marks and blanks. */
export const yalin = (s: string): string => katla(s).replace(/[^a-z0-9]/g, '');
/** Words over columns by their field, from lists with blanks between them. */
export const basliklari = <A extends string>(sozler: Readonly<Partial<Record<A, string>>>): Record<string, A> =>
  Object.fromEntries(
    (Object.entries(sozler) as [A, string][]).flatMap(([alan, s]) => s.split(/\s+/).map((soz) => [soz, alan])),
  );
const bos = (s: readonly string[]): boolean => s.every((h) => h.trim() === '');

/** Excel keeps a text that looks like a number behind an apostrophe, or as a formula. */
const METIN_OLARAK = /^(?:="([^"]*)"|=(\+?\d[\d\s().-]*)|"([^"]*)"|'([^']*))$/;
/** A cell as a person means it: `="0532…"` and `'0532…` are the text in it. */
export function hucreYazisi(s: string): string {
  const t = s.trim();
  const m = METIN_OLARAK.exec(t);
  return m ? (m[1] ?? m[2] ?? m[3] ?? m[4]!).trim() : t;
}

/** Headings are looked for in the first rows only. */
export const EN_GEC_BASLIK = 60;

/** The name of a column as Excel counts: A, B, … Z, AA. */
export const sutunHarfi = (n: number): string =>
  (n >= 26 ? sutunHarfi(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26));

/** The screen calls a column by its heading, or by its letter where it has none. */
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

/** The field that a heading names; a number behind it (`Telefon 2`) and what stands in brackets are no matter. */
function basligin<A extends string>(adlar: ReadonlyMap<string, A>, baslik: string): A | undefined {
  const [tam, ayracsiz] = [yalin(baslik), yalin(baslik.replace(/[([].*?[)\]]/g, ''))];
  return adlar.get(tam) ?? adlar.get(ayracsiz) ?? adlar.get(ayracsiz.replace(/\d+$/, ''));
}

/** The row in which most fields are named, one of the needed ones among them; null: none is. */
function baslikSatiri<A extends string>(b: TabloBicimi<A>, adlar: ReadonlyMap<string, A>, satirlar: Satirlar) {
  let en: { readonly satir: number; readonly adet: number } | null = null;
  for (const [satir, s] of satirlar.slice(0, EN_GEC_BASLIK).entries()) {
    const alanlar = new Set(s.flatMap((h) => basligin(adlar, h) ?? []));
    if (b.gerekli.some((a) => alanlar.has(a)) && alanlar.size > (en?.adet ?? 0)) en = { satir, adet: alanlar.size };
  }
  return en?.satir ?? null;
}

/** Takes one of several telephone columns as the telephone and one as the mobile; further ones go to the notes. */
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

/** Proposes a reading by the table's own headings, or by the row that somebody chose for them. */
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
  // A field's own name wins over other words for it, then the first column wins.
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

/** Whether a row sums up the others: its first word says so and beside it stand only numbers. */
function toplamMi(s: readonly string[]): boolean {
  const [ilk, ...kalan] = s.flatMap((h) => katla(hucreYazisi(h)) || []);
  return ilk !== undefined && TOPLAM.test(ilk) && kalan.every((h) => SAYI_YA_DA_TOPLAM.test(h) || TOPLAM.test(h));
}

/** Why a choice of columns cannot be used, or null. */
export function duzenHatasi<A extends string>(b: TabloBicimi<A>, duzen: TabloDuzeni<A>): string | null {
  const alanlar = duzen.hedefler.filter((h): h is A => h !== null && h !== NOTA);
  const yinelenen = alanlar.find((a, i) => alanlar.indexOf(a) !== i);
  if (yinelenen !== undefined) return ikiKez(alanAdi(b, yinelenen));
  return b.gerekli.some((a) => alanlar.includes(a)) ? null : b.gerekliSorusu;
}

/** The days of a column in one form, where they are understood. */
const gunuDuzelt = (metin: string, sira: GunSirasi): string => {
  if (sira === 'gun' || !/^\d{1,2}([./-]?)\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/.test(metin)) return metin;
  return tabloGunu(metin, { sira })?.gun ?? metin;
};

/**
 * The lines of a table below its headings: in Turkish, or the fields' own names. Case, marks and dots do not matter, and rows
 * above the headings are titles.
 * @param secilen how it is read, where somebody or an earlier file has said so
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

/** By what a layout is known again: the headings of its file; null: there are none that a later file would have. */
export function duzenImzasi(satirlar: Satirlar, baslik: number): string | null {
  const imza = (satirlar[baslik] ?? []).map(yalin).join('|').replace(/\|+$/, '');
  return imza.replaceAll('|', '') === '' || imza.length > EN_UZUN_IMZA ? null : imza;
}
/** Longer headings are not remembered. */
export const EN_UZUN_IMZA = 4000;

/** A layout that an earlier file with the same headings was read by, in whichever row they stand now. */
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
