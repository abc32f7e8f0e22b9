import type { departman as contract } from '@masabasi/core/kisi/departman/contract';
import type { Ornekler } from '../../testing/access.ts';
import { BOS_DEPARTMAN } from '../../testing/walk.ts';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  departmanListesi: { kim: 'yetki 1204', sayfa: '/personel/departman' },
  departmanKaydet: { kim: 'yetki 1204', sayfa: '/personel/departman', istek: BOS_DEPARTMAN },
  departmanSil: { kim: 'yetki 1204', sayfa: '/personel/departman', istek: { Id: 2_000_000_000 } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'departman', VekilId: 'kisi' },
  kisiSatirlari: async ({ db, kisiId, soz }) => {
    await db
      .insertInto('departman')
      .values({ ad: soz('departman'), sorumlu_id: kisiId })
      .execute();
    return { departman: [soz('departman')] };
  },
  kendi: [
    {
      uc: 'departmanKaydet',
      istek: ({ Id, sira }) => ({ ...BOS_DEPARTMAN, Ad: `Yeni ${sira}`, SorumluId: Id }),
      msg: YETKI_METNI.sorumluluk,
      baskasina: false,
    },
    {
      uc: 'departmanSil',
      istek: ({ bosBolumId }) => ({ Id: bosBolumId }),
      msg: YETKI_METNI.sorumluluk,
      baskasina: false,
    },
  ],
};
