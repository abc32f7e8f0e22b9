import type { FaturaKalemi } from '@masabasi/core/mali/fatura/olustur';
import { kurus } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { red } from '../../platform/http/context.ts';
import { kart as lisansi } from '../../musteri/lisans/api.ts';
import { faturaTaslagi, vadesi, type Yazan } from './kayit.ts';
import { lisansinTaslagi } from './queries.ts';
import { alici } from './kayitlar.ts';
import { found } from '../../platform/http/errors.ts';

/** Default VAT rate, until a person chooses another one on the draft. */
const KDV = 20;

/** The line for a period of a licence. */
export const lisansKalemi = (l: {
  readonly LisansNo: string;
  readonly Proje: string;
  readonly BaslamaTarihi: string;
  readonly BitisTarihi: string | null;
  readonly YillikBedel: number;
}): FaturaKalemi => ({
  Ad: `${l.Proje} lisansı ${l.LisansNo} (${tarihYaz(l.BaslamaTarihi)} – ${l.BitisTarihi === null ? 'süresiz' : tarihYaz(l.BitisTarihi)})`,
  Miktar: '1',
  BirimKodu: l.BitisTarihi === null ? 'C62' : 'ANN',
  BirimFiyat: (l.YillikBedel / 100).toFixed(2),
  IskontoOran: null,
  IskontoTutar: kurus(0),
  KdvOran: KDV,
  MuafiyetKodu: null,
  TevkifatKodu: null,
});

/** Opens the draft for a period of a licence, or returns the existing one. Two people who ask get the same draft. */
export async function lisanstan(ctx: Yazan, lisansId: number) {
  const { db, urunler, simdi } = ctx;
  const bugun = istanbulGunu(simdi);
  await db.selectFrom('lisans').select('id').where('id', '=', lisansId).forNoKeyUpdate().execute();
  const l = found(await lisansi(db, lisansId, urunler, bugun), 'Lisans');
  const acik = await lisansinTaslagi(db, lisansId);
  if (acik !== undefined) return { durum: true as const, Id: acik.id, Tur: acik.tur };
  if (l.YillikBedel === 0) return red('Lisansın bedeli yazılmamış; önce lisansın bedelini yazınız.');
  const taslak = await faturaTaslagi(
    ctx,
    {
      MusteriId: l.MusteriId,
      ProjeId: l.ProjeId,
      Senaryo: 'EARSIVFATURA',
      Tip: 'SATIS',
      Tarih: bugun,
      Vade: await vadesi(db, bugun),
      ParaBirimi: l.ParaBirimi,
      Kur: null,
      Aciklama: '',
      Kalemler: [lisansKalemi({ ...l, BaslamaTarihi: l.DonemBaslama })],
    },
    { lisansId },
    'faturaLisanstan',
  );
  if (!taslak.durum) return taslak;
  return { durum: true as const, Id: taslak.Id, Tur: (await alici(db, l.MusteriId))!.tur };
}
