import type { apiBelgesi as contract } from '@masabasi/core/yonetim/apiBelgesi/contract';
import type { Room } from '../../room.ts';
import { apiBelgesi as handlers } from './handlers.ts';

export const apiBelgesi: Room<typeof contract> = {
  handlers,
};
