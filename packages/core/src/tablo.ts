import { katla } from './metin.ts';

/** Records from a spreadsheet: which column is what. Pure; the browser reads the file. */

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
  readonly enCok: number;
  /** What a line is, in a sentence. */
  readonly kayit: string;
}

/** A line as text; a column that the file does not have is absent. */
export type TabloKaydi<A extends string> = { readonly Satir: number } & { readonly [K in A]?: string | undefined };

export interface OkunanTablo<A extends string> {
  readonly kayitlar: readonly TabloKaydi<A>[];
  /** Headings that are none of ours; their columns are left out. */
  readonly taninmayan: readonly string[];
  /** Why the table cannot be used at all, or null. */
  readonly hata: string | null;
}

const yalin = (s: string): string => katla(s).replace(/[^a-z0-9]/g, '');
const bos = (s: readonly string[]): boolean => s.every((h) => h.trim() === '');

/**
 * The lines of a table whose first line with anything in it is the headings: in Turkish, or the fields' own names. Case,
 * marks and dots do not matter.
 */
export function tabloOku<A extends string>(
  { sutunlar, baskaAdlar, gerekli, gerekliHatasi, enCok, kayit }: TabloBicimi<A>,
  satirlar: readonly (readonly string[])[],
): OkunanTablo<A> {
  const hata = (metin: string): OkunanTablo<A> => ({ kayitlar: [], taninmayan: [], hata: metin });
  const adlar = new Map<string, A>([
    ...sutunlar.map((s) => [yalin(s.alan), s.alan] as const),
    ...sutunlar.map((s) => [yalin(s.baslik), s.alan] as const),
    ...Object.entries(baskaAdlar),
  ]);
  const ust = satirlar.findIndex((s) => !bos(s));
  if (ust < 0) return hata('Dosya boş.');
  const basliklar = satirlar[ust]!.map((b) => ({ baslik: b.trim(), alan: adlar.get(yalin(b)) }));
  const alanlar = basliklar.flatMap((b) => b.alan ?? []);
  const yinelenen = alanlar.find((a, i) => alanlar.indexOf(a) !== i);
  if (yinelenen !== undefined)
    return hata(`‘${sutunlar.find((s) => s.alan === yinelenen)!.baslik}’ sütunu iki kez yazılmış.`);
  if (!gerekli.some((a) => alanlar.includes(a))) return hata(gerekliHatasi);
  const kayitlar = satirlar.flatMap((s, i): TabloKaydi<A>[] => {
    if (i <= ust || bos(s)) return [];
    const dolu = basliklar.flatMap(({ alan }, j) => (alan ? [[alan, (s[j] ?? '').trim()] as const] : []));
    return [{ Satir: i + 1, ...(Object.fromEntries(dolu) as { [K in A]?: string }) }];
  });
  if (kayitlar.length === 0) return hata('Başlıkların altında kayıt yok.');
  if (kayitlar.length > enCok) return hata(`Bir dosyada en fazla ${enCok} ${kayit} olabilir.`);
  return { kayitlar, taninmayan: basliklar.flatMap((b) => (b.alan || b.baslik === '' ? [] : [b.baslik])), hata: null };
}
