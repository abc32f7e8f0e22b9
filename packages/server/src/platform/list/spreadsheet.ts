import type { DenetimEylemi, DenetimNesnesi } from '@masabasi/core/denetimYazi';
import type { Gorunum, Liste } from '@masabasi/core/platform/list/liste';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type Act, red } from '../http/context.ts';
import { type Column, kitap, recordSheet } from '../sheet/xlsx.ts';
import { dilimler, type Kaynak } from './liste.ts';

/** Largest number of rows in one spreadsheet. */
const EN_COK_AKTARILAN = 20_000;

interface Spreadsheet<R> {
  /** Name of the sheet and, with the day, of the file. */
  readonly ad: string;
  readonly sutunlar: readonly Column<R>[];
  readonly eylem: DenetimEylemi;
  readonly nesne: DenetimNesnesi;
  /** The sentence that refuses more rows than a file holds. */
  readonly cok: string;
  /** The selected columns, when they differ from the list's. */
  readonly sec?: Pick<Kaynak<Liste>, 'sutunlar' | 'tablolar'>;
  /** The row as the reader may see it. Absent: as it is. */
  readonly maskele?: (satir: R) => R;
}

/** All records of a view as an .xlsx file, in its order, or a refusal. The audit keeps the filters. */
export async function spreadsheet<L extends Liste, R>(
  ctx: Act,
  liste: L,
  kaynak: Kaynak<NoInfer<L>>,
  sorgu: Gorunum<NoInfer<L>>,
  { ad, sutunlar, eylem, nesne, cok, sec = kaynak, maskele = (satir) => satir }: Spreadsheet<R>,
) {
  const satirlar: R[] = [];
  for await (const dilim of dilimler<L, R>(ctx.db, liste, kaynak, sorgu, sec, EN_COK_AKTARILAN + 1))
    satirlar.push(...dilim.map(maskele));
  if (satirlar.length > EN_COK_AKTARILAN) return red(cok);
  const dosya = await kitap([recordSheet(ad, sutunlar, satirlar)]);
  // The text typed into the search may be a national id, a telephone number or an address.
  const yeni = { ...sorgu, ara: undefined, sirala: undefined, adet: satirlar.length };
  await ctx.denetle({ eylem, nesne, yeni });
  const dosyaAdi = `${ad} ${istanbulGunu(ctx.simdi)}.xlsx`;
  return { durum: true as const, basefile: dosya.toString('base64'), dosyaAdi };
}
