import type { Gun } from '@masabasi/core/platform/time/tarih';
import { TOPLANTI_HAREKETLERI } from '@masabasi/core/is/toplanti/rules';
import { METIN_ALANI } from '@masabasi/core/is/tutanak/rules';
import { sql } from 'kysely';
import * as Y from 'yjs';
import type { Db } from '@masabasi/server/platform/db/connect';
import { hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import { ADET } from './toplantilar.ts';

/** The daily progress of the demo company's meetings. */

const SOZ = 'Geciken işler tek tek konuşuldu; ikisi bu hafta bitecek.';

/** Text in the form of the shared document. */
export function belgesi(metin: string): Buffer {
  const belge = new Y.Doc();
  belge.getText(METIN_ALANI).insert(0, metin);
  return Buffer.from(Y.encodeStateAsUpdate(belge));
}

/** Approves minutes of meetings that ended this number of days ago. One in nine waits for ever. */
export async function onayla(db: Db, simdi: Date, gun: number): Promise<void> {
  const { rows } = await sql<{ id: number; duzenleyen_id: number; zaman: string }>`
    update toplanti t set durum = 'onayli', onaylayan_id = t.duzenleyen_id, onay_zamani = t.bitis_zamani + interval '2 days',
      onay_ozeti = sha256(convert_to(t.no || chr(10) || t.tutanak, 'UTF8')), surum = t.surum + 1
    where t.durum = 'yapildi' and t.tutanak <> '' and t.id % 9 <> 0
      and t.bitis_zamani < ${simdi}::timestamptz - ${gun} * interval '1 day'
      and not exists (select from denetim d where d.nesne = 'toplanti' and d.nesne_id = t.id)
    returning t.id, t.duzenleyen_id, t.onay_zamani as zaman`.execute(db);
  await hareketleriYaz(
    db,
    TOPLANTI_HAREKETLERI,
    rows.map((t) => ({
      id: t.id,
      tur: 'onay' as const,
      baslik: 'Toplantı: Tutanak Onaylı',
      kisi: t.duzenleyen_id,
      zaman: new Date(t.zaman),
    })),
  );
}

/** Ends internal meetings of the past that nobody touched, as held, with a few words. */
export async function gunler(db: Db, _ilk: Gun, _son: Gun, simdi: Date): Promise<readonly never[]> {
  const { rows } = await sql<{ id: number; raportor_id: number | null; duzenleyen_id: number; bit: string }>`
    update toplanti t set durum = 'yapildi', tutanak = ${SOZ}, surum = t.surum + 1
    where t.durum = 'planlandi' and t.bitis_zamani < ${simdi} and t.id <= ${ADET}
      and not exists (select from denetim d where d.nesne = 'toplanti' and d.nesne_id = t.id)
      and not exists (select from tutanak_parca p where p.toplanti_id = t.id)
    returning t.id, t.raportor_id, t.duzenleyen_id, t.bitis_zamani as bit`.execute(db);
  if (rows.length === 0) return [];
  const veri = belgesi(SOZ);
  await db
    .insertInto('tutanak_parca')
    .values(rows.map((t) => ({ toplanti_id: t.id, kisi_id: t.raportor_id, veri, zaman: t.bit })))
    .execute();
  await hareketleriYaz(
    db,
    TOPLANTI_HAREKETLERI,
    rows.map((t) => ({
      id: t.id,
      tur: 'durum' as const,
      baslik: 'Toplantı: Yapıldı',
      kisi: t.duzenleyen_id,
      zaman: new Date(t.bit),
    })),
  );
  return [];
}
