import type { VeriHucresi, VeriSutunu } from '@masabasi/core/kisi/kvkk/contract';
import { kisalt } from '@masabasi/core/platform/text/metin';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { baslik, metinHucresi, sayiHucresi, tarihHucresi, zamanHucresi } from '../../platform/sheet/hucre.ts';
import { type Sutun, xlsx } from '../../platform/sheet/xlsx.ts';
import { type ErisimSorusu, erisimler } from './queries.ts';

/** A sheet of the workbook. */
export interface Sayfa {
  readonly ad: string;
  readonly sutunlar: readonly VeriSutunu[];
  readonly satirlar: readonly (readonly VeriHucresi[])[];
}

/** A cell cannot hold a longer text. The JSON contains all of it. */
const EN_UZUN_METIN = 32_000;
const EN: Record<VeriSutunu['Tur'], number> = { metin: 24, sayi: 14, gun: 13, an: 18, evet: 12, telefon: 16 };

function hucre(tur: VeriSutunu['Tur'], v: VeriHucresi): Row[number] {
  if (typeof v === 'boolean') return metinHucresi(v ? 'Evet' : 'Hayır');
  if (typeof v === 'number') return sayiHucresi(v, Number.isInteger(v) ? '0' : '0.00');
  if (v === null) return null;
  if (tur === 'gun') return tarihHucresi(v);
  return tur === 'an' ? zamanHucresi(v) : metinHucresi(kisalt(v, EN_UZUN_METIN));
}

/** A workbook with a sheet for each part. Texts stay texts, even if they begin like a formula. */
export const calismaKitabi = (sayfalar: readonly Sayfa[]): Promise<Buffer> =>
  writeExcelFile(
    sayfalar.map((s) => ({
      data: [
        s.sutunlar.map((k) => baslik(k.Ad)),
        ...s.satirlar.map((r) => r.map((v, i) => hucre(s.sutunlar[i]!.Tur, v))),
      ],
      sheet: s.ad,
      columns: s.sutunlar.map((k) => ({ width: Math.max(EN[k.Tur], k.Ad.length + 2) })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();

const DILIM = 1000;
const ERISIM_SUTUNLARI: readonly Sutun[] = [
  { baslik: 'Zaman', en: 18, tur: 'an' },
  { baslik: 'Bakan', en: 24 },
  { baslik: 'Kimin Bilgisine', en: 24 },
  { baslik: 'Ne', en: 32 },
  { baslik: 'Bilgi', en: 48 },
  { baslik: 'Adres', en: 16 },
];

/** Access log for a question as an .xlsx file. Years of it are read slice by slice. */
export function erisimTablosu(db: Db, soru: ErisimSorusu, urunler: UrunKapsami): Promise<Buffer> {
  async function* dilimler() {
    for (let oncesi: number | null = null; ;) {
      const dilim = await erisimler(db, soru, urunler, DILIM, oncesi);
      const son = dilim.at(-1);
      if (!son) return;
      oncesi = son.Id;
      yield dilim.map((r) => [r.Zaman, r.Bakan, r.Kisi, r.Eylem, r.Bilgi && kisalt(r.Bilgi, EN_UZUN_METIN), r.Ip]);
    }
  }
  return xlsx('Erişim Kayıtları', ERISIM_SUTUNLARI, dilimler());
}
