// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { olanlar as contract } from '@masabasi/core/platform/olanlar/contract';

export const olanlar: Calls<typeof contract> = {
  olanlarim: { method: 'POST', path: '/olanlarim', wrap: 'val', effect: 'read', konu: [] },
  donusOzeti: { method: 'POST', path: '/donusOzeti', wrap: 'val', effect: 'read', konu: ['donus'] },
  donusOzetiKaldir: { method: 'POST', path: '/donusOzetiKaldir', wrap: 'val', effect: 'write', degistirir: ['donus'] },
};
