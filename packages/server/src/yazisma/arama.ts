import type { BulunanMesaj } from '@masabasi/core/yazisma/satirlar';
import { arananSozler } from '@masabasi/core/yazisma/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import { kisiAdi } from '../veri.ts';

/** So many are answered. */
const EN_COK_BULUNAN = 30;
const METIN_BOYU = 300;

/**
 * What is asked of the index: of one of these conversations, and each word in one of its forms. Words hold letters and digits
 * alone, so nothing in them is an operator.
 */
const sorgusu = (konusmalar: readonly number[], sozler: readonly (readonly string[])[]): string =>
  [konusmalar.map((id) => `'k${id}'`).join(' | '), ...sozler.map((dallar) => dallar.map((d) => `'${d}':*`).join(' | '))]
    .map((parca) => `(${parca})`)
    .join(' & ');

/**
 * Messages in which all words of a search occur in any of their forms, the newest first. Whose conversations are looked
 * through the database says; the index is only asked for the same in its words, and what it finds is asked again.
 */
export async function ara(
  db: Db,
  kisi: KisiId,
  { ara: aranan, KonusmaId }: { readonly ara: string; readonly KonusmaId: number | null },
): Promise<BulunanMesaj[]> {
  const sozler = arananSozler(aranan);
  if (sozler.length === 0) return [];
  const { rows: benim } = await sql<{ id: number }>`select distinct konusma_id as id from konusma_uyeligi
    where kisi_id = ${kisi} ${KonusmaId === null ? sql`` : sql`and konusma_id = ${KonusmaId}`}`.execute(db);
  if (benim.length === 0) return [];
  const { rows } = await sql<BulunanMesaj>`
    with bulunan as materialized (
      select m.id, m.no, m.konusma_id, m.yazan_id, m.metin, m.zaman
      from mesaj m
      where m.sozler @@ ${sorgusu(
        benim.map((k) => k.id),
        sozler,
      )}::tsquery and m.geri_alindi is null
        and exists (select from konusma_uyeligi u where u.konusma_id = m.konusma_id and u.kisi_id = ${kisi} and m.no > u.ilk_no)
      order by m.zaman desc, m.id desc limit ${EN_COK_BULUNAN})
    select b.id as "Id", b.no as "No", b.konusma_id as "KonusmaId", ${kisiAdi('y')} as "Yazan",
      left(b.metin, ${METIN_BOYU}) as "Metin", b.zaman as "Zaman",
      case k.tur when 'grup' then k.ad when 'departman' then (select d.ad from departman d where d.id = k.departman_id)
        else (select ${kisiAdi('o')} from kisi o where o.id = case when k.bir_id = ${kisi} then k.iki_id else k.bir_id end)
        end as "Konusma"
    from bulunan b join kisi y on y.id = b.yazan_id join konusma k on k.id = b.konusma_id
    order by b.zaman desc, b.id desc`.execute(db);
  return rows;
}
