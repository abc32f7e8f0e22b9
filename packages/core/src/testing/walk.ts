import { z } from 'zod';
import { endpoints } from '../contract.ts';

/** A walk over every field of every request of the contract, for tests about all of them. */

export type Sema = z.core.$ZodType;
type Yol = readonly (string | number)[];
interface Yaprak {
  readonly yol: Yol;
  readonly sema: Sema;
}

export const gecer = (sema: Sema, deger: unknown) => z.safeParse(sema, deger).success;
/** Values that fit several kinds of fields come first. */
const ADAYLAR: readonly unknown[] = [
  1,
  '2026-11-20',
  '2026-11-20T09:00:00Z',
  '09:00',
  '2026-11',
  'ayse@firma.com',
  // The name of a list.
  'musteri',
  true,
  2026,
  540,
  // A quantity or a price.
  '1',
  // The minimum of a repetition, or a mode of travel.
  2,
  20,
  // An account of the ledger.
  '102',
  // For invoices: a quantity, a code of the lists, a unit, a currency, a tax number.
  '10',
  '351',
  'C62',
  'TRY',
  '1112223339',
  // The cells of a table.
  [['Tarih', 1, null]],
];

/** The schema inside optional and nullable wrappers. */
function cekirdek(sema: Sema): Sema {
  return sema instanceof z.ZodOptional || sema instanceof z.ZodNullable || sema instanceof z.ZodDefault
    ? cekirdek(sema.unwrap())
    : sema;
}

/** A value that the schema accepts, with every optional field set. */
function ornek(disSema: Sema): unknown {
  const sema = cekirdek(disSema);
  if (sema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(sema.shape).map(([ad, s]) => [ad, ornek(s as Sema)]));
  if (sema instanceof z.ZodArray) return [ornek(sema.element)];
  const adaylar = sema instanceof z.ZodEnum ? sema.options : sema instanceof z.ZodLiteral ? [...sema.values] : ADAYLAR;
  const bulunan = adaylar.find((a) => gecer(sema, a));
  if (bulunan === undefined)
    throw new Error(`no sample for a ${sema instanceof z.ZodType ? sema.type : 'schema'}: add one to ADAYLAR`);
  return bulunan;
}

/** Every field that is neither an object nor an array, with its path. The element of an array is at 0. */
export function yapraklar(disSema: Sema, yol: Yol = []): Yaprak[] {
  const sema = cekirdek(disSema);
  if (sema instanceof z.ZodObject)
    return Object.entries(sema.shape).flatMap(([ad, s]) => yapraklar(s as Sema, [...yol, ad]));
  if (sema instanceof z.ZodArray) return yapraklar(sema.element, [...yol, 0]);
  return [{ yol, sema }];
}

/** A copy of a value with another value at a path. */
export function degistir(deger: unknown, [bas, ...kalan]: Yol, yeni: unknown): unknown {
  if (bas === undefined) return yeni;
  const kopya = Array.isArray(deger) ? [...(deger as unknown[])] : { ...(deger as Record<string, unknown>) };
  return Object.assign(kopya, { [bas]: degistir((deger as Record<string | number, unknown>)[bas], kalan, yeni) });
}

/** The paths of every object within a value, its own first. */
export function nesneler(deger: unknown, yol: Yol = []): Yol[] {
  if (typeof deger !== 'object' || deger === null) return [];
  const alt = Object.entries(deger).flatMap(([ad, d]) => nesneler(d, [...yol, ad]));
  return Array.isArray(deger) ? alt : [yol, ...alt];
}
export const oku = (deger: unknown, yol: Yol): unknown =>
  yol.reduce<unknown>((d, ad) => (d as Record<string | number, unknown>)[ad], deger);

/** Every schema within a schema, itself first. Each appears once, because schemas may contain themselves. */
export function icindekiler(sema: Sema, gorulen = new Set<Sema>()): Set<Sema> {
  if (gorulen.has(sema)) return gorulen;
  gorulen.add(sema);
  const alt: Sema[] =
    sema instanceof z.ZodObject
      ? Object.values(sema.shape)
      : sema instanceof z.ZodArray
        ? [sema.element]
        : sema instanceof z.ZodUnion
          ? [...sema.options]
          : sema instanceof z.ZodPipe
            ? [sema.in, sema.out]
            : cekirdek(sema) === sema
              ? []
              : [cekirdek(sema)];
  for (const s of alt) icindekiler(s, gorulen);
  return gorulen;
}

/** One item for each form of a request. */
export const istekler = endpoints.flatMap(({ room, name, endpoint }) => {
  const { request } = endpoint;
  const bicimler: readonly Sema[] = request instanceof z.ZodUnion ? request.options : [request];
  return bicimler.map((bicim, i) => ({
    ad: `${room}.${name}${bicimler.length > 1 ? ` (${i + 1})` : ''}`,
    endpoint,
    request: request as Sema,
    bicim,
    deger: ornek(bicim),
  }));
});
/** One item for each field of each request. */
export const alanlar = istekler.flatMap(({ ad, request, bicim, deger }) =>
  yapraklar(bicim)
    .filter(({ sema }) => !(sema instanceof z.ZodLiteral || sema instanceof z.ZodEnum))
    .map(({ yol, sema }) => ({ ad: `${ad} ${yol.join('.')}`, request, deger, yol, sema, simdiki: oku(deger, yol) })),
);
export const metinler = alanlar.filter(
  // A request of unknown type is checked by the read that it is meant for.
  (a) => typeof a.simdiki === 'string' || (gecer(a.sema, 'Örnek') && !(a.sema instanceof z.ZodUnknown)),
);
/** Days, hours, money. */
export const miktarlar = alanlar.filter((a) => gecer(a.sema, 0.5) && !gecer(a.sema, true));
export const sayilar = alanlar.filter(
  (a) => typeof a.simdiki === 'number' && !gecer(a.sema, true) && !miktarlar.includes(a),
);
const KIMLIK = /(^|_|[a-zşğ])id$|^(kisiler|departmanlar)$/i;
export const kimlikler = sayilar.filter((a) => KIMLIK.test(String(a.yol.findLast((y) => y !== 0))));
export const reddeder = ({ request, deger, yol }: (typeof alanlar)[number], kotu: unknown) =>
  !gecer(request, degistir(deger, yol, kotu));
