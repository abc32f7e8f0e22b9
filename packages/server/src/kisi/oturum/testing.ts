import type { oturum as contract } from '@masabasi/core/kisi/oturum/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  login: {
    kim: 'herkes',
    gecmez: 'there is no such account',
    istek: { UserName: 'arkadas', Password: 'masabasi', lisans: 'TEST' },
  },
  logout: { kim: 'oturum', kazancsiz: 'kendi' },
  userbilgi: { kim: 'oturum' },
  okumalar: { kim: 'oturum', istek: { istekler: [{ uc: '/userbilgi', val: {} }] } },
  yetki: { kim: 'oturum' },
  parolaDegistir: { kim: 'kendi userId', kazancsiz: 'kendi', istek: { parola: 'yeni-parola' } },
  usertemaguncelle: { kim: 'kendi userId', kazancsiz: 'kendi', istek: { tur: 'MenuTur', deger: 'slim' } },
  menuSabitle: { kim: 'oturum', kazancsiz: 'kendi', istek: { MenuId: 1, Deger: 0 } },
  oturumlarim: { kim: 'oturum' },
  oturumSonlandir: { kim: 'oturum', kazancsiz: 'kendi', istek: { Id: 1 } },
  digerOturumlariSonlandir: { kim: 'oturum', kazancsiz: 'kendi' },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'oturum', MenuId: 'menu' },
  kisiSatirlari: async ({ db, kisiId, zaman, soz }) => {
    await db
      .insertInto('oturum')
      .values({
        kisi_id: kisiId,
        token_ozeti: Buffer.from('kanarya-jeton-ozeti'),
        baslama: zaman,
        son_kullanim: zaman,
        ip: '10.9.8.7',
        tarayici: soz('tarayici'),
        mobil: true,
      })
      .execute();
    return { oturum: ['10.9.8.7', soz('tarayici')] };
  },
};
