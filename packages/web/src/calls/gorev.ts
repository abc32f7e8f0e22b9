// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { gorev as contract } from '@masabasi/core/is/gorev/contract';

export const gorev: Calls<typeof contract> = {
  gorevListe: { method: 'POST', path: '/istakibi/gorevListe', wrap: 'val', effect: 'read', konu: ['gorev', 'versiyon', 'tanim'] },
  gorevPano: { method: 'POST', path: '/istakibi/gorevPano', wrap: 'val', effect: 'read', konu: ['gorev', 'versiyon', 'tanim'] },
  gorevDetay: { method: 'POST', path: '/istakibi/gorevDetay', wrap: 'val', effect: 'read', konu: ['gorev', 'versiyon', 'tanim', 'dosya'] },
  gorevKisileri: { method: 'POST', path: '/istakibi/gorevKisileri', wrap: 'val', effect: 'read', konu: ['gorev', 'personel', 'proje'] },
  gorevKaydet: { method: 'POST', path: '/istakibi/gorevKaydet', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen', 'analiz', 'toplanti'], govdeSiniri: 131072 },
  gorevDurumGuncelle: { method: 'POST', path: '/istakibi/gorevDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  gorevAta: { method: 'POST', path: '/istakibi/gorevAta', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  gorevSirala: { method: 'POST', path: '/istakibi/gorevSirala', wrap: 'val', effect: 'write', degistirir: ['gorev'] },
  gorevTopluDurum: { method: 'POST', path: '/istakibi/gorevTopluDurum', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  gorevTopluAta: { method: 'POST', path: '/istakibi/gorevTopluAta', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  gorevTopluAlan: { method: 'POST', path: '/istakibi/gorevTopluAlan', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  gorevYuk: { method: 'POST', path: '/istakibi/gorevYuk', wrap: 'val', effect: 'read', konu: ['gorev', 'versiyon', 'tanim', 'izin'] },
  gorevCizelge: { method: 'POST', path: '/istakibi/gorevCizelge', wrap: 'val', effect: 'read', konu: ['gorev', 'tanim', 'izin'] },
  gorevNotKaydet: { method: 'POST', path: '/istakibi/gorevNotKaydet', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  gorevSoruKapat: { method: 'POST', path: '/istakibi/gorevSoruKapat', wrap: 'val', effect: 'write', degistirir: ['bekleyen'] },
  gorevEngel: { method: 'POST', path: '/istakibi/gorevEngel', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  testKaydet: { method: 'POST', path: '/istakibi/testKaydet', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  gorevBagKaydet: { method: 'POST', path: '/istakibi/gorevBagKaydet', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  sureBaslat: { method: 'POST', path: '/istakibi/sureBaslat', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  sureDurdur: { method: 'POST', path: '/istakibi/sureDurdur', wrap: 'val', effect: 'write', degistirir: ['gorev', 'bekleyen'] },
  gorevBul: { method: 'POST', path: '/istakibi/gorevBul', wrap: 'val', effect: 'read', konu: [] },
  gorevAktar: { method: 'POST', path: '/istakibi/gorevAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  gorevImgKaydet: { method: 'POST', path: '/istakibi/gorevImgKaydet', wrap: 'form', effect: 'write', degistirir: ['dosya', 'gorev'] },
  gorevHareketImgKaydet: { method: 'POST', path: '/istakibi/gorevHareketImgKaydet', wrap: 'form', effect: 'write', degistirir: ['dosya', 'gorev'] },
  gorevNotImgKaydet: { method: 'POST', path: '/istakibi/gorevNotImgKaydet', wrap: 'form', effect: 'write', degistirir: ['dosya', 'gorev'] },
};
