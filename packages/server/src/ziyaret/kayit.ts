import type { HareketAlanlari, HareketTuru } from '@masabasi/core/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { SAYFA } from '@masabasi/core/sayfa';
import { istanbulAni, istanbulGunu, istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/tarih';
import { ZIYARET_HAREKETLERI, ZIYARET_SURECI, type ZiyaretDurumu } from '@masabasi/core/ziyaret/rules';
import type { ZiyaretKarti } from '@masabasi/core/ziyaret/satirlar';
import type { Okuyan } from '../aday/queries.ts';
import type { Updateable } from 'kysely';
import { bildir } from '../bildirim/kayit.ts';
import type { Database } from '../db/schema.ts';
import { hareketYaz } from '../hareket/kayit.ts';
import { ziyaretinkiniYaz } from '../hatirlatma/queries.ts';
import type { Ben } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { kayitYok, surumEski } from '../http/errors.ts';
import { gecir } from '../surec.ts';
import { ZIYARET_HABERI } from './bildirim.ts';
import * as q from './queries.ts';

type Yazan = Temel & { readonly ben: Ben };
type Alanlari = HareketAlanlari<typeof ZIYARET_HAREKETLERI>;

export interface ZiyaretDegisikligi {
  readonly eylem: 'ziyaretKaydet' | 'ziyaretSonucYaz' | 'katilimciKaydet';
  readonly tur: HareketTuru<typeof ZIYARET_HAREKETLERI>;
  /** What happened, where its kind does not say it. */
  readonly baslik?: string;
  readonly aciklama?: string;
  readonly eski?: Alanlari;
}

/** When a visit is, in words: `24.11.2026 10:00–12:00`. */
export const araligi = (bas: string, bit: string): string => `${zamanYaz(bas)}–${istanbulSaati(bit)}`;

/** A visit that a request means, locked, as the caller saw it; 404 or 409 where it is not, or not any more. */
export async function degistirilecek(
  ctx: Yazan & Okuyan,
  { Id, Surum }: { readonly Id: number; readonly Surum: number },
): Promise<ZiyaretKarti> {
  const z = await q.kilitle(ctx.db, Id, ctx);
  if (z === null) throw kayitYok('Ziyaret');
  if (z.Surum !== Surum) throw surumEski(z);
  return z;
}

/** Writes down what was done to a visit: its history, the customer's timeline, the audit. */
export async function degisti(
  ctx: Yazan,
  z: q.DegisenZiyaret,
  { eylem, tur, baslik = ZIYARET_HAREKETLERI.turler[tur], aciklama = '', eski }: ZiyaretDegisikligi,
) {
  const { db, ben, simdi } = ctx;
  const yapan = { db, simdi, kisi: ben.Id };
  const yeni: Alanlari = {
    Durum: z.durum,
    ZiyaretSonucu: z.sonuc,
    PersonelId: z.personel_id,
    Baslama_Zamani: z.baslama_zamani,
    Bitis_Zamani: z.bitis_zamani,
    Sonraki_Tarih: z.sonraki_tarih,
  };
  await hareketYaz(yapan, ZIYARET_HAREKETLERI, { id: z.id, tur, baslik, aciklama, surum: z.surum, eski, yeni });
  await hareketYaz(yapan, MUSTERI_HAREKETLERI, {
    id: z.musteri_id,
    tur: 'ziyaret',
    baslik,
    aciklama,
    yeni: { KayitId: z.id },
  });
  await ctx.denetle({ eylem, nesne: ZIYARET_HAREKETLERI.nesne, nesneId: z.id, eski, yeni });
  return { durum: true as const, Id: z.id, Surum: z.surum };
}

/** Tells people of a visit; who did it themselves knows. */
export async function haberVer(ctx: Yazan, kisiler: readonly number[], Id: number, baslik: string): Promise<void> {
  const digerleri = [...new Set(kisiler)].filter((k) => k !== ctx.ben.Id);
  if (digerleri.length === 0) return;
  await bildir(ctx, ZIYARET_HABERI, { kisiler: digerleri, baslik, yol: `${SAYFA.ziyaret[1]}?id=${Id}` });
}

const YER = { tablo: 'ziyaret', sutun: 'durum', surumlu: true } as const;

/** Takes a locked visit to another state and writes it down. */
export const durumDegistir = (
  ctx: Yazan,
  kayit: ZiyaretKarti,
  nereye: ZiyaretDurumu,
  degisen: Updateable<Database['ziyaret']>,
  d: ZiyaretDegisikligi,
) =>
  gecir(ctx.db, ZIYARET_SURECI, YER, {
    id: kayit.Id,
    kayit,
    nereye,
    cagiran: {},
    degisen,
    yaz: (satir) => degisti(ctx, satir, d),
  });

/** In the morning of the day on which to ask again, whoever was there is reminded of it. */
export async function sonrakiniHatirlat(ctx: Yazan, z: ZiyaretKarti, gun: string, sonuc: string): Promise<void> {
  await ziyaretinkiniYaz(ctx.db, {
    kisi_id: z.PersonelId,
    ziyaret_id: z.Id,
    zaman: new Date(istanbulAni(gun, '09:00')),
    aciklama: `${tarihYaz(istanbulGunu(z.Baslama_Zamani))} görüşmesinin sonucu: ${sonuc}`,
  });
  ctx.yayinla({ tur: 'hatirlatma', kisiId: z.PersonelId });
}
