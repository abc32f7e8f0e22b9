import type { defter as contract } from '@masabasi/core/mali/defter/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { defter as handlers } from './handlers.ts';

export const defter: Room<typeof contract> = {
  handlers,
  // Announces only that something changed. Each reader then loads the rows within its own permissions.
  olaylar: { defter: duyurulur(() => true) },
};
