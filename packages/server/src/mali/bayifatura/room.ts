import type { bayifatura as contract } from '@masabasi/core/mali/bayifatura/contract';
import type { Room } from '../../room.ts';
import { bayifatura as handlers } from './handlers.ts';

export const bayifatura: Room<typeof contract> = { handlers };
