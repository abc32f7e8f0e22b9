// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { banka as contract } from '@masabasi/core/mali/banka/contract';

export const banka: Calls<typeof contract> = {
  bankaHesaplari: { method: 'POST', path: '/mali/banka/bankaHesaplari', wrap: 'val', effect: 'read', konu: ['banka'] },
  bankaHesapKaydet: { method: 'POST', path: '/mali/banka/bankaHesapKaydet', wrap: 'val', effect: 'write', degistirir: ['banka', 'defter'] },
  ekstreOku: { method: 'POST', path: '/mali/banka/ekstreOku', wrap: 'val', effect: 'read', konu: [], govdeSiniri: 8388608, agir: true },
  ekstreYukle: { method: 'POST', path: '/mali/banka/ekstreYukle', wrap: 'val', effect: 'write', degistirir: ['banka'], govdeSiniri: 8388608 },
  getHareketList: { method: 'POST', path: '/mali/banka/getHareketList', wrap: 'val', effect: 'read', konu: ['banka', 'musteriler', 'fatura'] },
  eslesmeOner: { method: 'POST', path: '/mali/banka/eslesmeOner', wrap: 'val', effect: 'read', konu: ['banka', 'musteriler', 'fatura'] },
  eslesmeAlacaklari: { method: 'POST', path: '/mali/banka/eslesmeAlacaklari', wrap: 'val', effect: 'read', konu: ['banka', 'musteriler', 'fatura'] },
  kesinEslesmeler: { method: 'POST', path: '/mali/banka/kesinEslesmeler', wrap: 'val', effect: 'read', konu: ['banka', 'musteriler', 'fatura'], agir: true },
  kesinleriIsle: { method: 'POST', path: '/mali/banka/kesinleriIsle', wrap: 'val', effect: 'write', degistirir: ['banka', 'defter', 'fatura'] },
  eslesmeKaydet: { method: 'POST', path: '/mali/banka/eslesmeKaydet', wrap: 'val', effect: 'write', degistirir: ['banka', 'defter', 'fatura'] },
  eslesmeGeriAl: { method: 'POST', path: '/mali/banka/eslesmeGeriAl', wrap: 'val', effect: 'write', degistirir: ['banka', 'defter', 'fatura'] },
  avanslar: { method: 'POST', path: '/mali/banka/avanslar', wrap: 'val', effect: 'read', konu: ['banka', 'fatura'] },
  avansMahsup: { method: 'POST', path: '/mali/banka/avansMahsup', wrap: 'val', effect: 'write', degistirir: ['banka', 'fatura'] },
  avansaDondur: { method: 'POST', path: '/mali/banka/avansaDondur', wrap: 'val', effect: 'write', degistirir: ['banka', 'fatura'] },
  bankaGunleri: { method: 'POST', path: '/mali/banka/bankaGunleri', wrap: 'val', effect: 'read', konu: ['banka', 'defter'] },
  gunSonuKapat: { method: 'POST', path: '/mali/banka/gunSonuKapat', wrap: 'val', effect: 'write', degistirir: ['banka'] },
  gunSonuAc: { method: 'POST', path: '/mali/banka/gunSonuAc', wrap: 'val', effect: 'write', degistirir: ['banka'] },
  gunSonuAktar: { method: 'POST', path: '/mali/banka/gunSonuAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
};
