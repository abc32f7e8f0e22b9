import { saklananSozlugu } from '../../platform/field/alanlar.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { GERI_ALMA_DK, geriAlinmaz, type Yapilan } from '../../platform/undo/geriAlma.ts';
import { telefonHatasi, telefonSade } from '../../platform/identity/kimlik.ts';
import { dolu, duzgun, gorunenUzunluk } from '../../platform/text/metin.ts';
import type { SlaOlayTuru } from '../sla/rules.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { GORUSME_ALANLARI, type GorusmeAlanlari } from './alanlar.ts';

/** Names in the product. An installation may use other names. */
export const GORUSME_DURUM_ADLARI = {
  yeni: 'Yeni',
  atandi: 'Atandı',
  islemde: 'İşlemde',
  musteri: 'Müşteri Bekleniyor',
  yazilim: 'Yazılım Bekleniyor',
  cozuldu: 'Çözüldü',
  kapandi: 'Kapandı',
  iptal: 'İptal',
  birlesti: 'Birleştirildi',
} as const;
/** States of a ticket, by the key of their row in the list `durumlar`. */
export type GorusmeDurumu = keyof typeof GORUSME_DURUM_ADLARI;
export const GORUSME_DURUMLARI = Object.keys(GORUSME_DURUM_ADLARI) as GorusmeDurumu[];

/** States in which a ticket still needs work. */
export const ACIK_DURUMLAR = ['yeni', 'atandi', 'islemde', 'musteri', 'yazilim'] as const;
const BEKLEYEN: readonly GorusmeDurumu[] = ['musteri', 'yazilim'];
export const gorusmeAcik = (durum: GorusmeDurumu): boolean =>
  (ACIK_DURUMLAR as readonly GorusmeDurumu[]).includes(durum);

/** Working days until a solved ticket closes automatically, and days in which it can be opened again. */
export const KENDILIGINDEN_KAPANIS_GUNU = 3;
export const YENIDEN_ACMA_GUNU = 7;
/** Minimum number of characters of a reason and of a solution. */
export const EN_AZ_SEBEP = 10;
/** A customer who calls about the same subject within these hours probably means the same matter. */
export const AYNI_KONU_SAATI = 24;

/** Filter tabs of the list, each with a count. */
export const GORUSME_SEKMELERI = {
  bekleyen: 'Bekleyen',
  benim: 'Benim',
  bolumum: 'Departmanım',
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
  /** Solved or closed, and recent enough to be opened again. */
  readonly YenidenAcilir: boolean;
}

/** The caller: the assignee of a ticket, or a person who assigns tickets. */
export interface GorusmeCagirani {
  readonly Id: number;
  readonly dagitir: boolean;
}

const benim = (g: GorusmeHali, c: GorusmeCagirani): boolean =>
  g.AtananId === c.Id || (c.dagitir && g.AtananId !== null);
export const BASKASININ = 'Bu görüşme sizin üzerinizde değil; önce üstleniniz.';

/** State machine of a ticket. */
export const GORUSME_SURECI: Surec<GorusmeDurumu, GorusmeHali, GorusmeCagirani> = {
  durumlar: GORUSME_DURUMLARI,
  ilk: 'yeni',
  hali: (g) => g.DurumAnahtar,
  gecisler: [
    // Happens when a person takes the ticket or gets it assigned.
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

/** Messages about the merge of two tickets. */
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

/** Reason to refuse a merge, or null. @param hedef null: the person sees no such ticket */
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

/** Reason to refuse this person the undo of a merge, or null. @param b null: the ticket is not merged */
export const birlesmeGeriAlinmaz = (b: Yapilan | null, kisi: number): string | null =>
  b === null ? BIRLESME_METNI.birlesmemis : geriAlinmaz(b, kisi, BIRLESME_SOZU);

/** Messages about a matter that is split off from a ticket. */
export const AYIRMA_METNI = {
  yok: 'Konunun çıktığı görüşme bulunamadı.',
  birlesmis: 'Konunun çıktığı görüşme başka bir görüşmeyle birleşmiş; oradan ayırınız.',
  baskaMusteri: 'Ayrı görüşme, konunun çıktığı görüşmenin müşterisine açılır.',
} as const;

/** Reason to refuse a split for this customer, or null. @param kaynak null: the person sees no such ticket */
export function ayirmaEngeli(kaynak: Omit<BirlesenGorusme, 'Id'> | null, musteriId: number): string | null {
  if (kaynak === null) return AYIRMA_METNI.yok;
  if (kaynak.DurumAnahtar === 'birlesti') return AYIRMA_METNI.birlesmis;
  return kaynak.MusteriId === musteriId ? null : AYIRMA_METNI.baskaMusteri;
}

/** The event that a state change sends to the clocks of the promise (SLA), or null. */
export const slaOlayi = (nereye: GorusmeDurumu): SlaOlayTuru | null => {
  if (BEKLEYEN.includes(nereye)) return 'durdur';
  if (nereye === 'islemde') return 'devam';
  return gorusmeAcik(nereye) ? null : 'cozum';
};

/** Points for each thing that two tickets share. */
export const BENZERLIK = { soz: 2, konu: 3, urun: 1 } as const;
/** Minimum points of similar tickets: two common words, or one word and the subject. */
export const EN_AZ_BENZERLIK = 4;
/** Upper limits of similar tickets on the screen and of words used for the search. */
export const EN_COK_BENZER = 5;
export const EN_COK_ARANAN_SOZ = 12;

export interface Ortak {
  readonly ayniKonu: boolean;
  readonly ayniUrun: boolean;
  /** The common words, as the open ticket writes them. */
  readonly sozler: readonly string[];
}

/** The common points of two tickets in words: `aynı konu, ‘yazıcı’ ve ‘fiş’ geçiyor`. */
export function benzerNedeni({ ayniKonu, ayniUrun, sozler }: Ortak): string {
  const [ilkler, son] = [sozler.slice(0, 3), sozler.length > 3 ? `${sozler.length - 3} söz daha` : null];
  const adlar = [...ilkler.map((s) => `‘${s}’`), ...(son === null ? [] : [son])];
  const gecen = adlar.length < 2 ? adlar.join('') : `${adlar.slice(0, -1).join(', ')} ve ${adlar.at(-1)!}`;
  return [ayniKonu && 'aynı konu', ayniUrun && 'aynı ürün', gecen !== '' && `${gecen} geçiyor`]
    .filter(Boolean)
    .join(', ');
}

export interface GorusmeDurumFormu {
  readonly Durum: GorusmeDurumu;
  /** The reason, or the thing the ticket waits for. */
  readonly Aciklama: string;
  /** The solution. */
  readonly Cozum: string;
}

const SEBEP: Partial<Record<GorusmeDurumu, string>> = {
  iptal: `İptal nedenini en az ${EN_AZ_SEBEP} karakterle yazınız.`,
  musteri: `Müşteriden ne beklendiğini en az ${EN_AZ_SEBEP} karakterle yazınız.`,
  yazilim: `Yazılımdan ne beklendiğini en az ${EN_AZ_SEBEP} karakterle yazınız.`,
};

/** Errors of a state change, by field. @param yeniden true if a solved ticket is opened again */
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

/** The fields that the rules check. */
export type GorusmeFormu = Pick<GorusmeAlanlari, 'Telefon' | 'Baslik' | 'Aciklama'>;

/** The form as it is checked and stored. A missing title becomes the first words of the text. */
export function gorusmeSade<T extends GorusmeFormu>(g: T): T {
  const Aciklama = g.Aciklama.trim();
  return {
    ...g,
    Telefon: dolu(g.Telefon) === null ? null : telefonSade(g.Telefon!),
    Baslik: duzgun(g.Baslik) || Aciklama.split('\n', 1)[0]!.slice(0, 120).trim(),
    Aciklama,
  };
}

/** Errors of a ticket, by field. Expects the output of `gorusmeSade`. */
export function gorusmeHatalari(g: GorusmeFormu): Partial<Record<keyof GorusmeFormu, string>> {
  const telefon = g.Telefon === null ? null : telefonHatasi(g.Telefon);
  return {
    ...(telefon && { Telefon: telefon }),
    ...(gorunenUzunluk(g.Baslik) === 0 && { Baslik: 'Görüşmenin başlığını ya da açıklamasını yazınız.' }),
  };
}

/** Kinds of history lines of a ticket. */
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
    surum: 'Versiyon bildirildi',
  },
  alanlar: {
    ...saklananSozlugu(GORUSME_ALANLARI),
    DurumAnahtar: 'Durum',
    AtananId: 'Atanan no',
    Alici: 'Alıcı',
    PostaId: 'E-posta no',
  },
});
