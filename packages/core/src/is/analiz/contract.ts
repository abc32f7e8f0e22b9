import { z } from 'zod';
import {
  ikiOndalik,
  kayitSekli,
  kimlik,
  metin,
  surum,
  tarih,
  tutar,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
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
import { ANALIZ_ALANLARI } from './alanlar.ts';
import { ANALIZ_LISTESI } from './liste.ts';
import {
  ANALIZ_SEKMELERI,
  type AnalizSekmesi,
  EN_COK_EFOR,
  EN_COK_KRITER,
  KARARLAR,
  ANALIZ_DURUM_ADLARI,
  ANALIZ_HAREKETLERI,
} from './rules.ts';
import { analizDurumu, analizHareketi, analizKarti, analizKaynagi, analizSatiri, benzerAnaliz } from './satirlar.ts';

const sekme = z.enum(Object.keys(ANALIZ_SEKMELERI) as AnalizSekmesi[]);

/** Exactly one of a ticket and a web request. */
const kaynak = z.strictObject({
  GorusmeId: kimlik.nullable().default(null),
  WebistekId: kimlik.nullable().default(null),
});

const okuma = z.strictObject({ Id: z.int(), Zaman: z.string(), Kisi: z.string().nullable() });

export const analiz = under('/istakibi', {
  analizListe: listeUcu(ANALIZ_LISTESI, {
    satir: analizSatiri,
    konu: ['analiz'],
    access: sayfa(SAYFA.istakibi, urun(signedIn)),
    /** Number of analyses in each filter tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Analiz listesi: sekmeler, süzgeçler, sayılar; kişinin ürünleriyle sınırlı.',
  }),
  analizBul: aramaUcu({
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    ozet: 'Numarası ya da sözleriyle bulunan analizler.',
  }),
  analizDetay: post({
    konu: ['analiz', 'gorusme', 'webistek', 'musteriler'],
    access: sayfa(SAYFA.istakibi, urun(signedIn)),
    request: byId,
    response: yanit({
      analiz: analizKarti,
      kaynaklar: z.array(analizKaynagi),
      hareketlist: z.array(analizHareketi),
      benzerler: z.array(benzerAnaliz),
    }),
    ozet: 'Bir analiz, geldiği görüşmeler ve web istekleri, geçmişi ve benzerleri.',
  }),
  analizGeliri: post({
    konu: ['analiz', 'lisans'],
    // The amounts that customers pay appear only on these pages.
    access: sayfa([...SAYFA.lisans, ...SAYFA.musteri], urun(signedIn)),
    request: byId,
    response: yanit({ yillik: z.array(z.strictObject({ ParaBirimi: z.string(), Tutar: tutar })) }),
    ozet: 'Analizi isteyen müşterilerin, kişinin ürünlerindeki geçerli lisanslarının yıllık bedeli.',
  }),
  analizSurumleri: post({
    konu: ['analiz'],
    access: sayfa(SAYFA.istakibi, urun(signedIn)),
    request: z.strictObject({
      Id: kimlik,
      EskiId: kimlik.nullable().default(null),
      YeniId: kimlik.nullable().default(null),
    }),
    response: yanit({
      /** Newest first. */
      okumalar: z.array(okuma),
      EskiId: z.int().nullable(),
      YeniId: z.int().nullable(),
      farklar: z.array(
        z.strictObject({
          Alan: z.string(),
          Ad: z.string(),
          /** In order: unchanged, removed and added parts. */
          parcalar: z.array(
            z.strictObject({ Yer: z.int(), Tur: z.enum(['ayni', 'cikti', 'eklendi']), Metin: z.string() }),
          ),
        }),
      ),
    }),
    ozet: 'Analizin iki hâli arasında söz söz ne değişti; seçilmezse son iki hâl.',
  }),
  kaynaginAnalizleri: post({
    konu: ['analiz'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: kaynak,
    response: yanit({
      analizler: z.array(analizSatiri.pick({ Id: true, No: true, Baslik: true, Durum: true, DurumRenk: true })),
    }),
    ozet: 'Bir görüşmenin ya da web isteğinin bağlı olduğu analizler.',
  }),
  analizKaydet: post({
    degistirir: ['analiz', 'bekleyen', 'webistek'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({
      analiz: z.strictObject({
        ...kayitSekli(ANALIZ_ALANLARI),
        Efor: ikiOndalik(0, EN_COK_EFOR).nullable(),
        Id: yeniVeyaKimlik,
        Surum: surum,
        /** `Id` 0 for a new criterion. */
        Kriterler: z
          .array(z.strictObject({ Id: yeniVeyaKimlik, Metin: zorunluMetin(500) }))
          .max(EN_COK_KRITER, { error: `en fazla ${EN_COK_KRITER} kriter içerebilir` }),
      }),
      /** The source of a new analysis. */
      kaynak: kaynak.nullable().default(null),
    }),
    response: kayitYaniti,
    govdeSiniri: 256 * 1024,
    ozet: 'Analiz açar (Id 0; istenirse bir görüşmeden ya da web isteğinden) ya da değiştirir.',
    denetim: 'Analiz kaydedildi',
  }),
  analizUstlen: post({
    degistirir: ['analiz', 'bekleyen'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: byId,
    response: kayitYaniti,
    ozet: 'Analisti olmayan bir analizi üstlenir; iki kişiden biri üstlenebilir.',
    denetim: 'Analiz üstlenildi',
  }),
  analizDurumGuncelle: post({
    degistirir: ['analiz', 'bekleyen'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: byVersion.extend({ YeniDurum: analizDurumu, Aciklama: metin(2000).default('') }),
    response: kayitYaniti,
    ozet: 'Analizi yolunda ilerletir ya da iptal eder; karar ve iş kendi çağrılarıyla yazılır.',
    denetim: 'Analizin durumu değişti',
  }),
  kabulKaydet: post({
    degistirir: ['analiz', 'bekleyen'],
    access: sayfa(SAYFA.analiz, urun(yetki(YETKI.kabulVer))),
    request: z.strictObject({
      AnalizId: kimlik,
      Surum: surum,
      Karar: z.enum(KARARLAR, { error: 'bilinen bir karar değil' }),
      Aciklama: metin(2000).default(''),
      ErtelenenGun: tarih.nullable().default(null),
    }),
    response: kayitYaniti,
    ozet: 'Kabul bekleyen analize karar verir; analisti karar veremez.',
    denetim: 'Analize karar verildi',
  }),
  analizDurumGeriAl: post({
    degistirir: ['analiz', 'bekleyen'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: byVersion,
    response: kayitYaniti,
    ozet: 'Son durum değişikliğini ya da kararı geri alır: yapan kişi, 15 dakika içinde, üstüne bir şey yapılmadıysa.',
    denetim: 'Analizin durumu geri alındı',
  }),
  analizKaynakBagla: post({
    degistirir: ['analiz', 'webistek'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, kaynak }),
    response: yanit({ Id: z.int(), No: z.string() }),
    ozet: 'Bir görüşmeyi ya da web isteğini analize bağlar; bağlıysa olduğu gibi kalır.',
    denetim: 'Analize kaynak bağlandı',
  }),
  analizKaynakKaldir: post({
    degistirir: ['analiz'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, kaynak }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bir kaynağın analizle bağını kaldırır; kaynağın kendisi olduğu gibi kalır.',
    denetim: 'Analizin kaynağı kaldırıldı',
  }),
  analizNotKaydet: post({
    dakikada: 60,
    degistirir: ['analiz'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ AnalizId: kimlik, Not: zorunluMetin(4000) }),
    response: yanit({ Id: z.int() }),
    ozet: 'Analizin geçmişine not yazar.',
    denetim: 'Analize not yazıldı',
  }),
  analizAktar: fileCall({
    access: sayfa(SAYFA.analiz, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(ANALIZ_LISTESI),
    ozet: 'Süzülen analizlerin Excel dosyası (base64).',
    denetim: 'Analizler dışa aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const analizSozleri = {
  nesneler: { analiz: 'Analiz' },
  alanlar: ANALIZ_HAREKETLERI.alanlar,
  degerler: { Durum: ANALIZ_DURUM_ADLARI, DurumAnahtar: ANALIZ_DURUM_ADLARI },
  yollar: { analiz: '/istakibi/analiz/' },
} as const;
