import { sonCalismaGunu } from '@masabasi/core/masa/devir/rules';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { bildir } from '../../platform/bildirim/api.ts';
import type { IsCagrisi } from '../../platform/db/isler.ts';
import { kararVericiler } from '../../kisi/departman/api.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { tatiller } from '../../mesai/pano/api.ts';
import type { DuyuranIs } from '../../room.ts';
import { IZIN_DEVRI } from './bildirim.ts';
import * as q from './queries.ts';

type DevirIzni = NonNullable<Awaited<ReturnType<typeof q.izin>>>;

/** The notification about the tickets of an absent or leaving person. */
function devirHaberi(izin: DevirIzni, basladi: boolean, okuyan: number, adet: number) {
  const ilk = tarihYaz(izin.Baslangic);
  if (okuyan !== izin.KisiId)
    return {
      baslik: `${izin.Kisi} ${basladi ? 'izinde' : 'izne çıkıyor'}: ${adet} açık görüşmesi var`,
      zaman: `${izin.Kisi}, ${ilk} – ${tarihYaz(izin.Bitis)} arasında izinli.`,
    };
  return basladi
    ? { baslik: `İzniniz başladı: ${adet} açık görüşmeniz var`, zaman: `İzniniz ${ilk} günü başladı.` }
    : { baslik: `İzninizden önce ${adet} açık görüşmenizi devrediniz`, zaman: `İzniniz ${ilk} günü başlıyor.` };
}

/**
 * Tells the person who goes on leave, and the heads, of the tickets that the person still has: once when it is granted,
 * once on the last working day, and at once if it has begun by then. Nobody is told without tickets or after the leave.
 */
async function devriBildir(is: DuyuranIs, izinId: number, asama: 'onay' | 'son'): Promise<void> {
  const { db, simdi } = is;
  const izin = await q.izin(db, izinId);
  const bugun = istanbulGunu(simdi);
  if (izin === null || izin.Bitis <= bugun) return;
  const basladi = izin.Baslangic <= bugun;
  if ((await q.acikSayisi(db, izin, izin.KisiId)).Adet === 0) return;
  if (!(await q.bildirildi(db, izinId, basladi ? 'basladi' : asama, simdi))) return;
  const yoneten = await kararVericiler(db, izin.KisiId, [YETKI.izinYonet, YETKI.ayricalikli], bugun);
  // Each recipient is told of the tickets that they see.
  for (const kisi of [izin.KisiId, ...yoneten]) {
    const { Adet, IzindeBiten } = await q.acikSayisi(db, izin, kisi);
    if (Adet === 0) continue;
    const { baslik, zaman } = devirHaberi(izin, basladi, kisi, Adet);
    const biten = IzindeBiten > 0 ? ` ${IzindeBiten} tanesinin süre sözü izin günlerinde doluyor.` : '';
    await bildir(is, IZIN_DEVRI, {
      kisiler: [kisi],
      baslik,
      metin: `${zaman}${biten}`,
      yol: `/?devir=${izinId}`,
      hakkinda: izin.KisiId,
    });
  }
}

/** The same for leaves that were just granted or entered: a bulk entry has hundreds, and few concern anybody. */
export async function verilenleriBildir(is: DuyuranIs, izinler: readonly number[]): Promise<void> {
  for (const id of await q.aciklilarin(is.db, izinler)) await devriBildir(is, id, 'onay');
}

/** Days to look ahead: no holiday before a leave is longer than this. */
const EN_COK_GUN = 15;

type Bildiren = Pick<IsCagrisi, 'db' | 'simdi'> & { readonly config: { readonly publicUrl: string | null } };

/** Tells people on their last working day before a leave, each in a transaction of its own. */
export async function sonGunuBildir({ db, simdi, config }: Bildiren): Promise<void> {
  const bugun = istanbulGunu(simdi);
  const [izinler, tatil] = await Promise.all([
    q.yakinIzinler(db, bugun, EN_COK_GUN),
    tatiller(db, gunEkle(bugun, -EN_COK_GUN), gunEkle(bugun, EN_COK_GUN)),
  ]);
  for (const i of izinler) {
    const son = sonCalismaGunu(i.Baslangic, i.gunler, tatil);
    // The person has just heard of a leave that was granted on that day or after it.
    if (son === null || son > bugun || (i.onay !== null && istanbulGunu(i.onay) >= son)) continue;
    await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, (is) => devriBildir({ ...is, config }, i.Id, 'son'));
  }
}
