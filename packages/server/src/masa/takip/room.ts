import type { RoomFace } from '../../room.ts';
import { GORUSME_ANMASI, GORUSME_TAKIBI } from './bildirim.ts';
import { anonim } from './imha.ts';
import { veri } from './veri.ts';

export const takip: RoomFace = { veri, anonim, bildirimler: [GORUSME_ANMASI, GORUSME_TAKIBI] };
