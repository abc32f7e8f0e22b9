import type { kod as contract } from '@masabasi/core/is/kod/contract';
import type { Room } from '../../room.ts';
import { kod as handlers } from './handlers.ts';
import { kodIsi } from './job.ts';

export const kod: Room<typeof contract> = { handlers, isler: [kodIsi] };
