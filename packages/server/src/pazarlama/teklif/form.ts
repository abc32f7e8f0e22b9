import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { teklif as contract } from '@masabasi/core/pazarlama/teklif/contract';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { TEKLIF_SURECI, teklifHatalari } from '@masabasi/core/pazarlama/teklif/rules';
import { kalemlerHatasi, type TeklifKalemi, teklifToplami } from '@masabasi/core/pazarlama/teklif/toplam';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import { sunulmuyor } from '../../platform/field/alanlar.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { gorur as musteriGorunur, urunEkle } from '../../musteri/musteri/api.ts';
import { calisanlar, proje } from '../../musteri/proje/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { degisti } from './degisim.ts';
import * as q from './queries.ts';

/** The form of a quote: checks and writes. */

type Kayit = Istek<typeof contract.teklifKaydet>;
type Form = Kayit['teklif'];

const SECIMLER = [
  ['BayiId', 'bayiler', 'Bayi'],
  ['LisansTurId', 'lisansTur', 'Lisans Türü'],
  ['EgitimTurId', 'egitimTur', 'Eğitim Türü'],
  ['DigerProgramId', 'digerProgramlar', 'Kullandığı Program'],
] as const satisfies readonly (readonly [keyof Form & keyof TeklifKarti, TanimListeAdi, string])[];

/** True when the caller may choose this row of a reference list. */
export async function sunulur({ db, urunler }: ProductAct, liste: TanimListeAdi, id: number): Promise<boolean> {
  return (await secenekler(db, urunler, liste))[liste].some((s) => s.Id === id);
}

/** The sentence that refuses a choice, or null. The choices that the quote already has stay allowed, retired or not. */
async function secimHatasi(ctx: ProductAct, t: Form, eski: TeklifKarti | null): Promise<string | null> {
  const { db, urunler } = ctx;
  for (const [alan, liste, ad] of SECIMLER) {
    const id = t[alan];
    if (id !== null && id !== eski?.[alan] && !(await sunulur(ctx, liste, id))) return sunulmuyor(ad);
  }
  if (eski === null && (await proje(db, t.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (!(await musteriGorunur(db, t.MusteriId, urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  if (t.SahipId === null || t.SahipId === (eski?.SahipId ?? ctx.ben.Id)) return null;
  const calisir = (await calisanlar(db, t.ProjeId)).some((k) => k.Id === t.SahipId);
  return calisir ? null : 'Seçtiğiniz kişi bu ürünle çalışmıyor.';
}

/**
 * The sentence that refuses a line with a product outside the caller's products, or null. Products that the quote
 * already has stay allowed.
 */
async function kalemUrunHatasi(
  { db, urunler }: ProductAct,
  kalemler: Kayit['kalemler'],
  id: number,
): Promise<string | null> {
  const yabanci = kalemler.flatMap((k) => (k.ProjeId === null || urunler.includes(k.ProjeId) ? [] : [k.ProjeId]));
  if (yabanci.length === 0) return null;
  const eskiler = new Set((await q.kalemler(db, id)).map((k) => k.ProjeId));
  return yabanci.every((p) => eskiler.has(p)) ? null : 'Kalemlerden birinin ürünü, ürünleriniz arasında yok.';
}

/** Lines for the calculator, with no optional line chosen yet. */
export const hesaplik = (kalemler: Kayit['kalemler']): TeklifKalemi[] =>
  kalemler.map((k) => ({ ...k, Secildi: false }));

/** Writes a new quote or a draft. */
export async function kaydet(ctx: ProductAct, { teklif: t, kalemler: yazilan }: Kayit, eski: TeklifKarti | null) {
  const { db, ben, simdi } = ctx;
  if (eski !== null && eski.DurumAnahtar !== TEKLIF_SURECI.ilk)
    return red(
      eski.DurumAnahtar === 'onay_bekliyor' || eski.DurumAnahtar === 'onaylandi'
        ? 'Onaydaki teklif değişmez; önce taslağa alınız.'
        : 'Gönderilen teklif değişmez; değiştirmek için revize ediniz.',
    );
  if (eski !== null && (eski.MusteriId !== t.MusteriId || eski.ProjeId !== t.ProjeId))
    return red('Teklifin müşterisi ve ürünü değişmez; başkası için yeni bir teklif hazırlayınız.');
  const [hata] = Object.values(teklifHatalari(t, istanbulGunu(simdi)));
  if (hata !== undefined) return red(hata);
  const kalemler = hesaplik(yazilan);
  const yanlis =
    kalemlerHatasi(kalemler) ?? (await secimHatasi(ctx, t, eski)) ?? (await kalemUrunHatasi(ctx, yazilan, t.Id));
  if (yanlis !== null) return red(yanlis);
  const toplam = teklifToplami(kalemler);
  const sutunlar = {
    bayi_id: t.BayiId,
    baslik: t.Baslik.trim(),
    tarih: t.Tarih,
    gecerlilik_tarihi: t.Gecerlilik_Tarihi,
    para_birimi: t.ParaBirimi,
    kur: t.Kur,
    kur_gunu: t.KurGunu,
    kosullar: t.Kosullar.trim(),
    olasilik: t.Olasilik,
    beklenen_kapanis: t.Beklenen_Kapanis,
    sozlesme_yil: t.SozlesmeYil,
    lisans_tur_id: t.LisansTurId,
    egitim_tur_id: t.EgitimTurId,
    diger_program_id: t.DigerProgramId,
    sahip_id: t.SahipId ?? eski?.SahipId ?? ben.Id,
    iskonto_orani: toplam.IskontoOrani,
    ...q.toplamSutunlari(toplam, t.Kur),
  };
  const is = { ...ctx, kisi: ben.Id };
  if (eski === null) {
    await urunEkle(db, t.MusteriId, t.ProjeId);
    const satir = await q.ekle(db, {
      ...sutunlar,
      no: await q.yeniNo(db, Number(istanbulGunu(simdi).slice(0, 4))),
      ust_teklif_id: null,
      musteri_id: t.MusteriId,
      proje_id: t.ProjeId,
      acan_id: ben.Id,
      yazanlar: [ben.Id],
      kayip_neden_id: null,
      onaylayan_id: null,
      risk_onayi: null,
      baglanti_ozeti: null,
      lisans_id: null,
      egitim_id: null,
      fatura_id: null,
      acilis_zamani: simdi,
    });
    await q.kalemleriYaz(db, satir.id, kalemler);
    return degisti(is, satir, { eylem: 'teklifKaydet', tur: 'acildi', aciklama: satir.baslik });
  }
  await q.kalemleriYaz(db, eski.Id, kalemler);
  const yazanlar = [...new Set([...eski.Yazanlar, ben.Id])];
  const satir = await q.degistir(db, eski.Id, { ...sutunlar, yazanlar });
  return degisti(is, satir, { eylem: 'teklifKaydet', tur: 'duzenlendi' });
}
