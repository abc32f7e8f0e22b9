// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { yetkili as contract } from '@masabasi/core/musteri/yetkili/contract';

export const yetkili: Calls<typeof contract> = {
  getMusteriPersonelList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getMusteriPersonelList', wrap: 'val', effect: 'read', konu: ['yetkili', 'musteri'] },
  musteriPersonelKaydet: { method: 'POST', path: '/pazarlama/gorusmetakibi/musteriPersonelKaydet', wrap: 'val', effect: 'write', degistirir: ['yetkili', 'musteri', 'musteriler'] },
  musteriPersonelSil: { method: 'POST', path: '/pazarlama/gorusmetakibi/musteriPersonelSil', wrap: 'val', effect: 'write', degistirir: ['yetkili', 'musteri', 'musteriler'] },
  yetkiliIzinKaydet: { method: 'POST', path: '/pazarlama/gorusmetakibi/yetkiliIzinKaydet', wrap: 'val', effect: 'write', degistirir: ['yetkili', 'kartvizit', 'musteri'] },
  musteriPersonelGeriAl: { method: 'POST', path: '/pazarlama/gorusmetakibi/musteriPersonelGeriAl', wrap: 'val', effect: 'write', degistirir: ['yetkili', 'musteri', 'musteriler'] },
};
