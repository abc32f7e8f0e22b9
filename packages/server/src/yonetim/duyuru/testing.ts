import type { duyuru as contract } from '@masabasi/core/yonetim/duyuru/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const GUN = '2026-11-20';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  getDuyurular: { kim: 'oturum' },
  duyuruGoruldu: { kim: 'oturum', kazancsiz: 'kendi', istek: { Id: 1 } },
  duyuruList: { kim: 'yetki 1101', sayfa: '/yonetim/duyuru' },
  duyuruKaydet: {
    kim: 'yetki 1101',
    kazancsiz: 'kural',
    sayfa: '/yonetim/duyuru',
    istek: { Id: 0, Baslik: 'a', Metin: 'b', Baslangic: GUN, Bitis: GUN, Departmanlar: [], Onemli: 1, Surum: 0 },
  },
  duyuruSilGeriAl: { kim: 'yetki 1101', kazancsiz: 'kural', sayfa: '/yonetim/duyuru', istek: { Id: 1 } },
  duyuruSil: { kim: 'yetki 1101', kazancsiz: 'kural', sayfa: '/yonetim/duyuru', istek: { Id: 1 } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'duyuru' },
  kisiSatirlari: async ({ db, kisiId, digerId, gun, zaman, soz }) => {
    const duyuru = (yazan_id: number, baslik: string) =>
      db
        .insertInto('duyuru')
        .values({ baslik, metin: 'm', baslangic: gun, bitis: gun, yazan_id, zaman })
        .returning('id')
        .executeTakeFirstOrThrow();
    await duyuru(kisiId, soz('yazdigi duyuru'));
    const okunan = await duyuru(digerId, soz('okudugu duyuru'));
    await db.insertInto('duyuru_goruldu').values({ duyuru_id: okunan.id, kisi_id: kisiId, zaman }).execute();
    return { duyuru: [soz('yazdigi duyuru')], duyuru_goruldu: [soz('okudugu duyuru')] };
  },
};
