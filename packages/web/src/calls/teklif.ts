// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { teklif as contract } from '@masabasi/core/pazarlama/teklif/contract';

export const teklif: Calls<typeof contract> = {
  getTeklifGerekliList: { method: 'POST', path: '/pazarlama/tekliftakibi/getTeklifGerekliList', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel', 'teklifSinir'] },
  getTeklifList: { method: 'POST', path: '/pazarlama/tekliftakibi/getTeklifList', wrap: 'val', effect: 'read', konu: ['teklif', 'musteriler', 'proje'] },
  teklifAktar: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  teklifOranlari: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifOranlari', wrap: 'val', effect: 'read', konu: ['teklif', 'musteriler', 'proje', 'tanim'] },
  teklifBul: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifBul', wrap: 'val', effect: 'read', konu: [] },
  getTeklifDetay: { method: 'POST', path: '/pazarlama/tekliftakibi/getTeklifDetay', wrap: 'val', effect: 'read', konu: ['teklif', 'musteriler', 'fatura', 'bayi'] },
  teklifHesapla: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifHesapla', wrap: 'val', effect: 'read', konu: [], govdeSiniri: 262144 },
  teklifKaydet: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifKaydet', wrap: 'val', effect: 'write', degistirir: ['teklif', 'musteri'], govdeSiniri: 262144 },
  teklifDurumGuncelle: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['teklif', 'musteri', 'lisans', 'egitim', 'fatura', 'bekleyen'] },
  teklifGonder: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifGonder', wrap: 'val', effect: 'write', degistirir: ['teklif', 'musteri'] },
  teklifBaglanti: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifBaglanti', wrap: 'val', effect: 'write', degistirir: ['teklif'] },
  teklifRevize: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifRevize', wrap: 'val', effect: 'write', degistirir: ['teklif', 'musteri'] },
  teklifUretim: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifUretim', wrap: 'val', effect: 'write', degistirir: ['teklif', 'musteri', 'lisans', 'egitim', 'fatura'] },
  print_teklif: { method: 'POST', path: '/pazarlama/tekliftakibi/print_teklif', wrap: 'val', effect: 'write', degistirir: ['teklif'] },
  getTeklifGorusmeList: { method: 'POST', path: '/pazarlama/tekliftakibi/getTeklifGorusmeList', wrap: 'val', effect: 'read', konu: ['teklif', 'musteriler', 'proje'] },
  teklifGorusmeKaydet: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifGorusmeKaydet', wrap: 'val', effect: 'write', degistirir: ['teklif', 'musteri'] },
  teklifBayiOnerisi: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifBayiOnerisi', wrap: 'val', effect: 'read', konu: ['bayi'] },
  teklifBayiRiski: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifBayiRiski', wrap: 'val', effect: 'read', konu: ['bayi', 'teklif', 'fatura', 'musteriler'] },
  teklifSinirlar: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifSinirlar', wrap: 'val', effect: 'read', konu: ['teklifSinir', 'personel'] },
  teklifSinirKaydet: { method: 'POST', path: '/pazarlama/tekliftakibi/teklifSinirKaydet', wrap: 'val', effect: 'write', degistirir: ['teklifSinir'] },
};
