// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { devir as contract } from '@masabasi/core/masa/devir/contract';

export const devir: Calls<typeof contract> = {
  devirlerim: { method: 'POST', path: '/islemler/musterigorusme/devirlerim', wrap: 'val', effect: 'read', konu: ['devir'] },
  izinDevri: { method: 'POST', path: '/islemler/musterigorusme/izinDevri', wrap: 'val', effect: 'read', konu: ['devir', 'gorusme', 'izin', 'musteriler'] },
  izinDevret: { method: 'POST', path: '/islemler/musterigorusme/izinDevret', wrap: 'val', effect: 'write', degistirir: ['gorusme', 'bekleyen', 'devir'] },
  sozUyarilari: { method: 'POST', path: '/islemler/musterigorusme/sozUyarilari', wrap: 'val', effect: 'read', konu: ['gorusme', 'izin', 'hatirlatma'] },
};
