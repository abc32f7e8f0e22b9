// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { denetim as contract } from '@masabasi/core/platform/denetim/contract';

export const denetim: Calls<typeof contract> = {
  getDenetim: { method: 'POST', path: '/yonetim/getDenetim', wrap: 'val', effect: 'read', konu: [] },
  denetimGerekli: { method: 'POST', path: '/yonetim/denetimGerekli', wrap: 'val', effect: 'read', konu: [] },
};
