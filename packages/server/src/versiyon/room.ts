import type { versiyon as contract } from '@masabasi/core/versiyon/contract';
import type { Room } from '../room.ts';
import { versiyon as handlers } from './handlers.ts';

export const versiyon: Room<typeof contract> = { handlers };
