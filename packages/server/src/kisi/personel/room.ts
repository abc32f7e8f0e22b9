import type { personel as contract } from '@masabasi/core/kisi/personel/contract';
import type { Room } from '../../room.ts';
import { personel as handlers } from './handlers.ts';
import { imha } from './imha.ts';
import { ayrilmaIsi } from './job.ts';
import { veri } from './veri.ts';

export const personel: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 1,
    ad: 'Çalışma arkadaşları',
    aciklama: 'Ekibinizi tek tek ya da bir tablodan ekleyiniz; giriş izni ve geçici parola veriniz.',
    yol: '/personel/user',
    tamam: async ({ db }) =>
      (await db.selectFrom('kisi').select('id').where('aktif', '=', true).limit(2).execute()).length > 1,
  },
  veri,
  imha,
  isler: [ayrilmaIsi],
};
