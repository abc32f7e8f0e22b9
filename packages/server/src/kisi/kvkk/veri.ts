import { degisimYaz } from '@masabasi/core/denetimYazi';
import type { VeriHucresi, VeriSutunu } from '@masabasi/core/kisi/kvkk/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { BOLUM_YERLERI, type Bolum, type RoomFace } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'aydinlatma',
    yer: 'ileti',
    ad: 'Aydınlatma Okumaları',
    aciklama: 'Aydınlatma metnini ne zaman ve hangi adresten okuduğunuz.',
    sutunlar: sutunlar('Versiyon:sayi Zaman:an IP_Adresi'),
    zaman: 'Zaman',
    kapsadigi: ['aydinlatma_goruldu.kisi_id'],
    sorgu: (kisi) => sql`select surum as "Versiyon", zaman as "Zaman", ip as "IP Adresi" from aydinlatma_goruldu
      where kisi_id = ${kisi}`,
  },
];

/** Personal data of all rooms, in display order. */
export function butunBolumler(odalar: readonly RoomFace[]): readonly Bolum[] {
  const hepsi = odalar.flatMap((o) => o.veri ?? []);
  return BOLUM_YERLERI.flatMap((yer) => hepsi.filter((b) => b.yer === yer));
}

const yil = (zaman: string, hepsi: readonly VeriSutunu[]) =>
  hepsi.find((s) => s.Ad === zaman)?.Tur === 'an'
    ? sql`date_part('year', x.${sql.raw(`"${zaman}"`)} at time zone 'Europe/Istanbul')::int`
    : sql`date_part('year', x.${sql.raw(`"${zaman}"`)})::int`;

/** Number of rows of a part, with their years. */
export async function bolumOzeti(db: Db, b: Bolum, kisi: KisiId): Promise<{ Adet: number; Yillar: number[] }> {
  const yillar = b.yillik && b.zaman ? yil(b.zaman, b.sutunlar) : sql`null::int`;
  return read(db).only(sql<{ Adet: number; Yillar: number[] }>`
    select coalesce(sum(y.adet), 0) as "Adet",
      coalesce(array_agg(y.yil order by y.yil desc) filter (where y.yil is not null), '{}') as "Yillar"
    from (select ${yillar} as yil, count(*) as adet from (${b.sorgu(kisi, false)}) x group by 1) y`);
}

export interface BolumSecimi {
  readonly acik: boolean;
  readonly yil?: number;
  readonly enFazla?: number;
}

/** Audit values come as they are stored. */
const hucre = (v: VeriHucresi | object): VeriHucresi => (typeof v === 'object' && v !== null ? degisimYaz(v) : v);

/** Rows of a part, newest first. */
export async function bolumSatirlari(db: Db, b: Bolum, kisi: KisiId, o: BolumSecimi): Promise<VeriHucresi[][]> {
  const kosul = o.yil === undefined || !b.zaman ? sql`true` : sql`${yil(b.zaman, b.sutunlar)} = ${o.yil}`;
  const sira = b.zaman ? sql`order by x.${sql.raw(`"${b.zaman}"`)} desc` : sql``;
  const sinir = o.enFazla === undefined ? sql`` : sql`limit ${o.enFazla}`;
  const { rows } = await sql<Record<string, VeriHucresi | object>>`
    select * from (${b.sorgu(kisi, o.acik)}) x where ${kosul} ${sira} ${sinir}`.execute(db);
  return rows.map((r) => b.sutunlar.map((s) => hucre(r[s.Ad] ?? null)));
}
