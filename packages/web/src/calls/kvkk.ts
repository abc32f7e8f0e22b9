// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { kvkk as contract } from '@masabasi/core/kisi/kvkk/contract';

export const kvkk: Calls<typeof contract> = {
  aydinlatma: { method: 'POST', path: '/kvkk/aydinlatma', wrap: 'val', effect: 'read', konu: ['aydinlatma', 'saklama'] },
  aydinlatmaGoruldu: { method: 'POST', path: '/kvkk/aydinlatmaGoruldu', wrap: 'val', effect: 'write', degistirir: ['aydinlatmaOkuyan'] },
  aydinlatmaSurumleri: { method: 'POST', path: '/yonetim/kvkk/aydinlatmaSurumleri', wrap: 'val', effect: 'read', konu: ['aydinlatma', 'aydinlatmaOkuyan', 'saklama'] },
  aydinlatmaKaydet: { method: 'POST', path: '/yonetim/kvkk/aydinlatmaKaydet', wrap: 'val', effect: 'write', degistirir: ['aydinlatma'] },
  aydinlatmaOkuyanlar: { method: 'POST', path: '/yonetim/kvkk/aydinlatmaOkuyanlar', wrap: 'val', effect: 'read', konu: ['aydinlatma', 'aydinlatmaOkuyan'] },
  verilerim: { method: 'POST', path: '/kvkk/verilerim', wrap: 'val', effect: 'read', konu: [] },
  verilerimBolumu: { method: 'POST', path: '/kvkk/verilerimBolumu', wrap: 'val', effect: 'read', konu: [] },
  verilerimiIndir: { method: 'POST', path: '/kvkk/verilerimiIndir', wrap: 'val', effect: 'read', konu: [], agir: true },
  saklamaListesi: { method: 'POST', path: '/yonetim/kvkk/saklamaListesi', wrap: 'val', effect: 'read', konu: ['saklama'] },
  saklamaOnizle: { method: 'POST', path: '/yonetim/kvkk/saklamaOnizle', wrap: 'val', effect: 'read', konu: [] },
  saklamaKaydet: { method: 'POST', path: '/yonetim/kvkk/saklamaKaydet', wrap: 'val', effect: 'write', degistirir: ['saklama'] },
  imhaKayitlari: { method: 'POST', path: '/yonetim/kvkk/imhaKayitlari', wrap: 'val', effect: 'read', konu: [] },
  erisimKisileri: { method: 'POST', path: '/yonetim/kvkk/erisimKisileri', wrap: 'val', effect: 'read', konu: [] },
  erisimKayitlari: { method: 'POST', path: '/yonetim/kvkk/erisimKayitlari', wrap: 'val', effect: 'read', konu: [] },
  erisimAktar: { method: 'POST', path: '/yonetim/kvkk/erisimAktar', wrap: 'val', effect: 'read', konu: [], agir: true },
};
