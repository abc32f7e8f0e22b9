// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { lisans as contract } from '@masabasi/core/musteri/lisans/contract';

export const lisans: Calls<typeof contract> = {
  getLisansRapor: { method: 'POST', path: '/rapor/lisans/getLisansRapor', wrap: 'val', effect: 'read', konu: ['lisans', 'musteriler'] },
  lisansBul: { method: 'POST', path: '/rapor/lisans/lisansBul', wrap: 'val', effect: 'read', konu: [] },
  lisansKirilim: { method: 'POST', path: '/rapor/lisans/lisansKirilim', wrap: 'val', effect: 'read', konu: ['lisans', 'musteriler'] },
  lisansDetay: { method: 'POST', path: '/rapor/lisans/lisansDetay', wrap: 'val', effect: 'read', konu: ['lisans', 'musteriler'] },
  lisansUyarilarim: { method: 'POST', path: '/rapor/lisans/lisansUyarilarim', wrap: 'val', effect: 'read', konu: ['lisans', 'musteriler'] },
  lisansKaydet: { method: 'POST', path: '/rapor/lisans/lisansKaydet', wrap: 'val', effect: 'write', degistirir: ['lisans', 'bekleyen'] },
  lisansYenile: { method: 'POST', path: '/rapor/lisans/lisansYenile', wrap: 'val', effect: 'write', degistirir: ['lisans', 'bekleyen'] },
  lisansTopluYenile: { method: 'POST', path: '/rapor/lisans/lisansTopluYenile', wrap: 'val', effect: 'write', degistirir: ['lisans', 'bekleyen'] },
  lisansHatirlatmaOnizle: { method: 'POST', path: '/rapor/lisans/lisansHatirlatmaOnizle', wrap: 'val', effect: 'read', konu: ['lisans', 'musteriler'] },
  lisansHatirlat: { method: 'POST', path: '/rapor/lisans/lisansHatirlat', wrap: 'val', effect: 'write', degistirir: ['lisans', 'musteri', 'posta'] },
  lisansYenilemeGeriAl: { method: 'POST', path: '/rapor/lisans/lisansYenilemeGeriAl', wrap: 'val', effect: 'write', degistirir: ['lisans', 'bekleyen'] },
  lisansHalDegistir: { method: 'POST', path: '/rapor/lisans/lisansHalDegistir', wrap: 'val', effect: 'write', degistirir: ['lisans', 'bekleyen'] },
  lisansDevret: { method: 'POST', path: '/rapor/lisans/lisansDevret', wrap: 'val', effect: 'write', degistirir: ['lisans', 'bekleyen'] },
  lisansAnahtari: { method: 'POST', path: '/rapor/lisans/lisansAnahtari', wrap: 'val', effect: 'write', degistirir: [], saklama: 'yok' },
  lisansAktar: { method: 'POST', path: '/rapor/lisans/lisansAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  print_lisans: { method: 'POST', path: '/rapor/rapor/print_lisans', wrap: 'val', effect: 'read', konu: [], agir: true },
};
