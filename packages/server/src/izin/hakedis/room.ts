import type { hakedis as contract } from '@masabasi/core/izin/hakedis/contract';
import type { Room } from '../../room.ts';
import { hakedis as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { acilisBekleyenVar, acilisYazilan } from './queries.ts';
import { veri } from './veri.ts';

export const hakedis: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    // Between the holidays and the first leave.
    sira: 4.5,
    ad: 'Devreden izinler',
    aciklama: 'Bir yılı dolan çalışanların kartına devreden ya da kullanılan yıllık iznini yazınız; tablodan da gelir.',
    yol: '/personel/user',
    tamam: async ({ db, bugun }) => !(await acilisBekleyenVar(db, bugun)),
    yapilan: async ({ db }) => {
      const kisi = await acilisYazilan(db);
      return kisi === 0 ? 'gereken yok' : `${kisi} kişi`;
    },
  },
  veri,
  anonim,
};
