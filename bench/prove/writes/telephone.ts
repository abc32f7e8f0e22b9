import { santral } from '@masabasi/core/masa/santral/contract';
import { type World, type Write, writesOf } from '../world.ts';

const inCalls = writesOf('santral', santral);

/** The message of a telephone exchange about a call. */
const said = (w: World, Olay: 'caliyor' | 'acildi' | 'bitti', Cagri = w.word()) => ({
  Cagri,
  Olay,
  Telefon: '05321112233',
  Dahililer: ['101'],
  Zaman: new Date().toISOString(),
});

/** A call that nobody answered. */
async function missed(w: World): Promise<number> {
  const { Cagri } = said(w, 'caliyor');
  await w.ask(santral.santralOlay, said(w, 'bitti', Cagri));
  const { cagrilar } = await w.ask(santral.getCagriList, { Cevapsiz: true });
  return cagrilar[0]!.Id;
}

export const writes: readonly Write[] = [
  inCalls('santralOlay', 'ring', async (w) => ({ request: said(w, 'caliyor') })),
  inCalls('santralOlay', 'answer', async (w) => ({ request: said(w, 'acildi') })),
  inCalls('santralOlay', 'end', async (w) => ({ request: said(w, 'bitti') })),
  inCalls('cagriDene', 'try', async () => ({ request: {} })),
  inCalls('cagriKapat', 'put away', async (w) => {
    await w.ask(santral.cagriDene, {});
    const { cagrilar } = await w.ask(santral.getCalanlar, {});
    return { request: { Id: cagrilar[0]!.Id } };
  }),
  inCalls('cagriArandi', 'call back', async (w) => ({ request: { Id: await missed(w) } })),
  inCalls('dahiliKaydet', 'extension', async (w) => {
    const { dahililer } = await w.ask(santral.getDahililer, {});
    // Only people without an extension, because replacing one has another effect.
    const olmayan = dahililer.filter((d) => d.Dahili === null || d.Dahili === '');
    const kisi = olmayan[w.next() % olmayan.length]!;
    return { request: { KisiId: kisi.Id, Eski: kisi.Dahili, Dahili: String(5000 + w.next()) } };
  }),
];
