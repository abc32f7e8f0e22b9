// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { gelir as contract } from '@masabasi/core/mali/gelir/contract';

export const gelir: Calls<typeof contract> = {
  getGelir: { method: 'POST', path: '/mali/gelir/getGelir', wrap: 'val', effect: 'read', konu: ['fatura', 'lisans'] },
  gelirSatirlari: { method: 'POST', path: '/mali/gelir/gelirSatirlari', wrap: 'val', effect: 'read', konu: ['fatura', 'musteriler'] },
  musteriCari: { method: 'POST', path: '/mali/gelir/musteriCari', wrap: 'val', effect: 'read', konu: ['fatura', 'banka', 'defter', 'musteriler'] },
  print_cari: { method: 'POST', path: '/mali/gelir/print_cari', wrap: 'val', effect: 'read', konu: [], agir: true },
  cariAktar: { method: 'POST', path: '/mali/gelir/cariAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  alacakYaslari: { method: 'POST', path: '/mali/gelir/alacakYaslari', wrap: 'val', effect: 'read', konu: ['fatura', 'musteriler'] },
  gecikenler: { method: 'POST', path: '/mali/gelir/gecikenler', wrap: 'val', effect: 'read', konu: ['banka', 'fatura', 'gelir', 'musteriler'] },
  hatirlatmaGonder: { method: 'POST', path: '/mali/gelir/hatirlatmaGonder', wrap: 'val', effect: 'write', degistirir: ['gelir', 'posta'] },
  sozKaydet: { method: 'POST', path: '/mali/gelir/sozKaydet', wrap: 'val', effect: 'write', degistirir: ['gelir'] },
  hatirlatmaDurdur: { method: 'POST', path: '/mali/gelir/hatirlatmaDurdur', wrap: 'val', effect: 'write', degistirir: ['gelir'] },
  faizOranlari: { method: 'POST', path: '/mali/gelir/faizOranlari', wrap: 'val', effect: 'read', konu: ['gelir'] },
  faizOraniKaydet: { method: 'POST', path: '/mali/gelir/faizOraniKaydet', wrap: 'val', effect: 'write', degistirir: ['gelir'] },
  faizOraniSil: { method: 'POST', path: '/mali/gelir/faizOraniSil', wrap: 'val', effect: 'write', degistirir: ['gelir'] },
  lisansRadari: { method: 'POST', path: '/rapor/lisans/lisansRadari', wrap: 'val', effect: 'read', konu: ['lisans', 'musteriler', 'fatura', 'gorusme', 'memnuniyet', 'teklif', 'versiyon', 'ziyaret'], agir: true },
};
