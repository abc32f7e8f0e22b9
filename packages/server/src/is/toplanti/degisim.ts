import type { HareketAlanlari, HareketTuru } from '@masabasi/core/platform/hareket/rules';
import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { TOPLANTI_HAREKETLERI, TOPLANTI_SURECI, type ToplantiCagirani } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { sql } from 'kysely';
import { writing } from '../../platform/hareket/api.ts';
import type { Ben, KisiId } from '../../platform/http/access.ts';
import type { ProductAct } from '../../platform/http/context.ts';
import { surumEski, found } from '../../platform/http/errors.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { moving } from '../../platform/process/surec.ts';
import * as q from './queries.ts';

/** The record of a change of a meeting. */

type Alanlari = HareketAlanlari<typeof TOPLANTI_HAREKETLERI>;

export interface ToplantiDegisikligi {
  readonly eylem:
    | 'toplantiKaydet'
    | 'toplantiKatilimciKaydet'
    | 'toplantiDurumGuncelle'
    | 'toplantiYanitla'
    | 'toplantiDavetYaniti'
    | 'toplantiKararKaydet'
    | 'toplantiKararKapat'
    | 'toplantiEkYaz'
    | 'gorevKaydet';
  readonly tur: HareketTuru<typeof TOPLANTI_HAREKETLERI>;
  /** The title of the history line, when its kind does not give one. */
  readonly baslik?: string;
  readonly aciklama?: string;
  readonly eski?: Alanlari;
  readonly yeni?: Alanlari;
}

export const cagirani = (ben: Ben): ToplantiCagirani => ({ Id: ben.Id, yonetir: q.yonetir(ben) });

/** The time of a meeting in words: `24.11.2026 10:00–12:00`. */
export const araligi = (bas: string, bit: string): string => `${zamanYaz(bas)}–${istanbulSaati(bit)}`;

/** The meeting of a request, locked. Throws 404 outside the person's scope. */
export async function kilitli(ctx: ProductAct, Id: number): Promise<ToplantiKarti> {
  return found(await q.kilitle(ctx.db, Id, ctx), 'Toplantı');
}
/** The same, in the version that the caller saw. Throws 409 when it changed. */
export async function degistirilecek(
  ctx: ProductAct,
  { Id, Surum }: { Id: number; Surum: number },
): Promise<ToplantiKarti> {
  const t = await kilitli(ctx, Id);
  if (t.Surum !== Surum) throw surumEski(t);
  return t;
}

type Is = Pick<Islem, 'db' | 'simdi' | 'denetle' | 'yayinla'>;
type Satir = Pick<q.DegisenToplanti, 'id' | 'surum' | 'durum' | 'duzenleyen_id' | 'raportor_id' | 'konu'>;

/** Announces the change to the screens of the meeting's people. */
async function duyur(is: Pick<Is, 'db' | 'yayinla'>, t: Satir): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select kisi_id as id from toplanti_katilimci where toplanti_id = ${t.id} and kisi_id is not null
    union select ${t.duzenleyen_id}::int union select ${t.raportor_id}::int`.execute(is.db);
  for (const { id } of rows) if (id !== null) is.yayinla({ tur: 'toplanti', kisiId: id });
}

/** Records a change of a meeting in its history and in the audit, and announces it to the screens. */
const yazilan = writing<typeof TOPLANTI_HAREKETLERI, Satir, ToplantiDegisikligi, Is & { readonly kisi: KisiId | null }>(
  {
    sozluk: TOPLANTI_HAREKETLERI,
    hal: (t) => ({ Durum: t.durum }),
    denetim: (t, { eski }, yeni) => ({ eski, yeni: { Konu: t.konu, ...yeni } }),
    sonra: duyur,
  },
);
export const degisti = (is: Is, kisi: KisiId | null, t: Satir, degisim: ToplantiDegisikligi) =>
  yazilan({ db: is.db, simdi: is.simdi, denetle: is.denetle, yayinla: is.yayinla, kisi }, t, degisim);

const YER = { tablo: 'toplanti', sutun: 'durum', surumlu: true } as const;

/** Moves a locked meeting to another state and records the change. */
export const durumDegistir = moving({
  surec: TOPLANTI_SURECI,
  yer: YER,
  cagirani: (ctx: ProductAct) => cagirani(ctx.ben),
  yaz: (ctx, satir, d: ToplantiDegisikligi, kayit) =>
    degisti(ctx, ctx.ben.Id, satir, { ...d, eski: { Durum: kayit.DurumAnahtar } }),
});
