// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { varlik as contract } from '@masabasi/core/masa/varlik/contract';

export const varlik: Calls<typeof contract> = {
  gorusmeVarlik: { method: 'POST', path: '/islemler/musterigorusme/gorusmeVarlik', wrap: 'val', effect: 'write', degistirir: [], saklama: 'yok' },
};
