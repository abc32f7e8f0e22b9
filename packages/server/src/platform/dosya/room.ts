import type { dosya as contract } from '@masabasi/core/platform/dosya/contract';
import { sql } from 'kysely';
import { duyurulur } from '../http/events.ts';
import type { Room } from '../../room.ts';
import { dosya as handlers } from './handlers.ts';
import { dosyalariHazirla } from './hazirla.ts';
import { dosyaTemizligi } from './job.ts';
import { bekleyenleriKilitle } from './queries.ts';
import { veri } from './veri.ts';

export const dosya: Room<typeof contract> = {
  handlers,
  isler: [dosyaTemizligi],
  veri,
  dosyaHazirla: dosyalariHazirla,
  dosyaSahipleri: {
    // Only the uploader sees a waiting file, and no record has a history to mention it.
    bekleyen: {
      async gorur({ db, ben }, id, kilitli) {
        if (kilitli) await bekleyenleriKilitle(db, ben.Id);
        return id === ben.Id;
      },
      yazildi: () => Promise.resolve(),
    },
  },
  // The event names no record and no file. Readers then ask for files within their own permissions.
  olaylar: { dosya: duyurulur(() => true) },
  musteriBagi: {
    satirlar: { dosya: 'dosya' },
    // The nightly job deletes the bytes when no file refers to them.
    yokEt: (db, idler) => sql`delete from dosya where musteri_id = any(${[...idler]}::int[])`.execute(db),
  },
};
