import { aday } from '../../../packages/core/src/pazarlama/aday/contract.ts';
import { yonlendirme } from '../../../packages/core/src/pazarlama/yonlendirme/contract.ts';
import { ziyaret } from '../../../packages/core/src/pazarlama/ziyaret/contract.ts';
import { BOS_ADAY } from '../../../packages/server/src/pazarlama/aday/testing.ts';
import { BOS_ZIYARET } from '../../../packages/server/src/pazarlama/ziyaret/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';
import { customer } from './office.ts';

async function visit(w: World) {
  const [type] = await w.sql<{ id: number }>(`select min(id) as id from tanim where liste = 'gorusmeTur'`);
  const day = w.day(1);
  const fields = {
    ...BOS_ZIYARET,
    GorusmeTurId: type!.id,
    PersonelId: w.boss.id,
    MusteriId: (await customer(w)).Id,
    Baslama_Zamani: `${day}T07:00:00Z`,
    Bitis_Zamani: `${day}T08:00:00Z`,
  };
  // All these visits are at the same hour of the same person.
  return { gorusme: fields, katilimcilar: [{ KatilimciId: 0, Ad: w.word() }], uyarilariGordum: true };
}
const savedVisit = async (w: World) => w.ask(ziyaret.ziyaretKaydet, await visit(w));
const prospect = async (w: World) => ({ aday: { ...BOS_ADAY, MusteriId: (await customer(w)).Id } });
const savedProspect = async (w: World) => w.ask(aday.adayKaydet, await prospect(w));
async function handOver(w: World) {
  const { Id, Surum } = await savedProspect(w);
  return { AdayId: Id, Surum, HedefKisiId: w.otherBoss.id, Neden: 'Uzunca bir neden', Termin: w.day(2) };
}

const inVisits = writesOf('ziyaret', ziyaret);
const inProspects = writesOf('aday', aday);
const inHandOvers = writesOf('yonlendirme', yonlendirme);

/** Writing calls of visits, prospects and handovers. */
export const writes: readonly Write[] = [
  inVisits('ziyaretKaydet', 'plan', async (w) => ({ request: await visit(w) })),
  inVisits('ziyaretKaydet', 'edit', async (w) => {
    const asked = await visit(w);
    const { Id, Surum } = await w.ask(ziyaret.ziyaretKaydet, asked);
    const edited = (Yer: string) => ({
      katilimcilar: [],
      gorusme: { ...asked.gorusme, Id, Surum, Yer },
      uyarilariGordum: true,
    });
    return {
      request: edited(w.word()),
      meanwhile: () => w.ask(ziyaret.ziyaretKaydet, edited(w.word()), w.otherBoss.token),
    };
  }),
  inVisits('katilimciKaydet', 'add', async (w) => {
    const { Id, Surum } = await savedVisit(w);
    return { request: { Id, Surum, katilimci: { KatilimciId: 0, Ad: w.word() } } };
  }),
  inVisits('ziyaretSonucYaz', 'was not held', async (w) => {
    const { Id, Surum } = await savedVisit(w);
    return { request: { Id, Surum, Durum: 'olmadi', Aciklama: 'Uzunca bir neden' } };
  }),
  inProspects('adayKaydet', 'open', async (w) => ({ request: await prospect(w) })),
  inProspects('adayKaydet', 'edit', async (w) => {
    const asked = await prospect(w);
    const { Id, Surum } = await w.ask(aday.adayKaydet, asked);
    return { request: { aday: { ...asked.aday, Id, Surum, Aciklama: w.word() } } };
  }),
  inProspects('adayAsamaGuncelle', 'win', async (w) => {
    const { Id, Surum } = await savedProspect(w);
    return { request: { Id, Surum, Asama: 'kazanildi' } };
  }),
  inProspects('satisBolgesiKaydet', 'write', async (w) => ({
    request: { SaticiId: w.otherBoss.id, IlIdler: [], OncekiIdler: [] },
  })),
  inHandOvers('yonlendirmeKaydet', 'hand over', async (w) => ({ request: await handOver(w) })),
  inHandOvers('yonlendirmeKarar', 'take', async (w) => {
    const { Id } = await w.ask(yonlendirme.yonlendirmeKaydet, await handOver(w));
    return { request: { Id, Surum: 1, Durum: 'kabul' }, token: w.otherBoss.token };
  }),
];
