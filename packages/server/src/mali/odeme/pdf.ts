import { createHash } from 'node:crypto';
import {
  DENEME_DURUMLARI,
  ODEME_KOSULLARI,
  OLAY_KIMDEN,
  OLAY_TURLERI,
  SAGLAYICI_BASLIKLARI,
} from '@masabasi/core/mali/odeme/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { saniyeliZamanYaz } from '@masabasi/core/platform/time/tarih';
import { belgeYaz } from '../../platform/document/belge.ts';
import type { DenemeSatiri, OlaySatiri } from './queries.ts';

export interface OdemeOykusu {
  readonly sirket: string;
  readonly faturaNo: string;
  readonly deneme: DenemeSatiri;
  readonly olaylar: readonly OlaySatiri[];
  readonly simdi: Date;
}

const SUTUNLAR = [
  { baslik: 'Zaman', pay: 3 },
  { baslik: 'Kim', pay: 3 },
  { baslik: 'Ne', pay: 3 },
  { baslik: 'Açıklama', pay: 7 },
];
const GECERLI = { true: 'doğrulandı', false: 'sayılmadı' } as const;

/** Digest of the whole story: changing one line of the paper changes the digest. */
const ozeti = (olaylar: readonly OlaySatiri[]): string =>
  createHash('sha256').update(JSON.stringify(olaylar)).digest('hex');

/** The story of an attempt for a dispute: senders, times, checks, and the reason that it counts. */
export const odemeOykusu = ({ sirket, faturaNo, deneme: d, olaylar, simdi }: OdemeOykusu): Promise<Buffer> =>
  belgeYaz(
    {
      sirket,
      baslik: 'KARTLA ÖDEMENİN ÖYKÜSÜ',
      kunye: `Sipariş ${d.SiparisNo}    Fatura ${faturaNo}    Düzenlenme: ${saniyeliZamanYaz(simdi)}`,
      ad: `Kartla Ödeme - ${d.SiparisNo}`,
    },
    (b) => {
      b.alanlar(['Sağlayıcı', SAGLAYICI_BASLIKLARI[d.Saglayici]], ['Durum', DENEME_DURUMLARI[d.DurumAnahtar]]);
      b.alanlar(['İstenen', paraYaz(d.Tutar, 'TRY')], ['Alınan', d.Alinan === null ? null : paraYaz(d.Alinan, 'TRY')]);
      b.alanlar(['Kart', d.Kart], ['Provizyon No', d.ProvNo]);
      b.tablo({
        sutunlar: SUTUNLAR,
        satirlar: olaylar.map((o) => [
          saniyeliZamanYaz(o.Zaman),
          o.Kisi ?? OLAY_KIMDEN[o.Kimden],
          OLAY_TURLERI[o.Tur],
          [o.Gecerli === null ? '' : GECERLI[`${o.Gecerli}`], o.Aciklama].filter(Boolean).join(': '),
        ]),
      });
      if (olaylar.some((o) => o.Tur === 'onay'))
        b.paragraf(ODEME_KOSULLARI.metin, { etiket: `Ödeme koşulları, ${ODEME_KOSULLARI.surum}. versiyon` });
      b.paragraf(ozeti(olaylar), { etiket: 'Kayıtların özeti (SHA-256)' });
    },
  );
