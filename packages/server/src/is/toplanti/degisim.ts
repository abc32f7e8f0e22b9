import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { TOPLANTI_HAREKETLERI, TOPLANTI_SURECI, type ToplantiCagirani } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { sql } from 'kysely';
import { type Change, type Writer, writing } from '../../platform/hareket/api.ts';
import type { Ben } from '../../platform/http/access.ts';
import type { ProductAct } from '../../platform/http/context.ts';
import { type Seen, found } from '../../platform/http/errors.ts';
import { moving } from '../../platform/process/surec.ts';
import * as q from './queries.ts';

/** The record of a change of a meeting. */

export type ToplantiDegisikligi = Change<
  typeof TOPLANTI_HAREKETLERI,
  | 'toplantiKaydet'
  | 'toplantiKatilimciKaydet'
  | 'toplantiDurumGuncelle'
  | 'toplantiYanitla'
  | 'toplantiDavetYaniti'
  | 'toplantiKararKaydet'
  | 'toplantiKararKapat'
  | 'toplantiEkYaz'
  | 'gorevKaydet'
>;

export const cagirani = (ben: Ben): ToplantiCagirani => ({ Id: ben.Id, yonetir: q.yonetir(ben) });

/** The time of a meeting in words: `24.11.2026 10:00–12:00`. */
export const araligi = (bas: string, bit: string): string => `${zamanYaz(bas)}–${istanbulSaati(bit)}`;

/** The meeting of a request, locked. Throws 404 outside the person's scope. */
export const kilitli = async (ctx: ProductAct, Id: number): Promise<ToplantiKarti> =>
  found(await q.kilitle(ctx.db, Id, ctx), 'Toplantı');
/** The same, in the version that the caller saw. Throws 409 when it changed. */
export const degistirilecek = async (ctx: ProductAct, { Id, Surum }: Seen): Promise<ToplantiKarti> =>
  found(await q.kilitle(ctx.db, Id, ctx), 'Toplantı', Surum);

type Satir = Pick<q.DegisenToplanti, 'id' | 'surum' | 'durum' | 'duzenleyen_id' | 'raportor_id' | 'konu'>;

/** Announces the change to the screens of the meeting's people. */
async function duyur(is: Writer, t: Satir): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select kisi_id as id from toplanti_katilimci where toplanti_id = ${t.id} and kisi_id is not null
    union select ${t.duzenleyen_id}::int union select ${t.raportor_id}::int`.execute(is.db);
  for (const { id } of rows) if (id !== null) is.yayinla({ tur: 'toplanti', kisiId: id });
}

/** Records a change of a meeting in its history and in the audit, and announces it to the screens. */
export const degisti = writing<typeof TOPLANTI_HAREKETLERI, Satir, ToplantiDegisikligi, Writer>({
  sozluk: TOPLANTI_HAREKETLERI,
  hal: (t) => ({ Durum: t.durum }),
  denetim: (t, { eski }, yeni) => ({ eski, yeni: { Konu: t.konu, ...yeni } }),
  sonra: duyur,
});

/** Moves a locked meeting to another state and records the change. */
export const durumDegistir = moving({
  surec: TOPLANTI_SURECI,
  tablo: 'toplanti',
  cagirani: (ctx: ProductAct) => cagirani(ctx.ben),
  yaz: (ctx, satir, d: ToplantiDegisikligi, kayit) =>
    degisti(ctx, satir, { ...d, eski: { Durum: kayit.DurumAnahtar } }),
});
