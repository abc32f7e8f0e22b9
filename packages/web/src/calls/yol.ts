// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { yol as contract } from '@masabasi/core/pazarlama/yol/contract';

export const yol: Calls<typeof contract> = {
  analizYolu: { method: 'POST', path: '/istakibi/analizYolu', wrap: 'val', effect: 'read', konu: ['analiz', 'gorev', 'versiyon', 'musteriler'] },
};
