import { z } from 'zod';
import { an, ikili, kimlik, tamSayi, tarih, yeniVeyaKimlik, zorunluMetin, byId } from '../../platform/field/alan.ts';
import { bos, kayitYaniti, post, sayfa, signedIn, under, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

const duyuruSatiri = z.strictObject({
  Id: z.int(),
  Baslik: z.string(),
  Metin: z.string(),
  Baslangic: z.string(),
  Bitis: z.string(),
  /** Departments that see it. Empty: everybody. */
  Departmanlar: z.array(z.int()),
  /** 1: opens automatically as 'Önemli Duyuru', once for each person. */
  Onemli: z.union([z.literal(0), z.literal(1)]),
  Yazan: z.string(),
  CreateDateTime: an,
  Surum: z.int(),
});
export type DuyuruSatiri = z.infer<typeof duyuruSatiri>;

export const duyuru = under('/yonetim', {
  getDuyurular: post({
    path: '/getDuyurular',
    konu: ['duyuru'],
    access: signedIn,
    request: bos,
    response: yanit({ duyurular: z.array(duyuruSatiri.extend({ Goruldu: z.boolean() })) }),
    ozet: 'Bugün geçerli ve kişiye yönelik duyurular.',
  }),
  duyuruGoruldu: post({
    path: '/duyuruGoruldu',
    // The screen marks it in place. The lists of other people learn of it from an event.
    degistirir: [],
    access: signedIn,
    request: byId,
    response: yanit({}),
    ozet: 'Duyurunun görüldüğünü kaydeder; bir daha kendiliğinden açılmaz.',
  }),
  duyuruList: post({
    konu: ['duyuru'],
    access: sayfa(SAYFA.duyuru, yetki(YETKI.duyuruYonet)),
    request: bos,
    response: yanit({ duyurular: z.array(duyuruSatiri.extend({ Goren: z.int() })) }),
    ozet: 'Bütün duyurular ve kaç kişinin gördüğü.',
  }),
  duyuruKaydet: post({
    degistirir: ['duyuru'],
    access: sayfa(SAYFA.duyuru, yetki(YETKI.duyuruYonet)),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Baslik: zorunluMetin(120),
      Metin: zorunluMetin(4000),
      Baslangic: tarih,
      Bitis: tarih,
      Departmanlar: z.array(kimlik).max(200),
      Onemli: ikili,
      Surum: tamSayi(0, 2_147_483_647),
    }),
    response: kayitYaniti,
    ozet: 'Duyuru ekler (Id 0) veya değiştirir.',
    denetim: 'Duyuru kaydedildi',
  }),
  duyuruSil: post({
    degistirir: ['duyuru'],
    access: sayfa(SAYFA.duyuru, yetki(YETKI.duyuruYonet)),
    request: byId,
    response: yanit({}),
    ozet: 'Duyuruyu yayından kaldırır; kaydı kalır.',
    denetim: 'Duyuru silindi',
  }),
  duyuruSilGeriAl: post({
    degistirir: ['duyuru'],
    access: sayfa(SAYFA.duyuru, yetki(YETKI.duyuruYonet)),
    request: byId,
    response: yanit({}),
    ozet: 'Yayından kaldırılan duyuruyu 15 dakika içinde geri getirir.',
    denetim: 'Silinen duyuru geri alındı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const duyuruSozleri = {
  nesneler: {
    duyuru: 'Duyuru',
  },
  alanlar: {
    Metin: 'Metin',
    Onemli: 'Önemli',
  },
  evetHayir: ['Onemli'],
  yollar: { duyuru: '/yonetim/duyuru' },
} as const;
