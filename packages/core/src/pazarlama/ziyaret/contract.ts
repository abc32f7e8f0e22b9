import { z } from 'zod';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import {
  an,
  kayitSekli,
  kimlik,
  metin,
  tamSayi,
  tarih,
  yeniVeyaKimlik,
  zorunluMetin,
} from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { ZIYARET_ALANLARI } from './alanlar.ts';
import { ZIYARET_LISTESI } from './liste.ts';
import {
  EN_COK_ZIYARET_KATILIMCISI,
  ZIYARET_DURUMLARI,
  ZIYARET_SEKMELERI,
  ZIYARET_SONUCLARI,
  type ZiyaretSekmesi,
} from './rules.ts';
import { planDuragi, ziyaretKarti, ziyaretKatilimcisi, ziyaretSatiri } from './satirlar.ts';
import { ziyaretGerekli } from './secenekler.ts';

const evet = z.boolean({ error: 'evet ya da hayır olmalı' });
const surum = tamSayi(0, 2_147_483_647);
const sekme = z.enum(Object.keys(ZIYARET_SEKMELERI) as ZiyaretSekmesi[]);
const kayit = yanit({ Id: z.int(), Surum: z.int() });
/** A participant; `KatilimciId` is 0 for a new one. */
const katilimci = {
  KatilimciId: yeniVeyaKimlik,
  KisiId: kimlik.nullable().default(null),
  MusteriPersonelId: kimlik.nullable().default(null),
  Ad: zorunluMetin(160),
};
const ERISIM = sayfa(SAYFA.ziyaret, urun(signedIn));
/** The plan of a day always belongs to the caller. */
const planIstegi = z.strictObject({
  Gun: tarih,
  /** Largest distance of a customer from the route, in kilometres of road. */
  Uzaklik: tamSayi(5, 200).default(40),
});
/** The customer's card shows the visits too. */
const KARTTA = sayfa([...SAYFA.ziyaret, ...SAYFA.musteri], urun(signedIn));

export const ziyaret = {
  ziyaretGerekli,
  getZiyaretList: listeUcu(ZIYARET_LISTESI, {
    satir: ziyaretSatiri,
    ait: { MusteriId: kimlik.nullable().default(null) },
    path: '/pazarlama/gorusmetakibi/getGorusmeList',
    konu: ['ziyaret', 'musteriler'],
    access: ERISIM,
    /** Number of visits on each tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Ziyaret listesi: sekmeler, süzgeçler, sayılar; kişinin ürünleri ve satış bölgesiyle sınırlı.',
  }),
  ziyaretBul: aramaUcu({
    path: '/pazarlama/gorusmetakibi/ziyaretBul',
    access: ERISIM,
    ozet: 'Müşterisinin adıyla bulunan ziyaretler.',
  }),
  ziyaretAktar: post({
    path: '/pazarlama/gorusmetakibi/ziyaretAktar',
    effect: 'read',
    konu: [],
    agir: true,
    access: sayfa(SAYFA.ziyaret, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(ZIYARET_LISTESI),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Süzülen ziyaretlerin ekrandaki sırasıyla Excel dosyası (base64).',
  }),
  getZiyaretDetay: post({
    path: '/pazarlama/gorusmetakibi/getZiyaretDetay',
    effect: 'read',
    konu: ['ziyaret', 'musteriler'],
    access: ERISIM,
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      gorusme: ziyaretKarti,
      katilimcilist: z.array(ziyaretKatilimcisi),
      hareketlist: z.array(
        z.strictObject({
          Surum: z.int(),
          Zaman: z.string(),
          Baslik: z.string(),
          Aciklama: z.string(),
          Kisi: z.string(),
        }),
      ),
    }),
    ozet: 'Bir ziyaret, katılımcıları ve geçmişi.',
  }),
  getKalitilmciListesi: post({
    path: '/pazarlama/gorusmetakibi/getKalitilmciListesi',
    effect: 'read',
    konu: ['ziyaret', 'musteriler'],
    access: ERISIM,
    request: z.strictObject({ GorusmeId: kimlik }),
    response: yanit({ katilimcilist: z.array(ziyaretKatilimcisi) }),
    ozet: 'Bir ziyaretin katılımcıları.',
  }),
  ziyaretKaydet: post({
    path: '/pazarlama/gorusmetakibi/gorusmeKaydet',
    effect: 'write',
    degistirir: ['ziyaret', 'musteri', 'musteriler'],
    access: KARTTA,
    request: z.strictObject({
      gorusme: z.strictObject({
        ...kayitSekli(ZIYARET_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: surum,
        MusteriId: kimlik,
        Baslama_Zamani: an,
        Bitis_Zamani: an,
      }),
      /** All participants. */
      katilimcilar: z
        .array(z.strictObject(katilimci))
        .max(EN_COK_ZIYARET_KATILIMCISI, { error: `en fazla ${EN_COK_ZIYARET_KATILIMCISI} kişi içerebilir` }),
      /** The caller has seen the other appointments of these people. */
      uyarilariGordum: evet.default(false),
    }),
    response: z.union([
      kayit,
      z.strictObject({ durum: z.literal(false), msg: z.string(), uyarilar: z.array(z.string()) }),
    ]),
    govdeSiniri: 64 * 1024,
    ozet: 'Ziyaret planlar (Id 0) ya da değiştirir.',
  }),
  katilimciKaydet: post({
    path: '/pazarlama/gorusmetakibi/katilimciKaydet',
    effect: 'write',
    degistirir: ['ziyaret'],
    access: ERISIM,
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      katilimci: z.strictObject(katilimci),
    }),
    response: yanit({ Id: z.int(), Surum: z.int(), KatilimciId: z.int() }),
    ozet: 'Ziyarete bir katılımcı yazar (KatilimciId 0) ya da yazılanı değiştirir.',
  }),
  ziyaretSonucYaz: post({
    path: '/pazarlama/gorusmetakibi/ziyaretSonucYaz',
    effect: 'write',
    degistirir: ['ziyaret', 'musteri', 'musteriler', 'hatirlatma', 'aday'],
    access: ERISIM,
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      Durum: z.enum(ZIYARET_DURUMLARI, { error: 'bilinen bir ziyaret durumu değil' }),
      Baslama_Zamani: an.nullable().default(null),
      Bitis_Zamani: an.nullable().default(null),
      Sonuc: z.enum(ZIYARET_SONUCLARI, { error: 'bilinen bir sonuç değil' }).nullable().default(null),
      OlumsuzNedenId: kimlik.nullable().default(null),
      DigerProgramId: kimlik.nullable().default(null),
      Aciklama: metin(4000).default(''),
      Sonraki_Tarih: tarih.nullable().default(null),
    }),
    response: kayit,
    ozet: 'Ziyaretin nasıl geçtiğini ya da neden yapılamadığını yazar; sonraki tarih, görüşene hatırlatma olur.',
  }),
  gunPlani: post({
    path: '/pazarlama/gorusmetakibi/gunPlani',
    effect: 'read',
    konu: ['ziyaret', 'aday', 'lisans', 'musteriler'],
    access: ERISIM,
    request: planIstegi,
    response: yanit({
      duraklar: z.array(planDuragi),
      /** Remote appointments, without a drive. */
      uzaktan: z.array(planDuragi),
      cakismalar: z.array(z.string()),
      /** Kilometres of the whole route. */
      Km: z.number(),
    }),
    ozet: 'Kişinin o günkü randevuları ve yol üstündeki umut veren adaylarla süresi biten lisanslar, gidiş sırasıyla.',
  }),
  print_gun_plani: post({
    path: '/pazarlama/gorusmetakibi/print_gun_plani',
    effect: 'read',
    konu: [],
    agir: true,
    access: ERISIM,
    request: planIstegi,
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Gün planı; PDF, base64.',
  }),
};
