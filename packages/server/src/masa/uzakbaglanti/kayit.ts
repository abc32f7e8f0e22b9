import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { saatDakikaYaz, sureDk } from '@masabasi/core/masa/uzakbaglanti/rules';
import { musterininkineYaz } from '../../musteri/musteri/api.ts';
import type { Act } from '../../platform/http/context.ts';

/** The fields of a connection that its history line needs. */
export interface YazilanBaglanti {
  readonly Id: number;
  readonly MusteriId: number;
  readonly GorusmeId?: number | null | undefined;
  readonly ProjeId: number;
  readonly Baslama_Zamani: Date | string;
  readonly Bitis_Zamani: Date | string | null;
  readonly Amac: string;
  readonly Yapilan: string;
}

export interface BaglantiDegisikligi {
  readonly eylem: 'baglantiBaslat' | 'baglantiBitir' | 'baglantiKaydet';
  readonly olan: 'kuruldu' | 'bitti' | 'sonradan yazıldı' | 'düzeltildi';
  readonly eski?: object;
  readonly yeni: object;
}

/** The title of a line in the customer's history: the event, and its time or duration. */
export const baglantiBasligi = (
  b: Pick<YazilanBaglanti, 'Baslama_Zamani' | 'Bitis_Zamani'>,
  olan: BaglantiDegisikligi['olan'],
): string =>
  b.Bitis_Zamani === null
    ? `Bağlantı ${olan}: ${zamanYaz(b.Baslama_Zamani)}`
    : `Bağlantı ${olan}: ${tarihYaz(istanbulGunu(b.Baslama_Zamani))}, süre ${saatDakikaYaz(sureDk(b.Baslama_Zamani, b.Bitis_Zamani))}`;

/** Records a change of a connection: the customer's history, the audit, and an event for readers of the log. */
export async function baglantiYazildi(
  ctx: Act,
  b: YazilanBaglanti,
  { eylem, olan, eski, yeni }: BaglantiDegisikligi,
): Promise<void> {
  await musterininkineYaz(ctx, b.MusteriId, {
    tur: 'baglanti',
    baslik: baglantiBasligi(b, olan),
    aciklama: b.Yapilan === '' ? b.Amac : b.Yapilan,
    kayitId: b.Id,
    projeId: b.ProjeId,
  });
  await ctx.denetle({ eylem, nesne: 'baglanti', nesneId: b.Id, ...(eski && { eski }), yeni });
  ctx.yayinla({ tur: 'uzakbaglanti' });
  // The ticket shows its connections and their minutes.
  if (b.GorusmeId) ctx.yayinla({ tur: 'gorusme', kisiId: null });
}
