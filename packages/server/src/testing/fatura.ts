import type { BelgeTarafi } from '@masabasi/core/mali/fatura/belge';
import { faturaAykiriliklari } from '@masabasi/core/mali/fatura/kontrol';
import { faturaBelgesi, type FaturaKalemi, type FaturaKaydi } from '@masabasi/core/mali/fatura/olustur';
import { TEVKIFATLAR } from '@masabasi/core/mali/fatura/tevkifatlar';
import { kurus } from '@masabasi/core/platform/money/para';
import fc from 'fast-check';
import { faturaKoku, koktenOku } from '../mali/fatura/oku.ts';
import { ublYaz } from '../mali/fatura/ubl.ts';
import { yapiAykiriliklari } from '../mali/fatura/yapi.ts';

/** Random invoices of every type, for the room's own tests and for the proof with a hundred thousand. */

const yazi = fc
  .stringMatching(/^[A-Za-zçğıöşüÇĞİÖŞÜ0-9&<>"'’.,;:/()\- \u{1F600}]{1,40}$/u)
  .filter((s) => s.trim() !== '')
  .map((s) => s.trim());
const taraf = (tur: 'VKN' | 'TCKN'): fc.Arbitrary<BelgeTarafi> =>
  fc.record({
    KimlikTuru: fc.constant(tur),
    Kimlik: fc.constant(tur === 'VKN' ? '9876543217' : '10000000146'),
    Unvan: tur === 'VKN' ? yazi : fc.constant(null),
    Ad: tur === 'TCKN' ? yazi : fc.constant(null),
    Soyad: tur === 'TCKN' ? yazi : fc.constant(null),
    VergiDairesi: fc.option(yazi),
    Adres: fc.option(yazi),
    Ilce: yazi,
    Il: yazi,
    Ulke: fc.constant('Türkiye'),
    Telefon: fc.option(yazi),
    Eposta: fc.option(yazi),
  });
const ondalik = (enCok: number, basamak: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: enCok }), fc.integer({ min: 1, max: 10 ** basamak - 1 }))
    .map(([tam, kesir]) => `${tam}.${String(kesir).padStart(basamak, '0')}`);
const kalem = (tip: string): fc.Arbitrary<FaturaKalemi> =>
  fc.record({
    Ad: yazi,
    Miktar: fc.oneof(fc.integer({ min: 1, max: 500 }).map(String), ondalik(50, 3)),
    BirimKodu: fc.constantFrom('C62', 'HUR', 'MON'),
    BirimFiyat: fc.oneof(ondalik(9000, 2), ondalik(900, 6)),
    IskontoOran: fc.option(fc.integer({ min: 1, max: 9999 })),
    IskontoTutar: fc.constant(kurus(0)),
    KdvOran: tip === 'ISTISNA' ? fc.constant(0) : fc.constantFrom(1, 10, 20),
    MuafiyetKodu: fc.constant(tip === 'ISTISNA' ? '350' : null),
    TevkifatKodu: tip === 'TEVKIFAT' ? fc.constantFrom(...Object.keys(TEVKIFATLAR)) : fc.constant(null),
  });
/** False when a rate gives a tax of zero: such an invoice would need an exemption reason and is refused. */
const vergisiVar = (f: FaturaKaydi): boolean =>
  f.Tip === 'IADE' ||
  faturaBelgesi(f).Vergiler.every((v) => v.Alt.every((a) => a.IstisnaKodu !== null || Number(a.Vergi) > 0));
export const rastgeleFatura: fc.Arbitrary<FaturaKaydi> = fc
  .constantFrom('SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA')
  .chain((Tip) =>
    fc.record({
      No: fc.constant('MSB2026000000001'),
      Ettn: fc.uuid(),
      Tarih: fc.constantFrom('2026-01-01', '2026-11-25'),
      Saat: fc.constant('10:15:00'),
      Senaryo: fc.constantFrom('TEMELFATURA', 'EARSIVFATURA'),
      Tip: fc.constant(Tip),
      ParaBirimi: fc.constant('TRY'),
      Kur: fc.constant(null),
      Vade: fc.option(fc.constant('2026-12-25')),
      Hesap: fc.option(fc.constant('TR330006100519786457841326')),
      Aciklama: fc.oneof(fc.constant(''), yazi),
      Iade: fc.constant(Tip === 'IADE' ? { No: 'MSB2025000000009', Tarih: '2025-12-01' } : null),
      Satici: taraf('VKN'),
      Alici: fc.oneof(taraf('VKN'), taraf('TCKN')),
      Kalemler: fc.array(kalem(Tip), { minLength: 1, maxLength: 8 }),
    }),
  )
  .filter(vergisiVar);

export const RASTGELE_GUN = '2026-11-25';

/** Error when a record is written and read again, or null. */
export function belgeHatasi(f: FaturaKaydi): string | null {
  const b = faturaBelgesi(f);
  const [aykiri] = faturaAykiriliklari(b, { bugun: RASTGELE_GUN });
  if (aykiri) return aykiri.Cumle;
  const xml = ublYaz(b);
  const kok = faturaKoku(xml);
  const [duzensiz] = yapiAykiriliklari(kok, RASTGELE_GUN);
  if (duzensiz) return duzensiz.Cumle;
  const okunan = koktenOku(kok);
  // Writing it again gives the same bytes, so nothing was lost or read differently.
  return JSON.stringify(okunan) === JSON.stringify(b) && ublYaz(okunan) === xml ? null : 'read otherwise';
}
