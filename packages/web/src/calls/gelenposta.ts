// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { gelenposta as contract } from '@masabasi/core/masa/gelenposta/contract';

export const gelenposta: Calls<typeof contract> = {
  getGelenPosta: { method: 'POST', path: '/yonetim/getGelenPosta', wrap: 'val', effect: 'read', konu: ['gelenposta'] },
  getGelenPostaDetay: { method: 'POST', path: '/yonetim/getGelenPostaDetay', wrap: 'val', effect: 'read', konu: ['gelenposta'] },
  kaydinPostasi: { method: 'POST', path: '/islemler/musterigorusme/kaydinPostasi', wrap: 'val', effect: 'read', konu: ['gelenposta'] },
};
