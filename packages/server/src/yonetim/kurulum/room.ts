import type { kurulum as contract } from '@masabasi/core/yonetim/kurulum/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { kurulum as handlers } from './handlers.ts';

export const kurulum: Room<typeof contract> = {
  handlers,
  // Everybody sees the progress of the demo company.
  olaylar: { kurulum: duyurulur(() => true) },
};
