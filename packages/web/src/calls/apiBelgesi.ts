// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { apiBelgesi as contract } from '@masabasi/core/yonetim/apiBelgesi/contract';

export const apiBelgesi: Calls<typeof contract> = {
  openapi: { method: 'GET', path: '/openapi.json', wrap: 'query', effect: 'read', konu: [] },
};
