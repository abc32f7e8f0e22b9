import { z } from 'zod';
import { an, ikili, kimlik, metin, secenek, tamSayi, tarih, byId } from '../../platform/field/alan.ts';
import {
  bos,
  kararVeren,
  pano,
  post,
  sayfa,
  self,
  signedIn,
  sorumlu,
  under,
  yanit,
} from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { SEBEP_EN_FAZLA, MOLA_DURUMLARI } from './rules.ts';

/** A person on the break board (specification 3). */
export const panoSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Grup: z.string().nullable(),
  DepartmanId: z.int(),
  /** The open status, equal to `Mola_Durum_Id`. Answers contain both names. */
  MolaDurum: z.int().nullable(),
  Mola_Durum_Id: z.int().nullable(),
  mola: z.string().nullable(),
  /** Shift start. Null: has not come. */
  Baslama: an.nullable(),
  /** Start of the open status. */
  Baslama_Zamani: an.nullable(),
  /** Shift end: planned while it runs, actual afterwards. */
  Mesai_Bitis: an.nullable(),
  /** Break minutes up to the answer's `sunucuZamani`. */
  molasure: z.int(),
  /** Break seconds of the closed intervals. */
  KapaliSaniye: z.number(),
  izinTur: z.string().nullable(),
  izinAcik: z.string().nullable(),
  /** Tooltip: all details that the viewer may know, in one text. */
  tumAciklama: z.string(),
  /** The day of the shift, or null. */
  Gun: z.string().nullable(),
  /** Expected start of the current shift. Null: not expected. */
  Beklenen: an.nullable(),
});
export type PanoSatiri = z.infer<typeof panoSatiri>;

/** A break record (specification 3). */
const molaKaydi = z.strictObject({
  Id: z.int(),
  Mola_Durum_Id: z.int().nullable(),
  Ad: z.string(),
  Baslama_Zamani: an,
  Bitis_Zamani: an.nullable(),
  /** Whole minutes. For an open record, up to now. */
  Sure: z.int(),
  Aciklama: z.string().nullable(),
  /** Closed by the end of the shift, not by the person. */
  Otomatik: z.boolean(),
  /** State of a correction of this record, or null. */
  Duzeltme: z.enum(['Bekliyor', 'Onaylandı', 'Reddedildi']).nullable(),
  /** The reason for a refusal. */
  DuzeltmeSebebi: z.string().nullable(),
});
export type MolaKaydi = z.infer<typeof molaKaydi>;

const moladaki = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Mola_Durum_Id: z.int(),
  mola: z.string(),
  Baslama_Zamani: an,
});
export type Moladaki = z.infer<typeof moladaki>;

/** A request to correct a record (settled: breaks 2). */
const duzeltme = z.strictObject({
  Id: z.int(),
  MolaId: z.int(),
  KisiId: z.int(),
  Kisi: z.string(),
  Departman: z.string(),
  mola: z.string(),
  Eski_Baslama: an,
  Eski_Bitis: an.nullable(),
  Yeni_Baslama: an,
  Yeni_Bitis: an,
  Sebep: z.string(),
  Durum: z.enum(['Bekliyor', 'Onaylandı', 'Reddedildi']),
  CreateDateTime: an,
  KararVeren: z.string().nullable(),
  KararAciklama: z.string().nullable(),
});
export type Duzeltme = z.infer<typeof duzeltme>;

/** A person on full-day leave. `Bitis` is the day of return. */
const izinliKisi = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Departman: z.string(),
  izinTur: z.string(),
  Baslangic: z.string(),
  Bitis: z.string(),
});
export type IzinliKisi = z.infer<typeof izinliKisi>;

export const mola = under('/personel/personel', {
  departmanMola: post({
    konu: ['mola', 'izinli', 'personel'],
    access: pano('departmanId'),
    request: z.strictObject({ departmanId: kimlik }),
    response: yanit({ molalist: z.array(panoSatiri), sunucuZamani: an }),
    ozet: 'Bir departmanın mola panosu.',
  }),
  kisiHali: post({
    konu: ['mola', 'izinli', 'personel'],
    access: signedIn,
    request: byId,
    response: yanit({
      Ad: z.string(),
      Departman: z.string(),
      /** The status as on the board. Null: the caller may not see that board. */
      Durum: z.string().nullable(),
      Stil: z.enum(['masa', 'uyari', 'mola', 'izinli', 'yok', 'bitti']).nullable(),
      /** Start of a break. */
      Zaman: an.nullable(),
    }),
    ozet: 'Bir çalışanın adı, departmanı ve panosunu görebilen için o anki durumu.',
  }),
  moladurumGuncelle: post({
    degistirir: ['mola'],
    access: self('userid'),
    request: z.strictObject({
      userid: kimlik,
      moladurum: tamSayi(0, 2_147_483_647),
      aciklama: metin(SEBEP_EN_FAZLA).nullish(),
      ipadres: metin(100).nullish(),
      mobil: ikili.nullish(),
    }),
    response: z.discriminatedUnion('durum', [
      z.strictObject({
        durum: z.literal(true),
        msg: z.string(),
        mola2: molaKaydi.nullable(),
        molasure: z.int(),
        KapaliSaniye: z.number(),
        Baslama: an,
        Mesai_Bitis: an,
        moladakiler: z.array(moladaki),
        sunucuZamani: an,
      }),
      z.strictObject({ durum: z.literal(false), msg: z.string(), moladakiler: z.array(moladaki) }),
    ]),
    ozet: 'Oturumdaki kişinin mola durumunu değiştirir.',
    denetim: 'Mola durumu değişti',
  }),
  molaHesapla: post({
    // No screen shows it: the browser takes the person's own total from `userbilgi`.
    konu: [],
    access: sorumlu('userId'),
    request: z.strictObject({ userId: kimlik, tarih: tarih.nullish(), ip: metin(100).nullish() }),
    response: yanit({ mola: molaKaydi.nullable(), molasure: z.int(), sunucuZamani: an }),
    ozet: 'Bir günün mola toplamı ve açık mola kaydı.',
  }),
  moladetay: post({
    konu: ['mola', 'molaDuzeltme'],
    access: sorumlu('userId'),
    request: z.strictObject({ tarih, tarih2: tarih, userId: kimlik }),
    response: yanit({ molalist: z.array(molaKaydi), molasure: z.int(), Ad: z.string(), sunucuZamani: an }),
    ozet: 'Bir kişinin tarih2 ile tarih arasındaki mola kayıtları (en çok 366 gün).',
    denetim: 'Mola detayına bakıldı',
  }),
  personelgerekli: post({
    konu: ['departman'],
    access: signedIn,
    request: bos,
    response: yanit({
      departman: z.array(
        z.strictObject({
          Id: z.int(),
          Ad: z.string(),
          Goster: z.union([z.literal(0), z.literal(1)]),
          Sorumlu: z.int().nullable(),
        }),
      ),
      molatur: z.array(secenek),
      /** Ids of the departments whose board the caller may open. */
      pano: z.array(z.int()),
    }),
    ozet: 'Departmanlar, mola türleri ve kişinin görebileceği panolar.',
  }),
  gunum: post({
    konu: ['mola', 'molaDuzeltme', 'izinli'],
    access: signedIn,
    request: bos,
    response: yanit({
      molalist: z.array(molaKaydi),
      molasure: z.int(),
      /** The last shift that ended automatically during a break, and that the person has not yet confirmed. */
      unutulan: z.strictObject({ MolaId: z.int(), mola: z.string(), Baslama_Zamani: an, Bitis_Zamani: an }).nullable(),
      izinde: z.array(izinliKisi),
      /** People with full-day leave in the six days after today. */
      yakinda: z.array(izinliKisi),
      sunucuZamani: an,
    }),
    ozet: 'Ana sayfa: bugünkü mesaim, unutulan mola, izinde olanlar.',
  }),
  molaDuzeltmeIste: post({
    dakikada: 20,
    degistirir: ['molaDuzeltme', 'bekleyen'],
    access: signedIn,
    request: z.strictObject({ MolaId: kimlik, Baslama_Zamani: an, Bitis_Zamani: an, Sebep: metin(SEBEP_EN_FAZLA) }),
    response: yanit({ Id: z.int() }),
    ozet: 'Kişinin kendi mola kaydı için düzeltme ister; sorumlusu karar verir.',
    denetim: 'Mola düzeltmesi istendi',
  }),
  unutulanOnayla: post({
    degistirir: ['mola'],
    access: signedIn,
    request: z.strictObject({ MolaId: kimlik }),
    response: yanit({}),
    ozet: 'Otomatik kapanan molanın doğru olduğunu söyler; bir daha sorulmaz.',
    denetim: 'Unutulan mola onaylandı',
  }),
  molaDuzeltmeList: post({
    konu: ['molaDuzeltme'],
    access: sayfa(SAYFA.mola, kararVeren()),
    request: z.strictObject({ Durum: z.enum(['Bekliyor', 'Onaylandı', 'Reddedildi']).optional() }),
    response: yanit({ duzeltmelist: z.array(duzeltme) }),
    ozet: 'Sorumlu olunan departmanların düzeltme istekleri.',
  }),
  molaDuzeltmeKarar: post({
    degistirir: ['mola', 'molaDuzeltme', 'bekleyen'],
    access: sayfa(SAYFA.mola, kararVeren()),
    request: z.strictObject({ Id: kimlik, Onay: ikili, Aciklama: metin(SEBEP_EN_FAZLA) }),
    response: yanit({}),
    ozet: 'Düzeltme isteğini onaylar ya da sebebiyle reddeder.',
    denetim: 'Mola düzeltmesine karar verildi',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const molaSozleri = {
  eylemler: {
    mesaiBaslat: 'Mesai başladı',
    mesaiKapat: 'Mesai kapandı',
    molaDuzeltme: 'Mola kaydı düzeltildi',
  },
  nesneler: {
    mesai: 'Mesai',
    mola: 'Mola',
    mola_duzeltme: 'Mola düzeltmesi',
  },
  kisinin: ['mesai', 'mola', 'mola_duzeltme'],
  alanlar: {
    Baslama_Zamani: 'Başlama zamanı',
    Bitis_Zamani: 'Bitiş zamanı',
  },
  degerler: { durum: Object.fromEntries(MOLA_DURUMLARI.map((m) => [m.Id, m.Ad])) },
  yollar: { mesai: '/personel/mola', mola: '/personel/mola', mola_duzeltme: '/personel/mola' },
} as const;
