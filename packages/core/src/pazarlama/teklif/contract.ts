import { z } from 'zod';
import { kimlik, metin, tamSayi, tarih, yeniVeyaKimlik, zorunluMetin } from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { bos, post, sayfa, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
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

const surum = tamSayi(0, 2_147_483_647);
const kayit = yanit({ Id: z.int(), Surum: z.int() });
const kalemler = z.array(kalem).max(EN_COK_KALEM, { error: `en fazla ${EN_COK_KALEM} kalem içerebilir` });
const eposta = metin(200);
const sekme = z.enum(Object.keys(TEKLIF_SEKMELERI) as TeklifSekmesi[]);

const sonuclar = { Kazanilan: z.int(), Kaybedilen: z.int(), SuresiDolan: z.int() };

/** The list of all quotes, or on a customer's card that of one customer. */
const ait = { MusteriId: kimlik.nullable().default(null) };
const SAYFALAR = [...SAYFA.teklif, ...SAYFA.musteri];
const gorur = urun(yetki(YETKI.teklifGor));
const yazar = sayfa(SAYFA.teklif, urun(yetki(YETKI.teklifYaz)));

export const teklif = {
  getTeklifGerekliList,
  getTeklifList: listeUcu(TEKLIF_LISTESI, {
    satir: teklifSatiri,
    ait,
    path: '/pazarlama/tekliftakibi/getTeklifList',
    konu: ['teklif', 'musteriler', 'proje'],
    access: sayfa([...SAYFALAR, ...SAYFA.bayi], gorur),
    /** Number of quotes on each tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Teklif listesi: her teklifin son revizyonu; kişinin ürünleriyle sınırlı.',
  }),
  teklifAktar: post({
    path: '/pazarlama/tekliftakibi/teklifAktar',
    effect: 'read',
    konu: [],
    agir: true,
    // Exporting also needs the right to see quotes. The handler checks it.
    access: sayfa(SAYFA.teklif, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(TEKLIF_LISTESI),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Süzülen tekliflerin ekrandaki sırasıyla Excel dosyası (base64).',
  }),
  teklifOranlari: post({
    path: '/pazarlama/tekliftakibi/teklifOranlari',
    effect: 'read',
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
    path: '/pazarlama/tekliftakibi/teklifBul',
    access: sayfa(SAYFALAR, gorur),
    ozet: 'Numarası, başlığı ya da müşterisiyle bulunan teklifler; her teklifin son revizyonu.',
  }),
  getTeklifDetay: post({
    path: '/pazarlama/tekliftakibi/getTeklifDetay',
    effect: 'read',
    konu: ['teklif', 'musteriler', 'fatura', 'bayi'],
    access: sayfa(SAYFALAR, gorur),
    request: z.strictObject({ Id: kimlik }),
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
      hareketlist: z.array(
        z.strictObject({
          Id: z.int(),
          Zaman: z.string(),
          Baslik: z.string(),
          Aciklama: z.string(),
          Kisi: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Bir teklif: kalemleri, toplamları, revizyonları, görüşmeleri, geçmişi.',
  }),
  teklifHesapla: post({
    path: '/pazarlama/tekliftakibi/teklifHesapla',
    effect: 'read',
    konu: [],
    access: sayfa(SAYFA.teklif, gorur),
    request: z.strictObject({ kalemler, SozlesmeYil: tamSayi(1, EN_COK_YIL).default(1) }),
    response: yanit({ toplam, IskontoBedeli: toplam.shape.Iskonto }),
    govdeSiniri: 256 * 1024,
    ozet: 'Kalemlerin toplamları, kaydetmeden.',
  }),
  teklifKaydet: post({
    path: '/pazarlama/tekliftakibi/teklifKaydet',
    effect: 'write',
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
    response: kayit,
    govdeSiniri: 256 * 1024,
    ozet: 'Teklif hazırlar (Id 0) ya da taslağı değiştirir; gönderilen revizyon değişmez.',
  }),
  teklifDurumGuncelle: post({
    path: '/pazarlama/tekliftakibi/teklifDurumGuncelle',
    effect: 'write',
    degistirir: ['teklif', 'musteri', 'lisans', 'egitim', 'fatura'],
    access: sayfa(SAYFA.teklif, gorur),
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
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
    response: kayit,
    ozet: 'Onaya gönderir, onaylar, taslağa alır; kabul ya da kayıp olarak kapatır.',
  }),
  teklifGonder: post({
    path: '/pazarlama/tekliftakibi/teklifGonder',
    effect: 'write',
    degistirir: ['teklif', 'musteri'],
    access: yazar,
    request: z.strictObject({ Id: kimlik, Surum: surum, Eposta: eposta, Mesaj: metin(2000).default('') }),
    response: yanit({ Id: z.int(), Surum: z.int(), Adres: z.string() }),
    ozet: 'Teklifi müşteriye gönderir: PDF ve bağlantı; adres boşsa yalnız bağlantı verilir.',
  }),
  teklifBaglanti: post({
    path: '/pazarlama/tekliftakibi/teklifBaglanti',
    effect: 'write',
    degistirir: ['teklif'],
    access: yazar,
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: yanit({ Id: z.int(), Adres: z.string() }),
    ozet: 'Gönderilmiş bir teklifin bağlantısını yeniden verir; eskileri de açılır.',
  }),
  teklifRevize: post({
    path: '/pazarlama/tekliftakibi/teklifRevize',
    effect: 'write',
    degistirir: ['teklif', 'musteri'],
    access: yazar,
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: kayit,
    ozet: 'Aynı numarayla yeni bir revizyon açar; önceki kapanır.',
  }),
  teklifUretim: post({
    path: '/pazarlama/tekliftakibi/teklifUretim',
    effect: 'write',
    degistirir: ['teklif', 'musteri', 'lisans', 'egitim', 'fatura'],
    access: yazar,
    request: z.strictObject({ Id: kimlik, Surum: surum, Var: evet }),
    response: kayit,
    ozet: 'Kabul edilen teklifin lisansını, fatura taslağını ve eğitim isteğini geri alır ya da yeniden oluşturur.',
  }),
  print_teklif: post({
    path: '/pazarlama/tekliftakibi/print_teklif',
    effect: 'write',
    degistirir: ['teklif'],
    access: sayfa(SAYFALAR, gorur),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Teklifin PDF’i, base64; gönderilmiş teklifin karekodu müşterinin sayfasını açar.',
  }),
  getTeklifGorusmeList: listeUcu(TEKLIF_GORUSME_LISTESI, {
    satir: teklifGorusmeSatiri,
    path: '/pazarlama/tekliftakibi/getTeklifGorusmeList',
    konu: ['teklif', 'musteriler', 'proje'],
    access: sayfa(SAYFA.teklif, gorur),
    ozet: 'Teklifler için yapılan görüşmeler; geciken takipler önce.',
  }),
  teklifGorusmeKaydet: post({
    path: '/pazarlama/tekliftakibi/teklifGorusmeKaydet',
    effect: 'write',
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
  }),
  teklifBayiOnerisi: post({
    path: '/pazarlama/tekliftakibi/teklifBayiOnerisi',
    effect: 'read',
    konu: ['bayi'],
    // The writer of a line may read the proposed discount, but no other term of the contract.
    access: yazar,
    request: z.strictObject({ BayiId: kimlik, Tarih: tarih }),
    response: yanit({ Oran: z.int(), ProjeIdler: z.array(z.int()) }),
    ozet: 'Bayinin o günkü sözleşmesinin kalemlere önerdiği iskonto ve hangi ürünlere önerildiği.',
  }),
  teklifBayiRiski: post({
    path: '/pazarlama/tekliftakibi/teklifBayiRiski',
    effect: 'read',
    konu: ['bayi', 'teklif', 'fatura', 'musteriler'],
    access: sayfa(SAYFA.bayi, urun(yetki(YETKI.bayiKosul))),
    request: z.strictObject({ BayiId: kimlik }),
    response: yanit({ risk: bayiRiskKarti }),
    ozet: 'Bayinin riski ve limiti: açık faturaları, kabul edilip faturalanmamış teklifleri.',
  }),
  teklifSinirlar: post({
    path: '/pazarlama/tekliftakibi/teklifSinirlar',
    effect: 'read',
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
    path: '/pazarlama/tekliftakibi/teklifSinirKaydet',
    effect: 'write',
    degistirir: ['teklifSinir'],
    access: sayfa(SAYFA.teklif, yetki(YETKI.iskontoOnay)),
    request: z.strictObject({ KisiId: kimlik, Oran: tamSayi(0, EN_COK_ORAN), Surum: surum }),
    response: yanit({ KisiId: z.int(), Surum: z.int() }),
    ozet: 'Bir kişinin iskonto sınırını yazar; kimse kendininkini yazmaz.',
  }),
};
