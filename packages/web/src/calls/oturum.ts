// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { oturum as contract } from '@masabasi/core/kisi/oturum/contract';

export const oturum: Calls<typeof contract> = {
  login: { method: 'POST', path: '/login', wrap: 'either', effect: 'read', konu: [] },
  logout: { method: 'GET', path: '/logout', wrap: 'query', effect: 'write', degistirir: [] },
  userbilgi: { method: 'GET', path: '/userbilgi', wrap: 'query', effect: 'read', konu: ['yetki'] },
  okumalar: { method: 'POST', path: '/okumalar', wrap: 'val', effect: 'read', konu: [], grup: true },
  yetki: { method: 'POST', path: '/yetki', wrap: 'val', effect: 'read', konu: ['yetki'] },
  parolaDegistir: { method: 'POST', path: '/parolaDegistir', wrap: 'val', effect: 'write', degistirir: [] },
  usertemaguncelle: { method: 'POST', path: '/usertemaguncelle', wrap: 'val', effect: 'write', degistirir: [] },
  menuSabitle: { method: 'POST', path: '/menuSabitle', wrap: 'val', effect: 'write', degistirir: [] },
  oturumlarim: { method: 'POST', path: '/oturumlarim', wrap: 'val', effect: 'read', konu: ['oturum'] },
  oturumSonlandir: { method: 'POST', path: '/oturumSonlandir', wrap: 'val', effect: 'write', degistirir: ['oturum'] },
  digerOturumlariSonlandir: { method: 'POST', path: '/digerOturumlariSonlandir', wrap: 'val', effect: 'write', degistirir: ['oturum'] },
};
