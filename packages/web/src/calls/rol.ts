// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { rol as contract } from '@masabasi/core/kisi/rol/contract';

export const rol: Calls<typeof contract> = {
  rolGerekli: { method: 'POST', path: '/yonetim/rolGerekli', wrap: 'val', effect: 'read', konu: ['menu'] },
  rolListesi: { method: 'POST', path: '/yonetim/rolListesi', wrap: 'val', effect: 'read', konu: ['rol'] },
  rolKaydet: { method: 'POST', path: '/yonetim/rolKaydet', wrap: 'val', effect: 'write', degistirir: ['rol'] },
  rolSil: { method: 'POST', path: '/yonetim/rolSil', wrap: 'val', effect: 'write', degistirir: ['rol'] },
  yetkiKisileri: { method: 'POST', path: '/yonetim/yetkiKisileri', wrap: 'val', effect: 'read', konu: ['rol'] },
  kisiYetkileri: { method: 'POST', path: '/yonetim/kisiYetkileri', wrap: 'val', effect: 'read', konu: ['rol'] },
  kisiYetkiKaydet: { method: 'POST', path: '/yonetim/kisiYetkiKaydet', wrap: 'val', effect: 'write', degistirir: ['rol'] },
  menuListesi: { method: 'POST', path: '/yonetim/menuListesi', wrap: 'val', effect: 'read', konu: ['menu'] },
  menuKaydet: { method: 'POST', path: '/yonetim/menuKaydet', wrap: 'val', effect: 'write', degistirir: ['menu'] },
  menuSirala: { method: 'POST', path: '/yonetim/menuSirala', wrap: 'val', effect: 'write', degistirir: ['menu'] },
  menuSil: { method: 'POST', path: '/yonetim/menuSil', wrap: 'val', effect: 'write', degistirir: ['menu'] },
  yetkilerim: { method: 'POST', path: '/yetkilerim', wrap: 'val', effect: 'read', konu: ['yetki'] },
  yetkiVerenler: { method: 'POST', path: '/yetkiVerenler', wrap: 'val', effect: 'read', konu: ['yetki'] },
};
