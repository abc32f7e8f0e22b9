// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { anket as contract } from '@masabasi/core/masa/anket/contract';

export const anket: Calls<typeof contract> = {
  anketListesi: { method: 'POST', path: '/islemler/musterigorusme/anketListesi', wrap: 'val', effect: 'read', konu: ['anket', 'tanim', 'proje'] },
  anketDetay: { method: 'POST', path: '/islemler/musterigorusme/anketDetay', wrap: 'val', effect: 'read', konu: ['anket', 'tanim', 'proje'] },
  anketSurumOku: { method: 'POST', path: '/islemler/musterigorusme/anketSurumOku', wrap: 'val', effect: 'read', konu: ['anket'] },
  anketKaydet: { method: 'POST', path: '/islemler/musterigorusme/anketKaydet', wrap: 'val', effect: 'write', degistirir: ['anket', 'tanim'] },
  anketTaslakYaz: { method: 'POST', path: '/islemler/musterigorusme/anketTaslakYaz', wrap: 'val', effect: 'write', degistirir: ['anket'], govdeSiniri: 786432 },
  anketYayinla: { method: 'POST', path: '/islemler/musterigorusme/anketYayinla', wrap: 'val', effect: 'write', degistirir: ['anket', 'tanim'], govdeSiniri: 786432 },
};
