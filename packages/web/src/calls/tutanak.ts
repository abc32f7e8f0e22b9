// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { tutanak as contract } from '@masabasi/core/is/tutanak/contract';

export const tutanak: Calls<typeof contract> = {
  tutanakEsle: { method: 'POST', path: '/islemler/toplantiTakibi/tutanakEsle', wrap: 'val', effect: 'write', degistirir: [], govdeSiniri: 540000, saklama: 'yok' },
};
