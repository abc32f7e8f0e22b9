import type { BelgeIskontosu, BelgeTarafi, BelgeVergisi, FaturaBelgesi } from '@masabasi/core/mali/fatura/belge';

/** Converts between documents and the vectors of the official package. */

interface VeriAlti {
  readonly matrah?: string;
  readonly vergi: string;
  readonly oran?: string;
  readonly kod?: string;
  readonly ad?: string;
  readonly muafKod?: string;
  readonly muaf?: string;
}
interface VeriVergisi {
  readonly tutar: string;
  readonly alt: readonly VeriAlti[];
}
interface VeriIskontosu {
  readonly artirim: string;
  readonly oran?: string;
  readonly tutar: string;
  readonly taban?: string;
}
export interface VeriBelgesi {
  readonly profil: string;
  readonly ozellestirme: string;
  readonly no: string;
  readonly ettn: string;
  readonly tarih: string;
  readonly saat?: string;
  readonly tip: string;
  readonly notlar?: readonly string[];
  readonly para: string;
  readonly satirSayisi: string;
  readonly faturaRef: readonly { readonly id: string; readonly tarih?: string; readonly tip?: string }[];
  readonly belgeIskonto: readonly VeriIskontosu[];
  readonly vergi: readonly VeriVergisi[];
  readonly tevkifat: readonly VeriVergisi[];
  readonly toplam: {
    readonly satirlar: string;
    readonly matrah: string;
    readonly vergiDahil: string;
    readonly iskonto?: string;
    readonly artirim?: string;
    readonly odenecek: string;
  };
  readonly satirlar: readonly {
    readonly id: string;
    readonly ad?: string;
    readonly miktar: string;
    readonly birim?: string;
    readonly fiyat: string;
    readonly iskonto: readonly VeriIskontosu[];
    readonly tutar: string;
    readonly vergi: readonly VeriVergisi[];
    readonly tevkifat: readonly VeriVergisi[];
  }[];
}

/** Without null values. */
const dolu = (o: object) => Object.fromEntries(Object.entries(o).filter(([, v]) => v !== null && v !== '')) as object;
const vergisi = (v: BelgeVergisi) => ({
  tutar: v.Tutar,
  alt: v.Alt.map((a) =>
    dolu({
      matrah: a.Matrah,
      vergi: a.Vergi,
      oran: a.Oran,
      kod: a.Kod,
      ad: a.Ad,
      muafKod: a.IstisnaKodu,
      muaf: a.IstisnaNedeni,
    }),
  ),
});
const iskontosu = (i: BelgeIskontosu) =>
  dolu({ artirim: String(i.Artirim), oran: i.Oran, tutar: i.Tutar, taban: i.Taban });

/** A document in the form of a vector. */
export const veriSekli = (b: FaturaBelgesi): object =>
  dolu({
    profil: b.Senaryo,
    ozellestirme: b.Ozellestirme,
    no: b.No,
    ettn: b.Ettn,
    tarih: b.Tarih,
    saat: b.Saat,
    tip: b.Tip,
    notlar: b.Notlar,
    para: b.ParaBirimi,
    satirSayisi: b.SatirSayisi,
    faturaRef: b.Iadeler.map((i) => dolu({ id: i.No, tarih: i.Tarih, tip: i.Tur })),
    belgeIskonto: b.Iskontolar.map(iskontosu),
    vergi: b.Vergiler.map(vergisi),
    tevkifat: b.Tevkifatlar.map(vergisi),
    toplam: dolu({
      satirlar: b.Toplam.Satirlar,
      matrah: b.Toplam.Matrah,
      vergiDahil: b.Toplam.VergiDahil,
      iskonto: b.Toplam.Iskonto,
      artirim: b.Toplam.Artirim,
      odenecek: b.Toplam.Odenecek,
    }),
    satirlar: b.Kalemler.map((k) =>
      dolu({
        id: k.Id,
        ad: k.Ad,
        miktar: k.Miktar,
        birim: k.Birim,
        fiyat: k.Fiyat,
        iskonto: k.Iskontolar.map(iskontosu),
        tutar: k.Tutar,
        vergi: k.Vergiler.map(vergisi),
        tevkifat: k.Tevkifatlar.map(vergisi),
      }),
    ),
  });

const BOS_TARAF: BelgeTarafi = {
  KimlikTuru: 'VKN',
  Kimlik: '1112223339',
  Unvan: 'Örnek A.Ş.',
  Ad: null,
  Soyad: null,
  VergiDairesi: null,
  Adres: null,
  Ilce: 'Çankaya',
  Il: 'Ankara',
  Ulke: 'Türkiye',
  Telefon: null,
  Eposta: null,
};
const vergileri = (v: readonly VeriVergisi[]): BelgeVergisi[] =>
  v.map(({ tutar, alt }) => ({
    Tutar: tutar,
    Alt: alt.map((a) => ({
      Matrah: a.matrah ?? null,
      Vergi: a.vergi,
      Oran: a.oran ?? null,
      Kod: a.kod ?? '',
      Ad: a.ad ?? null,
      IstisnaKodu: a.muafKod ?? null,
      IstisnaNedeni: a.muaf ?? null,
    })),
  }));
const iskontolari = (i: readonly VeriIskontosu[]): BelgeIskontosu[] =>
  i.map((x) => ({ Artirim: x.artirim === 'true', Oran: x.oran ?? null, Tutar: x.tutar, Taban: x.taban ?? null }));

/** A vector as a document, without its parties. */
export const veridenBelge = (v: VeriBelgesi): FaturaBelgesi => ({
  UblSurumu: '2.1',
  Ozellestirme: v.ozellestirme,
  Senaryo: v.profil,
  No: v.no,
  Kopya: 'false',
  Ettn: v.ettn,
  Tarih: v.tarih,
  Saat: v.saat ?? null,
  Tip: v.tip,
  Notlar: v.notlar ?? [],
  ParaBirimi: v.para,
  TutarBirimleri: [v.para],
  SatirSayisi: v.satirSayisi,
  Iadeler: v.faturaRef.map((r) => ({ No: r.id, Tarih: r.tarih ?? null, Tur: r.tip ?? null })),
  Satici: BOS_TARAF,
  Alici: BOS_TARAF,
  Vade: null,
  Hesap: null,
  Kur: null,
  Iskontolar: iskontolari(v.belgeIskonto),
  Vergiler: vergileri(v.vergi),
  Tevkifatlar: vergileri(v.tevkifat),
  Toplam: {
    Satirlar: v.toplam.satirlar,
    Matrah: v.toplam.matrah,
    VergiDahil: v.toplam.vergiDahil,
    Iskonto: v.toplam.iskonto ?? null,
    Artirim: v.toplam.artirim ?? null,
    Yuvarlama: null,
    Odenecek: v.toplam.odenecek,
  },
  Kalemler: v.satirlar.map((k) => ({
    Id: k.id,
    Ad: k.ad ?? 'Mal',
    Miktar: k.miktar,
    Birim: k.birim ?? 'C62',
    Fiyat: k.fiyat,
    Iskontolar: iskontolari(k.iskonto),
    Tutar: k.tutar,
    Vergiler: vergileri(k.vergi),
    Tevkifatlar: vergileri(k.tevkifat),
  })),
});
