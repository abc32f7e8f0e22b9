import type { FaturaKalemi } from '@masabasi/core/mali/fatura/olustur';
import { LISANS_ALANLARI } from '@masabasi/core/musteri/lisans/alanlar';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { kurus, type Kurus } from '@masabasi/core/platform/money/para';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { faturasiVar, type TeklifCagirani, teklifNo, uretimi } from '@masabasi/core/pazarlama/teklif/rules';
import { secimle, type TeklifKalemi, teklifToplami } from '@masabasi/core/pazarlama/teklif/toplam';
import { ayEkle, gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import * as faturalar from '../../mali/fatura/api.ts';
import { faturaTaslagi, vadesi, vazgec } from '../../mali/fatura/api.ts';
import { egitimdenVazgec, egitimIste } from '../../masa/egitim/api.ts';
import { saklananUrunler, storedPerson } from '../../platform/http/access.ts';
import { gorur as musteriGorunur } from '../../musteri/musteri/api.ts';
import { halDegistir, lisansAc, lisansEngeli } from '../../musteri/lisans/api.ts';
import * as lisanslar from '../../musteri/lisans/api.ts';
import { degisti, durumDegistir, sahibineBildir, type TeklifIslemi } from './degisim.ts';
import * as q from './queries.ts';

/** Acceptance and loss of a quote, by the customer or by a colleague for them, and the results of an acceptance. */

/** Largest number of users of one licence. */
const EN_COK_KULLANICI = 100_000;

/** The number of users in the chosen lines of the product. */
function kullanicilar(projeId: number, kalemler: readonly TeklifKalemi[]): number {
  const adetler = kalemler.flatMap((k) =>
    k.ProjeId === projeId && k.Birim === 'C62' && k.Periyot !== 'tek' && (!k.Opsiyonel || k.Secildi)
      ? [Math.floor(Number(k.Miktar))]
      : [],
  );
  return Math.min(EN_COK_KULLANICI, Math.max(1, ...adetler));
}

/** Acts as the owner of the quote, within its product, because a customer who accepts has no account. */
const adina = (is: TeklifIslemi, t: TeklifKarti) => ({
  ...is,
  ben: { Id: storedPerson(t.SahipId) },
  urunler: saklananUrunler([t.ProjeId]),
});

/** The licence of an accepted quote, or the reason for its absence. */
async function lisansVer(
  is: TeklifIslemi,
  t: TeklifKarti,
  kalemler: readonly TeklifKalemi[],
): Promise<{ readonly lisans_id?: number | null; readonly lisans_engeli?: string }> {
  if (t.LisansTurId === null) return { lisans_id: null, lisans_engeli: '' };
  const ctx = adina(is, t);
  const bugun = istanbulGunu(is.simdi);
  const tur = await lisanslar.turAnahtari(is.db, t.LisansTurId);
  const suresiz = tur?.anahtar === 'suresiz';
  const l = {
    ...bosKayit(LISANS_ALANLARI),
    Id: 0,
    MusteriId: t.MusteriId,
    ProjeId: t.ProjeId,
    LisansTurId: t.LisansTurId,
    BayiId: t.BayiId,
    KullaniciSayisi: kullanicilar(t.ProjeId, kalemler),
    BaslamaTarihi: bugun,
    BitisTarihi: suresiz ? null : gunEkle(ayEkle(bugun, 12 * t.SozlesmeYil), -1),
    YillikBedel: kurus(t.Yillik),
    ParaBirimi: t.ParaBirimi,
    YenilemeAy: 12,
    Notlar: `${teklifNo(t.No, t.Revizyon)} numaralı teklifin kabulüyle açıldı.`,
  };
  const gorunur = await musteriGorunur(is.db, t.MusteriId, ctx.urunler);
  const engel = gorunur ? await lisansEngeli(ctx, l, null) : 'Müşterinin kaydı silinmiş.';
  if (engel !== null) return { lisans_id: null, lisans_engeli: engel };
  return { lisans_id: (await lisansAc(ctx, l)).Id, lisans_engeli: '' };
}

/**
 * The counting lines of the quote become the lines of the invoice. The same calculator gives the same sums for
 * both.
 */
const faturaKalemleri = (kalemler: readonly TeklifKalemi[]): FaturaKalemi[] =>
  kalemler
    .filter((k) => !k.Opsiyonel || k.Secildi)
    .map((k) => ({
      Ad: k.Ad,
      Miktar: k.Miktar,
      BirimKodu: k.Birim,
      BirimFiyat: k.BirimFiyat,
      // A share of zero is stored as null, because an invoice has no discount of 0 %.
      IskontoOran: k.IskontoOran === 0 ? null : k.IskontoOran,
      IskontoTutar: k.IskontoOran === 0 ? kurus(0) : k.IskontoTutar,
      KdvOran: k.KdvOran,
      MuafiyetKodu: null,
      TevkifatKodu: null,
    }));

/** The draft of an accepted quote's invoice, or the reason for its absence. */
async function faturaHazirla(
  is: TeklifIslemi,
  t: TeklifKarti,
  kalemler: readonly TeklifKalemi[],
  lisansId: number | null,
): Promise<{ readonly fatura_id?: number | null; readonly fatura_engeli?: string }> {
  if (t.GenelToplam === 0) return { fatura_id: null, fatura_engeli: '' };
  const ctx = adina(is, t);
  if (!(await musteriGorunur(is.db, t.MusteriId, ctx.urunler)))
    return { fatura_id: null, fatura_engeli: 'Müşterinin kaydı silinmiş.' };
  // A licence has one draft at a time, and the lines of an older draft differ from the quote's.
  if (lisansId !== null && (await faturalar.lisansinTaslagi(is.db, lisansId)) !== undefined)
    return {
      fatura_id: null,
      fatura_engeli: 'Lisansın açık bir fatura taslağı var; önce onu kesiniz ya da vazgeçiniz.',
    };
  const bugun = istanbulGunu(is.simdi);
  const taslak = await faturaTaslagi(
    ctx,
    {
      MusteriId: t.MusteriId,
      ProjeId: t.ProjeId,
      Senaryo: 'EARSIVFATURA',
      Tip: 'SATIS',
      Tarih: bugun,
      Vade: await vadesi(is.db, bugun),
      ParaBirimi: t.ParaBirimi,
      Kur: t.ParaBirimi === 'TRY' ? null : t.Kur,
      Aciklama: `${teklifNo(t.No, t.Revizyon)} numaralı teklif`,
      Kalemler: faturaKalemleri(kalemler),
    },
    lisansId === null ? {} : { lisansId },
  );
  return taslak.durum ? { fatura_id: taslak.Id, fatura_engeli: '' } : { fatura_id: null, fatura_engeli: taslak.msg };
}

/** Creates the missing results of a locked, accepted quote: licence, invoice draft, training wish. */
export async function uret(
  is: TeklifIslemi,
  t: TeklifKarti,
  kalemler: readonly TeklifKalemi[],
): Promise<q.DegisenTeklif> {
  const lisans = t.LisansId === null ? await lisansVer(is, t, kalemler) : {};
  const fatura = faturasiVar(t) ? {} : await faturaHazirla(is, t, kalemler, lisans.lisans_id ?? t.LisansId);
  const egitimId =
    t.EgitimTurId === null || t.EgitimId !== null
      ? t.EgitimId
      : await egitimIste(adina(is, t), {
          MusteriId: t.MusteriId,
          ProjeId: t.ProjeId,
          EgitimTurId: t.EgitimTurId,
          LisansId: lisans.lisans_id ?? t.LisansId,
          Aciklama: `${teklifNo(t.No, t.Revizyon)} numaralı teklifin eğitimi`,
        });
  return q.degistir(is.db, t.Id, { ...lisans, ...fatura, egitim_id: egitimId });
}

/** Undoes the results of a locked quote. A sentence when somebody has continued with one of them. */
export async function uretimiGeriAl(is: TeklifIslemi, t: TeklifKarti): Promise<q.DegisenTeklif | string> {
  const ctx = adina(is, t);
  const neden = `${teklifNo(t.No, t.Revizyon)} numaralı teklifin kabulü geri alındı`;
  // Issuing the invoice waits for this lock, or came first.
  const f = t.FaturaId === null ? null : await faturalar.kilitle(is.db, t.FaturaId, ctx.urunler);
  if (f?.DurumAnahtar === 'kesildi') return `Faturası kesilmiş (${f.No}); kabulün oluşturdukları geri alınmaz.`;
  if (t.EgitimId !== null) {
    const engel = await egitimdenVazgec(ctx, t.EgitimId, neden);
    if (engel !== null) return engel;
  }
  if (t.LisansId !== null) {
    const l = await lisanslar.kilitle(is.db, t.LisansId, ctx.urunler, istanbulGunu(is.simdi));
    if (l !== null && l.Hal !== 'İptal') await halDegistir(is, l, 'İptal', neden, { otomatik_yenile: false });
  }
  if (f?.DurumAnahtar === 'taslak') await vazgec(ctx, f, neden);
  return q.degistir(is.db, t.Id, {
    lisans_id: null,
    egitim_id: null,
    fatura_id: null,
    lisans_engeli: '',
    fatura_engeli: '',
  });
}

/** The reasons for missing results of an acceptance. */
export const engelleri = (t: Pick<q.DegisenTeklif, 'lisans_engeli' | 'fatura_engeli'>): string =>
  [t.lisans_engeli, t.fatura_engeli].filter((e) => e !== '').join(' ');

export interface Kabul {
  readonly cagiran: TeklifCagirani;
  /** The quote's lines, read under its lock. */
  readonly kalemler: readonly TeklifKalemi[];
  readonly KabulEden: string;
  readonly Secilen: readonly number[];
  /** The IP address of the customer's answer. */
  readonly adres: string;
}

/** Accepts a locked quote after all checks: stores the choice, the new sums and the name, and creates the results. */
export async function kabulEt(is: TeklifIslemi, t: TeklifKarti, k: Kabul): Promise<q.DegisenTeklif> {
  const kalemler = secimle(k.kalemler, new Set(k.Secilen));
  await q.secimiYaz(is.db, t.Id, k.Secilen);
  const toplam = q.toplamSutunlari(teklifToplami(kalemler), t.Kur);
  const kim = k.KabulEden.trim();
  const eylem = is.kisi === null ? ('teklifYanit' as const) : ('teklifDurumGuncelle' as const);
  const satir = await durumDegistir(
    is,
    t,
    'kabul',
    { ...toplam, kabul_eden: kim, karar_adresi: k.adres, karar_zamani: is.simdi, olasilik: 100 },
    { cagiran: k.cagiran, eylem, tur: 'kabul', aciklama: `Kabul eden: ${kim}`, yeni: { Kabul: kim } },
  );
  const guncel = {
    ...t,
    DurumAnahtar: satir.durum,
    Yillik: satir.yillik as Kurus,
    GenelToplam: toplam.genel_toplam,
  };
  await sahibineBildir(is, t, `Teklifiniz kabul edildi: ${t.Musteri}, ${teklifNo(t.No, t.Revizyon)}`, t.Baslik);
  if (uretimi(guncel) === null) return satir;
  const sonra = await uret(is, guncel, kalemler);
  await degisti(is, sonra, {
    eylem,
    tur: 'uretim',
    aciklama: engelleri(sonra),
    yeni: { LisansId: sonra.lisans_id, EgitimId: sonra.egitim_id, FaturaId: sonra.fatura_id },
  });
  return sonra;
}

export interface Kayip {
  readonly cagiran: TeklifCagirani;
  readonly KayipNedenId: number;
  readonly DigerProgramId: number | null;
  readonly Aciklama: string;
  /** The IP address of the refusal. */
  readonly adres: string;
  /** The text of the history line. */
  readonly soz: string;
}

/** Closes a locked quote as lost. */
export const kaybet = (is: TeklifIslemi, t: TeklifKarti, k: Kayip): Promise<q.DegisenTeklif> =>
  durumDegistir(
    is,
    t,
    'red',
    {
      kayip_neden_id: k.KayipNedenId,
      kayip_aciklama: k.Aciklama.trim(),
      ...(k.DigerProgramId !== null && { diger_program_id: k.DigerProgramId }),
      karar_adresi: k.adres,
      karar_zamani: is.simdi,
      olasilik: 0,
    },
    {
      cagiran: k.cagiran,
      eylem: is.kisi === null ? 'teklifYanit' : 'teklifDurumGuncelle',
      tur: 'red',
      aciklama: k.soz,
    },
  );
