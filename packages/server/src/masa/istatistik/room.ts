import type { istatistik as contract } from '@masabasi/core/masa/istatistik/contract';
import type { Room } from '../../room.ts';
import { istatistik as handlers } from './handlers.ts';
import { toplamlariSikistir } from './job.ts';

export const istatistik: Room<typeof contract> = { handlers, isler: [toplamlariSikistir] };
