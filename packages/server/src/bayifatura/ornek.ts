import { ayEkle } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { hesapla } from './kayit.ts';

const AYLAR = 6;

/** The last months of the demo company's dealers: the older are paid, the last is to be approved. */
async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const buAy = `${bugun.slice(0, 7)}-01`;
  for (let n = AYLAR; n >= 1; n--) await hesapla(db, ayEkle(buAy, -n).slice(0, 7));
  await sql`update bayi_hakedis set durum = case when donem < ${ayEkle(buAy, -2).slice(0, 7)} then 'odendi' else 'faturalandi' end,
      fatura_no = 'BAY' || replace(donem, '-', '') || lpad(id::text, 6, '0'), fatura_tarihi = (donem || '-01')::date + interval '35 days',
      odeme_tarihi = case when donem < ${ayEkle(buAy, -2).slice(0, 7)} then (donem || '-01')::date + interval '45 days' end
    where donem < ${ayEkle(buAy, -1).slice(0, 7)} and tutar > 0`.execute(db);
}

export const ornek: readonly OrnekPayi[] = [
  { ad: 'bayifatura', sonra: ['fatura', 'bayi'], buyuyen: ['bayi_hakedis', 'bayi_hakedis_satir'], yaz },
];
