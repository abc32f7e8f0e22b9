import { devir } from '@masabasi/core/masa/devir/contract';
import { hatirlatma } from '@masabasi/core/masa/hatirlatma/contract';
import { olanlar } from '@masabasi/core/platform/olanlar/contract';
import { sla } from '@masabasi/core/masa/sla/contract';
import { taslak } from '@masabasi/core/masa/taslak/contract';
import { varlik } from '@masabasi/core/masa/varlik/contract';
import { type World, type Write, writesOf } from '../world.ts';
import { call } from './desk.ts';

const inDrafts = writesOf('taslak', taslak);
const inReminders = writesOf('hatirlatma', hatirlatma);
const inHandingOver = writesOf('devir', devir);
const inMissed = writesOf('olanlar', olanlar);
const inPromises = writesOf('sla', sla);
const inPresence = writesOf('varlik', varlik);

const draft = (w: World) => ({ Anahtar: `gorusme.yazi.${w.next()}`, Sira: w.next() + 1 });
/** The present rules of the desk, with a little more time. */
async function promises(w: World) {
  const { kurallar, Surum } = await w.ask(sla.slaKurallari, {});
  const sozler = kurallar.sozler.map((s) => ({ ...s, CozumDk: s.CozumDk + (w.next() % 50) + 1 }));
  return { kurallar: { ...kurallar, sozler }, Surum };
}
const reminder = async (w: World) => ({ GorusmeId: (await call(w)).Id, Gun: w.day(3), Saat: '09:00' });

/** Writing calls of drafts, reminders, handovers, missed events, promises and presence. */
export const writes: readonly Write[] = [
  inDrafts('taslakYaz', 'type', async (w) => ({ request: { ...draft(w), Deger: w.word() } })),
  inDrafts('taslakSil', 'forget', async (w) => {
    const { Anahtar, Sira } = draft(w);
    await w.ask(taslak.taslakYaz, { Anahtar, Sira, Deger: w.word() });
    return { request: { Anahtar, Sira: Sira + 1 } };
  }),
  inPresence('gorusmeVarlik', 'come', async (w) => ({
    request: { Id: (await call(w)).Id, Pencere: w.word(), Hal: 'burada' },
  })),
  inReminders('hatirlatmaKaydet', 'remind', async (w) => ({ request: await reminder(w) })),
  inReminders('hatirlatmaSil', 'remove', async (w) => {
    const asked = await reminder(w);
    await w.ask(hatirlatma.hatirlatmaKaydet, asked);
    return { request: { GorusmeId: asked.GorusmeId } };
  }),
  inPromises('slaKaydet', 'promise', async (w) => ({
    request: await promises(w),
    meanwhile: async () => w.ask(sla.slaKaydet, await promises(w)),
  })),
  inMissed('donusOzetiKaldir', 'put away', async (w) => {
    const { id, token } = await w.somebody();
    await w.sql(
      `insert into mesai (kisi_id, gun, baslama, planlanan_bitis)
       values ($1, current_date, now() - interval '1 hour', now() + interval '8 hours')`,
      [id],
    );
    return { request: {}, token };
  }),
  inHandingOver('izinDevret', 'hand over', async (w) => {
    const [to, { Id, Surum }] = [await w.somebody(), await call(w, true)];
    const days = 700 + w.next();
    const [leave] = await w.sql<{ id: number }>(
      `insert into izin (kisi_id, tur_id, baslangic, bitis, yazma_zamani)
       select $1, min(id), $2::date, $2::date + 1, now() from izin_tur returning id`,
      [w.boss.id, w.day(days)],
    );
    const satirlar = [{ Id, Surum, AtananId: to.id }];
    return { request: { IzinId: leave!.id, satirlar, Aciklama: w.word() }, token: w.boss.token };
  }),
];
