import { readdirSync } from 'node:fs';

/**
 * Who may make each call, written by hand and not derived from the contract, so that a mistake there does not repeat
 * itself here. An endpoint without a row fails the test.
 */
export type Kim =
  | 'herkes'
  | 'oturum'
  | 'departman sorumlusu'
  | `departman sorumlusu ${number}`
  | `yetki ${number}`
  /** A permission that is for everybody, and the field that names the person. */
  | `yetkiyle ${string} ${number}`
  | `kendi ${string}`
  /** A field, and a permission that answers for everybody. */
  | `sorumlu ${string}`
  /** A field that names a department, and the permission that opens them all. */
  | `pano ${string} ${number}`;
export interface Satir {
  readonly kim: Kim;
  /** A page that opens it; none: one's own session, home and data. */
  readonly sayfa?: string;
  /** The other fields of a request that is well formed. */
  readonly istek?: object;
}

/** The rows of a room, under the names of its calls. */
export type Ornekler<Oda> = { readonly [Ad in keyof Oda]: Satir };

/** Every room's rows lie beside it; a call without one does not compile, and a room without any fails the test. */
const odalar = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
  .filter((d) => d.isFile() && d.name === 'testing.ts' && d.parentPath !== import.meta.dirname)
  .map((d) => d.parentPath.slice(import.meta.dirname.length + 1));
const satirlar = await Promise.all(
  odalar.map(async (oda) => {
    const { ornekler } = (await import(`./${oda}/testing.ts`)) as { ornekler: Record<string, Satir> };
    return Object.entries(ornekler).map(([ad, satir]) => [`${oda}.${ad}`, satir] as const);
  }),
);
export const BEKLENEN: Record<string, Satir> = Object.fromEntries(satirlar.flat());
