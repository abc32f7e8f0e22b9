import type { tanim as contract } from '@masabasi/core/platform/tanim/contract';
import type { Room } from '../../room.ts';
import { tanim as handlers } from './handlers.ts';
import { ornek } from './ornek.ts';

export const tanim: Room<typeof contract> = {
  handlers,
  ornek,
};
