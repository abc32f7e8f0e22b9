import { z } from 'zod';
import { kimlik, metin, tamSayi, tarih, zorunluMetin } from '../field/alan.ts';
import { type Access, type Endpoint, post, yanit } from '../call/endpoint.ts';
import {
  BOYLAR,
  EN_COK_SAYFA,
  EN_COK_SIRA,
  EN_UZUN_ARAMA,
  ILK_BOY,
  type Liste,
  type ListeSatiri,
  type SiraAlani,
  type Suzgec,
  type SuzgecDegeri,
  type Suzgecler,
} from './liste.ts';

/** The calls of a list (`liste.ts`): requests and answers, built from its declaration. */

const BILINMEYEN = { error: 'bilinen bir seçenek değil' };
const YON = z.enum(['artan', 'azalan'], { error: "'artan' veya 'azalan' olmalı" });
const SAYFALI = {
  sayfa: tamSayi(1, EN_COK_SAYFA).default(1),
  adet: tamSayi(1, Math.max(...BOYLAR)).default(ILK_BOY),
};

type Semasi<D> = z.ZodDefault<z.ZodType<D, D>>;
type SiraSemasi<S extends string> = z.ZodDefault<
  z.ZodArray<z.ZodObject<{ alan: z.ZodEnum<{ [K in S]: K }>; yon: typeof YON }, z.core.$strict>>
>;
type GorunumSekli<F extends Suzgecler, S extends string> = {
  ara: z.ZodDefault<z.ZodString>;
} & { -readonly [K in keyof F]: Semasi<SuzgecDegeri<F[K]>> } & { sirala: SiraSemasi<S> };
type Sekli<L extends Liste> = GorunumSekli<L['suzgecler'], SiraAlani<L>>;

function degerSemasi(alir: Suzgec['alir']): z.ZodType {
  if (alir === 'kayit') return kimlik;
  if (alir === 'anahtar') return zorunluMetin(40);
  if (alir === 'gun') return tarih;
  return alir === 'isaret' ? z.boolean({ error: 'evet ya da hayır olmalı' }) : z.enum([...alir], BILINMEYEN);
}

function suzgecSemasi({ alir, bos }: Suzgec): z.ZodType {
  const sema = degerSemasi(alir);
  return (bos === null ? sema.nullable() : sema).default(bos);
}

function gorunumSekli<L extends Liste>(l: L): Sekli<L> {
  const sira = z.strictObject({ alan: z.enum(l.siralar, { error: 'bu liste bu alana göre sıralanmıyor' }), yon: YON });
  const sekil: Record<string, z.ZodType> = {
    ara:
      l.aranan === null ? z.literal('', { error: 'bu liste aranmıyor' }).default('') : metin(EN_UZUN_ARAMA).default(''),
    ...Object.fromEntries(Object.entries(l.suzgecler).map(([ad, s]) => [ad, suzgecSemasi(s)])),
    sirala: z
      .array(sira)
      .min(1, { error: 'en az bir alan içermeli' })
      .max(EN_COK_SIRA, { error: `en fazla ${EN_COK_SIRA} alan içerebilir` })
      .default([...l.ilkSira]),
  };
  return sekil as Sekli<L>;
}

/**
 * Request of a list page.
 * @param ait fields of the record that the list belongs to
 */
export const listeIstegi = <L extends Liste, Ait extends z.ZodRawShape = {}>(l: L, ait?: Ait) =>
  z.strictObject({ ...(ait as Ait), ...gorunumSekli(l), ...SAYFALI });

/** Request of a list's spreadsheet: the view without the page. */
export const aktarimIstegi = <L extends Liste, Ait extends z.ZodRawShape = {}>(l: L, ait?: Ait) =>
  z.strictObject({ ...(ait as Ait), ...gorunumSekli(l) });

type YanitSekli<Ad extends string, Satir extends z.ZodType, Ek> = { [K in Ad]: z.ZodArray<Satir> } & {
  /** Counted up to `EN_COK_SAYILAN`, or up to the requested page. */
  toplam: z.ZodInt;
  /** There are more rows. */
  toplamAsildi: z.ZodBoolean;
} & Ek;

const yanitSekli = (satirlar: string, satir: z.ZodType, ek: z.ZodRawShape = {}): Record<string, unknown> => ({
  [satirlar]: z.array(satir),
  toplam: z.int(),
  toplamAsildi: z.boolean(),
  ...ek,
});

/** The endpoint of a list carries its declaration. In the browser it does not: there the page brings the list. */
export type ListeUcu<L extends Liste = Liste> = Endpoint & { readonly liste: L };

interface UcTanimi<A, Satir, Ait, Ek, Konu> {
  readonly path?: `/${string}`;
  readonly konu: readonly Konu[];
  readonly access: A;
  readonly ozet: string;
  readonly satir: Satir;
  /** Request fields of the record that the list belongs to. They are not filters. */
  readonly ait?: Ait;
  /** Fields of the answer beside the rows. */
  readonly ek?: Ek;
}
type IstekSemasi<L extends Liste, Ait extends z.ZodRawShape> = ReturnType<typeof listeIstegi<L, Ait>>;

/** The call that reads a page of a list. */
export const listeUcu = <
  L extends Liste,
  Satir extends z.ZodType<ListeSatiri<L>>,
  const A extends Access<Extract<keyof z.output<IstekSemasi<L, Ait>>, string>>,
  Ait extends z.ZodRawShape = {},
  Ek extends z.ZodRawShape = {},
  const Konu extends string = never,
>(
  l: L,
  { satir, ait, ek, ...uc }: UcTanimi<A, Satir, Ait, Ek, Konu>,
) => ({
  ...post({
    ...uc,
    request: listeIstegi(l, ait),
    response: yanit(yanitSekli(l.satirlar, satir, ek) as YanitSekli<L['satirlar'], Satir, Ek>),
  }),
  liste: l,
});

/** True for the endpoint of a list. */
export const listeUcuMu = (e: Endpoint): e is ListeUcu => 'liste' in e && e.liste !== undefined;
