import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { gunSayaci, haftalar, kalanYuk } from '@masabasi/core/is/projetakip/deger';
import type { aktarim } from '@masabasi/core/is/projetakip/aktarimUcu';
import { calismaTakvimi } from '@masabasi/core/is/projetakip/rules';
import { kapasite, YUK_HAFTASI, type YukIzni } from '@masabasi/core/is/projetakip/yuk';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { bugunu, okuyan } from './degisim.ts';
import * as q from './queries.ts';
import type { ProductAct } from '../../platform/http/context.ts';

/** The load of a team in the coming weeks, over all its projects. */

interface YukPlani {
  readonly KisiId: number;
  readonly Kisi: string;
  readonly Bu: boolean;
  readonly Kalan: number;
  readonly Baslama: Gun;
  readonly Bitis: Gun;
}

/** The remaining work, in all open projects, of the people who have a plan in this project. */
const planlari = (db: Db, prjId: number): Promise<YukPlani[]> =>
  read(db).rows(sql<YukPlani>`
    select p.sorumlu_id as "KisiId", ${q.kisisi(sql`p.sorumlu_id`)} as "Kisi", p.prj_id = ${prjId} as "Bu",
      (p.tahmini_sure * (100 - p.ilerleme) / 100)::float8 as "Kalan", p.baslama as "Baslama", p.bitis as "Bitis"
    from proje_plan p join prj r on r.id = p.prj_id
    where p.silindi is null and p.durum <> 'tamamlandi' and r.durum not in ('tamamlandi', 'iptal')
      and p.sorumlu_id in (select sorumlu_id from proje_plan where prj_id = ${prjId} and silindi is null
        and durum <> 'tamamlandi')
    order by p.id`);

const izinleri = (db: Db, kisiler: readonly number[], ilk: Gun, son: Gun) =>
  read(db).rows(sql<YukIzni & { readonly KisiId: number }>`
    select kisi_id as "KisiId", baslangic as "Ilk", bitis as "Donus",
      case when baslama_saati is not null and bitis_saati is not null
        then extract(epoch from (bitis + bitis_saati) - (baslangic + baslama_saati))::float8 / 3600 end as "Saat"
    from izin where kisi_id = any(${[...kisiler]}::int[]) and silindi is null and baslangic <= ${son} and bitis >= ${ilk}`);

const tatilPaylari = async (db: Db, ilk: Gun, son: Gun) =>
  new Map(
    (
      await sql<{ gun: Gun; pay: number }>`select tarih as gun, sum(gun_sayi)::float8 as pay from tatil
        where tarih between ${ilk} and ${son} group by tarih`.execute(db)
    ).rows.map((t) => [t.gun, t.pay]),
  );

const yuvarla = (n: number): number => Math.round(n * 100) / 100;

/**
 * The weeks of each person with remaining work in a project: the available hours, and the hours for this project
 * and for others.
 */
export async function projeYuku(ctx: ProductAct, { ProjeId }: Istek<typeof aktarim.projeYuku>) {
  const { db } = ctx;
  if ((await q.prjKarti(db, ProjeId, okuyan(ctx))) === null) throw kayitYok('Proje');
  const bugun = bugunu(ctx);
  const sonGun = gunEkle(bugun, (YUK_HAFTASI - 1) * 7);
  const planlar = await planlari(db, ProjeId);
  const kisiler = [...new Map(planlar.map((p) => [p.KisiId, p.Kisi]))];
  const uzak = planlar.reduce((g, p) => (p.Bitis > g ? p.Bitis : g), gunEkle(sonGun, 7));
  const [izinler, paylar] = await Promise.all([
    izinleri(
      db,
      kisiler.map(([id]) => id),
      gunEkle(bugun, -7),
      gunEkle(sonGun, 7),
    ),
    tatilPaylari(db, gunEkle(bugun, -7), uzak),
  ]);
  const say = gunSayaci(
    gunEkle(bugun, -7),
    uzak,
    calismaTakvimi([...paylar].flatMap(([gun, pay]) => (pay >= 1 ? [gun] : []))),
  );
  const haftalari = haftalar(bugun, sonGun, say);
  const kisinin = Map.groupBy(planlar, (p) => p.KisiId);
  const izinli = Map.groupBy(izinler, (i) => i.KisiId);
  const toplam = (bunlar: readonly YukPlani[]) =>
    bunlar
      .map((p) => kalanYuk(p.Kalan, p, bugun, haftalari, say))
      .reduce(
        (t, saatler) => t.map((n, i) => n + saatler[i]!),
        haftalari.map(() => 0),
      )
      .map(yuvarla);
  return {
    durum: true as const,
    haftalar: haftalari.map((h) => ({ ...h })),
    yuklist: kisiler.map(([KisiId, Kisi]) => ({
      KisiId,
      Kisi,
      Kapasite: haftalari.map((h) => kapasite(h.Ilk < bugun ? bugun : h.Ilk, h.Son, paylar, izinli.get(KisiId) ?? [])),
      Bu: toplam(kisinin.get(KisiId)!.filter((p) => p.Bu)),
      Diger: toplam(kisinin.get(KisiId)!.filter((p) => !p.Bu)),
    })),
  };
}
