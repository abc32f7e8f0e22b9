import type { kurulum as contract } from '@masabasi/core/yonetim/kurulum/contract';
import type { Ornekler } from '../../testing/access.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  ilkAdimlar: { kim: 'yetki 0', gecmez: 'only for the privileged' },
  ilkAdimlariKapat: { kim: 'yetki 0', kazancsiz: 'kural' },
  kurulumDurumu: { kim: 'herkes' },
  kur: {
    kim: 'herkes',
    kazancsiz: 'kurulum',
    istek: {
      anahtar: 'a',
      sirket: 'b',
      lisans: '',
      departman: 'c',
      urunler: ['g'],
      Ad: 'd',
      Soyad: 'e',
      UserName: 'f',
      parola: 'mavi-kalem',
      tekrar: 'mavi-kalem',
    },
  },
  turDuraklari: { kim: 'oturum' },
  ornekIlerlemesi: { kim: 'oturum' },
};
