import type { hakedis as contract } from '@masabasi/core/izin/hakedis/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const KANUN_SETI = {
  GecerliBaslangic: '2003-06-10',
  dilimler: [
    { EnAzYil: 1, Gun: 14 },
    { EnAzYil: 6, Gun: 20 },
    { EnAzYil: 15, Gun: 26 },
  ],
};
const HAK_SETI = { ...KANUN_SETI, GecerliBaslangic: '2027-01-01' };

const YENI_DEGER = { Anahtar: 'yasEnAz', GecerliBaslangic: '2027-01-01', Deger: 22 } as const;
/** A kind of leave as its form sends it. */
export const YENI_TUR = {
  Id: 0,
  Ad: 'Doğum Günü İzni',
  VarsayilanGun: 1,
  Yasal: null,
  Ucretli: 1,
  Renk: 'sari',
  BelgeGerekir: 0,
  PanoGizli: 0,
  TakvimGunu: 0,
  Aktif: 1,
  Surum: 0,
} as const;

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  hakDilimleri: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi' },
  hakDilimiEtkisi: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi', istek: { set: HAK_SETI, eski: null } },
  hakDilimiKaydet: {
    kim: 'yetki 1202',
    kazancsiz: 'kural',
    sayfa: '/tanimlar/hakdilimi',
    istek: { set: HAK_SETI, eski: null },
  },
  hakDilimiSil: { kim: 'yetki 1202', kazancsiz: 'kural', sayfa: '/tanimlar/hakdilimi', istek: { eski: KANUN_SETI } },
  izinDefteri: { kim: 'sorumlu UserId 1201', sayfa: '/personel/izin' },
  izinTurleri: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi' },
  izinTuruKaydet: { kim: 'yetki 1202', kazancsiz: 'kural', sayfa: '/tanimlar/hakdilimi', istek: YENI_TUR },
  yasalDegerler: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi' },
  yasalDegerEtkisi: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi', istek: { deger: YENI_DEGER, eski: null } },
  yasalDegerKaydet: {
    kim: 'yetki 1202',
    kazancsiz: 'kural',
    sayfa: '/tanimlar/hakdilimi',
    istek: { deger: YENI_DEGER, eski: null },
  },
  hakDuzeltmeleri: { kim: 'sorumlu UserId 1201', sayfa: '/personel/izin' },
  hakDuzeltmeEkle: {
    kim: 'yetkiyle UserId 1201',
    sayfa: '/personel/izin',
    istek: { Gun: 1, Sebep: 'On harften uzun' },
  },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'izin_tur' },
  kisiSatirlari: async ({ db, kisiId, digerId, zaman, soz }) => {
    await db
      .insertInto('hak_duzeltme')
      .values({ kisi_id: kisiId, gun: 2, sebep: soz('bakiye'), yazan_id: digerId, zaman })
      .execute();
    return { hak_duzeltme: [soz('bakiye')] };
  },
  disarida: { 'about somebody else; the audit says that it was done': ['hak_duzeltme.yazan_id'] },
  kendi: [{ uc: 'hakDuzeltmeEkle', istek: ({ Id }) => ({ UserId: Id, Gun: 5, Sebep: 'On harften uzun' }) }],
};
