import { gorunenUzunluk, karsilastir, katla } from '../../platform/text/metin.ts';
import { type An, gunEkle, istanbulGunu, ms } from '../../platform/time/tarih.ts';

/** Visible characters of the done work, at least. */
const EN_KISA_YAPILAN = 10;
/** A longer connection is marked: its person probably forgot to end it. */
const UZUN_DK = 12 * 60;

/** Whole minutes between two moments. */
export const sureDk = (baslama: An, bitis: An): number => Math.floor((ms(bitis) - ms(baslama)) / 60_000);

/** True for a suspiciously long connection (`UZUN_DK`). */
export const uzunBaglanti = (baslama: An, bitis: An): boolean => sureDk(baslama, bitis) > UZUN_DK;

/** Minutes as hours and minutes without a limit: `0:05`, `31:40`. */
export const saatDakikaYaz = (dk: number): string => `${Math.floor(dk / 60)}:${String(dk % 60).padStart(2, '0')}`;

/** Ticket of a connection. */
interface Gorusmesi {
  readonly MusteriId: number;
  readonly acik: boolean;
}

/**
 * Reason why a connection of a customer cannot belong to a ticket, or null.
 * @param g null: the person sees no such ticket
 * @param baslar true when the connection begins now, which needs an open ticket
 */
export function gorusmeEngeli(g: Gorusmesi | null, musteriId: number, baslar: boolean): string | null {
  if (g === null) return BAGLANTI_METNI.gorusmeYok;
  if (g.MusteriId !== musteriId) return BAGLANTI_METNI.gorusmeBaskasinin;
  return baslar && !g.acik ? BAGLANTI_METNI.gorusmeKapali : null;
}

const PAROLA = /sifre|parola|passw|pasw/;
/** True when a text mentions a password. Passwords are never stored here. */
export const parolaGecer = (...metinler: readonly (string | null | undefined)[]): boolean =>
  metinler.some((m) => PAROLA.test(katla(m ?? '')));
export const PAROLA_UYARISI =
  'Bağlantı kodunda ya da amaçta paroladan söz ediliyor. Parola buraya yazılmaz; yazdığınız parola değilse kaydetmeye devam edebilirsiniz.';

export interface BaslatmaFormu {
  readonly Amac: string;
  readonly OnayVeren: string;
  readonly KvkkOnay: boolean;
}

/** Mistakes of a connection before it begins, by field. */
export function baslatmaHatalari(f: BaslatmaFormu): Partial<Record<keyof BaslatmaFormu, string>> {
  return {
    ...(gorunenUzunluk(f.Amac) === 0 && { Amac: 'Bağlantının amacını yazınız.' }),
    ...(gorunenUzunluk(f.OnayVeren) === 0 && { OnayVeren: 'Müşteride bağlantıya kimin onay verdiğini yazınız.' }),
    ...(!f.KvkkOnay && { KvkkOnay: 'Müşteri bilgilendirilip onayı alınmadan bağlantı kurulamaz.' }),
  };
}

/** Mistake in the text about the work, or null. */
export const yapilanHatasi = (yapilan: string): string | null =>
  gorunenUzunluk(yapilan) < EN_KISA_YAPILAN ? `Yapılanı en az ${EN_KISA_YAPILAN} karakterle yazınız.` : null;

interface Zamanlar {
  readonly Baslama_Zamani: An;
  /** Null: still open. */
  readonly Bitis_Zamani: An | null;
}

/** Mistakes in the times of a connection, by field. */
export function zamanHatalari(
  { Baslama_Zamani, Bitis_Zamani }: Zamanlar,
  simdi: An,
): Partial<Record<keyof Zamanlar, string>> {
  if (ms(Baslama_Zamani) > ms(simdi)) return { Baslama_Zamani: 'Başlama gelecekte olamaz.' };
  if (Bitis_Zamani === null) return {};
  if (ms(Bitis_Zamani) > ms(simdi)) return { Bitis_Zamani: 'Bitiş gelecekte olamaz.' };
  return ms(Bitis_Zamani) < ms(Baslama_Zamani) ? { Bitis_Zamani: 'Bitiş başlamadan önce olamaz.' } : {};
}

/** The caller. People who distribute tickets (`dagitir`) may also change the connections of others, and old ones. */
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

/** True when the caller may end a connection and see its code. */
export const kendininMi = (b: Sahipli, kim: BaglantiCagirani): boolean => kim.dagitir || b.PersonelId === kim.Id;

/**
 * Reason why the caller cannot write a connection with these times, or null. Its own person can write it on the day of
 * its end. It must begin on the day before at the earliest, because it may last over midnight.
 * @param onceki start before this correction, which may stay as it is; null: a new connection
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

/** Number and minutes of the connections of one product or person. */
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

/** Sums of the connections of a month: by product, by person, and in all. */
export const ayDokumu = (satirlar: readonly Dokulen[]) => ({
  urunler: toplamlar(satirlar, (s) => s.Proje),
  kisiler: toplamlar(satirlar, (s) => s.Personel),
  dakika: satirlar.reduce((t, s) => t + (s.Sure ?? 0), 0),
});
