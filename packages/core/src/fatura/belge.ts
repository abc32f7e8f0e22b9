/**
 * An invoice as a document: what stands in its XML, each figure as it is written. A record becomes one before it is
 * written, a file after it was read, and both are held against the same rules.
 */

export interface BelgeTarafi {
  /** `VKN` or `TCKN`. */
  readonly KimlikTuru: string;
  readonly Kimlik: string;
  /** Of an institution. */
  readonly Unvan: string | null;
  /** Of a person. */
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
  /** Absent in some documents of others. */
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
/** A discount, or (`Artirim`) a charge. */
export interface BelgeIskontosu {
  readonly Artirim: boolean;
  /** As a part of one, `0.05`. */
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
  /** Currencies that its amounts name. */
  readonly TutarBirimleri: readonly string[];
  readonly SatirSayisi: string;
  readonly Iadeler: readonly { readonly No: string; readonly Tarih: string | null; readonly Tur: string | null }[];
  readonly Satici: BelgeTarafi;
  readonly Alici: BelgeTarafi;
  readonly Vade: string | null;
  /** Where it is paid: an IBAN. */
  readonly Hesap: string | null;
  /** What one of its currency is in lira. */
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
