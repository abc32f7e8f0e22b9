import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { IsTuru } from '../../platform/db/isler.ts';
import { isEkle } from '../../platform/db/kuyruk.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { entegratorSec, entegratorVar } from './entegratorSec.ts';
import { mukellefDilimleri } from './mukellefListe.ts';

/** Registration for e-Fatura: from an uploaded list, or from the integrator for one customer. */

/** Stores registered companies. Newer facts replace older ones. */
export async function mukellefleriYaz(
  db: Db,
  dilimler: readonly string[],
  kayitli: boolean,
  kaynak: 'liste' | 'entegrator',
  simdi: Date,
) {
  for (const dilim of dilimler)
    await sql`
      insert into efatura_mukellef (kimlik, kayitli, unvan, etiket, ilk_gun, kaynak, zaman)
      select x->>'Kimlik', ${kayitli}, x->>'Unvan', x->>'Etiket', (x->>'IlkGun')::date, ${kaynak}, ${simdi}
      from jsonb_array_elements(${dilim}::jsonb) x
      on conflict (kimlik) do update set kayitli = excluded.kayitli, unvan = excluded.unvan, etiket = excluded.etiket,
        ilk_gun = excluded.ilk_gun, kaynak = excluded.kaynak, zaman = excluded.zaman`.execute(db);
}

const MUKELLEF_ISI = 'mukellefSorgu';
export const mukellefSordur = (db: Db, kimlik: string, simdi: Date) =>
  isEkle(db, {
    tur: MUKELLEF_ISI,
    anahtar: `${kimlik} ${simdi.toISOString()}`,
    veri: { Kimlik: kimlik },
    vakit: simdi,
  });

/** Asks the integrator if one number is registered. */
export const mukellefIsi: IsTuru<{ Kimlik: string }> = {
  ad: MUKELLEF_ISI,
  gecikmeler: [15, 60, 300],
  kira: 60,
  yapilir: entegratorVar,
  async calistir(c, { Kimlik }) {
    const entegrator = await entegratorSec(c.config);
    if (entegrator === null) return;
    const m = await entegrator.mukellef(Kimlik);
    const simdi = c.saat();
    await islemde({ db: c.db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const satir = { Kimlik, Unvan: m.Unvan, Etiket: m.Etiket, IlkGun: null };
      await mukellefleriYaz(is.db, mukellefDilimleri([satir]), m.Kayitli, 'entegrator', simdi);
      is.yayinla({ tur: 'fatura' });
    });
  },
};
