import type { proje as contract } from '@masabasi/core/musteri/proje/contract';
import { sql } from 'kysely';
import { yapilanlar } from '../../platform/setup/yapilan.ts';
import type { Room } from '../../room.ts';
import { proje as handlers } from './handlers.ts';
import { PROJELER } from './ilkUrunler.ts';
import { anonim } from './imha.ts';

export const proje: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 3,
    ad: 'Ürünler',
    aciklama: 'Sattığınız ürünlerin adlarını gözden geçiriniz; müşteriler, lisanslar ve görüşmeler onlara bağlanır.',
    yol: '/tanimlar/proje',
    form: true,
    tamam: async ({ db }) =>
      (await db
        .selectFrom('proje')
        .select('id')
        .where('aktif', '=', true)
        .where(
          'ad',
          'in',
          PROJELER.map((p) => p.ad),
        )
        .limit(1)
        .executeTakeFirst()) === undefined,
    yapilan: yapilanlar(sql`proje where aktif`, 'ürün'),
  },
  anonim,
};
