import type { RoomFace } from '../../room.ts';
import { mesaiIsi } from './job.ts';
import { veri } from './veri.ts';

export const mesai: RoomFace = { veri, surekli: [mesaiIsi] };
