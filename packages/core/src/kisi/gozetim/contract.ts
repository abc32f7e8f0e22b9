import { z } from 'zod';
import { an, kimlik, tamSayi, tarih, zorunluMetin, byId } from '../../platform/field/alan.ts';
import { bos, post, sayfa, under, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { KONUSMA_TURLERI } from '../yazisma/rules.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { EN_UZUN_SEBEP, SIKAYET_DURUMLARI, SIKAYET_DURUM_ADLARI } from './rules.ts';

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

export const gozetim = under('/personel/personel', {
  sikayetListesi: post({
    konu: ['gozetim'],
    access,
    request: bos,
    response: yanit({ sikayetler: z.array(sikayetSatiri) }),
    ozet: 'Yazışmada bildirilen mesajlar: karar bekleyenler başta.',
  }),
  sikayetKarari: post({
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
    denetim: 'Bildirilen mesaja karar verildi',
  }),
  bakilacaklar: post({
    konu: [],
    access,
    request: z.strictObject({ KisiId: kimlik }),
    response: yanit({
      konusmalar: z.array(
        z.strictObject({ Id: z.int(), Ad: z.string(), Tur: z.enum(KONUSMA_TURLERI), SonZaman: an, Adet: z.int() }),
      ),
    }),
    ozet: 'Bir kişinin katıldığı konuşmaların adları; sorulduğu denetime yazılır.',
    denetim: 'Kişinin konuşmaları listelendi',
  }),
  konusmaBak: post({
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
    denetim: 'Bir konuşmaya bakıldı',
  }),
  bakisOku: post({
    konu: ['gozetim'],
    access,
    request: byId,
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
    konu: ['gozetim'],
    access,
    request: bos,
    response: yanit({ bakislar: z.array(bakisSatiri) }),
    ozet: 'Kimin hangi konuşmaya ne zaman, neden baktığı.',
  }),
});

/** Audit words of this room, beside those of its calls. The audit holds the act, never the written text. */
export const gozetimSozleri = {
  nesneler: { mesaj_sikayeti: 'Mesaj bildirimi', konusma_bakisi: 'Konuşmaya bakış' },
  alanlar: { BakisSebebi: 'Bakış sebebi', KonusmaNo: 'Konuşma' },
  degerler: { Durum: SIKAYET_DURUM_ADLARI, DurumAnahtar: SIKAYET_DURUM_ADLARI },
} as const;
