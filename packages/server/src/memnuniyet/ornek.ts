import type { OrnekPayi } from '../room.ts';

export const ornek: readonly OrnekPayi[] = [];
