import type { BildirimHali } from '@masabasi/core/platform/bildirim/rules';
import { sql } from 'kysely';
import { postaYaz } from '../posta/api.ts';
import type { BildirimTuru, DuyuranIs } from '../../room.ts';
import type { KisiId } from '../http/access.ts';
import { geriCekYaz, halledildiYaz, mesajdanHaberliler, yenidenSorYaz } from './queries.ts';

/** Content of a notification. */
export interface YeniBildirim {
  readonly kisiler: readonly number[];
  readonly baslik: string;
  readonly metin?: string;
  /** Page that handles the matter, if it is not the page of the kind. */
  readonly yol?: string;
  /** Person mentioned in the notification. It is deleted when the person becomes anonymous. */
  readonly hakkinda?: number | null;
  /** Record of the kind that the person is asked about. Its decision marks the notification as read (`halledildi`). */
  readonly kayit?: number;
  /** The mail, where the line says more than may leave the company. */
  readonly posta?: { readonly baslik: string; readonly metin: string };
  /** Message that the text quotes. The text changes with it and is never mailed, as a mail cannot be taken back. */
  readonly mesajId?: number;
}

/**
 * Notifies people within the caller's transaction: a line in their inbox and, if they want it, a mail. People who
 * turned the kind off or may not sign in any more are skipped.
 */
export async function bildir(ctx: DuyuranIs, tur: BildirimTuru, b: YeniBildirim): Promise<void> {
  const { db, simdi } = ctx;
  const kisiler = [...new Set(b.kisiler)];
  if (kisiler.length === 0) return;
  const { rows } = await sql<{ Id: number; eposta: string | null; hal: BildirimHali }>`
    select k.id as "Id", k.eposta, coalesce(t.hal, ${tur.varsayilan}) as hal
    from kisi k left join bildirim_tercihi t on t.kisi_id = k.id and t.tur = ${tur.tur}
    where k.id = any(${kisiler}) and k.aktif and coalesce(t.hal, ${tur.varsayilan}) <> 'kapali'
    order by array_position(${kisiler}::int[], k.id)`.execute(db);
  if (rows.length === 0) return;
  const yol = b.yol ?? tur.yol;
  const metin = b.metin ?? '';
  await db
    .insertInto('bildirim')
    .values(
      rows.map((r) => ({
        kisi_id: r.Id,
        tur: tur.tur,
        baslik: b.baslik.slice(0, 200),
        metin,
        yol,
        hakkinda_id: b.hakkinda ?? null,
        mesaj_id: b.mesajId ?? null,
        kayit_id: b.kayit ?? null,
        zaman: simdi,
      })),
    )
    .execute();
  const { publicUrl } = ctx.config;
  const konu = b.posta?.baslik ?? b.baslik;
  const govde = b.posta?.metin ?? (b.mesajId === undefined && metin !== '' ? metin : konu);
  const link = yol === null ? '' : `\n\n${tur.ayrintisi}${publicUrl === null ? '.' : `: ${publicUrl}${yol}`}`;
  for (const { hal, eposta } of rows)
    if (hal === 'posta' && eposta)
      await postaYaz(db, { alici: eposta, konu, metin: `${govde}${link}`, simdi, otomatik: true });
  for (const { Id } of rows) ctx.yayinla({ tur: 'bildirim', kisiId: Id });
}

/**
 * Marks notifications of this kind as read for everybody who was asked, because the matter is settled: those about a
 * record, or all about a person who has nothing left to ask.
 */
export async function halledildi(
  { db, simdi, yayinla }: Pick<DuyuranIs, 'db' | 'simdi' | 'yayinla'>,
  tur: BildirimTuru,
  neyin: { readonly kayit: number } | { readonly hakkinda: KisiId },
): Promise<void> {
  for (const kisiId of await halledildiYaz(db, tur.tur, neyin, simdi)) yayinla({ tur: 'bildirim', kisiId });
}

/** Notifications of a record that its decision marked as read at this moment ask again. */
export async function yenidenSor(
  { db, yayinla }: Pick<DuyuranIs, 'db' | 'yayinla'>,
  tur: BildirimTuru,
  neyin: { readonly kayit: number; readonly zaman: Date },
): Promise<void> {
  for (const kisiId of await yenidenSorYaz(db, tur.tur, neyin)) yayinla({ tur: 'bildirim', kisiId });
}

/** Removes notifications about a person that one act wrote at this moment, because the act was taken back. */
export async function geriCek(
  { db, yayinla }: Pick<DuyuranIs, 'db' | 'yayinla'>,
  tur: BildirimTuru,
  neyin: { readonly hakkinda: KisiId; readonly zaman: Date },
): Promise<void> {
  for (const kisiId of await geriCekYaz(db, tur.tur, neyin)) yayinla({ tur: 'bildirim', kisiId });
}

/** Refreshes the windows of people who were notified of a message, after the message changed. */
export async function mesajDegisti({ db, yayinla }: Pick<DuyuranIs, 'db' | 'yayinla'>, mesajId: number): Promise<void> {
  for (const kisiId of await mesajdanHaberliler(db, mesajId)) yayinla({ tur: 'bildirim', kisiId });
}

/** Removes notifications of this kind about a message, because it no longer mentions these people. */
export async function mesajHaberiniAl(
  { db, yayinla }: Pick<DuyuranIs, 'db' | 'yayinla'>,
  mesajId: number,
  tur: string,
  kisiler: readonly number[],
): Promise<void> {
  if (kisiler.length === 0) return;
  await db
    .deleteFrom('bildirim')
    .where('mesaj_id', '=', mesajId)
    .where('tur', '=', tur)
    .where('kisi_id', 'in', kisiler)
    .execute();
  for (const kisiId of kisiler) yayinla({ tur: 'bildirim', kisiId });
}
