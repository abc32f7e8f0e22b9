import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { teklif } from '@masabasi/core/pazarlama/teklif/contract';
import { BOS_TEKLIF, kalem } from '../../../packages/server/src/pazarlama/teklif/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';
import { customer } from './office.ts';

type Form = Girdi<typeof teklif.teklifKaydet>;
interface Saved {
  readonly Id: number;
  readonly Surum: number;
}

const first = async (w: World, list: string, key?: string) =>
  (
    await w.sql<{ id: number }>(
      `select min(id) as id from tanim where liste = $1 and ($2::text is null or anahtar = $2)`,
      [list, key ?? null],
    )
  )[0]!.id;
/** A quote for a customer of its own, because its acceptance creates records. */
async function form(w: World, o: Partial<Form['teklif']> = {}, kalemler: Form['kalemler'] = [kalem()]): Promise<Form> {
  return {
    teklif: {
      ...BOS_TEKLIF,
      MusteriId: (await customer(w)).Id,
      Baslik: w.word(),
      Tarih: w.day(0),
      Gecerlilik_Tarihi: w.day(30),
      LisansTurId: await first(w, 'lisansTur', 'yillik'),
      EgitimTurId: await first(w, 'egitimTur'),
      ...o,
    },
    kalemler,
  };
}
const seen = ({ Id, Surum }: Saved): Saved => ({ Id, Surum });
const saved = async (w: World, kalemler?: Form['kalemler']): Promise<Saved> =>
  seen(await w.ask(teklif.teklifKaydet, await form(w, {}, kalemler)));
const sent = async (w: World): Promise<Saved> =>
  seen(await w.ask(teklif.teklifGonder, { ...(await saved(w)), Eposta: '' }));
/** A quote that waits for its customer, whose acceptance creates every kind of record, and the secret of its link. */
export async function withCustomer(w: World) {
  const request = await form(w);
  const draft = seen(await w.ask(teklif.teklifKaydet, request));
  const { Id, Surum, Adres } = await w.ask(teklif.teklifGonder, { ...draft, Eposta: '' });
  return { Id, Surum, MusteriId: request.teklif.MusteriId, secret: Adres.split('/').at(-1)! };
}
const accepted = async (w: World): Promise<Saved> =>
  seen(await w.ask(teklif.teklifDurumGuncelle, { ...(await sent(w)), Durum: 'kabul', KabulEden: 'Ece Ar' }));

const inQuotes = writesOf('teklif', teklif);

/** Writing calls of quotes and their results. */
export const writes: readonly Write[] = [
  inQuotes('teklifKaydet', 'draft', async (w) => {
    // The first quote gives the year its counter.
    await saved(w);
    return { request: await form(w) };
  }),
  inQuotes('teklifKaydet', 'edit', async (w) => {
    const draft = await form(w);
    const { Id, Surum } = await w.ask(teklif.teklifKaydet, draft);
    return { request: { ...draft, teklif: { ...draft.teklif, Id, Surum, Baslik: w.word() } } };
  }),
  inQuotes('teklifDurumGuncelle', 'ask for approval', async (w) => ({
    request: { ...(await saved(w, [kalem({ IskontoOran: 5000 })])), Durum: 'onay_bekliyor' },
  })),
  inQuotes('teklifGonder', 'send', async (w) => ({ request: { ...(await saved(w)), Eposta: '' } })),
  inQuotes('teklifDurumGuncelle', 'accept', async (w) => ({
    request: { ...(await sent(w)), Durum: 'kabul', KabulEden: 'Ece Ar' },
  })),
  inQuotes('teklifDurumGuncelle', 'lose', async (w) => ({
    request: {
      ...(await sent(w)),
      Durum: 'red',
      KayipNedenId: await first(w, 'ayrilmaNedenleri'),
      Aciklama: 'Bütçeleri yetmedi',
    },
  })),
  inQuotes('teklifRevize', 'revise', async (w) => ({ request: await sent(w) })),
  inQuotes('teklifBaglanti', 'link', async (w) => ({ request: await sent(w) })),
  inQuotes('teklifUretim', 'take back', async (w) => ({ request: { ...(await accepted(w)), Var: false } })),
  inQuotes('print_teklif', 'print', async (w) => ({ request: { Id: (await sent(w)).Id } })),
  inQuotes('teklifGorusmeKaydet', 'contact', async (w) => ({
    request: {
      gorusme: {
        TeklifId: (await sent(w)).Id,
        GorusmeTurId: await first(w, 'gorusmeTur'),
        Tarih: w.day(0),
        Aciklama: w.word(),
        Sonraki_Tarih: w.day(3),
      },
    },
  })),
  inQuotes('teklifSinirKaydet', 'limit', async (w) => {
    // Each round sets a first limit.
    await w.sql('delete from teklif_sinir where kisi_id = $1', [w.otherBoss.id]);
    return { request: { KisiId: w.otherBoss.id, Oran: 2000, Surum: 0 } };
  }),
  inQuotes('teklifSinirKaydet', 'another limit', async (w) => {
    const KisiId = w.otherBoss.id;
    await w.sql('delete from teklif_sinir where kisi_id = $1', [KisiId]);
    const { Surum } = await w.ask(teklif.teklifSinirKaydet, { KisiId, Oran: 2000, Surum: 0 });
    const request = { KisiId, Oran: 1000, Surum };
    // Nobody may set their own limit.
    return { request, meanwhile: () => w.ask(teklif.teklifSinirKaydet, request) };
  }),
];
