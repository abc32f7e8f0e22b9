import {
  bosMetinAlani,
  degerAlani,
  type Kayit,
  metinAlani,
  sayiAlani,
  secimAlani,
  type YazilanKayit,
} from '../alanlar.ts';
import { TELEFON_UZUNLUGU } from '../kimlik.ts';

/** Who called whom. */
export const YONLER = { 1: 'Gelen', 2: 'Giden' } as const;

/** The fields of a contact that a person writes, but for the customer, who it is given to and what became of it. */
export const GORUSME_ALANLARI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  GorusmeTurId: secimAlani('Görüşme Türü', 'gorusme_tur_id', 'gorusmeTur', 'GorusmeTur', {
    gerek: 'Görüşme türünü seçiniz.',
  }),
  TalepTurId: secimAlani('İstek Türü', 'talep_tur_id', 'talepTur', 'TalepTur'),
  KonuId: secimAlani('Konu', 'konu_id', 'konular', 'Konu', { gerek: 'Konuyu seçiniz.' }),
  /** Nothing chosen of a new one is the normal one. */
  OncelikId: secimAlani('Öncelik', 'oncelik_id', 'oncelikler', 'Oncelik'),
  /** How urgent the customer finds it; what is promised goes by the priority. */
  AciliyetId: secimAlani('Aciliyet', 'aciliyet_id', 'aciliyet', 'Aciliyet', { sonradan: true }),
  Yon: degerAlani('Yön', 'yon', [1, 2], 1, 'gelen (1) ya da giden (2) olmalı'),
  Telefon: bosMetinAlani('Telefon', 'telefon', TELEFON_UZUNLUGU),
  Sure: sayiAlani('Süre (dk)', 'sure', 0, 1440, 0),
  Baslik: metinAlani('Başlık', 'baslik', 200),
  Aciklama: metinAlani('Açıklama', 'aciklama', 8000),
} as const;

/** A contact as a person writes it. */
export type GorusmeAlanlari = Kayit<typeof GORUSME_ALANLARI>;
/** The same before it is whole. */
export type YazilanGorusme = YazilanKayit<typeof GORUSME_ALANLARI>;
