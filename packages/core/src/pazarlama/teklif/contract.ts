import { z } from 'zod';
import { baslikliHareket } from '../../platform/hareket/contract.ts';
import {
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
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import {
  bos,
  kayitYaniti,
  post,
  sayfa,
  under,
  urun,
  yanit,
  yetki,
  fileAnswer,
  fileCall,
} from '../../platform/call/endpoint.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { TEKLIF_GORUSME_LISTESI, TEKLIF_LISTESI } from './liste.ts';
import {
  EN_COK_KALEM,
  EN_COK_ORAN,
  EN_COK_YIL,
  EN_UZUN_BASLIK,
  EN_UZUN_KOSUL,
  TEKLIF_SEKMELERI,
  type TeklifSekmesi,
  TEKLIF_DURUM_ADLARI,
  TEKLIF_HAREKETLERI,
} from './rules.ts';
import {
  bayiRiskKarti,
  durum,
  evet,
  kalem,
  kalemSatiri,
  ondalik,
  paraBirimi,
  teklifGorusmeSatiri,
  teklifKarti,
  teklifSatiri,
  toplam,
} from './satirlar.ts';
import { getTeklifGerekliList } from './secenekler.ts';

const kalemler = z.array(kalem).max(EN_COK_KALEM, { error: `en fazla ${EN_COK_KALEM} kalem içerebilir` });
const eposta = metin(200);
const sekme = z.enum(Object.keys(TEKLIF_SEKMELERI) as TeklifSekmesi[]);

const sonuclar = { Kazanilan: z.int(), Kaybedilen: z.int(), SuresiDolan: z.int() };

/** The list of all quotes, or on a customer's card that of one customer. */
const ait = { MusteriId: kimlik.nullable().default(null) };
const SAYFALAR = [...SAYFA.teklif, ...SAYFA.musteri];
const gorur = urun(yetki(YETKI.teklifGor));
const yazar = sayfa(SAYFA.teklif, urun(yetki(YETKI.teklifYaz)));

export const teklif = under('/pazarlama/tekliftakibi', {
  getTeklifGerekliList,
  getTeklifList: listeUcu(TEKLIF_LISTESI, {
    satir: teklifSatiri,
    ait,
    konu: ['teklif', 'musteriler', 'proje'],
    access: sayfa([...SAYFALAR, ...SAYFA.bayi], gorur),
    /** Number of quotes on each tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Teklif listesi: her teklifin son revizyonu; kişinin ürünleriyle sınırlı.',
  }),
  teklifAktar: fileCall({
    // Exporting also needs the right to see quotes. The handler checks it.
    access: sayfa(SAYFA.teklif, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(TEKLIF_LISTESI),
    ozet: 'Süzülen tekliflerin ekrandaki sırasıyla Excel dosyası (base64).',
    denetim: 'Teklifler dışa aktarıldı',
  }),
  teklifOranlari: post({
    konu: ['teklif', 'musteriler', 'proje', 'tanim'],
    access: sayfa(SAYFA.teklif, gorur),
    /** Days of the quotes. */
    request: z.strictObject({
      Ilk: tarih.nullable().default(null),
      Son: tarih.nullable().default(null),
      ProjeId: kimlik.nullable().default(null),
    }),
    response: yanit({
      toplam: z.strictObject(sonuclar),
      urunler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), ...sonuclar })),
      nedenler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Adet: z.int() })),
    }),
    ozet: 'Kazanılan, kaybedilen ve süresi dolan teklif sayıları: ürüne ve kayıp nedenine göre.',
  }),
  teklifBul: aramaUcu({
    access: sayfa(SAYFALAR, gorur),
    ozet: 'Numarası, başlığı ya da müşterisiyle bulunan teklifler; her teklifin son revizyonu.',
  }),
  getTeklifDetay: post({
    konu: ['teklif', 'musteriler', 'fatura', 'bayi'],
    access: sayfa(SAYFALAR, gorur),
    request: byId,
    response: yanit({
      teklif: teklifKarti,
      kalemler: z.array(kalemSatiri),
      toplam,
      /** Cost of the discounts over the contract. */
      IskontoBedeli: toplam.shape.Iskonto,
      /**
       * Reason for an approval besides the discount; empty: there is none. Readers with the right to see a dealer's
       * terms get figures.
       */
      RiskCumlesi: z.string(),
      /** All revisions of the quote, the first one first. */
      revizyonlar: z.array(z.strictObject({ Id: z.int(), Revizyon: z.int(), Durum: z.string(), DurumAnahtar: durum })),
      /** Differences to the revision sent before, in the words for the customer. */
      farklar: z.array(z.string()),
      gorusmeler: z.array(teklifGorusmeSatiri),
      hareketlist: z.array(baslikliHareket),
    }),
    ozet: 'Bir teklif: kalemleri, toplamları, revizyonları, görüşmeleri, geçmişi.',
  }),
  teklifHesapla: post({
    konu: [],
    access: sayfa(SAYFA.teklif, gorur),
    request: z.strictObject({ kalemler, SozlesmeYil: tamSayi(1, EN_COK_YIL).default(1) }),
    response: yanit({ toplam, IskontoBedeli: toplam.shape.Iskonto }),
    govdeSiniri: 256 * 1024,
    ozet: 'Kalemlerin toplamları, kaydetmeden.',
  }),
  teklifKaydet: post({
    degistirir: ['teklif', 'musteri'],
    access: yazar,
    request: z.strictObject({
      teklif: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        MusteriId: kimlik,
        ProjeId: kimlik,
        BayiId: kimlik.nullable(),
        SahipId: kimlik.nullable().default(null),
        Baslik: zorunluMetin(EN_UZUN_BASLIK),
        Tarih: tarih,
        Gecerlilik_Tarihi: tarih,
        ParaBirimi: paraBirimi,
        /** Liras for one unit of the currency, and the day of this rate. */
        Kur: ondalik,
        KurGunu: tarih.nullable(),
        Kosullar: metin(EN_UZUN_KOSUL),
        Olasilik: tamSayi(0, 100),
        Beklenen_Kapanis: tarih.nullable(),
        SozlesmeYil: tamSayi(1, EN_COK_YIL),
        LisansTurId: kimlik.nullable(),
        EgitimTurId: kimlik.nullable(),
        DigerProgramId: kimlik.nullable(),
      }),
      kalemler,
    }),
    response: kayitYaniti,
    govdeSiniri: 256 * 1024,
    ozet: 'Teklif hazırlar (Id 0) ya da taslağı değiştirir; gönderilen revizyon değişmez.',
    denetim: 'Teklif kaydedildi',
  }),
  teklifDurumGuncelle: post({
    degistirir: ['teklif', 'musteri', 'lisans', 'egitim', 'fatura', 'bekleyen'],
    access: sayfa(SAYFA.teklif, gorur),
    request: byVersion.extend({
      Durum: durum,
      /** Only for a lost quote. */
      KayipNedenId: kimlik.nullable().default(null),
      DigerProgramId: kimlik.nullable().default(null),
      Aciklama: metin(2000).default(''),
      /** Only for acceptance by telephone or in writing. */
      KabulEden: metin(200).default(''),
      /** Indexes of the chosen optional lines. */
      Secilen: z.array(tamSayi(0, EN_COK_KALEM)).max(EN_COK_KALEM).default([]),
    }),
    response: kayitYaniti,
    ozet: 'Onaya gönderir, onaylar, taslağa alır; kabul ya da kayıp olarak kapatır.',
    denetim: 'Teklifin durumu değişti',
  }),
  teklifGonder: post({
    degistirir: ['teklif', 'musteri'],
    access: yazar,
    request: byVersion.extend({ Eposta: eposta, Mesaj: metin(2000).default('') }),
    response: yanit({ Id: z.int(), Surum: z.int(), Adres: z.string() }),
    ozet: 'Teklifi müşteriye gönderir: PDF ve bağlantı; adres boşsa yalnız bağlantı verilir.',
    denetim: 'Teklif gönderildi',
  }),
  teklifBaglanti: post({
    degistirir: ['teklif'],
    access: yazar,
    request: byVersion,
    response: yanit({ Id: z.int(), Adres: z.string() }),
    ozet: 'Gönderilmiş bir teklifin bağlantısını yeniden verir; eskileri de açılır.',
    denetim: 'Teklifin bağlantısı verildi',
  }),
  teklifRevize: post({
    degistirir: ['teklif', 'musteri'],
    access: yazar,
    request: byVersion,
    response: kayitYaniti,
    ozet: 'Aynı numarayla yeni bir revizyon açar; önceki kapanır.',
    denetim: 'Teklif revize edildi',
  }),
  teklifUretim: post({
    degistirir: ['teklif', 'musteri', 'lisans', 'egitim', 'fatura'],
    access: yazar,
    request: byVersion.extend({ Var: evet }),
    response: kayitYaniti,
    ozet: 'Kabul edilen teklifin lisansını, fatura taslağını ve eğitim isteğini geri alır ya da yeniden oluşturur.',
    denetim: 'Teklifin lisansı, faturası ve eğitimi değişti',
  }),
  print_teklif: post({
    degistirir: ['teklif'],
    access: sayfa(SAYFALAR, gorur),
    request: byId,
    response: fileAnswer,
    ozet: 'Teklifin PDF’i, base64; gönderilmiş teklifin karekodu müşterinin sayfasını açar.',
    denetim: 'Teklif yazdırıldı',
  }),
  getTeklifGorusmeList: listeUcu(TEKLIF_GORUSME_LISTESI, {
    satir: teklifGorusmeSatiri,
    konu: ['teklif', 'musteriler', 'proje'],
    access: sayfa(SAYFA.teklif, gorur),
    ozet: 'Teklifler için yapılan görüşmeler; geciken takipler önce.',
  }),
  teklifGorusmeKaydet: post({
    degistirir: ['teklif', 'musteri'],
    access: yazar,
    request: z.strictObject({
      gorusme: z.strictObject({
        TeklifId: kimlik,
        GorusmeTurId: kimlik,
        Tarih: tarih,
        Aciklama: zorunluMetin(2000),
        Sonraki_Tarih: tarih.nullable(),
      }),
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bir teklif için yapılan görüşmeyi yazar; öncekilerin takibi kapanır.',
    denetim: 'Teklif görüşmesi kaydedildi',
  }),
  teklifBayiOnerisi: post({
    konu: ['bayi'],
    // The writer of a line may read the proposed discount, but no other term of the contract.
    access: yazar,
    request: z.strictObject({ BayiId: kimlik, Tarih: tarih }),
    response: yanit({ Oran: z.int(), ProjeIdler: z.array(z.int()) }),
    ozet: 'Bayinin o günkü sözleşmesinin kalemlere önerdiği iskonto ve hangi ürünlere önerildiği.',
  }),
  teklifBayiRiski: post({
    konu: ['bayi', 'teklif', 'fatura', 'musteriler'],
    access: sayfa(SAYFA.bayi, urun(yetki(YETKI.bayiKosul))),
    request: z.strictObject({ BayiId: kimlik }),
    response: yanit({ risk: bayiRiskKarti }),
    ozet: 'Bayinin riski ve limiti: açık faturaları, kabul edilip faturalanmamış teklifleri.',
  }),
  teklifSinirlar: post({
    konu: ['teklifSinir', 'personel'],
    access: sayfa(SAYFA.teklif, yetki(YETKI.iskontoOnay)),
    request: bos,
    response: yanit({
      /** People who write quotes. Without a limit of their own they have the default one. */
      sinirlar: z.array(
        z.strictObject({ KisiId: z.int(), Kisi: z.string(), Oran: z.int(), Verilen: z.boolean(), Surum: z.int() }),
      ),
    }),
    ozet: 'Kimin ne kadar iskontoyu onaysız verebildiği.',
  }),
  teklifSinirKaydet: post({
    degistirir: ['teklifSinir'],
    access: sayfa(SAYFA.teklif, yetki(YETKI.iskontoOnay)),
    request: z.strictObject({ KisiId: kimlik, Oran: tamSayi(0, EN_COK_ORAN), Surum: surum }),
    response: yanit({ KisiId: z.int(), Surum: z.int() }),
    ozet: 'Bir kişinin iskonto sınırını yazar; kimse kendininkini yazmaz.',
    denetim: 'İskonto sınırı kaydedildi',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const teklifSozleri = {
  eylemler: {
    teklifGunluk: 'Teklif kendiliğinden değişti',
    teklifYanit: 'Müşteri teklifi yanıtladı',
  },
  nesneler: {
    teklif: 'Teklif',
  },
  alanlar: { ...TEKLIF_HAREKETLERI.alanlar, Oran: 'İskonto sınırı' },
  degerler: { Durum: TEKLIF_DURUM_ADLARI, DurumAnahtar: TEKLIF_DURUM_ADLARI },
  yollar: { teklif: '/pazarlama/tekliftakibi/' },
} as const;
