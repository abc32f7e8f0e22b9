// Written from the contract by `npm run fix` (scripts/calls.mjs): a change here is lost.
import type { Calls } from '@masabasi/core/platform/call/call';
import type { talep as contract } from '@masabasi/core/izin/talep/contract';

export const talep: Calls<typeof contract> = {
  izinTalepEt: { method: 'POST', path: '/personel/personel/izinTalepEt', wrap: 'val', effect: 'write', degistirir: ['izinTalep', 'bekleyen'] },
  izinTalepDene: { method: 'POST', path: '/personel/personel/izinTalepDene', wrap: 'val', effect: 'read', konu: ['izin', 'izinTalep', 'tatil', 'hakedis'] },
  izinIptalIste: { method: 'POST', path: '/personel/personel/izinIptalIste', wrap: 'val', effect: 'write', degistirir: ['izinTalep', 'bekleyen'] },
  izinTalepVazgec: { method: 'POST', path: '/personel/personel/izinTalepVazgec', wrap: 'val', effect: 'write', degistirir: ['izinTalep', 'bekleyen'] },
  izinTaleplerim: { method: 'POST', path: '/personel/personel/izinTaleplerim', wrap: 'val', effect: 'read', konu: ['izinTalep', 'izin', 'hakedis', 'tatil'] },
  izinTalepList: { method: 'POST', path: '/personel/personel/izinTalepList', wrap: 'val', effect: 'read', konu: ['izinTalep', 'izin', 'hakedis', 'tatil'] },
  izinTalepKarar: { method: 'POST', path: '/personel/personel/izinTalepKarar', wrap: 'val', effect: 'write', degistirir: ['izinTalep', 'izin', 'izinli', 'bekleyen'] },
  izinTalepKararGeriAl: { method: 'POST', path: '/personel/personel/izinTalepKararGeriAl', wrap: 'val', effect: 'write', degistirir: ['izinTalep', 'izin', 'izinli', 'bekleyen'] },
  izinOnayKurali: { method: 'POST', path: '/personel/personel/izinOnayKurali', wrap: 'val', effect: 'read', konu: ['onayKurali'] },
  izinOnayKuraliKaydet: { method: 'POST', path: '/personel/personel/izinOnayKuraliKaydet', wrap: 'val', effect: 'write', degistirir: ['onayKurali', 'izinTalep'] },
  izinTakvimi: { method: 'POST', path: '/personel/personel/izinTakvimi', wrap: 'val', effect: 'read', konu: ['izin', 'izinTalep', 'tatil', 'hakedis'] },
  takvimBaglantisiVar: { method: 'POST', path: '/personel/personel/takvimBaglantisiVar', wrap: 'val', effect: 'read', konu: [] },
  takvimBaglantisi: { method: 'POST', path: '/personel/personel/takvimBaglantisi', wrap: 'val', effect: 'write', degistirir: [], saklama: 'yok' },
};
