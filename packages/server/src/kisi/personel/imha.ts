import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { denetimdenSil } from '../../platform/denetim/api.ts';
import type { RoomFace } from '../../room.ts';
import { ADSIZ, imhaBaslat, kisiyleSilinen, sayi } from '../../platform/personalData/veri.ts';

const KISI_YIGINI = 20;

const ayrilmis = (sinir: Gun) => sql`not aktif and anonim is null and cikis_tarihi < ${sinir}`;
/** Stored answers for repeated requests belong to no room. */
const yanitlariSil = kisiyleSilinen('yinelenen');

/** Removes identifying fields from people's records, which stay as figures. Deletes mails and audit about them. */
async function anonimlestir(
  db: Db,
  kisiler: readonly number[],
  simdi: Date,
  odalar: readonly RoomFace[],
): Promise<void> {
  await imhaBaslat(db);
  // Runs before the records through which audit entries are found. The person's own record comes last, because rooms
  // recognise people by it.
  await denetimdenSil(db, kisiler);
  for (const o of odalar) await o.anonim?.(db, kisiler);
  await yanitlariSil(db, kisiler);
  await sql`delete from kisi_daveti where kisi_id = any(${kisiler})`.execute(db);
  // The history contains values of the card.
  await sql`delete from hareket where nesne = 'kisi' and nesne_id = any(${kisiler})`.execute(db);
  await sql`
    update kisi set ad = ${ADSIZ.ad}, soyad = ${ADSIZ.soyad}::text || id, kullanici_adi = 'ayrilan#' || id,
      kullanici_anahtari = 'ayrilan#' || id, parola_ozeti = null, grup = null, eposta = null, dogum_tarihi = null,
      tc_kimlik = null, telefon = null, ayrilma_nedeni = null, ise_baslama = null, ise_giris = null,
      devreden_izin = null, kullanilan_izin = null, izin_acilisi = null,
      mesai_baslangic = null, mesai_bitis = null, calisma_gunleri = null, giris_izni = false, parola_gecici = false,
      anonim = ${simdi}, surum = surum + 1
    where id = any(${kisiler})`.execute(db);
}

export const imha: RoomFace['imha'] = {
  personel: {
    say: (db, sinir) => sayi(db, sql`select count(*) as adet from kisi where ${ayrilmis(sinir)}`),
    async yok(db, sinir, simdi, odalar) {
      const { rows } = await sql<{ id: number }>`
        select id from kisi where ${ayrilmis(sinir)} order by id limit ${KISI_YIGINI} for no key update`.execute(db);
      const kisiler = rows.map((r) => r.id);
      if (kisiler.length > 0) await anonimlestir(db, kisiler, simdi, odalar);
      return kisiler.length;
    },
  },
};
