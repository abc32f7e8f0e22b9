// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { versiyon as contract } from '@masabasi/core/is/versiyon/contract';

export const versiyon: Calls<typeof contract> = {
  versiyonListe: { method: 'POST', path: '/istakibi/versiyonListe', wrap: 'val', effect: 'read', konu: ['versiyon', 'gorev', 'proje'] },
  versiyonDetay: { method: 'POST', path: '/istakibi/versiyonDetay', wrap: 'val', effect: 'read', konu: ['versiyon', 'gorev', 'proje'] },
  versiyonSinavi: { method: 'POST', path: '/istakibi/versiyonSinavi', wrap: 'val', effect: 'read', konu: ['versiyon', 'gorev'] },
  versiyonSoranlari: { method: 'POST', path: '/istakibi/versiyonSoranlari', wrap: 'val', effect: 'read', konu: ['versiyon', 'gorev', 'analiz', 'musteriler'] },
  versiyonKullananlari: { method: 'POST', path: '/istakibi/versiyonKullananlari', wrap: 'val', effect: 'read', konu: ['versiyon', 'lisans', 'musteriler'] },
  versiyonKaydet: { method: 'POST', path: '/istakibi/versiyonKaydet', wrap: 'val', effect: 'write', degistirir: ['versiyon'], govdeSiniri: 65536 },
  versiyonDurumGuncelle: { method: 'POST', path: '/istakibi/versiyonDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['versiyon'] },
  versiyonMusteriKaydet: { method: 'POST', path: '/istakibi/versiyonMusteriKaydet', wrap: 'val', effect: 'write', degistirir: ['versiyon'] },
  lisansVersiyonu: { method: 'POST', path: '/istakibi/lisansVersiyonu', wrap: 'val', effect: 'read', konu: ['versiyon', 'lisans'] },
  lisansVersiyonKaydet: { method: 'POST', path: '/istakibi/lisansVersiyonKaydet', wrap: 'val', effect: 'write', degistirir: ['versiyon'] },
  versiyonBul: { method: 'POST', path: '/istakibi/versiyonBul', wrap: 'val', effect: 'read', konu: [] },
  versiyonYayinla: { method: 'POST', path: '/istakibi/versiyonYayinla', wrap: 'val', effect: 'write', degistirir: ['versiyon', 'gorev', 'bekleyen', 'gorusme', 'webistek', 'memnuniyet'] },
};
