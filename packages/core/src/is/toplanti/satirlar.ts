import { z } from 'zod';
import { hareketSatiri } from '../../platform/hareket/contract.ts';
import { an } from '../../platform/field/alan.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';
import {
  DAVET_DURUMLARI,
  type DavetDurumu,
  KARAR_DURUMLARI,
  type KararDurumu,
  KATILIMCI_ROLLERI,
  type KatilimciRolu,
  TOPLANTI_DURUMLARI,
  YANIT_YOLLARI,
} from './rules.ts';
import { type Tekrar, TEKRARLAR } from './tekrar.ts';

export const toplantiDurumu = z.enum(TOPLANTI_DURUMLARI, { error: 'bilinen bir toplantı durumu değil' });
const davetDurumu = z.enum(Object.keys(DAVET_DURUMLARI) as DavetDurumu[]);
export const katilimciRolu = z.enum(Object.keys(KATILIMCI_ROLLERI) as KatilimciRolu[], {
  error: 'bilinen bir katılımcı rolü değil',
});
export const tekrarSozu = z.enum(Object.keys(TEKRARLAR) as Tekrar[], { error: 'bilinen bir tekrar değil' });
const kararDurumu = z.enum(Object.keys(KARAR_DURUMLARI) as KararDurumu[]);

/** A meeting in lists. */
export const toplantiSatiri = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Konu: z.string(),
  ToplantiTurId: z.int(),
  ToplantiTur: z.string(),
  ProjeId: z.int().nullable(),
  Proje: z.string().nullable(),
  MusteriId: z.int().nullable(),
  Musteri: z.string().nullable(),
  Baslama_Zamani: an,
  Bitis_Zamani: an,
  /** Minutes. */
  Sure: z.int(),
  Durum: z.string(),
  DurumAnahtar: toplantiDurumu,
  DurumRenk: tanimRengi.nullable(),
  DuzenleyenId: z.int(),
  Duzenleyen: z.string(),
  RaportorId: z.int().nullable(),
  Raportor: z.string().nullable(),
  OdaId: z.int().nullable(),
  Oda: z.string().nullable(),
  Yer: z.string(),
  Katilimci: z.int(),
  Katilacak: z.int(),
  AcikKarar: z.int(),
  /** Repetition of its series; null: a single meeting. */
  TekrarKural: tekrarSozu.nullable(),
  /** Answer of the caller; null: not invited. */
  Yanitim: davetDurumu.nullable(),
  Surum: z.int(),
});
export type ToplantiSatiri = z.infer<typeof toplantiSatiri>;

/** A meeting in its own window. */
export const toplantiKarti = toplantiSatiri.extend({
  Link: z.string().nullable(),
  OdaErisim: z.string().nullable(),
  Gundem: z.array(
    z.strictObject({
      Metin: z.string(),
      Sure: z.int().nullable(),
      SunanId: z.int().nullable(),
      Sunan: z.string().nullable(),
    }),
  ),
  /** The minutes in their present state. */
  Tutanak: z.string(),
  Yazildi: z.boolean(),
  IptalNedeni: z.string().nullable(),
  /** First meeting of its series. */
  UstId: z.int().nullable(),
  SeriAni: an.nullable(),
  IcsUid: z.string(),
  IcsSira: z.int(),
  Acan: z.string(),
  AcilisZamani: an,
  Onaylayan: z.string().nullable(),
  OnayZamani: an.nullable(),
  /** Signature of the approved text, to compare a copy with it. */
  OnayImzasi: z.string().nullable(),
});
export type ToplantiKarti = z.infer<typeof toplantiKarti>;

export const toplantiKatilimcisi = z.strictObject({
  KatilimciId: z.int(),
  UserId: z.int().nullable(),
  MusteriPersonelId: z.int().nullable(),
  Ad: z.string(),
  Eposta: z.string(),
  Rol: katilimciRolu,
  DavetDurum: davetDurumu,
  YanitZamani: an.nullable(),
  YanitYolu: z.enum(YANIT_YOLLARI).nullable(),
  Katildi: z.boolean().nullable(),
  Not: z.string(),
});
export type ToplantiKatilimcisi = z.infer<typeof toplantiKatilimcisi>;

/** A decision with its progress. */
export const toplantiKarari = z.strictObject({
  KararId: z.int(),
  ToplantiId: z.int(),
  ToplantiNo: z.string(),
  /** Time of the meeting that took the decision. */
  SoylendiZamani: an,
  Sira: z.int(),
  Metin: z.string(),
  SorumluId: z.int().nullable(),
  Sorumlu: z.string().nullable(),
  Termin: z.string().nullable(),
  Gecikti: z.boolean(),
  Durum: kararDurumu,
  GorevId: z.int().nullable(),
  /** Task made of the decision, as far as the caller may see it. */
  GorevNo: z.string().nullable(),
  GorevDurum: z.string().nullable(),
  GorevBitti: z.boolean(),
  /** Passed tests of the task. */
  GecenTest: z.int(),
  Kanit: z.string(),
  Kapatan: z.string().nullable(),
  KapanisZamani: an.nullable(),
});
export type ToplantiKarari = z.infer<typeof toplantiKarari>;

export const toplantiEki = z.strictObject({
  Id: z.int(),
  Metin: z.string(),
  Kisi: z.string(),
  Zaman: an,
  /** Signature over the text, the signer, the time and the signature before. */
  Imza: z.string(),
});

export const toplantiHareketi = hareketSatiri.extend({ Baslik: z.string() });

/** A meeting in a calendar. */
export const takvimdekiToplanti = toplantiSatiri.pick({
  Id: true,
  No: true,
  Konu: true,
  Baslama_Zamani: true,
  Bitis_Zamani: true,
  Durum: true,
  DurumAnahtar: true,
  DuzenleyenId: true,
  Duzenleyen: true,
  Oda: true,
  Yer: true,
  Katilimci: true,
  Yanitim: true,
});
export type TakvimdekiToplanti = z.infer<typeof takvimdekiToplanti>;

export const toplantiOdasi = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Kapasite: z.int(),
  Erisim: z.string(),
  Aktif: z.boolean(),
  Surum: z.int(),
});
export type ToplantiOdasi = z.infer<typeof toplantiOdasi>;
