import { z } from 'zod';
import { surumHareketi } from '../../platform/hareket/contract.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { kayitSekli, kimlik, metin, surum, tutar, yeniVeyaKimlik, byId, byVersion } from '../../platform/field/alan.ts';
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
import { ADAY_ALANLARI } from './alanlar.ts';
import { ADAY_LISTESI } from './liste.ts';
import { ADAY_ASAMALARI, ADAY_ASAMA_ADLARI, ADAY_HAREKETLERI } from './rules.ts';
import { adayIlcesi, adayIli, adayKarti, adayKolonu, adayNoktasi, adaySatiri } from './satirlar.ts';

const ERISIM = sayfa(SAYFA.ziyaret, urun(signedIn));

const iller = z.array(kimlik).max(81, { error: 'en fazla 81 il içerebilir' });
/** Provinces where a salesperson sells. An empty list means all provinces. */
const satisBolgesi = z.strictObject({ KisiId: z.int(), Kisi: z.string(), IlIdler: z.array(z.int()) });

export const aday = under('/pazarlama/gorusmetakibi', {
  getMusteriList: listeUcu(ADAY_LISTESI, {
    satir: adaySatiri,
    konu: ['aday', 'musteriler'],
    access: ERISIM,
    ozet: 'Adaylar: süzgeçler, sayfalar; kişinin ürünleri ve satış bölgesiyle sınırlı.',
  }),
  adayBul: aramaUcu({
    access: ERISIM,
    ozet: 'Müşterisinin adı, telefonu ya da numarasıyla bulunan adaylar; açıklar başta.',
  }),
  adayBoru: post({
    konu: ['aday', 'musteriler'],
    access: ERISIM,
    request: aktarimIstegi(ADAY_LISTESI),
    response: yanit({
      kolonlar: z.array(adayKolonu),
      /** Totals of all open prospects in the view. */
      toplam: z.strictObject({ Adet: z.int(), Tutar: tutar, Agirlikli: tutar }),
    }),
    ozet: 'Açık adayların aşama aşama sayısı, tutarı ve olasılıkla ağırlıklı tutarı; her aşamanın ilk adayları.',
  }),
  adayHaritasi: post({
    konu: ['aday', 'musteriler'],
    access: ERISIM,
    request: aktarimIstegi(ADAY_LISTESI),
    response: yanit({
      iller: z.array(adayIli),
      /** Prospects with the highest amounts. */
      noktalar: z.array(adayNoktasi),
      /** Prospects whose customer has no province. */
      Ilsiz: z.int(),
    }),
    ozet: 'Açık adayların il il sayısı ve tutarları; en yüksek tutarlı adayların yerleri.',
  }),
  adayIlHaritasi: post({
    konu: ['aday', 'musteriler'],
    access: ERISIM,
    /** `HaritaIlId` is not a filter of the list: the list may be filtered by another province. */
    request: aktarimIstegi(ADAY_LISTESI, { HaritaIlId: kimlik }),
    response: yanit({
      IlId: z.int(),
      Il: z.string(),
      ilceler: z.array(adayIlcesi),
      /** Prospects of this province with the highest amounts. */
      noktalar: z.array(adayNoktasi),
      /** Prospects whose customer has no district. */
      Ilcesiz: z.int(),
    }),
    ozet: 'Bir ildeki açık adayların ilçe ilçe sayısı ve tutarları; en yüksek tutarlı adayların yerleri.',
  }),
  adayAktar: fileCall({
    access: sayfa(SAYFA.ziyaret, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(ADAY_LISTESI),
    ozet: 'Süzülen adayların ekrandaki sırasıyla Excel dosyası (base64).',
    denetim: 'Adaylar dışa aktarıldı',
  }),
  getAdayDetay: post({
    konu: ['aday', 'musteriler'],
    access: ERISIM,
    request: byId,
    response: yanit({
      aday: adayKarti,
      hareketlist: z.array(surumHareketi.extend({ Kisi: z.string().nullable() })),
    }),
    ozet: 'Bir aday ve geçmişi.',
  }),
  adayKaydet: post({
    degistirir: ['aday', 'musteri', 'musteriler'],
    access: ERISIM,
    request: z.strictObject({
      aday: z.strictObject({
        ...kayitSekli(ADAY_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: surum,
        MusteriId: kimlik,
      }),
    }),
    response: kayitYaniti,
    ozet: 'Aday açar (Id 0) ya da değiştirir; bir müşterinin bir ürün için tek açık adayı olur.',
    denetim: 'Aday kaydedildi',
  }),
  adayAsamaGuncelle: post({
    degistirir: ['aday', 'musteri', 'musteriler'],
    access: ERISIM,
    request: byVersion.extend({
      Asama: z.enum(ADAY_ASAMALARI, { error: 'bilinen bir aşama değil' }),
      KayipNedenId: kimlik.nullable().default(null),
      DigerProgramId: kimlik.nullable().default(null),
      Aciklama: metin(2000).default(''),
    }),
    response: kayitYaniti,
    ozet: 'Adayı başka aşamaya taşır; müşteri olan adayın kartı bir kez ‘Aktif’ olur, kaybedilenin nedeni yazılır.',
    denetim: 'Adayın aşaması değişti',
  }),
  satisBolgeleri: post({
    konu: ['satisBolgesi', 'personel'],
    access: sayfa(SAYFA.ziyaret, yetki(YETKI.bolgeYonet)),
    request: bos,
    response: yanit({ bolgeler: z.array(satisBolgesi) }),
    ozet: 'Kimin hangi illerde satış yaptığı; ili yazılmayan her yerde satar.',
  }),
  satisBolgesiKaydet: post({
    degistirir: ['satisBolgesi', 'aday', 'ziyaret'],
    access: sayfa(SAYFA.ziyaret, yetki(YETKI.bolgeYonet)),
    request: z.strictObject({
      SaticiId: kimlik,
      /** `IlIdler` replaces all provinces. `OncekiIdler` are the provinces that the caller saw before the change. */
      IlIdler: iller,
      OncekiIdler: iller,
    }),
    response: yanit({}),
    ozet: 'Birinin satış yaptığı illeri bütünüyle yazar.',
    denetim: 'Satış bölgesi yazıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const adaySozleri = {
  nesneler: { aday: 'Aday' },
  alanlar: { ...ADAY_HAREKETLERI.alanlar, IlIdler: 'İl no' },
  paralar: ['TahminiTutar', 'Tutar'],
  degerler: { Asama: ADAY_ASAMA_ADLARI },
  yollar: { aday: '/pazarlama/gorusmetakip/musteri?aday=' },
} as const;
