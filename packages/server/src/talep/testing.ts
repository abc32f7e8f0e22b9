import type { talep as contract } from '@masabasi/core/talep/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  izinTalepEt: { kim: 'oturum', sayfa: '/personel/izin' },
  izinIptalIste: { kim: 'oturum', sayfa: '/personel/izin', istek: { IzinId: 2, Aciklama: 'Gidemiyorum' } },
  izinTalepVazgec: { kim: 'oturum', sayfa: '/personel/izin', istek: { Id: 1 } },
  izinTaleplerim: { kim: 'oturum', sayfa: '/personel/izin' },
  izinTalepList: { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin' },
  izinTalepKarar: {
    kim: 'departman sorumlusu 1201',
    sayfa: '/personel/izin',
    istek: { Id: 1, Onay: 1, Aciklama: '' },
  },
  izinTakvimi: { kim: 'oturum', sayfa: '/personel/izin', istek: { ay: '2026-12' } },
  takvimBaglantisiVar: { kim: 'oturum', sayfa: '/personel/izin' },
  takvimBaglantisi: { kim: 'oturum', sayfa: '/personel/izin', istek: { islem: 'goster' } },
};
