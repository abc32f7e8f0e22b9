import {
  haberZamani,
  hizmette,
  kalanDonus,
  SAAT_ADLARI,
  siradakiSaat,
  type SlaDonusu,
  type SlaHesabi,
  type SlaOlayTuru,
  sonDonus,
  sozZamani,
} from '@masabasi/core/masa/sla/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { IsCagrisi } from '../../platform/db/isler.ts';
import { isEkle } from '../../platform/db/kuyruk.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import type { DuyuranIs } from '../../room.ts';
import { SOZ_ASILDI, SOZ_YAKLASTI } from './bildirim.ts';
import * as q from './queries.ts';

/** Records an event for the clocks of a ticket. */
export const slaOlayiYaz = (db: Db, id: number, tur: SlaOlayTuru, zaman: Date) =>
  db.insertInto('sla_olay').values({ gorusme_id: id, tur, zaman }).execute();

/** The state of a ticket's promise, and the notifications already sent. */
interface SlaHali {
  readonly hesap: SlaHesabi | null;
  readonly soylenen: SlaDonusu | null;
}

const soylenenSutunlari = (hesap: SlaHesabi | null, soylenen: SlaDonusu | null) => ({
  sla_haber: hesap && haberZamani(soylenen, hesap),
  sla_soylenen_saat: soylenen?.saat ?? null,
  sla_soylenen_asama: soylenen?.asama ?? null,
});

/** Calculates the ends of a ticket's clocks and stores them in the ticket. */
export async function slaYenile(db: Db, g: q.SlaKaydi, simdi: Date): Promise<SlaHali> {
  const [once, hesap] = await Promise.all([q.soylenen(db, g.id), q.slaOku(db, g, simdi)]);
  const siradaki = hesap && siradakiSaat(hesap);
  const kalan = hesap === null ? null : kalanDonus(once, hesap, simdi);
  await db
    .updateTable('gorusme')
    .set({
      sla_bitis: siradaki?.bitis ?? null,
      sla_uyari: siradaki?.uyari ?? null,
      sla_durdu: hesap?.cozum.hal === 'durdu',
      ...soylenenSutunlari(hesap, kalan),
    })
    .where('id', '=', g.id)
    .execute();
  return { hesap, soylenen: kalan };
}

/** The kind of job that calculates all of them again. */
export const SLA_ISI = 'sla';

/**
 * Has the clocks of all open tickets calculated again after the transaction commits.
 * @param anahtar names the change: another change during the job is a job of its own
 */
export const hepsiYenilensin = ({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>, anahtar: string) =>
  isEkle(db, { tur: SLA_ISI, anahtar, vakit: simdi });

/** Tickets in one transaction. */
const YIGIN = 100;

/** Calculates the clocks of all open tickets again. Their events stay, so the waiting time stays counted. */
export async function hepsiniYenile({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>, dur: AbortSignal): Promise<void> {
  for (let son = 0, adet = YIGIN; adet === YIGIN && !dur.aborted;)
    [son, adet] = await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const bunlar = await q.acikSlalar(is.db, son, YIGIN);
      for (const g of bunlar) {
        await q.kilitle(is.db, g.id);
        await slaYenile(is.db, g, simdi);
      }
      if (bunlar.length > 0) is.yayinla({ tur: 'gorusme' });
      return [bunlar.at(-1)?.id ?? son, bunlar.length] as const;
    });
  if (dur.aborted) throw new Error('Sunucu kapanıyor; süreler baştan hesaplanacak.');
}

/** Tells the assignee that a clock has turned, and also the head if the promise is broken. */
async function donusuBildir(is: DuyuranIs, g: q.HaberliGorusme, hesap: SlaHesabi, d: SlaDonusu): Promise<void> {
  const { db, simdi } = is;
  const zaman = sozZamani(hesap[d.saat].bitis!, simdi);
  const soz = `${SAAT_ADLARI[d.saat]} sözü ${zaman}`;
  const haber = { yol: `/islemler/musterigorusme/detay?id=${g.id}`, hakkinda: g.AtananId };
  const sahibi = g.AtananId === null ? [] : [g.AtananId];
  if (d.asama === 'uyari') {
    const baslik = `Süresi doluyor: ${g.No} ${g.Baslik}`;
    await bildir(is, SOZ_YAKLASTI, { ...haber, kisiler: sahibi, baslik, metin: `${soz} doluyor.` });
    return;
  }
  const baslik = `Süresi geçti: ${g.No} ${g.Baslik}`;
  await bildir(is, SOZ_ASILDI, { ...haber, kisiler: sahibi, baslik, metin: `${soz} doldu.` });
  const kimde = g.Atanan === null ? 'Görüşme kimsenin üzerinde değil.' : `Görüşme ${g.Atanan} üzerinde.`;
  const yonetenler = await q.yonetenler(db, g, istanbulGunu(simdi));
  await bildir(is, SOZ_ASILDI, { ...haber, kisiler: yonetenler, baslik, metin: `${soz} doldu. ${kimde}` });
}

type Bildiren = Pick<IsCagrisi, 'db' | 'simdi'> & { readonly config: { readonly publicUrl: string | null } };

/**
 * Tells people of clocks that have turned, in the hours of the desk: a turn at its last minute is told when it opens.
 * Each ticket is calculated again before, as its stored clock may be older than the calendar.
 */
export async function sozleriBildir({ db, simdi, config }: Bildiren): Promise<void> {
  if (!hizmette(await q.takvim(db, istanbulGunu(simdi)), simdi)) return;
  for (let adet = YIGIN; adet === YIGIN;)
    adet = await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const bunlar = await q.haberliler(is.db, simdi, YIGIN);
      for (const g of bunlar) {
        const { hesap, soylenen } = await slaYenile(is.db, g, simdi);
        const son = hesap && sonDonus(hesap, simdi);
        const vakti = hesap && haberZamani(soylenen, hesap);
        if (hesap === null || son === null || vakti === null || new Date(vakti) > simdi) continue;
        await donusuBildir({ ...is, config }, g, hesap, son);
        await is.db.updateTable('gorusme').set(soylenenSutunlari(hesap, son)).where('id', '=', g.id).execute();
      }
      return bunlar.length;
    });
}
