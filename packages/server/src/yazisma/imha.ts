import { sql } from 'kysely';
import type { RoomFace } from '../room.ts';
import { ADSIZ, zamanaGore } from '../veri.ts';

export const imha = { yazisma: zamanaGore('mesaj') };

/** What they wrote goes, as it speaks in their own words; that they wrote stays, so that answers keep their place. */
export const anonim: RoomFace['anonim'] = async (db, kisiler) => {
  await sql`delete from mesaj_gecmisi where mesaj_id in (select id from mesaj where yazan_id = any(${kisiler}))`.execute(
    db,
  );
  await sql`update mesaj set metin = '', geri_alindi = coalesce(geri_alindi, zaman), sabit = null, sabitleyen_id = null
    where yazan_id = any(${kisiler})`.execute(db);
  await sql`update mesaj_anma set ad = ${`${ADSIZ.ad} ${ADSIZ.soyad}`} where kisi_id = any(${kisiler})`.execute(db);
  // What others wrote calls them by their name.
  await sql`update mesaj m set metin = replace(m.metin, '@' || k.ad || ' ' || k.soyad, '@' || ${ADSIZ.ad})
    from mesaj_anma a join kisi k on k.id = a.kisi_id
    where a.mesaj_id = m.id and a.kisi_id = any(${kisiler})`.execute(db);
  for (const tablo of ['konusma_uye', 'konusma_okuma', 'yazisma_tercihi', 'mesaj_tepki'])
    await sql`delete from ${sql.table(tablo)} where kisi_id = any(${kisiler})`.execute(db);
};
