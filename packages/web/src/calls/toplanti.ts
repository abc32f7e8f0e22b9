// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { toplanti as contract } from '@masabasi/core/is/toplanti/contract';

export const toplanti: Calls<typeof contract> = {
  getToplantiList: { method: 'POST', path: '/islemler/toplantiTakibi/getToplantiList', wrap: 'val', effect: 'read', konu: ['toplanti', 'musteriler', 'tanim'] },
  toplantiBul: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiBul', wrap: 'val', effect: 'read', konu: [] },
  getpersonelList: { method: 'POST', path: '/islemler/toplantiTakibi/getpersonelList', wrap: 'val', effect: 'read', konu: ['personel'] },
  getToplantiGerekliList: { method: 'POST', path: '/islemler/toplantiTakibi/getToplantiGerekliList', wrap: 'val', effect: 'read', konu: ['toplanti', 'tanim', 'proje', 'yetkili'] },
  getToplantiKatilmciList: { method: 'POST', path: '/islemler/toplantiTakibi/getToplantiKatilmciList', wrap: 'val', effect: 'read', konu: ['toplanti'] },
  getToplantiDetay: { method: 'POST', path: '/islemler/toplantiTakibi/getToplantiDetay', wrap: 'val', effect: 'read', konu: ['toplanti', 'musteriler', 'tanim', 'gorev'] },
  toplantiTakvimi: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiTakvimi', wrap: 'val', effect: 'read', konu: ['toplanti', 'tatil'] },
  toplantiUygunluk: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiUygunluk', wrap: 'val', effect: 'read', konu: [] },
  toplantiKaydet: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiKaydet', wrap: 'val', effect: 'write', degistirir: ['toplanti'], govdeSiniri: 262144 },
  toplantiKatilimciKaydet: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiKatilimciKaydet', wrap: 'val', effect: 'write', degistirir: ['toplanti'] },
  toplantiDurumGuncelle: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['toplanti'] },
  toplantiYanitla: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiYanitla', wrap: 'val', effect: 'write', degistirir: ['toplanti'] },
  toplantiKararKaydet: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiKararKaydet', wrap: 'val', effect: 'write', degistirir: ['toplanti'] },
  toplantiKararKapat: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiKararKapat', wrap: 'val', effect: 'write', degistirir: ['toplanti'] },
  toplantiEkYaz: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiEkYaz', wrap: 'val', effect: 'write', degistirir: ['toplanti'] },
  print_toplanti: { method: 'POST', path: '/islemler/toplantiTakibi/print_toplanti', wrap: 'val', effect: 'read', konu: [], agir: true },
  getSeeLink: { method: 'POST', path: '/islemler/toplantitakibi/getSeeLink', wrap: 'val', effect: 'write', degistirir: [], saklama: 'yok' },
  toplantiOdaList: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiOdaList', wrap: 'val', effect: 'read', konu: ['toplanti'] },
  toplantiOdaKaydet: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiOdaKaydet', wrap: 'val', effect: 'write', degistirir: ['toplanti'] },
  toplantiTercihKaydet: { method: 'POST', path: '/islemler/toplantiTakibi/toplantiTercihKaydet', wrap: 'val', effect: 'write', degistirir: ['toplanti'] },
};
