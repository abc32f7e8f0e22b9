import type { personel as contract } from '@masabasi/core/personel/contract';
import type { Room } from '../room.ts';
import { personel as handlers } from './handlers.ts';
import { ayrilmaIsi } from './job.ts';

export const personel: Room<typeof contract> = {
  handlers,
  gunluk: [ayrilmaIsi],
};
