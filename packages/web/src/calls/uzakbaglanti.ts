// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { uzakbaglanti as contract } from '@masabasi/core/masa/uzakbaglanti/contract';

export const uzakbaglanti: Calls<typeof contract> = {
  getBaglantiList: { method: 'POST', path: '/islemler/musterigorusme/getBaglantiList', wrap: 'val', effect: 'read', konu: ['uzakbaglanti', 'musteriler'] },
  baglantiGerekli: { method: 'POST', path: '/islemler/musterigorusme/baglantiGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  baglantiBaslat: { method: 'POST', path: '/islemler/musterigorusme/baglantiBaslat', wrap: 'val', effect: 'write', degistirir: ['uzakbaglanti', 'musteri', 'gorusme'] },
  baglantiBitir: { method: 'POST', path: '/islemler/musterigorusme/baglantiBitir', wrap: 'val', effect: 'write', degistirir: ['uzakbaglanti', 'musteri', 'gorusme'] },
  baglantiKaydet: { method: 'POST', path: '/islemler/musterigorusme/baglantiKaydet', wrap: 'val', effect: 'write', degistirir: ['uzakbaglanti', 'musteri', 'gorusme'] },
  baglantiKodu: { method: 'POST', path: '/islemler/musterigorusme/baglantiKodu', wrap: 'val', effect: 'write', degistirir: [], saklama: 'yok' },
  baglantiAktar: { method: 'POST', path: '/islemler/musterigorusme/baglantiAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  baglantiAyDokumu: { method: 'POST', path: '/islemler/musterigorusme/baglantiAyDokumu', wrap: 'val', effect: 'read', konu: [], agir: true },
};
