import type { mola as contract } from '@masabasi/core/mesai/mola/contract';
import type { Ornekler } from '../../testing/access.ts';
import { OGLEN } from '../../testing/global.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const GUN = '2026-11-20';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  departmanMola: { kim: 'pano departmanId 24' },
  kisiHali: { kim: 'oturum', istek: { Id: 2_000_000_000 } },
  moladurumGuncelle: { kim: 'kendi userid', kazancsiz: 'kendi', istek: { moladurum: 646 } },
  molaHesapla: { kim: 'sorumlu userId' },
  moladetay: { kim: 'sorumlu userId', istek: { tarih: GUN, tarih2: GUN } },
  personelgerekli: { kim: 'oturum' },
  gunum: { kim: 'oturum' },
  molaDuzeltmeIste: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    istek: { MolaId: 1, Baslama_Zamani: OGLEN, Bitis_Zamani: OGLEN, Sebep: 'On harften uzun' },
  },
  unutulanOnayla: { kim: 'oturum', kazancsiz: 'kendi', istek: { MolaId: 1 } },
  molaDuzeltmeList: { kim: 'departman sorumlusu', sayfa: '/personel/mola' },
  molaDuzeltmeKarar: {
    kim: 'departman sorumlusu',
    sayfa: '/personel/mola',
    istek: { Id: 1, Onay: 1, Aciklama: '' },
  },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'mola_duzeltme' },
  kisiSatirlari: async ({ db, kisiId: kisi_id, gun, zaman, son, soz }) => {
    const mesaiSonu = `${gun}T15:34:56Z`;
    const mesai = await db
      .insertInto('mesai')
      .values({ kisi_id, gun, baslama: zaman, planlanan_bitis: mesaiSonu, bitis: mesaiSonu })
      .returning('id')
      .executeTakeFirstOrThrow();
    const aralik = { kisi_id, mesai_id: mesai.id, durum_id: 644, baslama: zaman, bitis: son };
    const mola = await db
      .insertInto('mola')
      .values({ ...aralik, aciklama: soz('mola'), ip: '10.1.1.1' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('mola_duzeltme')
      .values({
        mola_id: mola.id,
        kisi_id,
        eski_baslama: zaman,
        eski_bitis: son,
        yeni_baslama: zaman,
        yeni_bitis: son,
        sebep: soz('duzeltme'),
        zaman,
      })
      .execute();
    await db
      .insertInto('mola_gunluk')
      .values({ kisi_id, gun: '2023-02-01', durum_id: 646, adet: 7, saniye: 47_071 })
      .execute();
    return {
      mesai: [mesaiSonu],
      mola: [soz('mola'), '10.1.1.1'],
      mola_duzeltme: [soz('duzeltme')],
      mola_gunluk: ['2023-02-01', '784'],
    };
  },
  disarida: { 'about somebody else; the audit says that it was done': ['mola_duzeltme.karar_veren_id'] },
  anlam: {
    'mola_duzeltme.durum': 'Reddedildi',
    'mesai.planlanan_bitis': '2025-03-04T15:00:00Z',
    'mesai.bitis': '2025-03-04T15:00:00Z',
    'mola.bitis': '2025-03-04T07:30:00Z',
  },
  kendi: [
    {
      uc: 'molaDuzeltmeKarar',
      async istek({ db, zaman, Id }) {
        const [bas, bit] = ['2026-11-19T09:00:00Z', '2026-11-19T10:00:00Z'];
        const mesai = {
          kisi_id: Id,
          gun: '2026-11-19',
          baslama: '2026-11-19T06:00:00Z',
          bitis: '2026-11-19T15:00:00Z',
        };
        const { id: mesai_id } = await db
          .insertInto('mesai')
          .values({ ...mesai, planlanan_bitis: mesai.bitis })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { id: mola_id } = await db
          .insertInto('mola')
          .values({ kisi_id: Id, mesai_id, aciklama: null, ip: '', durum_id: 645, baslama: bas, bitis: bit })
          .returning('id')
          .executeTakeFirstOrThrow();
        const istek = await db
          .insertInto('mola_duzeltme')
          .values({
            mola_id,
            kisi_id: Id,
            eski_baslama: bas,
            eski_bitis: bit,
            yeni_baslama: bas,
            yeni_bitis: '2026-11-19T09:10:00Z',
            sebep: 'On harften uzun',
            zaman,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { Id: istek.id, Onay: 1, Aciklama: '' };
      },
    },
  ],
};
