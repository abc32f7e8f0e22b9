import type { endpoints } from '@masabasi/core/contract';
import readXlsxFile from 'read-excel-file/node';
import { z } from 'zod';
import { idTablosu } from './idler.ts';

/** The requests that the walks over every answer make of a call. */

type Yol = readonly (string | number)[];
const alanAdi = (yol: Yol): string => String(yol.findLast((k) => typeof k === 'string'));
const idAlani = (yol: Yol): boolean => /(^|_)id(ler)?$|Id(ler)?$/.test(alanAdi(yol));
const yapraklar = (deger: unknown, yol: Yol = []): Yol[] => {
  if (Array.isArray(deger))
    return deger.length === 0 ? [[...yol, 0]] : deger.flatMap((d, k) => yapraklar(d, [...yol, k]));
  if (typeof deger !== 'object' || deger === null) return [yol];
  return Object.entries(deger).flatMap(([k, d]) => yapraklar(d, [...yol, k]));
};
const yerineKoy = (deger: unknown, [k, ...gerisi]: Yol, yeni: unknown): unknown => {
  if (k === undefined) return yeni;
  const asil = deger as Record<string | number, unknown>;
  const kopya = Array.isArray(deger) ? [...(deger as unknown[])] : { ...asil };
  return Object.assign(kopya, { [k]: yerineKoy(asil[k], gerisi, yeni) });
};

/** The schema of a field without its default and its null. */
const ici = (sema: z.core.$ZodType): z.core.$ZodType =>
  sema instanceof z.ZodDefault || sema instanceof z.ZodNullable || sema instanceof z.ZodOptional
    ? ici(sema.unwrap())
    : sema;

/** A valid request, then every planted id in every id field, every choice of every choice field, and a search. */
export function istekler(
  { room, name, endpoint: e }: (typeof endpoints)[number],
  temel: object,
  ekilen: Readonly<Record<string, readonly number[]>>,
  aranan: readonly string[],
): object[] {
  const ekilenler = (yol: Yol): readonly number[] => ekilen[idTablosu(room, name, alanAdi(yol))] ?? [];
  const alan = 'alan' in e.access ? e.access.alan : null;
  const sekil: Record<string, z.core.$ZodType> = e.request instanceof z.ZodObject ? e.request.shape : {};
  const alanlar = Object.entries(sekil).map(([ad, sema]) => ({ ad, sema: ici(sema) }));
  const yollar = yapraklar(temel).filter((yol) => idAlani(yol) && yol[0] !== alan);
  const eksikler = alanlar.filter(({ ad }) => !(ad in temel) && idAlani([ad]));
  const aranabilir = alanlar.some(({ ad }) => ad === 'ara');
  return [
    temel,
    ...yollar.flatMap((yol) => ekilenler(yol).map((id) => yerineKoy(temel, yol, id) as object)),
    ...eksikler.flatMap(({ ad, sema }) =>
      ekilenler([ad]).map((id) => ({ ...temel, [ad]: sema instanceof z.ZodArray ? [id] : id })),
    ),
    ...alanlar.flatMap(({ ad, sema }) =>
      sema instanceof z.ZodEnum ? sema.options.map((secenek) => ({ ...temel, [ad]: secenek })) : [],
    ),
    ...(aranabilir ? aranan.map((ara) => ({ ...temel, ara })) : []),
  ];
}

/** The words of an answer, also inside a spreadsheet. */
export async function sozleri(body: unknown): Promise<string> {
  const dosya = (body as { basefile?: unknown } | null)?.basefile;
  const tablo = typeof dosya === 'string' && dosya.startsWith('UEsD');
  return JSON.stringify(body) + (tablo ? JSON.stringify(await readXlsxFile(Buffer.from(dosya, 'base64'))) : '');
}
