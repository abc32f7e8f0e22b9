// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { SecenekUclari } from '@masabasi/core/platform/list/secenekUclari';

export const CHOICES: Calls<SecenekUclari> = {
  'banka.bankaHesaplari': { method: 'POST', path: '/mali/banka/bankaHesaplari', wrap: 'val', effect: 'read', konu: ['banka'] },
  'denetim.denetimGerekli': { method: 'POST', path: '/yonetim/denetimGerekli', wrap: 'val', effect: 'read', konu: [] },
  'istatistik.istatistikGerekli': { method: 'POST', path: '/istatistik/memnuniyet/istatistikGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  'tanim.baseGerekliList': { method: 'POST', path: '/tanimlar/musteri/baseGerekliList', wrap: 'val', effect: 'read', konu: ['proje', 'personel'] },
  'tanim.getGerekli': { method: 'POST', path: '/islemler/musterigorusme/getGerekli', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel'] },
  'tanim.getGerekliList': { method: 'GET', path: '/istakibi/getGerekliList', wrap: 'query', effect: 'read', konu: ['tanim', 'proje', 'personel', 'versiyon'] },
  'tanim.lisansGerekli': { method: 'POST', path: '/tanimlar/musteri/lisansGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  'tanim.musterigerekli': { method: 'POST', path: '/tanimlar/musteri/musterigerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  'teklif.getTeklifGerekliList': { method: 'POST', path: '/pazarlama/tekliftakibi/getTeklifGerekliList', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel', 'teklifSinir'] },
  'toplanti.getToplantiGerekliList': { method: 'POST', path: '/islemler/toplantiTakibi/getToplantiGerekliList', wrap: 'val', effect: 'read', konu: ['toplanti', 'tanim', 'proje', 'yetkili'] },
  'uzakbaglanti.baglantiGerekli': { method: 'POST', path: '/islemler/musterigorusme/baglantiGerekli', wrap: 'val', effect: 'read', konu: ['tanim'] },
  'ziyaret.ziyaretGerekli': { method: 'POST', path: '/pazarlama/gorusmetakibi/getGerekliList', wrap: 'val', effect: 'read', konu: ['tanim', 'proje', 'personel'] },
};
