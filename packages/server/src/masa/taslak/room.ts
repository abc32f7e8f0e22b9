import type { taslak as contract } from '@masabasi/core/masa/taslak/contract';
import type { Room } from '../../room.ts';
import { kisiyleSilinen } from '../../platform/personalData/veri.ts';
import { taslak as handlers } from './handlers.ts';
import { taslakIsi } from './job.ts';
import { unut } from './queries.ts';
import { veri } from './veri.ts';

export const taslak: Room<typeof contract> = {
  handlers,
  veri,
  isler: [taslakIsi],
  anonim: kisiyleSilinen('taslak'),
  draftSaved: (db, kisi, { name, seq }, simdi) => unut(db, kisi, { anahtar: name, sira: seq, zaman: simdi }),
};
