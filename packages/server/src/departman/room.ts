import type { departman as contract } from '@masabasi/core/departman/contract';
import type { Room } from '../room.ts';
import { departman as handlers } from './handlers.ts';
import { ornek } from './ornek.ts';

export const departman: Room<typeof contract> = {
  handlers,
  ornek,
};
