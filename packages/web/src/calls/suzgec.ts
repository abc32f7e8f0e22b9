// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { suzgec as contract } from '@masabasi/core/platform/suzgec/contract';

export const suzgec: Calls<typeof contract> = {
  suzgecList: { method: 'POST', path: '/suzgecList', wrap: 'val', effect: 'read', konu: ['suzgec'] },
  suzgecKaydet: { method: 'POST', path: '/suzgecKaydet', wrap: 'val', effect: 'write', degistirir: ['suzgec'] },
  suzgecSil: { method: 'POST', path: '/suzgecSil', wrap: 'val', effect: 'write', degistirir: ['suzgec'] },
  suzgecVarsayilanSec: { method: 'POST', path: '/suzgecVarsayilanSec', wrap: 'val', effect: 'write', degistirir: ['suzgec'] },
};
