import type { proje as contract } from '@masabasi/core/musteri/proje/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  projeListesi: { kim: 'yetki 1302', sayfa: '/tanimlar/proje' },
  projeDetay: { kim: 'yetki 1302', sayfa: '/tanimlar/proje', istek: { Id: 2 } },
  projeSecenekleri: { kim: 'yetki 1302', sayfa: '/tanimlar/proje' },
  projeKaydet: {
    kim: 'yetki 1302',
    kazancsiz: 'urun',
    sayfa: '/tanimlar/proje',
    istek: {
      proje: {
        Id: 0,
        Ad: 'a',
        Kod: null,
        Renk: 'gri',
        Aciklama: '',
        SorumluId: null,
        EkipId: null,
        AnketTurId: null,
        Aktif: 1,
        Surum: 0,
      },
    },
  },
  projeKisileriSec: {
    kim: 'yetki 1302',
    kazancsiz: 'urun',
    sayfa: '/tanimlar/proje',
    istek: { Id: 2_000_000_000, Surum: 0, KisiIdler: [] },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'proje' },
  kisiSatirlari: async ({ db, kisiId, soz }) => {
    const proje = await db
      .insertInto('proje')
      .values({ ad: soz('proje'), sorumlu_id: kisiId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('kisi_proje').values({ kisi_id: kisiId, proje_id: proje.id }).execute();
    return { kisi_proje: [soz('proje')], proje: ['Sorumlusu'] };
  },
  anlam: { 'proje.kod': null },
};
