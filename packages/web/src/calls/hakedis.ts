// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { hakedis as contract } from '@masabasi/core/izin/hakedis/contract';

export const hakedis: Calls<typeof contract> = {
  izinDefteri: { method: 'POST', path: '/personel/personel/izinDefteri', wrap: 'val', effect: 'read', konu: ['izin', 'hakedis', 'izinTalep'] },
  izinTurleri: { method: 'POST', path: '/tanimlar/izinTurleri', wrap: 'val', effect: 'read', konu: ['hakedis'] },
  izinTuruKaydet: { method: 'POST', path: '/tanimlar/izinTuruKaydet', wrap: 'val', effect: 'write', degistirir: ['hakedis', 'izin', 'izinli'] },
  yasalDegerler: { method: 'POST', path: '/tanimlar/yasalDegerler', wrap: 'val', effect: 'read', konu: ['hakedis'] },
  yasalDegerEtkisi: { method: 'POST', path: '/tanimlar/yasalDegerEtkisi', wrap: 'val', effect: 'read', konu: [] },
  yasalDegerKaydet: { method: 'POST', path: '/tanimlar/yasalDegerKaydet', wrap: 'val', effect: 'write', degistirir: ['hakedis', 'izin'] },
  hakDilimleri: { method: 'POST', path: '/tanimlar/hakDilimleri', wrap: 'val', effect: 'read', konu: ['hakedis'] },
  hakDilimiEtkisi: { method: 'POST', path: '/tanimlar/hakDilimiEtkisi', wrap: 'val', effect: 'read', konu: [] },
  hakDilimiKaydet: { method: 'POST', path: '/tanimlar/hakDilimiKaydet', wrap: 'val', effect: 'write', degistirir: ['hakedis'] },
  hakDilimiSil: { method: 'POST', path: '/tanimlar/hakDilimiSil', wrap: 'val', effect: 'write', degistirir: ['hakedis'] },
  hakDuzeltmeleri: { method: 'POST', path: '/personel/personel/hakDuzeltmeleri', wrap: 'val', effect: 'read', konu: ['hakedis'] },
  hakDuzeltmeEkle: { method: 'POST', path: '/personel/personel/hakDuzeltmeEkle', wrap: 'val', effect: 'write', degistirir: ['hakedis'] },
};
