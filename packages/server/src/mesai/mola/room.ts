import { mola as contract } from '@masabasi/core/mesai/mola/contract';
import { METIN } from '@masabasi/core/mesai/mola/rules';
import { bekleyenKayitlar } from '../duzeltme/api.ts';
import { kararKapsami } from '../../platform/http/access.ts';
import type { Room } from '../../room.ts';
import { DUZELTME_ISTEGI, DUZELTME_KARARI } from './bildirim.ts';
import { mola as handlers } from './handlers.ts';
import { anonim, imha } from './imha.ts';
import { panoDegisiklikleri } from './canli.ts';
import { veri } from './veri.ts';

export const mola: Room<typeof contract> = {
  handlers,
  bildirimler: [DUZELTME_ISTEGI, DUZELTME_KARARI],
  bekleyenler: {
    tables: ['mola_duzeltme', 'kisi', 'departman'],
    oku: ({ db, ben }, enCok) => bekleyenKayitlar(db, kararKapsami(ben), enCok),
    cumle: (adet) => `Kararınızı bekleyen ${adet} mola düzeltme isteği var.`,
    yol: '/personel/mola',
    suzgec: () => 'duzeltme=bekleyen',
  },
  veri,
  imha,
  anonim,
  olaylar: { mola: panoDegisiklikleri },
  retSayaclari: [
    {
      ad: 'masabasi_break_limit_refusals_total',
      aciklama: 'Breaks refused because every place was taken',
      uc: contract.moladurumGuncelle.path,
      neden: METIN.degismedi,
    },
  ],
};
