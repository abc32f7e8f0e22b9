import type { proje as contract } from '@masabasi/core/proje/contract';
import type { Room } from '../room.ts';
import { proje as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { ornek } from './ornek.ts';

export const proje: Room<typeof contract> = {
  handlers,
  ornek,
  anonim,
};
