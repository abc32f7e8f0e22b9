// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { sablon as contract } from '@masabasi/core/masa/sablon/contract';

export const sablon: Calls<typeof contract> = {
  sablonListesi: { method: 'POST', path: '/islemler/musterigorusme/sablonListesi', wrap: 'val', effect: 'read', konu: ['sablon', 'tanim', 'proje'] },
  sablonGecmisi: { method: 'POST', path: '/islemler/musterigorusme/sablonGecmisi', wrap: 'val', effect: 'read', konu: ['sablon'] },
  sablonKaydet: { method: 'POST', path: '/islemler/musterigorusme/sablonKaydet', wrap: 'val', effect: 'write', degistirir: ['sablon'] },
  sablonSil: { method: 'POST', path: '/islemler/musterigorusme/sablonSil', wrap: 'val', effect: 'write', degistirir: ['sablon'] },
  sablonSilGeriAl: { method: 'POST', path: '/islemler/musterigorusme/sablonSilGeriAl', wrap: 'val', effect: 'write', degistirir: ['sablon'] },
  gorusmeSablonlari: { method: 'POST', path: '/islemler/musterigorusme/gorusmeSablonlari', wrap: 'val', effect: 'read', konu: ['sablon', 'gorusme', 'musteriler', 'lisans'] },
  sablonKullanildi: { method: 'POST', path: '/islemler/musterigorusme/sablonKullanildi', wrap: 'val', effect: 'write', degistirir: [] },
};
