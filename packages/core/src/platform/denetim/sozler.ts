/** Audit words of a room, beside those of its calls. */
export interface OdaSozleri {
  /** Acts that no call of the room names: of jobs, of the database, of people outside. */
  readonly eylemler?: Readonly<Record<string, string>>;
  readonly nesneler?: Readonly<Record<string, string>>;
  /** Objects that belong to one person: tables with a `kisi_id`. */
  readonly kisinin?: readonly string[];
  /** Names of the stored fields, if no other room has them. */
  readonly alanlar?: Readonly<Record<string, string>>;
  /** Words for the coded values of a field. `evetHayir` lists the fields that are 1 or 0. */
  readonly degerler?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly evetHayir?: readonly string[];
  /** Fields with sums of money in kuruş. The currency is in `ParaBirimi` or `Birim` of the same entry. */
  readonly paralar?: readonly string[];
  /** Fields whose number names another kind of record than in other rooms. */
  readonly kayitlar?: Readonly<Record<string, DenetimKaydi>>;
  /** Path before the number, for objects with an address of their own. Other paths are the list with the object. */
  readonly yollar?: Readonly<Record<string, string>>;
}

/** Kinds of records that the audit shows by name instead of by number. */
export type DenetimKaydi =
  | 'kisi'
  | 'departman'
  | 'musteri'
  | 'proje'
  | 'bayi'
  | 'il'
  | 'tanim'
  | 'rol'
  | 'izinTuru'
  | 'banka_hesap'
  | 'toplantiOdasi'
  | 'gorusme'
  | 'analiz'
  | 'webistek'
  | 'versiyon'
  | 'gorev'
  | 'lisans'
  | 'egitim'
  | 'aday'
  | 'anket'
  | 'dosya'
  | 'duyuru'
  | 'fatura'
  | 'gelen_fatura'
  | 'ilce'
  | 'izin'
  | 'memnuniyet'
  | 'menu'
  | 'tatil'
  | 'teklif'
  | 'ziyaret';
