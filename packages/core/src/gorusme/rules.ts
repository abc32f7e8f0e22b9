import { saklananSozlugu } from '../alanlar.ts';
import { hareketSozlugu } from '../hareket/rules.ts';
import { GERI_ALMA_DK, geriAlinmaz, type Yapilan } from '../geriAlma.ts';
import { telefonHatasi, telefonSade } from '../kimlik.ts';
import { dolu, duzgun, gorunenUzunluk } from '../metin.ts';
import type { SlaOlayTuru } from '../sla/rules.ts';
import type { Surec } from '../surec.ts';
import { GORUSME_ALANLARI, type GorusmeAlanlari } from './alanlar.ts';

/** The states of a contact, by the key of their row in the list `durumlar`. */
export const GORUSME_DURUMLARI = [
  'yeni',
  'atandi',
  'islemde',
  'musteri',
  'yazilim',
  'cozuldu',
  'kapandi',
  'iptal',
  'birlesti',
] as const;
export type GorusmeDurumu = (typeof GORUSME_DURUMLARI)[number];

/** As the product calls them; an installation may call them otherwise. */
export const GORUSME_DURUM_ADLARI: Readonly<Record<GorusmeDurumu, string>> = {
  yeni: 'Yeni',
  atandi: 'Atandı',
  islemde: 'İşlemde',
  musteri: 'Müşteri Bekleniyor',
  yazilim: 'Yazılım Bekleniyor',
  cozuldu: 'Çözüldü',
  kapandi: 'Kapandı',
  iptal: 'İptal',
  birlesti: 'Birleştirildi',
};

/** Those in which somebody still has something to do. */
export const ACIK_DURUMLAR = ['yeni', 'atandi', 'islemde', 'musteri', 'yazilim'] as const;
const BEKLEYEN: readonly GorusmeDurumu[] = ['musteri', 'yazilim'];
export const gorusmeAcik = (durum: GorusmeDurumu): boolean =>
  (ACIK_DURUMLAR as readonly GorusmeDurumu[]).includes(durum);

/** What is solved closes by itself after so many working days; what is closed is opened again within so many days. */
export const KENDILIGINDEN_KAPANIS_GUNU = 3;
export const YENIDEN_ACMA_GUNU = 7;
/** A reason, and what solved it, have at least so many characters. */
export const EN_AZ_SEBEP = 10;
/** Who calls again about the same within so many hours is probably calling about the same matter. */
export const AYNI_KONU_SAATI = 24;

/** The parts of the list, each with a count. */
export const GORUSME_SEKMELERI = {
  bekleyen: 'Bekleyen',
  benim: 'Benim',
  bolumum: 'Bölümüm',
  atanmamis: 'Atanmamış',
  musteri: 'Müşteri Bekleniyor',
  geciken: 'Geciken',
  bugun: 'Bugün',
  hepsi: 'Hepsi',
} as const;
export type GorusmeSekmesi = keyof typeof GORUSME_SEKMELERI;

export interface GorusmeHali {
  readonly DurumAnahtar: GorusmeDurumu;
  readonly AtananId: number | null;
  /** Solved or closed, and not too long ago. */
  readonly YenidenAcilir: boolean;
}

/** Who takes a contact further: whose it is, and who gives contacts out. */
export interface GorusmeCagirani {
  readonly Id: number;
  readonly dagitir: boolean;
}

const benim = (g: GorusmeHali, c: GorusmeCagirani): boolean =>
  g.AtananId === c.Id || (c.dagitir && g.AtananId !== null);
const BASKASININ = 'Bu görüşme sizin üzerinizde değil; önce üstleniniz.';

/** The way of a contact. */
export const GORUSME_SURECI: Surec<GorusmeDurumu, GorusmeHali, GorusmeCagirani> = {
  durumlar: GORUSME_DURUMLARI,
  ilk: 'yeni',
  hali: (g) => g.DurumAnahtar,
  gecisler: [
    // By taking it, or being given it.
    { nereden: ['yeni'], nereye: 'atandi', ad: 'Ata', dolayli: true },
    { nereden: ['atandi'], nereye: 'islemde', ad: 'İşleme Al', kosul: benim, cumle: BASKASININ },
    { nereden: BEKLEYEN, nereye: 'islemde', ad: 'İşleme Dön', kosul: benim, cumle: BASKASININ },
    { nereden: ['islemde', 'yazilim'], nereye: 'musteri', ad: 'Müşteriyi Bekle', kosul: benim, cumle: BASKASININ },
    { nereden: ['islemde', 'musteri'], nereye: 'yazilim', ad: 'Yazılımı Bekle', kosul: benim, cumle: BASKASININ },
    { nereden: ['atandi', 'islemde', ...BEKLEYEN], nereye: 'cozuldu', ad: 'Çöz', kosul: benim, cumle: BASKASININ },
    { nereden: ['cozuldu'], nereye: 'kapandi', ad: 'Kapat' },
    {
      nereden: ['cozuldu', 'kapandi'],
      nereye: 'islemde',
      ad: 'Yeniden Aç',
      kosul: (g) => g.YenidenAcilir,
      cumle: `Çözülen bir görüşme ${YENIDEN_ACMA_GUNU} gün içinde yeniden açılır; yeni bir görüşme açınız.`,
    },
    {
      nereden: ACIK_DURUMLAR,
      nereye: 'iptal',
      ad: 'İptal Et',
      kosul: (g, c) => benim(g, c) || (g.AtananId === null && c.dagitir),
      cumle: BASKASININ,
    },
    {
      nereden: ACIK_DURUMLAR,
      nereye: 'birlesti',
      ad: 'Birleştir',
      dolayli: true,
      kosul: (g, c) => benim(g, c) || g.AtananId === null,
      cumle: BASKASININ,
    },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir görüşme kapanmıştır, durumu değişmez.`,
};

/** What is said of merging two contacts into one. */
export const BIRLESME_METNI = {
  hedefYok: 'Birleştirilecek görüşme bulunamadı. Listeden yeniden seçiniz.',
  kendisi: 'Bir görüşme kendisiyle birleştirilmez; başka bir görüşme seçiniz.',
  baskaMusteri: 'Yalnız aynı müşterinin görüşmeleri birleştirilir.',
  hedefKapali: 'Seçtiğiniz görüşme kapanmış; açık bir görüşme seçiniz.',
  birlesmemis: 'Bu görüşme birleştirilmiş değil.',
} as const;

interface BirlesenGorusme {
  readonly Id: number;
  readonly MusteriId: number;
  readonly DurumAnahtar: GorusmeDurumu;
}

/** Why a contact cannot become part of another one; null: it can. @param hedef null: there is none that the person sees */
export function birlesmeEngeli(g: BirlesenGorusme, hedef: BirlesenGorusme | null): string | null {
  if (hedef === null) return BIRLESME_METNI.hedefYok;
  if (hedef.Id === g.Id) return BIRLESME_METNI.kendisi;
  if (hedef.MusteriId !== g.MusteriId) return BIRLESME_METNI.baskaMusteri;
  return gorusmeAcik(hedef.DurumAnahtar) ? null : BIRLESME_METNI.hedefKapali;
}

const BIRLESME_SOZU = {
  baskasi: 'Birleştirmeyi yalnız yapan kişi geri alabilir.',
  gec: `Birleştirme, ${GERI_ALMA_DK} dakika içinde geri alınır.`,
};

/** Why this person cannot part a contact from the one that it was merged with; null: they can. @param b null: it is merged with none */
export const birlesmeGeriAlinmaz = (b: Yapilan | null, kisi: number): string | null =>
  b === null ? BIRLESME_METNI.birlesmemis : geriAlinmaz(b, kisi, BIRLESME_SOZU);

/** What is said of a matter that is taken out of a contact. */
export const AYIRMA_METNI = {
  yok: 'Konunun çıktığı görüşme bulunamadı.',
  birlesmis: 'Konunun çıktığı görüşme başka bir görüşmeyle birleşmiş; oradan ayırınız.',
  baskaMusteri: 'Ayrı görüşme, konunun çıktığı görüşmenin müşterisine açılır.',
} as const;

/** Why a matter of this customer is not taken out of a contact; null: it is. @param kaynak null: there is none that the person sees */
export function ayirmaEngeli(kaynak: Omit<BirlesenGorusme, 'Id'> | null, musteriId: number): string | null {
  if (kaynak === null) return AYIRMA_METNI.yok;
  if (kaynak.DurumAnahtar === 'birlesti') return AYIRMA_METNI.birlesmis;
  return kaynak.MusteriId === musteriId ? null : AYIRMA_METNI.baskaMusteri;
}

/** What the clocks of the promise hear of a move. */
export const slaOlayi = (nereye: GorusmeDurumu): SlaOlayTuru | null => {
  if (BEKLEYEN.includes(nereye)) return 'durdur';
  if (nereye === 'islemde') return 'devam';
  return gorusmeAcik(nereye) ? null : 'cozum';
};

/** What each thing that two contacts have in common is worth. */
export const BENZERLIK = { soz: 2, konu: 3, urun: 1 } as const;
/** With less in common they are not alike: two words, or one and the subject. */
export const EN_AZ_BENZERLIK = 4;
/** So many are shown, and so many words of a contact are looked for. */
export const EN_COK_BENZER = 5;
export const EN_COK_ARANAN_SOZ = 12;

export interface Ortak {
  readonly ayniKonu: boolean;
  readonly ayniUrun: boolean;
  /** The words that occur in both, as they are written in the one that is open. */
  readonly sozler: readonly string[];
}

/** What two contacts have in common, as a person says it: `aynı konu, ‘yazıcı’ ve ‘fiş’ geçiyor`. */
export function benzerNedeni({ ayniKonu, ayniUrun, sozler }: Ortak): string {
  const [ilkler, son] = [sozler.slice(0, 3), sozler.length > 3 ? `${sozler.length - 3} söz daha` : null];
  const adlar = [...ilkler.map((s) => `‘${s}’`), ...(son === null ? [] : [son])];
  const gecen = adlar.length < 2 ? adlar.join('') : `${adlar.slice(0, -1).join(', ')} ve ${adlar.at(-1)!}`;
  return [ayniKonu && 'aynı konu', ayniUrun && 'aynı ürün', gecen !== '' && `${gecen} geçiyor`]
    .filter(Boolean)
    .join(', ');
}

/** What is written with a change of state. */
export interface GorusmeDurumFormu {
  readonly Durum: GorusmeDurumu;
  /** Why, or what is waited for. */
  readonly Aciklama: string;
  /** What solved it. */
  readonly Cozum: string;
}

const SEBEP: Partial<Record<GorusmeDurumu, string>> = {
  iptal: `İptal nedenini en az ${EN_AZ_SEBEP} karakterle yazınız.`,
  musteri: `Müşteriden ne beklendiğini en az ${EN_AZ_SEBEP} karakterle yazınız.`,
  yazilim: `Yazılımdan ne beklendiğini en az ${EN_AZ_SEBEP} karakterle yazınız.`,
};

/** What is wrong with each field of a change of state. @param yeniden whether what was solved is opened again */
export function gorusmeDurumHatalari(
  { Durum, Aciklama, Cozum }: GorusmeDurumFormu,
  yeniden: boolean,
): Partial<Record<keyof GorusmeDurumFormu, string>> {
  const sebep = yeniden ? `Neden yeniden açıldığını en az ${EN_AZ_SEBEP} karakterle yazınız.` : SEBEP[Durum];
  return {
    ...(sebep !== undefined && gorunenUzunluk(Aciklama) < EN_AZ_SEBEP && { Aciklama: sebep }),
    ...(Durum === 'cozuldu' &&
      gorunenUzunluk(Cozum) < EN_AZ_SEBEP && { Cozum: `Nasıl çözüldüğünü en az ${EN_AZ_SEBEP} karakterle yazınız.` }),
  };
}

/** What a rule looks at of a contact. */
export type GorusmeFormu = Pick<GorusmeAlanlari, 'Telefon' | 'Baslik' | 'Aciklama'>;

/** A form as it is checked and stored: without a title of its own it is called by how its text begins. */
export function gorusmeSade<T extends GorusmeFormu>(g: T): T {
  const Aciklama = g.Aciklama.trim();
  return {
    ...g,
    Telefon: dolu(g.Telefon) === null ? null : telefonSade(g.Telefon!),
    Baslik: duzgun(g.Baslik) || Aciklama.split('\n', 1)[0]!.slice(0, 120).trim(),
    Aciklama,
  };
}

/** What is wrong with each field of a contact, whose form is bare (`gorusmeSade`). */
export function gorusmeHatalari(g: GorusmeFormu): Partial<Record<keyof GorusmeFormu, string>> {
  const telefon = g.Telefon === null ? null : telefonHatasi(g.Telefon);
  return {
    ...(telefon && { Telefon: telefon }),
    ...(gorunenUzunluk(g.Baslik) === 0 && { Baslik: 'Görüşmenin başlığını ya da açıklamasını yazınız.' }),
  };
}

/** What happens to a contact. */
export const GORUSME_HAREKETLERI = hareketSozlugu({
  nesne: 'gorusme',
  ad: 'Görüşme',
  turler: {
    acildi: 'Görüşme açıldı',
    duzenlendi: 'Görüşme düzenlendi',
    ustlenildi: 'Görüşme üstlenildi',
    atandi: 'Görüşme aktarıldı',
    durum: 'Durum değişti',
    not: 'İç not',
    yanit: 'Müşteriye yanıt',
    dosya: 'Dosya',
    gelen: 'E-posta geldi',
    ulasmadi: 'E-posta ulaşmadı',
    gecikti: 'E-posta gecikiyor',
    birlesti: 'Görüşme birleştirildi',
    ayrildi: 'Görüşme ayrıldı',
    egitim: 'Eğitim açıldı',
    demo: 'Demo açıldı',
    surum: 'Sürüm bildirildi',
  },
  alanlar: {
    ...saklananSozlugu(GORUSME_ALANLARI),
    DurumAnahtar: 'Durum',
    AtananId: 'Atanan no',
    Alici: 'Alıcı',
    PostaId: 'E-posta no',
  },
});
