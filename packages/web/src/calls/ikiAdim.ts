// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { ikiAdim as contract } from '@masabasi/core/kisi/ikiAdim/contract';

export const ikiAdim: Calls<typeof contract> = {
  ikiAdimDurumu: { method: 'POST', path: '/ikiAdimDurumu', wrap: 'val', effect: 'read', konu: ['ikiAdim'] },
  ikiAdimBaslat: { method: 'POST', path: '/ikiAdimBaslat', wrap: 'val', effect: 'write', degistirir: [], saklama: 'yok' },
  ikiAdimOnayla: { method: 'POST', path: '/ikiAdimOnayla', wrap: 'val', effect: 'write', degistirir: ['ikiAdim'], saklama: 'yok' },
  kurtarmaKodlariYenile: { method: 'POST', path: '/kurtarmaKodlariYenile', wrap: 'val', effect: 'write', degistirir: ['ikiAdim', 'oturum'], saklama: 'yok' },
  ikiAdimKapat: { method: 'POST', path: '/ikiAdimKapat', wrap: 'val', effect: 'write', degistirir: ['ikiAdim', 'oturum'] },
  ikiAdimKurali: { method: 'POST', path: '/yonetim/ikiAdimKurali', wrap: 'val', effect: 'read', konu: ['ikiAdim'] },
  ikiAdimKuraliSec: { method: 'POST', path: '/yonetim/ikiAdimKuraliSec', wrap: 'val', effect: 'write', degistirir: ['ikiAdim'] },
  ikiAdimKaldir: { method: 'POST', path: '/yonetim/ikiAdimKaldir', wrap: 'val', effect: 'write', degistirir: ['ikiAdim'] },
};
