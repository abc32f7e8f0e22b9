import type { DenetimEylemi } from '@masabasi/core/denetimYazi';
import type { kvkk as kvkkContract } from '@masabasi/core/kisi/kvkk/contract';
import { METIN, aydinlatmaHatasi, saklamaHatasi, yerTutuculariYaz } from '@masabasi/core/kisi/kvkk/rules';
import { gunFarki, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { denetimKisileri } from '../../platform/denetim/api.ts';
import { type KisiId, kapsamdakiKisi } from '../../platform/http/access.ts';
import { type Handlers, type Temel, red } from '../../platform/http/context.ts';
import { surumEski, found } from '../../platform/http/errors.ts';
import { type Sayfa, calismaKitabi, erisimTablosu } from './excel.ts';
import { imhaSiniri, imhasi } from './imha.ts';
import * as q from './queries.ts';
import { bolumOzeti, bolumSatirlari, butunBolumler } from './veri.ts';

const EKRAN_SATIRI = 5000;
const ERISIM_SATIRI = 2000;
const IMHA_SATIRI = 500;
const EN_UZUN_ARALIK = 366;
const YENI_SURUM_VAR = 'Siz yazarken yeni bir versiyon yayınlandı.';

interface ErisimIstegi {
  readonly Baslangic: string;
  readonly Bitis: string;
  readonly KisiId?: number | undefined;
}

/**
 * Question about the access log with its person checked, or the sentence that refuses it. A question about a person is
 * logged as a view.
 */
async function erisimSorusu(ctx: Temel, eylem: DenetimEylemi, r: ErisimIstegi): Promise<q.ErisimSorusu | string> {
  const [ilk, son] = r.Baslangic <= r.Bitis ? [r.Baslangic, r.Bitis] : [r.Bitis, r.Baslangic];
  if (gunFarki(ilk, son) >= EN_UZUN_ARALIK) return METIN.aralik;
  const kisiId = r.KisiId === undefined ? null : await kapsamdakiKisi(ctx.db, { hepsi: true }, r.KisiId);
  if (kisiId !== null) await ctx.denetle({ eylem, nesne: 'kisi', nesneId: kisiId, yeni: { ilk, son } });
  return { ilk, son, kisiId };
}

/** All data about a person. */
async function butunVeriler({ db, odalar }: Temel, kisi: KisiId): Promise<(Sayfa & { readonly konu: string })[]> {
  const sayfalar = [];
  for (const b of butunBolumler(odalar)) {
    const satirlar = await bolumSatirlari(db, b, kisi, { acik: true });
    sayfalar.push({ konu: b.konu, ad: b.ad, sutunlar: b.sutunlar, satirlar });
  }
  return sayfalar;
}

const jsonDosyasi = (sayfalar: Awaited<ReturnType<typeof butunVeriler>>, simdi: Date): Buffer => {
  const bolumler = sayfalar.map(({ konu, ad, sutunlar, satirlar }) => ({
    konu,
    ad,
    kayitlar: satirlar.map((r) => Object.fromEntries(sutunlar.map((s, i) => [s.Ad, r[i]]))),
  }));
  return Buffer.from(JSON.stringify({ hazirlanma: simdi.toISOString(), bolumler }, null, 1));
};

export const kvkk: Handlers<typeof kvkkContract> = {
  async aydinlatma({ db, ben }, { Surum }) {
    const a = found(await q.aydinlatmaMetni(db, ben.Id, Surum), 'Aydınlatma metni');
    return { durum: true, aydinlatma: { ...a, Metin: yerTutuculariYaz(a.Metin, await q.degerler(db)) } };
  },

  // Not audited, because its own table stores person, time and address.
  async aydinlatmaGoruldu({ db, ben, simdi, istek }, { Surum }) {
    const a = found(await q.aydinlatmaMetni(db, ben.Id, Surum), 'Aydınlatma metni');
    if (!a.Guncel) return red(METIN.yenilendi);
    await q.goruldugunuYaz(db, ben.Id, Surum, istek.ip, simdi);
    return { durum: true };
  },

  async aydinlatmaSurumleri({ db }, { Kime }) {
    const oku = Kime === 'musteri' ? q.musteriSurumleri : q.aydinlatmaSurumleri;
    return { durum: true, surumler: await oku(db), degerler: await q.degerler(db) };
  },

  async aydinlatmaKaydet(ctx, { Kime, Metin, Surum }) {
    const { db, ben, simdi } = ctx;
    const [oku, tablo, nesne] =
      Kime === 'musteri'
        ? ([q.musteriSurumleri, 'musteri_aydinlatma', 'musteriAydinlatma'] as const)
        : ([q.aydinlatmaSurumleri, 'aydinlatma', 'aydinlatma'] as const);
    const [guncel] = await oku(db);
    if (guncel?.Surum !== Surum) throw surumEski(guncel, YENI_SURUM_VAR);
    const hata = aydinlatmaHatasi(Metin, guncel.Metin, await q.degerler(db));
    if (hata) return red(hata);
    if (!(await q.surumEkle(db, tablo, { surum: Surum + 1, metin: Metin.trim(), yazan_id: ben.Id, zaman: simdi })))
      throw surumEski(undefined, YENI_SURUM_VAR);
    await ctx.denetle({ eylem: 'aydinlatmaKaydet', nesne, nesneId: Surum + 1 });
    return { durum: true, Surum: Surum + 1 };
  },

  async aydinlatmaOkuyanlar({ db }, { Surum }) {
    return {
      durum: true,
      okuyanlar: await q.okuyanlar(db, Surum),
      okumayanlar: await q.okumayanlar(db, Surum),
    };
  },

  async verilerim({ db, ben, odalar }) {
    const bolumler = [];
    for (const b of butunBolumler(odalar)) {
      const bolum = { Konu: b.konu, Ad: b.ad, Aciklama: b.aciklama, Tekil: b.tekil === true };
      bolumler.push({ ...bolum, ...(await bolumOzeti(db, b, ben.Id)) });
    }
    return { durum: true, bolumler };
  },

  async verilerimBolumu({ db, ben, odalar }, { Konu, Yil }) {
    const b = found(
      butunBolumler(odalar).find((x) => x.konu === Konu),
      'Bölüm',
    );
    const yil = Yil === undefined ? {} : { yil: Yil };
    const satirlar = await bolumSatirlari(db, b, ben.Id, { acik: false, ...yil, enFazla: EKRAN_SATIRI + 1 });
    return {
      durum: true,
      Sutunlar: [...b.sutunlar],
      Satirlar: satirlar.slice(0, EKRAN_SATIRI),
      devami: satirlar.length > EKRAN_SATIRI,
    };
  },

  async verilerimiIndir(ctx, { Bicim }) {
    const { ben, simdi } = ctx;
    const sayfalar = await butunVeriler(ctx, ben.Id);
    const dosya = Bicim === 'json' ? jsonDosyasi(sayfalar, simdi) : await calismaKitabi(sayfalar);
    await ctx.denetle({ eylem: 'verilerimiIndir', nesne: 'kisi', nesneId: ben.Id, yeni: { Bicim } });
    const dosyaAdi = `Verilerim ${tarihYaz(istanbulGunu(simdi))}.${Bicim}`;
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi };
  },

  async saklamaListesi({ db }) {
    return {
      durum: true,
      saklamalar: await q.saklamalar(db),
      tarihsizAyrilan: await q.tarihsizAyrilanlar(db),
    };
  },

  async saklamaOnizle({ db, simdi, odalar }, { konu, Ay }) {
    const hata = saklamaHatasi(konu, Ay, await q.saklamaAylari(db));
    if (hata) return red(hata);
    const Sinir = imhaSiniri(Ay, simdi);
    return { durum: true, Adet: await imhasi(odalar, konu).say(db, Sinir, odalar), Sinir };
  },

  async saklamaKaydet(ctx, { konu, Ay, Surum }) {
    const { db } = ctx;
    const hepsi = await q.saklamaKilitle(db);
    const eski = found(
      hepsi.find((s) => s.konu === konu),
      'Saklama süresi',
    );
    if (eski.Surum !== Surum) throw surumEski(eski);
    const hata = saklamaHatasi(konu, Ay, await q.saklamaAylari(db));
    if (hata) return red(hata);
    const yeni = await q.saklamaDegistir(db, konu, Ay);
    await ctx.denetle({ eylem: 'saklamaKaydet', nesne: 'saklama', eski: { konu, Ay: eski.Ay }, yeni: { konu, Ay } });
    return { durum: true, ...yeni };
  },

  async imhaKayitlari({ db }) {
    return { durum: true, kayitlar: await q.imhaKayitlari(db, IMHA_SATIRI) };
  },

  async erisimKisileri({ db }) {
    return { durum: true, kisiler: await denetimKisileri(db) };
  },

  async erisimKayitlari(ctx, istek) {
    const soru = await erisimSorusu(ctx, 'erisimKayitlari', istek);
    if (typeof soru === 'string') return red(soru);
    const satirlar = await q.erisimler(ctx.db, soru, ctx.urunler, ERISIM_SATIRI + 1);
    return { durum: true, kayitlar: satirlar.slice(0, ERISIM_SATIRI), devami: satirlar.length > ERISIM_SATIRI };
  },

  async erisimAktar(ctx, istek) {
    const soru = await erisimSorusu(ctx, 'erisimAktar', istek);
    if (typeof soru === 'string') return red(soru);
    const dosya = await erisimTablosu(ctx.db, soru, ctx.urunler);
    if (soru.kisiId === null) await ctx.denetle({ eylem: 'erisimAktar', nesne: 'denetim', yeni: soru });
    const dosyaAdi = `Erişim Kayıtları ${tarihYaz(soru.ilk)} - ${tarihYaz(soru.son)}.xlsx`;
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi };
  },
};
