import type { GorevKarti } from '@masabasi/core/is/gorev/satirlar';
import { katla, kisalt } from '@masabasi/core/platform/text/metin';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import {
  DAVET_DURUMLARI,
  type DavetYaniti,
  gorevOlmaz,
  tutanakAcik,
  type YanitYolu,
  yurutur,
} from '@masabasi/core/is/toplanti/rules';
import { sql } from 'kysely';
import { bildir } from '../../platform/bildirim/api.ts';
import type { KisiId } from '../../platform/http/access.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import type { DuyuranIs } from '../../room.ts';
import { TOPLANTI_HABERI } from './bildirim.ts';
import { cagirani, degisti, kilitli } from './degisim.ts';
import { davetliKodu } from './davetliKodu.ts';
import * as kq from './kararlar.ts';
import * as q from './queries.ts';
import type { ProductAct } from '../../platform/http/context.ts';

export { ziyaretUyarilari } from './uyari.ts';

/** The acts of other rooms, and of people outside, on meetings. */

type Is = Islem & Pick<DuyuranIs, 'config'>;

/** Records the answer of an invited person to one meeting, or to several of its series. */
export async function yanitla(
  is: Is,
  davetliler: readonly q.Davetli[],
  yanit: DavetYaniti,
  yol: YanitYolu,
  kisi: KisiId | null,
  aciklama = '',
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
    await degisti({ ...is, kisi }, t, {
      eylem: kisi === null ? 'toplantiDavetYaniti' : 'toplantiYanitla',
      tur: 'yanit',
      baslik: `${d.ad}: ${DAVET_DURUMLARI[yanit]}`,
      aciklama,
      yeni: { KatilimciId: d.id },
    });
  }
  const ilk = await q.satir(db, bunlar[0]!.toplanti_id);
  if (ilk === undefined || ilk.duzenleyen_id === kisi) return;
  await bildir(is, TOPLANTI_HABERI, {
    kisiler: [ilk.duzenleyen_id],
    baslik: `${bunlar[0]!.ad}: ${DAVET_DURUMLARI[yanit]}, ${ilk.konu}`,
    metin: zamanYaz(ilk.baslama_zamani),
    yol: kayitYolu(SAYFA.toplanti[0], ilk.id),
    hakkinda: bunlar[0]!.kisi_id,
  });
}

/** Writes words of an invited person, other than yes and no, into the history, and notifies the organiser. */
async function soyledi(is: Is, d: q.Davetli, baslik: string, aciklama: string): Promise<void> {
  const t = await q.satir(is.db, d.toplanti_id);
  if (t === undefined) return;
  await degisti({ ...is, kisi: null }, t, {
    eylem: 'toplantiDavetYaniti',
    tur: 'yanit',
    baslik: `${d.ad}: ${baslik}`,
    aciklama,
    yeni: { KatilimciId: d.id },
  });
  await bildir(is, TOPLANTI_HABERI, {
    kisiler: [t.duzenleyen_id],
    baslik: `${d.ad}: ${baslik}, ${t.konu}`,
    metin: kisalt(aciklama, 200) || zamanYaz(t.baslama_zamani),
    yol: kayitYolu(SAYFA.toplanti[0], t.id),
    hakkinda: d.kisi_id,
  });
}

/** An answer that a calendar sent by mail. */
export interface TakvimYaniti {
  readonly uid: string;
  /** The time by the rule, for one meeting of a series. */
  readonly seriAni: string | null;
  readonly sira: number;
  readonly eposta: string;
  /** Null when it is neither yes nor no, but the words of `soz`. */
  readonly yanit: DavetYaniti | null;
  readonly soz: string;
  /** The text of the mail around the answer. */
  readonly mektup: string;
}

const DOGRULANAMAYAN = 'E-postayla gelen bu yanıtın kendisinden olduğu doğrulanamadı. Kendisine sorunuz.';

/**
 * Records an answer that came by mail, and gives the meeting, or null when it is not ours. The answer counts only from
 * the invited address, with the code of this guest, and for a time that the meeting still has. An answer with only one
 * of address and code is told to the organiser, because every mail can claim any sender.
 */
export async function takvimYaniti(is: Is, gonderen: string, y: TakvimYaniti): Promise<number | null> {
  const [, uid = '', kod] = /^([0-9a-f-]{36})(?:-([0-9a-f]{20}))?$/.exec(katla(y.uid)) ?? [];
  if (uid === '') return null;
  const kodlu = kod !== undefined && kod === (await davetliKodu(is.db, uid, y.eposta));
  const kendisi = katla(gonderen) === katla(y.eposta);
  if (!kodlu && !kendisi) return null;
  // The meetings are locked before their people, as every other writer does.
  await sql`select id from toplanti where ics_uid::text = ${uid} order by id for no key update`.execute(is.db);
  const { rows } = await sql<{ id: number; toplanti_id: number }>`
    select kk.id, kk.toplanti_id from toplanti t join toplanti_katilimci kk on kk.toplanti_id = t.id
    where t.ics_uid::text = ${uid} and lower(kk.eposta) = lower(${y.eposta}) and t.durum in ('planlandi', 'yapiliyor')
      and kk.davet_durum <> 'davetsiz' and ${y.sira} >= t.zaman_sira and t.bitis_zamani > ${is.simdi}
      and (${y.seriAni}::timestamptz is null or t.seri_ani = ${y.seriAni}::timestamptz)
    order by t.baslama_zamani limit 60`.execute(is.db);
  const [ilk] = rows;
  if (ilk === undefined) return null;
  const idler = new Set(rows.map((r) => r.id));
  const davetliler = (
    await q.davetliler(
      is.db,
      rows.map((r) => r.toplanti_id),
    )
  ).filter((d) => idler.has(d.id));
  const ilkDavetli = davetliler.find((d) => d.id === ilk.id)!;
  const sozler = [y.soz, y.mektup].filter(Boolean).join('\n');
  const adi = y.yanit === null ? 'davete yazdı' : DAVET_DURUMLARI[y.yanit];
  if (!kodlu || !kendisi)
    await soyledi(is, ilkDavetli, `doğrulanamayan yanıt (${adi})`, [DOGRULANAMAYAN, sozler].filter(Boolean).join('\n'));
  else {
    if (y.yanit !== null) await yanitla(is, davetliler, y.yanit, 'eposta', null, y.mektup);
    if (y.soz !== '') await soyledi(is, ilkDavetli, 'davete yazdı', sozler);
  }
  return ilk.toplanti_id;
}

/** A decision that is about to become a task, locked. A sentence when it cannot become one. */
export async function gorevlenecek(ctx: ProductAct, kararId: number) {
  const k = await kq.kararKilitle(ctx.db, kararId);
  if (k === null || !(await q.gorur(ctx.db, k.toplanti_id, ctx))) return 'Karar bulunamadı.';
  const t = await kilitli(ctx, k.toplanti_id);
  if (!yurutur(t, cagirani(ctx.ben))) return 'Kararı, toplantıyı düzenleyen ya da raportör işe dönüştürür.';
  if (t.DurumAnahtar !== 'onayli' && !tutanakAcik(t.DurumAnahtar)) return 'Bu toplantının kararları işe dönüşmez.';
  const engel = gorevOlmaz({ Durum: k.durum, SorumluId: k.sorumlu_id, Termin: k.termin, GorevId: k.gorev_id });
  return engel ?? k;
}

/** Links such a decision to its task, in the transaction that opens the task. */
export async function gorevlendi(
  ctx: ProductAct,
  k: Exclude<Awaited<ReturnType<typeof gorevlenecek>>, string>,
  gorev: Pick<GorevKarti, 'Id' | 'No'>,
): Promise<void> {
  await kq.kararDegistir(ctx.db, k.id, { gorev_id: gorev.Id });
  const satir = await q.degistir(ctx.db, k.toplanti_id, {});
  await degisti(ctx, satir, {
    eylem: 'gorevKaydet',
    tur: 'gorev',
    baslik: `İşe dönüştü: ${gorev.No}`,
    aciklama: k.metin,
    yeni: { KararId: k.id, GorevId: gorev.Id },
  });
}

/** Records a change of the minutes of a locked meeting. */
export async function tutanakDegisti(
  is: Pick<Islem, 'db' | 'yayinla'>,
  t: { readonly Id: number },
  metin: string,
): Promise<void> {
  await is.db.updateTable('toplanti').set({ tutanak: metin }).where('id', '=', t.Id).execute();
}
