import { z } from 'zod';
import { kayitSekli } from '../alan.ts';
import { YOKLUKLAR } from '../devir/rules.ts';
import { hareketPostasi, hareketSatiri } from '../hareket/contract.ts';
import { lisansOzeti } from '../lisans/contract.ts';
import { SLA_HALLERI } from '../sla/rules.ts';
import { satirPostasi } from '../posta/contract.ts';
import { anilanlar } from '../takip/contract.ts';
import { tanimRengi } from '../tanim/contract.ts';
import { GORUSME_ALANLARI } from './alanlar.ts';
import { GORUSME_DURUMLARI } from './rules.ts';

/** What the calls of the desk say of a contact. */

export const durum = z.enum(GORUSME_DURUMLARI, { error: 'bilinen bir görüşme durumu değil' });
const alanlar = kayitSekli(GORUSME_ALANLARI);

export const gorusmeSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  /** When it began. */
  Tarih: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Telefon: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  /** The licence that it is about, or the customer's best of the product: its kind, its end, how it stands; null: there is none. */
  LisansTur: z.string().nullable(),
  LisansBitis: z.string().nullable(),
  LisansDurum: lisansOzeti.shape.Durum.nullable(),
  GorusmeTur: z.string(),
  TalepTur: z.string().nullable(),
  Konu: z.string(),
  Oncelik: z.string(),
  OncelikRenk: tanimRengi.nullable(),
  OncelikSira: z.int(),
  Yon: alanlar.Yon,
  Baslik: z.string(),
  Durum: z.string(),
  DurumAnahtar: durum,
  DurumRenk: tanimRengi.nullable(),
  AcanId: z.int(),
  Acan: z.string(),
  AtananId: z.int().nullable(),
  Atanan: z.string().nullable(),
  /** When the clock that runs ends; null: none runs. */
  SlaBitis: z.string().nullable(),
  /** When little of it is left. */
  SlaUyari: z.string().nullable(),
  /** How it stands with the promise when it is read; null: there is none, or it was kept or broken long ago. */
  SlaHali: z.enum(SLA_HALLERI).nullable(),
  /** Minutes that were spent on it. */
  Sure: z.int(),
  /** The same with those of its connections. */
  Calisilan: z.int(),
  SonHareket: z.string(),
  Surum: z.int(),
});
export type GorusmeSatiri = z.infer<typeof gorusmeSatiri>;

/** A contact in a list. */
export const listelenenGorusme = gorusmeSatiri.extend({
  /** Why whose it is will not be there when its promise ends; null: they will, or nothing is promised. */
  SozYokluk: z.enum(YOKLUKLAR).nullable(),
});
export type ListelenenGorusme = z.infer<typeof listelenenGorusme>;

/** A contact that another one leads to. */
const baglanan = z.strictObject({ Id: z.int(), No: z.string(), Baslik: z.string() });

export const gorusmeKarti = gorusmeSatiri.extend({
  ...alanlar,
  OncelikId: z.int(),
  Aciliyet: z.string().nullable(),
  /** The licence that it is about, as the desk said. */
  LisansId: z.int().nullable(),
  LisansNo: z.string().nullable(),
  /** Who of the customer's people talks. */
  MusteriPersonelId: z.int().nullable(),
  MusteriPersonel: z.string().nullable(),
  Aciklama: z.string(),
  Cozum: z.string(),
  CozumZamani: z.string().nullable(),
  KapanisZamani: z.string().nullable(),
  IlkYanitZamani: z.string().nullable(),
  YenidenAcilir: z.boolean(),
  /** The request from the web that it was opened out of. */
  WebistekId: z.int().nullable(),
  WebistekNo: z.string().nullable(),
  /** The contact that goes on for this one. */
  UstId: z.int().nullable(),
  UstNo: z.string().nullable(),
  /** Those that became part of this one. */
  Birlesenler: z.array(baglanan),
  /** The contact in which its matter came up. */
  AyrilanId: z.int().nullable(),
  AyrilanNo: z.string().nullable(),
  /** Those whose matter came up in this one. */
  Ayrilanlar: z.array(baglanan),
  Yazan: z.string().nullable(),
  CreateDateTime: z.string(),
  Duzenleyen: z.string().nullable(),
  EditDateTime: z.string().nullable(),
});
export type GorusmeKarti = z.infer<typeof gorusmeKarti>;

export const hareket = hareketSatiri.extend({
  Baslik: z.string(),
  KisiId: z.int().nullable(),
  /** Read by the customer, too. */
  Musteriye: z.boolean(),
  /** Whom it was handed to. */
  Atanan: z.string().nullable(),
  /** Whom an answer was sent to. */
  Alici: z.string().nullable(),
  /** The mail that went out with it; null: none did, or it is forgotten. */
  Posta: satirPostasi.nullable(),
  /** The mail that came. */
  GelenPosta: hareketPostasi,
  Anilanlar: anilanlar,
});
export type GorusmeHareketi = z.infer<typeof hareket>;

/** Whom an answer can be mailed to, and who that is. */
export const alici = z.strictObject({ Adres: z.string(), Ad: z.string(), Gorev: z.string() });
export type GorusmeAlicisi = z.infer<typeof alici>;

/** Another contact of the same customer. */
export const kardes = gorusmeSatiri.pick({
  Id: true,
  No: true,
  Tarih: true,
  Proje: true,
  Konu: true,
  Baslik: true,
  Durum: true,
  DurumAnahtar: true,
  DurumRenk: true,
  Atanan: true,
});
export type KardesGorusme = z.infer<typeof kardes>;

/** A solved contact that is about the same as another one. */
export const benzer = gorusmeSatiri
  .pick({ Id: true, No: true, Musteri: true, Proje: true, Konu: true, Baslik: true })
  .extend({
    CozumZamani: z.string(),
    Cozum: z.string(),
    /** What the two have in common, in words. */
    Neden: z.string(),
  });
export type BenzerGorusme = z.infer<typeof benzer>;

/** Who calls: what the desk knows of them before the second sentence. */
export const arayan = z.strictObject({
  Id: z.int(),
  MusteriNo: z.string(),
  Ad: z.string(),
  /** Whose number it is, where it is not the customer's own. */
  Kisi: z.string().nullable(),
  Durum: z.string(),
  Telefon: z.string().nullable(),
  GSM: z.string().nullable(),
  Eposta: z.string().nullable(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Sorumlu: z.string().nullable(),
  ProjeIdler: z.array(z.int()),
  lisanslar: z.array(lisansOzeti),
  /** The customer's people. */
  kisiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string() })),
  /** What is open, and what was last closed. */
  gorusmeler: z.array(kardes),
});
export type Arayan = z.infer<typeof arayan>;
