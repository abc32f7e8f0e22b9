// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { memnuniyet as contract } from '@masabasi/core/masa/memnuniyet/contract';

export const memnuniyet: Calls<typeof contract> = {
  getMemnuniyetList: { method: 'POST', path: '/islemler/musterigorusme/getMemnuniyetList', wrap: 'val', effect: 'read', konu: ['memnuniyet', 'musteriler'] },
  getMemnuniyetDetay: { method: 'POST', path: '/islemler/musterigorusme/getMemnuniyetDetay', wrap: 'val', effect: 'read', konu: ['memnuniyet', 'musteriler'] },
  memnuniyetSorulari: { method: 'POST', path: '/islemler/musterigorusme/memnuniyetSorulari', wrap: 'val', effect: 'read', konu: ['memnuniyet'] },
  memnuniyetKaydet: { method: 'POST', path: '/islemler/musterigorusme/memnuniyetKaydet', wrap: 'val', effect: 'write', degistirir: ['memnuniyet', 'bekleyen'] },
  memnuniyetGonder: { method: 'POST', path: '/islemler/musterigorusme/memnuniyetGonder', wrap: 'val', effect: 'write', degistirir: ['memnuniyet', 'posta'], saklama: 'yok' },
  sorulabilir: { method: 'POST', path: '/islemler/musterigorusme/sorulabilir', wrap: 'val', effect: 'read', konu: ['memnuniyet', 'musteriler'] },
  memnuniyetSor: { method: 'POST', path: '/islemler/musterigorusme/memnuniyetSor', wrap: 'val', effect: 'write', degistirir: ['memnuniyet', 'posta'], saklama: 'yok' },
  memnuniyetIzle: { method: 'POST', path: '/islemler/musterigorusme/memnuniyetIzle', wrap: 'val', effect: 'write', degistirir: ['memnuniyet', 'bekleyen', 'posta'] },
  musterilerinSoyledikleri: { method: 'POST', path: '/islemler/musterigorusme/musterilerinSoyledikleri', wrap: 'val', effect: 'read', konu: ['memnuniyet'] },
};
