// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { bildirim as contract } from '@masabasi/core/platform/bildirim/contract';

export const bildirim: Calls<typeof contract> = {
  bildirimler: { method: 'POST', path: '/bildirimler', wrap: 'val', effect: 'read', konu: ['bildirim'] },
  bildirimOkundu: { method: 'POST', path: '/bildirimOkundu', wrap: 'val', effect: 'write', degistirir: ['bildirim'] },
  bildirimTercihleri: { method: 'POST', path: '/bildirimTercihleri', wrap: 'val', effect: 'read', konu: ['bildirimTercihi'] },
  bildirimTercihKaydet: { method: 'POST', path: '/bildirimTercihKaydet', wrap: 'val', effect: 'write', degistirir: ['bildirimTercihi'] },
};
