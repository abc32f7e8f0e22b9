import { z } from 'zod';
import { an, kimlik, metin, tamSayi, zorunluMetin, byId } from '../../platform/field/alan.ts';
import { bos, post, sayfa, under, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { tabloDuzeni } from '../../platform/sheet/tabloDuzeni.ts';
import { SATIR_LISTESI } from './liste.ts';
import {
  AKTARIM_DURUMLARI,
  AKTARIM_ISLEMLERI,
  EN_COK_MUSTERI,
  MUSTERI_SUTUNLARI,
  type MusteriSutunu,
  SATIR_SONUCLARI,
  YUKLEME_DILIMI,
} from './rules.ts';

/** Large enough for a slice in which every cell has the maximum length of a note. */
const DILIM_SINIRI = 8 * 1024 * 1024;

const hucre = metin(32_767).optional();
const satir = z.strictObject({
  Satir: tamSayi(1, 1_048_576),
  /** Lines that are added to the existing notes. */
  NotEki: hucre,
  ...(Object.fromEntries(MUSTERI_SUTUNLARI.map((s) => [s.alan, hucre])) as Record<MusteriSutunu, typeof hucre>),
});
const sonuc = z.enum(SATIR_SONUCLARI, { error: 'bilinen bir sonuç değil' });
const islem = z.enum(AKTARIM_ISLEMLERI, { error: 'bilinen bir işlem değil' });
/** Action for lines that are very similar to an existing customer: skip or add. */
const mukerrer = z.enum(['atla', 'ekle'], { error: "'atla' veya 'ekle' olmalı" });

const aktarimKaydi = z.strictObject({
  Id: z.int(),
  Dosya: z.string(),
  Kisi: z.string(),
  Zaman: an,
  SatirSayisi: z.int(),
  Taninmayan: z.array(z.string()),
  /** Rows and sheets of the file that hold no records, in words. */
  Atlanan: z.array(z.string()),
  Islem: islem,
  Durum: z.enum(AKTARIM_DURUMLARI),
  Mukerrer: mukerrer,
  /** In per cent. */
  Ilerleme: z.int(),
  Mesaj: z.string().nullable(),
  YazmaZamani: an.nullable(),
  /** Number of lines per outcome, after the trial run. */
  Sayilar: z.strictObject(
    Object.fromEntries(SATIR_SONUCLARI.map((s) => [s, z.int()])) as Record<(typeof SATIR_SONUCLARI)[number], z.ZodInt>,
  ),
  /** Duplicates that are only similar to a customer and may still be added. */
  Eklenebilir: z.int(),
  /** Lines written. After an undo: lines taken back and lines left. */
  Yazilan: z.int(),
  GeriAlinan: z.int(),
  Birakilan: z.int(),
});
export type Aktarim = z.infer<typeof aktarimKaydi>;

const aktarimSatiri = z.strictObject({
  Satir: z.int(),
  Ad: z.string(),
  Sonuc: sonuc,
  /** The column with the error. */
  Alan: z.string().nullable(),
  Mesaj: z.string(),
  /** The customer of the line, if the caller may see this customer. */
  MusteriId: z.int().nullable(),
  MusteriNo: z.string().nullable(),
  /** The line was taken back. Null: no undo was requested. */
  GeriAlindi: z.boolean().nullable(),
});
export type AktarimSatiri = z.infer<typeof aktarimSatiri>;

export const aktarim = under('/tanimlar/musteri', {
  musteriAktarimAc: post({
    degistirir: ['aktarimlar'],
    access: sayfa(SAYFA.musteri, yetki(YETKI.musteriAktar)),
    request: z.strictObject({
      Dosya: zorunluMetin(200),
      Taninmayan: z.array(metin(200)).max(100).default([]),
      Atlanan: z.array(metin(200)).max(100).default([]),
      duzen: tabloDuzeni.optional(),
      SatirSayisi: tamSayi(1, EN_COK_MUSTERI),
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bir müşteri dosyasının aktarımını açar; satırları ardından yüklenir.',
  }),
  musteriAktarimYukle: post({
    degistirir: ['aktarimlar'],
    access: sayfa(SAYFA.musteri, yetki(YETKI.musteriAktar)),
    request: z.strictObject({ Id: kimlik, satirlar: z.array(satir).min(1).max(YUKLEME_DILIMI) }),
    response: yanit({ Yuklenen: z.int() }),
    ozet: 'Dosyanın bir dilimini yükler; aynı satırın yeniden gönderilmesi bir şey değiştirmez.',
    govdeSiniri: DILIM_SINIRI,
  }),
  musteriIceAktar: post({
    degistirir: ['aktarim'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriAktar))),
    request: z.strictObject({ Id: kimlik, Islem: islem, Mukerrer: mukerrer.default('atla') }),
    response: yanit({ aktarim: aktarimKaydi }),
    ozet: 'Aktarımı dener, yazar ya da geri alır; iş arkada yürür, yeniden istenmesi ilk sonucu verir.',
    denetim: 'Müşteri aktarımı başlatıldı',
  }),
  musteriAktarim: post({
    konu: ['aktarim'],
    access: sayfa(SAYFA.musteri, yetki(YETKI.musteriAktar)),
    request: byId,
    response: yanit({ aktarim: aktarimKaydi }),
    ozet: 'Bir aktarımın durumu, ilerlemesi ve sayıları.',
  }),
  musteriAktarimSatirlari: listeUcu(SATIR_LISTESI, {
    satir: aktarimSatiri,
    ait: { Id: kimlik },
    konu: ['aktarimlar'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriAktar))),
    ozet: 'Aktarımın satırları ve her birinin sonucu.',
  }),
  musteriAktarimlari: post({
    konu: ['aktarimlar'],
    access: sayfa(SAYFA.musteri, yetki(YETKI.musteriAktar)),
    request: bos,
    response: yanit({ aktarimlar: z.array(aktarimKaydi), duzenler: z.array(tabloDuzeni) }),
    ozet: 'Kişinin son aktarımları (tam yetkili kullanıcıya herkesinki) ve daha önce seçilmiş sütun düzenleri.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const aktarimSozleri = {
  eylemler: {
    musteriAktarimGeriAlindi: 'Müşteri aktarımı geri alındı',
    musteriAktarimYazildi: 'Müşteri aktarımı tamamlandı',
    musteriAktarimGeriAl: 'Müşteri aktarımının geri alınması istendi',
  },
  nesneler: {
    musteri_aktarim: 'Müşteri aktarımı',
  },
  alanlar: {
    Dosya: 'Dosya',
    Mukerrer: 'Aynı olanlar',
  },
  degerler: { Mukerrer: { atla: 'Atlansın', ekle: 'Eklensin' } },
} as const;
