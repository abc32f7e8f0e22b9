// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { ziyaret as contract } from '@masabasi/core/pazarlama/ziyaret/contract';

export const ziyaret: Calls<typeof contract> = {
  ziyaretGerekli: { method: 'POST', path: '/pazarlama/gorusmetakibi/getGerekliList', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel'] },
  getZiyaretList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getGorusmeList', wrap: 'val', effect: 'read', konu: ['ziyaret', 'musteriler'] },
  ziyaretBul: { method: 'POST', path: '/pazarlama/gorusmetakibi/ziyaretBul', wrap: 'val', effect: 'read', konu: [] },
  ziyaretAktar: { method: 'POST', path: '/pazarlama/gorusmetakibi/ziyaretAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  getZiyaretDetay: { method: 'POST', path: '/pazarlama/gorusmetakibi/getZiyaretDetay', wrap: 'val', effect: 'read', konu: ['ziyaret', 'musteriler'] },
  getKalitilmciListesi: { method: 'POST', path: '/pazarlama/gorusmetakibi/getKalitilmciListesi', wrap: 'val', effect: 'read', konu: ['ziyaret', 'musteriler'] },
  ziyaretKaydet: { method: 'POST', path: '/pazarlama/gorusmetakibi/gorusmeKaydet', wrap: 'val', effect: 'write', degistirir: ['ziyaret', 'musteri', 'musteriler'], govdeSiniri: 65536 },
  katilimciKaydet: { method: 'POST', path: '/pazarlama/gorusmetakibi/katilimciKaydet', wrap: 'val', effect: 'write', degistirir: ['ziyaret'] },
  ziyaretSonucYaz: { method: 'POST', path: '/pazarlama/gorusmetakibi/ziyaretSonucYaz', wrap: 'val', effect: 'write', degistirir: ['ziyaret', 'musteri', 'musteriler', 'hatirlatma', 'aday'] },
  gunPlani: { method: 'POST', path: '/pazarlama/gorusmetakibi/gunPlani', wrap: 'val', effect: 'read', konu: ['ziyaret', 'aday', 'lisans', 'musteriler'] },
  print_gun_plani: { method: 'POST', path: '/pazarlama/gorusmetakibi/print_gun_plani', wrap: 'val', effect: 'read', konu: [], agir: true },
};
