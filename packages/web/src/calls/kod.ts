// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { kod as contract } from '@masabasi/core/is/kod/contract';

export const kod: Calls<typeof contract> = {
  kodItme: { method: 'POST', path: '/istakibi/kodItme', wrap: 'bare', effect: 'write', degistirir: ['gorev'], govdeSiniri: 524288, saklama: 'yok' },
  kodListe: { method: 'POST', path: '/istakibi/kodListe', wrap: 'val', effect: 'read', konu: ['gorev'] },
};
