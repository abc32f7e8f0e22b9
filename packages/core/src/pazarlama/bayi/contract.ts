import { z } from 'zod';
import { baslikliHareket } from '../../platform/hareket/contract.ts';
import {
  ikiOndalik,
  kayitSekli,
  kimlik,
  metin,
  para,
  surum,
  tamSayi,
  tarih,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
} from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import {
  bos,
  kayitYaniti,
  post,
  sayfa,
  signedIn,
  under,
  urun,
  yanit,
  yetki,
  fileCall,
} from '../../platform/call/endpoint.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { YETKILI_ALANLARI } from '../../musteri/yetkili/alanlar.ts';
import { BAYI_ALANLARI } from './alanlar.ts';
import { BAYI_LISANS_LISTESI, BAYI_LISTESI, BAYI_MUSTERI_LISTESI } from './liste.ts';
import { BAYI_SEKMELERI, type BayiSekmesi, EN_COK_ATANAN, EN_COK_BAYI_YETKILISI, BAYI_HAREKETLERI } from './rules.ts';
import {
  bayiAtamasi,
  bayiAyi,
  bayiIlcesi,
  bayiIli,
  bayiKarti,
  bayiKosulu,
  bayiLisansi,
  bayiMusterisi,
  bayiNoktasi,
  bayiOncesi,
  bayiSatiri,
  bayiYetkilisi,
} from './satirlar.ts';

const evet = z.boolean({ error: 'evet ya da hayır olmalı' });
const hangisi = { Id: kimlik, Surum: surum };
const sekme = z.enum(Object.keys(BAYI_SEKMELERI) as BayiSekmesi[]);
const okur = sayfa(SAYFA.bayi, urun(signedIn));
const yazar = sayfa(SAYFA.bayi, urun(yetki(YETKI.bayiYonet)));
const kosulYazar = sayfa(SAYFA.bayi, urun(yetki(YETKI.bayiKosul)));
const idler = z
  .array(kimlik)
  .max(EN_COK_ATANAN, { error: `en fazla ${EN_COK_ATANAN} kayıt içerebilir` })
  .default([]);

export const bayi = under('/pazarlama/bayi', {
  getBayiList: listeUcu(BAYI_LISTESI, {
    satir: bayiSatiri,
    konu: ['bayi', 'tanim', 'musteriler'],
    access: okur,
    /** Number of dealers in each tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Bayi listesi: sekmeler, süzgeçler, sayılar; müşteri ve lisans sayıları kişinin ürünleriyle sınırlı.',
  }),
  bayiBul: aramaUcu({ access: okur, ozet: 'Adı, unvanı ya da yetkilisiyle bulunan bayiler.' }),
  getBayiDetay: post({
    konu: ['bayi', 'tanim', 'musteriler'],
    access: okur,
    request: byId,
    response: yanit({
      bayi: bayiKarti,
      yetkililer: z.array(bayiYetkilisi),
      hareketlist: z.array(baslikliHareket),
    }),
    ozet: 'Bir bayinin kartı, yetkili kişileri ve geçmişi.',
  }),
  bayiKaydet: post({
    degistirir: ['bayi', 'tanim'],
    access: yazar,
    request: z.strictObject({
      bayi: z.strictObject({
        ...kayitSekli(BAYI_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: surum,
        Ad: zorunluMetin(200),
        Aktif: evet,
      }),
      /** All contact persons, the first one to call first. `YetkiliId` is 0 for a new one. */
      yetkililer: z
        .array(z.strictObject({ YetkiliId: yeniVeyaKimlik, ...kayitSekli(YETKILI_ALANLARI) }))
        .max(EN_COK_BAYI_YETKILISI, { error: `en fazla ${EN_COK_BAYI_YETKILISI} kişi içerebilir` }),
    }),
    response: kayitYaniti,
    ozet: 'Bayi ekler (Id 0) ya da değiştirir; adı, bayi seçilen her formda görünür.',
    denetim: 'Bayi kaydedildi',
  }),
  bayiSil: post({
    degistirir: ['bayi', 'tanim'],
    access: yazar,
    request: z.strictObject(hangisi),
    response: yanit({}),
    ozet: 'Müşterisi ve lisansı kalmayan bayiyi siler; 15 dakika içinde geri alınabilir.',
    denetim: 'Bayi silindi',
  }),
  bayiGeriAl: post({
    degistirir: ['bayi', 'tanim'],
    access: yazar,
    request: byId,
    response: kayitYaniti,
    ozet: 'Silinen bayiyi geri getirir: silen kişi, 15 dakika içinde.',
    denetim: 'Silinen bayi geri alındı',
  }),
  bayiKosullari: post({
    konu: ['bayi'],
    access: kosulYazar,
    request: byId,
    response: yanit({ kosullar: z.array(bayiKosulu), Surum: z.int() }),
    ozet: 'Bayinin günlerine göre komisyonu, iskontosu ve risk limiti.',
  }),
  bayiKosulKaydet: post({
    degistirir: ['bayi'],
    access: kosulYazar,
    request: z.strictObject({
      ...hangisi,
      kosul: z.strictObject({
        KosulId: yeniVeyaKimlik,
        Gecerlilik: tarih,
        KomisyonOran: ikiOndalik(0, 100),
        IskontoOran: ikiOndalik(0, 100),
        /** Null: no limit. */
        RiskLimiti: para.nullable(),
        Aciklama: metin(500).default(''),
      }),
    }),
    response: kayitYaniti,
    ozet: 'Bir günden başlayan koşulları yazar (KosulId 0) ya da düzeltir.',
    denetim: 'Bayinin koşulları kaydedildi',
  }),
  bayiKosulSil: post({
    degistirir: ['bayi'],
    access: kosulYazar,
    request: z.strictObject({ ...hangisi, KosulId: kimlik }),
    response: kayitYaniti,
    ozet: 'Yanlış yazılan koşulları siler; öncekiler geçerli olur.',
    denetim: 'Bayinin koşulları silindi',
  }),
  getBayiMusteriList: listeUcu(BAYI_MUSTERI_LISTESI, {
    satir: bayiMusterisi,
    ait: { BayiId: kimlik },
    konu: ['bayi', 'musteriler'],
    access: okur,
    ozet: 'Bayinin müşterileri; kişinin ürünleriyle sınırlı.',
  }),
  getBayiLisansList: listeUcu(BAYI_LISANS_LISTESI, {
    satir: bayiLisansi,
    ait: { BayiId: kimlik },
    konu: ['bayi', 'musteriler'],
    access: okur,
    ozet: 'Bayinin lisansları; kişinin ürünleriyle sınırlı.',
  }),
  bayiAtamalari: post({
    konu: ['bayi', 'musteriler'],
    access: okur,
    request: z.strictObject({ BayiId: kimlik }),
    response: yanit({ atamalar: z.array(bayiAtamasi) }),
    ozet: 'Hangi müşteri ve lisansın hangi günler arasında bayinin olduğu; en yeni 200 satır.',
  }),
  bayiAta: post({
    degistirir: ['bayi', 'musteri', 'musteriler'],
    access: yazar,
    request: z.strictObject({
      /** Null: removes the dealer. */
      BayiId: kimlik.nullable(),
      MusteriIdler: idler,
      LisansIdler: idler,
      /** Includes the licences of these customers, as far as the caller may see them. */
      Lisanslariyla: evet.default(false),
    }),
    response: yanit({ Musteri: z.int(), Lisans: z.int(), onceki: z.array(bayiOncesi) }),
    ozet: 'Müşterileri ve lisansları bir bayiye verir ya da bayiden alır; önceki bayileri de döner.',
    denetim: 'Bayinin müşteri ve lisansları değişti',
  }),
  bayiPerformans: post({
    konu: ['bayi', 'musteriler'],
    access: okur,
    request: z.strictObject({ BayiId: kimlik, Yil: tamSayi(2012, 2050) }),
    response: yanit({ aylar: z.array(bayiAyi), oncekiYil: z.array(bayiAyi) }),
    ozet: 'Bayinin bir yılı, ay ay: yeni, yenilenen ve kaybedilen lisanslar; bir önceki yılla.',
  }),
  bayiHaritasi: post({
    konu: ['bayi', 'musteriler'],
    access: okur,
    request: bos,
    response: yanit({ iller: z.array(bayiIli), noktalar: z.array(bayiNoktasi) }),
    ozet: 'İl il müşteriler, bayisi olmayanlar ve bölgesi o ilde olan bayiler; kişinin ürünleriyle sınırlı.',
  }),
  bayiIlHaritasi: post({
    konu: ['bayi', 'musteriler'],
    access: okur,
    request: z.strictObject({ IlId: kimlik }),
    response: yanit({
      IlId: z.int(),
      Il: z.string(),
      ilceler: z.array(bayiIlcesi),
      /** Customers without a known district. */
      Ilcesiz: z.int(),
    }),
    ozet: 'Bir ilin ilçelerinde müşteriler, bayisi olmayanlar ve bölgesi o ilçeyi kapsayan bayiler; kişinin ürünleriyle sınırlı.',
  }),
  bayiEkstreOnizle: post({
    konu: ['bayi', 'musteriler'],
    access: yazar,
    request: byId,
    response: yanit({
      /** Recipient of the statement. Null: no address yet. */
      Alici: z.string().nullable(),
      Acik: z.boolean(),
      Konu: z.string(),
      Metin: z.string(),
      /** The statement is empty, so it is not sent. */
      Bos: z.boolean(),
      /** The full statement also has lines of products that the caller does not work with. */
      Eksik: z.boolean(),
      gonderilenler: z.array(z.strictObject({ Donem: z.string(), Alici: z.string(), Zaman: z.string() })),
    }),
    ozet: 'Geçen ayın bayi ekstresi, gönderileceği gibi; kişinin ürünleriyle sınırlı. Daha önce gönderilenler.',
  }),
  bayiAktar: fileCall({
    access: sayfa(SAYFA.bayi, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(BAYI_LISTESI),
    ozet: 'Süzülen bayilerin Excel dosyası (base64).',
    denetim: 'Bayiler dışa aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const bayiSozleri = {
  eylemler: {
    bayiEkstre: 'Bayiye aylık ekstre gönderildi',
  },
  nesneler: {
    bayi: 'Bayi',
  },
  alanlar: {
    ...BAYI_HAREKETLERI.alanlar,
    Gecerlilik: 'Geçerlilik',
    IskontoOran: 'İskonto oranı',
    KomisyonOran: 'Komisyon oranı',
    RiskLimiti: 'Risk limiti',
    Musteri: 'Müşteri sayısı',
    Lisans: 'Lisans sayısı',
  },
  paralar: ['RiskLimiti'],
  yollar: { bayi: '/pazarlama/bayi?bayi=' },
} as const;
