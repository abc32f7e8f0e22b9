import { hakedisFisi } from '@masabasi/core/mali/bayifatura/defter';
import { ayEkle, type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { defterTopluYaz } from '@masabasi/server/mali/defter/api';
import { hesapla } from '@masabasi/server/mali/bayifatura/kayit';
import { yazilanlar } from '@masabasi/server/mali/bayifatura/queries';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

const AYLAR = 6;
/** Day of the next month on which a month is approved. */
const ONAY_GUNU = 3;

/** Writes the ledger entries of approvals, invoices and payments, each on its day. */
async function defterineYaz(db: Db): Promise<void> {
  const fisler = (await yazilanlar(db)).flatMap((h) => {
    const onay = gunEkle(ayEkle(`${h.Donem}-01`, 1), ONAY_GUNU - 1);
    const adimlar: readonly (readonly ['onayli' | 'faturalandi' | 'odendi', Gun | null])[] = [
      ['onayli', onay],
      ['faturalandi', h.FaturaTarihi],
      ['odendi', h.OdemeTarihi],
    ];
    return adimlar.flatMap(([adim, gun]) => (gun === null ? [] : [hakedisFisi(h, adim, gun)]));
  });
  const sirali = fisler.toSorted((a, b) => (a.Gun < b.Gun ? -1 : a.Gun > b.Gun ? 1 : a.KaynakId - b.KaynakId));
  await defterTopluYaz(
    db,
    sirali.map((f) => ({ ...f, Zaman: new Date(istanbulAni(f.Gun, '16:30')) })),
  );
}

/** Last months of the demo company's dealers: the older ones are paid, and the last one waits for approval. */
async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const buAy = `${bugun.slice(0, 7)}-01`;
  for (let n = AYLAR; n >= 1; n--) await hesapla(db, ayEkle(buAy, -n).slice(0, 7));
  await sql`update bayi_hakedis set durum = case when donem < ${ayEkle(buAy, -2).slice(0, 7)} then 'odendi' else 'faturalandi' end,
      fatura_no = 'BAY' || replace(donem, '-', '') || lpad(id::text, 6, '0'), fatura_tarihi = (donem || '-01')::date + interval '35 days',
      odeme_tarihi = case when donem < ${ayEkle(buAy, -2).slice(0, 7)} then (donem || '-01')::date + interval '45 days' end
    where donem < ${ayEkle(buAy, -1).slice(0, 7)} and tutar > 0`.execute(db);
  await defterineYaz(db);
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'bayifatura',
    sonra: ['fatura', 'bayi'],
    buyuyen: ['bayi_hakedis', 'bayi_hakedis_satir', 'defter_fis', 'defter_satir'],
    yaz,
  },
];
