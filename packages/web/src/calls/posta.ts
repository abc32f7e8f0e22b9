// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { posta as contract } from '@masabasi/core/platform/posta/contract';

export const posta: Calls<typeof contract> = {
  postaKisileri: { method: 'POST', path: '/postaKisileri', wrap: 'val', effect: 'read', konu: ['personel'] },
  sendMail: { method: 'POST', path: '/sendMail', wrap: 'val', effect: 'write', degistirir: ['posta'] },
  getGidenPosta: { method: 'POST', path: '/yonetim/getGidenPosta', wrap: 'val', effect: 'read', konu: ['posta'] },
};
