// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { mola as contract } from '@masabasi/core/mesai/mola/contract';

export const mola: Calls<typeof contract> = {
  departmanMola: { method: 'POST', path: '/personel/personel/departmanMola', wrap: 'val', effect: 'read', konu: ['mola', 'izinli', 'personel'] },
  kisiHali: { method: 'POST', path: '/personel/personel/kisiHali', wrap: 'val', effect: 'read', konu: ['mola', 'izinli', 'personel'] },
  moladurumGuncelle: { method: 'POST', path: '/personel/personel/moladurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['mola'] },
  molaHesapla: { method: 'POST', path: '/personel/personel/molaHesapla', wrap: 'val', effect: 'read', konu: [] },
  moladetay: { method: 'POST', path: '/personel/personel/moladetay', wrap: 'val', effect: 'read', konu: ['mola', 'molaDuzeltme'] },
  personelgerekli: { method: 'POST', path: '/personel/personel/personelgerekli', wrap: 'val', effect: 'read', konu: ['departman'] },
  gunum: { method: 'POST', path: '/personel/personel/gunum', wrap: 'val', effect: 'read', konu: ['mola', 'molaDuzeltme', 'izinli'] },
  molaDuzeltmeIste: { method: 'POST', path: '/personel/personel/molaDuzeltmeIste', wrap: 'val', effect: 'write', degistirir: ['molaDuzeltme', 'bekleyen'] },
  unutulanOnayla: { method: 'POST', path: '/personel/personel/unutulanOnayla', wrap: 'val', effect: 'write', degistirir: ['mola'] },
  molaDuzeltmeList: { method: 'POST', path: '/personel/personel/molaDuzeltmeList', wrap: 'val', effect: 'read', konu: ['molaDuzeltme'] },
  molaDuzeltmeKarar: { method: 'POST', path: '/personel/personel/molaDuzeltmeKarar', wrap: 'val', effect: 'write', degistirir: ['mola', 'molaDuzeltme', 'bekleyen'] },
};
