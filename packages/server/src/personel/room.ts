import type { personel as contract } from '@masabasi/core/personel/contract';
import type { Room } from '../room.ts';
import { personel as handlers } from './handlers.ts';
import { imha } from './imha.ts';
import { ayrilmaIsi } from './job.ts';
import { veri } from './veri.ts';
import { ornek } from './ornek.ts';

export const personel: Room<typeof contract> = {
  handlers,
  ornek,
  veri,
  imha,
  isler: [ayrilmaIsi],
};
