/**
 * An invoice as a document: the content of its XML, with every number as text. It is built from a record before
 * writing, and from a file after reading. The same rules check both.
 */

export interface BelgeTarafi {
  /** `VKN` or `TCKN`. */
  readonly KimlikTuru: string;
  readonly Kimlik: string;
  /** For an institution. */
  readonly Unvan: string | null;
  /** For a person. */
  readonly Ad: string | null;
  readonly Soyad: string | null;
  readonly VergiDairesi: string | null;
  readonly Adres: string | null;
  readonly Ilce: string | null;
  readonly Il: string | null;
  readonly Ulke: string | null;
  readonly Telefon: string | null;
  readonly Eposta: string | null;
}

export interface BelgeVergiAlti {
  /** Missing in some documents of other senders. */
  readonly Matrah: string | null;
  readonly Vergi: string;
  readonly Oran: string | null;
  readonly Kod: string;
  readonly Ad: string | null;
  readonly IstisnaKodu: string | null;
  readonly IstisnaNedeni: string | null;
}
export interface BelgeVergisi {
  readonly Tutar: string;
  readonly Alt: readonly BelgeVergiAlti[];
}
/** A discount, or a charge if `Artirim` is true. */
export interface BelgeIskontosu {
  readonly Artirim: boolean;
  /** As a fraction of one, `0.05`. */
  readonly Oran: string | null;
  readonly Tutar: string;
  readonly Taban: string | null;
}

export interface BelgeKalemi {
  readonly Id: string;
  readonly Ad: string;
  readonly Miktar: string;
  readonly Birim: string;
  readonly Fiyat: string;
  readonly Iskontolar: readonly BelgeIskontosu[];
  /** Net of discounts. */
  readonly Tutar: string;
  readonly Vergiler: readonly BelgeVergisi[];
  readonly Tevkifatlar: readonly BelgeVergisi[];
}

export interface FaturaBelgesi {
  readonly UblSurumu: string;
  readonly Ozellestirme: string;
  readonly Senaryo: string;
  readonly No: string;
  readonly Kopya: string;
  readonly Ettn: string;
  readonly Tarih: string;
  readonly Saat: string | null;
  readonly Tip: string;
  readonly Notlar: readonly string[];
  readonly ParaBirimi: string;
  /** All currencies used in its amounts. */
  readonly TutarBirimleri: readonly string[];
  readonly SatirSayisi: string;
  readonly Iadeler: readonly { readonly No: string; readonly Tarih: string | null; readonly Tur: string | null }[];
  readonly Satici: BelgeTarafi;
  readonly Alici: BelgeTarafi;
  readonly Vade: string | null;
  /** IBAN for the payment. */
  readonly Hesap: string | null;
  /** One unit of its currency in lira. */
  readonly Kur: string | null;
  readonly Iskontolar: readonly BelgeIskontosu[];
  readonly Vergiler: readonly BelgeVergisi[];
  readonly Tevkifatlar: readonly BelgeVergisi[];
  readonly Toplam: {
    /** Before discounts. */
    readonly Satirlar: string;
    readonly Matrah: string;
    readonly VergiDahil: string;
    readonly Iskonto: string | null;
    readonly Artirim: string | null;
    readonly Yuvarlama: string | null;
    readonly Odenecek: string;
  };
  readonly Kalemler: readonly BelgeKalemi[];
}
