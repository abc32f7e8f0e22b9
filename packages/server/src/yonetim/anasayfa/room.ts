import type { anasayfa as contract } from '@masabasi/core/yonetim/anasayfa/contract';
import type { Room } from '../../room.ts';
import { anasayfa as handlers } from './handlers.ts';

export const anasayfa: Room<typeof contract> = {
  handlers,
};
