import type { tanim as contract } from '@masabasi/core/platform/tanim/contract';
import type { Room } from '../../room.ts';
import { tanim as handlers } from './handlers.ts';

export const tanim: Room<typeof contract> = {
  handlers,
};
