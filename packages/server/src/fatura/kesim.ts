import type { FaturaKarti } from '@masabasi/core/fatura/contract';
import { type Aykirilik, faturaAykiriliklari } from '@masabasi/core/fatura/kontrol';
import { faturaBelgesi, type FaturaKalemi } from '@masabasi/core/fatura/olustur';
import { kurus, paraYaz } from '@masabasi/core/para';
import { istanbulGunu, istanbulSaniyesi } from '@masabasi/core/tarih';
import type { Db } from '../db/connect.ts';
import type { Yazan } from './kayit.ts';
import { alici, kaydi } from './kayitlar.ts';
import { faturaOku } from './oku.ts';
import * as q from './queries.ts';

/** What stands between a draft and the document that it becomes. */

/** What stands against cutting a draft as it is. */
export async function engelleri(
  db: Db,
  f: Parameters<typeof kaydi>[1] & { readonly Tur: string },
  kalemler: readonly FaturaKalemi[],
  simdi: Date,
): Promise<Aykirilik[]> {
  const alan = await alici(db, f.MusteriId);
  const tur: Aykirilik[] =
    alan !== null && alan.tur !== f.Tur
      ? [
          {
            Kural: 'tur',
            Cumle:
              alan.tur === 'efatura'
                ? 'Müşteri e-Fatura mükellefi; taslağı kaydederek e-Fatura’ya çeviriniz.'
                : 'Müşteri e-Fatura mükellefi değil; taslağı kaydederek e-Arşiv’e çeviriniz.',
          },
        ]
      : [];
  const belge = faturaBelgesi(await kaydi(db, f, kalemler, { No: '', Saat: istanbulSaniyesi(simdi) }));
  return [...tur, ...faturaAykiriliklari(belge, { bugun: istanbulGunu(simdi), taslak: true })];
}

/** Returns may not send back more than is left of what they are of. */
export async function iadeEngeli({ db, urunler }: Yazan, f: FaturaKarti): Promise<string | null> {
  if (f.IadeId === null) return null;
  const asil = await q.kilitle(db, f.IadeId, urunler);
  if (asil === null || asil.DurumAnahtar !== 'kesildi') return 'İade edilen fatura iptal edilmiş ya da görünmüyor.';
  const iadeler = (await q.iadeler(db, asil.Id)).filter((i) => i.No !== null);
  const kalan = kurus(asil.Odenecek - iadeler.reduce((t, i) => t + i.Odenecek, 0));
  return f.Odenecek > kalan
    ? `İade, faturanın iade edilmemiş tutarından (${paraYaz(kalan, asil.ParaBirimi)}) çok olamaz.`
    : null;
}

/** The document of an invoice: what was cut is read of its XML, a draft as it would be cut now. */
export async function belgesi(db: Db, f: FaturaKarti, simdi: Date) {
  const xml = await q.xmli(db, f.Id);
  if (xml !== null) return faturaOku(xml);
  return faturaBelgesi(await kaydi(db, f, await q.kalemler(db, f.Id), { No: '', Saat: istanbulSaniyesi(simdi) }));
}
