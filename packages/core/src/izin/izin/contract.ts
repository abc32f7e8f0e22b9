import { z } from 'zod';
import {
  an,
  ikili,
  ikiOndalik,
  kimlik,
  metin,
  saat,
  tamSayi,
  tarih,
  yeniVeyaKimlik,
  byId,
} from '../../platform/field/alan.ts';
import {
  bos,
  kapsamda,
  post,
  postBare,
  sayfa,
  sorumlu,
  under,
  yanit,
  yetkiyle,
  fileAnswer,
  fileCall,
} from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { IZIN_RENKLERI, type IzinRengi, TATIL_GUNLERI } from './rules.ts';
import { takvimTatili } from '../tatil/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

const tatilGunleri = z.literal([1, 2, 3], { error: 'tatil günleri 1, 2 veya 3 olmalı' });
export const izinRengi = z.enum(Object.keys(IZIN_RENKLERI) as IzinRengi[], { error: 'bilinen bir renk değil' });
const miktar = ikiOndalik(0, 9999);
/** An optional time of day. An empty text means no time. */
const bosSaat = saat
  .or(z.literal(''))
  .nullish()
  .transform((s) => (s ? s : null));
/** A date that may be missing, so that the rules can answer in the specification's words. */
const bosTarih = tarih
  .or(z.literal('').transform(() => null))
  .nullish()
  .transform((t) => t ?? null);

/** A row of the leave list (specification 3). */
export const izinSatiri = z.strictObject({
  Id: z.int(),
  UserId: z.int(),
  Yil: z.int(),
  Tur: z.int(),
  izinTur: z.string(),
  Baslangic: z.string(),
  Bitis: z.string(),
  IseBaslamaTarihi: z.string(),
  Izin_Baslama_Saati: z.string().nullable(),
  Izin_Bitis_Saati: z.string().nullable(),
  Tatil_Gunleri: z.int(),
  Resmi_Gun_Sayisi: z.number(),
  KullanilanSaat: z.number(),
  KullanilanGun: z.number(),
  /** The computed value if a person typed another one. Null: both are equal. */
  HesaplananSaat: z.number().nullable(),
  HesaplananGun: z.number().nullable(),
  ElleDuzeltildi: z.union([z.literal(0), z.literal(1)]),
  Aciklama: z.string(),
  Yazan: z.string().nullable(),
  CreateDateTime: an,
  Duzenleyen: z.string().nullable(),
  EditUserId: z.int().nullable(),
  EditDateTime: an.nullable(),
  Surum: z.int(),
});
export type IzinSatiri = z.infer<typeof izinSatiri>;

/** The summary card of a person (specification 3). */
export const personelIzin = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  IseBaslama: z.string().nullable(),
  IseGiris: z.string().nullable(),
  cyil: z.int(),
  Kumulatif_Toplam: z.number(),
  HakGun: z.number(),
  Kullanilan: z.number(),
  KalanGun: z.number(),
  izneKalanGun: z.int().nullable(),
  /** Days of annual leave in open requests. They are not yet taken off the balance. */
  Bekleyen: z.number(),
  /** The person's own weekly rest, used to count their leave. */
  Tatil_Gunleri: tatilGunleri,
  /** Start and end of the person's day, for half-day leaves. */
  MesaiBaslangic: z.string(),
  MesaiBitis: z.string(),
});
export type PersonelIzin = z.infer<typeof personelIzin>;

/**
 * Fields of the record that the server computes or stamps. A client may send a row back as it was read: the server
 * checks only their types. The exception is the time of the last edit, which is the version if `Surum` is missing.
 */
const okunanMetin = metin(200).nullish();
const okunanSayi = tamSayi(0, 2_147_483_647).nullish();
const okunanMiktar = miktar.nullish();
const hesaplananlar = {
  Yil: okunanSayi,
  izinTur: okunanMetin,
  IseBaslamaTarihi: okunanMetin,
  HesaplananSaat: okunanMiktar,
  HesaplananGun: okunanMiktar,
  ElleDuzeltildi: ikili.nullish(),
  Yazan: okunanMetin,
  CreateDateTime: okunanMetin,
  Duzenleyen: okunanMetin,
  EditUserId: okunanSayi,
  EditDateTime: an.or(z.literal('').transform(() => undefined)).nullish(),
};

/** The fields that a person fills in, and the server's fields of the record. A row with unknown fields is refused. */
export const izinGirdisi = z.strictObject({
  Id: yeniVeyaKimlik,
  UserId: yeniVeyaKimlik,
  Tur: kimlik.or(z.literal(0)).nullish(),
  Baslangic: bosTarih,
  Bitis: bosTarih,
  Izin_Baslama_Saati: bosSaat,
  Izin_Bitis_Saati: bosSaat,
  /** Missing: the person's own weekly rest. */
  Tatil_Gunleri: tatilGunleri.nullish(),
  Resmi_Gun_Sayisi: miktar.optional(),
  KullanilanSaat: miktar.nullish(),
  KullanilanGun: miktar.nullish(),
  Aciklama: metin(2000).nullish(),
  Surum: tamSayi(0, 2_147_483_647).optional(),
  ...hesaplananlar,
});

const hesap = z.strictObject({
  KullanilanGun: z.number(),
  KullanilanSaat: z.number(),
  Resmi_Gun_Sayisi: z.number(),
  /** The calculation in words: "7 gün − 1 Pazar − 0,5 Arife = 5,5 gün". */
  Hesap: z.string(),
});

export const izin = under('/personel/personel', {
  personelizinlist: post({
    konu: ['izin', 'hakedis', 'izinTalep'],
    access: sayfa(SAYFA.izin, sorumlu('UserId', YETKI.izinYonet)),
    request: z.strictObject({ UserId: kimlik }),
    response: yanit({
      personelizin: personelIzin,
      izinlist: z.array(izinSatiri),
      /** The caller may add, change and delete leaves of this person. */
      duzenlenebilir: z.boolean(),
    }),
    ozet: 'Bir kişinin izin özeti ve izin kayıtları.',
    denetim: 'İzinlere bakıldı',
  }),
  izinKisileri: post({
    konu: ['izin', 'hakedis', 'izinTalep', 'personel'],
    access: sayfa(SAYFA.izin, kapsamda(YETKI.izinYonet)),
    request: bos,
    response: yanit({
      kisiler: z.array(
        personelIzin.extend({ DepartmanId: z.int(), Departman: z.string(), izinTur: z.string().nullable() }),
      ),
    }),
    ozet: 'Kişiler ve izin özetleri: yönetilen departmanlar, izin yetkisi olanda herkes.',
  }),
  izinkaydet: post({
    degistirir: ['izin', 'izinli'],
    access: sayfa(SAYFA.izin, kapsamda(YETKI.izinYonet)),
    request: z.strictObject({
      izin: izinGirdisi,
      toplu: ikili.nullish(),
      bolumler: z.array(kimlik).max(200).nullish(),
      /** The person has seen that the balance becomes negative, and continues. Only a privileged person may. */
      bakiyeOnayi: ikili.nullish(),
    }),
    response: z.discriminatedUnion('durum', [
      z.strictObject({
        durum: z.literal(true),
        msg: z.string(),
        Id: z.int().nullable(),
        uyarilar: z.array(z.string()),
        eklenen: z.int(),
        /** Ids of the leaves of a bulk entry, to undo it. */
        Idler: z.array(z.int()),
        atlanan: z.array(z.strictObject({ UserId: z.int(), Ad: z.string(), neden: z.string() })),
      }),
      z.strictObject({
        durum: z.literal(false),
        msg: z.string(),
        /** The overlapping leave. */
        cakisan: izinSatiri.optional(),
        /** The balance would become negative. Ask the person, and send again with `bakiyeOnayi`. */
        bakiye: z.number().optional(),
      }),
    ]),
    ozet: 'İzin ekler (Id 0), değiştirir ya da departmanlara toplu ekler.',
    denetim: 'İzin kaydedildi',
  }),
  izinHesapla: post({
    konu: [],
    access: sayfa(SAYFA.izin),
    request: izinGirdisi.pick({
      Tur: true,
      Baslangic: true,
      Bitis: true,
      Izin_Baslama_Saati: true,
      Izin_Bitis_Saati: true,
      Tatil_Gunleri: true,
    }),
    response: yanit(hesap.shape),
    ozet: 'Bir iznin süresini hesaplar ve hesabını yazar; kayıt yapmaz.',
  }),
  izinsil: post({
    degistirir: ['izin', 'izinli'],
    access: sayfa(SAYFA.izin, kapsamda(YETKI.izinYonet)),
    request: byId,
    response: yanit({ msg: z.string() }),
    ozet: 'İzni listeden kaldırır; kayıt ve geçmişi durur.',
    denetim: 'İzin silindi',
  }),
  izinSilGeriAl: post({
    degistirir: ['izin', 'izinli'],
    access: sayfa(SAYFA.izin, kapsamda(YETKI.izinYonet)),
    request: byId,
    response: yanit({}),
    ozet: 'Silinen izni geri getirir: silen kişi, 15 dakika içinde, günlerinde başka izin yoksa.',
    denetim: 'Silinen izin geri alındı',
  }),
  izinTopluGeriAl: post({
    degistirir: ['izin', 'izinli'],
    access: sayfa(SAYFA.izin, kapsamda(YETKI.izinYonet)),
    request: z.strictObject({ Idler: z.array(kimlik).min(1, { error: 'en az bir izin olmalı' }).max(5000) }),
    response: yanit({ kaldirilan: z.int(), kalan: z.int() }),
    ozet: 'Toplu girilen izinleri geri alır; o günden sonra değiştirilenler ve başkasının girdikleri kalır.',
    denetim: 'Toplu izin geri alındı',
  }),
  izinSirketAktar: fileCall({
    access: sayfa(SAYFA.izin, kapsamda(YETKI.izinYonet)),
    request: z.strictObject({
      ay: z.string().regex(/^(20[1-4]\d|2050)-(0[1-9]|1[0-2])$/, { error: 'YYYY-AA biçiminde olmalı' }),
    }),
    ozet: 'Bir ayın izinleri (bordro için) ve bütün bakiyeler: Excel dosyası (base64).',
    denetim: 'Ayın izinleri ve bakiyeler dışa aktarıldı',
  }),
  izinGecmisi: post({
    konu: ['izin'],
    access: sayfa(SAYFA.izin, kapsamda(YETKI.izinYonet)),
    request: byId,
    response: yanit({
      gecmis: z.array(
        z.strictObject({
          Surum: z.int(),
          Eylem: z.string(),
          Kisi: z.string().nullable(),
          Zaman: an,
          Kayit: izinSatiri.partial(),
        }),
      ),
    }),
    ozet: 'Bir iznin bütün versiyonları.',
    denetim: 'İznin geçmişine bakıldı',
  }),
  silinenIzinler: post({
    konu: ['izin'],
    access: sayfa(SAYFA.izin, yetkiyle('UserId', YETKI.izinYonet)),
    request: z.strictObject({ UserId: kimlik }),
    response: yanit({ izinlist: z.array(izinSatiri.extend({ Silen: z.string().nullable(), SilinmeZamani: an })) }),
    ozet: 'Bir kişinin silinmiş izin kayıtları; yasal olarak saklanır.',
    denetim: 'Silinen izinlere bakıldı',
  }),
  izinGerekli: post({
    konu: ['tatil', 'hakedis'],
    access: sayfa(SAYFA.izin),
    request: bos,
    response: yanit({
      izintur: z.array(
        z.strictObject({
          Id: z.int(),
          Ad: z.string(),
          Yillik: z.boolean(),
          VarsayilanGun: z.number().nullable(),
          TakvimGunu: z.boolean(),
          BelgeGerekir: z.boolean(),
          Renk: izinRengi,
        }),
      ),
      /** Working hours of a week, to convert hours of leave into days. */
      HaftalikSaat: z.number(),
      /** Half days have a comma, as in the specification. */
      tatiller: z.array(takvimTatili),
    }),
    ozet: 'İzin türleri ve resmi tatiller.',
  }),
  print_izin_talep: postBare({
    path: '/rapor/rapor/print_izin_talep',
    konu: [],
    access: sayfa(SAYFA.izin),
    request: z.strictObject({ izin_id: kimlik }),
    response: fileAnswer,
    ozet: 'İzin formunun PDF dosyası (base64).',
    denetim: 'İzin formu alındı (PDF)',
  }),
  izinAktar: fileCall({
    access: sayfa(SAYFA.izin, sorumlu('UserId', YETKI.izinYonet)),
    request: z.strictObject({ UserId: kimlik }),
    ozet: 'Bir kişinin izin listesinin Excel dosyası (base64).',
    denetim: 'İzinler dışa aktarıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const izinSozleri = {
  nesneler: {
    izin: 'İzin',
  },
  kisinin: ['izin'],
  alanlar: {
    EditUserId: 'Düzenleyen no',
    ElleDuzeltildi: 'Elle düzeltildi',
    HesaplananGun: 'Hesaplanan gün',
    HesaplananSaat: 'Hesaplanan saat',
    IseBaslamaTarihi: 'İşe başlama tarihi',
    IzinId: 'İzin no',
    Izin_Baslama_Saati: 'İzin başlama saati',
    Izin_Bitis_Saati: 'İzin bitiş saati',
    KullanilanGun: 'Kullanılan gün',
    KullanilanSaat: 'Kullanılan saat',
    Resmi_Gun_Sayisi: 'Resmî tatil günü',
    Tatil_Gunleri: 'Hafta tatili',
    Yil: 'Yıl',
    atlanan: 'Atlanan',
    izinTur: 'İzin türü',
    izinler: 'İzinler',
    toplu: 'Toplu',
  },
  evetHayir: ['ElleDuzeltildi'],
  kayitlar: { Tur: 'izinTuru' },
  degerler: { Tatil_Gunleri: Object.fromEntries(TATIL_GUNLERI.map((t) => [t.Id, t.Ad])) },
  yollar: { izin: '/personel/izin' },
} as const;
