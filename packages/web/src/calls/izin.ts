// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { izin as contract } from '@masabasi/core/izin/izin/contract';

export const izin: Calls<typeof contract> = {
  personelizinlist: { method: 'POST', path: '/personel/personel/personelizinlist', wrap: 'val', effect: 'read', konu: ['izin', 'hakedis', 'izinTalep'] },
  izinKisileri: { method: 'POST', path: '/personel/personel/izinKisileri', wrap: 'val', effect: 'read', konu: ['izin', 'hakedis', 'izinTalep', 'personel'] },
  izinkaydet: { method: 'POST', path: '/personel/personel/izinkaydet', wrap: 'val', effect: 'write', degistirir: ['izin', 'izinli'] },
  izinHesapla: { method: 'POST', path: '/personel/personel/izinHesapla', wrap: 'val', effect: 'read', konu: [] },
  izinsil: { method: 'POST', path: '/personel/personel/izinsil', wrap: 'val', effect: 'write', degistirir: ['izin', 'izinli'] },
  izinSilGeriAl: { method: 'POST', path: '/personel/personel/izinSilGeriAl', wrap: 'val', effect: 'write', degistirir: ['izin', 'izinli'] },
  izinTopluGeriAl: { method: 'POST', path: '/personel/personel/izinTopluGeriAl', wrap: 'val', effect: 'write', degistirir: ['izin', 'izinli'] },
  izinSirketAktar: { method: 'POST', path: '/personel/personel/izinSirketAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  izinGecmisi: { method: 'POST', path: '/personel/personel/izinGecmisi', wrap: 'val', effect: 'read', konu: ['izin'] },
  silinenIzinler: { method: 'POST', path: '/personel/personel/silinenIzinler', wrap: 'val', effect: 'read', konu: ['izin'] },
  izinGerekli: { method: 'POST', path: '/personel/personel/izinGerekli', wrap: 'val', effect: 'read', konu: ['tatil', 'hakedis'] },
  print_izin_talep: { method: 'POST', path: '/rapor/rapor/print_izin_talep', wrap: 'bare', effect: 'read', konu: [] },
  izinAktar: { method: 'POST', path: '/personel/personel/izinAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
};
