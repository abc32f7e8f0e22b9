import { randomBytes } from 'node:crypto';
import type { webistek as contract } from '@masabasi/core/masa/webistek/contract';
import { WEBISTEK_LISTESI } from '@masabasi/core/masa/webistek/liste';
import {
  IS_BITI,
  KOD_BAYTI,
  takipKodu,
  WEBISTEK_HAREKETLERI,
  WEBISTEK_SURECI,
  webistekHatalari,
  webistekSade,
} from '@masabasi/core/masa/webistek/rules';
import { sql } from 'kysely';
import { dosyaBagla, yukle, yuklemeEngeli, type DosyaYeri } from '../../platform/dosya/api.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { gorur as musteriGorunur } from '../../musteri/musteri/api.ts';
import { ekleri, postaliSatirlar, postaYaz } from '../../platform/posta/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul, WEBISTEK_ADLARI } from './arama.ts';
import { ekEngeli, ekGonder } from './ekler.ts';
import { WEBISTEK_SUTUNLARI } from './excel.ts';
import { alindiYaz, degisti, durumDegistir, engeli, mektupSonu } from './kayit.ts';
import * as q from './queries.ts';
import { KOD_YOK, takipBilgisi } from './takip.ts';
import { cozulmus, soruGecerli, soruOzeti, soruYaz } from './soru.ts';
import { degistirilecek, durumGuncelle, topluDurum, topluUstlen, ustlen } from './toplu.ts';
import { found } from '../../platform/http/errors.ts';

/** The request that the files are uploaded for; without one they wait with the person who uploads them. */
const dosyaYeri = ({ ben }: Pick<ProductAct, 'ben'>, id: number | undefined): DosyaYeri =>
  id === undefined ? { nesne: 'bekleyen', id: ben.Id } : { nesne: 'webistek', id };

export const webistek: Handlers<typeof contract> = {
  async webistekSorusu({ db, simdi }) {
    return { durum: true, Soru: soruYaz(await q.anahtar(db), simdi), Bit: IS_BITI };
  },

  async webistekGonder(ctx, { Soru, Sayac, Web, ...ham }) {
    const { db, simdi } = ctx;
    const f = webistekSade(ham);
    const [hata] = Object.values(webistekHatalari(f));
    if (hata !== undefined) return red(hata);
    if (!cozulmus(Soru, Sayac)) return red('İstek doğrulanamadı. Sayfayı yeniden açıp gönderiniz.');
    if (!soruGecerli(await q.anahtar(db), Soru, simdi))
      return red('Formun süresi doldu. Sayfayı yeniden açıp gönderiniz.');
    if (!(await q.urunler(db)).some((p) => p.Id === f.ProjeId)) return red('Seçtiğiniz ürün bulunamadı.');
    const ozet = soruOzeti(Soru);
    const yeni = await q.ekle(db, {
      takip_kodu: takipKodu(randomBytes(KOD_BAYTI)),
      soru_ozeti: ozet,
      ad_soyad: f.AdSoyad,
      kurum: f.Kurum,
      musteri_no: f.MusteriNo,
      telefon: f.Telefon,
      eposta: f.Eposta,
      proje_id: f.ProjeId,
      aciklama: f.Aciklama,
      kaynak: f.Kaynak.trim(),
      durum: Web === '' ? WEBISTEK_SURECI.ilk : 'spam',
      musteri_id: null,
      atanan_id: null,
      red_neden: null,
      asil_id: null,
      zaman: simdi,
    });
    // The same form again returns the code of the first time.
    if (yeni === undefined) return { durum: true, TakipKodu: await q.soruyla(db, ozet) };
    await hareketYaz({ db, simdi, kisi: null }, WEBISTEK_HAREKETLERI, {
      id: yeni.id,
      tur: 'geldi',
      aciklama: f.Kaynak,
    });
    await ctx.denetle({ eylem: 'webistekGonder', nesne: 'webistek', nesneId: yeni.id });
    if (Web === '') await alindiYaz(ctx, yeni, f.Eposta);
    ctx.yayinla({ tur: 'webistek' });
    return { durum: true, TakipKodu: yeni.takip_kodu };
  },

  webistekDosyaGonder: {
    once: (ctx, { TakipKodu }) => ekEngeli(ctx, TakipKodu),
    yaz: (ctx, { TakipKodu }) => ekGonder(ctx, TakipKodu),
  },

  async webistekTakip({ db }, { TakipKodu }) {
    const bilgi = await takipBilgisi(db, TakipKodu);
    return bilgi === null ? red(KOD_YOK) : { durum: true, ...bilgi, yanitlar: [...bilgi.yanitlar] };
  },

  async getWebistekList({ db, ben, urunler }, sorgu) {
    const kaynak = q.webistekKaynagi(ben.Id, urunler);
    const [sayfa, adetler] = await Promise.all([
      listAnswer(db, WEBISTEK_LISTESI, kaynak, sorgu),
      q.adetler(db, ben.Id, urunler),
    ]);
    return { ...sayfa, ozet: { adetler } };
  },

  async webistekBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [WEBISTEK_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async getWebistekDetay({ db, config, urunler }, { Id }) {
    const w = found(await q.kart(db, Id, urunler), 'Web isteği');
    const [hareketlist, adaylar, benzerler] = await Promise.all([
      postaliSatirlar(db, { nesne: 'webistek', id: Id }, config, q.hareketler(db, Id)),
      q.adaylar(db, w, urunler),
      q.benzerler(db, w, urunler),
    ]);
    return { durum: true, webistek: w, hareketlist, adaylar, benzerler };
  },

  webistekUstlen: ustlen,

  async webistekKaydet(ctx, { webistek: { MusteriId, ...hangisi } }) {
    const w = await degistirilecek(ctx, hangisi);
    if (w.DurumAnahtar !== 'yeni' && w.DurumAnahtar !== 'incelemede')
      return red('İstek sonuçlanmış; müşterisi değişmez.');
    if (MusteriId !== null && !(await musteriGorunur(ctx.db, MusteriId, ctx.urunler)))
      return red('Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.');
    const satir = await q.degistir(ctx.db, w.Id, { musteri_id: MusteriId });
    const baslik = MusteriId === null ? 'Müşterisi kaldırıldı' : undefined;
    return degisti(ctx, satir, { eylem: 'webistekKaydet', tur: 'eslesti', ...(baslik && { baslik }) });
  },

  async webistekYanitla(ctx, { Metin, Ekler, dosyalar, ...hangisi }) {
    const { db, simdi } = ctx;
    const w = await degistirilecek(ctx, hangisi);
    const engel = engeli(ctx, w, 'yanitlandi');
    if (engel !== null) return red(engel);
    const metin = Metin.trim();
    const yer = { nesne: 'webistek', id: w.Id } as const;
    const gider = w.Eposta !== '';
    if (Ekler.length > 0 && !gider) return red('E-posta adresi yok: dosya gönderilemez.');
    const ekler = await ekleri(ctx, yer, { Ekler, dosyalar: gider ? dosyalar : [] });
    if (typeof ekler === 'string') return red(ekler);
    // Writes nothing if it refuses, and nothing refuses after it.
    const dosyasiz = await dosyaBagla(ctx, yer, dosyalar);
    if (dosyasiz !== null) return red(dosyasiz);
    const d = { eylem: 'webistekYanitla', tur: 'yanit', aciklama: metin, musteriye: true } as const;
    const [ilk, ...digerleri] = gider ? [w.Eposta, ...w.DigerAdresler] : [];
    const baslik = digerleri.length === 0 ? {} : { baslik: `Yanıtlandı: ${[ilk, ...digerleri].join(', ')}` };
    const sonuc = await durumDegistir(ctx, w, 'yanitlandi', {}, { ...d, ...baslik });
    for (const alici of ilk === undefined ? [] : [ilk, ...digerleri])
      await postaYaz(db, {
        alici,
        konu: 'İsteğiniz hakkında',
        konusu: { nesne: 'webistek', id: w.Id, no: w.No },
        metin: `${metin}\n\n${mektupSonu(ctx, w.TakipKodu)}`,
        simdi,
        // The line shows the delivery to the first address. The history reports a failed delivery to the others.
        ...(alici === ilk && { satirla: true }),
        ekler,
      });
    return sonuc;
  },

  webistekDurumGuncelle: durumGuncelle,

  async webistekTopluUstlen(ctx, { istekler }) {
    return { durum: true, sonuclar: await topluUstlen(ctx, istekler) };
  },

  async webistekTopluDurum(ctx, { istekler, ...form }) {
    return { durum: true, sonuclar: await topluDurum(ctx, istekler, form) };
  },

  async webistekAktar(ctx, { Idler, ...sorgu }) {
    const hepsi = q.webistekKaynagi(ctx.ben.Id, ctx.urunler);
    const kaynak =
      Idler === null ? hepsi : { ...hepsi, kapsam: sql`${hepsi.kapsam} and w.id = any(${[...Idler]}::int[])` };
    return spreadsheet(ctx, WEBISTEK_LISTESI, kaynak, sorgu, {
      ad: 'Web İstekleri',
      sutunlar: WEBISTEK_SUTUNLARI,
      eylem: 'webistekAktar',
      nesne: 'webistek',
      cok: 'Bir dosyaya en çok 20.000 istek yazılır. Gün, ürün ya da kişi seçerek daraltınız.',
      sec: { ...kaynak, sutunlar: sql`${kaynak.sutunlar}, w.aciklama as "Aciklama", w.red_neden as "RedNeden"` },
    });
  },

  webistekDosyaKaydet: {
    once: (ctx, { WebistekId }) => yuklemeEngeli(ctx, dosyaYeri(ctx, WebistekId)),
    yaz: (ctx, { WebistekId }) => yukle(ctx, dosyaYeri(ctx, WebistekId)),
  },
};
