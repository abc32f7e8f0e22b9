import { kartvizit } from '../../../packages/core/src/pazarlama/kartvizit/contract.ts';
import { BOS_YETKILI } from '../../../packages/core/src/musteri/yetkili/rules.ts';
import { type World, type Write, writesOf } from '../world.ts';
import { customer } from './office.ts';

const photographed = async (w: World) =>
  (await w.ask(kartvizit.musteriKartvizitKaydet, { Id: (await customer(w)).Id })).KartId;
const confirmed = async (w: World) => ({
  Id: await photographed(w),
  Surum: 1,
  kisi: { ...BOS_YETKILI, Ad: w.word(), Soyad: w.word() },
});

const inCards = writesOf('kartvizit', kartvizit);

/** Writing calls of business cards. */
export const writes: readonly Write[] = [
  inCards('musteriKartvizitKaydet', 'photograph', async (w) => ({ request: { Id: (await customer(w)).Id } })),
  inCards('kartvizitOnayla', 'confirm', async (w) => ({ request: await confirmed(w) }), { once: true }),
  inCards('removeKartvizit', 'take away', async (w) => ({ request: { Id: await photographed(w) } })),
  inCards('kartvizitGeriAl', 'bring back', async (w) => {
    const Id = await photographed(w);
    await w.ask(kartvizit.removeKartvizit, { Id });
    return { request: { Id } };
  }),
];
