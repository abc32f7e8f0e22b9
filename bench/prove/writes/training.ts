import { egitim } from '@masabasi/core/masa/egitim/contract';
import { BOS_EGITIM } from '../../../packages/server/src/masa/egitim/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';
import { customer } from './office.ts';

async function training(w: World, planned: boolean) {
  const [type] = await w.sql<{ id: number }>(`select min(id) as id from tanim where liste = 'egitimTur'`);
  // A privileged person, who has every product, and a day of its own, so that nothing conflicts.
  const day = w.day(400 + w.next());
  const fields = {
    ...BOS_EGITIM,
    EgitimTurId: type!.id,
    MusteriId: (await customer(w)).Id,
    ...(planned && {
      EgitmenId: w.boss.id,
      Planlanan_Baslama: `${day}T07:00:00Z`,
      Planlanan_Bitis: `${day}T08:00:00Z`,
    }),
  };
  const katilimcilar = [{ KatilimciId: 0, MusteriPersonelId: null, Ad: w.word() }];
  return { egitim: fields, katilimcilar, uyarilariGordum: true };
}
const savedTraining = async (w: World) => w.ask(egitim.egitimKaydet, await training(w, true));

const inTrainings = writesOf('egitim', egitim);

export const writes: readonly Write[] = [
  inTrainings('egitimKaydet', 'ask', async (w) => ({ request: await training(w, false) })),
  inTrainings('egitimKaydet', 'plan', async (w) => ({ request: await training(w, true) })),
  inTrainings('egitimKaydet', 'edit', async (w) => {
    const asked = await training(w, false);
    const { Id, Surum } = await w.ask(egitim.egitimKaydet, asked);
    const edited = (Yer: string) => ({
      ...asked,
      katilimcilar: [],
      egitim: { ...asked.egitim, Id, Surum, Yer },
    });
    return {
      request: edited(w.word()),
      meanwhile: () => w.ask(egitim.egitimKaydet, edited(w.word()), w.otherBoss.token),
    };
  }),
  inTrainings('egitimDurumGuncelle', 'put off', async (w) => {
    const { Id, Surum } = await savedTraining(w);
    return { request: { Id, Surum, Durum: 'ertelendi', Aciklama: 'Uzunca bir neden' } };
  }),
  inTrainings('egitimDurumGeriAl', 'take back', async (w) => {
    const { Id, Surum } = await savedTraining(w);
    const moved = await w.ask(egitim.egitimDurumGuncelle, { Id, Surum, Durum: 'iptal', Aciklama: 'Uzunca bir neden' });
    return { request: { Id, Surum: moved.Surum }, token: w.boss.token };
  }),
];
