import { z } from 'zod';
import {
  kayitSekli,
  kimlik,
  metin,
  para,
  surum,
  tamSayi,
  tutar,
  yeniVeyaKimlik,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
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
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { hareketSatiri } from '../../platform/hareket/contract.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { LISANS_ALANLARI } from './alanlar.ts';
import { LISANS_LISTESI } from './liste.ts';
import {
  EN_COK_TOPLU,
  LISANS_DURUMLARI,
  LISANS_HALLERI,
  LISANS_SEKMELERI,
  type LisansSekmesi,
  LISANS_HAREKETLERI,
} from './rules.ts';
import { saklananSozlugu } from '../../platform/field/alanlar.ts';

const durum = z.enum(LISANS_DURUMLARI);

/** A licence of the caller on the telephone, for the desk. */
export const lisansOzeti = z.strictObject({
  Id: z.int(),
  LisansNo: z.string(),
  ProjeId: z.int(),
  Proje: z.string(),
  LisansTur: z.string(),
  BitisTarihi: z.string().nullable(),
  Durum: durum,
});
const sekme = z.enum(Object.keys(LISANS_SEKMELERI) as LisansSekmesi[]);

const alanlar = kayitSekli(LISANS_ALANLARI);

const lisansSatiri = z.strictObject({
  Id: z.int(),
  LisansNo: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  /** National id (masked) or tax number. */
  KimlikNo: z.string().nullable(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Kurum: z.string().nullable(),
  /** Telephone of the customer, the mobile number first. */
  Telefon: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  LisansTur: z.string(),
  AltLisansTur: z.string().nullable(),
  Bayi: z.string().nullable(),
  Sorumlu: z.string().nullable(),
  BaslamaTarihi: z.string(),
  BitisTarihi: z.string().nullable(),
  /** Days left. 0 is the last valid day. Null: no end. */
  KalanGun: z.int().nullable(),
  KullaniciSayisi: z.int(),
  YillikBedel: tutar,
  ParaBirimi: alanlar.ParaBirimi,
  OtomatikYenile: z.boolean(),
  /** The day of the month on which its periods begin. */
  CipaGun: z.int(),
  Durum: durum,
  Surum: z.int(),
});
export type LisansSatiri = z.infer<typeof lisansSatiri>;

const lisansKarti = lisansSatiri.extend({
  ...alanlar,
  ProjeId: z.int(),
  BaslamaTarihi: z.string(),
  BitisTarihi: z.string().nullable(),
  DonemBaslama: z.string(),
  Hal: z.enum(LISANS_HALLERI),
  Sozlesme: z.string().nullable(),
  Yazan: z.string().nullable(),
  CreateDateTime: z.string(),
  Duzenleyen: z.string().nullable(),
  EditDateTime: z.string().nullable(),
});
export type LisansKarti = z.infer<typeof lisansKarti>;

const hareket = hareketSatiri.extend({
  EskiBitis: z.string().nullable(),
  YeniBitis: z.string().nullable(),
  Tutar: tutar.nullable(),
});
export type LisansHareketi = z.infer<typeof hareket>;

const uyari = z.strictObject({
  BitisTarihi: z.string(),
  Esik: z.int(),
  Zaman: z.string(),
  Kisi: z.string().nullable(),
  MusteriEposta: z.string().nullable(),
});
export type LisansUyarisi = z.infer<typeof uyari>;

const kirilim = z.strictObject({
  Ad: z.string(),
  /** The second word of a row, if the break-down has two. */
  Ek: z.string().nullable(),
  Adet: z.int(),
  Aktif: z.int(),
  /** Yearly amount of the valid licences (for lost ones: of all), in liras. Other currencies are left out. */
  YillikBedel: tutar,
});
export type LisansKirilimi = z.infer<typeof kirilim>;

const neden = metin(500);

const secilenler = z.array(kimlik).max(EN_COK_TOPLU, { error: `en fazla ${EN_COK_TOPLU} lisans içerebilir` });
const hatirlatma = z.strictObject({
  Idler: secilenler.min(1, { error: 'en az bir lisans içermeli' }),
  /** Licences of the selection to remind again, although their customer got a mail a few days ago. */
  Yine: secilenler.default([]),
});
const hatirlatmaSonucu = z.strictObject({
  Id: z.int(),
  LisansNo: z.string(),
  /** Null: this person has no such licence. */
  MusteriId: z.int().nullable(),
  Musteri: z.string(),
  BitisTarihi: z.string().nullable(),
  Eposta: z.string().nullable(),
  /** Reason for not writing to the customer, or null. */
  Neden: z.string().nullable(),
  /** Only the recent mail prevents the reminder, so `Yine` may contain the licence. */
  Yakinda: z.boolean(),
});
export type HatirlatmaSonucu = z.infer<typeof hatirlatmaSonucu>;

/** Null: licences of all customers. Otherwise those of one customer, for the customer's card. */
const ait = { MusteriId: kimlik.nullable().default(null) };

/** The report, and the customer's card with its list of licences. */
const SAYFALAR = [...SAYFA.lisans, ...SAYFA.musteri];

export const lisans = under('/rapor/lisans', {
  getLisansRapor: listeUcu(LISANS_LISTESI, {
    satir: lisansSatiri,
    ait,
    konu: ['lisans', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    ek: {
      /** Number of licences in each filter tab, and the yearly amount of the valid ones by currency. */
      ozet: z.strictObject({
        adetler: z.record(sekme, z.int()),
        yillik: z.array(z.strictObject({ ParaBirimi: alanlar.ParaBirimi, Tutar: tutar })),
      }),
      /** Time of the last run of renewals and warnings. Null: never. */
      SonCalisma: z.string().nullable(),
      Gecikti: z.boolean(),
      /** Debts of the page's customers by currency. Null: the caller may not see money. */
      borclar: z.array(z.strictObject({ MusteriId: z.int(), Birim: z.string(), Tutar: tutar })).nullable(),
    },
    ozet: 'Lisans listesi: sekmeler, süzgeçler, sayılar; kişinin ürünleriyle sınırlı.',
  }),
  lisansBul: aramaUcu({
    access: sayfa(SAYFA.lisans, urun(signedIn)),
    ozet: 'Numarasıyla ya da müşterisiyle bulunan lisanslar.',
  }),
  lisansKirilim: post({
    konu: ['lisans', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: z.strictObject({
      tur: z.enum(['kayip', 'bayi', 'il', 'urun', 'kohort'], { error: 'bilinen bir kırılım değil' }),
    }),
    response: yanit({ kirilim: z.array(kirilim) }),
    ozet: 'Lisansların dökümü: kayıp nedenleri, bayi, il, ürün, başlama yılı.',
  }),
  lisansDetay: post({
    konu: ['lisans', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: byId,
    response: yanit({ lisans: lisansKarti, hareketlist: z.array(hareket), uyarilist: z.array(uyari) }),
    ozet: 'Bir lisans, hareketleri ve gönderilen uyarıları.',
  }),
  lisansUyarilarim: post({
    konu: ['lisans', 'musteriler'],
    access: sayfa(SAYFALAR, urun(signedIn)),
    request: bos,
    response: yanit({ uyarilist: z.array(lisansSatiri) }),
    ozet: 'Kişiye bildirilmiş, hâlâ yenilenmemiş lisanslar; bitişi en yakın olan önce, en çok 200.',
  }),
  lisansKaydet: post({
    degistirir: ['lisans', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: z.strictObject({
      lisans: z.strictObject({ ...alanlar, Id: yeniVeyaKimlik, Surum: surum, MusteriId: kimlik }),
    }),
    response: kayitYaniti,
    ozet: 'Lisans açar (Id 0) ya da düzeltir; müşteri ve ürün sonradan değişmez.',
    denetim: 'Lisans kaydedildi',
  }),
  lisansYenile: post({
    degistirir: ['lisans', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: byVersion.extend({ Ay: tamSayi(1, 60), Tutar: para, Aciklama: neden }),
    response: yanit({ BitisTarihi: z.string(), Surum: z.int() }),
    ozet: 'Lisansı bir dönem uzatır; her dönem bir kez yenilenir.',
    denetim: 'Lisans yenilendi',
  }),
  lisansTopluYenile: post({
    degistirir: ['lisans', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: z.strictObject({
      lisanslar: z
        .array(byVersion)
        .min(1, { error: 'en az bir lisans içermeli' })
        .max(EN_COK_TOPLU, { error: `en fazla ${EN_COK_TOPLU} lisans içerebilir` }),
      Ay: tamSayi(1, 60),
      Aciklama: neden,
    }),
    response: yanit({
      sonuclar: z.array(
        z.strictObject({
          Id: z.int(),
          LisansNo: z.string(),
          /** The new end. Null: not renewed. */
          BitisTarihi: z.string().nullable(),
          /** The reason for no renewal. */
          Neden: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Lisansları yıllık bedelleri üzerinden birer dönem uzatır; yenilenmeyenin nedeni söylenir, ötekiler yenilenir.',
  }),
  lisansHatirlatmaOnizle: post({
    konu: ['lisans', 'musteriler'],
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: hatirlatma,
    response: yanit({ sonuclar: z.array(hatirlatmaSonucu) }),
    ozet: 'Lisanslarını hatırlatmak için kime e-posta gideceği, kime neden gitmeyeceği.',
  }),
  lisansHatirlat: post({
    degistirir: ['lisans', 'musteri', 'posta'],
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: hatirlatma,
    response: yanit({ sonuclar: z.array(hatirlatmaSonucu), posta: z.int() }),
    ozet: 'Seçilen lisansların müşterilerine, müşteri başına bir hatırlatma e-postası gönderir.',
    denetim: 'Lisans hatırlatıldı',
  }),
  lisansYenilemeGeriAl: post({
    degistirir: ['lisans', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: byVersion,
    response: yanit({ BitisTarihi: z.string(), Surum: z.int() }),
    ozet: 'Son yenilemeyi geri alır: yapan kişi, 15 dakika içinde, üstüne bir şey yapılmadıysa.',
    denetim: 'Lisans yenilemesi geri alındı',
  }),
  lisansHalDegistir: post({
    degistirir: ['lisans', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: byVersion.extend({
      Hal: z.enum(LISANS_HALLERI, { error: 'bilinen bir hâl değil' }),
      Aciklama: neden,
    }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Lisansı askıya alır, askıdan indirir ya da iptal eder.',
    denetim: 'Lisansın hâli değişti',
  }),
  lisansDevret: post({
    degistirir: ['lisans', 'bekleyen'],
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: byVersion.extend({ MusteriId: kimlik, Aciklama: neden }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Lisansı başka bir müşteriye devreder.',
    denetim: 'Lisans devredildi',
  }),
  lisansAnahtari: post({
    // The call changes no data. The audit records that the caller looked.
    degistirir: [],
    saklama: 'yok',
    access: sayfa(SAYFALAR, urun(yetki(YETKI.lisansYonet))),
    request: byId,
    response: yanit({ Anahtar: z.string() }),
    ozet: 'Lisans anahtarını açar; bakan kayda geçer.',
    denetim: 'Lisans anahtarına bakıldı',
  }),
  lisansAktar: fileCall({
    access: sayfa(SAYFALAR, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(LISANS_LISTESI, ait),
    ozet: 'Süzülen lisansların Excel dosyası (base64).',
    denetim: 'Lisanslar dışa aktarıldı',
  }),
  print_lisans: fileCall({
    path: '/rapor/rapor/print_lisans',
    access: sayfa(SAYFALAR, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(LISANS_LISTESI, ait),
    ozet: 'Süzülen lisansların çıktısı: PDF, base64; en çok 1.000 lisans.',
    denetim: 'Lisans listesi yazdırıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const lisansSozleri = {
  nesneler: {
    lisans: 'Lisans',
  },
  alanlar: {
    ...saklananSozlugu(LISANS_ALANLARI),
    ...LISANS_HAREKETLERI.alanlar,
    YenilemeAy: 'Yenileme (ay)',
  },
  yollar: { lisans: '/rapor/lisans/' },
} as const;
