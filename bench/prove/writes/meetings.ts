import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { gorev } from '@masabasi/core/is/gorev/contract';
import { toplanti } from '@masabasi/core/is/toplanti/contract';
import { tutanak } from '@masabasi/core/is/tutanak/contract';
import { METIN_ALANI } from '@masabasi/core/is/tutanak/rules';
import { BOS_GOREV } from '../../../packages/server/src/is/gorev/testing.ts';
import { BOS_TOPLANTI } from '../../../packages/server/src/is/toplanti/testing.ts';
import { Y } from '../../../packages/server/src/is/tutanak/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';

type Form = Girdi<typeof toplanti.toplantiKaydet>;

const first = async (w: World, list: string) =>
  (await w.sql<{ id: number }>(`select min(id) as id from tanim where liste = $1`, [list]))[0]!.id;
/** A meeting of the first privileged person with the other one invited. Each has an hour of its own. */
async function form(w: World, o: Partial<Form['toplanti']> = {}, rest: Partial<Form> = {}): Promise<Form> {
  const day = w.day(30 + w.next());
  return {
    toplanti: {
      ...BOS_TOPLANTI,
      ToplantiTurId: await first(w, 'toplantiTur'),
      DuzenleyenId: w.boss.id,
      Konu: w.word(),
      Baslama_Zamani: `${day}T07:00:00Z`,
      Bitis_Zamani: `${day}T08:00:00Z`,
      ...o,
    },
    katilimcilar: [{ KatilimciId: 0, UserId: w.otherBoss.id }],
    uyarilariGordum: true,
    ...rest,
  };
}
interface Saved {
  readonly Id: number;
  readonly Surum: number;
}
const saved = async (w: World, rest: Partial<Form> = {}): Promise<Saved> =>
  w.ask(toplanti.toplantiKaydet, await form(w, {}, rest));
const called = (w: World) => saved(w, { davetEt: true });
const seen = ({ Id, Surum }: Saved): Saved => ({ Id, Surum });
const words = (text: string): string => {
  const document = new Y.Doc();
  document.getText(METIN_ALANI).insert(0, text);
  return Buffer.from(Y.encodeStateAsUpdate(document)).toString('base64');
};
const typed = async (w: World, ToplantiId: number) =>
  w.ask(tutanak.tutanakEsle, { ToplantiId, Pencere: 'a', Hal: 'yaziyor', Sonra: 0, Parca: words(w.word()) });
/** A finished meeting with one decision. */
async function held(w: World): Promise<Saved & { readonly KararId: number }> {
  let m = seen(await called(w));
  for (const Durum of ['yapiliyor', 'yapildi'] as const)
    m = seen(await w.ask(toplanti.toplantiDurumGuncelle, { ...m, Durum, erkenGordum: true }));
  const kararlar = [{ KararId: 0, Metin: w.word(), SorumluId: w.boss.id, Termin: w.day(7) }];
  m = await w.ask(toplanti.toplantiKararKaydet, { ...seen(m), kararlar });
  const { kararlist } = await w.ask(toplanti.getToplantiDetay, { Id: m.Id });
  return { ...seen(m), KararId: kararlist[0]!.KararId };
}
/** A meeting with approved minutes. */
async function approved(w: World): Promise<Saved> {
  const { Id } = await held(w);
  await typed(w, Id);
  const { toplanti: now } = await w.ask(toplanti.getToplantiDetay, { Id });
  return w.ask(toplanti.toplantiDurumGuncelle, { Id, Surum: now.Surum, Durum: 'onayli' });
}

const inMeetings = writesOf('toplanti', toplanti);

/** Writing calls of meetings, their minutes and their results. */
export const writes: readonly Write[] = [
  inMeetings('toplantiKaydet', 'open', async (w) => ({ request: await form(w) })),
  inMeetings('toplantiKaydet', 'call', async (w) => ({ request: await form(w, {}, { davetEt: true }) })),
  inMeetings('toplantiKaydet', 'call a series', async (w) => ({
    request: await form(w, {}, { davetEt: true, tekrar: { Sik: 'haftalik', Adet: 4 } }),
  })),
  inMeetings('toplantiKaydet', 'edit', async (w) => ({ request: await form(w, seen(await called(w))) })),
  inMeetings('toplantiKatilimciKaydet', 'call one more', async (w) => {
    const { Id, Surum } = await called(w);
    return {
      request: { katilimci: { KatilimciId: 0, ToplantiId: Id, Surum, Ad: w.word(), Eposta: 'ece@ornek.example' } },
    };
  }),
  inMeetings('toplantiDurumGuncelle', 'begin', async (w) => ({
    request: { ...seen(await called(w)), Durum: 'yapiliyor', erkenGordum: true },
  })),
  inMeetings('toplantiDurumGuncelle', 'call off', async (w) => ({
    request: { ...seen(await called(w)), Durum: 'iptal', Aciklama: 'Katılacakların çoğu yok' },
  })),
  inMeetings('toplantiYanitla', 'answer', async (w) => ({
    request: { Id: (await called(w)).Id, Yanit: 'katilacak' },
    token: w.otherBoss.token,
  })),
  inMeetings('toplantiKararKaydet', 'decide', async (w) => ({
    request: { ...seen(await called(w)), kararlar: [{ KararId: 0, Metin: w.word() }] },
  })),
  inMeetings('toplantiKararKapat', 'close a decision', async (w) => ({
    request: { KararId: (await held(w)).KararId, Durum: 'bitti', Kanit: 'Yapıldı, gösterildi' },
  })),
  inMeetings('toplantiEkYaz', 'add to the minutes', async (w) => ({
    request: { Id: (await approved(w)).Id, Metin: w.word() },
  })),
  inMeetings('getSeeLink', 'show', async (w) => ({ request: { dr: (await approved(w)).Id } })),
  inMeetings('toplantiOdaKaydet', 'room', async (w) => ({
    request: { oda: { Id: 0, Surum: 0, Ad: w.word(), Kapasite: 8 } },
  })),
  inMeetings('toplantiOdaKaydet', 'change a room', async (w) => {
    const oda = { Id: 0, Surum: 0, Ad: w.word(), Kapasite: 8 };
    const { Id, Surum } = await w.ask(toplanti.toplantiOdaKaydet, { oda });
    return { request: { oda: { ...oda, Id, Surum, Kapasite: 9 } } };
  }),
  inMeetings('toplantiTercihKaydet', 'break of a meeting', async (w) => ({
    request: { durumuDegistir: true },
    token: (await w.somebody()).token,
  })),
  writesOf('tutanak', tutanak)('tutanakEsle', 'type', async (w) => ({
    request: {
      ToplantiId: (await called(w)).Id,
      Pencere: 'a',
      Hal: 'yaziyor' as const,
      Sonra: 0,
      Parca: words(w.word()),
    },
  })),
  writesOf('gorev', gorev)('gorevKaydet', 'of a decision', async (w) => ({
    request: {
      gorev: {
        ...BOS_GOREV,
        IsTurId: await first(w, 'isTur'),
        AciliyetId: await first(w, 'aciliyet'),
        Baslik: w.word(),
      },
      KararId: (await held(w)).KararId,
    },
  })),
];
