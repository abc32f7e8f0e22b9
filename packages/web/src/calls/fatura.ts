// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { fatura as contract } from '@masabasi/core/mali/fatura/contract';

export const fatura: Calls<typeof contract> = {
  getFaturaList: { method: 'POST', path: '/mali/fatura/getFaturaList', wrap: 'val', effect: 'read', konu: ['fatura', 'musteriler', 'proje'] },
  faturaBul: { method: 'POST', path: '/mali/fatura/faturaBul', wrap: 'val', effect: 'read', konu: [] },
  getFaturaDetay: { method: 'POST', path: '/mali/fatura/getFaturaDetay', wrap: 'val', effect: 'read', konu: ['fatura', 'musteriler', 'proje'] },
  faturaHesapla: { method: 'POST', path: '/mali/fatura/faturaHesapla', wrap: 'val', effect: 'read', konu: [], govdeSiniri: 262144 },
  faturaKaydet: { method: 'POST', path: '/mali/fatura/faturaKaydet', wrap: 'val', effect: 'write', degistirir: ['fatura'], govdeSiniri: 262144 },
  faturaLisanstan: { method: 'POST', path: '/mali/fatura/faturaLisanstan', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  faturaKes: { method: 'POST', path: '/mali/fatura/faturaKes', wrap: 'val', effect: 'write', degistirir: ['fatura', 'defter'] },
  faturaVazgec: { method: 'POST', path: '/mali/fatura/faturaVazgec', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  faturaGonder: { method: 'POST', path: '/mali/fatura/faturaGonder', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  faturaDurumSorgula: { method: 'POST', path: '/mali/fatura/faturaDurumSorgula', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  faturaIptal: { method: 'POST', path: '/mali/fatura/faturaIptal', wrap: 'val', effect: 'write', degistirir: ['fatura', 'defter'] },
  faturaIade: { method: 'POST', path: '/mali/fatura/faturaIade', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  faturaTahsilatYaz: { method: 'POST', path: '/mali/fatura/faturaTahsilatYaz', wrap: 'val', effect: 'write', degistirir: ['fatura', 'defter'] },
  faturaTahsilatGeriAl: { method: 'POST', path: '/mali/fatura/faturaTahsilatGeriAl', wrap: 'val', effect: 'write', degistirir: ['fatura', 'defter'] },
  getGelenList: { method: 'POST', path: '/mali/fatura/getGelenList', wrap: 'val', effect: 'read', konu: ['fatura'] },
  getGelenDetay: { method: 'POST', path: '/mali/fatura/getGelenDetay', wrap: 'val', effect: 'read', konu: ['fatura'] },
  gelenYukle: { method: 'POST', path: '/mali/fatura/gelenYukle', wrap: 'val', effect: 'write', degistirir: ['fatura'], govdeSiniri: 8388608 },
  gelenAl: { method: 'POST', path: '/mali/fatura/gelenAl', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  gelenYanitla: { method: 'POST', path: '/mali/fatura/gelenYanitla', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  print_gelen: { method: 'POST', path: '/mali/fatura/print_gelen', wrap: 'val', effect: 'read', konu: [], agir: true },
  gelenXml: { method: 'POST', path: '/mali/fatura/gelenXml', wrap: 'val', effect: 'read', konu: [] },
  mukellefSorgula: { method: 'POST', path: '/mali/fatura/mukellefSorgula', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
  mukellefListesiYukle: { method: 'POST', path: '/mali/fatura/mukellefListesiYukle', wrap: 'val', effect: 'write', degistirir: ['fatura'], govdeSiniri: 8388608 },
  print_fatura: { method: 'POST', path: '/mali/fatura/print_fatura', wrap: 'val', effect: 'read', konu: [], agir: true },
  faturaXml: { method: 'POST', path: '/mali/fatura/faturaXml', wrap: 'val', effect: 'read', konu: [] },
  faturaAyari: { method: 'POST', path: '/mali/fatura/faturaAyari', wrap: 'val', effect: 'read', konu: ['fatura'] },
  faturaAyarKaydet: { method: 'POST', path: '/mali/fatura/faturaAyarKaydet', wrap: 'val', effect: 'write', degistirir: ['fatura'] },
};
