import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { ANALIZ_ALANLARI } from './alanlar.ts';
import { ANALIZ_SURECI, type AnalizHali } from './rules.ts';

const analiz = (DurumAnahtar: AnalizHali['DurumAnahtar']): AnalizHali => ({
  DurumAnahtar,
  AnalistId: DurumAnahtar === 'analizbekliyor' ? null : 1,
  Ihtiyac: 'Reçete ekranında arama',
  CozumOnerisi: 'Arama kutusu eklenir',
  Kriterler: [{ Id: 1, Metin: 'Arama bulur' }],
  Efor: 8,
});

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: ANALIZ_SURECI,
    kayit: analiz,
    cagiranlar: {
      analist: { Id: 1, kabulVerir: false, isYonetir: false },
      // The analyst with permission 1030 may decide about the analyses of others, but not about this one.
      yetkiliAnalist: { Id: 1, kabulVerir: true, isYonetir: true },
      yetkili: { Id: 2, kabulVerir: true, isYonetir: true },
      baskasi: { Id: 3, kabulVerir: false, isYonetir: false },
    },
    olanlar: [
      'analist: analizbekliyor → analizde',
      'analist: analizde → kabulbekliyor iptal',
      'analist: kabulbekliyor → iptal',
      'analist: kabul → iptal',
      'analist: sartli → iptal',
      'analist: revize → analizde iptal',
      'analist: ertelendi → kabulbekliyor iptal',
      'yetkiliAnalist: analizbekliyor → analizde iptal',
      'yetkiliAnalist: analizde → kabulbekliyor iptal',
      'yetkiliAnalist: kabulbekliyor → iptal',
      'yetkiliAnalist: kabul → planlandi iptal',
      'yetkiliAnalist: sartli → planlandi iptal',
      'yetkiliAnalist: revize → analizde iptal',
      'yetkiliAnalist: ertelendi → kabulbekliyor iptal',
      'yetkili: analizbekliyor → analizde iptal',
      'yetkili: analizde → iptal',
      'yetkili: kabulbekliyor → kabul sartli revize ertelendi red iptal',
      'yetkili: kabul → planlandi iptal',
      'yetkili: sartli → planlandi iptal',
      'yetkili: revize → iptal',
      'yetkili: ertelendi → kabulbekliyor iptal',
      'baskasi: analizbekliyor → analizde',
    ],
  }),
  kayit: {
    alanlar: ANALIZ_ALANLARI,
    gerekenler: { ProjeId: 2, GereksinimKaynakId: 1, AnalizTurId: 1, AciliyetId: 1 },
  },
};
