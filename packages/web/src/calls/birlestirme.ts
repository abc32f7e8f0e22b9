// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { birlestirme as contract } from '@masabasi/core/musteri/birlestirme/contract';

export const birlestirme: Calls<typeof contract> = {
  musteriBenzer: { method: 'POST', path: '/tanimlar/musteri/musteriBenzer', wrap: 'val', effect: 'read', konu: ['birlesme', 'musteriler'] },
  musteriKarsilastir: { method: 'POST', path: '/tanimlar/musteri/musteriKarsilastir', wrap: 'val', effect: 'read', konu: [] },
  musteriBirlestir: { method: 'POST', path: '/tanimlar/musteri/musteriBirlestir', wrap: 'val', effect: 'write', degistirir: ['birlesme', 'musteri', 'musteriler', 'onay', 'yetkili'] },
  musteriBirlesmeleri: { method: 'POST', path: '/tanimlar/musteri/musteriBirlesmeleri', wrap: 'val', effect: 'read', konu: ['birlesme'] },
  musteriBirlestirGeriAl: { method: 'POST', path: '/tanimlar/musteri/musteriBirlestirGeriAl', wrap: 'val', effect: 'write', degistirir: ['birlesme', 'musteri', 'musteriler', 'onay', 'yetkili'] },
};
