// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { gozetim as contract } from '@masabasi/core/kisi/gozetim/contract';

export const gozetim: Calls<typeof contract> = {
  sikayetListesi: { method: 'POST', path: '/personel/personel/sikayetListesi', wrap: 'val', effect: 'read', konu: ['gozetim'] },
  sikayetKarari: { method: 'POST', path: '/personel/personel/sikayetKarari', wrap: 'val', effect: 'write', degistirir: ['gozetim', 'yazisma'] },
  bakilacaklar: { method: 'POST', path: '/personel/personel/bakilacaklar', wrap: 'val', effect: 'read', konu: [] },
  konusmaBak: { method: 'POST', path: '/personel/personel/konusmaBak', wrap: 'val', effect: 'write', degistirir: ['gozetim', 'yazisma'] },
  bakisOku: { method: 'POST', path: '/personel/personel/bakisOku', wrap: 'val', effect: 'read', konu: ['gozetim'] },
  bakisListesi: { method: 'POST', path: '/personel/personel/bakisListesi', wrap: 'val', effect: 'read', konu: ['gozetim'] },
};
