// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { tanim as contract } from '@masabasi/core/platform/tanim/contract';

export const tanim: Calls<typeof contract> = {
  baseGerekliList: { method: 'POST', path: '/tanimlar/musteri/baseGerekliList', wrap: 'val', effect: 'read', konu: ['proje', 'personel'] },
  musterigerekli: { method: 'POST', path: '/tanimlar/musteri/musterigerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  lisansGerekli: { method: 'POST', path: '/tanimlar/musteri/lisansGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  talepgerekli: { method: 'POST', path: '/tanimlar/musteri/talepgerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  getGerekli: { method: 'POST', path: '/islemler/musterigorusme/getGerekli', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel'] },
  getGerekliList: { method: 'GET', path: '/istakibi/getGerekliList', wrap: 'query', effect: 'read', konu: ['tanim', 'proje', 'personel', 'versiyon'] },
  tanimListeleri: { method: 'POST', path: '/tanimlar/tanimListeleri', wrap: 'val', effect: 'read', konu: ['tanim'] },
  tanimList: { method: 'POST', path: '/tanimlar/tanimList', wrap: 'val', effect: 'read', konu: ['tanim'] },
  tanimKaydet: { method: 'POST', path: '/tanimlar/tanimKaydet', wrap: 'val', effect: 'write', degistirir: ['tanim'] },
  tanimSil: { method: 'POST', path: '/tanimlar/tanimSil', wrap: 'val', effect: 'write', degistirir: ['tanim'] },
  tanimSirala: { method: 'POST', path: '/tanimlar/tanimSirala', wrap: 'val', effect: 'write', degistirir: ['tanim'] },
};
