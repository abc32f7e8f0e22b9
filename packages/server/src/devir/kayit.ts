import { sonCalismaGunu } from '@masabasi/core/devir/rules';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { bildir } from '../bildirim/kayit.ts';
import type { IsCagrisi } from '../db/isler.ts';
import { kararVericiler } from '../departman/queries.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
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
  if ((await q.acikSayisi(db, izin, izin.KisiId)).Adet === 0 || !(await q.bildirildi(db, izinId, asama, simdi))) return;
  const yoneten = await kararVericiler(db, izin.KisiId, [], istanbulGunu(simdi));
  // Each hears of what they would see.
  for (const kisi of [izin.KisiId, ...yoneten]) {
    const { Adet, IzindeBiten } = await q.acikSayisi(db, izin, kisi);
    if (Adet === 0) continue;
    const kendisi = kisi === izin.KisiId;
    const zaman = kendisi
      ? `İzniniz ${tarihYaz(izin.Baslangic)} günü başlıyor.`
      : `${izin.Kisi}, ${tarihYaz(izin.Baslangic)} – ${tarihYaz(izin.Bitis)} arasında izinli.`;
    const biten = IzindeBiten > 0 ? ` ${IzindeBiten} tanesinin süre sözü izin günlerinde doluyor.` : '';
    await bildir(is, IZIN_DEVRI, {
      kisiler: [kisi],
      baslik: kendisi
        ? `İzninizden önce ${Adet} açık görüşmenizi devrediniz`
        : `${izin.Kisi} izne çıkıyor: ${Adet} açık görüşmesi var`,
      metin: `${zaman}${biten}`,
      yol: `/?devir=${izinId}`,
      hakkinda: izin.KisiId,
    });
  }
}

/** A leave whose last working day before it lies further back begins after a holiday nobody has. */
const EN_COK_GUN = 15;

type Bildiren = Pick<IsCagrisi, 'db' | 'simdi'> & { readonly config: { readonly publicUrl: string | null } };

/** Tells who works for the last time before a leave; each in a transaction of its own. */
export async function sonGunuBildir({ db, simdi, config }: Bildiren): Promise<void> {
  const bugun = istanbulGunu(simdi);
  const [izinler, tatil] = await Promise.all([
    q.yakinIzinler(db, bugun, EN_COK_GUN),
    q.tatiller(db, gunEkle(bugun, -EN_COK_GUN), gunEkle(bugun, EN_COK_GUN)),
  ]);
  for (const i of izinler) {
    const son = sonCalismaGunu(i.Baslangic, i.gunler, tatil);
    // Of what was granted on that day or after it the person has just heard.
    if (son === null || son > bugun || (i.onay !== null && istanbulGunu(i.onay) >= son)) continue;
    await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, (is) => devriBildir({ ...is, config }, i.Id, 'son'));
  }
}
