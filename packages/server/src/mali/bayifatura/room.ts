import type { bayifatura as contract } from '@masabasi/core/mali/bayifatura/contract';
import type { Room } from '../../room.ts';
import { bayifatura as handlers } from './handlers.ts';
import { ornek } from './ornek.ts';

export const bayifatura: Room<typeof contract> = { handlers, ornek };
