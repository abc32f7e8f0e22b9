// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { bekleyen as contract } from '@masabasi/core/yonetim/bekleyen/contract';

export const bekleyen: Calls<typeof contract> = {
  bekleyenListe: { method: 'POST', path: '/istakibi/bekleyenListe', wrap: 'val', effect: 'read', konu: ['analiz', 'gorev'] },
};
