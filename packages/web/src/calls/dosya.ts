// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { dosya as contract } from '@masabasi/core/platform/dosya/contract';

export const dosya: Calls<typeof contract> = {
  getDosyaList: { method: 'POST', path: '/dosya/getDosyaList', wrap: 'val', effect: 'read', konu: ['dosya'] },
  dosyaKaydet: { method: 'POST', path: '/dosya/dosyaKaydet', wrap: 'form', effect: 'write', degistirir: ['dosya', 'musteri'] },
  dosyaSil: { method: 'POST', path: '/dosya/dosyaSil', wrap: 'val', effect: 'write', degistirir: ['dosya', 'musteri'] },
  dosyaGeriAl: { method: 'POST', path: '/dosya/dosyaGeriAl', wrap: 'val', effect: 'write', degistirir: ['dosya', 'musteri'] },
  dosyaIndir: { method: 'GET', path: '/dosya/dosyaIndir', wrap: 'query', effect: 'read', konu: [], ikili: true },
};
