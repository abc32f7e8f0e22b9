import type { kurulum as contract } from '@masabasi/core/yonetim/kurulum/contract';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { ornekIsi } from '../../seed/job.ts';
import { kurulum as handlers } from './handlers.ts';
import { ornek } from './ornek.ts';

export const kurulum: Room<typeof contract> = {
  handlers,
  ornek,
  isler: [ornekIsi],
  // Everybody sees the progress of the demo company.
  olaylar: { kurulum: duyurulur(() => true) },
};
