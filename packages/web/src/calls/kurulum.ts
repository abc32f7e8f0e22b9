// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { kurulum as contract } from '@masabasi/core/yonetim/kurulum/contract';

export const kurulum: Calls<typeof contract> = {
  kurulumDurumu: { method: 'GET', path: '/kurulumDurumu', wrap: 'query', effect: 'read', konu: ['kurulum'] },
  kur: { method: 'POST', path: '/kur', wrap: 'val', effect: 'write', degistirir: ['kurulum'] },
  ilkAdimlar: { method: 'POST', path: '/ilkAdimlar', wrap: 'val', effect: 'read', konu: ['kurulum'] },
  ilkAdimlariKapat: { method: 'POST', path: '/ilkAdimlariKapat', wrap: 'val', effect: 'write', degistirir: ['kurulum'] },
  turDuraklari: { method: 'POST', path: '/turDuraklari', wrap: 'val', effect: 'read', konu: [] },
  ornekIlerlemesi: { method: 'POST', path: '/ornekIlerlemesi', wrap: 'val', effect: 'read', konu: ['kurulum'] },
};
