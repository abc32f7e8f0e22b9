import { z } from 'zod';
import { an, ikili, kimlik, metin, zorunluMetin, parolaMetni, byId } from '../../platform/field/alan.ts';
import {
  anyone,
  bos,
  get,
  post,
  postEither,
  ret,
  self,
  signedIn,
  under,
  urun,
  yanit,
} from '../../platform/call/endpoint.ts';
import { EN_COK_OKUMA, MENU_TURLERI, PAROLA_EN_FAZLA, TEMALAR, MENU_TUR_ADLARI, TEMA_ADLARI } from './rules.ts';

const menuTur = z.enum(MENU_TURLERI, { error: 'menü türü static, overlay, horizontal veya slim olmalı' });
const tema = z.enum(TEMALAR, { error: 'bilinmeyen tema rengi' });
const parola = parolaMetni(PAROLA_EN_FAZLA);
/** Six digits or a recovery code, with blanks and dashes anywhere. */
export const dogrulamaKodu = metin(40);

/** The signed-in person (specification 3). `Password` is always the empty string (server/kisi/oturum/README.md). */
const kullanici = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Soyad: z.string(),
  UserName: z.string(),
  DepartmanId: z.int(),
  Departman: z.string(),
  Password: z.literal(''),
  /** The open status; null before the shift starts and after it ends. */
  Moladurum: z.int().nullable(),
  Mola_Durum_Id: z.int().nullable(),
  /** Start of the open status; null at desk (651) and after leaving early (649). */
  MolaBaslama: an.nullable(),
  /** Work start today. */
  Baslama: an.nullable(),
  /** Work end: planned while the shift runs, actual afterwards. */
  Mesai_Bitis: an.nullable(),
  /** Day of the shift. After midnight a night shift still belongs to the day before. */
  MesaiGunu: z.string().nullable(),
  /** Expected start of the present shift; null: nobody is expected. */
  Beklenen: an.nullable(),
  /** On leave for the whole day. */
  Izinli: z.boolean(),
  /** Time after which no shift can begin; null: no limit. */
  BaslamaSonu: an.nullable(),
  /** Break minutes of this shift. */
  molasure: z.int(),
  /** Break seconds of the closed intervals, so that the client's running total agrees with the server's. */
  KapaliSaniye: z.number(),
  DarkTheme: z.union([z.literal(0), z.literal(1)]),
  MenuTur: menuTur,
  Tema: tema,
  /** Ids of the pinned menu entries, in their order. */
  Sabitler: z.array(z.int()),
  /** An administrator gave the password: the person must choose another one first. */
  ParolaGecici: z.boolean(),
  /** Departments this person heads. */
  SorumluDepartmanlar: z.array(z.int()),
  /** Departments whose head is on leave today and named this person as deputy, each with the day of return. */
  Vekaletler: z.array(z.strictObject({ Id: z.int(), Departman: z.string(), Sorumlu: z.string(), Donus: z.string() })),
  /** The person has not read the newest data protection notice (KVKK). */
  AydinlatmaGerekli: z.boolean(),
  sunucuZamani: an,
});
export type Kullanici = z.infer<typeof kullanici>;

/** A menu entry (specification 3); `baget` is the badge. */
export const menuSatiri = z.strictObject({
  Id: z.int(),
  UstId: z.int().nullable(),
  menuAd: z.string(),
  menuYol: z.string().nullable(),
  icon: z.string().nullable(),
  baget: z.string().nullable(),
  class: z.string().nullable(),
  style: z.string().nullable(),
  disabled: z.boolean(),
  visible: z.boolean(),
  separator: z.boolean(),
});
export type MenuSatiri = z.infer<typeof menuSatiri> & { items?: MenuSatiri[] };

const menuAgaci: z.ZodType<MenuSatiri> = menuSatiri.extend({
  get items() {
    return z.array(menuAgaci).optional();
  },
});

const oturumSatiri = z.strictObject({
  Id: z.int(),
  Baslama: an,
  SonKullanim: an,
  Ip: z.string(),
  Tarayici: z.string(),
  /** The session of this call. */
  Bu: z.boolean(),
});

export const oturum = under('', {
  login: postEither({
    konu: [],
    access: anyone,
    request: z.strictObject({
      lisans: metin(64).nullish(),
      UserName: zorunluMetin(100),
      Password: parola.refine((p) => p !== '', { error: 'boş olamaz' }),
      adres: metin(200).nullish(),
      mobil: ikili.nullish(),
      /** Code of the second sign-in step, where the person switched it on (server/kisi/ikiAdim/README.md). */
      kod: dogrulamaKodu.nullish(),
    }),
    response: z.discriminatedUnion('durum', [
      z.strictObject({ durum: z.literal(true), token: z.string() }),
      /** `kodGerekli`: the password was right. The client repeats the call with a code. */
      ret.extend({ kodGerekli: z.literal(true).optional() }),
    ]),
    ozet: 'Oturum açar; masaüstünden günün ilk girişi mesaiyi başlatır.',
    denetim: 'Giriş yapıldı',
  }),
  logout: get({
    degistirir: [],
    access: signedIn,
    oncelik: ['parola', 'ikiAdim'],
    request: bos,
    response: yanit({}),
    ozet: 'Bu oturumu kapatır.',
    denetim: 'Çıkış yapıldı',
  }),
  userbilgi: get({
    // Only the person's department and headed departments need a reload. The shift is a query of its own in the client.
    konu: ['yetki'],
    access: signedIn,
    oncelik: ['parola'],
    request: bos,
    response: z.strictObject({ durum: z.literal(true), data: kullanici }),
    ozet: 'Oturumdaki kullanıcı.',
  }),
  okumalar: post({
    konu: [],
    access: signedIn,
    grup: true,
    oncelik: ['parola', 'ikiAdim'],
    request: z.strictObject({
      istekler: z
        .array(z.strictObject({ uc: zorunluMetin(100), val: z.unknown() }))
        .min(1, { error: 'boş olamaz' })
        .max(EN_COK_OKUMA, { error: `en çok ${EN_COK_OKUMA} istek olabilir` }),
    }),
    response: yanit({ yanitlar: z.array(z.strictObject({ status: z.int(), govde: z.unknown() })) }),
    ozet: 'Birkaç okumayı bir çağrıda yanıtlar; her biri kendi yetki kuralından geçer.',
  }),
  yetki: post({
    konu: ['yetki'],
    access: urun(signedIn),
    oncelik: ['parola'],
    request: z.strictObject({ userId: kimlik.optional() }),
    response: yanit({
      menuList: z.array(menuAgaci),
      yetkiList: z.array(
        z.strictObject({ Id: z.int(), YetkiId: z.int(), Ad: z.string(), Alan: z.string(), Deger: z.int() }),
      ),
      lisanskey: z.string(),
      isYetkili: z.boolean(),
      projelist: z.array(z.int()),
      /** `PostaGider`: mail can leave the server. `DisAdres`: links in mails open from outside. */
      PostaGider: z.boolean(),
      DisAdres: z.boolean(),
    }),
    ozet: 'Oturumdaki kullanıcının menüsü, yetkileri ve ürünleri.',
  }),
  parolaDegistir: post({
    // Ends every session, this one too.
    degistirir: [],
    access: self('userId'),
    oncelik: ['parola'],
    request: z.strictObject({ userId: kimlik, parola, eskiParola: parola.optional(), tekrar: parola.optional() }),
    response: yanit({ msg: z.string() }),
    ozet: 'Parolayı değiştirir ve kişinin bütün oturumlarını kapatır.',
  }),
  usertemaguncelle: post({
    // The client updates its own data.
    degistirir: [],
    access: self('userId'),
    request: z.discriminatedUnion(
      'tur',
      [
        z.strictObject({ tur: z.literal('MenuTur'), userId: kimlik, deger: menuTur }),
        z.strictObject({ tur: z.literal('Tema'), userId: kimlik, deger: z.strictObject({ tema, dark: ikili }) }),
      ],
      { error: "tur 'MenuTur' veya 'Tema' olmalı" },
    ),
    response: yanit({
      user: z.strictObject({ MenuTur: menuTur, DarkTheme: z.union([z.literal(0), z.literal(1)]), Tema: tema }),
    }),
    ozet: 'Menü türünü ya da temayı kaydeder.',
    denetim: 'Görünüm değiştirildi',
  }),
  menuSabitle: post({
    // The client updates its own data.
    degistirir: [],
    access: signedIn,
    request: z.strictObject({ MenuId: kimlik, Deger: ikili }),
    response: yanit({ Sabitler: z.array(z.int()) }),
    ozet: 'Menünün başına bir sayfayı sabitler (1) ya da oradan kaldırır (0).',
  }),
  oturumlarim: post({
    konu: ['oturum'],
    access: signedIn,
    request: bos,
    response: yanit({ oturumlar: z.array(oturumSatiri) }),
    ozet: 'Kişinin açık oturumları.',
  }),
  oturumSonlandir: post({
    degistirir: ['oturum'],
    access: signedIn,
    request: byId,
    response: yanit({}),
    ozet: 'Kişinin kendi oturumlarından birini kapatır.',
    denetim: 'Oturum kapatıldı',
  }),
  digerOturumlariSonlandir: post({
    degistirir: ['oturum'],
    access: signedIn,
    request: bos,
    response: yanit({ Adet: z.int() }),
    ozet: 'Kişinin bu oturumu dışındaki bütün oturumlarını kapatır.',
    denetim: 'Öbür oturumlar kapatıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const oturumSozleri = {
  eylemler: {
    girisHatasi: 'Giriş reddedildi',
  },
  nesneler: {
    oturum: 'Oturum',
  },
  kisinin: ['oturum'],
  alanlar: {
    Adim: 'Adım',
    Biten: 'Kapanan eski oturum',
    DarkTheme: 'Koyu görünüm',
    MenuTur: 'Menü türü',
    Tema: 'Renk düzeni',
    mobil: 'Telefondan',
  },
  degerler: {
    MenuTur: MENU_TUR_ADLARI,
    Tema: TEMA_ADLARI,
  },
  evetHayir: ['DarkTheme'],
} as const;
