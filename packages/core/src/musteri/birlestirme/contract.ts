import { z } from 'zod';
import { kimlik, surum, byId, byVersion } from '../../platform/field/alan.ts';
import { post, sayfa, under, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { musteriKarti, musteriSatiri } from '../musteri/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { BIRLESTIRME_ALAN_ADLARI, type BirlestirmeAlani, TARAFLAR } from './rules.ts';

const taraf = z.enum(TARAFLAR, { error: "'kalan' veya 'giden' olmalı" }).default('kalan');
const secim = z.strictObject(
  Object.fromEntries(BIRLESTIRME_ALAN_ADLARI.map((alan) => [alan, taraf])) as Record<BirlestirmeAlani, typeof taraf>,
);

export const birlestirme = under('/tanimlar/musteri', {
  musteriBenzer: post({
    konu: ['birlesme', 'musteriler'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: byId,
    response: yanit({ musterilist: z.array(musteriSatiri) }),
    ozet: 'Bu müşteriyle aynı olabilecek müşteriler.',
  }),
  musteriKarsilastir: post({
    // Read for a single decision. After it, the answer is obsolete.
    konu: [],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: z.strictObject({ Id: kimlik, DigerId: kimlik }),
    response: yanit({
      kalan: musteriKarti,
      giden: musteriKarti,
      /** Fields that differ. Masked values do not show the difference. */
      farklar: z.array(z.enum(BIRLESTIRME_ALAN_ADLARI)),
      /** Rows that move from the removed customer, in the words of their rooms. */
      tasinanlar: z.array(z.strictObject({ Ad: z.string(), Adet: z.int() })),
      /** Reason why the two cannot be merged. Null: they can. */
      engel: z.string().nullable(),
    }),
    ozet: 'İki müşterinin kartları yan yana ve birleştirmenin taşıyacakları.',
  }),
  musteriBirlestir: post({
    // Records of the customers move with them.
    degistirir: ['birlesme', 'musteri', 'musteriler', 'onay', 'yetkili'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: byVersion.extend({ DigerId: kimlik, DigerSurum: surum, alanlar: secim }),
    response: yanit({ BirlesmeId: z.int(), Surum: z.int() }),
    ozet: 'DigerId’yi Id ile birleştirir: her kaydı ona geçer, numarası ona götürür; 30 gün içinde geri alınabilir.',
    denetim: 'Müşteriler birleştirildi',
  }),
  musteriBirlesmeleri: post({
    konu: ['birlesme'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: byId,
    response: yanit({
      birlesmelist: z.array(
        z.strictObject({
          Id: z.int(),
          MusteriNo: z.string(),
          Ad: z.string(),
          Zaman: z.string(),
          Kisi: z.string(),
          /** The last day on which the merge can be undone. */
          SonGun: z.string(),
        }),
      ),
    }),
    ozet: 'Bu müşteriye birleştirilenlerden geri alınabilecek olanlar.',
  }),
  musteriBirlestirGeriAl: post({
    // Records of the customers move with them.
    degistirir: ['birlesme', 'musteri', 'musteriler', 'onay', 'yetkili'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: byId,
    /** `kalanlar`: fields that were edited after the merge and do not change. */
    response: yanit({ GidenId: z.int(), kalanlar: z.array(z.string()) }),
    ozet: 'Birleştirmeyi geri alır: taşınan kayıtlar döner, sonradan yazılanlar kalan müşteride durur.',
    denetim: 'Birleştirme geri alındı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const birlestirmeSozleri = {
  alanlar: {
    alinan: 'Alınan',
    kalanlar: 'Kalanlar',
  },
} as const;
