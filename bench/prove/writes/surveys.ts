import { anket } from '@masabasi/core/masa/anket/contract';
import { BOS_ANKET, BOS_SORU } from '../../../packages/server/src/masa/anket/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';

const inSurveys = writesOf('anket', anket);
const soru = { ...BOS_SORU, Cevaplar: [] };

/** A survey that the administrator has just begun. */
async function survey(w: World) {
  const fields = { ...BOS_ANKET, Ad: w.word() };
  const { Id, Surum } = await w.ask(anket.anketKaydet, { anket: fields });
  return { ...fields, Id, Surum };
}
/** A new survey with a question. */
async function questions(w: World) {
  const { Id, Surum } = await survey(w);
  return { Id, Surum, Sorular: [{ ...soru, Soru: w.word() }] };
}

/** Writing calls of the surveys themselves. */
export const writes: readonly Write[] = [
  inSurveys('anketKaydet', 'add', async (w) => ({ request: { anket: { ...BOS_ANKET, Ad: w.word() } } })),
  inSurveys('anketKaydet', 'edit', async (w) => ({ request: { anket: { ...(await survey(w)), Ad: w.word() } } })),
  inSurveys('anketTaslakYaz', 'draft', async (w) => ({ request: await questions(w) })),
  inSurveys('anketYayinla', 'publish', async (w) => ({ request: await questions(w) })),
];
