// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { departman as contract } from '@masabasi/core/kisi/departman/contract';

export const departman: Calls<typeof contract> = {
  departmanListesi: { method: 'POST', path: '/personel/departman/departmanListesi', wrap: 'val', effect: 'read', konu: ['departman', 'personel'] },
  departmanKaydet: { method: 'POST', path: '/personel/departman/departmanKaydet', wrap: 'val', effect: 'write', degistirir: ['departman'] },
  departmanSil: { method: 'POST', path: '/personel/departman/departmanSil', wrap: 'val', effect: 'write', degistirir: ['departman'] },
};
