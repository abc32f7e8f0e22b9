import { z } from 'zod';
import {
  ikiOndalik,
  kayitSekli,
  kimlik,
  metin,
  tamSayi,
  tarih,
  tutar,
  yeniVeyaKimlik,
  zorunluMetin,
} from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { post, sayfa, signedIn, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { ANALIZ_ALANLARI } from './alanlar.ts';
import { ANALIZ_LISTESI } from './liste.ts';
import { ANALIZ_SEKMELERI, type AnalizSekmesi, EN_COK_EFOR, EN_COK_KRITER, KARARLAR } from './rules.ts';
import { analizDurumu, analizHareketi, analizKarti, analizKaynagi, analizSatiri, benzerAnaliz } from './satirlar.ts';

const surum = tamSayi(0, 2_147_483_647);
const sekme = z.enum(Object.keys(ANALIZ_SEKMELERI) as AnalizSekmesi[]);
const kayit = yanit({ Id: z.int(), Surum: z.int() });

/** Exactly one of a ticket and a web request. */
const kaynak = z.strictObject({
  GorusmeId: kimlik.nullable().default(null),
  WebistekId: kimlik.nullable().default(null),
});

const okuma = z.strictObject({ Id: z.int(), Zaman: z.string(), Kisi: z.string().nullable() });

export const analiz = {
  analizListe: listeUcu(ANALIZ_LISTESI, {
    satir: analizSatiri,
    path: '/istakibi/analizListe',
    konu: ['analiz'],
    access: sayfa(SAYFA.istakibi, urun(signedIn)),
    /** Number of analyses in each filter tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Analiz listesi: sekmeler, süzgeçler, sayılar; kişinin ürünleriyle sınırlı.',
  }),
  analizBul: aramaUcu({
    path: '/istakibi/analizBul',
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    ozet: 'Numarası ya da sözleriyle bulunan analizler.',
  }),
  analizDetay: post({
    path: '/istakibi/analizDetay',
    effect: 'read',
    konu: ['analiz', 'gorusme', 'webistek', 'musteriler'],
    access: sayfa(SAYFA.istakibi, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      analiz: analizKarti,
      kaynaklar: z.array(analizKaynagi),
      hareketlist: z.array(analizHareketi),
      benzerler: z.array(benzerAnaliz),
    }),
    ozet: 'Bir analiz, geldiği görüşmeler ve web istekleri, geçmişi ve benzerleri.',
  }),
  analizGeliri: post({
    path: '/istakibi/analizGeliri',
    effect: 'read',
    konu: ['analiz', 'lisans'],
    // The amounts that customers pay appear only on these pages.
    access: sayfa([...SAYFA.lisans, ...SAYFA.musteri], urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ yillik: z.array(z.strictObject({ ParaBirimi: z.string(), Tutar: tutar })) }),
    ozet: 'Analizi isteyen müşterilerin, kişinin ürünlerindeki geçerli lisanslarının yıllık bedeli.',
  }),
  analizSurumleri: post({
    path: '/istakibi/analizSurumleri',
    effect: 'read',
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
    path: '/istakibi/kaynaginAnalizleri',
    effect: 'read',
    konu: ['analiz'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: kaynak,
    response: yanit({
      analizler: z.array(analizSatiri.pick({ Id: true, No: true, Baslik: true, Durum: true, DurumRenk: true })),
    }),
    ozet: 'Bir görüşmenin ya da web isteğinin bağlı olduğu analizler.',
  }),
  analizKaydet: post({
    path: '/istakibi/analizKaydet',
    effect: 'write',
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
    response: kayit,
    govdeSiniri: 256 * 1024,
    ozet: 'Analiz açar (Id 0; istenirse bir görüşmeden ya da web isteğinden) ya da değiştirir.',
  }),
  analizUstlen: post({
    path: '/istakibi/analizUstlen',
    effect: 'write',
    degistirir: ['analiz', 'bekleyen'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: kayit,
    ozet: 'Analisti olmayan bir analizi üstlenir; iki kişiden biri üstlenebilir.',
  }),
  analizDurumGuncelle: post({
    path: '/istakibi/analizDurumGuncelle',
    effect: 'write',
    degistirir: ['analiz', 'bekleyen'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, Surum: surum, YeniDurum: analizDurumu, Aciklama: metin(2000).default('') }),
    response: kayit,
    ozet: 'Analizi yolunda ilerletir ya da iptal eder; karar ve görev kendi çağrılarıyla verilir.',
  }),
  kabulKaydet: post({
    path: '/istakibi/kabulKaydet',
    effect: 'write',
    degistirir: ['analiz', 'bekleyen'],
    access: sayfa(SAYFA.analiz, urun(yetki(YETKI.kabulVer))),
    request: z.strictObject({
      AnalizId: kimlik,
      Surum: surum,
      Karar: z.enum(KARARLAR, { error: 'bilinen bir karar değil' }),
      Aciklama: metin(2000).default(''),
      ErtelenenGun: tarih.nullable().default(null),
    }),
    response: kayit,
    ozet: 'Kabul bekleyen analize karar verir; analisti karar veremez.',
  }),
  analizDurumGeriAl: post({
    path: '/istakibi/analizDurumGeriAl',
    effect: 'write',
    degistirir: ['analiz', 'bekleyen'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: kayit,
    ozet: 'Son durum değişikliğini ya da kararı geri alır: yapan kişi, 15 dakika içinde, üstüne bir şey yapılmadıysa.',
  }),
  analizKaynakBagla: post({
    path: '/istakibi/analizKaynakBagla',
    effect: 'write',
    degistirir: ['analiz', 'webistek'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, kaynak }),
    response: yanit({ Id: z.int(), No: z.string() }),
    ozet: 'Bir görüşmeyi ya da web isteğini analize bağlar; bağlıysa olduğu gibi kalır.',
  }),
  analizKaynakKaldir: post({
    path: '/istakibi/analizKaynakKaldir',
    effect: 'write',
    degistirir: ['analiz'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ Id: kimlik, kaynak }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bir kaynağın analizle bağını kaldırır; kaynağın kendisi olduğu gibi kalır.',
  }),
  analizNotKaydet: post({
    path: '/istakibi/analizNotKaydet',
    dakikada: 60,
    effect: 'write',
    degistirir: ['analiz'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ AnalizId: kimlik, Not: zorunluMetin(4000) }),
    response: yanit({ Id: z.int() }),
    ozet: 'Analizin geçmişine not yazar.',
  }),
  analizAktar: post({
    path: '/istakibi/analizAktar',
    effect: 'read',
    konu: [],
    agir: true,
    access: sayfa(SAYFA.analiz, urun(yetki(YETKI.musteriDisaAktar))),
    request: aktarimIstegi(ANALIZ_LISTESI),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Süzülen analizlerin Excel dosyası (base64).',
  }),
};
