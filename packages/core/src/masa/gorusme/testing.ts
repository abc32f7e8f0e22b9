import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { GORUSME_ALANLARI } from './alanlar.ts';
import { GORUSME_SURECI, type GorusmeHali } from './rules.ts';

const gorusme = (DurumAnahtar: GorusmeHali['DurumAnahtar']): GorusmeHali => ({
  DurumAnahtar,
  AtananId: DurumAnahtar === 'yeni' ? null : 1,
  YenidenAcilir: true,
});

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: GORUSME_SURECI,
    kayit: gorusme,
    cagiranlar: {
      atanan: { Id: 1, dagitir: false },
      dagitan: { Id: 2, dagitir: true },
      baskasi: { Id: 3, dagitir: false },
    },
    olanlar: [
      'atanan: yeni → atandi birlesti',
      'atanan: atandi → islemde cozuldu iptal birlesti',
      'atanan: islemde → musteri yazilim cozuldu iptal birlesti',
      'atanan: musteri → islemde yazilim cozuldu iptal birlesti',
      'atanan: yazilim → islemde musteri cozuldu iptal birlesti',
      'atanan: cozuldu → islemde kapandi',
      'atanan: kapandi → islemde',
      'dagitan: yeni → atandi iptal birlesti',
      'dagitan: atandi → islemde cozuldu iptal birlesti',
      'dagitan: islemde → musteri yazilim cozuldu iptal birlesti',
      'dagitan: musteri → islemde yazilim cozuldu iptal birlesti',
      'dagitan: yazilim → islemde musteri cozuldu iptal birlesti',
      'dagitan: cozuldu → islemde kapandi',
      'dagitan: kapandi → islemde',
      'baskasi: yeni → atandi birlesti',
      'baskasi: cozuldu → islemde kapandi',
      'baskasi: kapandi → islemde',
    ],
  }),
  kayit: {
    alanlar: GORUSME_ALANLARI,
    gerekenler: { ProjeId: 2, GorusmeTurId: 1, KonuId: 1 },
  },
};
