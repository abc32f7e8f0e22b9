// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { bayifatura as contract } from '@masabasi/core/mali/bayifatura/contract';

export const bayifatura: Calls<typeof contract> = {
  getBayiHakedis: { method: 'POST', path: '/mali/bayi/getBayiHakedis', wrap: 'val', effect: 'read', konu: ['bayifatura', 'bayi'] },
  getHakedisDetay: { method: 'POST', path: '/mali/bayi/getHakedisDetay', wrap: 'val', effect: 'read', konu: ['bayifatura', 'bayi', 'musteriler'] },
  hakedisHesapla: { method: 'POST', path: '/mali/bayi/hakedisHesapla', wrap: 'val', effect: 'write', degistirir: ['bayifatura'] },
  hakedisOnayla: { method: 'POST', path: '/mali/bayi/hakedisOnayla', wrap: 'val', effect: 'write', degistirir: ['bayifatura'] },
  hakedisFaturala: { method: 'POST', path: '/mali/bayi/hakedisFaturala', wrap: 'val', effect: 'write', degistirir: ['bayifatura'] },
  hakedisOde: { method: 'POST', path: '/mali/bayi/hakedisOde', wrap: 'val', effect: 'write', degistirir: ['bayifatura'] },
  hakedisAktar: { method: 'POST', path: '/mali/bayi/hakedisAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
};
