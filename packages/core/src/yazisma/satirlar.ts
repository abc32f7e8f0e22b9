import { z } from 'zod';
import { an } from '../alan.ts';
import { dosyaSatiri } from '../dosya/satirlar.ts';
import { KONUSMA_NESNELERI, KONUSMA_TURLERI, type KonusmaNesnesi, TEPKILER, type Tepki } from './rules.ts';

/** What calls say of conversations and messages. */

export const nesneAdi = z.enum(Object.keys(KONUSMA_NESNELERI) as [KonusmaNesnesi], {
  error: 'hakkında konuşulabilen bir kayıt türü değil',
});
export const tepkiAdi = z.enum(Object.keys(TEPKILER) as [Tepki], { error: 'böyle bir tepki yok' });

export const konusmaSatiri = z.strictObject({
  Id: z.int(),
  Tur: z.enum(KONUSMA_TURLERI),
  /** Of two people the other's name, of a department its own. */
  Ad: z.string(),
  /** Of two people: the other. */
  KisiId: z.int().nullable(),
  /** The record that it speaks about; what it is called its own room says. */
  Nesne: nesneAdi.nullable(),
  NesneId: z.int().nullable(),
  SonNo: z.int(),
  SonZaman: an,
  /** The last message, cut; empty where it was taken back or is none. */
  SonMetin: z.string(),
  SonYazan: z.string().nullable(),
  Okunmayan: z.int(),
  /** Somebody calls the reader in what they have not read. */
  Anildim: z.boolean(),
  Sessiz: z.boolean(),
});
export type KonusmaSatiri = z.infer<typeof konusmaSatiri>;

export const konusmaKarti = z.strictObject({
  ...konusmaSatiri.pick({
    Id: true,
    Tur: true,
    Ad: true,
    KisiId: true,
    Nesne: true,
    NesneId: true,
    SonNo: true,
    Sessiz: true,
  }).shape,
  OkunanNo: z.int(),
  /** Of two people: the reader has closed it to the other. */
  Engelledim: z.boolean(),
  /** Who looked into it from outside, and why; the newest first. */
  Bakislar: z.array(z.strictObject({ Zaman: an, Bakan: z.string(), Sebep: z.string() })),
  /** The reader opened the group, and says who is in it. */
  Duzenler: z.boolean(),
  Surum: z.int(),
});
export type KonusmaKarti = z.infer<typeof konusmaKarti>;

export const uyeSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  /** Up to which message they have read; null: they do not say, or the reader does not. */
  OkunanNo: z.int().nullable(),
});
export type UyeSatiri = z.infer<typeof uyeSatiri>;

export const mesajSatiri = z.strictObject({
  Id: z.int(),
  /** Its place in the conversation. */
  No: z.int(),
  YazanId: z.int(),
  Yazan: z.string(),
  Metin: z.string(),
  Acil: z.boolean(),
  Zaman: an,
  Duzenlendi: an.nullable(),
  GeriAlindi: an.nullable(),
  Sabit: z.boolean(),
  /** The first of the thread that it belongs to. */
  UstId: z.int().nullable(),
  /** How many answers its thread has. */
  Yanit: z.int(),
  anilanlar: z.array(z.strictObject({ Id: z.int(), Ad: z.string() })),
  tepkiler: z.array(z.strictObject({ Isaret: tepkiAdi, Adlar: z.array(z.string()), Benim: z.boolean() })),
  dosyalar: z.array(dosyaSatiri),
  Surum: z.int(),
});
export type MesajSatiri = z.infer<typeof mesajSatiri>;

export const bulunanMesaj = z.strictObject({
  Id: z.int(),
  No: z.int(),
  KonusmaId: z.int(),
  Konusma: z.string(),
  Yazan: z.string(),
  Metin: z.string(),
  Zaman: an,
});
export type BulunanMesaj = z.infer<typeof bulunanMesaj>;
