// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { aday as contract } from '@masabasi/core/pazarlama/aday/contract';

export const aday: Calls<typeof contract> = {
  getMusteriList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getMusteriList', wrap: 'val', effect: 'read', konu: ['aday', 'musteriler'] },
  adayBul: { method: 'POST', path: '/pazarlama/gorusmetakibi/adayBul', wrap: 'val', effect: 'read', konu: [] },
  adayBoru: { method: 'POST', path: '/pazarlama/gorusmetakibi/adayBoru', wrap: 'val', effect: 'read', konu: ['aday', 'musteriler'] },
  adayHaritasi: { method: 'POST', path: '/pazarlama/gorusmetakibi/adayHaritasi', wrap: 'val', effect: 'read', konu: ['aday', 'musteriler'] },
  adayIlHaritasi: { method: 'POST', path: '/pazarlama/gorusmetakibi/adayIlHaritasi', wrap: 'val', effect: 'read', konu: ['aday', 'musteriler'] },
  adayAktar: { method: 'POST', path: '/pazarlama/gorusmetakibi/adayAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  getAdayDetay: { method: 'POST', path: '/pazarlama/gorusmetakibi/getAdayDetay', wrap: 'val', effect: 'read', konu: ['aday', 'musteriler'] },
  adayKaydet: { method: 'POST', path: '/pazarlama/gorusmetakibi/adayKaydet', wrap: 'val', effect: 'write', degistirir: ['aday', 'musteri', 'musteriler'] },
  adayAsamaGuncelle: { method: 'POST', path: '/pazarlama/gorusmetakibi/adayAsamaGuncelle', wrap: 'val', effect: 'write', degistirir: ['aday', 'musteri', 'musteriler'] },
  satisBolgeleri: { method: 'POST', path: '/pazarlama/gorusmetakibi/satisBolgeleri', wrap: 'val', effect: 'read', konu: ['satisBolgesi', 'personel'] },
  satisBolgesiKaydet: { method: 'POST', path: '/pazarlama/gorusmetakibi/satisBolgesiKaydet', wrap: 'val', effect: 'write', degistirir: ['satisBolgesi', 'aday', 'ziyaret'] },
};
