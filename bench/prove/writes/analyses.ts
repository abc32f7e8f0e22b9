import { analiz } from '@masabasi/core/is/analiz/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { BOS_ANALIZ, TAMAMI } from '../../../packages/server/src/is/analiz/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';
import { waiting } from './webRequests.ts';

async function form(w: World, o: Partial<Girdi<typeof analiz.analizKaydet>['analiz']> = {}) {
  const first = async (list: string) =>
    (await w.sql<{ id: number }>(`select min(id) as id from tanim where liste = $1`, [list]))[0]!.id;
  return {
    analiz: {
      ...BOS_ANALIZ,
      GereksinimKaynakId: await first('gereksinimKaynak'),
      AnalizTurId: await first('analizTur'),
      AciliyetId: await first('aciliyet'),
      Baslik: w.word(),
      ...o,
    },
  };
}
const saved = async (w: World, o?: Parameters<typeof form>[1]) => w.ask(analiz.analizKaydet, await form(w, o));
/** An analysis begun by the first privileged person. */
async function begun(w: World) {
  const { Id, Surum } = await saved(w, TAMAMI);
  return w.ask(analiz.analizDurumGuncelle, { Id, Surum, YeniDurum: 'analizde' });
}
const webRequest = async (w: World) => ({ GorusmeId: null, WebistekId: (await waiting(w)).Id });

const inAnalyses = writesOf('analiz', analiz);

export const writes: readonly Write[] = [
  inAnalyses('analizKaydet', 'open', async (w) => ({ request: await form(w) })),
  inAnalyses('analizKaydet', 'edit', async (w) => {
    const { Id, Surum } = await saved(w);
    return { request: await form(w, { Id, Surum }) };
  }),
  inAnalyses('analizUstlen', 'take over', async (w) => ({ request: { Id: (await saved(w)).Id } })),
  inAnalyses('analizDurumGuncelle', 'begin', async (w) => {
    const { Id, Surum } = await saved(w);
    return { request: { Id, Surum, YeniDurum: 'analizde' } };
  }),
  inAnalyses('kabulKaydet', 'accept', async (w) => {
    const { Id, Surum } = await begun(w);
    const sent = await w.ask(analiz.analizDurumGuncelle, { Id, Surum, YeniDurum: 'kabulbekliyor' });
    return { request: { AnalizId: Id, Surum: sent.Surum, Karar: 'kabul' }, token: w.otherBoss.token };
  }),
  inAnalyses('analizDurumGeriAl', 'take back', async (w) => {
    const { Id, Surum } = await begun(w);
    return { request: { Id, Surum }, token: w.boss.token };
  }),
  inAnalyses('analizKaynakBagla', 'link', async (w) => ({
    request: { Id: (await saved(w)).Id, kaynak: await webRequest(w) },
  })),
  inAnalyses('analizKaynakKaldir', 'unlink', async (w) => {
    const { Id } = await saved(w);
    const kaynak = await webRequest(w);
    await w.ask(analiz.analizKaynakBagla, { Id, kaynak });
    return { request: { Id, kaynak } };
  }),
  inAnalyses('analizNotKaydet', 'note', async (w) => ({ request: { AnalizId: (await saved(w)).Id, Not: w.word() } })),
];
