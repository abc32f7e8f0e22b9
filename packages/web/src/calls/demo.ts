// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { demo as contract } from '@masabasi/core/musteri/demo/contract';

export const demo: Calls<typeof contract> = {
  demoListe: { method: 'POST', path: '/islemler/musterigorusme/demoListe', wrap: 'val', effect: 'read', konu: ['demo', 'musteriler'] },
  kapananDemolar: { method: 'POST', path: '/islemler/musterigorusme/kapananDemolar', wrap: 'val', effect: 'read', konu: ['demo', 'musteriler'] },
  demoTakvimi: { method: 'POST', path: '/islemler/musterigorusme/demoTakvimi', wrap: 'val', effect: 'read', konu: ['demo', 'musteriler', 'izin', 'tatil'] },
  demoDetay: { method: 'POST', path: '/islemler/musterigorusme/demoDetay', wrap: 'val', effect: 'read', konu: ['demo', 'musteriler'] },
  demoGerekli: { method: 'POST', path: '/islemler/musterigorusme/demoGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  demoKaydet: { method: 'POST', path: '/islemler/musterigorusme/demoKaydet', wrap: 'val', effect: 'write', degistirir: ['demo', 'musteri', 'bekleyen', 'gorusme'] },
  demoKimlikAc: { method: 'POST', path: '/islemler/musterigorusme/demoKimlikAc', wrap: 'val', effect: 'read', konu: [], saklama: 'yok' },
  demoUstlen: { method: 'POST', path: '/islemler/musterigorusme/demoUstlen', wrap: 'val', effect: 'write', degistirir: ['demo', 'bekleyen'] },
  demoAta: { method: 'POST', path: '/islemler/musterigorusme/demoAta', wrap: 'val', effect: 'write', degistirir: ['demo', 'bekleyen'] },
  demoDurumGuncelle: { method: 'POST', path: '/islemler/musterigorusme/demoDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['demo', 'bekleyen', 'musteri', 'musteriler', 'lisans'] },
  demoSatisGeriAl: { method: 'POST', path: '/islemler/musterigorusme/demoSatisGeriAl', wrap: 'val', effect: 'write', degistirir: ['demo', 'bekleyen', 'musteri', 'musteriler', 'lisans'] },
};
