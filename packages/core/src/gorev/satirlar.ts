import { z } from 'zod';
import { kayitSekli, tamSayi } from '../alan.ts';
import { tanimRengi } from '../tanim/contract.ts';
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
/** How many cards of each column. */
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

/** A task as lists and the board show it, with what its machine looks at. */
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
  /** The place of its urgency in the list: the last is the most urgent. */
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
  /** Its day has gone by, and it is not done. */
  Gecikti: z.boolean(),
  Engel: z.string().nullable(),
  /** How often a test sent it back. */
  RedSayisi: z.int(),
  KalanKriter: z.int(),
  RedKaniti: z.boolean(),
  SonHareket: z.string(),
  Surum: z.int(),
});
export type GorevSatiri = z.infer<typeof gorevSatiri>;

/** A task as its own window shows it. */
export const gorevKarti = gorevSatiri.extend({
  ...kayitSekli(GOREV_ALANLARI),
  TestTur: z.string().nullable(),
  AnalizId: z.int().nullable(),
  AnalizNo: z.string().nullable(),
  UstId: z.int().nullable(),
  UstNo: z.string().nullable(),
  /** Hours that were worked on it, what runs included. */
  Gerceklesen_Sure: z.number(),
  /** Since when the caller's own clock runs on it; null: it does not. */
  SayacBaslama: z.string().nullable(),
  Acan: z.string(),
  AcilisZamani: z.string(),
  BaslamaZamani: z.string().nullable(),
  BitisZamani: z.string().nullable(),
  /** What has to hold, and whether the last test of this round says that it does; null: none has. */
  Kriterler: z.array(z.strictObject({ Id: z.int(), Metin: z.string(), Sonuc: testSonucu.nullable() })),
});
export type GorevKarti = z.infer<typeof gorevKarti>;

/** A task with the days on which it would be built, as things are. */
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
    /** Its last day; of what is tested, today. */
    Bitis: z.string().nullable(),
    /** Why nobody can say when; null: somebody can. */
    Neden: z.enum(Object.keys(YERSIZLER) as YersizNedeni[]).nullable(),
    Tahmini_Sure: z.number().nullable(),
    /** Hours left to build; null: nobody has said how long it takes. */
    Kalan: z.number().nullable(),
    /** Those of the others here that it waits for. */
    Beklenenler: z.array(z.int()),
  });
export type CizelgeSatiri = z.infer<typeof cizelgeSatiri>;

/** A task that another one is bound to. */
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
  /** How many files show it. */
  Dosya: z.int(),
});
export type GorevTestSatiri = z.infer<typeof gorevTesti>;

/** What happened to a task, or was said of it. */
export const gorevHareketi = z.strictObject({
  Id: z.int(),
  Zaman: z.string(),
  Tur: z.string(),
  Baslik: z.string(),
  Aciklama: z.string(),
  Kisi: z.string().nullable(),
});
