import type { gorusmeler as contract } from '@masabasi/core/masa/gorusmeler/contract';
import type { Room } from '../../room.ts';
import { gorusmeler as handlers } from './handlers.ts';

export const gorusmeler: Room<typeof contract> = { handlers };
