import { istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { bildir } from '../bildirim/kayit.ts';
import { kararVericiler } from '../departman/queries.ts';
import type { DuyuranIs } from '../room.ts';
import { IZIN_DEVRI } from './bildirim.ts';
import * as q from './queries.ts';

/**
 * Tells whoever goes on leave, and who heads them, of the contacts that are still theirs: once with the approval and once on the last
 * working day. Of who has none, nobody hears anything.
 */
export async function devriBildir(is: DuyuranIs, izinId: number, asama: 'onay' | 'son'): Promise<void> {
  const { db, simdi } = is;
  const izin = await q.izin(db, izinId);
  if (izin === null || izin.Baslangic <= istanbulGunu(simdi)) return;
  const { Adet, IzindeBiten } = await q.acikSayisi(db, izin, null);
  if (Adet === 0 || !(await q.bildirildi(db, izinId, asama, simdi))) return;
  const ne = { yol: `/?devir=${izinId}`, hakkinda: izin.KisiId };
  const biten = IzindeBiten > 0 ? ` ${IzindeBiten} tanesinin süre sözü izin günlerinde doluyor.` : '';
  await bildir(is, IZIN_DEVRI, {
    ...ne,
    kisiler: [izin.KisiId],
    baslik: `İzninizden önce ${Adet} açık görüşmenizi devrediniz`,
    metin: `İzniniz ${tarihYaz(izin.Baslangic)} günü başlıyor.${biten}`,
  });
  await bildir(is, IZIN_DEVRI, {
    ...ne,
    kisiler: await kararVericiler(db, izin.KisiId, [], istanbulGunu(simdi)),
    baslik: `${izin.Kisi} izne çıkıyor: ${Adet} açık görüşmesi var`,
    metin: `${izin.Kisi}, ${tarihYaz(izin.Baslangic)} – ${tarihYaz(izin.Bitis)} arasında izinli.${biten}`,
  });
}
