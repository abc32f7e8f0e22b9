import { z } from 'zod';
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
} from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
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
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { takvimTatili } from '../../izin/tatil/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { TOPLANTI_ALANLARI } from './alanlar.ts';
import { TOPLANTI_LISTESI } from './liste.ts';
import {
  EN_COK_GUNDEM,
  EN_COK_KARAR,
  EN_COK_KATILIMCI,
  TOPLANTI_SEKMELERI,
  type ToplantiSekmesi,
  YANITLAR,
  DAVET_DURUMLARI,
  KARAR_DURUMLARI,
  TOPLANTI_DURUM_ADLARI,
  TOPLANTI_HAREKETLERI,
} from './rules.ts';
import {
  katilimciRolu,
  takvimdekiToplanti,
  tekrarSozu,
  toplantiDurumu,
  toplantiEki,
  toplantiHareketi,
  toplantiKarari,
  toplantiKarti,
  toplantiKatilimcisi,
  toplantiOdasi,
  toplantiSatiri,
} from './satirlar.ts';
import { getToplantiGerekliList } from './secenekler.ts';
import { EN_AZ_TEKRAR, EN_COK_TEKRAR } from './tekrar.ts';

const evet = z.boolean({ error: 'evet ya da hayır olmalı' });
const access = sayfa(SAYFA.toplanti, urun(signedIn));
const hangisi = { Id: kimlik, Surum: surum };
const sekme = z.enum(Object.keys(TOPLANTI_SEKMELERI) as ToplantiSekmesi[]);
/** Common part of all writes in this room. */
const yazma = { degistirir: ['toplanti'], access } as const;

const katilimci = z.strictObject({
  /** 0 for a new participant. */
  KatilimciId: yeniVeyaKimlik,
  UserId: kimlik.nullable().default(null),
  MusteriPersonelId: kimlik.nullable().default(null),
  /** Name of a participant from outside. For people of a list the server takes the name from there. */
  Ad: metin(160).default(''),
  Eposta: metin(254).default(''),
  Rol: katilimciRolu.default('zorunlu'),
});
const kararlar = z
  .array(
    z.strictObject({
      KararId: yeniVeyaKimlik,
      Metin: zorunluMetin(2000),
      SorumluId: kimlik.nullable().default(null),
      Termin: tarih.nullable().default(null),
    }),
  )
  .max(EN_COK_KARAR, { error: `en fazla ${EN_COK_KARAR} karar içerebilir` });
const kisiler = z.array(kimlik).max(EN_COK_KATILIMCI, { error: `en fazla ${EN_COK_KATILIMCI} kişi içerebilir` });

const tekrar = z
  .strictObject({ Sik: tekrarSozu, Adet: tamSayi(EN_AZ_TEKRAR, EN_COK_TEKRAR) })
  .nullable()
  .default(null);
const seridekiler = z.enum(['bu', 'sonrakiler'], { error: 'bu ya da sonrakiler olmalı' }).default('bu');

export const toplanti = under('/islemler/toplantiTakibi', {
  getToplantiList: listeUcu(TOPLANTI_LISTESI, {
    satir: toplantiSatiri,
    konu: ['toplanti', 'musteriler', 'tanim'],
    access,
    /** Number of meetings on each tab. */
    ek: { adetler: z.record(sekme, z.int()) },
    ozet: 'Toplantı listesi: kişinin çağrıldığı, düzenlediği ya da yönettiği toplantılar.',
  }),
  toplantiBul: aramaUcu({ access, ozet: 'Numarası ya da konusuyla bulunan toplantılar.' }),
  getpersonelList: post({
    konu: ['personel'],
    access,
    request: bos,
    response: yanit({
      personellist: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Departman: z.string() })),
    }),
    ozet: 'Toplantıya çağrılabilecek çalışanlar.',
  }),
  getToplantiGerekliList,
  getToplantiKatilmciList: post({
    konu: ['toplanti'],
    access,
    request: z.strictObject({ ToplantiId: kimlik }),
    response: yanit({ katilimcilist: z.array(toplantiKatilimcisi) }),
    ozet: 'Bir toplantının katılımcıları ve yanıtları.',
  }),
  getToplantiDetay: post({
    konu: ['toplanti', 'musteriler', 'tanim', 'gorev'],
    access,
    request: byId,
    response: yanit({
      toplanti: toplantiKarti,
      katilimcilist: z.array(toplantiKatilimcisi),
      kararlist: z.array(toplantiKarari),
      /** Open decisions of earlier meetings of the series or the product. They come first on the agenda. */
      acikKararlar: z.array(toplantiKarari),
      ekler: z.array(toplantiEki),
      hareketlist: z.array(toplantiHareketi),
    }),
    ozet: 'Bir toplantı: gündemi, katılımcıları, kararları, ekleri, geçmişi; önceki toplantıların açık kararları.',
  }),
  toplantiTakvimi: post({
    konu: ['toplanti', 'tatil'],
    access,
    request: z.strictObject({ ilk: tarih, son: tarih }),
    response: yanit({ toplantilar: z.array(takvimdekiToplanti), tatiller: z.array(takvimTatili) }),
    ozet: 'İki gün arasındaki toplantılar (kişinin görebildikleri) ve resmi tatiller.',
  }),
  toplantiUygunluk: post({
    // The client asks again whenever the time or the people change.
    konu: [],
    access,
    request: z.strictObject({
      /** The planned meeting; 0: a new one. */
      Id: yeniVeyaKimlik.default(0),
      UserIdler: kisiler,
      OdaId: kimlik.nullable().default(null),
      Baslama_Zamani: an,
      Bitis_Zamani: an,
      tekrar,
      hangisi: seridekiler,
    }),
    response: yanit({
      uyarilar: z.array(z.string()),
      /** Next times that suit everybody. */
      oneriler: z.array(z.strictObject({ Bas: an, Bit: an })),
    }),
    ozet: 'Seçilen saatin (tekrarlıysa her birinin) kimlerle çakıştığı ve herkese uyan sıradaki üç saat.',
  }),
  toplantiKaydet: post({
    ...yazma,
    dakikada: 60,
    request: z.strictObject({
      toplanti: z.strictObject({
        ...kayitSekli(TOPLANTI_ALANLARI),
        Id: yeniVeyaKimlik,
        Surum: surum,
        MusteriId: kimlik.nullable().default(null),
        OdaId: kimlik.nullable().default(null),
        Baslama_Zamani: an,
        Bitis_Zamani: an,
        Gundem: z
          .array(
            z.strictObject({
              Metin: zorunluMetin(300),
              Sure: tamSayi(1, 720).nullable().default(null),
              SunanId: kimlik.nullable().default(null),
            }),
          )
          .max(EN_COK_GUNDEM, { error: `en fazla ${EN_COK_GUNDEM} madde içerebilir` })
          .default([]),
      }),
      katilimcilar: z.array(katilimci).max(EN_COK_KATILIMCI, { error: `en fazla ${EN_COK_KATILIMCI} kişi içerebilir` }),
      /** Null: unchanged. */
      kararlar: kararlar.nullable().default(null),
      /** Repetition; only for a new meeting. */
      tekrar,
      /** For a meeting of a series: this one alone, or also the following ones. */
      hangisi: seridekiler,
      /** Plans a draft and invites everybody. */
      davetEt: evet.default(false),
      /** The caller has seen the conflicts of this time. */
      uyarilariGordum: evet.default(false),
    }),
    response: z.union([
      kayitYaniti,
      z.strictObject({ durum: z.literal(false), msg: z.string(), uyarilar: z.array(z.string()) }),
    ]),
    govdeSiniri: 256 * 1024,
    ozet: 'Toplantı açar (Id 0; istenirse tekrar eden) ya da değiştirir; çağrılanlara davet ve değişiklik gönderir.',
    denetim: 'Toplantı kaydedildi',
  }),
  toplantiKatilimciKaydet: post({
    ...yazma,
    request: z.strictObject({
      katilimci: katilimci.extend({
        ToplantiId: kimlik,
        Surum: surum,
        Katildi: evet.nullable().default(null),
        Not: metin(500).default(''),
        /** Answer that somebody gave on the telephone. */
        DavetDurum: z.enum(YANITLAR, { error: 'bilinen bir yanıt değil' }).nullable().default(null),
      }),
    }),
    response: kayitYaniti,
    ozet: 'Bir katılımcıyı ekler (KatilimciId 0) ya da rolünü, geldiğini, notunu, söylediği yanıtı yazar.',
    denetim: 'Toplantı katılımcısı yazıldı',
  }),
  toplantiDurumGuncelle: post({
    ...yazma,
    request: z.strictObject({
      ...hangisi,
      Durum: toplantiDurumu,
      Aciklama: metin(2000).default(''),
      /** For a meeting of a series: cancels this one alone, or also the following ones. */
      hangisi: seridekiler,
      /** Participants who came, told at the end of the meeting; null: not told. */
      katilanlar: kisiler.nullable().default(null),
      /** The caller has seen that the day of the meeting has not come. */
      erkenGordum: evet.default(false),
    }),
    response: z.union([
      kayitYaniti,
      z.strictObject({ durum: z.literal(false), msg: z.string(), uyarilar: z.array(z.string()) }),
    ]),
    ozet: 'Toplantıyı yolunda ilerletir: davet, başlama, bitiş, tutanak onayı; ya da nedeniyle iptal eder.',
    denetim: 'Toplantının durumu değişti',
  }),
  toplantiYanitla: post({
    ...yazma,
    request: z.strictObject({ Id: kimlik, Yanit: z.enum(YANITLAR, { error: 'bilinen bir yanıt değil' }) }),
    response: kayitYaniti,
    ozet: 'Kişinin kendi davetine yanıtı.',
    denetim: 'Davet yanıtlandı',
  }),
  toplantiKararKaydet: post({
    ...yazma,
    request: z.strictObject({ ...hangisi, kararlar }),
    response: kayitYaniti,
    ozet: 'Toplantının kararlarını yazar: düzenleyen ya da raportör, tutanak onaylanana kadar.',
    denetim: 'Toplantı kararları yazıldı',
  }),
  toplantiKararKapat: post({
    ...yazma,
    request: z.strictObject({
      KararId: kimlik,
      Durum: z.enum(['bitti', 'vazgecildi'], { error: 'bitti ya da vazgecildi olmalı' }),
      Kanit: metin(2000).default(''),
    }),
    response: kayitYaniti,
    ozet: 'Açık bir kararı kapatır: ne yapıldığıyla ya da neden vazgeçildiğiyle.',
    denetim: 'Toplantı kararı kapandı',
  }),
  toplantiEkYaz: post({
    ...yazma,
    dakikada: 30,
    request: z.strictObject({ Id: kimlik, Metin: zorunluMetin(4000) }),
    response: kayitYaniti,
    ozet: 'Onaylanmış tutanağa imzalı ek yazar; hiçbiri değişmez.',
    denetim: 'Tutanağa ek yazıldı',
  }),
  print_toplanti: fileCall({
    access,
    request: byId,
    ozet: 'Toplantının tutanağı: PDF, base64.',
    denetim: 'Toplantı tutanağı yazdırıldı',
  }),
  getSeeLink: post({
    path: '/islemler/toplantitakibi/getSeeLink',
    degistirir: [],
    access,
    // The answer is a secret address for a few minutes, and each call gives another one.
    saklama: 'yok',
    request: z.strictObject({
      /**
       * The meeting, by its id or as a row of its list. Optionally one of its files, or its online address instead of
       * its minutes.
       */
      dr: z.union([
        kimlik,
        z.object({
          Id: kimlik,
          Tur: z.enum(['tutanak', 'dosya', 'oda'], { error: 'tutanak, dosya ya da oda olmalı' }).default('tutanak'),
          DosyaId: kimlik.nullable().default(null),
        }),
      ]),
    }),
    response: yanit({ link: z.string() }),
    ozet: 'Tutanağın ya da bir dosyanın birkaç dakika geçerli görme adresi; ya da çevrim içi toplantının adresi.',
    denetim: 'Toplantı belgesi için adres alındı',
  }),
  toplantiOdaList: post({
    konu: ['toplanti'],
    access: sayfa(SAYFA.toplanti, yetki(YETKI.toplantiYonet)),
    request: bos,
    response: yanit({ odalar: z.array(toplantiOdasi) }),
    ozet: 'Toplantı odaları, kullanılmayanlar da.',
  }),
  toplantiOdaKaydet: post({
    ...yazma,
    access: sayfa(SAYFA.toplanti, yetki(YETKI.toplantiYonet)),
    request: z.strictObject({
      oda: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        Ad: zorunluMetin(80),
        Kapasite: tamSayi(1, 1000),
        Erisim: metin(300).default(''),
        Aktif: evet.default(true),
      }),
    }),
    response: kayitYaniti,
    ozet: 'Toplantı odası ekler (Id 0) ya da değiştirir.',
    denetim: 'Toplantı odası kaydedildi',
  }),
  toplantiTercihKaydet: post({
    degistirir: ['toplanti'],
    access: sayfa(SAYFA.toplanti, signedIn),
    request: z.strictObject({ durumuDegistir: evet }),
    response: yanit({}),
    ozet: 'Toplantısı sürerken kişinin durumu ‘Toplantı’ olsun mu.',
    denetim: 'Toplantı tercihi değişti',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const toplantiSozleri = {
  eylemler: {
    toplantiDavetYaniti: 'Davet yanıtlandı',
  },
  nesneler: { toplanti: 'Toplantı', toplantiOdasi: 'Toplantı odası' },
  alanlar: {
    ...TOPLANTI_HAREKETLERI.alanlar,
    Yanit: 'Yanıt',
    Yol: 'Nereden',
    Ad: 'Ad',
    Kapasite: 'Kaç kişilik',
    Erisim: 'Nasıl ulaşılır',
    DosyaId: 'Dosya no',
    durumuDegistir: 'Durumu değişsin',
    seri: 'Seride değişen',
  },
  degerler: {
    Durum: { ...KARAR_DURUMLARI, ...TOPLANTI_DURUM_ADLARI },
    DurumAnahtar: TOPLANTI_DURUM_ADLARI,
    Yanit: DAVET_DURUMLARI,
    Yol: { uygulama: 'Uygulama', baglanti: 'Bağlantı', eposta: 'E-posta', elle: 'Elle' },
    tur: { tutanak: 'Tutanak', dosya: 'Dosya', oda: 'Toplantı odası' },
  },
  yollar: { toplanti: '/islemler/toplanti/' },
} as const;
