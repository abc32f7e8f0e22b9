// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { tatil as contract } from '@masabasi/core/izin/tatil/contract';

export const tatil: Calls<typeof contract> = {
  tatilList: { method: 'POST', path: '/tanimlar/tatilList', wrap: 'val', effect: 'read', konu: ['tatil'] },
  tatilKaydet: { method: 'POST', path: '/tanimlar/tatilKaydet', wrap: 'val', effect: 'write', degistirir: ['tatil'] },
  tatilSil: { method: 'POST', path: '/tanimlar/tatilSil', wrap: 'val', effect: 'write', degistirir: ['tatil'] },
  cumartesileriEkle: { method: 'POST', path: '/tanimlar/cumartesileriEkle', wrap: 'val', effect: 'write', degistirir: ['tatil'] },
  izinleriHesapla: { method: 'POST', path: '/tanimlar/izinleriHesapla', wrap: 'val', effect: 'write', degistirir: ['izin'] },
};
