import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { BOS_GORUSME, BOS_MUSTERI } from '../../../packages/server/src/testing/walk.ts';
import { type World, type Write, writesOf } from '../world.ts';

const REASON = 'Uzunca bir neden';

/** A row of a reference list. A company without rows in it gets one. */
export async function listed(w: World, list: string): Promise<number> {
  const [row] = await w.sql<{ id: number }>('select min(id) as id from tanim where liste = $1 having count(*) > 0', [
    list,
  ]);
  if (row) return row.id;
  const [added] = await w.sql<{ id: number }>('insert into tanim (liste, ad) values ($1, $2) returning id', [
    list,
    w.word(),
  ]);
  return added!.id;
}

const form = async (w: World) => {
  const customer = { ...BOS_MUSTERI, Ad: w.word(), Soyad: w.word() };
  const { Id } = await w.ask(musteri.musteriKaydet, { musteri: customer, benzerleriGordum: true });
  return {
    ...BOS_GORUSME,
    MusteriId: Id,
    GorusmeTurId: await listed(w, 'gorusmeTur'),
    KonuId: await listed(w, 'konular'),
    OncelikId: null,
  };
};
/** A ticket that a person has just opened. */
export async function call(w: World, mine = false) {
  const fields = await form(w);
  const { Id, Surum } = await w.ask(gorusme.gorusmeKaydet, {
    gorusme: fields,
    AtananId: mine ? w.boss.id : null,
  });
  return { ...fields, Id, Surum };
}

/** Two tickets of one customer about the same subject. */
async function twoCalls(w: World) {
  const { Id: HedefId, Surum: _, ...fields } = await call(w);
  const ayni = { ...fields, Id: 0, Surum: 0 };
  const { Id, Surum } = await w.ask(gorusme.gorusmeKaydet, { gorusme: ayni, gordum: ['ayniKonu'] });
  return { Id, Surum, HedefId };
}

const inCalls = writesOf('gorusme', gorusme);

/** Writing calls of the support desk. */
export const writes: readonly Write[] = [
  inCalls('gorusmeKaydet', 'open', async (w) => ({ request: { gorusme: await form(w) } })),
  inCalls('gorusmeKaydet', 'edit', async (w) => ({
    request: { gorusme: { ...(await call(w, true)), Aciklama: w.word() } },
    token: w.boss.token,
  })),
  inCalls('gorusmeUstlen', 'take', async (w) => ({ request: { Id: (await call(w)).Id } })),
  inCalls('gorusmeBirlestir', 'merge', async (w) => {
    const { Id, Surum, HedefId } = await twoCalls(w);
    return { request: { Id, Surum, HedefId } };
  }),
  inCalls('gorusmeBirlestirGeriAl', 'part', async (w) => {
    const { Id, Surum, HedefId } = await twoCalls(w);
    await w.ask(gorusme.gorusmeBirlestir, { Id, Surum, HedefId });
    return { request: { Id }, token: w.boss.token };
  }),
  inCalls('gorusmeAta', 'hand over', async (w) => {
    const { Id, Surum } = await call(w);
    return { request: { Id, Surum, AtananId: (await w.somebody()).id, gordum: ['yok'] } };
  }),
  inCalls('gorusmeDurumGuncelle', 'cancel', async (w) => {
    const { Id, Surum } = await call(w);
    return { request: { Id, Surum, Durum: 'iptal', Aciklama: REASON } };
  }),
  inCalls('gorusmeDurumGuncelle', 'solve', async (w) => {
    const { Id, Surum } = await call(w, true);
    return { request: { Id, Surum, Durum: 'cozuldu', Cozum: REASON }, token: w.boss.token };
  }),
  inCalls('takipGuncelle', 'follow', async (w) => ({ request: { Id: (await call(w)).Id, Hal: 'acik' } })),
  inCalls('gorusmeHareketKaydet', 'write', async (w) => ({
    request: { hareket: { GorusmeId: (await call(w)).Id, Tur: 'yanit', Aciklama: w.word() } },
  })),
];
