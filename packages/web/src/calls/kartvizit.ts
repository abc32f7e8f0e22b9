// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { kartvizit as contract } from '@masabasi/core/pazarlama/kartvizit/contract';

export const kartvizit: Calls<typeof contract> = {
  getMusteriKartList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getMusteriKartList', wrap: 'val', effect: 'read', konu: ['kartvizit', 'yetkili', 'musteri'] },
  musteriKartvizitKaydet: { method: 'POST', path: '/pazarlama/gorusmetakibi/musteriKartvizitKaydet', wrap: 'form', effect: 'write', degistirir: ['kartvizit', 'musteri'] },
  kartvizitOku: { method: 'POST', path: '/pazarlama/gorusmetakibi/kartvizitOku', wrap: 'val', effect: 'read', konu: [], agir: true },
  kartvizitOnayla: { method: 'POST', path: '/pazarlama/gorusmetakibi/kartvizitOnayla', wrap: 'val', effect: 'write', degistirir: ['kartvizit', 'yetkili', 'musteri', 'musteriler', 'aday'] },
  removeKartvizit: { method: 'POST', path: '/pazarlama/gorusmetakibi/removeKartvizit', wrap: 'val', effect: 'write', degistirir: ['kartvizit', 'musteri'] },
  kartvizitGeriAl: { method: 'POST', path: '/pazarlama/gorusmetakibi/kartvizitGeriAl', wrap: 'val', effect: 'write', degistirir: ['kartvizit', 'musteri'] },
};
