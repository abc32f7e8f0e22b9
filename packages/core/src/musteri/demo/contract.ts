import { z } from 'zod';
import { surumHareketi } from '../../platform/hareket/contract.ts';
import {
  an,
  formSekli,
  kayitSekli,
  kimlik,
  metin,
  surum,
  tamSayi,
  tarih,
  yeniVeyaKimlik,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import {
  acikDeger,
  bos,
  kayitYaniti,
  post,
  sayfa,
  signedIn,
  sorumlu,
  under,
  urun,
  yanit,
  yetki,
} from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimRengi, tanimSecenegi } from '../../platform/tanim/contract.ts';
import { takvimTatili } from '../../izin/tatil/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { musteriSatiri } from '../musteri/contract.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { DEMO_ALANLARI, SATIS_KARTI, SATIS_LISANSI } from './alanlar.ts';
import { KAPANAN_DEMOLAR } from './liste.ts';
import { DEMO_DURUMLARI, DEMO_HAREKETLERI } from './rules.ts';

const secim = kimlik.nullable();
const durum = z.enum(DEMO_DURUMLARI, { error: 'bilinen bir demo durumu değil' });

/** A row of the demo list (specification section 3), with the data that its screen needs. */
const demoSatiri = z.strictObject({
  Id: z.int(),
  IslemId: z.int(),
  Islem: z.string(),
  Tarih: z.string(),
  LisansTur: z.string(),
  AdSoyad: z.string(),
  /** Masked. */
  TCKimlikNo: z.string().nullable(),
  Ili: z.string().nullable(),
  Ilcesi: z.string().nullable(),
  Telefon: z.string().nullable(),
  GSM: z.string().nullable(),
  Aciklama: z.string(),
  /** The person who opened it. */
  Kullanici: z.string(),
  Atanan: z.string().nullable(),
  AtananId: z.int().nullable(),
  IslemRenk: tanimRengi.nullable(),
  Proje: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  DurumRenk: tanimRengi.nullable(),
  Deneme: z.int(),
  RandevuZamani: z.string().nullable(),
  KurulumZamani: z.string().nullable(),
  MusteriId: z.int().nullable(),
  Surum: z.int(),
});
export type DemoSatiri = z.infer<typeof demoSatiri>;

/** A demo for the people who work on it. */
const demoKarti = demoSatiri.extend({
  ProjeId: z.int(),
  LisansTurId: z.int(),
  IlId: z.int().nullable(),
  IlceId: z.int().nullable(),
  BayiId: z.int().nullable(),
  Bayi: z.string().nullable(),
});
export type DemoKarti = z.infer<typeof demoKarti>;

const kapananDemo = z.strictObject({
  Id: z.int(),
  AdSoyad: z.string(),
  MusteriId: z.int().nullable(),
  Ili: z.string().nullable(),
  Proje: z.string(),
  Atanan: z.string().nullable(),
  Durum: z.string(),
  DurumAnahtar: durum,
  DurumRenk: tanimRengi.nullable(),
  /** The reason for giving up. */
  Neden: z.string().nullable(),
  DigerProgram: z.string().nullable(),
  KapanisZamani: z.string(),
});
export type KapananDemo = z.infer<typeof kapananDemo>;

/** An appointment of an open demo. */
const randevu = z.strictObject({
  Id: z.int(),
  Zaman: an,
  AdSoyad: z.string(),
  Proje: z.string(),
  AtananId: z.int().nullable(),
  Atanan: z.string().nullable(),
  /** Warning about the appointment: its person is absent, or has another appointment at that time. */
  Uyari: z.string().nullable(),
});
export type Randevu = z.infer<typeof randevu>;

/** The warning that the caller has read. A new warning makes the server ask again. */
const gorulenUyari = metin(200).nullable().default(null);
const uyarili = z.strictObject({ durum: z.literal(false), msg: z.string(), uyari: z.string() });

/** The buyer of a demo and the licence of the sale. */
const satis = z.strictObject({
  /** The existing customer who buys. Null: a new card is made from the demo and `kart`. */
  MusteriId: secim.default(null),
  kart: z.strictObject(kayitSekli(SATIS_KARTI)).nullable().default(null),
  /** `Ay` null: a licence without an end. */
  lisans: z.strictObject({ ...kayitSekli(SATIS_LISANSI), Ay: tamSayi(1, 60).nullable() }),
});

export const demo = under('/islemler/musterigorusme', {
  demoListe: post({
    konu: ['demo', 'musteriler'],
    access: urun(sorumlu('userId', YETKI.atanmamisDemolar)),
    request: z.strictObject({ userId: kimlik }),
    response: yanit({ demolist: z.array(demoSatiri) }),
    ozet: 'Kişinin bekleyen demo kurulumları; yetki 26 kendi listesinde atanmamışları da görür.',
  }),
  kapananDemolar: listeUcu(KAPANAN_DEMOLAR, {
    satir: kapananDemo,
    konu: ['demo', 'musteriler'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    ozet: 'Kapanan demolar: sonucu, günü, ürünü, atananı; kişinin kendi demoları, yetki 26 hepsini görür.',
  }),
  demoTakvimi: post({
    konu: ['demo', 'musteriler', 'izin', 'tatil'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: z.strictObject({ Ilk: tarih, Son: tarih }),
    response: yanit({
      randevular: z.array(randevu),
      tatiller: z.array(takvimTatili),
    }),
    ozet: 'İki gün arasındaki demo randevuları (kişinin kendisininkiler, yetki 26 hepsini görür) ve resmi tatiller.',
  }),
  demoDetay: post({
    konu: ['demo', 'musteriler'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: byId,
    response: yanit({
      demo: demoKarti,
      hareketlist: z.array(surumHareketi.extend({ Atanan: z.string().nullable() })),
    }),
    ozet: 'Bir demo ve geçmişi; atanan kişiye ve yetki 26’ya.',
  }),
  demoGerekli: post({
    konu: ['tanim'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: bos,
    response: yanit({
      islemler: z.array(tanimSecenegi),
      lisansTur: z.array(tanimSecenegi),
      bayiler: z.array(tanimSecenegi),
      ayrilmaNedenleri: z.array(tanimSecenegi),
      digerProgramlar: z.array(tanimSecenegi),
      demoDurum: z.array(z.strictObject({ Anahtar: durum, Ad: z.string() })),
      /** The reason for leaving that also needs the other program. */
      BaskaProgramId: z.int().nullable(),
      /** Licence types offered at a sale: the trial type is left out, and an endless licence has no months. */
      DemoTurId: z.int().nullable(),
      YillikTurId: z.int().nullable(),
      SuresizTurId: z.int().nullable(),
    }),
    ozet: 'Demo formlarının seçim listeleri.',
  }),
  demoKaydet: post({
    degistirir: ['demo', 'musteri', 'bekleyen', 'gorusme'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: z.strictObject({
      demo: z.strictObject({
        ...formSekli(DEMO_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: surum,
        MusteriId: secim,
      }),
      /** The ticket that led to a new demo. */
      GorusmeId: kimlik.nullable().default(null),
    }),
    response: kayitYaniti,
    ozet: 'Demo isteği ekler (Id 0) ya da değiştirir; müşteri seçilir ya da adayın bilgileri yazılır.',
    denetim: 'Demo kaydedildi',
  }),
  // A read: the answer of a write is stored for a day to be repeated.
  demoKimlikAc: post({
    konu: [],
    saklama: 'yok',
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriKimlikGor))),
    request: z.strictObject({ Id: kimlik, Alan: z.enum(['TCKimlikNo'], { error: 'açılan bir alan değil' }) }),
    response: acikDeger,
    ozet: 'Bir demonun maskeli kimlik numarası, açık; her bakış denetime yazılır ve bir saatte en çok 30 kez olur.',
    denetim: 'Demonun kimlik numarası açıldı',
  }),
  demoUstlen: post({
    degistirir: ['demo', 'bekleyen'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.atanmamisDemolar))),
    request: byId,
    response: kayitYaniti,
    ozet: 'Atanmamış bir demoyu üstlenir; aynı anda isteyenlerden yalnız biri alır.',
    denetim: 'Demo üstlenildi',
  }),
  demoAta: post({
    degistirir: ['demo', 'bekleyen'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.atanmamisDemolar))),
    request: byVersion.extend({ AtananId: kimlik, gorulenUyari }),
    response: z.union([kayitYaniti, uyarili]),
    ozet: 'Demoyu bir kişiye atar ya da aktarır.',
    denetim: 'Demo atandı',
  }),
  demoDurumGuncelle: post({
    // A sale makes a card and a licence.
    degistirir: ['demo', 'bekleyen', 'musteri', 'musteriler', 'lisans'],
    access: sayfa(SAYFA.musteri, urun(signedIn)),
    request: byVersion.extend({
      Durum: durum,
      Aciklama: metin(2000).default(''),
      RandevuZamani: an.nullable().default(null),
      AyrilmaNedenId: secim.default(null),
      DigerProgramId: secim.default(null),
      /** The customer and the licence, only with the state 'satis' and only from people who manage licences. */
      satis: satis.nullable().default(null),
      /** The caller has seen the customers who resemble the new one. */
      benzerleriGordum: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
      gorulenUyari,
    }),
    response: z.union([
      uyarili,
      yanit({ Id: z.int(), Surum: z.int(), LisansNo: z.string().optional() }),
      z.strictObject({ durum: z.literal(false), msg: z.string(), benzerler: z.array(musteriSatiri) }),
    ]),
    ozet: 'Demonun durumunu değiştirir; geçilemeyecek bir durumda geçilebilecekleri söyler. Satışa dönende müşteri ve lisans birlikte açılabilir.',
    denetim: 'Demonun durumu değişti',
  }),
  demoSatisGeriAl: post({
    degistirir: ['demo', 'bekleyen', 'musteri', 'musteriler', 'lisans'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.lisansYonet))),
    request: byVersion,
    response: yanit({
      Surum: z.int(),
      /** The card of the sale stays, because other records depend on it. */
      KartKaldi: z.boolean(),
    }),
    ozet: 'Satışı geri alır: yapan kişi, 15 dakika içinde, üstüne bir şey yapılmadıysa; demo açılır, lisans iptal olur.',
    denetim: 'Demo satışı geri alındı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const demoSozleri = {
  nesneler: {
    demo_istek: 'Demo',
  },
  alanlar: DEMO_HAREKETLERI.alanlar,
  paralar: ['YillikBedel'],
} as const;
