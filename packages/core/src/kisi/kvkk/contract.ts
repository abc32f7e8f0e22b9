import { z } from 'zod';
import { an, kimlik, secenek, tamSayi, tarih, zorunluMetin } from '../../platform/field/alan.ts';
import { bos, post, sayfa, signedIn, under, urun, yanit, yetki, fileCall } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { AYDINLATMALAR, SAKLAMA_EN_FAZLA, SAKLAMA_KONULARI, SAKLAMA } from './rules.ts';

const yonetir = sayfa(SAYFA.kvkk, yetki(YETKI.kvkkYonet));
const surum = tamSayi(1, 2_147_483_647);
const kime = z.enum(AYDINLATMALAR, { error: "'calisan' ya da 'musteri' olmalı" }).default('calisan');

/** The notice of article 10 for the reader, with the words in braces filled in. */
const aydinlatmaMetni = z.strictObject({
  Surum: z.int(),
  Metin: z.string(),
  Zaman: an,
  /** True for the newest version. */
  Guncel: z.boolean(),
  /** Time at which the caller read it. Null: not yet. */
  Goruldu: an.nullable(),
});
export type AydinlatmaMetni = z.infer<typeof aydinlatmaMetni>;

/** The text of a version, with its words in braces. */
const aydinlatmaSurumu = z.strictObject({
  Surum: z.int(),
  Metin: z.string(),
  Yazan: z.string().nullable(),
  Zaman: an,
  Okuyan: z.int(),
});
export type AydinlatmaSurumu = z.infer<typeof aydinlatmaSurumu>;

const okumayan = z.strictObject({ Id: z.int(), Ad: z.string(), Departman: z.string() });

const SUTUN_TURLERI = ['metin', 'sayi', 'gun', 'an', 'evet', 'telefon'] as const;
/** The name of a column and the kind of its values: text, number, calendar date, instant, yes or no, telephone. */
const veriSutunu = z.strictObject({ Ad: z.string(), Tur: z.enum(SUTUN_TURLERI) });
export type VeriSutunu = z.infer<typeof veriSutunu>;
const veriHucresi = z.union([z.string(), z.number(), z.boolean()]).nullable();
export type VeriHucresi = z.infer<typeof veriHucresi>;

/** One part of the data held about the caller. */
const veriBolumu = z.strictObject({
  Konu: z.string(),
  Ad: z.string(),
  Aciklama: z.string(),
  /** At most one row, shown as names and values. */
  Tekil: z.boolean(),
  Adet: z.int(),
  /** The years to choose from, newest first. Empty: everything is shown at once. */
  Yillar: z.array(z.int()),
});
export type VeriBolumu = z.infer<typeof veriBolumu>;

const saklamaSatiri = z.strictObject({
  konu: z.enum(SAKLAMA_KONULARI),
  Ay: z.int(),
  Surum: z.int(),
  /** Time of the last destruction of this kind, and its number of records. */
  SonImha: an.nullable(),
  SonAdet: z.int(),
});
export type SaklamaSatiri = z.infer<typeof saklamaSatiri>;

const imhaKaydi = z.strictObject({
  Zaman: an,
  konu: z.string(),
  /** Records from before this day were destroyed. */
  Sinir: z.string(),
  Adet: z.int(),
});
export type ImhaKaydi = z.infer<typeof imhaKaydi>;

const erisimSatiri = z.strictObject({
  Id: z.int(),
  Zaman: an,
  Bakan: z.string(),
  /** The person of the data. Null: the record is gone. */
  Kisi: z.string().nullable(),
  Eylem: z.string(),
  /** The affected data, in the words of the audit. */
  Bilgi: z.string().nullable(),
  Ip: z.string(),
});
export type ErisimSatiri = z.infer<typeof erisimSatiri>;

const erisimSorusu = z.strictObject({ Baslangic: tarih, Bitis: tarih, KisiId: kimlik.optional() });
const konu = z.enum(SAKLAMA_KONULARI, { error: 'bilinmeyen saklama konusu' });
/** The rule checks the bounds of each subject and has its own messages. */
const Ay = tamSayi(0, 10 * SAKLAMA_EN_FAZLA);

export const kvkk = under('/yonetim/kvkk', {
  aydinlatma: post({
    path: '/kvkk/aydinlatma',
    konu: ['aydinlatma', 'saklama'],
    access: signedIn,
    request: z.strictObject({ Surum: surum.optional() }),
    response: yanit({ aydinlatma: aydinlatmaMetni }),
    ozet: 'Aydınlatma metni (KVKK m. 10): güncel ya da istenen versiyonu.',
  }),
  aydinlatmaGoruldu: post({
    path: '/kvkk/aydinlatmaGoruldu',
    degistirir: ['aydinlatmaOkuyan'],
    access: signedIn,
    request: z.strictObject({ Surum: surum }),
    response: yanit({}),
    ozet: 'Güncel aydınlatma metninin okunduğunu zamanı ve adresiyle kaydeder; onay değildir.',
  }),
  aydinlatmaSurumleri: post({
    konu: ['aydinlatma', 'aydinlatmaOkuyan', 'saklama'],
    access: yonetir,
    request: z.strictObject({ Kime: kime }),
    response: yanit({
      surumler: z.array(aydinlatmaSurumu),
      /** The words in braces and their present values. */
      degerler: z.record(z.string(), z.string()),
    }),
    ozet: 'Çalışanların ya da müşterilerin aydınlatma metninin bütün versiyonları, yazıldığı gibi.',
  }),
  aydinlatmaKaydet: post({
    degistirir: ['aydinlatma'],
    access: yonetir,
    request: z.strictObject({ Kime: kime, Metin: zorunluMetin(20_000), Surum: surum }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Aydınlatma metninin yeni versiyonunu yayınlar; Surum, düzenlenen versiyondur. Çalışanlarınkini herkes yeniden okur.',
    denetim: 'Aydınlatma metni güncellendi',
  }),
  aydinlatmaOkuyanlar: post({
    konu: ['aydinlatma', 'aydinlatmaOkuyan'],
    access: yonetir,
    request: z.strictObject({ Surum: surum }),
    response: yanit({
      okuyanlar: z.array(okumayan.extend({ Zaman: an, Ip: z.string() })),
      okumayanlar: z.array(okumayan),
    }),
    ozet: 'Bir versiyonu kimlerin ne zaman okuduğu ve henüz okumayanlar.',
  }),
  verilerim: post({
    path: '/kvkk/verilerim',
    konu: [],
    access: signedIn,
    request: bos,
    response: yanit({ bolumler: z.array(veriBolumu) }),
    ozet: 'Kişinin kendisi hakkında tutulan kayıtların bölümleri (KVKK m. 11).',
  }),
  verilerimBolumu: post({
    path: '/kvkk/verilerimBolumu',
    konu: [],
    access: signedIn,
    request: z.strictObject({ Konu: zorunluMetin(40), Yil: tamSayi(1900, 2100).optional() }),
    response: yanit({
      Sutunlar: z.array(veriSutunu),
      Satirlar: z.array(z.array(veriHucresi)),
      /** True if there are more rows. The download has all of them. */
      devami: z.boolean(),
    }),
    ozet: 'Bir bölümün kayıtları, yeniden eskiye; büyük bölümlerde bir yılın kayıtları.',
  }),
  verilerimiIndir: fileCall({
    path: '/kvkk/verilerimiIndir',
    access: signedIn,
    request: z.strictObject({ Bicim: z.enum(['json', 'xlsx'], { error: "biçim 'json' veya 'xlsx' olmalı" }) }),
    ozet: 'Kişinin bütün kayıtları tek dosyada: JSON ya da her bölümü bir sayfa olan Excel.',
    denetim: 'Verilerini indirdi',
  }),
  saklamaListesi: post({
    konu: ['saklama'],
    access: yonetir,
    request: bos,
    response: yanit({
      saklamalar: z.array(saklamaSatiri),
      /** Number of people who left without a date, so that their retention time never begins. */
      tarihsizAyrilan: z.int(),
    }),
    ozet: 'Saklama süreleri ve son imhalar.',
  }),
  saklamaOnizle: post({
    konu: [],
    access: yonetir,
    request: z.strictObject({ konu, Ay }),
    response: yanit({ Adet: z.int(), Sinir: z.string() }),
    ozet: 'Bu süreyle bugün kaç kaydın imha edileceği.',
  }),
  saklamaKaydet: post({
    degistirir: ['saklama'],
    access: yonetir,
    request: z.strictObject({ konu, Ay, Surum: surum }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Bir saklama süresini değiştirir; süresi dolanlar bir sonraki günlük işlemde imha edilir.',
    denetim: 'Saklama süresi değiştirildi',
  }),
  imhaKayitlari: post({
    konu: [],
    access: yonetir,
    request: bos,
    response: yanit({ kayitlar: z.array(imhaKaydi) }),
    ozet: 'İmha kayıtları: ne zaman, ne, hangi günden öncesi, kaç kayıt.',
  }),
  erisimKisileri: post({
    konu: [],
    access: yonetir,
    request: bos,
    response: yanit({ kisiler: z.array(secenek) }),
    ozet: 'Erişim kayıtları süzülürken seçilebilecek kişiler; ayrılanlar da.',
  }),
  erisimKayitlari: post({
    konu: [],
    access: urun(yonetir),
    request: erisimSorusu,
    response: yanit({ kayitlar: z.array(erisimSatiri), devami: z.boolean() }),
    ozet: 'Kimin, ne zaman, kimin kişisel verisine baktığı.',
    denetim: 'Erişim kayıtlarına bakıldı',
  }),
  erisimAktar: fileCall({
    access: urun(yonetir),
    request: erisimSorusu,
    ozet: 'Aynı erişim kayıtlarının tamamı, Excel dosyası.',
    denetim: 'Erişim kayıtları dışa aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const kvkkSozleri = {
  nesneler: {
    aydinlatma: 'Aydınlatma metni',
    musteriAydinlatma: 'Müşteri aydınlatma metni',
    saklama: 'Saklama süresi',
  },
  alanlar: {
    Ay: 'Ay',
    Bicim: 'Biçim',
  },
  degerler: {
    Bicim: { json: 'JSON', xlsx: 'Excel' },
    konu: Object.fromEntries(SAKLAMA_KONULARI.map((k) => [k, SAKLAMA[k].Ad])),
  },
  yollar: { aydinlatma: '/yonetim/kvkk', saklama: '/yonetim/kvkk?sekme=saklama' },
} as const;
