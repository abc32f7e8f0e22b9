import { TOPLU_METNI } from '@masabasi/core/toplu';
import type { TopluSonuc } from '@masabasi/core/topluUcu';
import { HttpError } from './http/errors.ts';

/** What somebody chose, as they saw it. */
export interface Secilen {
  readonly Id: number;
  readonly Surum: number;
}

type Cevap = { readonly durum: true } | { readonly durum: false; readonly msg: string };

/**
 * Does to each what the act on one does, which asks of each what it asks of one. A refusal comes before anything of its
 * record is written, so the others stand beside it in the one transaction; a surprise takes all of it back. They are
 * locked in the order of their numbers: two who act on the same ones do not wait for each other.
 * @param ne what one is called
 */
export async function herBirine(
  ne: string,
  secilenler: readonly Secilen[],
  yap: (secilen: Secilen) => Promise<Cevap>,
): Promise<TopluSonuc[]> {
  const cumleler: Readonly<Record<number, string>> = { 404: TOPLU_METNI.yok(ne), 409: TOPLU_METNI.degisti };
  const surumler = new Map(secilenler.map((s) => [s.Id, s.Surum]));
  const sonuclar: TopluSonuc[] = [];
  for (const [Id, Surum] of [...surumler].toSorted(([a], [b]) => a - b))
    sonuclar.push({ Id, Neden: await neden(() => yap({ Id, Surum }), cumleler) });
  return sonuclar;
}

/** Why an act was not done; null: it was. */
async function neden(yap: () => Promise<Cevap>, cumleler: Readonly<Record<number, string>>): Promise<string | null> {
  try {
    const cevap = await yap();
    return cevap.durum ? null : cevap.msg;
  } catch (e) {
    const cumle = e instanceof HttpError ? cumleler[e.status] : undefined;
    if (cumle === undefined) throw e;
    return cumle;
  }
}
