// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { yazisma as contract } from '@masabasi/core/kisi/yazisma/contract';

export const yazisma: Calls<typeof contract> = {
  konusmaListesi: { method: 'POST', path: '/personel/personel/konusmaListesi', wrap: 'val', effect: 'read', konu: ['yazisma'] },
  yazismaKisileri: { method: 'POST', path: '/personel/personel/yazismaKisileri', wrap: 'val', effect: 'read', konu: ['yazisma'] },
  konusmaAc: { method: 'POST', path: '/personel/personel/konusmaAc', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  grupKaydet: { method: 'POST', path: '/personel/personel/grupKaydet', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  gruptanAyril: { method: 'POST', path: '/personel/personel/gruptanAyril', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  konusmaOku: { method: 'POST', path: '/personel/personel/konusmaOku', wrap: 'val', effect: 'read', konu: ['yazisma'] },
  konusmaOkundu: { method: 'POST', path: '/personel/personel/konusmaOkundu', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  konusmaSessiz: { method: 'POST', path: '/personel/personel/konusmaSessiz', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  yazismaTercihKaydet: { method: 'POST', path: '/personel/personel/yazismaTercihKaydet', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  mesajGonder: { method: 'POST', path: '/personel/personel/mesajGonder', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  mesajDuzenle: { method: 'POST', path: '/personel/personel/mesajDuzenle', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  mesajGeriAl: { method: 'POST', path: '/personel/personel/mesajGeriAl', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  mesajGecmisi: { method: 'POST', path: '/personel/personel/mesajGecmisi', wrap: 'val', effect: 'read', konu: ['yazisma'] },
  mesajTepki: { method: 'POST', path: '/personel/personel/mesajTepki', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  mesajSabitle: { method: 'POST', path: '/personel/personel/mesajSabitle', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  kisiEngelle: { method: 'POST', path: '/personel/personel/kisiEngelle', wrap: 'val', effect: 'write', degistirir: ['yazisma'] },
  mesajSikayet: { method: 'POST', path: '/personel/personel/mesajSikayet', wrap: 'val', effect: 'write', degistirir: ['yazisma', 'gozetim'] },
  mesajAra: { method: 'POST', path: '/personel/personel/mesajAra', wrap: 'val', effect: 'read', konu: ['yazisma'] },
  yazismaHalleri: { method: 'POST', path: '/personel/personel/yazismaHalleri', wrap: 'val', effect: 'read', konu: ['yazisma', 'mola', 'izin'] },
  yazismaImgKaydet: { method: 'POST', path: '/personel/personel/yazismaImgKaydet', wrap: 'form', effect: 'write', degistirir: ['dosya', 'yazisma'] },
};
