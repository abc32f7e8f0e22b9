// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { anasayfa as contract } from '@masabasi/core/yonetim/anasayfa/contract';

export const anasayfa: Calls<typeof contract> = {
  getDoganlar: { method: 'POST', path: '/getDoganlar', wrap: 'val', effect: 'read', konu: ['personel'] },
  bekleyenlerim: { method: 'POST', path: '/bekleyenlerim', wrap: 'val', effect: 'read', konu: ['bekleyen'] },
};
