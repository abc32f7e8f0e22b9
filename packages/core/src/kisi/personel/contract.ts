import { z } from 'zod';
import {
  an,
  bayrak,
  formSekli,
  ikili,
  kimlik,
  metin,
  tamSayi,
  tarih,
  yeniVeyaKimlik,
  zorunluMetin,
  parolaMetni,
  byId,
} from '../../platform/field/alan.ts';
import { acikDeger, bos, kapsamda, post, sayfa, sorumlu, under, yanit, yetki } from '../../platform/call/endpoint.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { KART_SUTUNLARI, type KartSutunu } from './personelAktarim.ts';
import { tabloDuzeni } from '../../platform/sheet/tabloDuzeni.ts';
import { PERSONEL_ALANLARI } from './alanlar.ts';
import { PAROLA_EN_FAZLA } from '../oturum/rules.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { KISI_HAREKETLERI } from './rules.ts';

const personelSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Soyad: z.string(),
  UserName: z.string(),
  DepartmanId: z.int(),
  Departman: z.string(),
  Grup: z.string().nullable(),
  Eposta: z.string().nullable(),
  Telefon: z.string().nullable(),
  IseBaslama: z.string().nullable(),
  IseGiris: z.string().nullable(),
  /** First day after the person's employment. While `Aktif` is true it is in the future. */
  CikisTarihi: z.string().nullable(),
  Aktif: z.boolean(),
  GirisIzni: z.boolean(),
  /** True for the head of a department. */
  Sorumlu: z.boolean(),
  SonGiris: an.nullable(),
  Roller: z.array(z.string()),
});
export type PersonelSatiri = z.infer<typeof personelSatiri>;

/** A staff card. The server masks national id and birthday; `personelKimlikAc` opens them. */
const personelKarti = personelSatiri.extend({
  DogumTarihi: z.string().nullable(),
  TCKimlikNo: z.string().nullable(),
  /** Annual leave from before the product: days left or days used on `IzinAcilisi`. */
  DevredenIzin: z.number().nullable(),
  KullanilanIzin: z.number().nullable(),
  IzinAcilisi: z.string().nullable(),
  OncekiHizmetGun: z.int(),
  SayilmayanGun: z.int(),
  TatilGunleri: z.int().nullable(),
  /** The person's own working hours; null: those of the department. */
  MesaiBaslangic: z.string().nullable(),
  MesaiBitis: z.string().nullable(),
  CalismaGunleri: z.array(z.int()).nullable(),
  ParolaVar: z.boolean(),
  ParolaGecici: z.boolean(),
  AyrilmaNedeni: z.string().nullable(),
  /** Names of the departments that the person heads. */
  SorumluOldugu: z.array(z.string()),
  /** Destroyed after its time (KVKK): nothing can be edited any more. */
  Anonim: z.boolean(),
  Surum: z.int(),
});
export type PersonelKarti = z.infer<typeof personelKarti>;

const hucre = metin(500).optional();
/** One row of a spreadsheet, as text. A column that the file does not have is absent. */
const aktarimKaydi = z.strictObject({
  Satir: tamSayi(1, 1_000_000),
  ...(Object.fromEntries(KART_SUTUNLARI.map((s) => [s.alan, hucre])) as Record<KartSutunu, typeof hucre>),
  Parola: parolaMetni(500).optional(),
});
const kayitlar = z
  .array(aktarimKaydi)
  .min(1, { error: 'en az bir satır olmalı' })
  .max(2000, { error: 'en fazla 2000 satır olabilir' });

/** Result of one row, before or after the import. */
const aktarimSonucu = z.strictObject({
  Satir: z.int(),
  /** First and last name as the import reads them. */
  Ad: z.string(),
  UserName: z.string(),
  Sonuc: z.enum(['Eklenecek', 'Güncellenecek', 'Değişmeyecek', 'Hatalı']),
  /** Mistakes or changes of the row. */
  Mesajlar: z.array(z.string()),
});
export type AktarimSonucu = z.infer<typeof aktarimSonucu>;

/** Enough for two thousand rows of sixteen short texts. */
const AKTARIM_SINIRI = 2 * 1024 * 1024;

export const personel = under('/personel/personel', {
  personelListesi: post({
    konu: ['personel'],
    access: sayfa(SAYFA.personel, kapsamda(YETKI.personelYonet)),
    request: z.strictObject({ Ayrilanlar: ikili.optional() }),
    response: yanit({ kisiler: z.array(personelSatiri) }),
    ozet: 'Çalışanlar; sorumlu kendi departmanlarını görür. Ayrilanlar 1: işten ayrılanlar da.',
  }),
  personelBul: aramaUcu({
    access: sayfa(SAYFA.personel, kapsamda(YETKI.personelYonet)),
    ozet: 'Adı, kullanıcı adı ya da telefonuyla bulunan çalışanlar; sorumlu kendi departmanlarındakileri bulur.',
  }),
  personelDetay: post({
    konu: ['personel', 'ikiAdim'],
    access: sayfa(SAYFA.personel, sorumlu('Id', YETKI.personelYonet)),
    request: byId,
    response: yanit({
      kisi: personelKarti,
      Duzenleyebilir: z.boolean(),
      /** Covers user name, password, permission to sign in, and the employment itself. */
      GirisDuzenleyebilir: z.boolean(),
      ParolaVerebilir: z.boolean(),
      /** Fields that the caller may not change; `KapaliNeden` is the reason. */
      KapaliAlanlar: z.array(z.string()),
      KapaliNeden: z.string().nullable(),
      KimlikGorebilir: z.boolean(),
      /** An invitation by mail that still works: its end. */
      DavetSonu: an.nullable(),
      /** State of two-step sign-in; null: the caller may not know it. */
      IkiAdim: z.boolean().nullable(),
    }),
    ozet: 'Bir personel kartı; başkasının kartına her bakış denetime yazılır.',
    denetim: 'Personel kartına bakıldı',
  }),
  personelGecmisi: post({
    konu: ['personel', 'ikiAdim'],
    access: sayfa(SAYFA.personel, sorumlu('Id', YETKI.personelYonet)),
    request: byId,
    response: yanit({
      kayitlar: z.array(
        z.strictObject({
          Id: z.int(),
          Zaman: an,
          Kisi: z.string().nullable(),
          Eylem: z.string(),
          Eski: z.string().nullable(),
          Yeni: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Bir kartın değişiklikleri, yeniden eskiye en çok 100.',
    denetim: 'Personel kartının geçmişine bakıldı',
  }),
  personelKaydet: post({
    degistirir: ['personel'],
    access: sayfa(SAYFA.personel, yetki(YETKI.personelYonet)),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Surum: tamSayi(0, 2_147_483_647),
      ...formSekli(PERSONEL_ALANLARI),
      GirisIzni: bayrak,
      /** Roles of a new person. Absent: the usual one. It needs the right to give roles. */
      Roller: z.array(kimlik).max(20).optional(),
    }),
    response: yanit({ Id: z.int(), Surum: z.int(), uyarilar: z.array(z.string()) }),
    ozet: 'Kart ekler (Id 0) ya da değiştirir.',
  }),
  // A read, because the answer of a write is kept for a day to be replayed, and an open national id must not be kept.
  personelKimlikAc: post({
    konu: [],
    saklama: 'yok',
    access: sayfa(SAYFA.personel, yetki(YETKI.kimlikGor)),
    request: z.strictObject({
      Id: kimlik,
      Alan: z.enum(['TCKimlikNo', 'DogumTarihi'], { error: 'açılan bir alan değil' }),
    }),
    response: acikDeger,
    ozet: 'Bir kişinin maskeli bir bilgisi, açık; her bakış denetime yazılır ve bir saatte en çok 30 kez olur.',
    denetim: 'Çalışanın maskeli bilgisi açıldı',
  }),
  personelParolaVer: post({
    degistirir: ['personel'],
    access: sayfa(SAYFA.personel, yetki(YETKI.personelYonet)),
    request: z.strictObject({ Id: kimlik, Parola: parolaMetni(PAROLA_EN_FAZLA), Tekrar: parolaMetni(PAROLA_EN_FAZLA) }),
    response: yanit({}),
    ozet: 'İlk ya da geçici parola verir; kişi ilk girişinde değiştirir.',
  }),
  personelDavetEt: post({
    dakikada: 20,
    degistirir: ['personel'],
    access: sayfa(SAYFA.personel, yetki(YETKI.personelYonet)),
    request: byId,
    response: yanit({ Eposta: z.string(), SonGecerlilik: an }),
    ozet: 'Kişiye ilk parolasını belirleyeceği, bir kez çalışan bir bağlantı gönderir.',
  }),
  personelAyril: post({
    degistirir: ['personel'],
    access: sayfa(SAYFA.personel, yetki(YETKI.personelYonet)),
    request: z.strictObject({ Id: kimlik, CikisTarihi: tarih, AyrilmaNedeni: zorunluMetin(200) }),
    response: yanit({ Aktif: z.boolean(), Surum: z.int() }),
    ozet: 'İşten çıkışı yazar: bugün ya da öncesi hemen, sonrası o gün uygulanır.',
  }),
  personelGeriAl: post({
    degistirir: ['personel'],
    access: sayfa(SAYFA.personel, yetki(YETKI.personelYonet)),
    request: byId,
    response: yanit({ Surum: z.int() }),
    ozet: 'İşten çıkışı geri alır.',
  }),
  personelAktarDene: post({
    konu: [],
    access: sayfa(SAYFA.personel, yetki(YETKI.personelYonet)),
    request: z.strictObject({ kayitlar }),
    response: yanit({ sonuclar: z.array(aktarimSonucu) }),
    ozet: 'Bir tablonun satırlarından ne olacağını söyler; hiçbir şeyi değiştirmez.',
    govdeSiniri: AKTARIM_SINIRI,
  }),
  personelAktarDuzenleri: post({
    konu: [],
    access: sayfa(SAYFA.personel, yetki(YETKI.personelYonet)),
    request: bos,
    response: yanit({ duzenler: z.array(tabloDuzeni) }),
    ozet: 'Personel dosyaları için daha önce seçilmiş sütun düzenleri.',
  }),
  personelAktar: post({
    degistirir: ['personel'],
    access: sayfa(SAYFA.personel, yetki(YETKI.personelYonet)),
    request: z.strictObject({ kayitlar, hatalilariAtla: ikili.optional(), duzen: tabloDuzeni.optional() }),
    response: yanit({ eklenen: z.int(), guncellenen: z.int(), degismeyen: z.int(), atlanan: z.int() }),
    ozet: 'Bir tablonun satırlarını tek işlemde yazar; iki kez gönderilmesi bir şey değiştirmez.',
    govdeSiniri: AKTARIM_SINIRI,
  }),
});

/** Audit words of this room, beside those of its calls. */
export const personelSozleri = {
  eylemler: {
    ...KISI_HAREKETLERI.turler,
  },
  nesneler: {
    kisi: 'Kişi',
  },
  alanlar: {
    ...KISI_HAREKETLERI.alanlar,
    Departmanlar: 'Departmanlar',
  },
  evetHayir: ['Aktif', 'GirisIzni'],
  yollar: { kisi: '/personel/user/detay?id=' },
} as const;
