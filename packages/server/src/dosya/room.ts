import type { dosya as contract } from '@masabasi/core/dosya/contract';
import { sql } from 'kysely';
import { duyurulur } from '../http/events.ts';
import type { Room } from '../room.ts';
import { dosya as handlers } from './handlers.ts';
import { dosyalariHazirla } from './hazirla.ts';
import { dosyaTemizligi } from './job.ts';
import { ornek } from './ornek.ts';
import { bekleyenleriKilitle } from './queries.ts';
import { veri } from './veri.ts';

export const dosya: Room<typeof contract> = {
  handlers,
  ornek,
  isler: [dosyaTemizligi],
  veri,
  dosyaHazirla: dosyalariHazirla,
  dosyaSahipleri: {
    // Each person's own, and nobody else's; there is no record whose history would tell of them.
    bekleyen: {
      async gorur({ db, ben }, id, kilitli) {
        if (kilitli) await bekleyenleriKilitle(db, ben.Id);
        return id === ben.Id;
      },
      yazildi: () => Promise.resolve(),
    },
  },
  // It says of no record and no file; who may see them asks for them.
  olaylar: { dosya: duyurulur(() => true) },
  musteriBagi: {
    satirlar: { dosya: 'dosya' },
    // The bytes go in the night, when nothing points to them any more.
    yokEt: (db, idler) => sql`delete from dosya where musteri_id = any(${[...idler]}::int[])`.execute(db),
  },
};
