import { z } from 'zod';
import { hareketSatiri } from '../../platform/hareket/contract.ts';
import { kayitSekli, tamSayi } from '../../platform/field/alan.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';
import { GOREV_ALANLARI } from './alanlar.ts';
import { YERSIZLER, type YersizNedeni } from './cizelge.ts';
import {
  EN_COK_PANO_BOYU,
  GOREV_DURUMLARI,
  PANO_BOYU,
  PANO_DURUMLARI,
  TEST_SONUCLARI,
  type TestSonucu,
} from './rules.ts';

export const gorevDurumu = z.enum(GOREV_DURUMLARI, { error: 'bilinen bir iş durumu değil' });
export const testSonucu = z.enum(Object.keys(TEST_SONUCLARI) as TestSonucu[], {
  error: 'bilinen bir test sonucu değil',
});

const boy = tamSayi(1, EN_COK_PANO_BOYU).default(PANO_BOYU);
/** Number of cards per column. */
export const boylar = z
  .strictObject({
    planlandi: boy,
    gelistirmede: boy,
    testred: boy,
    testbekliyor: boy,
    testte: boy,
    testonayli: boy,
    versiyonda: boy,
    yayinlandi: boy,
  })
  .default(
    Object.fromEntries(PANO_DURUMLARI.map((durum) => [durum, PANO_BOYU])) as Record<
      (typeof PANO_DURUMLARI)[number],
      number
    >,
  );

/** A task in lists and on the board, with the facts that the state machine reads. */
export const gorevSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  ProjeId: z.int(),
  Proje: z.string(),
  IsTurId: z.int(),
  IsTur: z.string(),
  AciliyetId: z.int(),
  Aciliyet: z.string(),
  AciliyetRenk: tanimRengi.nullable(),
  /** Position of its urgency in the list. The last is the most urgent. */
  AciliyetSira: z.int(),
  EkipId: z.int().nullable(),
  Ekip: z.string().nullable(),
  Durum: z.string(),
  DurumAnahtar: gorevDurumu,
  DurumRenk: tanimRengi.nullable(),
  AtananId: z.int().nullable(),
  Atanan: z.string().nullable(),
  TestciId: z.int().nullable(),
  Testci: z.string().nullable(),
  AcanId: z.int(),
  VersiyonId: z.int().nullable(),
  Versiyon: z.string().nullable(),
  VersiyonDurumu: z.enum(['yok', 'acik', 'dolu']),
  Termin: z.string().nullable(),
  /** Its due date is over and it is not done. */
  Gecikti: z.boolean(),
  Engel: z.string().nullable(),
  /** Number of failed test rounds. */
  RedSayisi: z.int(),
  KalanKriter: z.int(),
  RedKaniti: z.boolean(),
  SonHareket: z.string(),
  Surum: z.int(),
});
export type GorevSatiri = z.infer<typeof gorevSatiri>;

/** A task in its own window. */
export const gorevKarti = gorevSatiri.extend({
  ...kayitSekli(GOREV_ALANLARI),
  TestTur: z.string().nullable(),
  AnalizId: z.int().nullable(),
  AnalizNo: z.string().nullable(),
  UstId: z.int().nullable(),
  UstNo: z.string().nullable(),
  /** Hours of work on it, including the running clock. */
  Gerceklesen_Sure: z.number(),
  /** Start of the caller's running clock, or null. */
  SayacBaslama: z.string().nullable(),
  Acan: z.string(),
  AcilisZamani: z.string(),
  BaslamaZamani: z.string().nullable(),
  BitisZamani: z.string().nullable(),
  /** The criteria, with the result of the last test of this round, or null. */
  Kriterler: z.array(z.strictObject({ Id: z.int(), Metin: z.string(), Sonuc: testSonucu.nullable() })),
});
export type GorevKarti = z.infer<typeof gorevKarti>;

/** A task with its forecast days. */
export const cizelgeSatiri = gorevSatiri
  .pick({
    Id: true,
    No: true,
    Baslik: true,
    Durum: true,
    DurumAnahtar: true,
    AtananId: true,
    Atanan: true,
    Termin: true,
    Engel: true,
  })
  .extend({
    Baslama: z.string().nullable(),
    /** Its last day. For a task in test this is today. */
    Bitis: z.string().nullable(),
    /** The reason for a missing forecast, or null. */
    Neden: z.enum(Object.keys(YERSIZLER) as YersizNedeni[]).nullable(),
    Tahmini_Sure: z.number().nullable(),
    /** Hours left to build. Null: no estimate. */
    Kalan: z.number().nullable(),
    /** The tasks of this answer that it waits for. */
    Beklenenler: z.array(z.int()),
  });
export type CizelgeSatiri = z.infer<typeof cizelgeSatiri>;

/** A linked task. */
export const bagliGorev = gorevSatiri.pick({
  Id: true,
  No: true,
  Baslik: true,
  Durum: true,
  DurumAnahtar: true,
  DurumRenk: true,
  Atanan: true,
});
export type BagliGorev = z.infer<typeof bagliGorev>;

/** Evidence of a test. */
export const gorevTesti = z.strictObject({
  Id: z.int(),
  KriterId: z.int().nullable(),
  TurNo: z.int(),
  TestTur: z.string(),
  Testci: z.string(),
  Zaman: z.string(),
  Adimlar: z.string(),
  Ortam: z.string(),
  Sonuc: testSonucu,
  /** Number of attached files. */
  Dosya: z.int(),
});
export type GorevTestSatiri = z.infer<typeof gorevTesti>;

/** A history line or a note of a task. */
export const gorevHareketi = hareketSatiri.extend({ Baslik: z.string() });
