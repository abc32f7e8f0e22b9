// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { defter as contract } from '@masabasi/core/mali/defter/contract';

export const defter: Calls<typeof contract> = {
  defterDurumu: { method: 'POST', path: '/mali/defter/defterDurumu', wrap: 'val', effect: 'read', konu: ['defter'] },
  defterDogrula: { method: 'POST', path: '/mali/defter/defterDogrula', wrap: 'val', effect: 'read', konu: [], agir: true },
  defterAktar: { method: 'POST', path: '/mali/defter/defterAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  donemKapat: { method: 'POST', path: '/mali/defter/donemKapat', wrap: 'val', effect: 'write', degistirir: ['defter'] },
  donemAc: { method: 'POST', path: '/mali/defter/donemAc', wrap: 'val', effect: 'write', degistirir: ['defter'] },
};
