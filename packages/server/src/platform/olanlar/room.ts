import type { olanlar as contract } from '@masabasi/core/platform/olanlar/contract';
import type { Room } from '../../room.ts';
import { olanlar as handlers } from './handlers.ts';

export const olanlar: Room<typeof contract> = {
  handlers,
};
