import type { istatistik as contract } from '@masabasi/core/istatistik/contract';
import type { Room } from '../room.ts';
import { istatistik as handlers } from './handlers.ts';

export const istatistik: Room<typeof contract> = { handlers };
