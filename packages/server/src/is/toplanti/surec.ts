import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { toplantiAcik } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { sql } from 'kysely';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { toplantidanAl, toplantiyaAl } from '../../mesai/mola/api.ts';
import { TOPLANTI_HABERI } from './bildirim.ts';
import { degisti, durumDegistir, type ToplantiDegisikligi } from './degisim.ts';
import * as q from './queries.ts';
import { sonrakileri } from './seri.ts';
import { odaEngelleri, odalariKilitle } from './uyari.ts';
import { davetYaz } from './yazi.ts';

/** The effects of the states of a meeting: invitations, cancellations, and the status of people. */

/** Plans a draft, or the drafts of its series, and invites everybody. */
export async function davetEt(ctx: ProductAct, t: ToplantiKarti, d: ToplantiDegisikligi) {
  const { db } = ctx;
  const seri = t.TekrarKural === null ? null : await q.serisi(db, t.UstId ?? t.Id);
  const taslaklar = (seri ?? []).filter((s) => s.durum === 'taslak' && s.id !== t.Id);
  const haric = [t.Id, ...taslaklar.map((s) => s.id)];
  const zamanlar = [{ bas: t.Baslama_Zamani, bit: t.Bitis_Zamani, oda: t.OdaId }, ...taslaklar.map(odali)];
  await odalariKilitle(
    db,
    zamanlar.map((z) => z.oda),
  );
  for (const s of zamanlar) {
    const [dolu] = await odaEngelleri(db, { kisiler: [], zamanlar: [s], odaId: s.oda, haric });
    if (dolu !== undefined) return red(dolu);
  }
  const sonuc = await durumDegistir(ctx, t, 'planlandi', {}, d);
  for (const s of taslaklar)
    await degisti(ctx, await q.degistir(db, s.id, { durum: 'planlandi' }), {
      ...d,
      eski: { Durum: 'taslak' },
    });
  const yeni = (await q.satir(db, t.Id))!;
  const tumu = seri === null ? undefined : await q.serisi(db, t.UstId ?? t.Id);
  await davetYaz(ctx, {
    tur: 'davet',
    toplanti: yeni,
    ...(tumu !== undefined && { seri: tumu }),
    davetliler: await q.davetliler(db, [t.Id]),
  });
  return sonuc;
}
const odali = (s: q.DegisenToplanti) => ({ bas: s.baslama_zamani, bit: s.bitis_zamani, oda: s.oda_id });

/** Cancels a meeting, or also the following ones, and notifies the invited people. */
export async function iptalEt(
  ctx: ProductAct,
  t: ToplantiKarti,
  neden: string,
  hangisi: 'bu' | 'sonrakiler',
  d: ToplantiDegisikligi,
) {
  const { db } = ctx;
  const davetli = await q.davetliler(db, [t.Id]);
  const sonuc = await durumDegistir(ctx, t, 'iptal', { iptal_nedeni: neden, ics_sira: t.IcsSira + 1 }, d);
  const { sonrakiler } =
    hangisi === 'sonrakiler' && t.TekrarKural !== null ? await sonrakileri(ctx, t) : { sonrakiler: [] };
  const digerleri = sonrakiler.filter((s) => s.id !== t.Id && toplantiAcik(s.durum));
  const iptaller = [(await q.satir(db, t.Id))!];
  for (const s of digerleri) {
    const satir = await q.degistir(db, s.id, { durum: 'iptal', iptal_nedeni: neden, ics_sira: s.ics_sira + 1 });
    await degisti(ctx, satir, { ...d, eski: { Durum: s.durum } });
    iptaller.push(satir);
  }
  // Nobody was told of a draft.
  const duyanlar = davetli.filter((k) => k.davet_durum !== 'davetsiz');
  if (duyanlar.length > 0)
    await davetYaz(ctx, { tur: 'iptal', toplanti: iptaller[0]!, yalniz: iptaller, davetliler: duyanlar });
  return sonuc;
}

/** Sets the status to meeting for people who want it and are at the desk. */
export async function baslayinca(ctx: ProductAct, t: ToplantiKarti): Promise<void> {
  const { db } = ctx;
  for (const { id, kisi_id } of await q.durumuDegisenler(db, t.Id))
    if (await toplantiyaAl(ctx, kisi_id, `${t.No} ${t.Konu}`)) await q.katilimciDegistir(db, id, { molada: true });
  await bildir(ctx, TOPLANTI_HABERI, {
    kisiler: (await q.katilimcilar(db, t.Id)).flatMap((k) =>
      k.UserId === null || k.UserId === ctx.ben.Id || k.DavetDurum === 'katilmayacak' ? [] : [k.UserId],
    ),
    baslik: `Toplantı başladı: ${t.Konu}`,
    yol: kayitYolu(SAYFA.toplanti[0], t.Id),
  });
}

/** Brings the people back to the desk whose status the meeting changed, unless they changed it since. */
export async function bitince(ctx: ProductAct, t: ToplantiKarti): Promise<void> {
  const { db } = ctx;
  const molada = (await q.davetliler(db, [t.Id])).filter((k) => k.molada);
  // In the common lock order, as at the start, because other meetings end with the same people.
  for (const d of molada.toSorted((a, b) => (a.kisi_id ?? 0) - (b.kisi_id ?? 0))) {
    await q.katilimciDegistir(db, d.id, { molada: false });
    if (d.kisi_id !== null) await toplantidanAl(ctx, d.kisi_id);
  }
}

/** Stores the present people, and gives their names as words. */
export async function katilanlariYaz(db: Db, id: number, katilanlar: readonly number[]): Promise<string> {
  const { rows } = await sql<{
    katildi: boolean;
  }>`update toplanti_katilimci set katildi = id = any(${[...katilanlar]}::int[])
    where toplanti_id = ${id} returning katildi`.execute(db);
  return `${rows.length} kişiden ${rows.filter((k) => k.katildi).length} kişi katıldı.`;
}
