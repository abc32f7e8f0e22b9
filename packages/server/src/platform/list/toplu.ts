import { TOPLU_METNI } from '@masabasi/core/platform/list/toplu';
import type { TopluSonuc } from '@masabasi/core/platform/list/topluUcu';
import { HttpError, type Seen } from '../http/errors.ts';

type Cevap = { readonly durum: true } | { readonly durum: false; readonly msg: string };

/**
 * Runs the act for one record on each, with all its checks. A refusal comes before anything of its record is written,
 * so the others stay in the same transaction. An unexpected error rolls all back. Records are locked in the order of
 * their numbers, so that two people who act on the same ones do not block each other for ever.
 * @param ne the word for one record
 */
export async function herBirine(
  ne: string,
  secilenler: readonly Seen[],
  yap: (secilen: Seen) => Promise<Cevap>,
): Promise<TopluSonuc[]> {
  const cumleler: Readonly<Record<number, string>> = { 404: TOPLU_METNI.yok(ne), 409: TOPLU_METNI.degisti };
  const surumler = new Map(secilenler.map((s) => [s.Id, s.Surum]));
  const sonuclar: TopluSonuc[] = [];
  for (const [Id, Surum] of [...surumler].toSorted(([a], [b]) => a - b))
    sonuclar.push({ Id, Neden: await neden(() => yap({ Id, Surum }), cumleler) });
  return sonuclar;
}

/** Reason why an act was not done. Null: it was done. */
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
