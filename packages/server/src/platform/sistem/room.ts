import type { sistem as contract } from '@masabasi/core/platform/sistem/contract';
import type { Room } from '../../room.ts';
import { sistem as handlers } from './handlers.ts';
import { kuyrukSayilari, sonCalismalar } from './queries.ts';

export const sistem: Room<typeof contract> = {
  handlers,
  olcumler: [
    {
      ad: 'masabasi_job_age_seconds',
      aciklama: 'Time since a daily job was last done to its end',
      etiket: 'job',
      oku: async (db, simdi) =>
        Object.fromEntries(
          [...(await sonCalismalar(db))].map(([ad, son]) => [ad, (simdi.getTime() - Date.parse(son)) / 1000]),
        ),
    },
    {
      ad: 'masabasi_jobs',
      aciklama: 'Work of the queue: due, being done, and given up in the last 14 days',
      etiket: 'state',
      oku: kuyrukSayilari,
    },
  ],
};
