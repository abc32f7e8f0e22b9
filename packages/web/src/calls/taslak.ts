// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { taslak as contract } from '@masabasi/core/masa/taslak/contract';

export const taslak: Calls<typeof contract> = {
  taslakOku: { method: 'POST', path: '/taslakOku', wrap: 'val', effect: 'read', konu: [] },
  taslakYaz: { method: 'POST', path: '/taslakYaz', wrap: 'val', effect: 'write', degistirir: [], govdeSiniri: 262144, saklama: 'yok' },
  taslakSil: { method: 'POST', path: '/taslakSil', wrap: 'val', effect: 'write', degistirir: [], saklama: 'yok' },
};
