// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { istatistik as contract } from '@masabasi/core/masa/istatistik/contract';

export const istatistik: Calls<typeof contract> = {
  istatistikGerekli: { method: 'POST', path: '/istatistik/memnuniyet/istatistikGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  getIstatistik: { method: 'POST', path: '/istatistik/memnuniyet/getIstatistik', wrap: 'val', effect: 'read', konu: ['memnuniyet', 'musteriler'] },
  istatistikKirilimi: { method: 'POST', path: '/istatistik/memnuniyet/istatistikKirilimi', wrap: 'val', effect: 'read', konu: ['memnuniyet', 'musteriler'] },
  istatistikSozleri: { method: 'POST', path: '/istatistik/memnuniyet/istatistikSozleri', wrap: 'val', effect: 'read', konu: ['memnuniyet', 'musteriler'] },
  getYanitList: { method: 'POST', path: '/istatistik/memnuniyet/getYanitList', wrap: 'val', effect: 'read', konu: ['memnuniyet', 'musteriler'] },
  istatistikAktar: { method: 'POST', path: '/istatistik/memnuniyet/istatistikAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
  print_istatistik: { method: 'POST', path: '/istatistik/memnuniyet/print_istatistik', wrap: 'val', effect: 'read', konu: [], agir: true },
};
