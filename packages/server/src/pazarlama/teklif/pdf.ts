import { createHash } from 'node:crypto';
import { setImmediate as siradakiler } from 'node:timers/promises';
import { kucuk } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { fiyatYaz, iskontoYaz, miktarYaz } from '@masabasi/core/pazarlama/teklif/fark';
import { teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { BIRIMLER, PERIYOTLAR, type TeklifKalemi, teklifToplami } from '@masabasi/core/pazarlama/teklif/toplam';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { tutariYaziyla } from '@masabasi/core/platform/money/yaziyla';
import { belgeYaz } from '../../platform/document/belge.ts';
import type { Db } from '../../platform/db/connect.ts';
import * as q from './queries.ts';

/** The PDF of a quote. */

/** Sums beside each other. A fourth one would break the largest sums into two lines. */
const YAN_YANA = 3;
/** Number of drawn PDFs in memory. */
const EN_COK_SAKLANAN = 50;
/** Recently requested PDFs by content, the least recently used first. */
const saklananlar = new Map<string, Promise<Buffer>>();
let sonuncu: Promise<unknown> = Promise.resolve();

/**
 * Draws a PDF, or gives the stored one. Everybody with the link of a quote may ask for it as often as they like, and
 * drawing two hundred lines blocks all other requests. So each content is drawn once, one PDF at a time, and other
 * requests run between two.
 */
function birKez(ne: unknown, cizim: () => Promise<Buffer>): Promise<Buffer> {
  const anahtar = createHash('sha256').update(JSON.stringify(ne)).digest('base64url');
  const olan = saklananlar.get(anahtar);
  saklananlar.delete(anahtar);
  const kagit =
    olan ??
    sonuncu.then(async () => {
      await siradakiler();
      return cizim();
    });
  saklananlar.set(anahtar, kagit);
  if (olan !== undefined) return kagit;
  sonuncu = kagit.catch(() => saklananlar.delete(anahtar));
  for (const eski of saklananlar.keys()) {
    if (saklananlar.size <= EN_COK_SAKLANAN) break;
    saklananlar.delete(eski);
  }
  return kagit;
}

/** @param adres the customer's page; null when the quote was not sent */
export async function teklifBelgesi(
  db: Db,
  t: TeklifKarti,
  sirket: string,
  adres: string | null,
): Promise<{ readonly ad: string; readonly veri: Buffer }> {
  const kalemler = await q.kalemler(db, t.Id);
  const veri = await birKez([t, kalemler, sirket, adres], () => teklifKagidi(t, kalemler, sirket, adres));
  return { ad: `${teklifNo(t.No, t.Revizyon).replace('/', '-')}.pdf`, veri };
}

/** Draws the PDF of a quote. @param adres as above */
export function teklifKagidi(
  t: TeklifKarti,
  kalemler: readonly TeklifKalemi[],
  sirket: string,
  adres: string | null,
): Promise<Buffer> {
  const toplam = teklifToplami(kalemler);
  const para = (n: (typeof toplam)['Brut']) => paraYaz(n, t.ParaBirimi);
  const no = teklifNo(t.No, t.Revizyon);
  const secmeli = kalemler.some((k) => k.Opsiyonel);
  return belgeYaz(
    {
      sirket,
      baslik: adres === null ? 'TEKLİF (TASLAK)' : 'TEKLİF',
      kunye: `Teklif No: ${no}    Tarih: ${tarihYaz(t.Tarih)}    Geçerlilik: ${tarihYaz(t.Gecerlilik_Tarihi)}`,
      ad: `Teklif ${no}`,
    },
    (b) => {
      b.bolum('Teklif', () => {
        b.alanlar(['Müşteri', t.Musteri], ['Ürün', t.Proje]);
        b.alanlar(['Konu', t.Baslik]);
        b.alanlar(
          ['Hazırlayan', t.Sahip],
          ['Sözleşme süresi', `${t.SozlesmeYil} yıl`],
          [
            'Para birimi',
            t.ParaBirimi === 'TRY'
              ? 'TRY'
              : `${t.ParaBirimi} (${tarihYaz(t.KurGunu ?? t.Tarih)} kuru ${miktarYaz(t.Kur)})`,
          ],
        );
      });
      b.tablo({
        sutunlar: [
          { baslik: 'Kalem', pay: 5.2 },
          { baslik: 'Miktar', pay: 1.9, sayi: true },
          { baslik: 'Birim fiyat', pay: 2.5, sayi: true },
          { baslik: 'İskonto', pay: 1.7, sayi: true },
          { baslik: 'KDV', pay: 1.1, sayi: true },
          { baslik: 'Tutar', pay: 2.6, sayi: true },
        ],
        satirlar: kalemler.map((k, n) => [
          `${k.Ad}${k.Periyot === 'tek' ? '' : ` (${kucuk(PERIYOTLAR[k.Periyot])})`}${
            k.Opsiyonel ? (k.Secildi ? ' - seçildi' : ' - seçmeli, toplama dahil değil') : ''
          }`,
          `${miktarYaz(k.Miktar)} ${BIRIMLER[k.Birim]}`,
          fiyatYaz(k.BirimFiyat, t.ParaBirimi),
          iskontoYaz(k, t.ParaBirimi) || null,
          `%${k.KdvOran}`,
          para(toplam.kalemler[n]!.Tutar),
        ]),
      });
      b.bolum('Toplam', () => {
        b.alanlar(['Brüt', para(toplam.Brut)], ['İskonto', para(toplam.Iskonto)], ['KDV matrahı', para(toplam.Matrah)]);
        const kdvler = toplam.oranlar.map((o) => [`KDV %${o.KdvOran}`, para(o.Kdv)] as const);
        for (let n = 0; n < kdvler.length; n += YAN_YANA) b.alanlar(...kdvler.slice(n, n + YAN_YANA));
        b.alanlar(['Genel toplam', para(toplam.GenelToplam)]);
        if (t.ParaBirimi === 'TRY') b.paragraf(tutariYaziyla(toplam.GenelToplam), { etiket: 'Yazıyla' });
        if (secmeli && toplam.Secmeli.GenelToplam > 0)
          b.paragraf(`Seçilmeyen seçmeli kalemler: ${para(toplam.Secmeli.GenelToplam)} (KDV dahil)`);
      });
      const kosullar = t.Kosullar.split('\n').filter((s) => s.trim() !== '');
      if (kosullar.length > 0)
        b.bolum('Koşullar', () => {
          for (const satir of kosullar) b.paragraf(satir);
        });
      if (adres !== null) b.karekod(adres, 'Teklifi okumak, soru sormak ve yanıtlamak için:', true);
      b.imzalar([
        ['Teklifi hazırlayan', t.Sahip],
        ['Müşteri', null],
      ]);
    },
  );
}
