import type { GorevKarti } from '@masabasi/core/gorev/satirlar';
import { katla } from '@masabasi/core/metin';
import { SAYFA } from '@masabasi/core/sayfa';
import { zamanYaz } from '@masabasi/core/tarih';
import {
  DAVET_DURUMLARI,
  type DavetYaniti,
  gorevOlmaz,
  tutanakAcik,
  type YanitYolu,
  yurutur,
} from '@masabasi/core/toplanti/rules';
import { sql } from 'kysely';
import { bildir } from '../bildirim/kayit.ts';
import type { KisiId } from '../http/access.ts';
import type { Islem } from '../http/transaction.ts';
import type { DuyuranIs } from '../room.ts';
import { TOPLANTI_HABERI } from './bildirim.ts';
import { cagirani, degisti, kilitli, type Yapan } from './degisim.ts';
import * as kq from './kararlar.ts';
import * as q from './queries.ts';

export { ziyaretUyarilari } from './uyari.ts';

/** What other rooms, and people outside, do with meetings. */

type Is = Islem & Pick<DuyuranIs, 'config'>;

/** Writes down what somebody who is called has said, of one meeting or of several of its series. */
export async function yanitla(
  is: Is,
  davetliler: readonly q.Davetli[],
  yanit: DavetYaniti,
  yol: YanitYolu,
  kisi: KisiId | null,
): Promise<void> {
  const { db, simdi } = is;
  const bunlar = davetliler.filter((d) => d.davet_durum !== yanit);
  if (bunlar.length === 0) return;
  await q.yanitYaz(
    db,
    bunlar.map((d) => d.id),
    yanit,
    yol,
    simdi,
  );
  for (const d of bunlar) {
    const t = await q.satir(db, d.toplanti_id);
    if (t === undefined) continue;
    await degisti(is, kisi, t, {
      eylem: kisi === null ? 'toplantiDavetYaniti' : 'toplantiYanitla',
      tur: 'yanit',
      baslik: `${d.ad}: ${DAVET_DURUMLARI[yanit]}`,
      yeni: { KatilimciId: d.id },
    });
  }
  const ilk = await q.satir(db, bunlar[0]!.toplanti_id);
  if (ilk === undefined || ilk.duzenleyen_id === kisi) return;
  await bildir(is, TOPLANTI_HABERI, {
    kisiler: [ilk.duzenleyen_id],
    baslik: `${bunlar[0]!.ad}: ${DAVET_DURUMLARI[yanit]}, ${ilk.konu}`,
    metin: zamanYaz(ilk.baslama_zamani),
    yol: `${SAYFA.toplanti[0]}?toplanti=${ilk.id}`,
    hakkinda: bunlar[0]!.kisi_id,
  });
}

/** An answer that a calendar sent by mail. */
export interface TakvimYaniti {
  readonly uid: string;
  /** Of one of a series: when it was to be by the rule. */
  readonly seriAni: string | null;
  readonly sira: number;
  readonly eposta: string;
  readonly yanit: DavetYaniti;
}

/**
 * Takes an answer that came by mail; answers the meeting, or null where it is none of ours. It counts only for the address
 * that was invited, sent from there, and not for a time that is not the meeting's any more.
 */
export async function takvimYaniti(is: Is, gonderen: string, y: TakvimYaniti): Promise<number | null> {
  if (katla(gonderen) !== katla(y.eposta)) return null;
  const { rows } = await sql<{ id: number; toplanti_id: number }>`
    select kk.id, kk.toplanti_id from toplanti t join toplanti_katilimci kk on kk.toplanti_id = t.id
    where t.ics_uid::text = lower(${y.uid}) and lower(kk.eposta) = lower(${y.eposta}) and t.durum in ('planlandi', 'yapiliyor')
      and kk.davet_durum <> 'davetsiz' and ${y.sira} >= t.zaman_sira and t.bitis_zamani > ${is.simdi}
      and (${y.seriAni}::timestamptz is null or t.seri_ani = ${y.seriAni}::timestamptz)
    order by t.baslama_zamani limit 60 for update of kk`.execute(is.db);
  const [ilk] = rows;
  if (ilk === undefined) return null;
  const idler = new Set(rows.map((r) => r.id));
  const davetliler = (
    await q.davetliler(
      is.db,
      rows.map((r) => r.toplanti_id),
    )
  ).filter((d) => idler.has(d.id));
  await yanitla(is, davetliler, y.yanit, 'eposta', null);
  return ilk.toplanti_id;
}

/** A decision of which a task is about to be made, locked; a sentence where none can be. */
export async function gorevlenecek(ctx: Yapan, kararId: number) {
  const k = await kq.kararKilitle(ctx.db, kararId);
  if (k === null || !(await q.gorur(ctx.db, k.toplanti_id, ctx))) return 'Karar bulunamadı.';
  const t = await kilitli(ctx, k.toplanti_id);
  if (!yurutur(t, cagirani(ctx.ben))) return 'Kararı, toplantıyı düzenleyen ya da raportör göreve dönüştürür.';
  if (t.DurumAnahtar !== 'onayli' && !tutanakAcik(t.DurumAnahtar)) return 'Bu toplantının kararları göreve dönüşmez.';
  const engel = gorevOlmaz({ Durum: k.durum, SorumluId: k.sorumlu_id, Termin: k.termin, GorevId: k.gorev_id });
  return engel ?? k;
}

/** Says of such a decision which task it became, in the transaction that opens the task. */
export async function gorevlendi(
  ctx: Yapan,
  k: Exclude<Awaited<ReturnType<typeof gorevlenecek>>, string>,
  gorev: Pick<GorevKarti, 'Id' | 'No'>,
): Promise<void> {
  await kq.kararDegistir(ctx.db, k.id, { gorev_id: gorev.Id });
  const satir = await q.degistir(ctx.db, k.toplanti_id, {});
  await degisti(ctx, ctx.ben.Id, satir, {
    eylem: 'gorevKaydet',
    tur: 'gorev',
    baslik: `Göreve dönüştü: ${gorev.No}`,
    aciklama: k.metin,
    yeni: { KararId: k.id, GorevId: gorev.Id },
  });
}

/** The minutes of a locked meeting are other words by now. */
export async function tutanakDegisti(
  is: Pick<Islem, 'db' | 'yayinla'>,
  t: { readonly Id: number },
  metin: string,
): Promise<void> {
  await is.db.updateTable('toplanti').set({ tutanak: metin }).where('id', '=', t.Id).execute();
}
