import type { posta as contract } from '@masabasi/core/platform/posta/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { yetkiVar } from '../http/access.ts';
import { duyurulur } from '../http/events.ts';
import type { Room } from '../../room.ts';
import { POSTA_ULASMADI } from './bildirim.ts';
import { posta as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { postaIsi } from './job.ts';
import { postaSayilari } from './queries.ts';
import { veri } from './veri.ts';

export const posta: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 8,
    ad: 'E-posta',
    aciklama: 'Giden posta sunucusu tanımlanınca e-postalar gider; o zamana kadar burada bekler.',
    yol: '/yonetim/posta',
    tamam: ({ config }) => Promise.resolve(config.smtp !== null),
    yapilan: () => Promise.resolve('posta sunucusu tanımlı'),
  },
  veri,
  imha,
  anonim,
  isler: [postaIsi],
  bildirimler: [POSTA_ULASMADI],
  olaylar: { posta: duyurulur((ben) => yetkiVar(ben, YETKI.gidenPostaGor)) },
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
