import type { bildirim as contract } from '@masabasi/core/platform/bildirim/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  bildirimler: { kim: 'oturum' },
  bildirimOkundu: { kim: 'oturum', kazancsiz: 'kendi', istek: { Id: 1 } },
  bildirimTercihleri: { kim: 'oturum' },
  bildirimTercihKaydet: { kim: 'oturum', kazancsiz: 'kendi', istek: { Tur: 'izinKarari', Hal: 'acik' } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'bildirim', oncekiId: 'bildirim', sonId: 'bildirim' },
  disarida: { 'how the person wants to be told; on their own screen': ['bildirim_tercihi.kisi_id'] },
  kisiSatirlari: async ({ db, kisiId, digerId, zaman, soz }) => {
    await db
      .insertInto('bildirim')
      .values([
        { kisi_id: kisiId, tur: 'izinKarari', baslik: soz('bildirim'), metin: soz('bildirim metni'), zaman },
        { kisi_id: digerId, tur: 'izinIstegi', baslik: soz('hakkinda'), hakkinda_id: kisiId, zaman },
      ])
      .execute();
    return { bildirim: [soz('bildirim'), soz('bildirim metni'), soz('hakkinda')] };
  },
};
