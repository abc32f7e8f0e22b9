import type { posta as contract } from '@masabasi/core/posta/contract';
import type { Room } from '../room.ts';
import { POSTA_ULASMADI } from './bildirim.ts';
import { posta as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { postaIsi } from './job.ts';
import { postaSayilari } from './queries.ts';
import { veri } from './veri.ts';

export const posta: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 7,
    ad: 'E-posta',
    aciklama: 'Sunucunun SMTP ayarlarını yapınız; o zamana kadar giden posta burada bekler.',
    yol: '/yonetim/posta',
    tamam: ({ config }) => Promise.resolve(config.smtp !== null),
  },
  veri,
  imha,
  anonim,
  isler: [postaIsi],
  bildirimler: [POSTA_ULASMADI],
  olcumler: [
    {
      ad: 'masabasi_mails',
      aciklama: 'Mails of the outbox',
      etiket: 'state',
      oku: async (db) => {
        const { Bekleyen, Gidemeyen } = await postaSayilari(db);
        return { waiting: Bekleyen, failed: Gidemeyen };
      },
    },
  ],
};
