// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { proje as contract } from '@masabasi/core/musteri/proje/contract';

export const proje: Calls<typeof contract> = {
  projeListesi: { method: 'POST', path: '/tanimlar/proje/projeListesi', wrap: 'val', effect: 'read', konu: ['proje'] },
  projeDetay: { method: 'POST', path: '/tanimlar/proje/projeDetay', wrap: 'val', effect: 'read', konu: ['proje'] },
  projeSecenekleri: { method: 'POST', path: '/tanimlar/proje/projeSecenekleri', wrap: 'val', effect: 'read', konu: ['personel', 'tanim'] },
  projeKaydet: { method: 'POST', path: '/tanimlar/proje/projeKaydet', wrap: 'val', effect: 'write', degistirir: ['proje'] },
  projeKisileriSec: { method: 'POST', path: '/tanimlar/proje/projeKisileriSec', wrap: 'val', effect: 'write', degistirir: ['proje'] },
};
