// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { bayi as contract } from '@masabasi/core/pazarlama/bayi/contract';

export const bayi: Calls<typeof contract> = {
  getBayiList: { method: 'POST', path: '/pazarlama/bayi/getBayiList', wrap: 'val', effect: 'read', konu: ['bayi', 'tanim', 'musteriler'] },
  bayiBul: { method: 'POST', path: '/pazarlama/bayi/bayiBul', wrap: 'val', effect: 'read', konu: [] },
  getBayiDetay: { method: 'POST', path: '/pazarlama/bayi/getBayiDetay', wrap: 'val', effect: 'read', konu: ['bayi', 'tanim', 'musteriler'] },
  bayiKaydet: { method: 'POST', path: '/pazarlama/bayi/bayiKaydet', wrap: 'val', effect: 'write', degistirir: ['bayi', 'tanim'] },
  bayiSil: { method: 'POST', path: '/pazarlama/bayi/bayiSil', wrap: 'val', effect: 'write', degistirir: ['bayi', 'tanim'] },
  bayiGeriAl: { method: 'POST', path: '/pazarlama/bayi/bayiGeriAl', wrap: 'val', effect: 'write', degistirir: ['bayi', 'tanim'] },
  bayiKosullari: { method: 'POST', path: '/pazarlama/bayi/bayiKosullari', wrap: 'val', effect: 'read', konu: ['bayi'] },
  bayiKosulKaydet: { method: 'POST', path: '/pazarlama/bayi/bayiKosulKaydet', wrap: 'val', effect: 'write', degistirir: ['bayi'] },
  bayiKosulSil: { method: 'POST', path: '/pazarlama/bayi/bayiKosulSil', wrap: 'val', effect: 'write', degistirir: ['bayi'] },
  getBayiMusteriList: { method: 'POST', path: '/pazarlama/bayi/getBayiMusteriList', wrap: 'val', effect: 'read', konu: ['bayi', 'musteriler'] },
  getBayiLisansList: { method: 'POST', path: '/pazarlama/bayi/getBayiLisansList', wrap: 'val', effect: 'read', konu: ['bayi', 'musteriler'] },
  bayiAtamalari: { method: 'POST', path: '/pazarlama/bayi/bayiAtamalari', wrap: 'val', effect: 'read', konu: ['bayi', 'musteriler'] },
  bayiAta: { method: 'POST', path: '/pazarlama/bayi/bayiAta', wrap: 'val', effect: 'write', degistirir: ['bayi', 'musteri', 'musteriler'] },
  bayiPerformans: { method: 'POST', path: '/pazarlama/bayi/bayiPerformans', wrap: 'val', effect: 'read', konu: ['bayi', 'musteriler'] },
  bayiHaritasi: { method: 'POST', path: '/pazarlama/bayi/bayiHaritasi', wrap: 'val', effect: 'read', konu: ['bayi', 'musteriler'] },
  bayiIlHaritasi: { method: 'POST', path: '/pazarlama/bayi/bayiIlHaritasi', wrap: 'val', effect: 'read', konu: ['bayi', 'musteriler'] },
  bayiEkstreOnizle: { method: 'POST', path: '/pazarlama/bayi/bayiEkstreOnizle', wrap: 'val', effect: 'read', konu: ['bayi', 'musteriler'] },
  bayiAktar: { method: 'POST', path: '/pazarlama/bayi/bayiAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
};
