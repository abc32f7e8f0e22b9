import type { personel as contract } from '@masabasi/core/kisi/personel/contract';
import { sql } from 'kysely';
import { yapilanlar } from '../../platform/setup/yapilan.ts';
import type { Room } from '../../room.ts';
import { personel as handlers } from './handlers.ts';
import { imha } from './imha.ts';
import { ayrilmaIsi } from './job.ts';
import { sayfalar } from './sayfalar.ts';
import { veri } from './veri.ts';

export const personel: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 1,
    ad: 'Çalışma arkadaşları',
    aciklama: 'Ekibinizi tek tek ya da bir tablodan ekleyiniz; giriş izni ve geçici parola veriniz.',
    yol: '/personel/user',
    form: true,
    tamam: async ({ db }) =>
      (await db.selectFrom('kisi').select('id').where('aktif', '=', true).limit(2).execute()).length > 1,
    yapilan: yapilanlar(sql`kisi where aktif`, 'kişi'),
  },
  acikSayfalar: sayfalar,
  veri,
  imha,
  isler: [ayrilmaIsi],
};
