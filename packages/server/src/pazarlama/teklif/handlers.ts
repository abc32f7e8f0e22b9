import { bayiOnerisi, ONERI_YOK } from '@masabasi/core/pazarlama/teklif/bayi';
import { epostaMi } from '@masabasi/core/platform/posta/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import type { teklif as contract } from '@masabasi/core/pazarlama/teklif/contract';
import { revizyonFarki } from '@masabasi/core/pazarlama/teklif/fark';
import {
  ELLE,
  EN_COK_REVIZYON,
  gorusmeHatasi,
  ilkGecerlilik,
  kabulHatasi,
  kayipHatasi,
  TEKLIF_DURUM_ADLARI,
  TEKLIF_SURECI,
  type TeklifDurumu,
  uretimi,
} from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import {
  iskontoBedeli,
  kalemlerHatasi,
  type TeklifKalemi,
  teklifToplami,
} from '@masabasi/core/pazarlama/teklif/toplam';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { kendiEngeli } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { gorur as bayiGorunur, sozlesmesi } from '../bayi/api.ts';
import { tokenOzeti, yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found, type Seen } from '../../platform/http/errors.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { calisanlar, projeler } from '../../platform/tanim/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { MUSTERI_ADLARI } from '../../musteri/musteri/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul } from './arama.ts';
import { adresi, cagirani, degisti, durumDegistir, sahibineBildir } from './degisim.ts';
import { hesaplik, kaydet, sunulur } from './form.ts';
import { engelleri, kabulEt, kaybet, uret, uretimiGeriAl } from './kayit.ts';
import { gonderEngeli, onayi, onayiBildir, RISK_ASIMI, riskSozu } from './onay.ts';
import { teklifBelgesi } from './pdf.ts';
import * as q from './queries.ts';
import { raporlar } from './rapor.ts';
import { riskKarti } from './risk.ts';
import { postala } from './yazi.ts';

const ad = (d: TeklifDurumu): string => TEKLIF_DURUM_ADLARI[d];
const GONDERILMEMIS = 'Bu teklif henüz gönderilmedi; bağlantısı gönderilince olur.';

/**
 * The quote of a request, locked. Throws 404 when it is missing and 409 when it is not the version that the caller
 * saw.
 */
const kilitli = async ({ db, urunler, simdi }: ProductAct, { Id, Surum }: Seen): Promise<TeklifKarti> =>
  found(await q.kilitle(db, Id, urunler, istanbulGunu(simdi)), 'Teklif', Surum);

/** The sums of lines, and the cost of their discounts over the contract. */
function hesabi(kalemler: readonly TeklifKalemi[], yil: number) {
  const t = teklifToplami(kalemler);
  return {
    toplam: { ...t, kalemler: [...t.kalemler], oranlar: [...t.oranlar] },
    IskontoBedeli: iskontoBedeli(kalemler, yil),
  };
}

const yapani = (ctx: ProductAct) => ({ ...ctx, kisi: ctx.ben.Id });

export const teklif: Handlers<typeof contract> = {
  async getTeklifGerekliList({ db, ben, urunler }) {
    const [listeler, personel, proje, Sinir] = await Promise.all([
      secenekler(db, urunler, 'bayiler', 'digerProgramlar', 'ayrilmaNedenleri', 'gorusmeTur', 'lisansTur', 'egitimTur'),
      calisanlar(db),
      projeler(db, urunler),
      q.siniri(db, ben.Id),
    ]);
    return {
      durum: true,
      ...listeler,
      personel: personel.map(({ Id, Ad }) => ({ Id, Ad })),
      proje: proje.map(({ Id, Ad }) => ({ Id, Ad })),
      Sinir,
    };
  },

  ...raporlar,

  async teklifBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [MUSTERI_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async getTeklifDetay({ db, ben, simdi, urunler }, { Id }) {
    const bugun = istanbulGunu(simdi);
    const t = found(await q.kart(db, Id, urunler, bugun), 'Teklif');
    const [kalemler, revizyonlar, gorusmeler, hareketlist, once, RiskCumlesi] = await Promise.all([
      q.kalemler(db, Id),
      q.revizyonlar(db, t.No),
      q.gorusmeler(db, t.No, bugun),
      q.hareketler(db, Id),
      q.oncekiGonderilen(db, t),
      riskSozu(db, t, yetkiVar(ben, YETKI.bayiKosul), bugun),
    ]);
    const hesap = hesabi(kalemler, t.SozlesmeYil);
    return {
      durum: true,
      teklif: t,
      kalemler: kalemler.map((k, n) => ({ ...k, ...hesap.toplam.kalemler[n]! })),
      ...hesap,
      RiskCumlesi,
      revizyonlar,
      farklar: once === null ? [] : revizyonFarki(once, { ...t, kalemler }),
      gorusmeler,
      hareketlist,
    };
  },

  async teklifHesapla(_ctx, { kalemler, SozlesmeYil }) {
    const hata = kalemlerHatasi(hesaplik(kalemler));
    return hata === null ? { durum: true, ...hesabi(hesaplik(kalemler), SozlesmeYil) } : red(hata);
  },

  async teklifKaydet(ctx, istek) {
    return kaydet(ctx, istek, istek.teklif.Id === 0 ? null : await kilitli(ctx, istek.teklif));
  },

  async teklifDurumGuncelle(ctx, istek) {
    const { db, ben } = ctx;
    const t = await kilitli(ctx, istek);
    const cagiran = await cagirani(db, ben);
    const nereye = istek.Durum;
    const engel = gecisEngeli(TEKLIF_SURECI, t, nereye, cagiran, ad);
    if (engel !== null) return red(engel);
    if (!ELLE.includes(nereye)) return red(`‘${ad(nereye)}’ durumuna bu yolla geçilmez.`);
    const is = yapani(ctx);
    if (nereye === 'kabul') {
      const hata = kabulHatasi(istek.KabulEden);
      if (hata !== null) return red(hata);
      const kalemler = await q.kalemler(db, t.Id);
      if (istek.Secilen.some((n) => kalemler[n]?.Opsiyonel !== true))
        return red('Seçilen kalemlerden biri seçmeli değil; teklifi yeniden açınız.');
      const { id, surum } = await kabulEt(is, t, { ...istek, kalemler, cagiran, adres: ctx.istek.ip });
      return { durum: true, Id: id, Surum: surum };
    }
    if (nereye === 'red') {
      const { KayipNedenId, DigerProgramId, Aciklama } = istek;
      const hata = kayipHatasi(istek);
      if (hata !== null || KayipNedenId === null) return red(hata ?? '');
      if (!(await sunulur(ctx, 'ayrilmaNedenleri', KayipNedenId)))
        return red('Seçtiğiniz kayıp nedeni artık sunulmuyor.');
      if (DigerProgramId !== null && !(await sunulur(ctx, 'digerProgramlar', DigerProgramId)))
        return red('Seçtiğiniz program artık sunulmuyor.');
      const satir = await kaybet(is, t, {
        cagiran,
        KayipNedenId,
        DigerProgramId,
        Aciklama,
        adres: ctx.istek.ip,
        soz: Aciklama.trim(),
      });
      await sahibineBildir(is, t, `Teklifiniz kaybedildi olarak kapatıldı: ${t.Musteri}, ${t.No}`);
      return { durum: true, Id: satir.id, Surum: satir.surum };
    }
    const satir = await durumDegistir(is, t, nereye, await onayi(is, t, nereye), {
      cagiran,
      eylem: 'teklifDurumGuncelle',
      tur: 'durum',
      // Readers of the history may lack the right to the dealer's terms, so the line names no figure.
      aciklama: nereye !== 'taslak' && t.RiskAsimi ? RISK_ASIMI : '',
    });
    await onayiBildir(is, t, nereye, cagiran);
    return { durum: true, Id: satir.id, Surum: satir.surum };
  },

  async teklifGonder(ctx, { Id, Surum, Eposta, Mesaj }) {
    const { db, ben, simdi, config } = ctx;
    const t = await kilitli(ctx, { Id, Surum });
    const cagiran = await cagirani(db, ben);
    const engel = gecisEngeli(TEKLIF_SURECI, t, 'gonderildi', cagiran, ad);
    if (engel !== null) return red((await gonderEngeli(ctx, t, cagiran)) ?? engel);
    const alici = Eposta.trim();
    if (alici !== '' && !epostaMi(alici)) return red('E-posta adresini ad@firma.com gibi yazınız.');
    if (alici !== '' && config.publicUrl === null)
      return red('Sunucunun dış adresi ayarlanmamış; e-posta adresini boş bırakıp bağlantıyı kendiniz iletiniz.');
    const kod = await q.kodu(db, Id);
    const is = yapani(ctx);
    const satir = await durumDegistir(
      is,
      t,
      'gonderildi',
      { gonderim_zamani: simdi, eposta: alici, baglanti_ozeti: tokenOzeti(kod) },
      { cagiran, eylem: 'teklifGonder', tur: 'gonderildi', aciklama: alici },
    );
    const Adres = adresi(config, kod);
    if (alici !== '') await postala(is, t, { alici, adres: Adres, mesaj: Mesaj.trim() });
    return { durum: true, Id, Surum: satir.surum, Adres };
  },

  async teklifBaglanti(ctx, { Id, Surum }) {
    const t = await kilitli(ctx, { Id, Surum });
    if (t.Gonderim_Zamani === null) return red(GONDERILMEMIS);
    const satir = await q.degistir(ctx.db, Id, {});
    await degisti(yapani(ctx), satir, { eylem: 'teklifBaglanti', tur: 'baglanti' });
    return { durum: true, Id, Adres: adresi(ctx.config, await q.kodu(ctx.db, Id)) };
  },

  async teklifRevize(ctx, { Id, Surum }) {
    const { db, ben, simdi } = ctx;
    const t = await kilitli(ctx, { Id, Surum });
    const cagiran = await cagirani(db, ben);
    const engel = gecisEngeli(TEKLIF_SURECI, t, 'revize', cagiran, ad);
    if (engel !== null) return red(engel);
    if (t.Revizyon >= EN_COK_REVIZYON) return red('Bu teklif daha çok revize edilemez; yeni bir teklif hazırlayınız.');
    const is = yapani(ctx);
    const {
      id: _id,
      ara: _ara,
      ...eski
    } = await durumDegistir(is, t, 'revize', {}, { cagiran, eylem: 'teklifRevize', tur: 'revize' });
    const bugun = istanbulGunu(simdi);
    const kalemler = (await q.kalemler(db, Id)).map((k) => ({ ...k, Secildi: false }));
    const satir = await q.ekle(db, {
      ...eski,
      kur: t.Kur,
      revizyon: t.Revizyon + 1,
      ust_teklif_id: Id,
      tarih: bugun,
      gecerlilik_tarihi: t.Gecti ? ilkGecerlilik(bugun) : t.Gecerlilik_Tarihi,
      durum: TEKLIF_SURECI.ilk,
      olasilik: t.Olasilik === 0 ? 50 : t.Olasilik,
      // The reviser joins the authors, and no author approves the quote.
      yazanlar: [...new Set([...t.Yazanlar, ben.Id])],
      acan_id: ben.Id,
      kayip_neden_id: null,
      kayip_aciklama: '',
      onaylayan_id: null,
      risk_onayi: null,
      baglanti_ozeti: null,
      gonderim_zamani: null,
      goruldu_zamani: null,
      karar_zamani: null,
      hatirlatildi: null,
      takip_bildirildi: null,
      acilis_zamani: simdi,
      surum: 1,
      ...q.toplamSutunlari(teklifToplami(kalemler), t.Kur),
    });
    await q.kalemleriYaz(db, satir.id, kalemler);
    return degisti(is, satir, {
      eylem: 'teklifRevize',
      tur: 'acildi',
      baslik: `${satir.revizyon}. revizyon hazırlandı`,
    });
  },

  async teklifUretim(ctx, { Id, Surum, Var }) {
    const t = await kilitli(ctx, { Id, Surum });
    const hal = uretimi(t);
    if (hal === null) return red('Bu teklifin kabulü lisans, fatura ya da eğitim oluşturmuyor.');
    if (Var && !hal.eksik) return red('Lisans, fatura ve eğitim zaten oluşturulmuş.');
    if (!Var && !hal.var) return red('Oluşturulmuş bir lisans, fatura ya da eğitim yok.');
    const is = yapani(ctx);
    const satir = Var ? await uret(is, t, await q.kalemler(ctx.db, t.Id)) : await uretimiGeriAl(is, t);
    if (typeof satir === 'string') return red(satir);
    return degisti(is, satir, {
      eylem: 'teklifUretim',
      tur: 'uretim',
      baslik: Var ? 'Lisans, fatura ve eğitim oluşturuldu' : 'Lisans, fatura ve eğitim geri alındı',
      aciklama: engelleri(satir),
      eski: { LisansId: t.LisansId, EgitimId: t.EgitimId, FaturaId: t.FaturaId },
      yeni: { LisansId: satir.lisans_id, EgitimId: satir.egitim_id, FaturaId: satir.fatura_id },
    });
  },

  async print_teklif(ctx, { Id }) {
    const { db, simdi, urunler, config } = ctx;
    const t = found(await q.kart(db, Id, urunler, istanbulGunu(simdi)), 'Teklif');
    const adres = t.Gonderim_Zamani === null ? null : adresi(config, await q.kodu(db, Id));
    const belge = await teklifBelgesi(db, t, (await kurulumSatiri(db))?.sirket ?? '', adres);
    await ctx.denetle({ eylem: 'print_teklif', nesne: 'teklif', nesneId: Id });
    return { durum: true, basefile: belge.veri.toString('base64'), dosyaAdi: belge.ad };
  },

  async teklifGorusmeKaydet(ctx, { gorusme: g }) {
    const { db, ben, simdi, urunler } = ctx;
    const bugun = istanbulGunu(simdi);
    const t = found(await q.kilitle(db, g.TeklifId, urunler, bugun), 'Teklif');
    const hata = gorusmeHatasi(g, bugun);
    if (hata !== null) return red(hata);
    if (!(await sunulur(ctx, 'gorusmeTur', g.GorusmeTurId))) return red('Seçtiğiniz görüşme türü artık sunulmuyor.');
    const Id = await q.gorusmeYaz(db, t.No, {
      teklif_id: t.Id,
      gorusme_tur_id: g.GorusmeTurId,
      tarih: g.Tarih,
      aciklama: g.Aciklama.trim(),
      sonraki_tarih: g.Sonraki_Tarih,
      kisi_id: ben.Id,
      zaman: simdi,
    });
    const satir = await q.degistir(db, t.Id, {});
    await degisti(yapani(ctx), satir, { eylem: 'teklifGorusmeKaydet', tur: 'gorusme', aciklama: g.Aciklama.trim() });
    return { durum: true, Id };
  },

  async teklifBayiOnerisi({ db, urunler }, { BayiId, Tarih }) {
    const sozlesme = await sozlesmesi(db, BayiId, urunler);
    const { Oran, ProjeIdler } = sozlesme === null ? ONERI_YOK : bayiOnerisi(sozlesme, urunler, Tarih);
    return { durum: true, Oran, ProjeIdler: [...ProjeIdler] };
  },

  async teklifBayiRiski({ db, simdi, urunler }, { BayiId }) {
    if (!(await bayiGorunur(db, BayiId, urunler))) throw kayitYok('Bayi');
    return { durum: true, risk: await riskKarti(db, BayiId, urunler, istanbulGunu(simdi)) };
  },

  async teklifSinirlar({ db }) {
    return { durum: true, sinirlar: await q.sinirlar(db) };
  },

  async teklifSinirKaydet(ctx, { KisiId, Oran, Surum }) {
    const { db, ben } = ctx;
    const engel = kendiEngeli(ben, KisiId);
    if (engel !== null) return red(engel);
    const eski = found(
      (await q.sinirlar(db)).find((s) => s.KisiId === KisiId),
      'Teklif hazırlayan kişi',
    );
    const yeni = await q.siniriYaz(db, KisiId, Oran, Surum);
    if (yeni === null) throw surumEski(eski);
    await ctx.denetle({
      eylem: 'teklifSinirKaydet',
      nesne: 'kisi',
      nesneId: KisiId,
      eski: { Oran: eski.Oran },
      yeni: { Oran },
    });
    return { durum: true, KisiId, Surum: yeni };
  },
};
