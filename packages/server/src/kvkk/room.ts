import type { kvkk as contract } from '@masabasi/core/kvkk/contract';
import type { Room } from '../room.ts';
import { kvkk as handlers } from './handlers.ts';
import { saklamaIsi } from './job.ts';

export const kvkk: Room<typeof contract> = {
  handlers,
  gunluk: [saklamaIsi],
};
