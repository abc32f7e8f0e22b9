import type { RoomFace } from '../room.ts';
import { mesaiIsi } from './job.ts';

export const mesai: RoomFace = { surekli: [mesaiIsi] };
