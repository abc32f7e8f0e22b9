import type { departman as contract } from '@masabasi/core/kisi/departman/contract';
import { sql } from 'kysely';
import { yapilanlar } from '../../platform/setup/yapilan.ts';
import type { Room } from '../../room.ts';
import { departman as handlers } from './handlers.ts';

export const departman: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 2,
    ad: 'Departmanlar',
    aciklama: 'Çalışma saatlerini gözden geçiriniz, izinlere ve düzeltmelere karar verecek sorumluyu seçiniz.',
    yol: '/personel/departman',
    form: true,
    tamam: async ({ db }) =>
      (await db
        .selectFrom('departman')
        .select('id')
        .where('sorumlu_id', 'is not', null)
        .where('silindi', 'is', null)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    yapilan: yapilanlar(sql`departman where silindi is null`, 'departman'),
  },
};
