// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { yonlendirme as contract } from '@masabasi/core/pazarlama/yonlendirme/contract';

export const yonlendirme: Calls<typeof contract> = {
  getYonlendirmeList: { method: 'POST', path: '/pazarlama/gorusmetakibi/getYonlendirmeList', wrap: 'val', effect: 'read', konu: ['yonlendirme', 'aday', 'musteriler'] },
  yonlendirmeOnerileri: { method: 'POST', path: '/pazarlama/gorusmetakibi/yonlendirmeOnerileri', wrap: 'val', effect: 'read', konu: ['aday', 'satisBolgesi', 'musteriler'] },
  yonlendirmeKaydet: { method: 'POST', path: '/pazarlama/gorusmetakibi/yonlendirmeKaydet', wrap: 'val', effect: 'write', degistirir: ['yonlendirme', 'aday', 'musteri'] },
  yonlendirmeKarar: { method: 'POST', path: '/pazarlama/gorusmetakibi/yonlendirmeKarar', wrap: 'val', effect: 'write', degistirir: ['yonlendirme', 'aday', 'musteri'] },
};
