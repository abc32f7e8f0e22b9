import { yuklemeReddi } from '@masabasi/core/platform/dosya/rules';
import { EN_COK_EK, takipKoduOku, WEBISTEK_HAREKETLERI } from '@masabasi/core/masa/webistek/rules';
import { baytlari, disaridanSigar, dosyaEkle } from '../../platform/dosya/api.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Temel } from '../../platform/http/context.ts';
import type { HazirDosya } from '../../room.ts';
import * as q from './queries.ts';

/** Files that a person outside adds to a request. */

const EK_ALINMAZ =
  'Bu istek için dosya alınmıyor. Dosyalar, istek gönderildikten sonra bir saat içinde ve istek sonuçlanmadan eklenir.';
const EK_DOLU = `Bir isteğe en çok ${EN_COK_EK} dosya eklenir.`;
const EK_SIGMAZ = 'Şu anda dosya alamıyoruz; isteğiniz ise bize ulaştı.';

type EkCagrisi = Pick<Temel, 'db' | 'simdi' | 'config'>;
const ekAlan = async ({ db, simdi }: EkCagrisi, gelenKod: string, kilitli: boolean): Promise<number | null> => {
  const kod = takipKoduOku(gelenKod);
  return kod === null ? null : q.ekAlan(db, kod, simdi, kilitli);
};

/** Reason to refuse a file from outside before it is read; null: it is read. */
export async function ekEngeli(ctx: EkCagrisi, kod: string): Promise<string | null> {
  if ((await ekAlan(ctx, kod, false)) === null) return EK_ALINMAZ;
  return (await disaridanSigar(ctx, 1)) ? null : EK_SIGMAZ;
}

type EkGonderen = EkCagrisi & Pick<Temel, 'denetle' | 'yayinla'> & { readonly dosyalar: readonly HazirDosya[] };

/** Keeps a file from outside on the request with this code. The same file again returns the one that is there. */
export async function ekGonder(ctx: EkGonderen, kod: string) {
  const { db, simdi, dosyalar } = ctx;
  const [dosya] = dosyalar;
  if (dosya === undefined) return yuklemeReddi('Dosya seçiniz.');
  // Simultaneous files wait for each other here, so no eleventh slips in.
  const id = await ekAlan(ctx, kod, true);
  if (id === null) return yuklemeReddi(EK_ALINMAZ);
  const gelenler = await q.disaridanGelenler(db, id);
  const Kalan = Math.max(0, EN_COK_EK - gelenler.length);
  if (gelenler.some((d) => d.ad === dosya.ad && d.ozet.equals(dosya.asil.ozet))) return { durum: true as const, Kalan };
  if (Kalan === 0) return yuklemeReddi(EK_DOLU);
  if (!(await disaridanSigar(ctx, baytlari([dosya])))) return yuklemeReddi(EK_SIGMAZ);
  const [eklenen] = await dosyaEkle(db, { nesne: 'webistek', id }, [dosya], null, simdi);
  const satir = { id, tur: 'dosya', baslik: 'İsteyen dosya ekledi', aciklama: dosya.ad } as const;
  await hareketYaz({ db, simdi, kisi: null }, WEBISTEK_HAREKETLERI, satir);
  await ctx.denetle({ eylem: 'dosyaKaydet', nesne: 'dosya', nesneId: eklenen!.Id, yeni: { Ad: dosya.ad } });
  ctx.yayinla({ tur: 'dosya' });
  ctx.yayinla({ tur: 'webistek' });
  return { durum: true as const, Kalan: Kalan - 1 };
}
