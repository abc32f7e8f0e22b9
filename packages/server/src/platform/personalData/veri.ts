/** Tools for the rooms' `veri.ts` and `imha.ts`. */
import type { VeriSutunu } from '@masabasi/core/kisi/kvkk/contract';
import { type Gun, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { type KisiId, urunuGorur } from '../http/access.ts';
import type { Imha, RoomFace } from '../../room.ts';

/** `Gün:gun Ad Kişi:metin`, underscores for blanks. A column without a kind is text. */
export const sutunlar = (yazi: string): VeriSutunu[] =>
  yazi.split(/\s+/).map((s) => {
    const [ad, tur = 'metin'] = s.split(':');
    return { Ad: ad!.replaceAll('_', ' '), Tur: tur as VeriSutunu['Tur'] };
  });
export const saat = (sutun: string) => sql`to_char(${sql.ref(sutun)}, 'HH24:MI')`;

/** Words about a record of a product, while the person has the product. Afterwards they are not shown here either. */
export const urununde = (kisi: KisiId, proje: RawBuilder<unknown>, soz: RawBuilder<unknown>) =>
  sql`case when ${urunuGorur(sql`${kisi}`, proje)} then ${soz} else '******' end`;

/** Rows in one transaction: few enough to stay far below the statement timeout. */
export const YIGIN = 2000;

export const sayi = async (db: Db, sorgu: RawBuilder<{ adet: number }>): Promise<number> =>
  (await sorgu.execute(db)).rows[0]!.adet;

/** Marks the transaction as a destruction, so that the audit allows deletions. */
export const imhaBaslat = (db: Db) => sql`set local masabasi.imha = 'evet'`.execute(db);

/** Records of a table that are older than the limit by one column. */
export function zamanaGore(
  ad: 'denetim' | 'oturum' | 'posta' | 'gelen_posta' | 'bildirim' | 'mesaj' | 'imha_kaydi',
  sutun: 'zaman' | 'son_kullanim' = 'zaman',
): Imha {
  const eski = (sinir: Gun) => sql`${sql.ref(sutun)} < ${new Date(istanbulAni(sinir))}`;
  return {
    say: (db, sinir) => sayi(db, sql`select count(*) as adet from ${sql.table(ad)} where ${eski(sinir)}`),
    async yok(db, sinir) {
      const { numAffectedRows } = await sql`delete from ${sql.table(ad)} where id in (
        select id from ${sql.table(ad)} where ${eski(sinir)} limit ${YIGIN})`.execute(db);
      return Number(numAffectedRows);
    },
  };
}

/** Records of the person alone, deleted with the person. */
export const kisiyleSilinen =
  (...tablolar: readonly string[]): NonNullable<RoomFace['anonim']> =>
  async (db, kisiler) => {
    for (const t of tablolar) await sql`delete from ${sql.table(t)} where kisi_id = any(${kisiler})`.execute(db);
  };

/** Name of an anonymous person. */
export const ADSIZ = { ad: 'Ayrılan', soyad: 'Personel ' } as const;
