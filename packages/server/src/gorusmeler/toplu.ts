import { type TopluSonuc } from '@masabasi/core/gorusmeler/contract';
import { TOPLU_METNI } from '@masabasi/core/gorusmeler/rules';
import type { Yapan } from '../gorusme/kayit.ts';
import { HttpError } from '../http/errors.ts';

/** What somebody chose, as they saw it. */
export interface Secilen {
  readonly Id: number;
  readonly Surum: number;
}

type Cevap = { readonly durum: true } | { readonly durum: false; readonly msg: string };

const CUMLELER: Readonly<Record<number, string>> = { 404: TOPLU_METNI.yok, 409: TOPLU_METNI.degisti };

/**
 * Does to each what the act on one does, which asks of each what it asks of one. A refusal comes before anything of its
 * contact is written, so the others stand beside it in the one transaction; a surprise takes all of it back. They are
 * locked in the order of their numbers: two who act on the same ones do not wait for each other.
 */
export async function herBirine(
  ctx: Yapan,
  secilenler: readonly Secilen[],
  yap: (ctx: Yapan, g: Secilen) => Promise<Cevap>,
): Promise<TopluSonuc[]> {
  const surumler = new Map(secilenler.map((g) => [g.Id, g.Surum]));
  const sonuclar: TopluSonuc[] = [];
  for (const [Id, Surum] of [...surumler].toSorted(([a], [b]) => a - b))
    sonuclar.push({ Id, Neden: await neden(() => yap(ctx, { Id, Surum })) });
  return sonuclar;
}

/** Why an act was not done; null: it was. */
async function neden(yap: () => Promise<Cevap>): Promise<string | null> {
  try {
    const cevap = await yap();
    return cevap.durum ? null : cevap.msg;
  } catch (e) {
    const cumle = e instanceof HttpError ? CUMLELER[e.status] : undefined;
    if (cumle === undefined) throw e;
    return cumle;
  }
}
