import { z } from 'zod';
import { kimlik, tamSayi } from '../alan.ts';
import { post, sayfa, urun, yanit, yetki } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { musteriKarti, musteriSatiri } from '../musteri/contract.ts';
import { YETKI } from '../yetki/rules.ts';
import { BIRLESTIRME_ALAN_ADLARI, type BirlestirmeAlani, TARAFLAR } from './rules.ts';

const surum = tamSayi(0, 2_147_483_647);
const taraf = z.enum(TARAFLAR, { error: "'kalan' veya 'giden' olmalı" }).default('kalan');
const secim = z.strictObject(
  Object.fromEntries(BIRLESTIRME_ALAN_ADLARI.map((alan) => [alan, taraf])) as Record<BirlestirmeAlani, typeof taraf>,
);

export const birlestirme = {
  musteriBenzer: post({
    path: '/tanimlar/musteri/musteriBenzer',
    effect: 'read',
    konu: ['birlesme', 'musteriler'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ musterilist: z.array(musteriSatiri) }),
    ozet: 'Bu müşteriyle aynı olabilecek müşteriler.',
  }),
  musteriKarsilastir: post({
    path: '/tanimlar/musteri/musteriKarsilastir',
    effect: 'read',
    // Read for one decision, which ends it.
    konu: [],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: z.strictObject({ Id: kimlik, DigerId: kimlik }),
    response: yanit({
      kalan: musteriKarti,
      giden: musteriKarti,
      /** Where they differ, which their masks do not say. */
      farklar: z.array(z.enum(BIRLESTIRME_ALAN_ADLARI)),
      /** Rows of the one that goes, in the words of the rooms they belong to. */
      tasinanlar: z.array(z.strictObject({ Ad: z.string(), Adet: z.int() })),
      /** Why they cannot be merged; null: they can. */
      engel: z.string().nullable(),
    }),
    ozet: 'İki müşterinin kartları yan yana ve birleştirmenin taşıyacakları.',
  }),
  musteriBirlestir: post({
    path: '/tanimlar/musteri/musteriBirlestir',
    effect: 'write',
    // What hangs on the customers goes with them.
    degistirir: ['birlesme', 'musteri', 'musteriler', 'onay', 'yetkili'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: z.strictObject({ Id: kimlik, Surum: surum, DigerId: kimlik, DigerSurum: surum, alanlar: secim }),
    response: yanit({ BirlesmeId: z.int(), Surum: z.int() }),
    ozet: 'DigerId’yi Id ile birleştirir: her kaydı ona geçer, numarası ona götürür; 30 gün içinde geri alınabilir.',
  }),
  musteriBirlesmeleri: post({
    path: '/tanimlar/musteri/musteriBirlesmeleri',
    effect: 'read',
    konu: ['birlesme'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      birlesmelist: z.array(
        z.strictObject({
          Id: z.int(),
          MusteriNo: z.string(),
          Ad: z.string(),
          Zaman: z.string(),
          Kisi: z.string(),
          /** The last day on which it can be undone. */
          SonGun: z.string(),
        }),
      ),
    }),
    ozet: 'Bu müşteriye birleştirilenlerden geri alınabilecek olanlar.',
  }),
  musteriBirlestirGeriAl: post({
    path: '/tanimlar/musteri/musteriBirlestirGeriAl',
    effect: 'write',
    // What hangs on the customers goes with them.
    degistirir: ['birlesme', 'musteri', 'musteriler', 'onay', 'yetkili'],
    access: sayfa(SAYFA.musteri, urun(yetki(YETKI.musteriSil))),
    request: z.strictObject({ Id: kimlik }),
    /** `kalanlar`: what was edited since and stays as it is. */
    response: yanit({ GidenId: z.int(), kalanlar: z.array(z.string()) }),
    ozet: 'Birleştirmeyi geri alır: taşınan kayıtlar döner, sonradan yazılanlar kalan müşteride durur.',
  }),
};
