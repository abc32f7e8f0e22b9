import { z } from 'zod';
import { an, secenek } from '../../platform/field/alan.ts';
import { dosyaSatiri } from '../../platform/dosya/satirlar.ts';
import { KONUSMA_NESNELERI, KONUSMA_TURLERI, type KonusmaNesnesi, TEPKILER, type Tepki } from './rules.ts';

/** Rows of conversations and messages in the answers of calls. */

export const nesneAdi = z.enum(Object.keys(KONUSMA_NESNELERI) as [KonusmaNesnesi], {
  error: 'hakkında konuşulabilen bir kayıt türü değil',
});
export const tepkiAdi = z.enum(Object.keys(TEPKILER) as [Tepki], { error: 'böyle bir tepki yok' });

export const konusmaSatiri = z.strictObject({
  Id: z.int(),
  Tur: z.enum(KONUSMA_TURLERI),
  /** For two people the other's name, for a department its own. */
  Ad: z.string(),
  /** The other person; null for groups and departments. */
  KisiId: z.int().nullable(),
  /** Kind of the record that the group is about. The record's own room tells its name. */
  Nesne: nesneAdi.nullable(),
  NesneId: z.int().nullable(),
  SonNo: z.int(),
  SonZaman: an,
  /** Last message, shortened; empty when there is none or it was taken back. */
  SonMetin: z.string(),
  SonYazan: z.string().nullable(),
  Okunmayan: z.int(),
  /** An unread message mentions the reader. */
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
  /** The reader has blocked the other person; only between two people. */
  Engelledim: z.boolean(),
  /** Inspections from outside the conversation with their reasons, the newest first. */
  Bakislar: z.array(z.strictObject({ Zaman: an, Bakan: z.string(), Sebep: z.string() })),
  /** The reader opened the group and may change its members. */
  Duzenler: z.boolean(),
  Surum: z.int(),
});
export type KonusmaKarti = z.infer<typeof konusmaKarti>;

export const uyeSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  /** Last message that the person has read; null: the person or the reader does not share this. */
  OkunanNo: z.int().nullable(),
});
export type UyeSatiri = z.infer<typeof uyeSatiri>;

export const mesajSatiri = z.strictObject({
  Id: z.int(),
  /** Number of the message in its conversation. */
  No: z.int(),
  YazanId: z.int(),
  Yazan: z.string(),
  Metin: z.string(),
  Acil: z.boolean(),
  Zaman: an,
  Duzenlendi: an.nullable(),
  GeriAlindi: an.nullable(),
  Sabit: z.boolean(),
  /** First message of its thread. */
  UstId: z.int().nullable(),
  /** Number of answers in its thread. */
  Yanit: z.int(),
  anilanlar: z.array(secenek),
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
