// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { aktarim as contract } from '@masabasi/core/musteri/aktarim/contract';

export const aktarim: Calls<typeof contract> = {
  musteriAktarimAc: { method: 'POST', path: '/tanimlar/musteri/musteriAktarimAc', wrap: 'val', effect: 'write', degistirir: ['aktarimlar'] },
  musteriAktarimYukle: { method: 'POST', path: '/tanimlar/musteri/musteriAktarimYukle', wrap: 'val', effect: 'write', degistirir: ['aktarimlar'], govdeSiniri: 8388608 },
  musteriIceAktar: { method: 'POST', path: '/tanimlar/musteri/musteriIceAktar', wrap: 'val', effect: 'write', degistirir: ['aktarim'] },
  musteriAktarim: { method: 'POST', path: '/tanimlar/musteri/musteriAktarim', wrap: 'val', effect: 'read', konu: ['aktarim'] },
  musteriAktarimSatirlari: { method: 'POST', path: '/tanimlar/musteri/musteriAktarimSatirlari', wrap: 'val', effect: 'read', konu: ['aktarimlar'] },
  musteriAktarimlari: { method: 'POST', path: '/tanimlar/musteri/musteriAktarimlari', wrap: 'val', effect: 'read', konu: ['aktarimlar'] },
};
