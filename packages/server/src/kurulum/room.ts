import type { kurulum as contract } from '@masabasi/core/kurulum/contract';
import type { Room } from '../room.ts';
import { kurulum as handlers } from './handlers.ts';
import { ornek } from './ornek.ts';

export const kurulum: Room<typeof contract> = {
  handlers,
  ornek,
};
