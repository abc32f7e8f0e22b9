import { surecDenemesi } from '../../testing/surec.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { LISANS_ALANLARI } from './alanlar.ts';
import { LISANS_SURECI } from './rules.ts';

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: LISANS_SURECI,
    kayit: (Hal) => ({ Hal }),
    cagiranlar: { yoneten: { yonetir: true }, bakan: { yonetir: false } },
    olanlar: ['yoneten: Aktif → Askıda İptal', 'yoneten: Askıda → Aktif İptal'],
  }),
  kayit: {
    alanlar: LISANS_ALANLARI,
    gerekenler: { ProjeId: 2, LisansTurId: 1, BaslamaTarihi: '2026-11-20' },
  },
};
