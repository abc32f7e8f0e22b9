import type { izin as contract } from '@masabasi/core/izin/izin/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { kapsar, sorumlulukKapsami, yetkiVar } from '../../platform/http/access.ts';
import { duyurulur } from '../../platform/http/events.ts';
import { yapilanlar } from '../../platform/setup/yapilan.ts';
import type { Room } from '../../room.ts';
import { izin as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { veri } from './veri.ts';

export const izin: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 5,
    ad: 'İlk izin',
    aciklama: 'Bir izin isteyip onaylayınız ya da verilmiş bir izni giriniz.',
    yol: '/personel/izin',
    form: true,
    tamam: async ({ db }) => (await db.selectFrom('izin').select('id').limit(1).executeTakeFirst()) !== undefined,
    yapilan: yapilanlar(sql`izin where silindi is null`, 'izin'),
  },
  veri,
  anonim,
  // Events go to the person and to those responsible or deciding for them. Without a person they go to everybody.
  olaylar: {
    izin: duyurulur(
      (ben, o) =>
        o.kisi_id === null ||
        o.kisi_id === ben.Id ||
        yetkiVar(ben, YETKI.ikinciOnay) ||
        ben.vekilOldugu.some((d) => d === o.departman_id) ||
        (o.departman_id !== null && kapsar(sorumlulukKapsami(ben, YETKI.izinYonet), o.departman_id)),
    ),
  },
};
