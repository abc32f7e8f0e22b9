import type { BildirimHali } from '@masabasi/core/platform/bildirim/rules';
import type { Contract } from '@masabasi/core/contract';
import type { VeriSutunu } from '@masabasi/core/kisi/kvkk/contract';
import type { NamedDraft } from '@masabasi/core/platform/call/draft';
import type { DosyaNesnesi } from '@masabasi/core/platform/dosya/rules';
import type { DosyaUyarisi } from '@masabasi/core/platform/dosya/uyarilar';
import type { BekleyenEylemi } from '@masabasi/core/platform/list/bekleyenEylemi';
import type { KonuNesnesi } from '@masabasi/core/masa/gelenposta/rules';
import type { HareketTuru } from '@masabasi/core/platform/hareket/rules';
import type { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import type { OlanKonusu } from '@masabasi/core/platform/olanlar/contract';
import type { SaklamaKonusu } from '@masabasi/core/kisi/kvkk/rules';
import type { Sayfa } from '@masabasi/core/platform/screen/sayfa';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import type { RawBuilder } from 'kysely';
import type { Config } from './config.ts';
import type { Db } from './platform/db/connect.ts';
import type { IsTuru } from './platform/db/isler.ts';
import type { SurenIs, TekrarOrtami } from './platform/db/tekrar.ts';
import type { Ben, KisiId, UrunKapsami } from './platform/http/access.ts';
import type { Yapan } from './platform/hareket/api.ts';
import type { MailLine } from './platform/posta/api.ts';
import type { Handlers } from './platform/http/context.ts';
import type { Dagitim, Olay, OlayTuru } from './platform/http/events.ts';
import type { Keeping } from './platform/http/kept.ts';
import type { Olcum, RetSayaci } from './platform/http/metrics.ts';
import type { AcikSayfa } from './platform/http/publicPages.ts';
import type { HamKapi } from './platform/http/rawDoors.ts';
import type { GizliAdres } from './platform/http/secret.ts';
import type { Islem } from './platform/http/transaction.ts';
import type { GelenDosya } from './platform/http/upload.ts';
import type { Log } from './platform/log/log.ts';
import type { Hucre, Sutun } from './platform/sheet/xlsx.ts';

/** Environment of work that runs while the server is up. */
export interface IsOrtami extends TekrarOrtami {
  readonly db: Db;
  readonly config: Config;
  readonly saat: () => Date;
  readonly log: Log;
}

/** Person and time for a count of waiting items. */
export interface Bekleyen {
  readonly db: Db;
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
  readonly simdi: Date;
}

/** A record that waits for a person, as the home page shows it. */
export interface BekleyenKayit {
  readonly Id: number;
  /** Number of the record. Empty: it has none. */
  readonly No: string;
  /** Customer or person. */
  readonly Kim: string;
  readonly Konu: string;
  /** The moment by which it is due. Null: none. */
  readonly Termin: string | null;
  /** Waits since this moment. */
  readonly Zaman: string;
  readonly Eylem: BekleyenEylemi;
  /** Path that shows the record. Null: a window of the home page shows it. */
  readonly Yol: string | null;
}

/** All waiting records in number, and the first of them. */
export interface BekleyenKayitlar {
  readonly adet: number;
  readonly ilk: readonly BekleyenKayit[];
}

/** The waiting items of a room for a person, read again when one of the tables changes. */
interface Bekleyenler extends Pick<Keeping, 'tables'> {
  /** Counts the records and reads at most `enCok` of them, the earliest due first (`platform/list/waiting.ts`). */
  oku(b: Bekleyen, enCok: number): Promise<BekleyenKayitlar>;
  /** The next moment at which the answer changes by itself. Absent: it does not depend on time. */
  readonly degisir?: (b: Bekleyen) => Promise<Date | null>;
  /** Sentence of the home page for this number, above 0. */
  cumle(adet: number): string;
  /** The page of the items. Null: the home page has a window for them. */
  readonly yol: Sayfa | null;
  /** The query of that page under which it shows exactly the counted rows. Absent: it shows nothing else. */
  suzgec?(ben: Ben): string;
}

/** Question for missed events of a person: after the first moment, up to the last. */
export interface OlanSorusu extends Bekleyen {
  readonly ilk: Date;
  readonly son: Date;
}

/** Missed events of a room for a person. */
export interface Olanlar {
  /** The pages of which the person must have one. Null: none is needed. */
  readonly sayfalar: readonly Sayfa[] | null;
  /** The records with an event that the person may still see. The person's own acts do not count. */
  oku(o: OlanSorusu): Promise<readonly Omit<OlanKonusu, 'Oda' | 'Cumle'>[]>;
}

/** Records of the room that lines of a customer's timeline refer to. */
interface ZamanKaydi {
  /** The pages of which the reader must have one. */
  readonly sayfalar: readonly Sayfa[];
  /**
   * Readers of such a line: everybody with its product, or only people who see its record, where more than the product
   * decides. Then the function returns the ids that the reader sees.
   */
  readonly okur: 'urun' | ((o: Bekleyen, idler: readonly number[]) => Promise<readonly number[]>);
  /** The addresses of these records, for those that the reader may open. */
  bul(o: Bekleyen, idler: readonly number[]): Promise<readonly { readonly Id: number; readonly Yol: string }[]>;
}

/** A line of a customer's timeline from the history of a room's own records. */
export interface ZamanSatiri {
  readonly Id: number;
  readonly Zaman: string;
  readonly Tur: HareketTuru<typeof MUSTERI_HAREKETLERI>;
  readonly Baslik: string;
  readonly Aciklama: string;
  readonly Proje: string | null;
  readonly Kisi: string | null;
  readonly Yol: string | null;
}

/** Lines of a customer's timeline from the histories of a room's own records. */
export interface ZamanKaynagi {
  readonly turler: readonly HareketTuru<typeof MUSTERI_HAREKETLERI>[];
  /** The newest lines of these kinds that the reader may see, newest first. Empty when there are none. */
  oku(
    o: Bekleyen,
    musteriId: number,
    turler: readonly HareketTuru<typeof MUSTERI_HAREKETLERI>[],
    adet: number,
  ): Promise<readonly ZamanSatiri[]>;
}

/** A transaction in which people are notified. */
export interface DuyuranIs {
  readonly db: Db;
  readonly simdi: Date;
  readonly config: { readonly publicUrl: string | null };
  yayinla(olay: Olay): void;
}

/** A kind of notification. */
export interface BildirimTuru {
  /** Its key in rows, which never changes. */
  readonly tur: string;
  readonly ad: string;
  /** Description of its occasion, in a sentence without subject. */
  readonly aciklama: string;
  /** The channel for people who have chosen nothing. */
  readonly varsayilan: BildirimHali;
  /** The page on which it is dealt with. Null: none. */
  readonly yol: Sayfa | '/' | null;
  /** Text of a mail before the link. */
  readonly ayrintisi: string;
}

/** One form of a stored file: its bytes and their SHA-256. For a picture also its pixels. */
export interface DosyaBicimi {
  readonly veri: Buffer;
  readonly ozet: Buffer;
  readonly en: number | null;
  readonly boy: number | null;
  /** The bytes were sent to the outside store (`dosya/depo.ts`). The database only records that they are there. */
  readonly disarida?: boolean;
}

/** An inspected file, ready to be stored. */
export interface HazirDosya {
  readonly ad: string;
  readonly tip: string;
  readonly asil: DosyaBicimi;
  /** Smaller forms of a picture, when it is larger than these. */
  readonly orta: DosyaBicimi | null;
  readonly kucuk: DosyaBicimi | null;
  /** A warning for readers before they open the file. Absent: none. */
  readonly uyari?: DosyaUyarisi | null;
}

/** Records with files: access to them, and their history lines. */
export interface DosyaSahibi {
  /** True when the caller sees the record. `kilitle`: locks it until the transaction ends. */
  gorur(
    c: { readonly db: Db; readonly ben: Ben; readonly urunler: UrunKapsami },
    id: number,
    kilitle: boolean,
  ): Promise<boolean>;
  /** Reason why a record that the caller sees takes no file of theirs now. Null: it takes it. */
  almaz?(c: { readonly db: Db; readonly ben: Ben }, id: number): Promise<string | null>;
  /** Writes a line of the record's history. */
  yazildi(yapan: Yapan & { readonly kisi: KisiId }, id: number, baslik: string, aciklama: string): Promise<unknown>;
}

/** Records with mails, which are told the outcome of each mail. */
interface PostaSahibi {
  /**
   * The mail was sent, or will be tried again. `ulasmadi`: it will never arrive, with the reason as a sentence for the
   * history.
   */
  postaOldu(
    is: Islem & DuyuranIs,
    p: { readonly id: number; readonly alici: string; readonly ulasmadi: string | null },
  ): Promise<unknown>;
  /** A mail about the locked record came in: the record keeps its words and tells the people who work on it. */
  postaGeldi(is: Islem & DuyuranIs, mail: MailLine): Promise<unknown>;
  /** The address of the record's page. */
  yol(id: number): string;
}

/** One of the first steps in a new installation. */
interface KurulumAdimi {
  /** Its place in the list. */
  readonly sira: number;
  readonly ad: string;
  /** The task in one sentence. */
  readonly aciklama: string;
  /** The page of the step. */
  readonly yol: Sayfa;
  /** View of the page, as in its address. */
  readonly gorunum?: string;
  /** Its form opens with the page. */
  readonly form?: true;
  /** True when the step is done. The check reads the data, so the step ticks itself off. */
  tamam(o: AdimVerisi): Promise<boolean>;
  /** Result of a done step, as in `3 ürün`. */
  yapilan?(o: AdimVerisi): Promise<string>;
}

interface AdimVerisi {
  readonly db: Db;
  readonly config: Config;
  readonly bugun: Gun;
}

/** A sheet of the customers' spreadsheet with a room's data. */
export interface MusteriSayfasi {
  readonly ad: string;
  readonly sutunlar: readonly Sutun[];
  /** The rows of these customers, in the customers' order. */
  satirlar(db: Db, musteriler: readonly number[]): Promise<readonly (readonly Hucre[])[]>;
}

/** Records of a room that refer to a customer, and their fate with the customer. */
export interface MusteriBagi {
  /** The room's tables with a reference to a customer, with the word for their rows after a number. */
  readonly satirlar: Readonly<Record<string, string>>;
  /** Reason why one of these products cannot be taken from the customer. Null when all can. */
  urunEngeli?(db: Db, musteriId: number, kaldirilan: (projeId: number) => boolean): Promise<string | null>;
  /**
   * Reason why the customer cannot be deleted, or null. Takes no locks: the card is locked already, and a refusal
   * writes nothing.
   */
  silmeEngeli?(db: Db, musteriId: number): Promise<string | null>;
  /** Reason why two customers cannot be merged, or null. */
  birlesmeEngeli?(db: Db, kalan: number, giden: number): Promise<string | null>;
  /** A merge of these two customers was undone: separates links of the room that fitted the merged one alone. */
  birlesmeCozuldu?(db: Db, idler: readonly number[]): Promise<unknown>;
  /** Reason why these customers cannot be marked as former ones, or null. */
  ayrilmisEngeli?(db: Db, idler: readonly number[]): Promise<string | null>;
  /** The customer has left. */
  ayrilinca?(yapan: Yapan, musteriId: number): Promise<unknown>;
  /**
   * SQL condition: the customer `musteri` (an id) has records here that the law keeps. The customer stays as long as
   * they exist.
   */
  saklanir?(musteri: RawBuilder<unknown>): RawBuilder<boolean>;
  /** The room's sheet in the customers' spreadsheet. */
  readonly sayfa?: MusteriSayfasi;
  /** Destroys the rows of these expired customers. Their cards are destroyed afterwards. */
  yokEt?(db: Db, idler: readonly number[]): Promise<unknown>;
}

/** Groups of the stored data about a person, in the order of the screen and the downloads. */
export const BOLUM_YERLERI = ['kisi', 'hesap', 'calisma', 'izin', 'ileti', 'iz'] as const;

/** A part of the stored data about a person, the same for the screen and the downloads. */
export interface Bolum {
  /** Its key in addresses and files. */
  readonly konu: string;
  readonly yer: (typeof BOLUM_YERLERI)[number];
  readonly ad: string;
  readonly aciklama: string;
  readonly sutunlar: readonly VeriSutunu[];
  /** The column with the time of a row, newest first. `yillik`: the screen shows one year of it. */
  readonly zaman?: string;
  readonly yillik?: boolean;
  /** One row at most, shown as names and values. */
  readonly tekil?: boolean;
  /** The references to a person, `table.column`, that this part covers. A test finds uncovered ones. */
  readonly kapsadigi: readonly string[];
  /** The rows, under the columns' names. `acik`: with the whole national id, as in the downloads. */
  readonly sorgu: (kisi: KisiId, acik: boolean) => RawBuilder<unknown>;
}

/** Counting and destruction of a kind of record. */
export interface Imha {
  /** Number of records from before this day. */
  say(db: Db, sinir: Gun, odalar: readonly RoomFace[]): Promise<number>;
  /** Destroys a limited number of them. Returns the number, 0: none are left. */
  yok(db: Db, sinir: Gun, simdi: Date, odalar: readonly RoomFace[]): Promise<number>;
}

/** A room as the rest of the server sees it. Everything is optional. Loops over `rooms.ts` know no room by name. */
export interface RoomFace {
  /** Kinds of work for the queue, queued and recurring. */
  readonly isler?: readonly IsTuru[];
  /** Work that every server repeats while it is up. Work that needs a claim, tries or a time belongs into the queue. */
  readonly surekli?: readonly ((o: IsOrtami) => SurenIs)[];
  /** Distribution of the room's events to browsers. */
  readonly olaylar?: Partial<Record<OlayTuru, Dagitim>>;
  readonly bekleyenler?: Bekleyenler;
  /** Missed events of a person during an absence. */
  readonly olanlar?: Olanlar;
  /** Called when leaves were granted, entered or moved, in the same transaction. */
  readonly izinVerildi?: (is: DuyuranIs, izinler: readonly number[]) => Promise<unknown>;
  /** Kinds of notifications of the room (`bildirim/kayit.ts`). */
  readonly bildirimler?: readonly BildirimTuru[];
  /** The step that makes the room useful for a new company. */
  readonly kurulumAdimi?: KurulumAdimi;
  readonly musteriBagi?: MusteriBagi;
  /** Data of the room about a person. */
  readonly veri?: readonly Bolum[];
  /** Destruction of the room's expired records. */
  readonly imha?: Partial<Readonly<Record<SaklamaKonusu, Imha>>>;
  /** Removes everything that identifies these people from the room's records. The people's own rows still exist. */
  readonly anonim?: (db: Db, kisiler: readonly number[]) => Promise<unknown>;
  /** Secret addresses, whose holder reads their content. */
  readonly adresler?: readonly GizliAdres[];
  /** Doors for outside services with their own message formats. */
  readonly kapilar?: readonly HamKapi[];
  /** Pages for people outside, without a session. */
  readonly acikSayfalar?: readonly AcikSayfa[];
  /** Its records with files. */
  readonly dosyaSahipleri?: Partial<Readonly<Record<DosyaNesnesi, DosyaSahibi>>>;
  /** Its records that a customer's timeline refers to, by the kind of line. */
  readonly zamanKayitlari?: Partial<Readonly<Record<HareketTuru<typeof MUSTERI_HAREKETLERI>, ZamanKaydi>>>;
  /** Lines of a customer's timeline from its own histories. */
  readonly zamanKaynagi?: ZamanKaynagi;
  /** Its records with mails. */
  readonly postaSahipleri?: Partial<Readonly<Record<KonuNesnesi, PostaSahibi>>>;
  /** Inspects uploaded files. Returns a sentence when one of them is refused. A single room has this. */
  readonly dosyaHazirla?: (
    gelen: readonly GelenDosya[],
    o: { readonly db: Db; readonly config: Config; readonly simdi: Date },
  ) => Promise<readonly HazirDosya[] | string>;
  /** Forgets a draft of the person, with one statement of the write that saved it. A single room has this. */
  readonly draftSaved?: (db: Db, kisi: KisiId, draft: NamedDraft, simdi: Date) => Promise<unknown>;
  readonly olcumler?: readonly Olcum[];
  readonly retSayaclari?: readonly RetSayaci[];
}

/** A room that answers calls. */
export interface Room<Uclar> extends RoomFace {
  readonly handlers: Handlers<Uclar>;
}

/** All rooms that answer calls, by their names. */
export type Rooms = { readonly [Oda in keyof Contract]: Room<Contract[Oda]> };
