import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { gorev } from '@masabasi/core/is/gorev/contract';
import { BOS_GOREV } from '../../../packages/server/src/is/gorev/testing.ts';
import { type Somebody, type World, type Write, writesOf } from '../world.ts';

const first = async (w: World, list: string) =>
  (await w.sql<{ id: number }>(`select min(id) as id from tanim where liste = $1`, [list]))[0]!.id;
async function form(w: World, o: Partial<Girdi<typeof gorev.gorevKaydet>['gorev']> = {}) {
  const chosen = { IsTurId: await first(w, 'isTur'), AciliyetId: await first(w, 'aciliyet') };
  return { gorev: { ...BOS_GOREV, ...chosen, Baslik: w.word(), ...o } };
}
/** A task without an owner. */
const opened = async (w: World) => w.ask(gorev.gorevKaydet, await form(w));
const seen = ({ Id, Surum }: { readonly Id: number; readonly Surum: number }) => ({ Id, Surum });

/** A task of the first privileged person in its test, with a tester. */
async function tested(w: World, tester: Somebody) {
  const people = { AtananId: w.boss.id, TestciId: tester.id };
  let task = await w.ask(gorev.gorevKaydet, { ...(await form(w)), ...people });
  const go = async (YeniDurum: 'gelistirmede' | 'testbekliyor' | 'testte', token = w.boss.token) => {
    task = await w.ask(gorev.gorevDurumGuncelle, { ...seen(task), YeniDurum, aciklama: 'Kayıt düzeltildi' }, token);
  };
  await go('gelistirmede');
  await go('testbekliyor');
  await go('testte', tester.token);
  return task;
}
/** A task of the caller. */
const own = async (w: World) => w.ask(gorev.gorevKaydet, { ...(await form(w)), AtananId: w.boss.id });

const inTasks = writesOf('gorev', gorev);
const uploaded = async (w: World) => ({ request: { GorevId: String((await opened(w)).Id) } });

export const writes: readonly Write[] = [
  inTasks('gorevKaydet', 'open', async (w) => ({ request: await form(w) })),
  inTasks('gorevKaydet', 'edit', async (w) => ({ request: await form(w, seen(await opened(w))) })),
  inTasks('gorevDurumGuncelle', 'begin', async (w) => ({
    request: { ...seen(await opened(w)), YeniDurum: 'gelistirmede' },
  })),
  inTasks('gorevAta', 'give', async (w) => ({
    request: { ...seen(await opened(w)), AtananId: w.boss.id, TestciId: w.otherBoss.id },
  })),
  inTasks('gorevSirala', 'move', async (w) => ({
    request: { oncekiId: (await opened(w)).Id, sonrakiId: null, ...seen(await opened(w)) },
  })),
  inTasks('gorevTopluDurum', 'begin several', async (w) => ({
    request: { gorevler: [seen(await opened(w)), seen(await opened(w))], YeniDurum: 'gelistirmede' },
  })),
  inTasks('gorevTopluAta', 'give several', async (w) => ({
    request: { gorevler: [{ ...seen(await opened(w)), AtananId: w.otherBoss.id }] },
  })),
  inTasks('gorevTopluAlan', 'rank several', async (w) => ({
    request: { gorevler: [{ ...seen(await opened(w)), AciliyetId: await w.listed('aciliyet', 'kritik') }] },
  })),
  inTasks('gorevNotKaydet', 'note', async (w) => ({ request: { Id: (await opened(w)).Id, Aciklama: w.word() } })),
  inTasks('gorevSoruKapat', 'no answer needed', async (w) => {
    const { Id } = await opened(w);
    const asking = await w.somebody();
    await w.sql(`insert into gorev_soru (gorev_id, kisi_id, soran_id, zaman) values ($1, $2, $3, now())`, [
      Id,
      w.boss.id,
      asking.id,
    ]);
    return { request: { Id } };
  }),
  inTasks('gorevEngel', 'block', async (w) => ({ request: { ...seen(await opened(w)), Engel: 'Belge bekleniyor' } })),
  inTasks('testKaydet', 'try', async (w) => {
    const tester = await w.somebody();
    const { Id } = await tested(w, tester);
    const test = {
      KriterId: null,
      TestTurId: await first(w, 'testTur'),
      Adimlar: 'Fiş açıldı',
      Ortam: 'Test sunucusu',
    };
    return { request: { GorevId: Id, ...test, Sonuc: 'gecti' }, token: tester.token };
  }),
  inTasks('gorevBagKaydet', 'bind', async (w) => ({
    request: { Beklenenler: [(await opened(w)).Id], ...seen(await opened(w)) },
  })),
  inTasks('sureBaslat', 'start the clock', async (w) => ({ request: { Id: (await own(w)).Id } })),
  inTasks('sureDurdur', 'stop the clock', async (w) => {
    const { Id } = await own(w);
    await w.ask(gorev.sureBaslat, { Id });
    return { request: { Id } };
  }),
  inTasks('gorevImgKaydet', 'picture', uploaded),
  inTasks('gorevHareketImgKaydet', 'picture of a move', uploaded),
  inTasks('gorevNotImgKaydet', 'picture of a note', uploaded),
];
