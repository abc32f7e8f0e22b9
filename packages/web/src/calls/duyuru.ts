// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { duyuru as contract } from '@masabasi/core/yonetim/duyuru/contract';

export const duyuru: Calls<typeof contract> = {
  getDuyurular: { method: 'POST', path: '/getDuyurular', wrap: 'val', effect: 'read', konu: ['duyuru'] },
  duyuruGoruldu: { method: 'POST', path: '/duyuruGoruldu', wrap: 'val', effect: 'write', degistirir: [] },
  duyuruList: { method: 'POST', path: '/yonetim/duyuruList', wrap: 'val', effect: 'read', konu: ['duyuru'] },
  duyuruKaydet: { method: 'POST', path: '/yonetim/duyuruKaydet', wrap: 'val', effect: 'write', degistirir: ['duyuru'] },
  duyuruSil: { method: 'POST', path: '/yonetim/duyuruSil', wrap: 'val', effect: 'write', degistirir: ['duyuru'] },
  duyuruSilGeriAl: { method: 'POST', path: '/yonetim/duyuruSilGeriAl', wrap: 'val', effect: 'write', degistirir: ['duyuru'] },
};
