import { z } from 'zod';
import { hareketSatiri } from '../../platform/hareket/contract.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';
import { ANALIZ_DURUMLARI } from './rules.ts';

export const analizDurumu = z.enum(ANALIZ_DURUMLARI, { error: 'bilinen bir analiz durumu değil' });

/** A row of the analysis list. */
export const analizSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  ProjeId: z.int(),
  Proje: z.string(),
  Durum: z.string(),
  DurumAnahtar: analizDurumu,
  DurumRenk: tanimRengi.nullable(),
  AciliyetId: z.int(),
  Aciliyet: z.string(),
  AciliyetRenk: tanimRengi.nullable(),
  AnalizTurId: z.int(),
  AnalizTur: z.string(),
  AnalistId: z.int().nullable(),
  Analist: z.string().nullable(),
  /** Hours. */
  Efor: z.number().nullable(),
  /** Number of customers that asked for it, counted over the linked tickets and web requests. */
  Isteyen: z.int(),
  ErtelenenGun: z.string().nullable(),
  SonHareket: z.string(),
  Surum: z.int(),
});
export type AnalizSatiri = z.infer<typeof analizSatiri>;

/** An analysis in its own window. */
export const analizKarti = analizSatiri.extend({
  KonuId: z.int().nullable(),
  Konu: z.string().nullable(),
  GereksinimKaynakId: z.int(),
  GereksinimKaynak: z.string(),
  YetkiliKisiId: z.int().nullable(),
  YetkiliKisi: z.string().nullable(),
  Ihtiyac: z.string(),
  CozumOnerisi: z.string(),
  Kriterler: z.array(z.strictObject({ Id: z.int(), Metin: z.string() })),
  KabulEden: z.string().nullable(),
  KabulEdenId: z.int().nullable(),
  KabulZamani: z.string().nullable(),
  KabulAciklama: z.string().nullable(),
  HedefVersiyon: z.string().nullable(),
  Acan: z.string(),
  AcanId: z.int(),
  AcilisZamani: z.string(),
});
export type AnalizKarti = z.infer<typeof analizKarti>;

/** Source of a need: a ticket or a web request that the reader may see. */
export const analizKaynagi = z.strictObject({
  Id: z.int(),
  Tur: z.enum(['gorusme', 'webistek']),
  /** Id of the ticket or the web request. */
  KayitId: z.int(),
  No: z.string(),
  Baslik: z.string(),
  MusteriId: z.int().nullable(),
  Musteri: z.string().nullable(),
  Tarih: z.string(),
  Baglayan: z.string(),
});
export type AnalizKaynagi = z.infer<typeof analizKaynagi>;

/** Another analysis that may be about the same need. */
export const benzerAnaliz = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  Proje: z.string(),
  Durum: z.string(),
  DurumRenk: tanimRengi.nullable(),
  Neden: z.string(),
});
export type BenzerAnaliz = z.infer<typeof benzerAnaliz>;

/** A history line. `Okuma` is true if the line stores the text of that save. */
export const analizHareketi = hareketSatiri.extend({ Baslik: z.string(), Okuma: z.boolean() });
export type AnalizHareketi = z.infer<typeof analizHareketi>;
