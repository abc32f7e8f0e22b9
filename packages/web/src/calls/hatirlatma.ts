// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { hatirlatma as contract } from '@masabasi/core/masa/hatirlatma/contract';

export const hatirlatma: Calls<typeof contract> = {
  hatirlatmalarim: { method: 'POST', path: '/islemler/musterigorusme/hatirlatmalarim', wrap: 'val', effect: 'read', konu: ['hatirlatma', 'gorusme'] },
  hatirlatmaSecenekleri: { method: 'POST', path: '/islemler/musterigorusme/hatirlatmaSecenekleri', wrap: 'val', effect: 'read', konu: [] },
  hatirlatmaKaydet: { method: 'POST', path: '/islemler/musterigorusme/hatirlatmaKaydet', wrap: 'val', effect: 'write', degistirir: ['hatirlatma'] },
  hatirlatmaSil: { method: 'POST', path: '/islemler/musterigorusme/hatirlatmaSil', wrap: 'val', effect: 'write', degistirir: ['hatirlatma'] },
};
