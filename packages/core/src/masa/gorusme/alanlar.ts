import {
  bosMetinAlani,
  degerAlani,
  type Kayit,
  metinAlani,
  sayiAlani,
  secimAlani,
  type YazilanKayit,
} from '../../platform/field/alanlar.ts';
import { TELEFON_UZUNLUGU } from '../../platform/identity/kimlik.ts';

/** Direction of the call. */
export const YONLER = { 1: 'Gelen', 2: 'Giden' } as const;

/** Fields of a ticket that a person fills in, except the customer, the assignee and the state. */
export const GORUSME_ALANLARI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  GorusmeTurId: secimAlani('Görüşme Türü', 'gorusme_tur_id', 'gorusmeTur', 'GorusmeTur', {
    gerek: 'Görüşme türünü seçiniz.',
  }),
  TalepTurId: secimAlani('İstek Türü', 'talep_tur_id', 'talepTur', 'TalepTur'),
  KonuId: secimAlani('Konu', 'konu_id', 'konular', 'Konu', { gerek: 'Konuyu seçiniz.' }),
  /** A new ticket without a choice gets the normal priority. */
  OncelikId: secimAlani('Öncelik', 'oncelik_id', 'oncelikler', 'Oncelik'),
  /** The urgency for the customer. The promise (SLA) depends on the priority, not on this field. */
  AciliyetId: secimAlani('Aciliyet', 'aciliyet_id', 'aciliyet', 'Aciliyet', { sonradan: true }),
  Yon: degerAlani('Yön', 'yon', [1, 2], 1, 'gelen (1) ya da giden (2) olmalı'),
  Telefon: bosMetinAlani('Telefon', 'telefon', TELEFON_UZUNLUGU),
  Sure: sayiAlani('Süre (dk)', 'sure', 0, 1440, 0),
  Baslik: metinAlani('Başlık', 'baslik', 200),
  Aciklama: metinAlani('Açıklama', 'aciklama', 8000),
} as const;

export type GorusmeAlanlari = Kayit<typeof GORUSME_ALANLARI>;
/** A ticket while a person still fills it in. */
export type YazilanGorusme = YazilanKayit<typeof GORUSME_ALANLARI>;
