import type { mola as contract } from '@masabasi/core/mola/contract';
import type { Ornekler } from '../testing.access.ts';
import { OGLEN } from '../testing.global.ts';

const GUN = '2026-11-20';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  departmanMola: { kim: 'pano departmanId 24' },
  moladurumGuncelle: { kim: 'kendi userid', istek: { moladurum: 646 } },
  molaHesapla: { kim: 'sorumlu userId' },
  moladetay: { kim: 'sorumlu userId', istek: { tarih: GUN, tarih2: GUN } },
  personelgerekli: { kim: 'oturum' },
  gunum: { kim: 'oturum' },
  molaDuzeltmeIste: {
    kim: 'oturum',
    istek: { MolaId: 1, Baslama_Zamani: OGLEN, Bitis_Zamani: OGLEN, Sebep: 'On harften uzun' },
  },
  unutulanOnayla: { kim: 'oturum', istek: { MolaId: 1 } },
  molaDuzeltmeList: { kim: 'departman sorumlusu', sayfa: '/personel/mola' },
  molaDuzeltmeKarar: {
    kim: 'departman sorumlusu',
    sayfa: '/personel/mola',
    istek: { Id: 1, Onay: 1, Aciklama: '' },
  },
};
