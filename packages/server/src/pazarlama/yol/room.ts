import type { yol as contract } from '@masabasi/core/pazarlama/yol/contract';
import type { Room } from '../../room.ts';
import { yol as handlers } from './handlers.ts';

export const yol: Room<typeof contract> = { handlers };
