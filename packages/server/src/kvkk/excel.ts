import type { VeriHucresi, VeriSutunu } from '@masabasi/core/kvkk/contract';
import { kisalt } from '@masabasi/core/metin';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import { baslik, metinHucresi, sayiHucresi, tarihHucresi, zamanHucresi } from '../hucre.ts';

/** A sheet of the workbook. */
export interface Sayfa {
  readonly ad: string;
  readonly sutunlar: readonly VeriSutunu[];
  readonly satirlar: readonly (readonly VeriHucresi[])[];
}

/** A cell holds no longer text; the JSON has all of it. */
const EN_UZUN_METIN = 32_000;
const EN: Record<VeriSutunu['Tur'], number> = { metin: 24, sayi: 14, gun: 13, an: 18, evet: 12 };

function hucre(tur: VeriSutunu['Tur'], v: VeriHucresi): Row[number] {
  if (typeof v === 'boolean') return metinHucresi(v ? 'Evet' : 'Hayır');
  if (typeof v === 'number') return sayiHucresi(v, Number.isInteger(v) ? '0' : '0.00');
  if (v === null) return null;
  if (tur === 'gun') return tarihHucresi(v);
  return tur === 'an' ? zamanHucresi(v) : metinHucresi(kisalt(v, EN_UZUN_METIN));
}

/** A workbook with a sheet for each part; texts stay texts, whatever they begin with. */
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
