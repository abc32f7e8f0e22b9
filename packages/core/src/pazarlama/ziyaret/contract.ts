import { z } from 'zod';
import { surumHareketi } from '../../platform/hareket/contract.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import {
  an,
  kayitSekli,
  kimlik,
  metin,
  surum,
  tamSayi,
  tarih,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import {
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
import { ZIYARET_ALANLARI } from './alanlar.ts';
import { ZIYARET_LISTESI } from './liste.ts';
import {
  EN_COK_ZIYARET_KATILIMCISI,
  ZIYARET_DURUMLARI,
  ZIYARET_SEKMELERI,
  ZIYARET_SONUCLARI,
  type ZiyaretSekmesi,
  ZIYARET_DURUM_ADLARI,
  ZIYARET_HAREKETLERI,
  ZIYARET_SONUC_ADLARI,
} from './rules.ts';
import { planDuragi, ziyaretKarti, ziyaretKatilimcisi, ziyaretSatiri } from './satirlar.ts';
import { ziyaretGerekli } from './secenekler.ts';

const evet = z.boolean({ error: 'evet ya da hayır olmalı' });
const sekme = z.enum(Object.keys(ZIYARET_SEKMELERI) as ZiyaretSekmesi[]);
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

export const ziyaret = under('/pazarlama/gorusmetakibi', {
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
    access: ERISIM,
    ozet: 'Müşterisinin adıyla bulunan ziyaretler.',
  }),
  ziyaretAktar: fileCall({
    access: sayfa(SAYFA.ziyaret, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(ZIYARET_LISTESI),
    ozet: 'Süzülen ziyaretlerin ekrandaki sırasıyla Excel dosyası (base64).',
    denetim: 'Ziyaretler dışa aktarıldı',
  }),
  getZiyaretDetay: post({
    konu: ['ziyaret', 'musteriler'],
    access: ERISIM,
    request: byId,
    response: yanit({
      gorusme: ziyaretKarti,
      katilimcilist: z.array(ziyaretKatilimcisi),
      hareketlist: z.array(surumHareketi),
    }),
    ozet: 'Bir ziyaret, katılımcıları ve geçmişi.',
  }),
  getKalitilmciListesi: post({
    konu: ['ziyaret', 'musteriler'],
    access: ERISIM,
    request: z.strictObject({ GorusmeId: kimlik }),
    response: yanit({ katilimcilist: z.array(ziyaretKatilimcisi) }),
    ozet: 'Bir ziyaretin katılımcıları.',
  }),
  ziyaretKaydet: post({
    path: '/pazarlama/gorusmetakibi/gorusmeKaydet',
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
      kayitYaniti,
      z.strictObject({ durum: z.literal(false), msg: z.string(), uyarilar: z.array(z.string()) }),
    ]),
    govdeSiniri: 64 * 1024,
    ozet: 'Ziyaret planlar (Id 0) ya da değiştirir.',
    denetim: 'Ziyaret kaydedildi',
  }),
  katilimciKaydet: post({
    degistirir: ['ziyaret'],
    access: ERISIM,
    request: byVersion.extend({
      katilimci: z.strictObject(katilimci),
    }),
    response: yanit({ Id: z.int(), Surum: z.int(), KatilimciId: z.int() }),
    ozet: 'Ziyarete bir katılımcı yazar (KatilimciId 0) ya da yazılanı değiştirir.',
    denetim: 'Ziyarete katılımcı yazıldı',
  }),
  ziyaretSonucYaz: post({
    degistirir: ['ziyaret', 'musteri', 'musteriler', 'hatirlatma', 'aday'],
    access: ERISIM,
    request: byVersion.extend({
      Durum: z.enum(ZIYARET_DURUMLARI, { error: 'bilinen bir ziyaret durumu değil' }),
      Baslama_Zamani: an.nullable().default(null),
      Bitis_Zamani: an.nullable().default(null),
      Sonuc: z.enum(ZIYARET_SONUCLARI, { error: 'bilinen bir sonuç değil' }).nullable().default(null),
      OlumsuzNedenId: kimlik.nullable().default(null),
      DigerProgramId: kimlik.nullable().default(null),
      Aciklama: metin(4000).default(''),
      Sonraki_Tarih: tarih.nullable().default(null),
    }),
    response: kayitYaniti,
    ozet: 'Ziyaretin nasıl geçtiğini ya da neden yapılamadığını yazar; sonraki tarih, görüşene hatırlatma olur.',
    denetim: 'Ziyaretin sonucu yazıldı',
  }),
  gunPlani: post({
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
  print_gun_plani: fileCall({
    access: ERISIM,
    request: planIstegi,
    ozet: 'Gün planı; PDF, base64.',
    denetim: 'Gün planı yazdırıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const ziyaretSozleri = {
  nesneler: { ziyaret: 'Ziyaret' },
  alanlar: ZIYARET_HAREKETLERI.alanlar,
  degerler: { Durum: ZIYARET_DURUM_ADLARI, DurumAnahtar: ZIYARET_DURUM_ADLARI, ZiyaretSonucu: ZIYARET_SONUC_ADLARI },
  yollar: { ziyaret: '/pazarlama/gorusmetakip/detay?id=' },
} as const;
