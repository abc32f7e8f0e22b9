import { gozetim } from '@masabasi/core/kisi/gozetim/contract';
import { yazisma } from '@masabasi/core/kisi/yazisma/contract';
import { type World, type Write, writesOf } from '../world.ts';

const inMessages = writesOf('yazisma', yazisma);
const inOversight = writesOf('gozetim', gozetim);

/** A conversation of the first privileged person with a new person. */
const pair = async (w: World): Promise<number> =>
  (await w.ask(yazisma.konusmaAc, { KisiId: (await w.somebody()).id })).Id;
const message = (w: World, KonusmaId: number) => ({ KonusmaId, Anahtar: `anahtar-${w.word()}`, Metin: w.word() });
const sent = async (w: World) => {
  const KonusmaId = await pair(w);
  return { KonusmaId, ...(await w.ask(yazisma.mesajGonder, message(w, KonusmaId))) };
};
const group = async (w: World) => ({ Id: 0, Ad: w.word(), Kisiler: [(await w.somebody()).id], Surum: 0 });

/** A message between two people, and its receiver. */
async function received(w: World) {
  const [writer, reader] = [await w.somebody(), await w.somebody()];
  const { Id: KonusmaId } = await w.ask(yazisma.konusmaAc, { KisiId: reader.id }, writer.token);
  const { Id } = await w.ask(yazisma.mesajGonder, message(w, KonusmaId), writer.token);
  return { Id, KonusmaId, reader };
}
const report = (Id: number) => ({ Id, Sebep: 'Uygun bir dil değil.' });

export const writes: readonly Write[] = [
  inMessages('konusmaAc', 'open', async (w) => ({ request: { KisiId: (await w.somebody()).id } })),
  inMessages('grupKaydet', 'group', async (w) => ({ request: await group(w) })),
  inMessages('grupKaydet', 'rename', async (w) => {
    const asked = await group(w);
    const { Id } = await w.ask(yazisma.grupKaydet, asked);
    return { request: { ...asked, Id, Ad: w.word(), Surum: 1 }, token: w.boss.token };
  }),
  inMessages('gruptanAyril', 'leave', async (w) => ({
    request: { Id: (await w.ask(yazisma.grupKaydet, await group(w))).Id },
  })),
  inMessages('konusmaOkundu', 'read', async (w) => {
    const somebody = await w.somebody();
    const { Id } = await w.ask(yazisma.konusmaAc, { KisiId: somebody.id });
    await w.ask(yazisma.mesajGonder, message(w, Id));
    return { request: { Id, No: 1 }, token: somebody.token };
  }),
  inMessages('konusmaSessiz', 'silence', async (w) => ({ request: { Id: await pair(w), Sessiz: true } })),
  inMessages('yazismaTercihKaydet', 'choose', async (w) => ({
    request: { OkunduGoster: false },
    token: (await w.somebody()).token,
  })),
  inMessages('mesajGonder', 'write', async (w) => ({ request: message(w, await pair(w)) })),
  inMessages('mesajDuzenle', 'change', async (w) => ({
    request: { Id: (await sent(w)).Id, Metin: w.word(), Surum: 1 },
    token: w.boss.token,
  })),
  inMessages('mesajGeriAl', 'take back', async (w) => ({ request: { Id: (await sent(w)).Id } })),
  inMessages('mesajTepki', 'answer without words', async (w) => ({
    request: { Id: (await sent(w)).Id, Isaret: 'tamam', Var: true },
  })),
  inMessages('mesajSabitle', 'pin', async (w) => ({ request: { Id: (await sent(w)).Id, Sabit: true } })),
  inMessages('kisiEngelle', 'block', async (w) => ({ request: { KisiId: (await w.somebody()).id, Engelli: true } })),
  inMessages('mesajSikayet', 'report', async (w) => {
    const { Id, reader } = await received(w);
    return { request: report(Id), token: reader.token };
  }),
  inOversight('sikayetKarari', 'decide', async (w) => {
    const { Id, reader } = await received(w);
    await w.ask(yazisma.mesajSikayet, report(Id), reader.token);
    const { sikayetler } = await w.ask(gozetim.sikayetListesi, {});
    const newest = sikayetler.reduce((a, b) => (a.Id > b.Id ? a : b));
    return { request: { Id: newest.Id, Surum: newest.Surum, Durum: 'uygunsuz' as const, Karar: w.word() } };
  }),
  inOversight('konusmaBak', 'look', async (w) => ({
    request: {
      KonusmaId: (await received(w)).KonusmaId,
      Sebep: 'İnsan kaynaklarına gelen şikâyet incelendi',
      Baslangic: '2026-01-01',
      Bitis: '2026-01-02',
    },
  })),
  inMessages('yazismaImgKaydet', 'picture', async (w) => ({ request: { MesajId: String((await sent(w)).Id) } })),
];
