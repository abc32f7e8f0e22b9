import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulAni, istanbulGunu, istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { ZIYARET_HAREKETLERI, ZIYARET_SURECI } from '@masabasi/core/pazarlama/ziyaret/rules';
import type { ZiyaretKarti } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import type { Okuyan } from '../aday/api.ts';
import { bildir } from '../../platform/bildirim/api.ts';
import { type Change, writing } from '../../platform/hareket/api.ts';
import { ziyaretinkiniYaz } from '../../masa/hatirlatma/api.ts';
import type { Act } from '../../platform/http/context.ts';
import { moving } from '../../platform/process/surec.ts';
import { ZIYARET_HABERI } from './bildirim.ts';
import * as q from './queries.ts';
import { musterininkineYaz } from '../../musteri/musteri/api.ts';
import { found, type Seen } from '../../platform/http/errors.ts';

type ZiyaretDegisikligi = Change<typeof ZIYARET_HAREKETLERI, 'ziyaretKaydet' | 'ziyaretSonucYaz' | 'katilimciKaydet'>;

/** The time of a visit in words: `24.11.2026 10:00–12:00`. */
export const araligi = (bas: string, bit: string): string => `${zamanYaz(bas)}–${istanbulSaati(bit)}`;

/**
 * The visit of a request, locked, in the version that the caller saw. Throws 404 when it is missing and 409 when it
 * changed.
 */
export const degistirilecek = async (ctx: Act & Okuyan, { Id, Surum }: Seen): Promise<ZiyaretKarti> =>
  found(await q.kilitle(ctx.db, Id, ctx), 'Ziyaret', Surum);

/** Records a change of a visit in its history, on the customer's timeline and in the audit. */
export const degisti = writing<typeof ZIYARET_HAREKETLERI, q.DegisenZiyaret, ZiyaretDegisikligi, Act>({
  sozluk: ZIYARET_HAREKETLERI,
  surumlu: true,
  hal: (z) => ({
    Durum: z.durum,
    ZiyaretSonucu: z.sonuc,
    PersonelId: z.personel_id,
    Baslama_Zamani: z.baslama_zamani,
    Bitis_Zamani: z.bitis_zamani,
    Sonraki_Tarih: z.sonraki_tarih,
  }),
  sonra: (ctx, z, { baslik, aciklama }) =>
    musterininkineYaz(ctx, z.musteri_id, { tur: 'ziyaret', baslik, aciklama, kayitId: z.id }),
});

/** Notifies people of a visit, except the person who acted. */
export async function haberVer(ctx: Act, kisiler: readonly number[], Id: number, baslik: string): Promise<void> {
  const digerleri = [...new Set(kisiler)].filter((k) => k !== ctx.ben.Id);
  if (digerleri.length === 0) return;
  await bildir(ctx, ZIYARET_HABERI, { kisiler: digerleri, baslik, yol: `${SAYFA.ziyaret[1]}?id=${Id}` });
}

/** Moves a locked visit to another state and records the change. */
export const durumDegistir = moving({
  surec: ZIYARET_SURECI,
  tablo: 'ziyaret',
  cagirani: (_ctx: Act) => ({}),
  yaz: degisti,
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
