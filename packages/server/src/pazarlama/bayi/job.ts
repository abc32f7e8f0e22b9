import { BAYI_HAREKETLERI, ekstreDonemi, ekstreGunu } from '@masabasi/core/pazarlama/bayi/rules';
import { ayYaz, type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import { ekstresi } from './ekstre.ts';

interface Alici {
  readonly Id: number;
  readonly Ad: string;
  readonly Eposta: string;
}

/** Dealers that want statements and did not get the one of this month yet. */
const ALICILAR = (donem: Gun) => sql`
  select b.id as "Id", t.ad as "Ad", b.eposta as "Eposta" from bayi b join tanim t on t.id = b.id
  where b.ekstre and t.aktif and b.silindi is null and b.eposta is not null
    and not exists (select from bayi_ekstre e where e.bayi_id = b.id and e.donem = ${donem}::date)`;

async function alicilar(db: Db, donem: Gun): Promise<number[]> {
  const { rows } = await sql<Alici>`${ALICILAR(donem)} order by b.id`.execute(db);
  return rows.map((r) => r.Id);
}

/**
 * The same dealer, locked. Undefined when another server was first, or when the dealer wants no statements any
 * more.
 */
async function aliciKilitle(db: Db, id: number, donem: Gun): Promise<Alici | undefined> {
  // A statement of its own, so that the read below sees the commit of the earlier holder of the lock.
  await sql`select id from bayi where id = ${id} for no key update`.execute(db);
  return (await sql<Alici>`${ALICILAR(donem)} and b.id = ${id}`.execute(db)).rows[0];
}

/** Sends each dealer that wants it the statement of the last month, once, in the first days of a month. */
export const bayiIsi = {
  ad: 'bayiEkstre',
  tekrar: { gunde: '09:00' },
  gecikmeler: SAATTE_BIR,
  async calistir({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>, _veri: object, dur?: AbortSignal) {
    const bugun = istanbulGunu(simdi);
    if (!ekstreGunu(bugun)) return;
    const { ilk } = ekstreDonemi(bugun);
    const sirket = (await kurulumSatiri(db))?.sirket ?? '';
    for (const id of await alicilar(db, ilk)) {
      dur?.throwIfAborted();
      await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
        const alici = await aliciKilitle(is.db, id, ilk);
        if (alici === undefined) return;
        const e = await ekstresi(is.db, alici, bugun, sirket, null);
        if (e.bos) return;
        await is.db
          .insertInto('bayi_ekstre')
          .values({ bayi_id: id, donem: ilk, alici: alici.Eposta, zaman: simdi })
          .execute();
        await postaYaz(is.db, { alici: alici.Eposta, konu: e.konu, metin: e.metin, simdi, otomatik: true });
        await hareketYaz({ db: is.db, simdi, kisi: null }, BAYI_HAREKETLERI, {
          id,
          tur: 'ekstre',
          baslik: BAYI_HAREKETLERI.turler.ekstre,
          aciklama: ayYaz(ilk.slice(0, 7)),
          yeni: { EkstreDonemi: ilk },
        });
        await is.denetle({ eylem: 'bayiEkstre', nesne: 'bayi', nesneId: id, yeni: { EkstreDonemi: ilk } });
      });
    }
  },
} satisfies IsTuru;
