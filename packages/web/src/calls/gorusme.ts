// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { gorusme as contract } from '@masabasi/core/masa/gorusme/contract';

export const gorusme: Calls<typeof contract> = {
  takipGuncelle: { method: 'POST', path: '/islemler/musterigorusme/takipGuncelle', wrap: 'val', effect: 'write', degistirir: ['gorusme'] },
  anilabilecekler: { method: 'POST', path: '/islemler/musterigorusme/anilabilecekler', wrap: 'val', effect: 'read', konu: ['personel', 'proje', 'gorusme'] },
  getGorusmeList: { method: 'POST', path: '/islemler/musterigorusme/getGorusmeList', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler'] },
  gorusmeBul: { method: 'POST', path: '/islemler/musterigorusme/gorusmeBul', wrap: 'val', effect: 'read', konu: [] },
  getGorusmeDetay: { method: 'POST', path: '/islemler/musterigorusme/getGorusmeDetay', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler', 'lisans'] },
  benzerGorusmeler: { method: 'POST', path: '/islemler/musterigorusme/benzerGorusmeler', wrap: 'val', effect: 'read', konu: [] },
  telefonBul: { method: 'POST', path: '/islemler/musterigorusme/telefonBul', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler', 'lisans'] },
  arayanMusteri: { method: 'POST', path: '/islemler/musterigorusme/arayanMusteri', wrap: 'val', effect: 'read', konu: ['gorusme', 'musteriler', 'lisans'] },
  gorusmeKaydet: { method: 'POST', path: '/islemler/musterigorusme/gorusmeKaydet', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'musteri', 'bekleyen', 'webistek'] },
  gorusmeUstlen: { method: 'POST', path: '/islemler/musterigorusme/gorusmeUstlen', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'bekleyen'] },
  gorusmeAta: { method: 'POST', path: '/islemler/musterigorusme/gorusmeAta', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'bekleyen'] },
  gorusmeBirlestir: { method: 'POST', path: '/islemler/musterigorusme/gorusmeBirlestir', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'musteri', 'bekleyen'] },
  gorusmeBirlestirGeriAl: { method: 'POST', path: '/islemler/musterigorusme/gorusmeBirlestirGeriAl', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'musteri', 'bekleyen'] },
  gorusmeDurumGuncelle: { method: 'POST', path: '/islemler/musterigorusme/gorusmeDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'musteri', 'bekleyen'] },
  gorusmeHareketKaydet: { method: 'POST', path: '/islemler/musterigorusme/gorusmeHareketKaydet', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'musteri', 'bekleyen', 'posta', 'dosya'] },
  gorusmeAktar: { method: 'POST', path: '/islemler/musterigorusme/gorusmeAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
};
