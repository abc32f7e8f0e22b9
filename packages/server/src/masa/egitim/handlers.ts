import { EGITIM_ALANLARI } from '@masabasi/core/masa/egitim/alanlar';
import type { egitim as contract, EgitimKarti } from '@masabasi/core/masa/egitim/contract';
import { EGITIM_LISTESI } from '@masabasi/core/masa/egitim/liste';
import {
  durumGeriAlmaEngeli,
  EGITIM_SURECI,
  egitimAcik,
  egitimDurumHatalari,
  egitimHatalari,
  egitimSade,
  katilimciHatasi,
  konuHatasi,
  planliMi,
} from '@masabasi/core/masa/egitim/rules';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { takvimHatasi } from '@masabasi/core/platform/time/takvim';
import { sunulmayan, sutunlari } from '../../platform/field/alanlar.ts';
import { gorusmedenAcildi, kaynakGorusme } from '../gorusme/api.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { takvimTatilleri } from '../../izin/izin/api.ts';
import { tabbedAnswer } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { gorur as musteriGorunur, MUSTERI_ADLARI, urunEkle } from '../../musteri/musteri/api.ts';
import { calisanlar, proje } from '../../musteri/proje/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { yetkililer } from '../../musteri/yetkili/api.ts';
import { EGITIM_SUTUNLARI } from './excel.ts';
import * as k from './kayit.ts';
import { sertifikalar } from './pdf.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul } from './arama.ts';
import * as q from './queries.ts';
import * as rapor from './rapor.ts';
import { found, type Seen } from '../../platform/http/errors.ts';

type Kayit = Istek<typeof contract.egitimKaydet>;

const KAPANMIS = 'Bu eğitim kapanmış; artık değiştirilemez.';

/** The training of a request, locked; 404 if the caller does not see it, 409 if it has changed. */
const kilitli = async ({ db, urunler }: ProductAct, { Id, Surum }: Seen): Promise<EgitimKarti> =>
  found(await q.kilitle(db, Id, urunler), 'Eğitim', Surum);

/** Reason to refuse the participants of a form, or null. */
async function kisiHatasi({ db }: ProductAct, { egitim: e, katilimcilar }: Kayit): Promise<string | null> {
  const hata = katilimciHatasi(katilimcilar);
  if (hata !== null) return hata;
  const [once, musterinin] = await Promise.all([
    q.katilimcilar(db, e.Id),
    q.yetkilileri(
      db,
      e.MusteriId,
      katilimcilar.flatMap((kisi) => kisi.MusteriPersonelId ?? []),
    ),
  ]);
  for (const kisi of katilimcilar) {
    const eski = once.find((o) => o.KatilimciId === kisi.KatilimciId);
    if (kisi.KatilimciId !== 0 && eski === undefined) return 'Katılımcılardan biri bu eğitimde değil; yeniden açınız.';
    // A participant who was deleted since stays in the training.
    const yetkili = kisi.MusteriPersonelId;
    if (yetkili !== null && yetkili !== eski?.MusteriPersonelId && !musterinin.includes(yetkili))
      return `${kisi.Ad} bu müşterinin yetkili kişilerinden değil.`;
  }
  return null;
}

/**
 * An error sentence for a choice that is not on offer, or null. The training's present values stay valid, retired or
 * not.
 */
async function secimHatasi(
  { db, urunler }: ProductAct,
  e: Kayit['egitim'],
  eski: EgitimKarti | null,
): Promise<string | null> {
  const yok = await sunulmayan(db, urunler, EGITIM_ALANLARI, e, eski);
  if (yok !== null) return yok;
  const urunDegisti = e.ProjeId !== eski?.ProjeId;
  if (urunDegisti && (await proje(db, e.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (!(await musteriGorunur(db, e.MusteriId, urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  if (e.LisansId !== null && (e.LisansId !== eski?.LisansId || urunDegisti)) {
    const lisans = (await q.lisanslar(db, e.MusteriId, urunler)).find((l) => l.Id === e.LisansId);
    if (lisans?.ProjeId !== e.ProjeId) return 'Seçtiğiniz lisans bu müşterinin bu ürününün değil.';
  }
  if (e.EgitmenId === null || (e.EgitmenId === eski?.EgitmenId && !urunDegisti)) return null;
  const calisir = (await calisanlar(db, e.ProjeId)).some((kisi) => kisi.Id === e.EgitmenId);
  return calisir ? null : 'Seçtiğiniz kişi bu ürünle çalışmıyor. Eğitmen, ürünle çalışan biri olmalı.';
}

/** Conflicts of the time of a form, if the time is new. */
async function zamanHatasi(ctx: ProductAct, { egitim: e, uyarilariGordum }: Kayit, eski: EgitimKarti | null) {
  if (e.EgitmenId === null || e.Planlanan_Baslama === null || e.Planlanan_Bitis === null) return null;
  const ayni =
    eski?.DurumAnahtar === 'planlandi' &&
    eski.EgitmenId === e.EgitmenId &&
    k.ayniAn(eski.Planlanan_Baslama, e.Planlanan_Baslama) &&
    k.ayniAn(eski.Planlanan_Bitis, e.Planlanan_Bitis);
  if (ayni) return null;
  const zaman = { egitmenId: e.EgitmenId, bas: e.Planlanan_Baslama, bit: e.Planlanan_Bitis };
  return k.zamanEngeli(ctx, e.Id, zaman, uyarilariGordum);
}

/** Writes a checked form. */
async function yaz(ctx: ProductAct, { egitim: e, katilimcilar }: Kayit, eski: EgitimKarti | null, kaynakNo?: string) {
  const { db, ben } = ctx;
  const planli = planliMi(e);
  const sutunlar = {
    ...sutunlari(EGITIM_ALANLARI, e),
    lisans_id: e.LisansId,
    planlanan_baslama: e.Planlanan_Baslama,
    planlanan_bitis: e.Planlanan_Bitis,
    konular: q.konuSutunu(e.Konular),
  };
  const zaman = planli ? k.araligi(e.Planlanan_Baslama!, e.Planlanan_Bitis!) : '';
  const eylem = 'egitimKaydet' as const;
  if (eski === null) {
    const durum = planli ? ('planlandi' as const) : EGITIM_SURECI.ilk;
    const ilk = { ...sutunlar, musteri_id: e.MusteriId, durum, onceki_id: null };
    const satir = await q.ekle(db, ilk, ben.Id);
    await q.katilimcilariYaz(db, satir.id, katilimcilar);
    const aciklama = [zaman, kaynakNo && `${kaynakNo} görüşmesinden`].filter(Boolean).join(', ');
    return k.degisti(ctx, satir, { eylem, tur: planli ? 'planlandi' : 'acildi', aciklama });
  }
  await q.katilimcilariYaz(db, e.Id, katilimcilar);
  if (planli && eski.DurumAnahtar !== 'planlandi') {
    const degisen = { ...sutunlar, erteleme_neden: null };
    return k.durumDegistir(ctx, eski, 'planlandi', degisen, { eylem, tur: 'planlandi', aciklama: zaman });
  }
  const satir = await q.degistir(db, e.Id, sutunlar);
  const tasindi =
    !k.ayniAn(eski.Planlanan_Baslama, e.Planlanan_Baslama) || !k.ayniAn(eski.Planlanan_Bitis, e.Planlanan_Bitis);
  const tur = tasindi ? 'tasindi' : 'duzenlendi';
  return k.degisti(ctx, satir, { eylem, tur, aciklama: tasindi ? zaman : '' });
}

export const egitim: Handlers<typeof contract> = {
  async getEgitimList({ db, simdi, urunler }, sorgu) {
    return tabbedAnswer(db, EGITIM_LISTESI, rapor.egitimKaynagi(urunler, simdi, sorgu.MusteriId), sorgu);
  },

  async egitimBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [MUSTERI_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async getEgitimDetay({ db, urunler }, { Id }) {
    const e = found(await q.kart(db, Id, urunler), 'Eğitim');
    const [katilimcilar, hareketlist] = await Promise.all([q.katilimcilar(db, Id), q.hareketler(db, Id)]);
    return { durum: true, egitim: e, katilimcilar, hareketlist };
  },

  async egitimTakvimi({ db, urunler }, { ilk, son }) {
    const hata = takvimHatasi(ilk, son, 'eğitimleri');
    if (hata !== null) return red(hata);
    const [egitimler, tatiller] = await Promise.all([
      q.takvim(db, { ilk, son }, urunler),
      takvimTatilleri(db, ilk, son),
    ]);
    return { durum: true, egitimler, tatiller };
  },

  async egitimGerekli({ db, urunler }, { MusteriId, ProjeId }) {
    const gorulen = MusteriId !== null && (await musteriGorunur(db, MusteriId, urunler)) ? MusteriId : null;
    const urun = ProjeId !== null && urunler.includes(ProjeId) ? ProjeId : null;
    const [{ egitimTur }, egitmenler, lisanslar, kisiler] = await Promise.all([
      secenekler(db, urunler, 'egitimTur'),
      urun === null ? [] : calisanlar(db, urun),
      gorulen === null ? [] : q.lisanslar(db, gorulen, urunler),
      gorulen === null ? [] : yetkililer(db, gorulen),
    ]);
    return {
      durum: true,
      egitimTur,
      egitmenler: egitmenler.map(({ Id, Ad }) => ({ Id, Ad })),
      lisanslar,
      yetkililer: kisiler.map(({ Id, Ad, Soyad }) => ({ Id, Ad: `${Ad} ${Soyad}`.trim() })),
    };
  },

  async egitimKaydet(ctx, ham) {
    const { GorusmeId } = ham;
    const eski = ham.egitim.Id === 0 ? null : await kilitli(ctx, ham.egitim);
    if (eski !== null && !egitimAcik(eski.DurumAnahtar)) return red(KAPANMIS);
    const istek = { ...ham, egitim: egitimSade(ham.egitim) };
    const e = istek.egitim;
    if (eski !== null && eski.MusteriId !== e.MusteriId)
      return red('Eğitimin müşterisi değişmez; başka müşteri için yeni bir eğitim açınız.');
    if (eski?.DurumAnahtar === 'planlandi' && !planliMi(e))
      return red('Planlanmış eğitimin günü ve eğitmeni boş bırakılamaz; ertelemek için ‘Ertele’yi kullanınız.');
    const [hata] = Object.values(egitimHatalari(e));
    if (hata !== undefined) return red(hata);
    const yanlis = (await secimHatasi(ctx, e, eski)) ?? (await kisiHatasi(ctx, istek));
    if (yanlis !== null) return red(yanlis);
    const engel = await zamanHatasi(ctx, istek, eski);
    if (engel !== null) return engel;
    const kaynak = eski === null && GorusmeId !== null ? await kaynakGorusme(ctx, GorusmeId, e.MusteriId) : null;
    if (kaynak !== null && 'durum' in kaynak) return kaynak;
    // From now on the people of this product see the customer.
    await urunEkle(ctx.db, e.MusteriId, e.ProjeId);
    const sonuc = await yaz(ctx, istek, eski, kaynak?.No);
    const urun = (await proje(ctx.db, e.ProjeId, ctx.urunler))?.Ad ?? '';
    await k.atamayiBildir(ctx, { ...e, Id: sonuc.Id }, urun, eski);
    const zaman = planliMi(e) ? k.araligi(e.Planlanan_Baslama!, e.Planlanan_Bitis!) : '';
    if (kaynak !== null)
      await gorusmedenAcildi(ctx, kaynak, { tur: 'egitim', aciklama: [urun, zaman].filter(Boolean).join(', ') });
    return sonuc;
  },

  async egitimDurumGuncelle(ctx, { Id, Surum, katilimcilar, Konular, ...form }) {
    const { db, simdi } = ctx;
    const eski = await kilitli(ctx, { Id, Surum });
    const ad = await q.durumAdlari(db);
    const gecisHatasi = gecisEngeli(EGITIM_SURECI, eski, form.Durum, {}, ad);
    if (gecisHatasi !== null) return red(gecisHatasi);
    const katilanlar = katilimcilar.filter((kisi) => kisi.Katildi).length;
    const [hata] = Object.values(egitimDurumHatalari({ ...form, katilanlar }, eski.Planlanan_Baslama, simdi));
    if (hata !== undefined) return red(hata);
    const yapildi = form.Durum === 'yapildi';
    const konuYanlisi = yapildi && Konular !== null && konuHatasi(Konular);
    if (konuYanlisi) return red(konuYanlisi);
    const yazilanlar = yapildi ? (await q.katilimcilar(db, Id)).map((kisi) => kisi.KatilimciId) : [];
    if (yapildi && katilimcilar.some((kisi) => !yazilanlar.includes(kisi.KatilimciId)))
      return red('Katılımcılardan biri bu eğitimde değil; yeniden açınız.');
    if (yapildi) await q.katilimiYaz(db, Id, k.sertifikali(katilimcilar));
    const neden = form.Aciklama.trim();
    const ertelendi = form.Durum === 'ertelendi';
    const degisen = {
      ...(yapildi && { baslama_zamani: form.Baslama_Zamani, bitis_zamani: form.Bitis_Zamani }),
      ...(yapildi && Konular !== null && { konular: q.konuSutunu(Konular) }),
      // A postponed training has no time until it is planned again.
      ...(ertelendi && { erteleme_neden: neden, planlanan_baslama: null, planlanan_bitis: null }),
    };
    const TekrarId = form.Durum === 'tekrar' ? await k.tekrarAc(ctx, eski) : undefined;
    const sonuc = await k.durumDegistir(ctx, eski, form.Durum, degisen, {
      eylem: 'egitimDurumGuncelle',
      tur: 'durum',
      baslik: `Eğitim: ${ad(form.Durum)}`,
      aciklama: [yapildi && `${katilanlar} kişi katıldı`, neden].filter(Boolean).join(' · '),
      eski: { Planlanan_Baslama: eski.Planlanan_Baslama, Planlanan_Bitis: eski.Planlanan_Bitis },
      yeni: { EskiDurum: eski.DurumAnahtar, ...(TekrarId !== undefined && { TekrarId }) },
    });
    if (ertelendi || form.Durum === 'iptal')
      await k.egitmeneBildir(ctx, eski.EgitmenId, Id, `Eğitiminizin durumu: ${ad(form.Durum)}, ${eski.Proje}`);
    return { ...sonuc, TekrarId };
  },

  async egitimDurumGeriAl(ctx, { Id, Surum }) {
    const { db, ben, simdi } = ctx;
    const e = await kilitli(ctx, { Id, Surum });
    const son = (await q.sonHareketi(db, Id, simdi)) ?? null;
    const engel = durumGeriAlmaEngeli(son, e.DurumAnahtar, ben.Id);
    if (engel !== null) return red(engel);
    const durum = son?.Yeni.EskiDurum;
    if (durum === undefined) return red('Eğitimin önceki durumu kayıtlı değil.');
    const { Planlanan_Baslama: bas = null, Planlanan_Bitis: bit = null } = son?.Eski ?? {};
    if (durum === 'planlandi' && bas !== null && bit !== null && e.EgitmenId !== null) {
      const dolu = await k.zamanEngeli(ctx, Id, { egitmenId: e.EgitmenId, bas, bit }, true);
      if (dolu !== null) return red(dolu.msg);
    }
    if (e.DurumAnahtar === 'yapildi') await q.katilimiSil(db, Id);
    const satir = await q.degistir(db, Id, {
      durum,
      planlanan_baslama: bas,
      planlanan_bitis: bit,
      baslama_zamani: null,
      bitis_zamani: null,
      ...(e.DurumAnahtar === 'ertelendi' && { erteleme_neden: null }),
    });
    return k.degisti(ctx, satir, { eylem: 'egitimDurumGeriAl', tur: 'geriAlindi', eski: { Durum: e.DurumAnahtar } });
  },

  async egitimAktar(ctx, sorgu) {
    const kaynak = rapor.egitimKaynagi(ctx.urunler, ctx.simdi, sorgu.MusteriId);
    return spreadsheet(ctx, EGITIM_LISTESI, kaynak, sorgu, {
      ad: 'Eğitimler',
      sutunlar: EGITIM_SUTUNLARI,
      eylem: 'egitimAktar',
      nesne: 'egitim',
      cok: 'Bir dosyaya en çok 20.000 eğitim yazılır. Bölüm, ürün ya da gün seçerek daraltınız.',
    });
  },

  async print_egitim_sertifika(ctx, { Id, KatilimciId }) {
    const { db, simdi, urunler } = ctx;
    const e = found(await q.kart(db, Id, urunler), 'Eğitim');
    if (e.Bitis_Zamani === null) return red('Sertifika, eğitim yapılınca verilir.');
    const kisiler = (await q.katilimcilar(db, Id)).filter(
      (kisi) => kisi.SertifikaNo !== null && (KatilimciId === null || kisi.KatilimciId === KatilimciId),
    );
    if (kisiler.length === 0) return red('Bu eğitimde sertifikası olan böyle bir katılımcı yok.');
    const dosya = await sertifikalar({ sirket: (await kurulumSatiri(db))?.sirket ?? '', egitim: e, kisiler, simdi });
    await ctx.denetle({
      eylem: 'print_egitim_sertifika',
      nesne: 'egitim',
      nesneId: Id,
      yeni: { adet: kisiler.length },
    });
    const adi = kisiler.length === 1 ? kisiler[0]!.SertifikaNo! : `Eğitim ${Id} sertifikaları`;
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `${adi}.pdf` };
  },
};
