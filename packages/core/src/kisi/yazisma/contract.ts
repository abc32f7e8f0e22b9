import { z } from 'zod';
import {
  bayrak,
  kimlik,
  metin,
  tamSayi,
  yaziKimlik,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
} from '../../platform/field/alan.ts';
import { baglanacaklar, DOSYALAR, yuklemeYaniti } from '../../platform/dosya/satirlar.ts';
import { bos, post, sayfa, signedIn, under, upload, urun, yanit } from '../../platform/call/endpoint.ts';
import { EN_UZUN_SEBEP } from '../gozetim/rules.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { EN_COK_ANILAN } from '../../masa/takip/rules.ts';
import { EN_COK_UYE, EN_UZUN_KONUSMA_ADI, EN_UZUN_MESAJ, HAL_TURLERI } from './rules.ts';
import { bulunanMesaj, konusmaKarti, konusmaSatiri, mesajSatiri, nesneAdi, tepkiAdi, uyeSatiri } from './satirlar.ts';

const access = sayfa(SAYFA.yazisma, urun(signedIn));
const oku = { konu: ['yazisma'], access } as const;
const yaz = { degistirir: ['yazisma'], access } as const;
const no = tamSayi(0, 2_147_483_647);

export const yazisma = under('/personel/personel', {
  konusmaListesi: post({
    ...oku,
    request: bos,
    response: yanit({ konusmalar: z.array(konusmaSatiri) }),
    ozet: 'Kişinin konuşmaları: okunmayanlar başta, sonra son yazılanlar.',
  }),
  yazismaKisileri: post({
    ...oku,
    request: bos,
    response: yanit({
      kisiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Departman: z.string() })),
      /** Department of the caller. */
      DepartmanId: z.int(),
      Departman: z.string(),
      OkunduGoster: z.boolean(),
    }),
    ozet: 'Yazılabilecek çalışma arkadaşları, kişinin departmanı ve okundu bilgisi tercihi.',
  }),
  konusmaAc: post({
    ...yaz,
    dakikada: 60,
    request: z.strictObject({
      KisiId: kimlik.nullable().default(null),
      DepartmanId: kimlik.nullable().default(null),
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bir kişiyle ya da kendi departmanıyla olan konuşmayı bulur; yoksa açar.',
    denetim: 'Konuşma açıldı',
  }),
  grupKaydet: post({
    ...yaz,
    dakikada: 20,
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Ad: zorunluMetin(EN_UZUN_KONUSMA_ADI),
      Kisiler: z.array(kimlik).max(EN_COK_UYE, { error: `en fazla ${EN_COK_UYE} kişi` }),
      /** Record that a new group is about. */
      Nesne: nesneAdi.nullable().default(null),
      NesneId: kimlik.nullable().default(null),
      Surum: no,
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Grup açar (Id 0) ya da adını ve kişilerini değiştirir; yeni gelen, geldikten sonra yazılanları görür.',
    denetim: 'Konuşma grubu kaydedildi',
  }),
  gruptanAyril: post({
    ...yaz,
    request: byId,
    response: yanit({}),
    ozet: 'Kişiyi gruptan çıkarır; grubun yazıları artık onda görünmez.',
    denetim: 'Gruptan ayrıldı',
  }),
  konusmaOku: post({
    ...oku,
    request: z.strictObject({
      Id: kimlik,
      /** Number of the first message; null: the newest page. */
      ilk: no.nullable().default(null),
      /** Only the thread of this message. */
      UstId: kimlik.nullable().default(null),
    }),
    response: yanit({
      konusma: konusmaKarti,
      uyeler: z.array(uyeSatiri),
      /** In the order of their numbers. */
      mesajlar: z.array(mesajSatiri),
      sabitler: z.array(mesajSatiri),
      /** There are older messages. */
      devami: z.boolean(),
    }),
    ozet: 'Bir konuşma: kişileri, sabitlenenleri ve bir sayfa mesajı.',
  }),
  konusmaOkundu: post({
    ...yaz,
    request: z.strictObject({ Id: kimlik, No: no }),
    response: yanit({}),
    ozet: 'Konuşmanın bu sıraya kadar okunduğunu yazar.',
  }),
  konusmaSessiz: post({
    ...yaz,
    request: z.strictObject({ Id: kimlik, Sessiz: bayrak }),
    response: yanit({}),
    ozet: 'Konuşmanın bildirimlerini kapatır ya da açar.',
  }),
  yazismaTercihKaydet: post({
    ...yaz,
    request: z.strictObject({ OkunduGoster: bayrak }),
    response: yanit({}),
    ozet: 'Okundu bilgisini açar ya da kapatır; kapatan başkalarınınkini de görmez.',
    denetim: 'Okundu bilgisi tercihi değişti',
  }),
  mesajGonder: post({
    ...yaz,
    dakikada: 120,
    request: z.strictObject({
      KonusmaId: kimlik,
      /**
       * Key that the writer's client chose for this message. A message sent twice with the same key stays one message.
       */
      Anahtar: metin(60).regex(/^[\w-]{8,60}$/, { error: 'geçerli bir mesaj anahtarı değil' }),
      Metin: metin(EN_UZUN_MESAJ).default(''),
      UstId: kimlik.nullable().default(null),
      Acil: bayrak.default(false),
      Anilanlar: z
        .array(kimlik)
        .max(EN_COK_ANILAN, { error: `en fazla ${EN_COK_ANILAN} kişi` })
        .default([]),
      dosyalar: baglanacaklar,
    }),
    response: yanit({ Id: z.int(), No: z.int() }),
    ozet: 'Konuşmaya mesaj yazar; aynı anahtarla yinelenen mesaj bir kez yazılır.',
  }),
  mesajDuzenle: post({
    ...yaz,
    dakikada: 60,
    request: z.strictObject({ Id: kimlik, Metin: zorunluMetin(EN_UZUN_MESAJ), Surum: no }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Kişinin kendi mesajını değiştirir; önceki hâli saklanır.',
  }),
  mesajGeriAl: post({
    ...yaz,
    request: byId,
    response: yanit({}),
    ozet: 'Kişinin kendi mesajını geri alır; yerinde geri alındığı yazar.',
    denetim: 'Mesaj geri alındı',
  }),
  mesajGecmisi: post({
    ...oku,
    request: byId,
    response: yanit({ gecmis: z.array(z.strictObject({ Metin: z.string(), Zaman: z.string() })) }),
    ozet: 'Değiştirilen bir mesajın önceki hâlleri.',
  }),
  mesajTepki: post({
    ...yaz,
    dakikada: 120,
    request: z.strictObject({ Id: kimlik, Isaret: tepkiAdi, Var: bayrak }),
    response: yanit({}),
    ozet: 'Bir mesaja tepki verir ya da tepkisini kaldırır.',
  }),
  mesajSabitle: post({
    ...yaz,
    request: z.strictObject({ Id: kimlik, Sabit: bayrak }),
    response: yanit({}),
    ozet: 'Bir mesajı konuşmanın başına sabitler ya da çözer.',
  }),
  kisiEngelle: post({
    ...yaz,
    request: z.strictObject({ KisiId: kimlik, Engelli: bayrak }),
    response: yanit({}),
    ozet: 'Bir çalışma arkadaşının ikili yazışmasını kişiye kapatır ya da açar; kendi departmanının sorumlusu engellenmez.',
    denetim: 'Kişi engellendi ya da engeli kaldırıldı',
  }),
  mesajSikayet: post({
    ...yaz,
    degistirir: ['yazisma', 'gozetim'],
    dakikada: 20,
    request: z.strictObject({ Id: kimlik, Sebep: zorunluMetin(EN_UZUN_SEBEP) }),
    response: yanit({}),
    ozet: 'Okuduğu bir mesajı sebebiyle yazışmayı gözetenlere bildirir; bir mesajı bir kez.',
    denetim: 'Mesaj bildirildi',
  }),
  mesajAra: post({
    ...oku,
    request: z.strictObject({ ara: zorunluMetin(100), KonusmaId: kimlik.nullable().default(null) }),
    response: yanit({ bulunanlar: z.array(bulunanMesaj) }),
    ozet: 'Kişinin konuşmalarında sözlerin çekimli hâlleriyle arama; yenisi başta.',
  }),
  yazismaHalleri: post({
    konu: ['yazisma', 'mola', 'izin'],
    access,
    request: z.strictObject({ KonusmaId: kimlik }),
    response: yanit({
      haller: z.array(
        z.strictObject({
          KisiId: z.int(),
          Ad: z.string(),
          /** Sentence about the person's absence; null: they read messages now. */
          Cumle: z.string().nullable(),
          Tur: z.enum(HAL_TURLERI),
          Uzakta: z.boolean(),
          /** The person does not come back today or soon, so urgent messages go to another person. */
          Yok: z.boolean(),
          Yerine: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Konuşmadakilerden şu anda yerinde olmayanlar, ne zaman dönecekleri ve yerlerine kimin baktığı.',
  }),
  yazismaImgKaydet: upload({
    path: '/personel/personel/yazismaImgKaydet',
    degistirir: ['dosya', 'yazisma'],
    access,
    request: z.strictObject({ MesajId: yaziKimlik.optional() }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Mesajla bağlanacak resim ve dosyaları yükler; MesajId ile kişinin kendi mesajına ekler.',
  }),
});

/** Audit words of this room, beside those of its calls. They tell the act, never the text of a message. */
export const yazismaSozleri = {
  nesneler: { konusma: 'Konuşma', mesaj: 'Mesaj' },
  alanlar: { Kisiler: 'Kişiler', Engelli: 'Engellendi', OkunduGoster: 'Okundu bilgisi gösterilsin' },
  evetHayir: ['OkunduGoster', 'Engelli'],
} as const;
