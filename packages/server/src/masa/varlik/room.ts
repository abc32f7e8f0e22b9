import type { varlik as contract } from '@masabasi/core/masa/varlik/contract';
import type { Room } from '../../room.ts';
import { kisiyleSilinen } from '../../platform/personalData/veri.ts';
import { varlikDagitimi } from './canli.ts';
import { varlik as handlers } from './handlers.ts';
import { varlikIsi } from './job.ts';

export const varlik: Room<typeof contract> = {
  handlers,
  isler: [varlikIsi],
  anonim: kisiyleSilinen('varlik'),
  olaylar: { varlik: varlikDagitimi },
};
