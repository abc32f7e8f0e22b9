import type { personel as contract } from '@masabasi/core/personel/contract';
import type { Room } from '../room.ts';
import { personel as handlers } from './handlers.ts';
import { imha } from './imha.ts';
import { ayrilmaIsi } from './job.ts';
import { veri } from './veri.ts';

export const personel: Room<typeof contract> = {
  handlers,
  veri,
  imha,
  isler: [ayrilmaIsi],
};
