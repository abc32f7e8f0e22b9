import { type IzinZamani, type Yokluk, yokluk } from '@masabasi/core/masa/devir/rules';
import type { PanoSatiri } from '@masabasi/core/mesai/mola/contract';
import { TOPLAMA_GIRENLER, molaSuresi, panoDurumu } from '@masabasi/core/mesai/mola/rules';
import { beklenen, type CalismaDuzeni, girisBaslatir } from '@masabasi/core/mesai/pano/rules';
import { vardiya } from '@masabasi/core/mesai/mesai/rules';
import {
  type An,
  type Gun,
  gunEkle,
  istanbulAni,
  istanbulGunu,
  ms,
  type Saat,
} from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir, planDisi } from '../../platform/db/connect.ts';
import {
  type Ben,
  type DepartmanId,
  hassasGorur,
  kapsar,
  type KisiId,
  panoKapsami,
} from '../../platform/http/access.ts';

/** Reader of a board. The database cuts the parts that colleagues may not see (settled: breaks 7). */
export interface Goren {
  readonly hassas: boolean;
  readonly kisiId: KisiId | 0;
}

/** Values from which the row's figures are calculated. They stay on the server. */
interface Duzen {
  readonly duzen: CalismaDuzeni;
  readonly tatilDun: number;
  readonly tatilBugun: number;
  /** End of leave hours at the beginning of the shift. Null: there are none. */
  readonly izinSonu: Saat | null;
}
type HamSatir = Omit<PanoSatiri, 'molasure' | 'Beklenen'> & Duzen;

const TOPLAM = sql.raw(TOPLAMA_GIRENLER.join(','));

/** Time for which a shift from yesterday stays on the board after it ended today. */
const BITTIKTEN_SONRA_MS = 6 * 3_600_000;

/**
 * The one query behind the top bar, the board and the totals. The current shift is the latest that began today, or that
 * reached into today and ended only recently. So a night worker is not 'not come' on the morning when the shift ends.
 */
const panoSorgusu = (ad: string, kosul: RawBuilder<unknown>, simdi: Date, g: Goren) => {
  const gun = istanbulGunu(simdi);
  const an = (n: number) => planDisi(new Date(n), 'timestamptz');
  const bugun = planDisi(gun, 'date');
  const dun = planDisi(gunEkle(gun, -1), 'date');
  const dakika = planDisi(Math.floor((simdi.getTime() - istanbulAni(gun)) / 60_000), 'int');
  const gunBasi = an(istanbulAni(gun));
  const sonGosterim = an(simdi.getTime() - BITTIKTEN_SONRA_MS);
  const enErken = an(istanbulAni(gunEkle(gun, -2)));
  return sql<HamSatir>`${hazir(ad)}
    select k.id as "Id", k.gorunen_ad as "Ad", k.grup as "Grup", k.departman_id as "DepartmanId",
      a.durum_id as "MolaDurum", a.durum_id as "Mola_Durum_Id", a.ad as "mola",
      m.baslama as "Baslama",
      case when a.durum_id not in (643, 649, 651) then a.baslama end as "Baslama_Zamani",
      coalesce(m.bitis, m.planlanan_bitis) as "Mesai_Bitis",
      coalesce(s.saniye, 0) as "KapaliSaniye", m.gun as "Gun",
      json_build_object(
        'Baslangic', to_char(coalesce(k.mesai_baslangic, d.mesai_baslangic), 'HH24:MI'),
        'Bitis', to_char(coalesce(k.mesai_bitis, d.mesai_bitis), 'HH24:MI'),
        'SureDakika', case when k.mesai_baslangic is null then d.vardiya_dakika end,
        'Gunler', coalesce(k.calisma_gunleri, d.calisma_gunleri)) as duzen,
      coalesce((select max(gun_sayi) from tatil where tarih = ${dun}), 0)::float8 as "tatilDun",
      coalesce((select max(gun_sayi) from tatil where tarih = ${bugun}), 0)::float8 as "tatilBugun",
      to_char(y.bitis, 'HH24:MI') as "izinSonu",
      case when i.gizli then 'İzinli' else i.tur end as "izinTur",
      case when not i.gizli then i.aciklama end as "izinAcik",
      concat_ws(E'\\n', k.gorunen_ad || coalesce(' (' || k.grup || ')', ''),
        case when i.gizli then 'İzinli' else i.tur || coalesce(': ' || nullif(i.aciklama, ''), '') end,
        case when ${g.hassas} or k.id = ${g.kisiId} then a.ad || ': ' || a.aciklama end) as "tumAciklama"
    from kisi k join departman d on d.id = k.departman_id
    -- Until a night's shift ends it is the day before: leave of that day is the night's.
    cross join lateral (
      select case when time '00:00' + ${dakika} * interval '1 minute' < coalesce(k.mesai_bitis, d.mesai_bitis)
          and coalesce(k.mesai_bitis, d.mesai_bitis) <= coalesce(k.mesai_baslangic, d.mesai_baslangic)
          and (k.mesai_baslangic is not null or d.vardiya_dakika is null)
        then ${dun} else ${bugun} end as gun
    ) v
    left join lateral (
      select x.id, x.gun, x.baslama, x.bitis, x.planlanan_bitis from mesai x
      where x.kisi_id = k.id and x.baslama > ${enErken} and coalesce(x.bitis, x.planlanan_bitis) > ${gunBasi}
        and (x.baslama >= ${gunBasi} or coalesce(x.bitis, x.planlanan_bitis) > ${sonGosterim})
      order by x.baslama desc limit 1
    ) m on true
    left join lateral (
      select x.durum_id, x.baslama, x.aciklama, t.ad
      from mola x join mola_tur t on t.id = x.durum_id
      where x.kisi_id = k.id and x.bitis is null and x.mesai_id = m.id limit 1
    ) a on true
    left join lateral (
      select extract(epoch from sum(x.bitis - x.baslama))::float8 as saniye
      from mesai g join mola x on x.mesai_id = g.id
      where g.kisi_id = k.id and g.gun = m.gun and x.bitis is not null and x.durum_id in (${TOPLAM})
    ) s on true
    left join lateral (
      select it.ad as tur, z.aciklama, it.pano_gizli and not (${g.hassas} or k.id = ${g.kisiId}) as gizli
      from izin z join izin_tur it on it.id = z.tur_id
      where z.kisi_id = k.id and z.silindi is null and z.baslangic <= v.gun and z.bitis > v.gun
      order by z.bitis limit 1
    ) i on true
    -- Hours of leave at the beginning of the shift: the person comes after them.
    left join lateral (
      select max(z.bitis_saati) as bitis from izin z
      where z.kisi_id = k.id and z.silindi is null and z.baslangic = v.gun and z.bitis = v.gun
        and z.baslama_saati <= coalesce(k.mesai_baslangic, d.mesai_baslangic)
        and z.bitis_saati > coalesce(k.mesai_baslangic, d.mesai_baslangic)
    ) y on true
    where k.aktif and ${kosul}
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`;
};

/** The person's working day, with the holidays of yesterday and today. The next day has a calculation of its own. */
const tatilMiktari =
  ({ tatilDun, tatilBugun }: Pick<Duzen, 'tatilDun' | 'tatilBugun'>, bugun: Gun) =>
  (gun: Gun): number =>
    gun === bugun ? tatilBugun : gun < bugun ? tatilDun : 0;

const toplamla = (satirlar: readonly HamSatir[], simdi: Date): PanoSatiri[] =>
  satirlar.map(({ duzen, tatilDun, tatilBugun, izinSonu, ...r }) => {
    const tatil = tatilMiktari({ tatilDun, tatilBugun }, istanbulGunu(simdi));
    const an = beklenen(duzen, simdi, tatil, izinSonu);
    return { ...r, molasure: molaSuresi(r, simdi), Beklenen: an === null ? null : new Date(an).toISOString() };
  });

const departmanSorgusu = (departmanId: DepartmanId, simdi: Date, g: Goren) =>
  panoSorgusu('pano_departman', sql`k.departman_id = ${planDisi(departmanId, 'int')}`, simdi, g);

/** The board of one department. */
export async function departmanMola(db: Db, departmanId: DepartmanId, simdi: Date, g: Goren): Promise<PanoSatiri[]> {
  const { rows } = await departmanSorgusu(departmanId, simdi, g).execute(db);
  return toplamla(rows, simdi);
}

/** SQL text and values of the board, for separate measurement. */
export const panoSorgusuDerle = (db: Db, departmanId: DepartmanId, simdi: Date) =>
  departmanSorgusu(departmanId, simdi, { hassas: false, kisiId: 0 }).compile(db);

/** The board rows of some people, for events. */
export async function panoKisileri(db: Db, kisiler: readonly number[], simdi: Date, g: Goren): Promise<PanoSatiri[]> {
  const { rows } = await panoSorgusu(
    'pano_kisi',
    sql`k.id = any(${planDisi([...kisiler], 'int[]')}::int[])`,
    simdi,
    g,
  ).execute(db);
  return toplamla(rows, simdi);
}

/** A person's own state, with the values that decide if a shift begins. */
export interface KisiGunu {
  readonly satir: PanoSatiri;
  /** True if signing in now starts the shift automatically. */
  readonly girisBaslatir: boolean;
  /** Time after which no shift can begin. Null: at any time. */
  readonly baslamaSonu: string | null;
}

/** The person's day. Null when the person is not active. */
export async function kisiGunu(db: Db, kisiId: KisiId, simdi: Date): Promise<KisiGunu | null> {
  const goren = { hassas: true, kisiId };
  const { rows } = await panoSorgusu('pano_kendi', sql`k.id = ${kisiId}`, simdi, goren).execute(db);
  const [ham] = rows;
  if (ham === undefined) return null;
  const { duzen } = ham;
  return {
    satir: toplamla([ham], simdi)[0]!,
    girisBaslatir: girisBaslatir(duzen, simdi, tatilMiktari(ham, istanbulGunu(simdi))),
    baslamaSonu: duzen.SureDakika === null ? new Date(vardiya(duzen, simdi).bitis).toISOString() : null,
  };
}

/** The same without the deciding values: shift, open status, total, leave. */
export const kisiDurumu = async (db: Db, kisiId: KisiId, simdi: Date): Promise<PanoSatiri | null> =>
  (await kisiGunu(db, kisiId, simdi))?.satir ?? null;

/** A colleague, with the fields that decide who may see their board. */
interface Meslektas {
  readonly Id: number;
  readonly DepartmanId: number;
}
export type KisiHali = ReturnType<typeof panoDurumu> & { readonly satir: PanoSatiri };

/** Present status of colleagues whose board the caller may see. */
export async function halleri(
  db: Db,
  ben: Ben,
  kisiler: readonly Meslektas[],
  simdi: Date,
): Promise<ReadonlyMap<number, KisiHali>> {
  const gorulen = kisiler.filter((k) => k.Id === ben.Id || kapsar(panoKapsami(ben), k.DepartmanId));
  const gruplar = Map.groupBy(gorulen, (k) => hassasGorur(ben, k.DepartmanId));
  const satirlar = await Promise.all(
    [...gruplar].map(([hassas, bunlar]) =>
      panoKisileri(
        db,
        bunlar.map((k) => k.Id),
        simdi,
        { hassas, kisiId: ben.Id },
      ),
    ),
  );
  return new Map(satirlar.flat().map((satir) => [satir.Id, { ...panoDurumu(satir, simdi), satir }]));
}

/** The same for one person. Null: the caller may not see their board, or there is no such person. */
export const kisininHali = async (db: Db, ben: Ben, kisi: Meslektas, simdi: Date): Promise<KisiHali | null> =>
  (await halleri(db, ben, [kisi], simdi)).get(kisi.Id) ?? null;

interface Calisma {
  readonly Id: number;
  readonly DepartmanId: number;
  readonly duzen: CalismaDuzeni;
  readonly izinler: IzinZamani[];
}

/** Working times of people, and their leaves from a day on. */
export async function calismalari(db: Db, kisiler: readonly number[], ilk: Gun): Promise<ReadonlyMap<number, Calisma>> {
  const { rows } = await sql<Calisma>`
    select k.id as "Id", k.departman_id as "DepartmanId", json_build_object(
        'Baslangic', to_char(coalesce(k.mesai_baslangic, d.mesai_baslangic), 'HH24:MI'),
        'Bitis', to_char(coalesce(k.mesai_bitis, d.mesai_bitis), 'HH24:MI'),
        'SureDakika', case when k.mesai_baslangic is null then d.vardiya_dakika end,
        'Gunler', coalesce(k.calisma_gunleri, d.calisma_gunleri)) as duzen,
      coalesce((select json_agg(json_build_object('Baslangic', z.baslangic, 'Bitis', z.bitis,
          'BaslamaSaati', to_char(z.baslama_saati, 'HH24:MI'), 'BitisSaati', to_char(z.bitis_saati, 'HH24:MI')))
        from izin z where z.kisi_id = k.id and z.silindi is null and z.bitis >= ${ilk}), '[]') as izinler
    from kisi k join departman d on d.id = k.departman_id where k.id = any(${[...kisiler]}::int[])`.execute(db);
  return new Map(rows.map((k) => [k.Id, k]));
}

/** Holiday share of each day, between two days. */
export async function tatiller(db: Db, ilk: Gun, son: Gun): Promise<(gun: Gun) => number> {
  const { rows } = await sql<{ gun: Gun; miktar: number }>`
    select tarih as gun, least(sum(gun_sayi), 1)::float8 as miktar from tatil
    where tarih between ${ilk} and ${son} group by tarih`.execute(db);
  const gunler = new Map(rows.map((r) => [r.gun, r.miktar]));
  return (gun) => gunler.get(gun) ?? 0;
}

/** A moment for which something was promised, and the person who is to be there. */
export interface Beklenti {
  readonly kisiId: number | null;
  readonly an: An | null;
}

/**
 * For each moment, the reason that the person is absent then. Null: they are present, or the moment has passed. One
 * query answers all of them. The leave of a colleague is shown only to people who see their board.
 */
export async function yokluklar(
  db: Db,
  ben: Ben,
  beklentiler: readonly Beklenti[],
  simdi: Date,
): Promise<readonly (Yokluk | null)[]> {
  const gelecek = beklentiler.filter((b) => b.kisiId !== null && b.an !== null && ms(b.an) > simdi.getTime());
  if (gelecek.length === 0) return beklentiler.map(() => null);
  const bugun = istanbulGunu(simdi);
  const son = gunEkle(istanbulGunu(Math.max(...gelecek.map((b) => ms(b.an!)))), 1);
  const kisiler = new Set(gelecek.map((b) => b.kisiId!));
  const [calisma, tatil] = await Promise.all([
    calismalari(db, [...kisiler], bugun),
    tatiller(db, gunEkle(bugun, -1), son),
  ]);
  return beklentiler.map((b) => {
    const k = gelecek.includes(b) ? calisma.get(b.kisiId!) : undefined;
    const neden = k === undefined ? null : yokluk({ ...k, tatil }, b.an!);
    if (k === undefined || neden === null) return null;
    return k.Id === ben.Id || kapsar(panoKapsami(ben), k.DepartmanId) ? neden : 'mesaiDisi';
  });
}
