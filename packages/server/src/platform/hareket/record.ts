import type { DenetimEylemi, DenetimNesnesi } from '@masabasi/core/denetimYazi';
import type { Gorunurluk, HareketAlanlari, HareketSozlugu, HareketTuru } from '@masabasi/core/platform/hareket/rules';
import type { Islem } from '../http/transaction.ts';
import { type Author, hareketYaz } from './kayit.ts';

/** The one way in which a change of a record is written down. */

/** A write by a person, or by nobody: the customer or the clock. */
export type Writer = Pick<Islem, 'denetle' | 'yayinla'> & Author;

/** A change of a record in words. `E` are the acts that a room allows. */
export interface Change<S extends HareketSozlugu, E extends DenetimEylemi | null = DenetimEylemi | null> {
  /** The act in the audit. Null: another room names it. */
  readonly eylem: E;
  readonly tur: HareketTuru<S>;
  /** Title of the history line, when its kind does not give one. */
  readonly baslik?: string;
  readonly aciklama?: string;
  readonly eski?: HareketAlanlari<S>;
  readonly yeni?: HareketAlanlari<S>;
}

/** A change with the title that its line bears. */
type Told<G> = G & { readonly baslik: string; readonly aciklama: string };

interface Row {
  readonly id: number;
  readonly surum: number;
}

/** History and audit of the records of a room. `R` is the columns that they need, `G` what a change says. */
interface Written<S extends HareketSozlugu, R extends Row, G extends Change<S>, W extends Writer> {
  readonly sozluk: S;
  /** True: a line bears the version that the change made. */
  readonly surumlu?: boolean;
  /** The product of a line. Only people who work with it see the line. */
  readonly urunu?: (satir: R) => number | null;
  readonly gorunurlugu?: (degisim: G) => Gorunurluk;
  /** Values that every line keeps. */
  readonly hal?: (satir: R, degisim: Told<G>) => HareketAlanlari<S>;
  /** The audit entry, where it differs from the line. `yeni` is the line's. */
  readonly denetim?: (
    satir: R,
    degisim: Told<G>,
    yeni: HareketAlanlari<S> | undefined,
  ) => { readonly eski?: unknown; readonly yeni: unknown };
  /** Lines in other histories, and events for the screens. */
  readonly sonra?: (is: W, satir: R, degisim: Told<G>) => Promise<unknown> | void;
}

/**
 * Records a change in the history, in the audit and wherever else the room says.
 * @returns the answer of a save
 */
export const writing =
  <S extends HareketSozlugu & { readonly nesne: DenetimNesnesi }, R extends Row, G extends Change<S>, W extends Writer>(
    kind: Written<S, R, G, W>,
  ) =>
  async (is: W, satir: R, degisim: G) => {
    const { sozluk, surumlu = false, urunu, gorunurlugu, hal, denetim, sonra } = kind;
    const { eylem, tur, baslik = sozluk.turler[tur]!, aciklama = '', eski } = degisim;
    const told = { ...degisim, baslik, aciklama };
    const yeni = hal ? { ...hal(satir, told), ...degisim.yeni } : degisim.yeni;
    await hareketYaz(is, sozluk, {
      id: satir.id,
      tur,
      baslik,
      aciklama,
      ...(surumlu && { surum: satir.surum }),
      ...(gorunurlugu && { gorunurluk: gorunurlugu(degisim) }),
      projeId: urunu?.(satir) ?? undefined,
      eski,
      yeni,
    });
    await sonra?.(is, satir, told);
    if (eylem !== null)
      await is.denetle({
        eylem,
        nesne: sozluk.nesne,
        nesneId: satir.id,
        ...(denetim?.(satir, told, yeni) ?? { eski, yeni }),
      });
    return { durum: true as const, Id: satir.id, Surum: satir.surum };
  };
