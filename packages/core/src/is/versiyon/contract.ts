import { z } from 'zod';
import { baslikliHareket } from '../../platform/hareket/contract.ts';
import { kimlik, metin, secenek, surum, tarih, yeniVeyaKimlik, byId, byVersion } from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { kayitYaniti, post, sayfa, signedIn, under, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { VERSIYON_LISTESI } from './liste.ts';
import { EN_COK_DALGA, VERSIYON_DURUMLARI, VERSIYON_DURUM_ADLARI, VERSIYON_HAREKETLERI } from './rules.ts';

/** Pages that show licences. */
const LISANS_SAYFALARI = [...SAYFA.lisans, ...SAYFA.musteri];
const durum = z.enum(VERSIYON_DURUMLARI, { error: 'bilinen bir versiyon durumu değil' });
const evet = z.boolean({ error: 'evet ya da hayır olmalı' });

/** A version in lists. */
const versiyonSatiri = z.strictObject({
  Id: z.int(),
  ProjeId: z.int(),
  Proje: z.string(),
  No: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  Planlanan_Tarih: z.string(),
  Yayin_Zamani: z.string().nullable(),
  Zorunlu: z.boolean(),
  /** Tasks planned for the version, then the finished ones of them. */
  Is: z.int(),
  Biten: z.int(),
  Surum: z.int(),
});
export type VersiyonSatiri = z.infer<typeof versiyonSatiri>;

/** A task of a version. */
const versiyonIsi = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  IsTur: z.string(),
  Durum: z.string(),
  DurumAnahtar: z.string(),
  DurumRenk: tanimRengi.nullable(),
  Atanan: z.string().nullable(),
  /** Reason why the task is blocked; null: it is not. */
  Engel: z.string().nullable(),
  /** Criteria without a passed test in the last round. */
  KalanKriter: z.int(),
});
export type VersiyonIsi = z.infer<typeof versiyonIsi>;

const versiyonKarti = versiyonSatiri.extend({
  SurumNotu: z.string(),
  Yayinlayan: z.string().nullable(),
  /** Tasks taken into the version, then tasks planned for it but not taken. */
  Alinan: z.int(),
  Disarida: z.int(),
});
export type VersiyonKarti = z.infer<typeof versiyonKarti>;

/** A week of the burn-up chart: tasks of the version at its end, and the finished ones of them. */
const versiyonHaftasi = z.strictObject({ Gun: z.string(), Kapsam: z.int(), Biten: z.int() });

/** A customer or web user who asked for something in the version. */
const versiyonSorani = z.strictObject({
  /** null: not a customer. */
  MusteriId: z.int().nullable(),
  Ad: z.string(),
  /** Records of the wish. */
  kaynaklar: z.array(z.strictObject({ Tur: z.enum(['gorusme', 'webistek']), Id: z.int(), No: z.string() })),
  /** Subjects of the wish. */
  Konular: z.array(z.string()),
  /** Time of the mail about the version; null: not sent yet. */
  Bildirildi: z.string().nullable(),
  /** Reason why no mail is sent; null: it is or was sent. */
  Neden: z.string().nullable(),
});
export type VersiyonSorani = z.infer<typeof versiyonSorani>;

/** A licence and its version. */
const versiyonLisansi = z.strictObject({
  LisansId: z.int(),
  LisansNo: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  /** Version that the licence uses as far as known, and the time of that report. */
  Versiyon: z.string().nullable(),
  Zaman: z.string().nullable(),
});
export type VersiyonLisansi = z.infer<typeof versiyonLisansi>;

export const versiyon = under('/istakibi', {
  versiyonListe: listeUcu(VERSIYON_LISTESI, {
    satir: versiyonSatiri,
    konu: ['versiyon', 'gorev', 'proje'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    ozet: 'Versiyonlar: kişinin ürünleriyle sınırlı.',
  }),
  versiyonDetay: post({
    konu: ['versiyon', 'gorev', 'proje'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    request: byId,
    response: yanit({
      versiyon: versiyonKarti,
      isler: z.array(versiyonIsi),
      haftalar: z.array(versiyonHaftasi),
      /** Forecast of the days between which the version is finished; null: too little is known. */
      tahmin: z.strictObject({ Erken: z.string(), Gec: z.string().nullable() }).nullable(),
      /** Reason why there is no forecast; null: there is one. */
      tahminsiz: z.string().nullable(),
      /** Proposed release note for customers, made of the tasks. */
      onerilenNot: z.string(),
      hareketlist: z.array(baslikliHareket),
    }),
    ozet: 'Bir versiyon: kapsamı, ilerleyişi ve tahmini, versiyon notu, geçmişi.',
  }),
  versiyonSinavi: post({
    konu: ['versiyon', 'gorev'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    request: byId,
    response: yanit({
      /** Newest version first. */
      sinavlar: z.array(
        z.strictObject({
          No: z.string(),
          Gun: z.string(),
          Erken: z.string(),
          Gec: z.string().nullable(),
          Gercek: z.string(),
          Icinde: z.boolean(),
        }),
      ),
    }),
    ozet: 'Versiyonun ürününde geçmiş versiyonlar için yarı yolda yapılacak tahminler ve ne olduğu.',
  }),
  versiyonSoranlari: post({
    konu: ['versiyon', 'gorev', 'analiz', 'musteriler'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    request: byId,
    response: yanit({ soranlar: z.array(versiyonSorani) }),
    ozet: 'Versiyondaki işleri isteyenler: nereden istedikleri, yayınlanınca yazılıp yazılmayacağı ya da yazıldığı.',
  }),
  versiyonKullananlari: post({
    konu: ['versiyon', 'lisans', 'musteriler'],
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, ara: metin(100).default('') }),
    response: yanit({
      /** Valid licences of the product, then those of them that use the version. */
      Lisans: z.int(),
      Kullanan: z.int(),
      /** First licences that match the search. */
      kullananlar: z.array(versiyonLisansi),
      digerleri: z.array(versiyonLisansi),
    }),
    ozet: 'Ürünün geçerli lisanslarından kaçı bu versiyonu kullanıyor; kullananlar ve ötekiler, arananların ilkleri.',
  }),
  versiyonKaydet: post({
    degistirir: ['versiyon'],
    access: sayfa(SAYFA.versiyon, urun(yetki(YETKI.isYonet))),
    request: z.strictObject({
      versiyon: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        ProjeId: kimlik,
        No: metin(30),
        Planlanan_Tarih: tarih,
        SurumNotu: metin(10_000),
        Zorunlu: evet,
      }),
    }),
    response: kayitYaniti,
    govdeSiniri: 64 * 1024,
    ozet: 'Versiyon açar (Id 0) ya da değiştirir; yayınlanmış versiyonun numarası ve tarihi değişmez.',
    denetim: 'Versiyon kaydedildi',
  }),
  versiyonDurumGuncelle: post({
    degistirir: ['versiyon'],
    access: sayfa(SAYFA.versiyon, urun(yetki(YETKI.isYonet))),
    request: byVersion.extend({ Durum: durum }),
    response: kayitYaniti,
    ozet: 'Versiyonu dondurur, dondurmasını kaldırır ya da iptal eder.',
    denetim: 'Versiyonun durumu değişti',
  }),
  versiyonMusteriKaydet: post({
    degistirir: ['versiyon'],
    access: sayfa(SAYFA.versiyon, urun(yetki(YETKI.isYonet))),
    request: z.strictObject({
      Id: kimlik,
      Lisanslar: z.array(kimlik).min(1, { error: 'en az bir lisans seçilmeli' }).max(EN_COK_DALGA),
    }),
    response: yanit({ Id: z.int(), Adet: z.int() }),
    ozet: 'Seçilen lisansların bu versiyona geçtiğini yazar.',
    denetim: 'Versiyonu kullananlar yazıldı',
  }),
  lisansVersiyonu: post({
    konu: ['versiyon', 'lisans'],
    access: sayfa(LISANS_SAYFALARI, urun(signedIn)),
    request: z.strictObject({ LisansId: kimlik }),
    response: yanit({
      VersiyonId: z.int().nullable(),
      Versiyon: z.string().nullable(),
      Zaman: z.string().nullable(),
      /** Latest released versions of the product, the newest first. */
      secenekler: z.array(secenek),
    }),
    ozet: 'Bir lisansın kullandığı versiyon ve geçebileceği versiyonlar.',
  }),
  lisansVersiyonKaydet: post({
    degistirir: ['versiyon'],
    access: sayfa(LISANS_SAYFALARI, urun(yetki(YETKI.lisansYonet))),
    request: z.strictObject({ LisansId: kimlik, VersiyonId: kimlik }),
    response: yanit({ Id: z.int(), Adet: z.int() }),
    ozet: 'Bir lisansın bir versiyona geçtiğini yazar.',
    denetim: 'Lisansın versiyonu yazıldı',
  }),
  versiyonBul: aramaUcu({
    access: sayfa(SAYFA.versiyon, urun(signedIn)),
    ozet: 'Numarası ya da ürünüyle bulunan versiyonlar.',
  }),
  versiyonYayinla: post({
    degistirir: ['versiyon', 'gorev', 'bekleyen', 'gorusme', 'webistek', 'memnuniyet'],
    access: sayfa(SAYFA.versiyon, urun(yetki(YETKI.versiyonYayinla))),
    request: byVersion.extend({
      /** True: tasks that were not taken are moved out. False: such a task stops the release. */
      Tasi: evet.default(false),
      /** New version of the moved tasks; null: none. */
      HedefId: kimlik.nullable().default(null),
    }),
    response: yanit({
      Id: z.int(),
      Surum: z.int(),
      Is: z.int(),
      /** People who get a mail, then people who asked but cannot get one. */
      Yazilan: z.int(),
      Yazilmayan: z.int(),
    }),
    ozet: 'Versiyonu bütün işleriyle yayınlar; isteyenlere, izinleri varsa, bir kez yazar.',
    denetim: 'Versiyon yayınlandı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const versiyonSozleri = {
  nesneler: {
    versiyon: 'Versiyon',
  },
  alanlar: { ...VERSIYON_HAREKETLERI.alanlar, lisanslar: 'Lisanslar' },
  degerler: { Durum: VERSIYON_DURUM_ADLARI, DurumAnahtar: VERSIYON_DURUM_ADLARI },
  yollar: { versiyon: '/istakibi/versiyonlar/' },
} as const;
