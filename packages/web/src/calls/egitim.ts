// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { egitim as contract } from '@masabasi/core/masa/egitim/contract';

export const egitim: Calls<typeof contract> = {
  getEgitimList: { method: 'POST', path: '/islemler/musterigorusme/getEgitimList', wrap: 'val', effect: 'read', konu: ['egitim', 'musteriler'] },
  egitimBul: { method: 'POST', path: '/islemler/musterigorusme/egitimBul', wrap: 'val', effect: 'read', konu: [] },
  getEgitimDetay: { method: 'POST', path: '/islemler/musterigorusme/getEgitimDetay', wrap: 'val', effect: 'read', konu: ['egitim', 'musteriler'] },
  egitimTakvimi: { method: 'POST', path: '/islemler/musterigorusme/egitimTakvimi', wrap: 'val', effect: 'read', konu: ['egitim', 'musteriler', 'izin', 'demo', 'tatil'] },
  egitimGerekli: { method: 'POST', path: '/islemler/musterigorusme/egitimGerekli', wrap: 'val', effect: 'read', konu: ['yetkili'] },
  egitimKaydet: { method: 'POST', path: '/islemler/musterigorusme/egitimKaydet', wrap: 'val', effect: 'write', degistirir: ['egitim', 'musteri', 'gorusme'], govdeSiniri: 131072 },
  egitimDurumGuncelle: { method: 'POST', path: '/islemler/musterigorusme/egitimDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['egitim', 'musteri'], govdeSiniri: 131072 },
  egitimDurumGeriAl: { method: 'POST', path: '/islemler/musterigorusme/egitimDurumGeriAl', wrap: 'val', effect: 'write', degistirir: ['egitim', 'musteri'] },
  egitimAktar: { method: 'POST', path: '/islemler/musterigorusme/egitimAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  print_egitim_sertifika: { method: 'POST', path: '/islemler/musterigorusme/print_egitim_sertifika', wrap: 'val', effect: 'read', konu: [], agir: true },
};
