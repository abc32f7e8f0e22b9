import type { SaklamaKonusu } from '@masabasi/core/kisi/kvkk/rules';
import { type Gun, ayEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Imha, RoomFace } from '../../room.ts';
import { zamanaGore } from '../../platform/personalData/veri.ts';

export const imha = { imha: zamanaGore('imha_kaydi') };

/** The reading of the notice stays, but its address is removed. */
export const anonim: RoomFace['anonim'] = (db, kisiler) =>
  sql`update aydinlatma_goruldu set ip = '' where kisi_id = any(${kisiler})`.execute(db);

/** Destruction of a kind of record, by its room. */
export function imhasi(odalar: readonly RoomFace[], konu: SaklamaKonusu): Imha {
  const bulunan = odalar.flatMap((o) => o.imha?.[konu] ?? [])[0];
  if (!bulunan) throw new Error(`no room destroys '${konu}'`);
  return bulunan;
}

/** Records from before this day have reached the end of their period. */
export const imhaSiniri = (ay: number, simdi: Date): Gun => ayEkle(istanbulGunu(simdi), -ay);
