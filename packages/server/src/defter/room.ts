import type { defter as contract } from '@masabasi/core/defter/contract';
import { duyurulur } from '../http/events.ts';
import type { Room } from '../room.ts';
import { defter as handlers } from './handlers.ts';

export const defter: Room<typeof contract> = {
  handlers,
  // That there is news, which each reads as far as they may.
  olaylar: { defter: duyurulur(() => true) },
};
