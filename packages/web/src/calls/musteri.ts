// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { musteri as contract } from '@masabasi/core/musteri/musteri/contract';

export const musteri: Calls<typeof contract> = {
  musterilist: { method: 'POST', path: '/tanimlar/musteri/musterilist', wrap: 'val', effect: 'read', konu: ['musteriler'] },
  musteriSecenekleri: { method: 'POST', path: '/tanimlar/musteri/musteriSecenekleri', wrap: 'val', effect: 'read', konu: ['musteriler'] },
  musteriBul: { method: 'POST', path: '/tanimlar/musteri/musteriBul', wrap: 'val', effect: 'read', konu: [] },
  musteriDetay: { method: 'POST', path: '/tanimlar/musteri/musteriDetay', wrap: 'val', effect: 'read', konu: ['musteri', 'lisans'] },
  musteriZaman: { method: 'POST', path: '/tanimlar/musteri/musteriZaman', wrap: 'val', effect: 'read', konu: ['musteri', 'lisans', 'demo', 'egitim', 'gorusme', 'uzakbaglanti', 'webistek', 'dosya', 'yetkili', 'onay', 'ziyaret', 'fatura'] },
  musteriKaydet: { method: 'POST', path: '/musteriKaydet', wrap: 'val', effect: 'write', degistirir: ['musteri', 'musteriler', 'bekleyen'] },
  musteriEtiketKaydet: { method: 'POST', path: '/tanimlar/musteri/musteriEtiketKaydet', wrap: 'val', effect: 'write', degistirir: ['musteri', 'musteriler'] },
  musteriOnaylari: { method: 'POST', path: '/tanimlar/musteri/musteriOnaylari', wrap: 'val', effect: 'read', konu: ['onay'] },
  musteriOnayKaydet: { method: 'POST', path: '/tanimlar/musteri/musteriOnayKaydet', wrap: 'val', effect: 'write', degistirir: ['onay', 'musteri'] },
  musteriKimlikAc: { method: 'POST', path: '/tanimlar/musteri/musteriKimlikAc', wrap: 'val', effect: 'read', konu: [], saklama: 'yok' },
  musteriSil: { method: 'POST', path: '/tanimlar/musteri/musteriSil', wrap: 'val', effect: 'write', degistirir: ['musteriler'] },
  musteriSilGeriAl: { method: 'POST', path: '/musteriSilGeriAl', wrap: 'val', effect: 'write', degistirir: ['musteri', 'musteriler', 'bekleyen'] },
  musteriDisaAktar: { method: 'POST', path: '/tanimlar/musteri/musteriDisaAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
};
