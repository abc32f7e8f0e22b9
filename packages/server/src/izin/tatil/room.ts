import type { tatil as contract } from '@masabasi/core/izin/tatil/contract';
import { sql } from 'kysely';
import { yapilanlar } from '../../platform/setup/yapilan.ts';
import type { Room } from '../../room.ts';
import { tatil as handlers } from './handlers.ts';

export const tatil: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 4,
    ad: 'Resmi tatiller',
    aciklama: 'Yılın tatilleri hazır gelir; şirketinizin ek tatillerini yazınız.',
    yol: '/tanimlar/tatil',
    form: true,
    tamam: async ({ db, bugun }) =>
      (await db
        .selectFrom('tatil')
        .select('id')
        .where('tarih', '>=', `${bugun.slice(0, 4)}-01-01`)
        .where('tarih', '<=', `${bugun.slice(0, 4)}-12-31`)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    yapilan: ({ db, bugun }) =>
      yapilanlar(sql`tatil where extract(year from tarih) = ${Number(bugun.slice(0, 4))}`, 'tatil')({ db }),
  },
};
