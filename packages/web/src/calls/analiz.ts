// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { analiz as contract } from '@masabasi/core/is/analiz/contract';

export const analiz: Calls<typeof contract> = {
  analizListe: { method: 'POST', path: '/istakibi/analizListe', wrap: 'val', effect: 'read', konu: ['analiz'] },
  analizBul: { method: 'POST', path: '/istakibi/analizBul', wrap: 'val', effect: 'read', konu: [] },
  analizDetay: { method: 'POST', path: '/istakibi/analizDetay', wrap: 'val', effect: 'read', konu: ['analiz', 'gorusme', 'webistek', 'musteriler'] },
  analizGeliri: { method: 'POST', path: '/istakibi/analizGeliri', wrap: 'val', effect: 'read', konu: ['analiz', 'lisans'] },
  analizSurumleri: { method: 'POST', path: '/istakibi/analizSurumleri', wrap: 'val', effect: 'read', konu: ['analiz'] },
  kaynaginAnalizleri: { method: 'POST', path: '/istakibi/kaynaginAnalizleri', wrap: 'val', effect: 'read', konu: ['analiz'] },
  analizKaydet: { method: 'POST', path: '/istakibi/analizKaydet', wrap: 'val', effect: 'write', degistirir: ['analiz', 'bekleyen', 'webistek'], govdeSiniri: 262144 },
  analizUstlen: { method: 'POST', path: '/istakibi/analizUstlen', wrap: 'val', effect: 'write', degistirir: ['analiz', 'bekleyen'] },
  analizDurumGuncelle: { method: 'POST', path: '/istakibi/analizDurumGuncelle', wrap: 'val', effect: 'write', degistirir: ['analiz', 'bekleyen'] },
  kabulKaydet: { method: 'POST', path: '/istakibi/kabulKaydet', wrap: 'val', effect: 'write', degistirir: ['analiz', 'bekleyen'] },
  analizDurumGeriAl: { method: 'POST', path: '/istakibi/analizDurumGeriAl', wrap: 'val', effect: 'write', degistirir: ['analiz', 'bekleyen'] },
  analizKaynakBagla: { method: 'POST', path: '/istakibi/analizKaynakBagla', wrap: 'val', effect: 'write', degistirir: ['analiz', 'webistek'] },
  analizKaynakKaldir: { method: 'POST', path: '/istakibi/analizKaynakKaldir', wrap: 'val', effect: 'write', degistirir: ['analiz'] },
  analizNotKaydet: { method: 'POST', path: '/istakibi/analizNotKaydet', wrap: 'val', effect: 'write', degistirir: ['analiz'] },
  analizAktar: { method: 'POST', path: '/istakibi/analizAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
};
