import type { SatirPostasi } from '@masabasi/core/posta/contract';
import { gitmemeNedeni, postaHali } from '@masabasi/core/posta/rules';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { PostaKonusu } from './queries.ts';

interface Satir {
  readonly hareket_id: number;
  readonly Alici: string;
  readonly Durum: string;
  readonly Deneme: number;
  readonly hata: string | null;
  readonly Zaman: string | null;
  readonly Ekler: SatirPostasi['Ekler'];
}

/** What became of the mails that went out with lines of a record's history, by these lines. */
async function satirPostalari(
  db: Db,
  { nesne, id }: PostaKonusu,
  { smtp }: Pick<Config, 'smtp'>,
): Promise<ReadonlyMap<number, SatirPostasi>> {
  const { rows } = await sql<Satir>`
    select p.hareket_id, p.alici as "Alici", p.durum as "Durum", p.deneme as "Deneme", p.hata, p.gonderim_zamani as "Zaman",
      coalesce((select json_agg(json_build_object('Ad', e.ad,
          'Kaldi', coalesce(not e.gitti, e.dosya_id is null or d.silindi is not null)) order by e.sira)
        from posta_dosya e left join dosya d on d.id = e.dosya_id where e.posta_id = p.id), '[]') as "Ekler"
    from posta p where p.nesne = ${nesne} and p.nesne_id = ${id} and p.hareket_id is not null order by p.id`.execute(
    db,
  );
  return new Map(
    rows.map(({ hareket_id, Durum, Deneme, hata, ...p }) => [
      hareket_id,
      { ...p, Hal: postaHali({ Durum, Deneme }, smtp !== null), Neden: hata === null ? null : gitmemeNedeni(hata) },
    ]),
  );
}

/** Lines of a record's history with the mails that went out with them. */
export async function postaliSatirlar<T extends { readonly Id: number }>(
  db: Db,
  konu: PostaKonusu,
  config: Pick<Config, 'smtp'>,
  satirlar: Promise<readonly T[]>,
): Promise<(T & { Posta: SatirPostasi | null })[]> {
  const [bunlar, postalar] = await Promise.all([satirlar, satirPostalari(db, konu, config)]);
  return bunlar.map((h) => ({ ...h, Posta: postalar.get(h.Id) ?? null }));
}
