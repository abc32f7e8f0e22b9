// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { sla as contract } from '@masabasi/core/masa/sla/contract';

export const sla: Calls<typeof contract> = {
  slaKurallari: { method: 'POST', path: '/tanimlar/slaKurallari', wrap: 'val', effect: 'read', konu: ['sla', 'tanim'] },
  slaOnizle: { method: 'POST', path: '/tanimlar/slaOnizle', wrap: 'val', effect: 'read', konu: [], agir: true },
  slaKaydet: { method: 'POST', path: '/tanimlar/slaKaydet', wrap: 'val', effect: 'write', degistirir: ['sla'] },
};
