import { z } from 'zod';
import {
  ikiOndalik,
  kimlik,
  metin,
  tamSayi,
  tarih,
  yaziKimlik,
  yeniVeyaKimlik,
  zorunluMetin,
} from '../../platform/field/alan.ts';
import { baglanacaklar, DOSYALAR, dosyaSatiri, yuklemeYaniti } from '../../platform/dosya/satirlar.ts';
import { bos, post, sayfa, signedIn, upload, urun, yanit } from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimSecenegi } from '../../platform/tanim/contract.ts';
import { EN_COK_ADIM, EN_COK_YOL, EN_UZAK } from './akis.ts';
import { aktarim } from './aktarimUcu.ts';
import { PRJ_LISTESI } from './liste.ts';
import { EN_COK_GECIKME, EN_COK_ONCEKI, EN_COK_PLAN_SAATI } from './rules.ts';
import {
  akisSatiri,
  akisTuru,
  analizGrafigi,
  analizIstegi,
  analizOzeti,
  analizPlani,
  analizPlanIstegi,
  analizSatiri,
  bagTuru,
  kayanPlan,
  konuSatiri,
  planDurumu,
  planSatiri,
  planSurumu,
  prjDurumu,
  prjHareketi,
  prjKarti,
  prjSatiri,
  takipSatiri,
} from './satirlar.ts';

const surum = tamSayi(0, 2_147_483_647);
const access = sayfa(SAYFA.projetakip, urun(signedIn));
const hangisi = { Id: kimlik, Surum: surum };
const okuma = { effect: 'read', konu: ['prj', 'tanim', 'tatil'], access } as const;
const yazma = { effect: 'write', degistirir: ['prj'], access } as const;
const kayit = yanit({ Id: z.int(), Surum: z.int() });
const ad = zorunluMetin(200);

/** Id of a step; below 0: not saved yet. */
const akisNo = tamSayi(-2_147_483_647, 2_147_483_647);
const yer = tamSayi(-EN_UZAK, EN_UZAK);
const akis = z.strictObject({
  Id: akisNo,
  Ad: ad,
  Aciklama: metin(4000),
  Tur: akisTuru,
  Sonraki: z.array(z.strictObject({ AkisId: akisNo, Etiket: metin(100) })).max(EN_COK_YOL),
  SorumluId: kimlik.nullable(),
  Sure: ikiOndalik(0, 9999).nullable(),
  Tamamlandi: z.boolean({ error: 'evet ya da hayır olmalı' }),
  X: yer,
  Y: yer,
});

const plan = z.strictObject({
  Id: yeniVeyaKimlik,
  Surum: surum,
  ProjeId: kimlik,
  KonuId: kimlik,
  Ad: ad,
  Aciklama: metin(8000),
  Baslama_Tarihi: tarih,
  Bitis_Tarihi: tarih,
  SorumluId: kimlik.nullable(),
  EkipId: kimlik.nullable(),
  Tahmini_Sure: ikiOndalik(0, EN_COK_PLAN_SAATI),
  KilometreTasi: z.boolean({ error: 'evet ya da hayır olmalı' }),
  Bagimliliklar: z
    .array(z.strictObject({ PlanId: kimlik, Tur: bagTuru, Gecikme: tamSayi(-EN_COK_GECIKME, EN_COK_GECIKME) }))
    .max(EN_COK_ONCEKI, { error: `en fazla ${EN_COK_ONCEKI} bağımlılık içerebilir` }),
});
export type PlanFormu = z.infer<typeof plan>;

const planResimleri = yanit({ planImgList: z.array(dosyaSatiri) });
const akisResimleri = yanit({ planAkisImgList: z.array(dosyaSatiri) });
/** Uploaded files that are attached to a record. Without a record they are only listed. */
const images = { images: baglanacaklar };
const resimYazma = { effect: 'write', degistirir: ['prj', 'dosya'], access } as const;

export const projetakip = {
  ...aktarim,
  getGerekliList: post({
    ...okuma,
    konu: ['tanim', 'proje', 'personel'],
    path: '/islemler/projetakibi/getGerekliList',
    request: bos,
    response: yanit({
      proje: z.array(z.strictObject({ Id: z.int(), Ad: z.string() })),
      personel: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), DepartmanId: z.int() })),
      projeEkip: z.array(tanimSecenegi),
      surecDurum: z.array(tanimSecenegi),
      oncelikler: z.array(tanimSecenegi),
      durumlar: z.array(tanimSecenegi),
    }),
    ozet: 'Proje takibinin seçim listeleri; ürünler ve ekipler kişinin ürünleriyle sınırlı.',
  }),
  getProjeDetayList: listeUcu(PRJ_LISTESI, {
    satir: prjSatiri,
    path: '/islemler/projetakibi/getProjeDetayList',
    konu: ['prj', 'proje', 'musteriler'],
    access,
    ozet: 'Projeler: durum, ilerleme, geciken planlar; kişinin ürünleriyle sınırlı.',
  }),
  getprojeKonuList: post({
    ...okuma,
    path: '/islemler/projetakibi/getprojeKonuList',
    request: z.strictObject({ ProjeId: kimlik }),
    response: yanit({ projeKonuList: z.array(konuSatiri) }),
    ozet: 'Bir projenin konu ağacı; günler ve ilerleme planlarından türer.',
  }),
  getProjePlanDetayList: post({
    ...okuma,
    konu: ['prj', 'tatil', 'dosya', 'musteriler'],
    path: '/islemler/projetakibi/getProjePlanDetayList',
    request: z.strictObject({
      /** Not needed with a plan. */
      ProjeId: kimlik.nullable().default(null),
      KonuId: kimlik.nullable().default(null),
      PlanId: kimlik.nullable().default(null),
    }),
    response: yanit({
      projeDetay: prjKarti,
      projePlanDetayList: z.array(planSatiri),
      /** Flow of the requested plan; empty without one. */
      projePlanAkisList: z.array(akisSatiri),
      planImgList: z.array(dosyaSatiri),
      surumlist: z.array(planSurumu),
      takiplist: z.array(takipSatiri),
      hareketlist: z.array(prjHareketi),
      /** Step at which the caller stopped reading. */
      OkumaYeri: z.int().nullable(),
      /** Holidays between the first and the last day of the project. */
      tatiller: z.array(z.string()),
      Bugun: z.string(),
    }),
    ozet: 'Bir projenin planları: günler, bağımlılıklar, kritik yol, son onaylı sürüm; istenen planın akışı, sürümleri ve geçmişi.',
  }),
  prjKaydet: post({
    ...yazma,
    path: '/islemler/projetakibi/prjKaydet',
    request: z.strictObject({
      proje: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        UrunId: kimlik,
        MusteriId: kimlik.nullable(),
        Ad: ad,
        Aciklama: metin(8000),
        SorumluId: kimlik,
        EkipId: kimlik.nullable(),
        Baslama_Tarihi: tarih,
        Bitis_Tarihi: tarih,
      }),
    }),
    response: kayit,
    govdeSiniri: 64 * 1024,
    ozet: 'Proje açar (Id 0) ya da değiştirir.',
  }),
  projeDurumGuncelle: post({
    ...yazma,
    path: '/islemler/projetakibi/projeDurumGuncelle',
    request: z.strictObject({ ...hangisi, Durum: prjDurumu, aciklama: metin(1000).default('') }),
    response: kayit,
    ozet: 'Projeyi başlatır, bekletir, sürdürür, tamamlar ya da iptal eder.',
  }),
  projeKonuKaydet: post({
    ...yazma,
    path: '/islemler/projetakibi/projeKonuKaydet',
    request: z.strictObject({
      konu: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        ProjeId: kimlik,
        UstId: kimlik.nullable(),
        Ad: ad,
        Sira: tamSayi(0, 100_000),
        SorumluId: kimlik.nullable(),
      }),
    }),
    response: kayit,
    ozet: 'Projeye konu ekler (Id 0) ya da konuyu değiştirir.',
  }),
  projeKonuSil: post({
    ...yazma,
    path: '/islemler/projetakibi/projeKonuSil',
    request: z.strictObject(hangisi),
    response: kayit,
    ozet: 'Altında konu ve plan olmayan konuyu kaldırır.',
  }),
  projePlanOnizle: post({
    ...okuma,
    path: '/islemler/projetakibi/projePlanOnizle',
    request: z.strictObject({ plan }),
    response: yanit({
      /** Reason why the plan cannot be saved so; null: it can. */
      Engel: z.string().nullable(),
      kayanlar: z.array(kayanPlan),
    }),
    govdeSiniri: 64 * 1024,
    ozet: 'Bir plan böyle kaydedilirse hangi planların kayacağı, eski ve yeni günleriyle; hiçbir şey yazmaz.',
  }),
  projePlanKaydet: post({
    ...yazma,
    path: '/islemler/projetakibi/projePlanKaydet',
    request: z.strictObject({
      plan,
      /** True: plans that have to move are moved as well. */
      Kaydir: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
    }),
    response: yanit({ Id: z.int(), Surum: z.int(), Kayan: z.int() }),
    govdeSiniri: 64 * 1024,
    ozet: 'Plan açar (Id 0) ya da taslağı değiştirir; istenirse ona bağlı olanları da kaydırır.',
  }),
  projePlanSil: post({
    ...yazma,
    path: '/islemler/projetakibi/projePlanSil',
    request: z.strictObject(hangisi),
    response: kayit,
    ozet: 'Kendisine bağlı plan olmayan taslağı kaldırır.',
  }),
  projePlanOnayla: post({
    ...yazma,
    path: '/islemler/projetakibi/projePlanOnayla',
    request: z.strictObject({ ...hangisi, Durum: planDurumu, aciklama: metin(1000).default('') }),
    response: kayit,
    ozet: 'Planı onaya gönderir, onaylar, döndürür, yeni sürümünü açar, tamamlar ya da yeniden açar.',
  }),
  prjtakipkaydet: post({
    ...yazma,
    path: '/islemler/projetakibi/prjtakipkaydet',
    request: z.strictObject({
      prjtakip: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        PlanId: kimlik,
        Tarih: tarih,
        Aciklama: zorunluMetin(2000),
        Gerceklesen_Sure: ikiOndalik(0, 9999),
        Ilerleme: tamSayi(0, 100),
      }),
    }),
    response: yanit({ prjtakip: takipSatiri }),
    ozet: 'Bir planın ilerlemesini ve harcanan saatini yazar ya da kendi yazdığını düzeltir.',
  }),
  projeplanakiskaydet: post({
    ...yazma,
    path: '/islemler/projetakibi/projeplanakiskaydet',
    request: z.strictObject({
      plan: z.strictObject(hangisi),
      akislar: z.array(akis).max(EN_COK_ADIM, { error: `en fazla ${EN_COK_ADIM} adım içerebilir` }),
      silinenler: z.array(kimlik).max(EN_COK_ADIM),
    }),
    response: yanit({ plan: z.strictObject({ Id: z.int(), Surum: z.int() }), akislist: z.array(akisSatiri) }),
    govdeSiniri: 2 * 1024 * 1024,
    ozet: 'Bir planın akışını bütün olarak kaydeder; onaylı planda yalnız adımların bittiği değişir.',
  }),
  projeAkisYeri: post({
    ...yazma,
    degistirir: [],
    path: '/islemler/projetakibi/projeAkisYeri',
    request: z.strictObject({ PlanId: kimlik, AkisId: kimlik }),
    response: yanit({}),
    ozet: 'Kişinin akışı okurken nerede kaldığını saklar.',
  }),
  projeAkisPdf: post({
    effect: 'read',
    konu: [],
    agir: true,
    access,
    path: '/islemler/projetakibi/projeAkisPdf',
    request: z.strictObject({ PlanId: kimlik }),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Bir planın akışı, çizimi ve okunma sırasıyla adımları: PDF, base64.',
  }),
  projePlanImgKaydet: upload({
    ...resimYazma,
    path: '/islemler/projetakibi/projePlanImgKaydet',
    request: z.strictObject({ PlanId: yaziKimlik.optional() }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Bir plana dosya yükler; planı yazılmadan gelen, eklenene kadar bekler.',
  }),
  projePlanAkisImgKaydet: upload({
    ...resimYazma,
    path: '/islemler/projetakibi/projePlanAkisImgKaydet',
    request: z.strictObject({ AkisId: yaziKimlik.optional() }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Bir akış adımına dosya yükler; adımı yazılmadan gelen, eklenene kadar bekler.',
  }),
  addplanImgList: post({
    ...resimYazma,
    path: '/islemler/projetakibi/addplanImgList',
    request: z.strictObject({ PlanId: kimlik, ...images }),
    response: planResimleri,
    ozet: 'Bekleyen dosyaları plana ekler; planın dosyalarını döner.',
  }),
  removeplanImgList: post({
    ...resimYazma,
    path: '/islemler/projetakibi/removeplanImgList',
    request: z.strictObject({ PlanId: kimlik, Id: kimlik }),
    response: planResimleri,
    ozet: 'Plandan bir dosyayı kaldırır; kalanları döner.',
  }),
  addplanAkisImgList: post({
    ...resimYazma,
    path: '/islemler/projetakibi/addplanAkisImgList',
    request: z.strictObject({ AkisId: kimlik, ...images }),
    response: akisResimleri,
    ozet: 'Bekleyen dosyaları adıma ekler; adımın dosyalarını döner.',
  }),
  removeplanAkisImgList: post({
    ...resimYazma,
    path: '/islemler/projetakibi/removeplanAkisImgList',
    request: z.strictObject({ AkisId: kimlik, Id: kimlik }),
    response: akisResimleri,
    ozet: 'Adımdan bir dosyayı kaldırır; kalanları döner.',
  }),
  getAnalizSonuc: post({
    ...okuma,
    path: '/islemler/projetakibi/getAnalizSonuc',
    request: analizIstegi,
    response: yanit({ analizSonuc: z.array(analizSatiri), ozet: analizOzeti, grafik: analizGrafigi }),
    ozet: 'Planlanan ve gerçekleşen saatler, kazanılmış değer, çevrim süresi ve yük; kişinin ürünleriyle sınırlı.',
  }),
  getAnalizPlanlari: post({
    ...okuma,
    path: '/islemler/projetakibi/getAnalizPlanlari',
    request: analizPlanIstegi,
    response: yanit({ planlar: z.array(analizPlani), toplam: z.int(), Gun: z.string() }),
    ozet: 'Takip analizindeki bir sayının ardındaki planlar.',
  }),
  analizDosyasi: post({
    ...okuma,
    konu: [],
    agir: true,
    path: '/islemler/projetakibi/analizDosyasi',
    request: analizIstegi,
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Takip analizinin ve ardındaki planların Excel dosyası (base64).',
  }),
};
