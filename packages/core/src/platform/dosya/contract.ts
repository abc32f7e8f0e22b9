import { z } from 'zod';
import { kimlik, yaziKimlik } from '../field/alan.ts';
import { download, nesneSayfasi, post, ret, under, upload, urun, yanit } from '../call/endpoint.ts';
import { DOSYA_NESNELERI, RESIM_BOYLARI, type DosyaNesnesi, type ResimBoyu } from './rules.ts';
import { yuklemeYaniti, DOSYALAR, dosyaSatiri } from './satirlar.ts';

const nesne = z.enum(Object.keys(DOSYA_NESNELERI) as [DosyaNesnesi], {
  error: 'dosya eklenebilen bir kayıt türü değil',
});

export const dosya = under('/dosya', {
  getDosyaList: post({
    konu: ['dosya'],
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({ Nesne: nesne, NesneId: kimlik }),
    response: yanit({ dosyalist: z.array(dosyaSatiri) }),
    ozet: 'Bir kaydın dosyaları, yenisi başta.',
  }),
  dosyaKaydet: upload({
    degistirir: ['dosya', 'musteri'],
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({ Nesne: nesne, NesneId: yaziKimlik }),
    response: yuklemeYaniti,
    dosyalar: DOSYALAR,
    ozet: 'Bir kayda dosya ekler; resimler küçültülür, içlerindeki yer ve cihaz bilgisi atılır. Kaydı olmayan dosya (bekleyen, NesneId çağıranın kendisi) bir gün durur.',
    denetim: 'Dosya eklendi',
  }),
  dosyaSil: post({
    degistirir: ['dosya', 'musteri'],
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({ Nesne: nesne, Id: kimlik }),
    response: yanit({}),
    ozet: 'Bir dosyayı kaydından kaldırır; süresi dolana kadar geri alınabilir.',
    denetim: 'Dosya kaldırıldı',
  }),
  dosyaGeriAl: post({
    degistirir: ['dosya', 'musteri'],
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({ Nesne: nesne, Id: kimlik }),
    response: yanit({}),
    ozet: 'Kaldırılan dosyayı geri getirir.',
    denetim: 'Kaldırılan dosya geri alındı',
  }),
  dosyaIndir: download({
    access: urun(nesneSayfasi('Nesne')),
    request: z.strictObject({
      Nesne: nesne,
      Id: yaziKimlik,
      Boy: z
        .enum(Object.keys(RESIM_BOYLARI) as [ResimBoyu, ...ResimBoyu[]], { error: 'asil, orta ya da kucuk olmalı' })
        .default('asil'),
      Onayli: z.enum(['0', '1'], { error: '0 ya da 1 olmalı' }).default('0'),
    }),
    response: ret,
    ozet: 'Bir dosyanın kendisi; resimlerin küçükleri de. Çalıştırılabilir ya da şüpheli dosya ancak Onayli 1 ise iner.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const dosyaSozleri = {
  eylemler: {
    dosyaBagla: 'Bekleyen dosya kayda eklendi',
    supheliIndir: 'Uyarılı dosya indirildi',
  },
  nesneler: {
    dosya: 'Dosya',
    bekleyen: 'Kayda eklenmeyi bekleyen dosya',
  },
} as const;
