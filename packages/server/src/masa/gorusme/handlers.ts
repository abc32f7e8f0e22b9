import { tamamla } from '@masabasi/core/platform/field/alanlar';
import { GORUSME_ALANLARI } from '@masabasi/core/masa/gorusme/alanlar';
import type { gorusme as contract } from '@masabasi/core/masa/gorusme/contract';
import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { GORUSME_LISTESI } from '@masabasi/core/masa/gorusme/liste';
import {
  ayirmaEngeli,
  birlesmeGeriAlinmaz,
  birlesmeEngeli,
  EN_AZ_SEBEP,
  GORUSME_SURECI,
  gorusmeHatalari,
  gorusmeSade,
} from '@masabasi/core/masa/gorusme/rules';
import { bosYerEngeli } from '@masabasi/core/masa/sablon/rules';
import { anmalariDuzelt } from '@masabasi/core/masa/takip/rules';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { sql } from 'kysely';
import { dosyaBagla } from '../../platform/dosya/api.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { sayfaOku } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { MUSTERI_ADLARI, urunEkle } from '../../musteri/musteri/api.ts';
import { LISTE_TABLOLARI, adetler, sonrakiGecikme } from './adetler.ts';
import { adresi, alicilar } from './alici.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { benzerler, benzetilen, bul } from './arama.ts';
import { musteriBilgisi, telefonunSahipleri } from './arayan.ts';
import { ayir, birlestir, birlestirmeyiGeriAl } from './birlesme.ts';
import { cagirani, degisti } from './degisim.ts';
import { GORUSME_SUTUNLARI } from './excel.ts';
import {
  ata,
  atamaHatasi,
  atandigiBildir,
  cozum,
  degistirilecek,
  durumGuncelle,
  duzelt,
  type GorusmeGirdisi,
  ilgileri,
  ilgiSutunlari,
  kilitli,
  secimHatasi,
  ustlen,
} from './kayit.ts';
import * as q from './queries.ts';
import { ekleri, postaliSatirlar } from '../../platform/posta/api.ts';
import { slaOlayiYaz, slaYenile, normalOncelik, slaOku } from '../sla/api.ts';
import { takip } from '../takip/api.ts';
import { aktarilacak, aktarildi } from '../webistek/api.ts';
import { anilacaklar, takipUclari } from './takip.ts';
import { acmaUyarisi, sozYokluklari } from './uyari.ts';
import { yaz } from './yazi.ts';

const ALICI_YOK =
  'Alıcı: bu adres müşterinin kartında yok, bu görüşmede ondan yazan da olmadı. Listeden birini seçiniz.';

interface Acilis {
  readonly AtananId: number | null;
  readonly Cozum: string;
  /** The web request that it is opened from. */
  readonly istek: WebistekKarti | null;
  /** The ticket in which its matter came up, locked. */
  readonly ayrilan: GorusmeKarti | null;
}

/** Opens a ticket whose form was checked. A ticket with a solution was solved during the call. */
async function ac(ctx: ProductAct, g: GorusmeGirdisi, { AtananId, Cozum, istek, ayrilan }: Acilis) {
  const { db, ben, simdi } = ctx;
  const cozuldu = Cozum !== '';
  const atanan = cozuldu ? (AtananId ?? ben.Id) : AtananId;
  // From now on the people of this product see the customer.
  await urunEkle(db, g.MusteriId, g.ProjeId);
  const durum = cozuldu ? 'cozuldu' : atanan === null ? GORUSME_SURECI.ilk : 'atandi';
  const satir = await q.ekle(db, {
    ...sutunlari(GORUSME_ALANLARI, g),
    ...ilgiSutunlari(g),
    cozum: Cozum,
    durum,
    acan_id: ben.Id,
    atanan_id: atanan,
    baslama_zamani: simdi,
    son_hareket: simdi,
    cozum_zamani: cozuldu ? simdi : null,
    webistek_id: istek?.Id ?? null,
    ayrilan_id: ayrilan?.Id ?? null,
  });
  if (istek !== null) await aktarildi(ctx, istek, { Id: satir.id, No: satir.no, MusteriId: g.MusteriId });
  if (ayrilan !== null) await ayir(ctx, ayrilan, { No: satir.no, Baslik: g.Baslik });
  await slaOlayiYaz(db, satir.id, 'basla', simdi);
  if (cozuldu) await slaOlayiYaz(db, satir.id, 'cozum', simdi);
  await slaYenile(db, satir, simdi);
  if (atanan !== null) await atandigiBildir(ctx, atanan, [{ Id: satir.id, No: satir.no, ad: g.Baslik }]);
  return degisti(ctx, satir, {
    eylem: 'gorusmeKaydet',
    tur: 'acildi',
    ...(cozuldu && { baslik: 'Görüşme açıldı ve çözüldü' }),
    aciklama: [g.Baslik, Cozum].filter(Boolean).join('\n'),
  });
}

export const gorusme: Handlers<typeof contract> = {
  ...takipUclari,

  async getGorusmeList(ctx, sorgu) {
    const { db, urunler, simdi, kept } = ctx;
    const kaynak = q.gorusmeKaynagi(ctx, urunler, sorgu.MusteriId);
    const of = ['gorusme listesi', sorgu, istanbulGunu(simdi)];
    const until = () => sonrakiGecikme(db, simdi);
    const [{ satirlar, ...sayilan }, sayilar] = await Promise.all([
      kept({ of, tables: LISTE_TABLOLARI, until, large: true }, () => sayfaOku(db, GORUSME_LISTESI, kaynak, sorgu)),
      adetler(ctx, sorgu.MusteriId),
    ]);
    return { durum: true, gorusmelist: await sozYokluklari(ctx, satirlar), ...sayilan, ozet: { adetler: sayilar } };
  },

  async gorusmeBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [MUSTERI_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async getGorusmeDetay({ db, ben, config, urunler, simdi }, { Id }) {
    const g = found(await q.kart(db, Id, urunler, simdi), 'Görüşme');
    const [hareketlist, musteri, sla, takibi, kime, birlesme] = await Promise.all([
      postaliSatirlar(db, { nesne: 'gorusme', id: Id }, config, q.hareketler(db, Id)),
      musteriBilgisi(db, g.MusteriId, urunler, istanbulGunu(simdi)),
      slaOku(db, { id: Id, oncelik_id: g.OncelikId }, simdi),
      takip(db, Id, ben.Id),
      alicilar(db, g),
      g.DurumAnahtar === 'birlesti' ? q.birlesme(db, Id, simdi) : null,
    ]);
    if (musteri === null) throw kayitYok('Görüşme');
    const birlesmeGeriAlinir = birlesmeGeriAlinmaz(birlesme, ben.Id) === null;
    return { durum: true, gorusme: g, hareketlist, musteri, takip: takibi, alicilar: kime, sla, birlesmeGeriAlinir };
  },

  async benzerGorusmeler({ db, urunler }, { Id }) {
    const g = found(await benzetilen(db, Id, urunler), 'Görüşme');
    return { durum: true, benzerler: await benzerler(db, g, urunler) };
  },

  async telefonBul({ db, urunler, simdi }, { telefon }) {
    return { durum: true, musterilist: await telefonunSahipleri(db, telefon, urunler, istanbulGunu(simdi)) };
  },

  async arayanMusteri({ db, urunler, simdi }, { MusteriId }) {
    const musteri = found(await musteriBilgisi(db, MusteriId, urunler, istanbulGunu(simdi)), 'Müşteri');
    return { durum: true, musteri };
  },

  async gorusmeKaydet(ctx, { gorusme: ham, AtananId, Cozum: yazilan, WebistekId, AyrilanId, gordum }) {
    const Cozum = yazilan.trim();
    const eski = ham.Id === 0 ? null : await degistirilecek(ctx, ham);
    const g = {
      ...gorusmeSade({ ...ham, ...tamamla(GORUSME_ALANLARI, ham, eski) }),
      ...ilgileri(ham, eski),
      OncelikId: ham.OncelikId ?? (await normalOncelik(ctx.db)),
    };
    const [hata] = Object.values(gorusmeHatalari(g));
    if (hata !== undefined) return red(hata);
    const yanlis = await secimHatasi(ctx, g, eski);
    if (yanlis !== null) return red(yanlis);
    if (eski !== null) return duzelt(ctx, g, eski);
    const ayrilan = AyrilanId === null ? null : await q.kilitle(ctx.db, AyrilanId, ctx.urunler, ctx.simdi);
    const ayrilmaz = AyrilanId === null ? null : ayirmaEngeli(ayrilan, g.MusteriId);
    if (ayrilmaz !== null) return red(ayrilmaz);
    const istek = WebistekId === null ? null : await aktarilacak(ctx, WebistekId);
    if (istek !== null && 'durum' in istek) return istek;
    if (Cozum !== '' && gorunenUzunluk(Cozum) < EN_AZ_SEBEP)
      return red(`Nasıl çözüldüğünü en az ${EN_AZ_SEBEP} karakterle yazınız.`);
    const atama = AtananId === null ? null : await atamaHatasi(ctx, AtananId, g.ProjeId);
    if (atama !== null) return red(atama);
    // A person who splits a ticket already knows the first one.
    const bildigi = ayrilan === null ? gordum : [...gordum, 'ayniKonu' as const];
    return (
      (await acmaUyarisi(ctx, { ...g, AtananId, cozuldu: Cozum !== '' }, bildigi)) ??
      ac(ctx, g, { AtananId, Cozum, istek, ayrilan })
    );
  },

  gorusmeUstlen: ustlen,

  gorusmeAta: (ctx, istek) => ata(ctx, istek),

  async gorusmeBirlestir(ctx, { HedefId, ...hangisi }) {
    const { db, ben, simdi, urunler } = ctx;
    // Locks in the order of ids: two opposite merges of the same tickets do not wait for each other.
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
    const engel = birlesmeGeriAlinmaz(b, ctx.ben.Id);
    return engel === null ? birlestirmeyiGeriAl(ctx, g, b!) : red(engel);
  },

  gorusmeDurumGuncelle: durumGuncelle,

  async gorusmeHareketKaydet(ctx, { hareket }) {
    const { Coz, GorusmeId: Id } = hareket;
    const g = Coz === null ? await kilitli(ctx, Id) : await degistirilecek(ctx, { Id, Surum: Coz.Surum });
    if (hareket.Tur === 'yanit' && g.DurumAnahtar === 'birlesti')
      return red(`Bu görüşme kapanmış: ${g.UstNo} ile birleştirildi. Yanıtı orada yazınız.`);
    if (hareket.Tur === 'yanit' && g.DurumAnahtar === 'iptal')
      return red('Bu görüşme kapanmış; müşteriye yanıt yazılamaz. Yeni bir görüşme açınız.');
    const istenen = hareket.Tur === 'yanit' ? (hareket.Alici?.trim() ?? '') : '';
    const Alici = istenen === '' ? null : await adresi(ctx.db, g, istenen);
    if (istenen !== '' && Alici === null) return red(ALICI_YOK);
    const yer = { nesne: 'gorusme', id: g.Id } as const;
    const { Ekler, dosyalar } = hareket;
    if (Ekler.length > 0 && Alici === null) return red('Dosyalar yalnız e-posta ile giden yanıta eklenir.');
    const ekler = await ekleri(ctx, yer, { Ekler, dosyalar: Alici === null ? [] : dosyalar });
    if (typeof ekler === 'string') return red(ekler);
    const { Tur } = hareket;
    const Aciklama = hareket.Aciklama.trim();
    const bos = Tur === 'yanit' ? bosYerEngeli(Aciklama) : null;
    if (bos !== null) return red(bos);
    // A name in an answer to the customer is plain text and calls nobody.
    const anilan = Tur === 'not' ? await anilacaklar(ctx.db, g, hareket.Anilanlar, Aciklama) : [];
    if (typeof anilan === 'string') return red(anilan);
    const coz = Coz === null ? null : await cozum(ctx, g, { Cozum: Aciklama, baglantiSuruyor: Coz.baglantiSuruyor });
    if (coz !== null && typeof coz !== 'function') return coz;
    // Writes nothing if it refuses, and nothing refuses after it.
    const dosyasiz = await dosyaBagla(ctx, yer, dosyalar);
    if (dosyasiz !== null) return red(dosyasiz);
    const yazilan = await yaz(ctx, g, {
      Tur,
      Aciklama: anmalariDuzelt(Aciklama, anilan),
      Alici,
      ekler,
      anilanlar: anilan,
    });
    if (coz === null) return yazilan;
    const { Surum } = await coz();
    return { ...yazilan, Surum };
  },

  async gorusmeAktar(ctx, { Idler, ...sorgu }) {
    const hepsi = q.gorusmeKaynagi(ctx, ctx.urunler, sorgu.MusteriId);
    const kaynak =
      Idler === null ? hepsi : { ...hepsi, kapsam: sql`${hepsi.kapsam} and g.id = any(${[...Idler]}::int[])` };
    return spreadsheet(ctx, GORUSME_LISTESI, kaynak, sorgu, {
      ad: 'Görüşmeler',
      sutunlar: GORUSME_SUTUNLARI,
      eylem: 'gorusmeAktar',
      nesne: 'gorusme',
      cok: 'Bir dosyaya en çok 20.000 görüşme yazılır. Gün, ürün ya da kişi seçerek daraltınız.',
      sec: { ...kaynak, sutunlar: sql`${kaynak.sutunlar}, g.cozum as "Cozum"` },
    });
  },
};
