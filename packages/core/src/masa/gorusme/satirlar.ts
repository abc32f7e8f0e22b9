import { z } from 'zod';
import { kayitSekli, secenek } from '../../platform/field/alan.ts';
import { YOKLUKLAR } from '../devir/rules.ts';
import { hareketPostasi, hareketSatiri } from '../../platform/hareket/contract.ts';
import { lisansOzeti } from '../../musteri/lisans/contract.ts';
import { SLA_HALLERI } from '../sla/rules.ts';
import { satirPostasi } from '../../platform/posta/contract.ts';
import { anilanlar } from '../takip/contract.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';
import { GORUSME_ALANLARI } from './alanlar.ts';
import { GORUSME_DURUMLARI } from './rules.ts';

/** Shapes of a ticket in the calls of the desk. */

export const durum = z.enum(GORUSME_DURUMLARI, { error: 'bilinen bir görüşme durumu değil' });
const alanlar = kayitSekli(GORUSME_ALANLARI);

export const gorusmeSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  /** Start of the ticket. */
  Tarih: z.string(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Telefon: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  /** Its licence, or the customer's best licence of the product: kind, end and state. Null: no licence. */
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
  /** End of the running clock. Null: no clock runs. */
  SlaBitis: z.string().nullable(),
  /** The time from which little of the promise is left. */
  SlaUyari: z.string().nullable(),
  /** State of the promise at the time of reading. Null: no promise, or it was kept or broken earlier. */
  SlaHali: z.enum(SLA_HALLERI).nullable(),
  /** Minutes of work on the ticket. */
  Sure: z.int(),
  /** `Sure` plus the minutes of its connections. */
  Calisilan: z.int(),
  SonHareket: z.string(),
  Surum: z.int(),
});
export type GorusmeSatiri = z.infer<typeof gorusmeSatiri>;

/** A row of the ticket list. */
export const listelenenGorusme = gorusmeSatiri.extend({
  /** Reason for the assignee's absence at the end of the promise. Null: present, or no promise. */
  SozYokluk: z.enum(YOKLUKLAR).nullable(),
});
export type ListelenenGorusme = z.infer<typeof listelenenGorusme>;

/** A linked ticket. */
const baglanan = z.strictObject({ Id: z.int(), No: z.string(), Baslik: z.string() });

export const gorusmeKarti = gorusmeSatiri.extend({
  ...alanlar,
  OncelikId: z.int(),
  Aciliyet: z.string().nullable(),
  /** The licence of the ticket, as chosen at the desk. */
  LisansId: z.int().nullable(),
  LisansNo: z.string().nullable(),
  /** The contact person who calls. */
  MusteriPersonelId: z.int().nullable(),
  MusteriPersonel: z.string().nullable(),
  Aciklama: z.string(),
  Cozum: z.string(),
  CozumZamani: z.string().nullable(),
  KapanisZamani: z.string().nullable(),
  IlkYanitZamani: z.string().nullable(),
  YenidenAcilir: z.boolean(),
  /** The web request that it was opened from. */
  WebistekId: z.int().nullable(),
  WebistekNo: z.string().nullable(),
  /** The ticket that replaces this one after a merge. */
  UstId: z.int().nullable(),
  UstNo: z.string().nullable(),
  /** The tickets merged into this one. */
  Birlesenler: z.array(baglanan),
  /** The ticket in which its matter came up. */
  AyrilanId: z.int().nullable(),
  AyrilanNo: z.string().nullable(),
  /** Tickets whose matter came up in this one. */
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
  /** True if the customer may read the line, too. */
  Musteriye: z.boolean(),
  /** The new assignee. */
  Atanan: z.string().nullable(),
  /** The assignee before a handover. Null: nobody. */
  Onceki: z.string().nullable(),
  /** Mail address of an answer. */
  Alici: z.string().nullable(),
  /** The outgoing mail. Null: no mail, or it was deleted. */
  Posta: satirPostasi.nullable(),
  /** The incoming mail. */
  GelenPosta: hareketPostasi,
  Anilanlar: anilanlar,
});
export type GorusmeHareketi = z.infer<typeof hareket>;

/** A mail address for an answer, with its person. */
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

/** A similar solved ticket. */
export const benzer = gorusmeSatiri
  .pick({ Id: true, No: true, Musteri: true, Proje: true, Konu: true, Baslik: true })
  .extend({
    CozumZamani: z.string(),
    Cozum: z.string(),
    /** The common points, in words. */
    Neden: z.string(),
  });
export type BenzerGorusme = z.infer<typeof benzer>;

/** The caller's data for the desk, known before the second sentence. */
export const arayan = z.strictObject({
  Id: z.int(),
  MusteriNo: z.string(),
  Ad: z.string(),
  /** The owner of the number. Null: the customer. */
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
  /** The contact persons of the customer. */
  kisiler: z.array(secenek),
  /** Open tickets and the tickets closed last. */
  gorusmeler: z.array(kardes),
});
export type Arayan = z.infer<typeof arayan>;
