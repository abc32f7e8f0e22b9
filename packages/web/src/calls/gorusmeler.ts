// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { gorusmeler as contract } from '@masabasi/core/masa/gorusmeler/contract';

export const gorusmeler: Calls<typeof contract> = {
  gorusmeAdaylari: { method: 'POST', path: '/islemler/musterigorusme/gorusmeAdaylari', wrap: 'val', effect: 'read', konu: ['mola', 'izin'] },
  gorusmeTopluUstlen: { method: 'POST', path: '/islemler/musterigorusme/gorusmeTopluUstlen', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'bekleyen'] },
  gorusmeTopluAta: { method: 'POST', path: '/islemler/musterigorusme/gorusmeTopluAta', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'bekleyen'] },
  gorusmeTopluDurum: { method: 'POST', path: '/islemler/musterigorusme/gorusmeTopluDurum', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'musteri', 'bekleyen'] },
  gorusmeTopluOncelik: { method: 'POST', path: '/islemler/musterigorusme/gorusmeTopluOncelik', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'musteri', 'bekleyen'] },
  birlesilebilenler: { method: 'POST', path: '/islemler/musterigorusme/birlesilebilenler', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler'] },
  musteriMasasi: { method: 'POST', path: '/tanimlar/musteri/musteriMasasi', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler', 'lisans', 'egitim', 'webistek'] },
  gorusmePanosu: { method: 'POST', path: '/islemler/musterigorusme/gorusmePanosu', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler'] },
  gorusmeTakvimi: { method: 'POST', path: '/islemler/musterigorusme/gorusmeTakvimi', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler', 'hatirlatma', 'tatil'] },
};
