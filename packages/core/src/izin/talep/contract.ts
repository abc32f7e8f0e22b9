import { z } from 'zod';
import { an, ikili, kimlik, metin, tamSayi, zorunluMetin, byId } from '../../platform/field/alan.ts';
import { bos, kararVeren, post, sayfa, under, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { izinGirdisi, izinRengi } from '../izin/contract.ts';
import { takvimTatili } from '../tatil/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { TALEP_DURUMLARI } from './rules.ts';

const aciklama = metin(500);
const talepDurumu = z.enum(TALEP_DURUMLARI);

const izinTalepSatiri = z.strictObject({
  Id: z.int(),
  UserId: z.int(),
  Ad: z.string(),
  Departman: z.string(),
  /** Leave to cancel; null: a request for a new leave. */
  IzinId: z.int().nullable(),
  Tur: z.int(),
  izinTur: z.string(),
  Baslangic: z.string(),
  Bitis: z.string(),
  Izin_Baslama_Saati: z.string().nullable(),
  Izin_Bitis_Saati: z.string().nullable(),
  KullanilanGun: z.number(),
  KullanilanSaat: z.number(),
  Aciklama: z.string(),
  Durum: talepDurumu,
  CreateDateTime: an,
  KararVeren: z.string().nullable(),
  KararAciklama: z.string().nullable(),
  /** Person who gave the first of two approvals. */
  IlkOnaylayanId: z.int().nullable(),
  IlkOnaylayan: z.string().nullable(),
  /** The request needs two approvals. */
  ikiOnayli: z.boolean(),
  /** Colleagues of the department who are away on some of these days. */
  ayniGunler: z.array(z.string()),
  /** Annual leave that would be left; null for other types. */
  kalanSonra: z.number().nullable(),
  /** Weekly rest that the days are counted by: the person's own, unless the approver chose another. */
  Tatil_Gunleri: z.literal([1, 2, 3]),
  /** Calculation of the days; null after the decision, and for a request to cancel. */
  Hesap: z.string().nullable(),
  /** The count at the time of the request, where the person's calendar gives another count now. */
  Sapma: z.string().nullable(),
});
export type IzinTalepSatiri = z.infer<typeof izinTalepSatiri>;

export const talep = under('/personel/personel', {
  izinTalepEt: post({
    dakikada: 20,
    degistirir: ['izinTalep', 'bekleyen'],
    access: sayfa(SAYFA.izin),
    /** The requester cannot choose the weekly rest: a sent one is ignored. */
    request: izinGirdisi.omit({
      Id: true,
      UserId: true,
      Surum: true,
      Resmi_Gun_Sayisi: true,
      KullanilanGun: true,
      KullanilanSaat: true,
    }),
    response: yanit({ Id: z.int(), uyarilar: z.array(z.string()) }),
    ozet: 'İzin ister; sorumlusu karar verir.',
    denetim: 'İzin istendi',
  }),
  izinTalepDene: post({
    konu: ['izin', 'izinTalep', 'tatil', 'hakedis'],
    access: sayfa(SAYFA.izin),
    request: izinGirdisi.pick({
      Tur: true,
      Baslangic: true,
      Bitis: true,
      Izin_Baslama_Saati: true,
      Izin_Bitis_Saati: true,
    }),
    response: yanit({
      /** Reason for which the request would be refused. */
      engel: z.string().nullable(),
      /** Colleagues of the own department who are away on some of these days. */
      ayniGunler: z.array(
        z.strictObject({
          UserId: z.int(),
          Ad: z.string(),
          izinTur: z.string(),
          Baslangic: z.string(),
          Bitis: z.string(),
        }),
      ),
    }),
    ozet: 'Bir izin isteği alınır mı ve o günlerde departmandan kim izinde, söyler; istek açmaz.',
  }),
  izinIptalIste: post({
    dakikada: 20,
    degistirir: ['izinTalep', 'bekleyen'],
    access: sayfa(SAYFA.izin),
    request: z.strictObject({ IzinId: kimlik, Aciklama: zorunluMetin(500) }),
    response: yanit({ Id: z.int() }),
    ozet: 'Onaylanmış, henüz başlamamış bir iznin iptalini ister.',
    denetim: 'İzin iptali istendi',
  }),
  izinTalepVazgec: post({
    degistirir: ['izinTalep', 'bekleyen'],
    access: sayfa(SAYFA.izin),
    request: byId,
    response: yanit({}),
    ozet: 'Karar verilmemiş kendi isteğinden vazgeçer.',
    denetim: 'İzin isteğinden vazgeçildi',
  }),
  izinTaleplerim: post({
    konu: ['izinTalep', 'izin', 'hakedis', 'tatil'],
    access: sayfa(SAYFA.izin),
    request: bos,
    response: yanit({ talepler: z.array(izinTalepSatiri) }),
    ozet: 'Kişinin kendi izin istekleri.',
  }),
  izinTalepList: post({
    konu: ['izinTalep', 'izin', 'hakedis', 'tatil'],
    access: sayfa(SAYFA.izin, kararVeren(YETKI.izinYonet, YETKI.ikinciOnay)),
    request: z.strictObject({ Durum: talepDurumu.optional() }),
    response: yanit({ talepler: z.array(izinTalepSatiri) }),
    ozet: 'Karar bekleyen ve karara bağlanmış izin istekleri.',
  }),
  izinTalepKarar: post({
    degistirir: ['izinTalep', 'izin', 'izinli', 'bekleyen'],
    access: sayfa(SAYFA.izin, kararVeren(YETKI.izinYonet, YETKI.ikinciOnay)),
    request: z.strictObject({
      Id: kimlik,
      Onay: ikili,
      Aciklama: aciklama,
      bakiyeOnayi: ikili.nullish(),
      /** The approver may count the days by another weekly rest than the person's own. */
      Tatil_Gunleri: z.literal([1, 2, 3], { error: 'tatil günleri 1, 2 veya 3 olmalı' }).nullish(),
    }),
    response: z.discriminatedUnion('durum', [
      z.strictObject({ durum: z.literal(true), msg: z.string() }),
      z.strictObject({ durum: z.literal(false), msg: z.string(), bakiye: z.number().optional() }),
    ]),
    ozet: 'İzin isteğini onaylar ya da sebebiyle reddeder; isteyene haber verir.',
    denetim: 'İzin isteğine karar verildi',
  }),
  izinTalepKararGeriAl: post({
    degistirir: ['izinTalep', 'izin', 'izinli', 'bekleyen'],
    access: sayfa(SAYFA.izin, kararVeren(YETKI.izinYonet, YETKI.ikinciOnay)),
    request: byId,
    response: yanit({}),
    ozet: 'Bir izin kararını geri alır: kararı veren kişi, 15 dakika içinde; istek yeniden karar bekler.',
    denetim: 'İzin kararı geri alındı',
  }),
  izinOnayKurali: post({
    konu: ['onayKurali'],
    access: sayfa(SAYFA.hakedis),
    request: bos,
    response: yanit({ IkinciOnayGun: z.number().nullable() }),
    ozet: 'İzin isteklerinde ikinci onay: boşsa yok, değilse bu kadar günden uzun isteklerde.',
  }),
  izinOnayKuraliKaydet: post({
    degistirir: ['onayKurali', 'izinTalep'],
    access: sayfa(SAYFA.hakedis, yetki(YETKI.ayricalikli)),
    request: z.strictObject({ IkinciOnayGun: tamSayi(0, 365).nullable() }),
    response: yanit({}),
    ozet: 'İkinci onay kuralını değiştirir; verilmiş kararlar ve ikinci onaydaki istekler olduğu gibi kalır.',
    denetim: 'İkinci onay kuralı değişti',
  }),
  izinTakvimi: post({
    konu: ['izin', 'izinTalep', 'tatil', 'hakedis'],
    access: sayfa(SAYFA.izin),
    request: z.strictObject({
      ay: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'YYYY-AA biçiminde olmalı' }),
      departmanId: kimlik.optional(),
    }),
    response: yanit({
      kisiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Departman: z.string() })),
      izinler: z.array(
        z.strictObject({
          UserId: z.int(),
          izinTur: z.string(),
          Renk: izinRengi,
          Baslangic: z.string(),
          Bitis: z.string(),
          bekliyor: z.boolean(),
        }),
      ),
      tatiller: z.array(takvimTatili),
    }),
    ozet: 'Bir ayın takvimi: görülebilen departmanlarda kim ne zaman izinde.',
  }),
  takvimBaglantisiVar: post({
    konu: [],
    access: sayfa(SAYFA.izin),
    request: bos,
    response: yanit({ var: z.boolean() }),
    ozet: 'Kişinin takvim aboneliği bağlantısı var mı.',
  }),
  takvimBaglantisi: post({
    // The client updates its own data.
    degistirir: [],
    saklama: 'yok',
    access: sayfa(SAYFA.izin),
    request: z.strictObject({ islem: z.enum(['goster', 'yenile', 'kaldir']) }),
    response: yanit({ var: z.boolean(), url: z.string().nullable() }),
    ozet: 'Kişinin takvim aboneliği bağlantısı: var mı, yenisi, iptali. Adres yalnızca yeniden alındığında söylenir.',
    denetim: 'Takvim bağlantısı değişti',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const talepSozleri = {
  nesneler: {
    izin_talep: 'İzin isteği',
  },
  kisinin: ['izin_talep'],
  alanlar: { Vekaleten: 'Vekâleten', IkinciOnayGun: 'İkinci onay (günden uzun)' },
  evetHayir: ['Vekaleten'],
  kayitlar: { Tur: 'izinTuru' },
  yollar: { izin_talep: '/personel/izin' },
} as const;
