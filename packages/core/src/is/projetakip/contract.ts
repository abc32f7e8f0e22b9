import { z } from 'zod';
import { baslikliHareket } from '../../platform/hareket/contract.ts';
import {
  ikiOndalik,
  kimlik,
  metin,
  secenek,
  surum,
  tamSayi,
  tarih,
  yaziKimlik,
  yeniVeyaKimlik,
  zorunluMetin,
} from '../../platform/field/alan.ts';
import { baglanacaklar, DOSYALAR, dosyaSatiri, yuklemeYaniti } from '../../platform/dosya/satirlar.ts';
import {
  bos,
  kayitYaniti,
  post,
  sayfa,
  signedIn,
  under,
  upload,
  urun,
  yanit,
  fileCall,
} from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimSecenegi } from '../../platform/tanim/contract.ts';
import { EN_COK_ADIM, EN_COK_YOL, EN_UZAK } from './akis.ts';
import { aktarim } from './aktarimUcu.ts';
import { PRJ_LISTESI } from './liste.ts';
import {
  EN_COK_GECIKME,
  EN_COK_ONCEKI,
  EN_COK_PLAN_SAATI,
  PLAN_DURUM_ADLARI,
  PLAN_HAREKETLERI,
  PRJ_DURUM_ADLARI,
  PRJ_HAREKETLERI,
} from './rules.ts';
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
  prjKarti,
  prjSatiri,
  takipSatiri,
} from './satirlar.ts';

const access = sayfa(SAYFA.projetakip, urun(signedIn));
const hangisi = { Id: kimlik, Surum: surum };
const okuma = { konu: ['prj', 'tanim', 'tatil'], access } as const;
const yazma = { degistirir: ['prj'], access } as const;
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
const resimYazma = { degistirir: ['prj', 'dosya'], access } as const;

export const projetakip = under('/islemler/projetakibi', {
  ...aktarim,
  getGerekliList: post({
    ...okuma,
    konu: ['tanim', 'proje', 'personel'],
    request: bos,
    response: yanit({
      proje: z.array(secenek),
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
    konu: ['prj', 'proje', 'musteriler'],
    access,
    ozet: 'Projeler: durum, ilerleme, geciken planlar; kişinin ürünleriyle sınırlı.',
  }),
  getprojeKonuList: post({
    ...okuma,
    request: z.strictObject({ ProjeId: kimlik }),
    response: yanit({ projeKonuList: z.array(konuSatiri) }),
    ozet: 'Bir projenin konu ağacı; günler ve ilerleme planlarından türer.',
  }),
  getProjePlanDetayList: post({
    ...okuma,
    konu: ['prj', 'tatil', 'dosya', 'musteriler'],
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
      hareketlist: z.array(baslikliHareket),
      /** Step at which the caller stopped reading. */
      OkumaYeri: z.int().nullable(),
      /** Holidays between the first and the last day of the project. */
      tatiller: z.array(z.string()),
      Bugun: z.string(),
    }),
    ozet: 'Bir projenin planları: günler, bağımlılıklar, kritik yol, son onaylı versiyon; istenen planın akışı, versiyonları ve geçmişi.',
  }),
  prjKaydet: post({
    ...yazma,
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
    response: kayitYaniti,
    govdeSiniri: 64 * 1024,
    ozet: 'Proje açar (Id 0) ya da değiştirir.',
    denetim: 'Proje kaydedildi',
  }),
  projeDurumGuncelle: post({
    ...yazma,
    request: z.strictObject({ ...hangisi, Durum: prjDurumu, aciklama: metin(1000).default('') }),
    response: kayitYaniti,
    ozet: 'Projeyi başlatır, bekletir, sürdürür, tamamlar ya da iptal eder.',
    denetim: 'Projenin durumu değişti',
  }),
  projeKonuKaydet: post({
    ...yazma,
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
    response: kayitYaniti,
    ozet: 'Projeye konu ekler (Id 0) ya da konuyu değiştirir.',
    denetim: 'Proje konusu kaydedildi',
  }),
  projeKonuSil: post({
    ...yazma,
    request: z.strictObject(hangisi),
    response: kayitYaniti,
    ozet: 'Altında konu ve plan olmayan konuyu kaldırır.',
    denetim: 'Proje konusu kaldırıldı',
  }),
  projePlanOnizle: post({
    ...okuma,
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
    request: z.strictObject({
      plan,
      /** True: plans that have to move are moved as well. */
      Kaydir: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
    }),
    response: yanit({ Id: z.int(), Surum: z.int(), Kayan: z.int() }),
    govdeSiniri: 64 * 1024,
    ozet: 'Plan açar (Id 0) ya da taslağı değiştirir; istenirse ona bağlı olanları da kaydırır.',
    denetim: 'Proje planı kaydedildi',
  }),
  projePlanSil: post({
    ...yazma,
    request: z.strictObject(hangisi),
    response: kayitYaniti,
    ozet: 'Kendisine bağlı plan olmayan taslağı kaldırır.',
    denetim: 'Proje planı kaldırıldı',
  }),
  projePlanOnayla: post({
    ...yazma,
    request: z.strictObject({ ...hangisi, Durum: planDurumu, aciklama: metin(1000).default('') }),
    response: kayitYaniti,
    ozet: 'Planı onaya gönderir, onaylar, döndürür, yeni versiyonunu açar, tamamlar ya da yeniden açar.',
    denetim: 'Proje planının durumu değişti',
  }),
  prjtakipkaydet: post({
    ...yazma,
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
    denetim: 'Plana ilerleme yazıldı',
  }),
  projeplanakiskaydet: post({
    ...yazma,
    request: z.strictObject({
      plan: z.strictObject(hangisi),
      akislar: z.array(akis).max(EN_COK_ADIM, { error: `en fazla ${EN_COK_ADIM} adım içerebilir` }),
      silinenler: z.array(kimlik).max(EN_COK_ADIM),
    }),
    response: yanit({ plan: z.strictObject({ Id: z.int(), Surum: z.int() }), akislist: z.array(akisSatiri) }),
    govdeSiniri: 2 * 1024 * 1024,
    ozet: 'Bir planın akışını bütün olarak kaydeder; onaylı planda yalnız adımların bittiği değişir.',
    denetim: 'Plan akışı kaydedildi',
  }),
  projeAkisYeri: post({
    ...yazma,
    degistirir: [],
    request: z.strictObject({ PlanId: kimlik, AkisId: kimlik }),
    response: yanit({}),
    ozet: 'Kişinin akışı okurken nerede kaldığını saklar.',
  }),
  projeAkisPdf: fileCall({
    access,
    request: z.strictObject({ PlanId: kimlik }),
    ozet: 'Bir planın akışı, çizimi ve okunma sırasıyla adımları: PDF, base64.',
    denetim: 'Plan akışı yazdırıldı',
  }),
  projePlanImgKaydet: upload({
    ...resimYazma,
    request: z.strictObject({ PlanId: yaziKimlik.optional() }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Bir plana dosya yükler; planı yazılmadan gelen, eklenene kadar bekler.',
  }),
  projePlanAkisImgKaydet: upload({
    ...resimYazma,
    request: z.strictObject({ AkisId: yaziKimlik.optional() }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Bir akış adımına dosya yükler; adımı yazılmadan gelen, eklenene kadar bekler.',
  }),
  addplanImgList: post({
    ...resimYazma,
    request: z.strictObject({ PlanId: kimlik, ...images }),
    response: planResimleri,
    ozet: 'Bekleyen dosyaları plana ekler; planın dosyalarını döner.',
  }),
  removeplanImgList: post({
    ...resimYazma,
    request: z.strictObject({ PlanId: kimlik, Id: kimlik }),
    response: planResimleri,
    ozet: 'Plandan bir dosyayı kaldırır; kalanları döner.',
  }),
  addplanAkisImgList: post({
    ...resimYazma,
    request: z.strictObject({ AkisId: kimlik, ...images }),
    response: akisResimleri,
    ozet: 'Bekleyen dosyaları adıma ekler; adımın dosyalarını döner.',
  }),
  removeplanAkisImgList: post({
    ...resimYazma,
    request: z.strictObject({ AkisId: kimlik, Id: kimlik }),
    response: akisResimleri,
    ozet: 'Adımdan bir dosyayı kaldırır; kalanları döner.',
  }),
  getAnalizSonuc: post({
    ...okuma,
    request: analizIstegi,
    response: yanit({ analizSonuc: z.array(analizSatiri), ozet: analizOzeti, grafik: analizGrafigi }),
    ozet: 'Planlanan ve gerçekleşen saatler, kazanılmış değer, çevrim süresi ve yük; kişinin ürünleriyle sınırlı.',
  }),
  getAnalizPlanlari: post({
    ...okuma,
    request: analizPlanIstegi,
    response: yanit({ planlar: z.array(analizPlani), toplam: z.int(), Gun: z.string() }),
    ozet: 'Takip analizindeki bir sayının ardındaki planlar.',
  }),
  analizDosyasi: fileCall({
    ...okuma,
    request: analizIstegi,
    ozet: 'Takip analizinin ve ardındaki planların Excel dosyası (base64).',
    denetim: 'Proje takip analizi dosyaya aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const projetakipSozleri = {
  nesneler: { prj: 'Proje kaydı', proje_plan: 'Proje planı', prjPlan: 'Projenin planı', prjAkis: 'Planın adımı' },
  alanlar: { ...PRJ_HAREKETLERI.alanlar, ...PLAN_HAREKETLERI.alanlar },
  degerler: {
    PrjDurum: PRJ_DURUM_ADLARI,
    PlanDurum: PLAN_DURUM_ADLARI,
    Durum: { ...PLAN_DURUM_ADLARI, ...PRJ_DURUM_ADLARI },
    DurumAnahtar: { ...PLAN_DURUM_ADLARI, ...PRJ_DURUM_ADLARI },
  },
  yollar: { prj: '/islemler/projetakibi/projeplanpage?proje=' },
} as const;
