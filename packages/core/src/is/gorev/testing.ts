import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { GOREV_ALANLARI } from './alanlar.ts';
import { GOREV_SURECI, type GorevHali } from './rules.ts';

const gorev = (DurumAnahtar: GorevHali['DurumAnahtar']): GorevHali => ({
  DurumAnahtar,
  AtananId: DurumAnahtar === 'planlandi' ? null : 1,
  TestciId: 2,
  Engel: null,
  VersiyonDurumu: 'acik',
  KalanKriter: 0,
  RedKaniti: true,
});

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: GOREV_SURECI,
    kayit: gorev,
    cagiranlar: {
      atanan: { Id: 1, isYonetir: false },
      testci: { Id: 2, isYonetir: false },
      yoneten: { Id: 3, isYonetir: true },
      // A planner who built the task may not test it either.
      yonetenAtanan: { Id: 1, isYonetir: true },
      baskasi: { Id: 4, isYonetir: false },
    },
    olanlar: [
      'atanan: planlandi → gelistirmede',
      'atanan: gelistirmede → testbekliyor',
      'atanan: testred → gelistirmede',
      'testci: testbekliyor → testte',
      'testci: testte → testonayli testred',
      'yoneten: planlandi → gelistirmede iptal',
      'yoneten: gelistirmede → iptal',
      'yoneten: testbekliyor → iptal',
      'yoneten: testte → iptal',
      'yoneten: testonayli → versiyonda iptal',
      'yoneten: testred → iptal',
      'yoneten: versiyonda → testonayli yayinlandi iptal',
      'yoneten: yayinlandi → kapandi',
      'yonetenAtanan: planlandi → gelistirmede iptal',
      'yonetenAtanan: gelistirmede → testbekliyor iptal',
      'yonetenAtanan: testbekliyor → iptal',
      'yonetenAtanan: testte → iptal',
      'yonetenAtanan: testonayli → versiyonda iptal',
      'yonetenAtanan: testred → gelistirmede iptal',
      'yonetenAtanan: versiyonda → testonayli yayinlandi iptal',
      'yonetenAtanan: yayinlandi → kapandi',
      'baskasi: planlandi → gelistirmede',
    ],
  }),
  kayit: { alanlar: GOREV_ALANLARI, gerekenler: { ProjeId: 2, IsTurId: 1, AciliyetId: 1 } },
};
