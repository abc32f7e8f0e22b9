import { sablon } from '@masabasi/core/masa/sablon/contract';
import { BOS_SABLON } from '../../../packages/server/src/testing/walk.ts';
import { type World, type Write, writesOf } from '../world.ts';

const inTemplates = writesOf('sablon', sablon);

/** A template that the administrator has just written. */
async function template(w: World) {
  const fields = { ...BOS_SABLON, Ad: w.word(), Kisisel: 0 as const };
  const { Id, Surum } = await w.ask(sablon.sablonKaydet, { sablon: fields });
  return { ...fields, Id, Surum };
}

export const writes: readonly Write[] = [
  inTemplates('sablonKaydet', 'add', async (w) => ({
    request: { sablon: { ...BOS_SABLON, Ad: w.word(), Kisisel: 0 } },
  })),
  inTemplates('sablonKaydet', 'edit', async (w) => ({ request: { sablon: { ...(await template(w)), Ad: w.word() } } })),
  inTemplates('sablonKullanildi', 'count', async (w) => ({ request: { Id: (await template(w)).Id } })),
  inTemplates('sablonSil', 'delete', async (w) => {
    const { Id, Surum } = await template(w);
    return { request: { Id, Surum } };
  }),
  inTemplates('sablonSilGeriAl', 'bring back', async (w) => {
    const { Id, Surum } = await template(w);
    await w.ask(sablon.sablonSil, { Id, Surum });
    return { request: { Id }, token: w.boss.token };
  }),
];
