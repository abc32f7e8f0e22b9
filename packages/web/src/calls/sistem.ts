// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { sistem as contract } from '@masabasi/core/platform/sistem/contract';

export const sistem: Calls<typeof contract> = {
  sistemDurumu: { method: 'POST', path: '/yonetim/sistemDurumu', wrap: 'val', effect: 'read', konu: [] },
};
