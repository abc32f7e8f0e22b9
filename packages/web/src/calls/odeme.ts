// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { odeme as contract } from '@masabasi/core/mali/odeme/contract';

export const odeme: Calls<typeof contract> = {
  prepare: { method: 'POST', path: '/mali/payment/prepare', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  result: { method: 'POST', path: '/payment/result', wrap: 'val', effect: 'read', konu: [] },
  odemeler: { method: 'POST', path: '/mali/payment/odemeler', wrap: 'val', effect: 'read', konu: ['fatura'] },
  odemeBaglantiVer: { method: 'POST', path: '/mali/payment/odemeBaglantiVer', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  odemeBaglantiGonder: { method: 'POST', path: '/mali/payment/odemeBaglantiGonder', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  odemeBaglantiKapat: { method: 'POST', path: '/mali/payment/odemeBaglantiKapat', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  print_odeme: { method: 'POST', path: '/mali/payment/print_odeme', wrap: 'val', effect: 'read', konu: [], agir: true },
  odemeSinamasi: { method: 'POST', path: '/yonetim/odemeSinamasi', wrap: 'val', effect: 'read', konu: [], agir: true },
  odemeGeriAl: { method: 'POST', path: '/mali/payment/odemeGeriAl', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  odemeBakildi: { method: 'POST', path: '/mali/payment/odemeBakildi', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  kartSozlesmeleri: { method: 'POST', path: '/mali/payment/kartSozlesmeleri', wrap: 'val', effect: 'read', konu: ['banka'] },
  kartSozlesmeKaydet: { method: 'POST', path: '/mali/payment/kartSozlesmeKaydet', wrap: 'val', effect: 'write', degistirir: ['banka'] },
  kartSozlesmeSil: { method: 'POST', path: '/mali/payment/kartSozlesmeSil', wrap: 'val', effect: 'write', degistirir: ['banka'] },
};
