import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { versiyon as contract, VersiyonLisansi } from '@masabasi/core/is/versiyon/contract';
import { EN_COK_DALGA, VERSIYON_HAREKETLERI } from '@masabasi/core/is/versiyon/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { ve } from '../../platform/list/liste.ts';
import { iceren, kapsam, yanlisiyla } from '../../musteri/musteri/api.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

/** Versions of licences, set for waves of customers. */

/** Valid licences `l` of a product, of customers `m` within these products. */
const gecerli = (
  projeId: number,
  projelist: UrunKapsami,
  simdi: Date,
) => sql`l.proje_id = ${projeId} and l.hal = 'Aktif'
  and l.baslama_tarihi <= ${istanbulGunu(simdi)}::date and coalesce(l.bitis_tarihi >= ${istanbulGunu(simdi)}::date, true)
  and ${kapsam(projelist)}`;
const TABLOLAR = sql`lisans l join musteri m on m.id = l.musteri_id left join versiyon_musteri vm on vm.lisans_id = l.id
  left join versiyon v on v.id = vm.versiyon_id`;

interface Okuyan {
  readonly db: Db;
  readonly urunler: UrunKapsami;
  readonly simdi: Date;
}

/** The first licences of a product whose customers fulfil these conditions. @param kosul the filter on `vm` */
const ilkleri = async (
  { db, urunler, simdi }: Okuyan,
  projeId: number,
  kelimeler: readonly RawBuilder<unknown>[],
  kosul: RawBuilder<unknown>,
): Promise<VersiyonLisansi[]> => {
  return await read(db)
    .rows(sql<VersiyonLisansi>`select l.id as "LisansId", l.lisans_no as "LisansNo", m.id as "MusteriId", m.gorunen_ad as "Musteri",
      v.no as "Versiyon", vm.guncelleme_zamani as "Zaman"
    from ${TABLOLAR} where ${ve([gecerli(projeId, urunler, simdi), kosul, ...kelimeler])}
    order by m.gorunen_ad collate "tr-TR-x-icu", l.id limit ${sql.lit(EN_COK_DALGA)}`);
};

/**
 * The licences that run a version, and the licences with another or an unknown version. Where a search finds neither,
 * one typing mistake in the customer's name is forgiven.
 */
export async function kullananlar(ctx: Okuyan, { Id, ara }: { readonly Id: number; readonly ara: string }) {
  const { db, urunler, simdi } = ctx;
  const v = found(await q.kart(db, Id, urunler), 'Versiyon');
  const bunda = sql`vm.versiyon_id is not distinct from ${Id}`;
  const ikisi = (kelimeler: readonly RawBuilder<unknown>[]) =>
    Promise.all([ilkleri(ctx, v.ProjeId, kelimeler, bunda), ilkleri(ctx, v.ProjeId, kelimeler, sql`not (${bunda})`)]);
  const [{ rows }, tam] = await Promise.all([
    sql<{
      Lisans: number;
      Kullanan: number;
    }>`select count(*)::int as "Lisans", (count(*) filter (where ${bunda}))::int as "Kullanan"
      from ${TABLOLAR} where ${gecerli(v.ProjeId, urunler, simdi)}`.execute(db),
    ikisi(aramaParcalari(ara).map(iceren)),
  ]);
  const yanlisli = tam.flat().length > 0 ? null : yanlisiyla(ara);
  const [kullanan, digerleri] = yanlisli === null ? tam : await ikisi(yanlisli);
  return { durum: true as const, ...rows[0]!, kullananlar: kullanan, digerleri };
}

type Eylem = 'versiyonMusteriKaydet' | 'lisansVersiyonKaydet';

/** Records that licences run a version from now on. */
export async function dalgaYaz(
  ctx: ProductAct,
  { Id, Lisanslar }: Istek<typeof contract.versiyonMusteriKaydet>,
  eylem: Eylem = 'versiyonMusteriKaydet',
) {
  const { db, simdi, urunler } = ctx;
  const v = found(await q.kilitle(db, Id, urunler), 'Versiyon');
  if (v.DurumAnahtar !== 'yayinlandi')
    return red('Hangi müşterinin kullandığı, versiyon yayınlandıktan sonra yazılır.');
  const istenen = [...new Set(Lisanslar)];
  const { rows: bulunan } = await sql`select l.id from ${TABLOLAR}
    where l.id = any(${istenen}::int[]) and ${gecerli(v.ProjeId, urunler, simdi)}`.execute(db);
  if (bulunan.length < istenen.length)
    return red('Seçtiğiniz lisanslardan biri bu ürünün geçerli bir lisansı değil. Listeden yeniden seçiniz.');
  const { rows } = await sql`insert into versiyon_musteri as k (lisans_id, versiyon_id, guncelleme_zamani)
      select l, ${Id}::int, ${simdi}::timestamptz from unnest(${istenen}::int[]) l order by l
    on conflict (lisans_id) do update set versiyon_id = excluded.versiyon_id, guncelleme_zamani = excluded.guncelleme_zamani
      where k.versiyon_id <> excluded.versiyon_id returning lisans_id`.execute(db);
  if (rows.length === 0) return red('Seçtikleriniz zaten bu versiyonu kullanıyor.');
  await hareketYaz(ctx, VERSIYON_HAREKETLERI, {
    id: Id,
    tur: 'musteri',
    baslik: VERSIYON_HAREKETLERI.turler.musteri,
    aciklama: `${rows.length} lisans bu versiyona geçti.`,
    projeId: v.ProjeId,
  });
  const yeni = { lisanslar: istenen };
  await ctx.denetle({ eylem, nesne: VERSIYON_HAREKETLERI.nesne, nesneId: Id, yeni });
  return { durum: true as const, Id, Adet: rows.length };
}

/** Largest number of versions to choose from. */
const EN_COK_SECENEK = 30;

/** The version of a licence, and the versions that it can get. Null outside the person's scope. */
export async function lisansinVersiyonu({ db, urunler }: Okuyan, lisansId: number) {
  const { rows } = await sql<{
    proje: number;
    VersiyonId: number | null;
    Versiyon: string | null;
    Zaman: string | null;
  }>`
    select l.proje_id as proje, v.id as "VersiyonId", v.no as "Versiyon", vm.guncelleme_zamani as "Zaman"
    from ${TABLOLAR} where l.id = ${lisansId} and l.proje_id = any(${[...urunler]}::int[]) and ${kapsam(urunler)}`.execute(
    db,
  );
  const [l] = rows;
  if (l === undefined) return null;
  const { proje, ...hali } = l;
  const { rows: secenekler } = await sql<{ Id: number; Ad: string }>`
    select id as "Id", no as "Ad" from versiyon where proje_id = ${proje} and durum = 'yayinlandi'
    order by yayin_zamani desc limit ${sql.lit(EN_COK_SECENEK)}`.execute(db);
  return { ...hali, secenekler };
}
