import type { rol as contract } from '@masabasi/core/kisi/rol/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { KendiHedefi, OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  rolGerekli: { kim: 'yetki 1105', sayfa: '/yonetim/yetki' },
  rolListesi: { kim: 'yetki 1105', sayfa: '/yonetim/yetki' },
  rolKaydet: {
    kim: 'yetki 1105',
    sayfa: '/yonetim/yetki',
    istek: { Id: 0, Surum: 0, Ad: 'a', Aciklama: '', Yetkiler: [], Menuler: [] },
  },
  rolSil: { kim: 'yetki 1105', sayfa: '/yonetim/yetki', istek: { Id: 2_000_000_000, Surum: 1 } },
  yetkiKisileri: { kim: 'yetki 1105', sayfa: '/yonetim/yetki' },
  kisiYetkileri: { kim: 'yetkiyle UserId 1105', sayfa: '/yonetim/yetki' },
  kisiYetkiKaydet: {
    kim: 'yetkiyle UserId 1105',
    sayfa: '/yonetim/yetki',
    istek: { Surum: 999, Roller: [], Yetkiler: [], Menuler: [] },
  },
  menuListesi: { kim: 'yetki 1105', sayfa: '/yonetim/menu' },
  menuKaydet: {
    kim: 'yetki 1105',
    kazancsiz: 'menu',
    sayfa: '/yonetim/menu',
    istek: {
      Id: 0,
      Surum: 0,
      UstId: null,
      menuAd: 'a',
      menuYol: '',
      icon: null,
      baget: '',
      visible: 1,
      disabled: 0,
      separator: 0,
    },
  },
  menuSirala: { kim: 'yetki 1105', kazancsiz: 'menu', sayfa: '/yonetim/menu', istek: { menuler: [] } },
  menuSil: { kim: 'yetki 1105', kazancsiz: 'menu', sayfa: '/yonetim/menu', istek: { Id: 2_000_000_000, Surum: 1 } },
  yetkilerim: { kim: 'oturum' },
  yetkiVerenler: { kim: 'oturum' },
};

/** A role that only this person holds. */
async function kendiRolu({ db, Id, ad }: KendiHedefi): Promise<number> {
  const rol = await db
    .insertInto('rol')
    .values({ ad: `${ad} rolü`, aciklama: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('kisi_rol').values({ kisi_id: Id, rol_id: rol.id }).execute();
  return rol.id;
}

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'rol', 'menuKaydet.Id': 'menu', 'menuKaydet.UstId': 'menu', 'menuSil.Id': 'menu' },
  kisiSatirlari: async ({ db, kisiId: kisi_id, soz }) => {
    const rol = await db
      .insertInto('rol')
      .values({ ad: soz('rol') })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('kisi_rol').values({ kisi_id, rol_id: rol.id }).execute();
    await db.insertInto('kisi_yetki').values({ kisi_id, yetki_id: 1202, deger: 0 }).execute();
    const menu = await db
      .insertInto('menu')
      .values({ ad: soz('menu') })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('kisi_menu').values({ kisi_id, menu_id: menu.id, deger: 1 }).execute();
    return {
      kisi_rol: [soz('rol')],
      kisi_yetki: ['Resmi tatilleri ve izin hak dilimlerini düzenleme'],
      kisi_menu: [soz('menu')],
    };
  },
  kendi: [
    {
      uc: 'kisiYetkiKaydet',
      istek: async (k) => ({
        UserId: k.Id,
        Surum: 1,
        Roller: [await kendiRolu(k)],
        Yetkiler: [{ YetkiId: 1001, Deger: 1 }],
        Menuler: [],
      }),
      baskasina: false,
    },
    {
      uc: 'rolKaydet',
      istek: async (k) => ({
        Id: await kendiRolu(k),
        Surum: 1,
        Ad: `Yeni ${k.sira}`,
        Aciklama: '',
        Yetkiler: [1001],
        Menuler: [],
      }),
    },
    { uc: 'rolSil', istek: async (k) => ({ Id: await kendiRolu(k), Surum: 1 }), baskasina: false },
  ],
};
