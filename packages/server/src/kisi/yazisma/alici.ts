import { izninDonusu, yokluk } from '@masabasi/core/masa/devir/rules';
import { panoDurumu } from '@masabasi/core/mesai/mola/rules';
import type { PanoSatiri } from '@masabasi/core/mesai/mola/contract';
import { gunEkle, istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { type HalTuru, kalanDakika, uzaktaMi, type YazilanHali, yokMu } from '@masabasi/core/kisi/yazisma/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { type YerineBakan, yerineBakabilenler } from '../departman/api.ts';
import { type Ben, kapsar, panoKapsami } from '../../platform/http/access.ts';
import { calismalari, panoKisileri, tatiller } from '../../mesai/pano/api.ts';

/** Receivers of a message, and their present status. */

export interface Alici {
  readonly Id: number;
  readonly DepartmanId: number;
}
/** Present status of a person, and its beginning for a break. */
interface Hal {
  readonly tur: HalTuru;
  readonly satir: PanoSatiri | undefined;
}

const MOLALAR: ReadonlyMap<number | null, HalTuru> = new Map<number | null, HalTuru>([
  [644, 'toplanti'],
  [645, 'mola'],
  [646, 'mola'],
  [647, 'mola'],
  [648, 'yemek'],
  [649, 'mesaiDisi'],
  [650, 'disarida'],
  [652, 'disarida'],
]);

function halTuru(satir: PanoSatiri | undefined, simdi: Date): HalTuru {
  if (satir === undefined) return 'mesaiDisi';
  const { stil } = panoDurumu(satir, simdi);
  if (stil === 'izinli') return 'izinli';
  if (stil === 'bitti' || stil === 'yok') return 'mesaiDisi';
  return MOLALAR.get(satir.Mola_Durum_Id) ?? 'yerinde';
}

/** Present status of people, from the board and from leave in hours. Hidden parts are cut elsewhere. */
async function halleri(db: Db, kisiler: readonly Alici[], simdi: Date) {
  const bugun = istanbulGunu(simdi);
  const idler = kisiler.map((k) => k.Id);
  const [satirlar, calisma, tatil] = await Promise.all([
    panoKisileri(db, idler, simdi, { hassas: true, kisiId: 0 }),
    calismalari(db, idler, bugun),
    tatiller(db, gunEkle(bugun, -1), bugun),
  ]);
  const panodaki = new Map(satirlar.map((s) => [s.Id, s]));
  const hali = (Id: number): Hal => {
    const satir = panodaki.get(Id);
    const k = calisma.get(Id);
    const izinli = k !== undefined && satir?.Baslama == null && yokluk({ ...k, tatil }, simdi) === 'izinli';
    return { satir, tur: izinli ? 'izinli' : halTuru(satir, simdi) };
  };
  const donusu = (Id: number) => izninDonusu(calisma.get(Id)?.izinler ?? [], bugun);
  return { hali, donusu };
}

/** The given people who are away now, so that no message calls them. */
export async function uzaktakiler(
  db: Db,
  kisiler: readonly Alici[],
  simdi: Date,
): Promise<ReadonlyMap<number, HalTuru>> {
  if (kisiler.length === 0) return new Map();
  const { hali } = await halleri(db, kisiler, simdi);
  return new Map(kisiler.map(({ Id }) => [Id, hali(Id).tur] as const).filter(([, tur]) => uzaktaMi(tur)));
}

/**
 * Representatives of these people for urgent matters. Only present people count: nobody is called on leave or off
 * shift, but a break ends in minutes.
 */
export async function yerineBakanlar(
  db: Db,
  kisiler: readonly number[],
  simdi: Date,
): Promise<ReadonlyMap<number, YerineBakan>> {
  const bakabilenler = await yerineBakabilenler(db, kisiler, istanbulGunu(simdi));
  const uzakta = await uzaktakiler(db, bakabilenler, simdi);
  const bakan = new Map<number, YerineBakan>();
  for (const b of bakabilenler) {
    const tur = uzakta.get(b.Id);
    if (!bakan.has(b.kisi) && (tur === undefined || !yokMu(tur))) bakan.set(b.kisi, b);
  }
  return bakan;
}

/** Durations of the last breaks of this kind for each of these people, in minutes. */
async function surenler(db: Db, molada: readonly { readonly Id: number; readonly durum: number }[]) {
  const { rows } = await sql<{ Id: number; dakikalar: number[] }>`
    select k.id as "Id", array(select (extract(epoch from x.bitis - x.baslama) / 60)::float8 from mola x
      where x.kisi_id = k.id and x.durum_id = k.durum and x.bitis is not null and not x.otomatik
      order by x.baslama desc limit 10) as dakikalar
    from unnest(${molada.map((m) => m.Id)}::int[], ${molada.map((m) => m.durum)}::int[]) k (id, durum)`.execute(db);
  return new Map(rows.map((r) => [r.Id, r.dakikalar]));
}

const MOLADA: ReadonlySet<HalTuru> = new Set(['mola', 'yemek']);

/** Status of the people in a conversation, as far as the caller may know it. */
export async function yazilanlarinHalleri(
  db: Db,
  ben: Ben,
  kisiler: readonly (Alici & { readonly Ad: string })[],
  simdi: Date,
): Promise<(YazilanHali & { readonly Id: number })[]> {
  if (kisiler.length === 0) return [];
  const [{ hali, donusu }, yerine] = await Promise.all([
    halleri(db, kisiler, simdi),
    yerineBakanlar(
      db,
      kisiler.map((k) => k.Id),
      simdi,
    ),
  ]);
  const gorulen = kisiler.map((k) => {
    const { tur, satir } = hali(k.Id);
    // Everybody may know that a person is absent. The board itself is only for people who may see it.
    const gorur = yokMu(tur) || kapsar(panoKapsami(ben), k.DepartmanId);
    return { ...k, satir, tur: gorur ? tur : ('yerinde' as const) };
  });
  const sure = await surenler(
    db,
    gorulen.filter((k) => MOLADA.has(k.tur)).map((k) => ({ Id: k.Id, durum: k.satir!.Mola_Durum_Id! })),
  );
  return gorulen.map(({ Id, Ad, tur, satir }) => ({
    Id,
    Ad,
    tur,
    dakika:
      MOLADA.has(tur) && satir?.Baslama_Zamani != null
        ? kalanDakika((simdi.getTime() - ms(satir.Baslama_Zamani)) / 60_000, sure.get(Id) ?? [])
        : null,
    donus: tur === 'izinli' ? donusu(Id) : null,
    yerine: yokMu(tur) ? (yerine.get(Id)?.Ad ?? null) : null,
  }));
}
