import { bayi } from '@masabasi/core/pazarlama/bayi/contract';
import { BOS_BAYI } from '../../../packages/server/src/pazarlama/bayi/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';
import { customer } from './office.ts';

const form = (w: World) => ({ bayi: { ...BOS_BAYI, Ad: w.word(), BolgeIlIdler: [6, 42] }, yetkililer: [] });
const dealer = async (w: World) => w.ask(bayi.bayiKaydet, form(w));
const terms = (w: World) => ({
  KosulId: 0,
  Gecerlilik: w.day(w.next()),
  KomisyonOran: 10,
  IskontoOran: 5,
  RiskLimiti: null,
  Aciklama: w.word(),
});

const inDealers = writesOf('bayi', bayi);

export const writes: readonly Write[] = [
  inDealers('bayiKaydet', 'add', (w) => Promise.resolve({ request: form(w) })),
  inDealers('bayiKaydet', 'edit', async (w) => {
    const asked = form(w);
    const { Id, Surum } = await w.ask(bayi.bayiKaydet, asked);
    const edited = (Notlar: string) => ({ ...asked, bayi: { ...asked.bayi, Id, Surum, Notlar } });
    return {
      request: edited(w.word()),
      meanwhile: () => w.ask(bayi.bayiKaydet, edited(w.word()), w.otherBoss.token),
    };
  }),
  inDealers('bayiSil', 'delete', async (w) => {
    const { Id, Surum } = await dealer(w);
    return { request: { Id, Surum } };
  }),
  inDealers('bayiGeriAl', 'take back', async (w) => {
    const { Id, Surum } = await dealer(w);
    await w.ask(bayi.bayiSil, { Id, Surum });
    return { request: { Id } };
  }),
  inDealers('bayiKosulKaydet', 'agree', async (w) => {
    const { Id, Surum } = await dealer(w);
    return { request: { Id, Surum, kosul: terms(w) } };
  }),
  inDealers('bayiKosulSil', 'take away', async (w) => {
    const { Id, Surum } = await dealer(w);
    const agreed = await w.ask(bayi.bayiKosulKaydet, { Id, Surum, kosul: terms(w) });
    const [row] = await w.sql<{ id: number }>('select id from bayi_kosul where bayi_id = $1', [Id]);
    return { request: { Id, Surum: agreed.Surum, KosulId: row!.id } };
  }),
  inDealers('bayiAta', 'give', async (w) => {
    const { Id } = await dealer(w);
    const { Id: MusteriId } = await customer(w);
    return { request: { BayiId: Id, MusteriIdler: [MusteriId], LisansIdler: [], Lisanslariyla: true } };
  }),
];
