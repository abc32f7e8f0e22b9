import type { BildirimHali } from '@masabasi/core/bildirim/rules';
import type { Contract } from '@masabasi/core/contract';
import type { VeriSutunu } from '@masabasi/core/kvkk/contract';
import type { DosyaNesnesi } from '@masabasi/core/dosya/rules';
import type { DosyaUyarisi } from '@masabasi/core/dosya/uyarilar';
import type { KonuNesnesi } from '@masabasi/core/gelenposta/rules';
import type { HareketTuru } from '@masabasi/core/hareket/rules';
import type { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import type { OlanKonusu } from '@masabasi/core/olanlar/contract';
import type { SaklamaKonusu } from '@masabasi/core/kvkk/rules';
import type { Sayfa } from '@masabasi/core/sayfa';
import type { Gun } from '@masabasi/core/tarih';
import type { RawBuilder } from 'kysely';
import type { Config } from './config.ts';
import type { Db } from './db/connect.ts';
import type { IsTuru } from './db/isler.ts';
import type { SurenIs, TekrarOrtami } from './db/tekrar.ts';
import type { Ben, KisiId, UrunKapsami } from './http/access.ts';
import type { Handlers } from './http/context.ts';
import type { Dagitim, Olay, OlayTuru } from './http/events.ts';
import type { Keeping } from './http/kept.ts';
import type { Olcum, RetSayaci } from './http/metrics.ts';
import type { AcikSayfa } from './http/publicPages.ts';
import type { HamKapi } from './http/rawDoors.ts';
import type { GizliAdres } from './http/secret.ts';
import type { Islem } from './http/transaction.ts';
import type { GelenDosya } from './http/upload.ts';
import type { Log } from './log.ts';
import type { Hucre, Sutun } from './xlsx.ts';
import type { OrnekCoklari } from './seed/coklar.ts';

/** What work that goes on while the server is up is given. */
export interface IsOrtami extends TekrarOrtami {
  readonly db: Db;
  readonly config: Config;
  readonly saat: () => Date;
  readonly log: Log;
}

/** Whose count of what waits is asked for. */
export interface Bekleyen {
  readonly db: Db;
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
  readonly simdi: Date;
}

/** The room's matters that wait for a person, counted anew when one of the tables changes. */
export interface Bekleyenler extends Pick<Keeping, 'tables'> {
  say(b: Bekleyen): Promise<number>;
  /** The next moment at which the count becomes another by itself; left out where it knows no time. */
  readonly degisir?: (b: Bekleyen) => Promise<Date | null>;
  /** What the home page says of so many, where there are some. */
  cumle(adet: number): string;
  /** The page where they are; null: the home page has a window for them. */
  readonly yol: Sayfa | null;
  /** The query of that page under which it shows the counted rows and no others; left out where it shows nothing else. */
  suzgec?(ben: Ben): string;
}

/** In whose matters something happened, and when: after the first moment, up to the last. */
export interface OlanSorusu extends Bekleyen {
  readonly ilk: Date;
  readonly son: Date;
}

/** What happened in the room in a person's matters. */
export interface Olanlar {
  /** The pages of which the person has to have one; null: everybody's. */
  readonly sayfalar: readonly Sayfa[] | null;
  /** The matters in which something happened that the person may still see, of what they did not do themselves. */
  oku(o: OlanSorusu): Promise<readonly Omit<OlanKonusu, 'Oda' | 'Cumle'>[]>;
}

/** Records of the room that a line of a customer's timeline tells of. */
export interface ZamanKaydi {
  /** The pages of which the reader has to have one. */
  readonly sayfalar: readonly Sayfa[];
  /**
   * Who reads such a line: all who work with the product that it names, or only who sees its record, where more than a
   * product decides; then this answers which of these the reader sees.
   */
  readonly okur: 'urun' | ((o: Bekleyen, idler: readonly number[]) => Promise<readonly number[]>);
  /** Where those of these records lie that the reader may open. */
  bul(o: Bekleyen, idler: readonly number[]): Promise<readonly { readonly Id: number; readonly Yol: string }[]>;
}

/** A line of a customer's timeline that a room keeps in the history of its own records. */
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

/** Lines of a customer's timeline that lie in the histories of a room's own records. */
export interface ZamanKaynagi {
  readonly turler: readonly HareketTuru<typeof MUSTERI_HAREKETLERI>[];
  /** The newest lines of these kinds that the reader may see, the newest first; none where they may see none. */
  oku(
    o: Bekleyen,
    musteriId: number,
    turler: readonly HareketTuru<typeof MUSTERI_HAREKETLERI>[],
    adet: number,
  ): Promise<readonly ZamanSatiri[]>;
}

/** A transaction in which people are told something. */
export interface DuyuranIs {
  readonly db: Db;
  readonly simdi: Date;
  readonly config: { readonly publicUrl: string | null };
  yayinla(olay: Olay): void;
}

/** A kind of thing that people are told of. */
export interface BildirimTuru {
  /** Its word in rows, which stays for ever. */
  readonly tur: string;
  readonly ad: string;
  /** When one comes, in a sentence without its subject. */
  readonly aciklama: string;
  /** How somebody is told who has chosen nothing. */
  readonly varsayilan: BildirimHali;
  /** Where it is dealt with; null: nowhere. */
  readonly yol: Sayfa | '/' | null;
  /** What a mail says before the way there. */
  readonly ayrintisi: string;
}

/** One form of a file that is kept: its bytes and their SHA-256; of a picture, its pixels. */
export interface DosyaBicimi {
  readonly veri: Buffer;
  readonly ozet: Buffer;
  readonly en: number | null;
  readonly boy: number | null;
  /** The bytes were sent to the store outside (`dosya/depo.ts`): the database keeps that they are there. */
  readonly disarida?: boolean;
}

/** A file that was looked into and made ready to be kept. */
export interface HazirDosya {
  readonly ad: string;
  readonly tip: string;
  readonly asil: DosyaBicimi;
  /** Smaller forms of a picture, where it is larger than they are. */
  readonly orta: DosyaBicimi | null;
  readonly kucuk: DosyaBicimi | null;
  /** A warning for readers before they open it; left out: none. */
  readonly uyari?: DosyaUyarisi | null;
}

/** Records that files hang on: whose they are, and what is written down when they come and go. */
export interface DosyaSahibi {
  /** Whether the caller sees the record; `kilitle`: nobody else changes it until the transaction ends. */
  gorur(
    c: { readonly db: Db; readonly ben: Ben; readonly urunler: UrunKapsami },
    id: number,
    kilitle: boolean,
  ): Promise<boolean>;
  /** Why a record that the caller sees takes no file of theirs now; null: it does. */
  almaz?(c: { readonly db: Db; readonly ben: Ben }, id: number): Promise<string | null>;
  /** Writes a line of the record's history. */
  yazildi(yapan: Yapan & { readonly kisi: KisiId }, id: number, baslik: string, aciklama: string): Promise<unknown>;
}

/** Records that mails are about, told what became of one of theirs. */
export interface PostaSahibi {
  /** It was sent, or will be tried again; `ulasmadi`: it never arrives, in a sentence why, which the history is to tell. */
  postaOldu(
    is: Islem & DuyuranIs,
    p: { readonly id: number; readonly alici: string; readonly ulasmadi: string | null },
  ): Promise<unknown>;
}

/** One of the first things to do in an installation that has just been set up. */
export interface KurulumAdimi {
  /** Its place in the list. */
  readonly sira: number;
  readonly ad: string;
  /** What is to be done there, in one sentence. */
  readonly aciklama: string;
  /** Where it is done. */
  readonly yol: Sayfa;
  /** Its form opens with the page. */
  readonly form?: true;
  /** Whether it has been done: asked of what is there, so that it ticks itself off. */
  tamam(o: { readonly db: Db; readonly config: Config; readonly bugun: Gun }): Promise<boolean>;
}

/** On whose behalf something that hangs on a customer is changed; null: the server's own doing. */
export interface Yapan {
  readonly db: Db;
  readonly simdi: Date;
  readonly kisi: number | null;
}

/** A sheet of the customers' spreadsheet: what a room has of them. */
export interface MusteriSayfasi {
  readonly ad: string;
  readonly sutunlar: readonly Sutun[];
  /** The rows of these customers, in the customers' order. */
  satirlar(db: Db, musteriler: readonly number[]): Promise<readonly (readonly Hucre[])[]>;
}

/** What hangs on a customer, and what becomes of it with the customer. */
export interface MusteriBagi {
  /** The room's tables with a column that points at a customer, and what their rows are called after their number. */
  readonly satirlar: Readonly<Record<string, string>>;
  /** Why one of these products cannot be taken from the customer; null when they all can. */
  urunEngeli?(db: Db, musteriId: number, kaldirilan: (projeId: number) => boolean): Promise<string | null>;
  /** Why the customer cannot be deleted; null when nothing stands against it. Locks nothing: the card is locked, and a refusal writes nothing. */
  silmeEngeli?(db: Db, musteriId: number): Promise<string | null>;
  /** Why two customers cannot become one; null when nothing stands against it. */
  birlesmeEngeli?(db: Db, kalan: number, giden: number): Promise<string | null>;
  /** These two customers are two again: what of the room fitted one and fits neither comes apart. */
  birlesmeCozuldu?(db: Db, idler: readonly number[]): Promise<unknown>;
  /** Why none of these customers can be one who has left; null when they can. */
  ayrilmisEngeli?(db: Db, idler: readonly number[]): Promise<string | null>;
  /** The customer has left. */
  ayrilinca?(yapan: Yapan, musteriId: number): Promise<unknown>;
  /** The customer `musteri` (an id) has something here that is kept by law: as long as it is there, so is the customer. */
  saklanir?(musteri: RawBuilder<unknown>): RawBuilder<boolean>;
  /** What of it goes out with the customers' spreadsheet. */
  readonly sayfa?: MusteriSayfasi;
  /** Destroys the rows of these customers, whose time is up; their cards go afterwards. */
  yokEt?(db: Db, idler: readonly number[]): Promise<unknown>;
}

/** What the parts of what is held about a person are about, in the order they are shown and downloaded. */
export const BOLUM_YERLERI = ['kisi', 'hesap', 'calisma', 'izin', 'ileti', 'iz'] as const;

/** A part of what is held about a person: the same for the screen and for the downloads. */
export interface Bolum {
  /** Its word in addresses and files. */
  readonly konu: string;
  readonly yer: (typeof BOLUM_YERLERI)[number];
  readonly ad: string;
  readonly aciklama: string;
  readonly sutunlar: readonly VeriSutunu[];
  /** The column with the time of a row, newest first; `yillik`: the screen shows one year of it. */
  readonly zaman?: string;
  readonly yillik?: boolean;
  /** One row at most: shown as names and values. */
  readonly tekil?: boolean;
  /** Which references to a person it answers for, `table.column`; a test finds those that nobody answers for. */
  readonly kapsadigi: readonly string[];
  /** The rows, under the columns' names. `acik`: the national id whole, as in the downloads. */
  readonly sorgu: (kisi: KisiId, acik: boolean) => RawBuilder<unknown>;
}

/** How a kind of record is counted and destroyed. */
export interface Imha {
  /** How many records from before this day there are. */
  say(db: Db, sinir: Gun, odalar: readonly RoomFace[]): Promise<number>;
  /** Destroys a bounded number of them. Returns how many; 0: there are none left. */
  yok(db: Db, sinir: Gun, simdi: Date, odalar: readonly RoomFace[]): Promise<number>;
}

/** What a share of the demo company is written with. */
export interface OrnekOrtami {
  readonly db: Db;
  readonly simdi: Date;
  readonly bugun: Gun;
  /** The first day that the company remembers. */
  readonly ilkGun: Gun;
  /** Of the password that every account gets. */
  readonly parolaOzeti: string;
  /** Months of the banks' books. */
  readonly bankaAyi: number;
}

/** What a room brings to the demo company. */
export interface OrnekPayi {
  readonly ad: string;
  /** The shares that have to be there before. */
  readonly sonra: readonly string[];
  /** The tables that it makes long. */
  readonly buyuyen?: readonly string[];
  /** Whether there is a company already; nobody founds one until the transaction ends. */
  varMi?(db: Db): Promise<boolean>;
  yaz(o: OrnekOrtami): Promise<unknown>;
  readonly coklar?: OrnekCoklari;
  /** Adds what happens as days go by, from the first of these days up to now, and answers what there is to tell of it. */
  gunler?(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<readonly Olay[]>;
  /** The moments of a day at which `gunler` has something to do; without them it is asked once a day. */
  anlar?(gun: Gun): readonly number[];
}

/** A room as the rest of the house sees it, all of it optional: walks through `rooms.ts` know no room by name. */
export interface RoomFace {
  /** Kinds of work that the queue holds: what is queued, and what recurs. */
  readonly isler?: readonly IsTuru[];
  /** Looks that every server takes while it is up; what needs a claim, tries or a time is work for the queue. */
  readonly surekli?: readonly ((o: IsOrtami) => SurenIs)[];
  /** Who hears of the room's events, and what. */
  readonly olaylar?: Partial<Record<OlayTuru, Dagitim>>;
  readonly bekleyenler?: Bekleyenler;
  /** What happened in a person's matters while they were away. */
  readonly olanlar?: Olanlar;
  /** People have these leaves, or have them on other days: granted, entered or corrected, in the transaction that does so. */
  readonly izinVerildi?: (is: DuyuranIs, izinler: readonly number[]) => Promise<unknown>;
  /** What the room tells people of (`bildirim/kayit.ts`). */
  readonly bildirimler?: readonly BildirimTuru[];
  /** What the room needs before it is of use to a new company. */
  readonly kurulumAdimi?: KurulumAdimi;
  readonly musteriBagi?: MusteriBagi;
  /** What the room holds about a person. */
  readonly veri?: readonly Bolum[];
  /** How records of the room that have served their time are destroyed. */
  readonly imha?: Partial<Readonly<Record<SaklamaKonusu, Imha>>>;
  /** Takes from the room's records of people whatever says who they were; the people's own record still stands. */
  readonly anonim?: (db: Db, kisiler: readonly number[]) => Promise<unknown>;
  /** Addresses that are secrets: whoever holds one reads what lies there. */
  readonly adresler?: readonly GizliAdres[];
  /** Doors at which machines outside say what they say in words of their own. */
  readonly kapilar?: readonly HamKapi[];
  /** Pages for people outside, who have no session. */
  readonly acikSayfalar?: readonly AcikSayfa[];
  /** Its shares of the demo company. */
  readonly ornek?: readonly OrnekPayi[];
  /** Its records that files hang on. */
  readonly dosyaSahipleri?: Partial<Readonly<Record<DosyaNesnesi, DosyaSahibi>>>;
  /** Its records that a customer's timeline tells of, by the kind of its lines. */
  readonly zamanKayitlari?: Partial<Readonly<Record<HareketTuru<typeof MUSTERI_HAREKETLERI>, ZamanKaydi>>>;
  /** Lines of a customer's timeline that its records keep themselves. */
  readonly zamanKaynagi?: ZamanKaynagi;
  /** Its records that mails are about. */
  readonly postaSahipleri?: Partial<Readonly<Record<KonuNesnesi, PostaSahibi>>>;
  /** Looks into files that came with a form; a sentence when one of them is none that is kept. One room does. */
  readonly dosyaHazirla?: (
    gelen: readonly GelenDosya[],
    o: { readonly db: Db; readonly config: Config; readonly simdi: Date },
  ) => Promise<readonly HazirDosya[] | string>;
  readonly olcumler?: readonly Olcum[];
  readonly retSayaclari?: readonly RetSayaci[];
}

/** A room that answers calls. */
export interface Room<Uclar> extends RoomFace {
  readonly handlers: Handlers<Uclar>;
}

/** All rooms that answer calls, by their names. */
export type Rooms = { readonly [Oda in keyof Contract]: Room<Contract[Oda]> };
