import { GORUSME_ALANLARI, type GorusmeAlanlari } from '@masabasi/core/gorusme/alanlar';
import type { gorusme as contract, GorusmeKarti, GorusmeSatiri } from '@masabasi/core/gorusme/contract';
import { GORUSME_LISTESI } from '@masabasi/core/gorusme/liste';
import { GERI_ALMA_DK, geriAlinmaz } from '@masabasi/core/geriAlma';
import {
  BIRLESME_METNI,
  birlesmeEngeli,
  EN_AZ_SEBEP,
  GORUSME_SURECI,
  gorusmeAcik,
  gorusmeDurumHatalari,
  gorusmeHatalari,
  gorusmeSade,
} from '@masabasi/core/gorusme/rules';
import { bosYerEngeli } from '@masabasi/core/sablon/rules';
import type { WebistekKarti } from '@masabasi/core/webistek/contract';
import { gorunenUzunluk } from '@masabasi/core/metin';
import { cikislar, gecisEngeli } from '@masabasi/core/surec';
import { istanbulGunu } from '@masabasi/core/tarih';
import { sunulmayan, sutunlari } from '../alanlar.ts';
import { bildir } from '../bildirim/kayit.ts';
import { type Context, type Handlers, red } from '../http/context.ts';
import { kayitYok, surumEski } from '../http/errors.ts';
import { dilimler, sayfaOku } from '../liste.ts';
import { gorur as musteriGorunur, urunEkle } from '../musteri/queries.ts';
import { calisanlar, proje } from '../proje/queries.ts';
import { benzerler, bul } from './arama.ts';
import { musteriBilgisi, telefonunSahipleri } from './arayan.ts';
import { GORUSME_ATAMASI } from './bildirim.ts';
import { gorusmeTablosu } from './excel.ts';
import { birlestir, birlestirmeyiGeriAl, cagirani, degisti, durumDegistir, yaz } from './kayit.ts';
import * as q from './queries.ts';
import { slaOlayiYaz, slaYenile } from '../sla/kayit.ts';
import { takibeAl } from '../takip/kayit.ts';
import { slaOku } from '../sla/queries.ts';
import { takip } from '../takip/queries.ts';
import { aktarilacak, aktarildi } from '../webistek/kayit.ts';
import { anilacaklar, takipUclari } from './takip.ts';
import { acmaUyarisi, baglantiUyarisi, yokUyarisi } from './uyari.ts';

const BIRLESME_SOZU = {
  baskasi: 'Birleştirmeyi yalnız yapan kişi geri alabilir.',
  gec: `Birleştirme, ${GERI_ALMA_DK} dakika içinde geri alınır.`,
};

type Ctx = Context<{ kind: 'signedIn'; urun: true }>;
type Form = GorusmeAlanlari & { readonly MusteriId: number; readonly OncelikId: number };

const EN_COK_AKTARILAN = 20_000;
const KAPANMIS = 'Bu görüşme kapanmış; değiştirmek için önce yeniden açınız.';
const BASKASININ = 'Bu görüşme sizin üzerinizde değil; önce üstleniniz.';

const okuyan = ({ ben, simdi }: Pick<Ctx, 'ben' | 'simdi'>): q.Okuyan => ({
  Id: ben.Id,
  departmanId: ben.departmanId,
  simdi,
});

/** A contact that this person sees, locked. */
async function kilitli({ db, urunler, simdi }: Ctx, Id: number): Promise<GorusmeKarti> {
  const g = await q.kilitle(db, Id, urunler, simdi);
  if (g === null) throw kayitYok('Görüşme');
  return g;
}

/** The same as it was when the person read it. */
async function degistirilecek(ctx: Ctx, { Id, Surum }: { Id: number; Surum: number }): Promise<GorusmeKarti> {
  const g = await kilitli(ctx, Id);
  if (g.Surum !== Surum) throw surumEski(g);
  return g;
}

/** Whether somebody may take a contact further that is another's: who gives them out. */
const benim = ({ ben }: Ctx, g: GorusmeKarti): boolean => g.AtananId === ben.Id || cagirani(ben).dagitir;

/** What is chosen that cannot be chosen; what the contact has already stays, retired or not. */
async function secimHatasi({ db, urunler }: Ctx, g: Form, eski: GorusmeKarti | null): Promise<string | null> {
  if (g.ProjeId !== eski?.ProjeId && (await proje(db, g.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  const yok = await sunulmayan(db, urunler, GORUSME_ALANLARI, g, eski, g.ProjeId);
  if (yok !== null) return yok;
  return g.MusteriId === eski?.MusteriId || (await musteriGorunur(db, g.MusteriId, urunler))
    ? null
    : 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
}

/** Why a contact of this product cannot be given to this person. */
async function atamaHatasi({ db }: Ctx, atananId: number, projeId: number): Promise<string | null> {
  const calisan = (await calisanlar(db, projeId)).some((k) => k.Id === atananId);
  return calisan ? null : 'Seçtiğiniz kişi bu ürünle çalışmıyor. Görüşme, ürünle çalışan birine verilebilir.';
}

/** Tells whom a contact was given to; who takes it themselves knows. */
async function atandigiBildir(ctx: Ctx, kisiId: number, g: { readonly Id: number; readonly No: string; ad: string }) {
  if (kisiId === ctx.ben.Id) return;
  const yol = `/islemler/musterigorusme/detay?id=${g.Id}`;
  await bildir(ctx, GORUSME_ATAMASI, { kisiler: [kisiId], baslik: `Size bir görüşme verildi: ${g.No} ${g.ad}`, yol });
}

interface Acilis {
  readonly AtananId: number | null;
  readonly Cozum: string;
  /** The request from the web that it is opened out of. */
  readonly istek: WebistekKarti | null;
}

/** Opens a contact whose form was checked; with a solution it was solved while they talked. */
async function ac(ctx: Ctx, g: Form, { AtananId, Cozum, istek }: Acilis) {
  const { db, ben, simdi } = ctx;
  const cozuldu = Cozum !== '';
  const atanan = cozuldu ? (AtananId ?? ben.Id) : AtananId;
  // Whoever is supported with a product is from then on seen by those who work with it.
  await urunEkle(db, g.MusteriId, g.ProjeId);
  const durum = cozuldu ? 'cozuldu' : atanan === null ? GORUSME_SURECI.ilk : 'atandi';
  const satir = await q.ekle(db, {
    ...sutunlari(GORUSME_ALANLARI, g),
    oncelik_id: g.OncelikId,
    musteri_id: g.MusteriId,
    cozum: Cozum,
    durum,
    acan_id: ben.Id,
    atanan_id: atanan,
    baslama_zamani: simdi,
    son_hareket: simdi,
    cozum_zamani: cozuldu ? simdi : null,
    webistek_id: istek?.Id ?? null,
  });
  if (istek !== null) await aktarildi(ctx, istek, { Id: satir.id, No: satir.no, MusteriId: g.MusteriId });
  await slaOlayiYaz(db, satir.id, 'basla', simdi);
  if (cozuldu) await slaOlayiYaz(db, satir.id, 'cozum', simdi);
  await slaYenile(db, satir, simdi);
  if (atanan !== null) await atandigiBildir(ctx, atanan, { Id: satir.id, No: satir.no, ad: g.Baslik });
  return degisti(ctx, satir, {
    eylem: 'gorusmeKaydet',
    tur: 'acildi',
    ...(cozuldu && { baslik: 'Görüşme açıldı ve çözüldü' }),
    aciklama: [g.Baslik, Cozum].filter(Boolean).join('\n'),
  });
}

async function duzelt(ctx: Ctx, g: Form, eski: GorusmeKarti) {
  const { db, ben, simdi } = ctx;
  if (!benim(ctx, eski) && eski.AcanId !== ben.Id) return red(BASKASININ);
  if (!gorusmeAcik(eski.DurumAnahtar)) return red(KAPANMIS);
  if (g.ProjeId !== eski.ProjeId && eski.AtananId !== null) {
    const hata = await atamaHatasi(ctx, eski.AtananId, g.ProjeId);
    if (hata !== null) return red('Görüşmenin sahibi yeni ürünle çalışmıyor; önce ürünle çalışan birine veriniz.');
  }
  await urunEkle(db, g.MusteriId, g.ProjeId);
  const satir = await q.degistir(db, eski.Id, {
    ...sutunlari(GORUSME_ALANLARI, g),
    oncelik_id: g.OncelikId,
    musteri_id: g.MusteriId,
    duzenleyen_id: ben.Id,
    duzenleme_zamani: simdi,
    son_hareket: simdi,
  });
  // Another priority is another promise; what was waited for stays waited for.
  await slaYenile(db, satir, simdi);
  return degisti(ctx, satir, { eylem: 'gorusmeKaydet', tur: 'duzenlendi' });
}

export const gorusme: Handlers<typeof contract> = {
  ...takipUclari,

  async getGorusmeList(ctx, sorgu) {
    const { db, urunler } = ctx;
    const kaynak = q.gorusmeKaynagi(okuyan(ctx), urunler, sorgu.MusteriId);
    const [{ satirlar, ...sayilan }, adetler] = await Promise.all([
      sayfaOku(db, GORUSME_LISTESI, kaynak, sorgu),
      q.adetler(db, okuyan(ctx), urunler, sorgu.MusteriId),
    ]);
    return { durum: true, gorusmelist: satirlar, ...sayilan, ozet: { adetler } };
  },

  async gorusmeBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bul(db, sorgu, urunler) };
  },

  async getGorusmeDetay({ db, ben, urunler, simdi }, { Id }) {
    const g = await q.kart(db, Id, urunler, simdi);
    if (g === null) throw kayitYok('Görüşme');
    const [hareketlist, musteri, sla, takibi] = await Promise.all([
      q.hareketler(db, Id),
      musteriBilgisi(db, g.MusteriId, urunler, istanbulGunu(simdi)),
      slaOku(db, { id: Id, oncelik_id: g.OncelikId }, simdi),
      takip(db, Id, ben.Id),
    ]);
    if (musteri === null) throw kayitYok('Görüşme');
    return { durum: true, gorusme: g, hareketlist, musteri, takip: takibi, sla };
  },

  async benzerGorusmeler({ db, urunler, simdi }, { Id }) {
    const g = await q.kart(db, Id, urunler, simdi);
    if (g === null) throw kayitYok('Görüşme');
    return { durum: true, benzerler: await benzerler(db, g, urunler) };
  },

  async telefonBul({ db, urunler, simdi }, { telefon }) {
    return { durum: true, musterilist: await telefonunSahipleri(db, telefon, urunler, istanbulGunu(simdi)) };
  },

  async arayanMusteri({ db, urunler, simdi }, { MusteriId }) {
    const musteri = await musteriBilgisi(db, MusteriId, urunler, istanbulGunu(simdi));
    if (musteri === null) throw kayitYok('Müşteri');
    return { durum: true, musteri };
  },

  async gorusmeKaydet(ctx, { gorusme: ham, AtananId, Cozum: cozum, WebistekId, gordum }) {
    const g = { ...gorusmeSade(ham), OncelikId: ham.OncelikId ?? (await q.normalOncelik(ctx.db)) };
    const Cozum = cozum.trim();
    const eski = g.Id === 0 ? null : await degistirilecek(ctx, g);
    const [hata] = Object.values(gorusmeHatalari(g));
    if (hata !== undefined) return red(hata);
    const yanlis = await secimHatasi(ctx, g, eski);
    if (yanlis !== null) return red(yanlis);
    if (eski !== null) return duzelt(ctx, g, eski);
    const istek = WebistekId === null ? null : await aktarilacak(ctx, WebistekId);
    if (istek !== null && 'durum' in istek) return istek;
    if (Cozum !== '' && gorunenUzunluk(Cozum) < EN_AZ_SEBEP)
      return red(`Nasıl çözüldüğünü en az ${EN_AZ_SEBEP} karakterle yazınız.`);
    const atama = AtananId === null ? null : await atamaHatasi(ctx, AtananId, g.ProjeId);
    if (atama !== null) return red(atama);
    return (await acmaUyarisi(ctx, { ...g, AtananId }, gordum)) ?? ac(ctx, g, { AtananId, Cozum, istek });
  },

  async gorusmeUstlen(ctx, { Id }) {
    const { ben, simdi } = ctx;
    // Of all who ask at once, one finds it of nobody.
    const g = await kilitli(ctx, Id);
    if (g.AtananId === ben.Id) return red('Bu görüşmeyi zaten siz üstlendiniz.');
    if (!gorusmeAcik(g.DurumAnahtar)) return red(KAPANMIS);
    if (g.AtananId !== null && !(await q.sahipsiz(ctx.db, Id))) return red(`Bu görüşmeyi ${g.Atanan} üstlendi.`);
    const degisen = { atanan_id: ben.Id, son_hareket: simdi };
    const d = { eylem: 'gorusmeUstlen', tur: 'ustlenildi', eskiAtanan: g.AtananId } as const;
    if (g.DurumAnahtar === 'yeni') return durumDegistir(ctx, g, 'atandi', degisen, d);
    return degisti(ctx, await q.degistir(ctx.db, Id, degisen), d);
  },

  async gorusmeAta(ctx, { AtananId, Aciklama, gordum, ...hangisi }) {
    const { db, simdi } = ctx;
    const eski = await degistirilecek(ctx, hangisi);
    if (!gorusmeAcik(eski.DurumAnahtar)) return red(KAPANMIS);
    if (!benim(ctx, eski)) return red(BASKASININ);
    if (AtananId === eski.AtananId) return red(`Görüşme zaten ${eski.Atanan} üzerinde.`);
    const hata = await atamaHatasi(ctx, AtananId, eski.ProjeId);
    if (hata !== null) return red(hata);
    const yok = gordum.includes('yok') ? null : await yokUyarisi(ctx, AtananId);
    if (yok !== null) return yok;
    await atandigiBildir(ctx, AtananId, { Id: eski.Id, No: eski.No, ad: eski.Baslik });
    // Whoever hands it on hears what becomes of it.
    await takibeAl(db, eski.Id, [ctx.ben.Id], simdi);
    const d = {
      eylem: 'gorusmeAta',
      tur: 'atandi',
      aciklama: Aciklama.trim(),
      eskiAtanan: eski.AtananId,
    } as const;
    const degisen = { atanan_id: AtananId, son_hareket: simdi };
    if (eski.DurumAnahtar === 'yeni') return durumDegistir(ctx, eski, 'atandi', degisen, d);
    return degisti(ctx, await q.degistir(db, eski.Id, degisen), d);
  },

  async gorusmeBirlestir(ctx, { HedefId, ...hangisi }) {
    const { db, ben, simdi, urunler } = ctx;
    // In the order of their numbers: two who merge the same two the other way round do not wait for each other.
    if (HedefId < hangisi.Id) await q.kilitle(db, HedefId, urunler, simdi);
    const g = await degistirilecek(ctx, hangisi);
    const engel = gecisEngeli(GORUSME_SURECI, g, 'birlesti', cagirani(ben));
    if (engel !== null) return red(engel);
    const hedef = await q.kilitle(db, HedefId, urunler, simdi);
    const olmaz = birlesmeEngeli(g, hedef);
    return olmaz === null ? birlestir(ctx, g, hedef!) : red(olmaz);
  },

  async gorusmeBirlestirGeriAl(ctx, { Id }) {
    const g = await kilitli(ctx, Id);
    const b = await q.birlesme(ctx.db, Id, ctx.simdi);
    if (b?.Onceki == null) return red(BIRLESME_METNI.birlesmemis);
    const engel = geriAlinmaz(b, ctx.ben.Id, BIRLESME_SOZU);
    if (engel !== null) return red(engel);
    return birlestirmeyiGeriAl(ctx, g, { Onceki: b.Onceki, UstId: b.UstId });
  },

  async gorusmeDurumGuncelle(ctx, { Id, Surum, baglantiSuruyor, ...form }) {
    const eski = await degistirilecek(ctx, { Id, Surum });
    const adlar = await q.durumAdlari(ctx.db);
    const ad = (durum: GorusmeKarti['DurumAnahtar']) => adlar.get(durum) ?? durum;
    const yolu = cikislar(GORUSME_SURECI, eski.DurumAnahtar).find((c) => c.nereye === form.Durum);
    if (yolu?.dolayli) return red(`‘${ad(form.Durum)}’ durumuna ‘${yolu.ad}’ işlemiyle geçilir.`);
    const engel = gecisEngeli(GORUSME_SURECI, eski, form.Durum, cagirani(ctx.ben), ad);
    if (engel !== null) return red(engel);
    const yeniden = !gorusmeAcik(eski.DurumAnahtar) && gorusmeAcik(form.Durum);
    const [hata] = Object.values(gorusmeDurumHatalari(form, yeniden));
    if (hata !== undefined) return red(hata);
    const cozuldu = form.Durum === 'cozuldu';
    const suren = cozuldu && !baglantiSuruyor ? await baglantiUyarisi(ctx.db, Id) : null;
    if (suren !== null) return suren;
    return durumDegistir(ctx, eski, form.Durum, cozuldu ? { cozum: form.Cozum.trim() } : {}, {
      eylem: 'gorusmeDurumGuncelle',
      tur: 'durum',
      baslik: yeniden ? 'Yeniden açıldı' : ad(form.Durum),
      aciklama: [form.Aciklama.trim(), cozuldu ? form.Cozum.trim() : ''].filter(Boolean).join('\n'),
    });
  },

  async gorusmeHareketKaydet(ctx, { hareket }) {
    const g = await kilitli(ctx, hareket.GorusmeId);
    if (hareket.Tur === 'yanit' && (g.DurumAnahtar === 'iptal' || g.DurumAnahtar === 'birlesti'))
      return red('Bu görüşme kapanmış; müşteriye yanıt yazılamaz. Yeni bir görüşme açınız.');
    const Alici = hareket.Tur === 'yanit' ? (hareket.Alici?.trim() ?? '') : '';
    if (Alici !== '' && !(await q.musterininAdresi(ctx.db, g.MusteriId, Alici)))
      return red('Alıcı: bu adres müşterinin kartında yok. Kartındaki adreslerden birini seçiniz.');
    const { Tur } = hareket;
    const Aciklama = hareket.Aciklama.trim();
    const bos = Tur === 'yanit' ? bosYerEngeli(Aciklama) : null;
    if (bos !== null) return red(bos);
    const anilan = await anilacaklar(ctx.db, g, Tur === 'not' ? hareket.Anilanlar : [], Aciklama);
    if (typeof anilan === 'string') return red(anilan);
    return yaz(ctx, g, { Tur, Aciklama, Alici: Alici === '' ? null : Alici, anilanlar: anilan });
  },

  async gorusmeAktar(ctx, sorgu) {
    const { db, simdi, urunler } = ctx;
    const kaynak = q.gorusmeKaynagi(okuyan(ctx), urunler, sorgu.MusteriId);
    const satirlar: GorusmeSatiri[] = [];
    for await (const dilim of dilimler(db, GORUSME_LISTESI, kaynak, sorgu, kaynak, EN_COK_AKTARILAN + 1))
      satirlar.push(...dilim);
    if (satirlar.length > EN_COK_AKTARILAN)
      return red('Bir dosyaya en çok 20.000 görüşme yazılır. Gün, ürün ya da kişi seçerek daraltınız.');
    const dosya = await gorusmeTablosu(satirlar);
    // What was typed into the search may be a national id.
    const yeni = { ...sorgu, ara: undefined, sirala: undefined, adet: satirlar.length };
    await ctx.denetle({ eylem: 'gorusmeAktar', nesne: 'gorusme', yeni });
    const gun = istanbulGunu(simdi);
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `Görüşmeler ${gun}.xlsx` };
  },
};
