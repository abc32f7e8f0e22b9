import { gorunenUzunluk, karsilastir, katla } from '../metin.ts';
import { type An, gunEkle, istanbulGunu, ms } from '../tarih.ts';

/** What was done is told in at least so many characters that can be seen. */
export const EN_KISA_YAPILAN = 10;
/** Longer than so many minutes is told apart: somebody probably forgot to end it. */
export const UZUN_DK = 12 * 60;

/** Whole minutes from one instant to another. */
export const sureDk = (baslama: An, bitis: An): number => Math.floor((ms(bitis) - ms(baslama)) / 60_000);

/** Whether a connection that began then has lasted longer than anybody works on one. */
export const uzunBaglanti = (baslama: An, bitis: An): boolean => sureDk(baslama, bitis) > UZUN_DK;

/** Minutes as hours and minutes, however many: `0:05`, `31:40`. */
export const saatDakikaYaz = (dk: number): string => `${Math.floor(dk / 60)}:${String(dk % 60).padStart(2, '0')}`;

/** The contact that a connection is to belong to. */
interface Gorusmesi {
  readonly MusteriId: number;
  readonly acik: boolean;
}

/**
 * Why a connection to a customer cannot belong to a contact, or null.
 * @param g null: there is none that the person sees
 * @param baslar whether the connection begins now: only what is open is worked on
 */
export function gorusmeEngeli(g: Gorusmesi | null, musteriId: number, baslar: boolean): string | null {
  if (g === null) return BAGLANTI_METNI.gorusmeYok;
  if (g.MusteriId !== musteriId) return BAGLANTI_METNI.gorusmeBaskasinin;
  return baslar && !g.acik ? BAGLANTI_METNI.gorusmeKapali : null;
}

const PAROLA = /sifre|parola|passw|pasw/;
/** Whether a text speaks of a password, which is never kept here. */
export const parolaGecer = (...metinler: readonly (string | null | undefined)[]): boolean =>
  metinler.some((m) => PAROLA.test(katla(m ?? '')));
export const PAROLA_UYARISI =
  'Bağlantı kodunda ya da amaçta paroladan söz ediliyor. Parola buraya yazılmaz; yazdığınız parola değilse kaydetmeye devam edebilirsiniz.';

export interface BaslatmaFormu {
  readonly Amac: string;
  readonly OnayVeren: string;
  readonly KvkkOnay: boolean;
}

/** What is wrong with each field of a connection before it begins. */
export function baslatmaHatalari(f: BaslatmaFormu): Partial<Record<keyof BaslatmaFormu, string>> {
  return {
    ...(gorunenUzunluk(f.Amac) === 0 && { Amac: 'Bağlantının amacını yazınız.' }),
    ...(gorunenUzunluk(f.OnayVeren) === 0 && { OnayVeren: 'Müşteride bağlantıya kimin onay verdiğini yazınız.' }),
    ...(!f.KvkkOnay && { KvkkOnay: 'Müşteri bilgilendirilip onayı alınmadan bağlantı kurulamaz.' }),
  };
}

/** What is wrong with what is told of the work, or null. */
export const yapilanHatasi = (yapilan: string): string | null =>
  gorunenUzunluk(yapilan) < EN_KISA_YAPILAN ? `Yapılanı en az ${EN_KISA_YAPILAN} karakterle yazınız.` : null;

interface Zamanlar {
  readonly Baslama_Zamani: An;
  /** Null: it goes on. */
  readonly Bitis_Zamani: An | null;
}

/** What is wrong with the times of a connection. */
export function zamanHatalari(
  { Baslama_Zamani, Bitis_Zamani }: Zamanlar,
  simdi: An,
): Partial<Record<keyof Zamanlar, string>> {
  if (ms(Baslama_Zamani) > ms(simdi)) return { Baslama_Zamani: 'Başlama gelecekte olamaz.' };
  if (Bitis_Zamani === null) return {};
  if (ms(Bitis_Zamani) > ms(simdi)) return { Bitis_Zamani: 'Bitiş gelecekte olamaz.' };
  return ms(Bitis_Zamani) < ms(Baslama_Zamani) ? { Bitis_Zamani: 'Bitiş başlamadan önce olamaz.' } : {};
}

/** Who does something to a connection; who hands out talks with customers may change those of others, and old ones. */
export interface BaglantiCagirani {
  readonly Id: number;
  readonly dagitir: boolean;
}
interface Sahipli {
  readonly PersonelId: number;
}

export const BAGLANTI_METNI = {
  gorusmeYok: 'Bağlantının görüşmesi bulunamadı.',
  gorusmeKapali: 'Bu görüşme kapanmış; ona yeni bağlantı başlatılmaz. Önce görüşmeyi yeniden açınız.',
  gorusmeBaskasinin: 'Bağlantı yalnız aynı müşterinin görüşmesine yazılır. Müşteriyi ya da görüşmeyi değiştiriniz.',
  baskasinin: 'Bu bağlantı başkasının; onu yalnız yapan kişi ya da görüşmeleri dağıtan biri değiştirebilir.',
  eski: 'Bağlantı bittiği gün içinde yazılır ve düzeltilir. Sonrası için görüşmeleri dağıtan birine başvurunuz.',
  bitmis: 'Bu bağlantı bitmiş.',
  kod: 'Bağlantının kodunu yalnız yapan kişi ya da görüşmeleri dağıtan biri açabilir.',
} as const;

/** Whether somebody may end a connection and see its code. */
export const kendininMi = (b: Sahipli, kim: BaglantiCagirani): boolean => kim.dagitir || b.PersonelId === kim.Id;

/**
 * Why somebody cannot write or correct a connection with these times, or null: its own person can on the day it ended, and
 * begins it no earlier than the day before, as one may go over midnight.
 * @param onceki when it began before a correction, which may stay; null: a new one
 */
export function yazmaEngeli(
  b: Sahipli & Zamanlar,
  kim: BaglantiCagirani,
  simdi: An,
  onceki: An | null = b.Baslama_Zamani,
): string | null {
  if (!kendininMi(b, kim)) return BAGLANTI_METNI.baskasinin;
  const bugun = istanbulGunu(simdi);
  const bugunun = b.Bitis_Zamani === null || istanbulGunu(b.Bitis_Zamani) === bugun;
  const tasindi = onceki === null || ms(onceki) !== ms(b.Baslama_Zamani);
  const eskidenBaslar = tasindi && istanbulGunu(b.Baslama_Zamani) < gunEkle(bugun, -1);
  return (bugunun && !eskidenBaslar) || kim.dagitir ? null : BAGLANTI_METNI.eski;
}

/** Connections of one product, or of one person: how many, and how long. */
export interface BaglantiToplami {
  readonly Ad: string;
  readonly Adet: number;
  readonly Dakika: number;
}
type Dokulen = { readonly Proje: string; readonly Personel: string; readonly Sure: number | null };

function toplamlar(satirlar: readonly Dokulen[], adi: (s: Dokulen) => string): BaglantiToplami[] {
  return [...Map.groupBy(satirlar, adi)]
    .map(([Ad, s]) => ({ Ad, Adet: s.length, Dakika: s.reduce((t, x) => t + (x.Sure ?? 0), 0) }))
    .toSorted((a, b) => karsilastir(a.Ad, b.Ad));
}

/** What the connections of a month come to: by product, by person, and all together. */
export const ayDokumu = (satirlar: readonly Dokulen[]) => ({
  urunler: toplamlar(satirlar, (s) => s.Proje),
  kisiler: toplamlar(satirlar, (s) => s.Personel),
  dakika: satirlar.reduce((t, s) => t + (s.Sure ?? 0), 0),
});
