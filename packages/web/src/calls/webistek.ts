// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { webistek as contract } from '@masabasi/core/masa/webistek/contract';

export const webistek: Calls<typeof contract> = {
  webistekSorusu: { method: 'POST', path: '/webistek/webistekSorusu', wrap: 'val', effect: 'read', konu: [], saklama: 'yok' },
  webistekGonder: { method: 'POST', path: '/webistek/webistekGonder', wrap: 'val', effect: 'write', degistirir: ['webistek', 'bekleyen'] },
  webistekDosyaGonder: { method: 'POST', path: '/webistek/webistekDosyaGonder', wrap: 'form', effect: 'write', degistirir: ['dosya', 'webistek'] },
  webistekTakip: { method: 'POST', path: '/webistek/webistekTakip', wrap: 'val', effect: 'read', konu: [], saklama: 'yok' },
  getWebistekList: { method: 'POST', path: '/islemler/musterigorusme/getWebistekList', wrap: 'val', effect: 'read', konu: ['webistek', 'musteriler'] },
  webistekBul: { method: 'POST', path: '/islemler/musterigorusme/webistekBul', wrap: 'val', effect: 'read', konu: [] },
  getWebistekDetay: { method: 'POST', path: '/islemler/musterigorusme/getWebistekDetay', wrap: 'val', effect: 'read', konu: ['webistek', 'musteriler'] },
  webistekUstlen: { method: 'POST', path: '/islemler/musterigorusme/webistekUstlen', wrap: 'val', effect: 'write', degistirir: ['webistek', 'bekleyen'] },
  webistekKaydet: { method: 'POST', path: '/islemler/musterigorusme/webistekKaydet', wrap: 'val', effect: 'write', degistirir: ['webistek'] },
  webistekYanitla: { method: 'POST', path: '/islemler/musterigorusme/webistekYanitla', wrap: 'val', effect: 'write', degistirir: ['webistek', 'bekleyen', 'posta'] },
  webistekDurumGuncelle: { method: 'POST', path: '/islemler/musterigorusme/webistekDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['webistek', 'bekleyen'] },
  webistekTopluUstlen: { method: 'POST', path: '/islemler/musterigorusme/webistekTopluUstlen', wrap: 'val', effect: 'write', degistirir: ['webistek', 'bekleyen'] },
  webistekTopluDurum: { method: 'POST', path: '/islemler/musterigorusme/webistekTopluDurum', wrap: 'val', effect: 'write', degistirir: ['webistek', 'bekleyen'] },
  webistekAktar: { method: 'POST', path: '/islemler/musterigorusme/webistekAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  webistekDosyaKaydet: { method: 'POST', path: '/islemler/musterigorusme/webistekDosyaKaydet', wrap: 'form', effect: 'write', degistirir: ['dosya', 'webistek'] },
};
