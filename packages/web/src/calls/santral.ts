// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { santral as contract } from '@masabasi/core/masa/santral/contract';

export const santral: Calls<typeof contract> = {
  santralOlay: { method: 'POST', path: '/santral/santralOlay', wrap: 'bare', effect: 'write', degistirir: ['santral', 'bekleyen'] },
  getCalanlar: { method: 'POST', path: '/santral/getCalanlar', wrap: 'val', effect: 'read', konu: ['santral'] },
  getCagriList: { method: 'POST', path: '/santral/getCagriList', wrap: 'val', effect: 'read', konu: ['santral', 'musteriler'] },
  cagriKapat: { method: 'POST', path: '/santral/cagriKapat', wrap: 'val', effect: 'write', degistirir: ['santral'] },
  cagriArandi: { method: 'POST', path: '/santral/cagriArandi', wrap: 'val', effect: 'write', degistirir: ['santral', 'bekleyen'] },
  cagriDene: { method: 'POST', path: '/santral/cagriDene', wrap: 'val', effect: 'write', degistirir: ['santral'] },
  getDahililer: { method: 'POST', path: '/santral/getDahililer', wrap: 'val', effect: 'read', konu: ['santral', 'personel'] },
  dahiliKaydet: { method: 'POST', path: '/santral/dahiliKaydet', wrap: 'val', effect: 'write', degistirir: ['santral'] },
};
