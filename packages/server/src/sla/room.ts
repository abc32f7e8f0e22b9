import type { sla as contract } from '@masabasi/core/sla/contract';
import type { Room } from '../room.ts';
import { sla as handlers } from './handlers.ts';
import { slaIsi } from './job.ts';

export const sla: Room<typeof contract> = {
  handlers,
  isler: [slaIsi],
};
