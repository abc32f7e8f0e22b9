import type { sla as contract } from '@masabasi/core/masa/sla/contract';
import type { Room } from '../../room.ts';
import { SOZ_ASILDI, SOZ_YAKLASTI } from './bildirim.ts';
import { sla as handlers } from './handlers.ts';
import { slaIsi, sozIsi } from './job.ts';

export const sla: Room<typeof contract> = {
  handlers,
  isler: [slaIsi, sozIsi],
  bildirimler: [SOZ_YAKLASTI, SOZ_ASILDI],
};
