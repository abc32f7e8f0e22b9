// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { personel as contract } from '@masabasi/core/kisi/personel/contract';

export const personel: Calls<typeof contract> = {
  personelListesi: { method: 'POST', path: '/personel/personel/personelListesi', wrap: 'val', effect: 'read', konu: ['personel'] },
  personelBul: { method: 'POST', path: '/personel/personel/personelBul', wrap: 'val', effect: 'read', konu: [] },
  personelDetay: { method: 'POST', path: '/personel/personel/personelDetay', wrap: 'val', effect: 'read', konu: ['personel', 'ikiAdim'] },
  personelGecmisi: { method: 'POST', path: '/personel/personel/personelGecmisi', wrap: 'val', effect: 'read', konu: ['personel', 'ikiAdim'] },
  personelKaydet: { method: 'POST', path: '/personel/personel/personelKaydet', wrap: 'val', effect: 'write', degistirir: ['personel'] },
  personelKimlikAc: { method: 'POST', path: '/personel/personel/personelKimlikAc', wrap: 'val', effect: 'read', konu: [], saklama: 'yok' },
  personelParolaVer: { method: 'POST', path: '/personel/personel/personelParolaVer', wrap: 'val', effect: 'write', degistirir: ['personel'] },
  personelDavetEt: { method: 'POST', path: '/personel/personel/personelDavetEt', wrap: 'val', effect: 'write', degistirir: ['personel'] },
  personelAyril: { method: 'POST', path: '/personel/personel/personelAyril', wrap: 'val', effect: 'write', degistirir: ['personel'] },
  personelGeriAl: { method: 'POST', path: '/personel/personel/personelGeriAl', wrap: 'val', effect: 'write', degistirir: ['personel'] },
  personelAktarDene: { method: 'POST', path: '/personel/personel/personelAktarDene', wrap: 'val', effect: 'read', konu: [], govdeSiniri: 2097152 },
  personelAktarDuzenleri: { method: 'POST', path: '/personel/personel/personelAktarDuzenleri', wrap: 'val', effect: 'read', konu: [] },
  personelAktar: { method: 'POST', path: '/personel/personel/personelAktar', wrap: 'val', effect: 'write', degistirir: ['personel'], govdeSiniri: 2097152 },
};
