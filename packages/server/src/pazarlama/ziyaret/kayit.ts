import type { HareketAlanlari, HareketTuru } from '@masabasi/core/platform/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulAni, istanbulGunu, istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { ZIYARET_HAREKETLERI, ZIYARET_SURECI, type ZiyaretDurumu } from '@masabasi/core/pazarlama/ziyaret/rules';
import type { ZiyaretKarti } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import type { Okuyan } from '../aday/api.ts';
import type { Updateable } from 'kysely';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { ziyaretinkiniYaz } from '../../masa/hatirlatma/api.ts';
import type { Act } from '../../platform/http/context.ts';
import { kayitYok, surumEski } from '../../platform/http/errors.ts';
import { gecir } from '../../platform/process/surec.ts';
import { ZIYARET_HABERI } from './bildirim.ts';
import * as q from './queries.ts';

type Alanlari = HareketAlanlari<typeof ZIYARET_HAREKETLERI>;

export interface ZiyaretDegisikligi {
  readonly eylem: 'ziyaretKaydet' | 'ziyaretSonucYaz' | 'katilimciKaydet';
  readonly tur: HareketTuru<typeof ZIYARET_HAREKETLERI>;
  /** The title of the history line, when its kind does not give one. */
  readonly baslik?: string;
  readonly aciklama?: string;
  readonly eski?: Alanlari;
}

/** The time of a visit in words: `24.11.2026 10:00–12:00`. */
export const araligi = (bas: string, bit: string): string => `${zamanYaz(bas)}–${istanbulSaati(bit)}`;

/**
 * The visit of a request, locked, in the version that the caller saw. Throws 404 when it is missing and 409 when it
 * changed.
 */
export async function degistirilecek(
  ctx: Act & Okuyan,
  { Id, Surum }: { readonly Id: number; readonly Surum: number },
): Promise<ZiyaretKarti> {
  const z = await q.kilitle(ctx.db, Id, ctx);
  if (z === null) throw kayitYok('Ziyaret');
  if (z.Surum !== Surum) throw surumEski(z);
  return z;
}

/** Records a change of a visit in its history, on the customer's timeline and in the audit. */
export async function degisti(
  ctx: Act,
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

/** Notifies people of a visit, except the person who acted. */
export async function haberVer(ctx: Act, kisiler: readonly number[], Id: number, baslik: string): Promise<void> {
  const digerleri = [...new Set(kisiler)].filter((k) => k !== ctx.ben.Id);
  if (digerleri.length === 0) return;
  await bildir(ctx, ZIYARET_HABERI, { kisiler: digerleri, baslik, yol: `${SAYFA.ziyaret[1]}?id=${Id}` });
}

const YER = { tablo: 'ziyaret', sutun: 'durum', surumlu: true } as const;

/** Moves a locked visit to another state and records the change. */
export const durumDegistir = (
  ctx: Act,
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

/** Sets a reminder for the visitors, in the morning of the next date. */
export async function sonrakiniHatirlat(ctx: Act, z: ZiyaretKarti, gun: string, sonuc: string): Promise<void> {
  await ziyaretinkiniYaz(ctx.db, {
    kisi_id: z.PersonelId,
    ziyaret_id: z.Id,
    zaman: new Date(istanbulAni(gun, '09:00')),
    aciklama: `${tarihYaz(istanbulGunu(z.Baslama_Zamani))} görüşmesinin sonucu: ${sonuc}`,
  });
  ctx.yayinla({ tur: 'hatirlatma', kisiId: z.PersonelId });
}
