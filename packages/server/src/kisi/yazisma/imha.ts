import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { RoomFace } from '../../room.ts';
import { ADSIZ, zamanaGore } from '../../platform/personalData/veri.ts';

export const imha = { yazisma: zamanaGore('mesaj') };

/** Texts of others that may name a person: present, earlier and reported ones. */
const SOZLER = [
  ['mesaj', 'id'],
  ['mesaj_gecmisi', 'mesaj_id'],
  ['mesaj_sikayeti', 'mesaj_id'],
] as const;

/** A text without the mention of a name. A longer word with this beginning stays. */
const anmasiz = (metin: RawBuilder<unknown>, ad: RawBuilder<unknown>) =>
  sql`regexp_replace(${metin}, '@' || regexp_replace(${ad}, '([].*+?^$(){}|\\\\[-])', '\\\\\\1', 'g') || '(?![0-9A-Za-zÀ-ɏ])',
    ${`@${ADSIZ.ad}`}, 'g')`;

/** Removes a person's name from texts of others: the name at the time of writing, and the present one. */
async function adiniSil(db: Db, kisi: number): Promise<void> {
  for (const [tablo, mesaj] of SOZLER) {
    const metin = sql.ref('s.metin');
    await sql`update ${sql.table(tablo)} s set metin = ${anmasiz(anmasiz(metin, sql.ref('a.ad')), sql`k.gorunen_ad`)}
      from mesaj_anma a join kisi k on k.id = a.kisi_id
      where a.mesaj_id = ${sql.ref(`s.${mesaj}`)} and a.kisi_id = ${kisi} and s.metin like '%@%'`.execute(db);
  }
}

/** Deletes the personal texts of these people. The empty messages stay, so that answers keep their place. */
export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`delete from mesaj_gecmisi where mesaj_id in (select id from mesaj where yazan_id = any(${kisiler}))`.execute(
    db,
  );
  await sql`update mesaj set metin = '', geri_alindi = coalesce(geri_alindi, zaman), sabit = null, sabitleyen_id = null
    where yazan_id = any(${kisiler})`.execute(db);
  // One after the other, because a message may mention several of them.
  for (const kisi of kisiler) await adiniSil(db, kisi);
  await sql`update mesaj_anma set ad = ${`${ADSIZ.ad} ${ADSIZ.soyad}`} where kisi_id = any(${kisiler})`.execute(db);
  for (const tablo of ['konusma_uye', 'konusma_okuma', 'yazisma_tercihi', 'mesaj_tepki'])
    await sql`delete from ${sql.table(tablo)} where kisi_id = any(${kisiler})`.execute(db);
};
