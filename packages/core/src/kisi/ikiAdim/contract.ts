import { z } from 'zod';
import { an, ikili, kimlik, parolaMetni, secenek, zorunluMetin } from '../../platform/field/alan.ts';
import { bos, post, signedIn, under, yanit, yetki } from '../../platform/call/endpoint.ts';
import { dogrulamaKodu } from '../oturum/contract.ts';
import { PAROLA_EN_FAZLA } from '../oturum/rules.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

const kod = dogrulamaKodu;
const parola = parolaMetni(PAROLA_EN_FAZLA);
/** The screen shows them only once. */
const kodlar = z.array(z.string());

export const ikiAdim = under('', {
  ikiAdimDurumu: post({
    konu: ['ikiAdim'],
    access: signedIn,
    oncelik: ['ikiAdim'],
    request: bos,
    response: yanit({
      Acik: z.boolean(),
      Baslama: an.nullable(),
      KalanKod: z.int(),
      /** True for a privileged person, who cannot switch it off. */
      Zorunlu: z.boolean(),
    }),
    ozet: 'Kişinin iki adımlı girişi: açık mı, kaç kurtarma kodu kaldı.',
  }),
  ikiAdimBaslat: post({
    // The new key counts only after its confirmation.
    degistirir: [],
    saklama: 'yok',
    access: signedIn,
    oncelik: ['ikiAdim'],
    request: z.strictObject({ parola, kod: kod.optional() }),
    response: yanit({ Sir: z.string(), Adres: z.string() }),
    ozet: 'Yeni bir doğrulama anahtarı verir; ikiAdimOnayla ile geçerli olur. Açıkken kod da ister.',
  }),
  ikiAdimOnayla: post({
    degistirir: ['ikiAdim'],
    saklama: 'yok',
    access: signedIn,
    oncelik: ['ikiAdim'],
    request: z.strictObject({ kod }),
    response: yanit({ kodlar }),
    ozet: 'Yeni anahtarın koduyla iki adımlı girişi açar, kurtarma kodlarını verir, öbür oturumları kapatır.',
  }),
  kurtarmaKodlariYenile: post({
    degistirir: ['ikiAdim', 'oturum'],
    saklama: 'yok',
    access: signedIn,
    request: z.strictObject({ parola, kod }),
    response: yanit({ kodlar }),
    ozet: 'Yeni kurtarma kodları verir; eskileri geçersiz olur, öbür oturumlar kapanır.',
    denetim: 'Kurtarma kodları yeniden oluşturuldu',
  }),
  ikiAdimKapat: post({
    degistirir: ['ikiAdim', 'oturum'],
    access: signedIn,
    request: z.strictObject({ parola, kod }),
    response: yanit({}),
    ozet: 'İki adımlı girişi kapatır, öbür oturumları kapatır.',
  }),
  ikiAdimKurali: post({
    path: '/yonetim/ikiAdimKurali',
    konu: ['ikiAdim'],
    access: yetki(YETKI.ayricalikli),
    request: bos,
    response: yanit({
      Zorunlu: z.boolean(),
      KendiAcik: z.boolean(),
      /** Privileged people who may sign in and have not switched it on. */
      Acmayanlar: z.array(secenek),
    }),
    ozet: 'Tam yetkililer için iki adımlı giriş zorunlu mu, kimler açmamış.',
  }),
  ikiAdimKuraliSec: post({
    path: '/yonetim/ikiAdimKuraliSec',
    degistirir: ['ikiAdim'],
    access: yetki(YETKI.ayricalikli),
    request: z.strictObject({ Zorunlu: ikili }),
    response: yanit({}),
    ozet: 'Tam yetkililer için iki adımlı girişi zorunlu kılar ya da serbest bırakır.',
    denetim: 'İki adımlı giriş kuralı değişti',
  }),
  ikiAdimKaldir: post({
    path: '/yonetim/ikiAdimKaldir',
    degistirir: ['ikiAdim'],
    access: yetki(YETKI.ayricalikli),
    request: z.strictObject({ Id: kimlik, Sebep: zorunluMetin(200) }),
    response: yanit({}),
    ozet: 'Telefonunu ve kodlarını yitiren başka bir kişinin iki adımlı girişini kaldırır.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const ikiAdimSozleri = {
  eylemler: {
    kurtarmaKoduKullan: 'Kurtarma kodu kullanıldı',
  },
  alanlar: {
    Kalan: 'Kalan',
    Zorunlu: 'Zorunlu',
  },
  evetHayir: ['Zorunlu'],
} as const;
