import { z } from 'zod';
import { an, kimlik, tamSayi, tarih, zorunluMetin } from '../../platform/field/alan.ts';
import { bos, post, sayfa, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { KONUSMA_TURLERI } from '../yazisma/rules.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { EN_UZUN_SEBEP, SIKAYET_DURUMLARI } from './rules.ts';

const YOL = '/personel/personel';
const access = sayfa(SAYFA.yazisma, yetki(YETKI.yazismaGozet));
const no = tamSayi(0, 2_147_483_647);

const sikayetSatiri = z.strictObject({
  Id: z.int(),
  Zaman: an,
  BildirenId: z.int(),
  Bildiren: z.string(),
  YazanId: z.int(),
  Yazan: z.string(),
  KonusmaId: z.int(),
  Konusma: z.string(),
  /** The text at the time of the report. */
  Metin: z.string(),
  Sebep: z.string(),
  DurumAnahtar: z.enum(SIKAYET_DURUMLARI),
  Karar: z.string(),
  KararVeren: z.string().nullable(),
  KararZamani: an.nullable(),
  Surum: z.int(),
});
export type SikayetSatiri = z.infer<typeof sikayetSatiri>;

const bakisSatiri = z.strictObject({
  Id: z.int(),
  Zaman: an,
  BakanId: z.int(),
  Bakan: z.string(),
  Konusma: z.string(),
  Sebep: z.string(),
  Baslangic: z.string(),
  Bitis: z.string(),
  /** True for a running inspection of the caller. */
  Acik: z.boolean(),
});
export type BakisSatiri = z.infer<typeof bakisSatiri>;

export const gozetim = {
  sikayetListesi: post({
    path: `${YOL}/sikayetListesi`,
    effect: 'read',
    konu: ['gozetim'],
    access,
    request: bos,
    response: yanit({ sikayetler: z.array(sikayetSatiri) }),
    ozet: 'Yazışmada bildirilen mesajlar: karar bekleyenler başta.',
  }),
  sikayetKarari: post({
    path: `${YOL}/sikayetKarari`,
    effect: 'write',
    degistirir: ['gozetim', 'yazisma'],
    access,
    request: z.strictObject({
      Id: kimlik,
      Surum: no,
      Durum: z.enum(SIKAYET_DURUMLARI, { error: 'böyle bir karar yok' }),
      Karar: zorunluMetin(EN_UZUN_SEBEP),
    }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Bildirilen bir mesajı kaldırır ya da sorun görülmediğini yazar; bildirene haber verir.',
  }),
  bakilacaklar: post({
    path: `${YOL}/bakilacaklar`,
    effect: 'read',
    konu: [],
    access,
    request: z.strictObject({ KisiId: kimlik }),
    response: yanit({
      konusmalar: z.array(
        z.strictObject({ Id: z.int(), Ad: z.string(), Tur: z.enum(KONUSMA_TURLERI), SonZaman: an, Adet: z.int() }),
      ),
    }),
    ozet: 'Bir kişinin katıldığı konuşmaların adları; sorulduğu denetime yazılır.',
  }),
  konusmaBak: post({
    path: `${YOL}/konusmaBak`,
    effect: 'write',
    degistirir: ['gozetim', 'yazisma'],
    access,
    request: z.strictObject({
      KonusmaId: kimlik,
      Sebep: zorunluMetin(EN_UZUN_SEBEP),
      Baslangic: tarih,
      Bitis: tarih,
    }),
    response: yanit({ Id: z.int() }),
    ozet: 'Katılmadığı bir konuşmaya sebebini yazarak bakış açar; konuşmadakilere kimin neden baktığı söylenir.',
  }),
  bakisOku: post({
    path: `${YOL}/bakisOku`,
    effect: 'read',
    konu: ['gozetim'],
    access,
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      bakis: bakisSatiri,
      mesajlar: z.array(
        z.strictObject({
          Id: z.int(),
          No: z.int(),
          Yazan: z.string(),
          Zaman: an,
          Metin: z.string(),
          GeriAlindi: z.boolean(),
          /** Earlier texts, the oldest first. */
          Oncekiler: z.array(z.string()),
        }),
      ),
      /** True if there are more messages than shown. */
      devami: z.boolean(),
    }),
    ozet: 'Açtığı bakışın gösterdiği mesajlar, önceki hâlleriyle; bakış bir saat açıktır.',
  }),
  bakisListesi: post({
    path: `${YOL}/bakisListesi`,
    effect: 'read',
    konu: ['gozetim'],
    access,
    request: bos,
    response: yanit({ bakislar: z.array(bakisSatiri) }),
    ozet: 'Kimin hangi konuşmaya ne zaman, neden baktığı.',
  }),
};
