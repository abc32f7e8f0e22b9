import {
  type AnketSorusu,
  olcegi,
  SORU_TIPLERI,
  type SoruTipi,
  sorulanlar,
  type SoruYaniti,
} from '@masabasi/core/masa/anket/rules';
import type { Zar } from '../../plan/zar.ts';

/**
 * Answers of the demo company's customers: worse in busy months than in quiet ones, and one product got better with a
 * version.
 */

const GUN_MS = 86_400_000;
/** The product that got better, and the days since its version came out. */
const DUZELEN = { proje: 6, gun: 250 };
/** From here on a customer is content. */
const MEMNUN = 0.6;
const IYI = [
  'Çok hızlı yardımcı oldunuz, teşekkürler.',
  'Sabırla anlattı, sorunum aynı gün çözüldü.',
  'Sorunumuz tek telefonda çözüldü.',
  'Destek ekibi ilgili ve güler yüzlü.',
  'Anlatım açıktı, raporumuzu aldık.',
  'Yazıcı sorunu hemen giderildi.',
  'Uzaktan bağlanıp beş dakikada hallettiler.',
];
const KOTU = [
  'Telefonda çok bekledik.',
  'Program yavaş açılıyor, sorun sürüyor.',
  'Aynı sorunu üçüncü kez anlattık.',
  'Aynı sorun ertesi gün yeniden çıktı.',
  'Rapor hâlâ yanlış çıkıyor.',
  'Geri aranmadık, bekleme süresi uzun.',
];

/**
 * Satisfaction of a customer, 0 to 1: by the product, by the month (worst around the new year and in September), and by
 * chance.
 */
export function memnuniyeti(z: Zar, proje: number, zaman: number, simdi: number): number {
  const ay = new Date(zaman).getUTCMonth();
  const mevsim = 0.07 * Math.cos((2 * Math.PI * (ay - 5.5)) / 12) - (ay === 8 ? 0.05 : 0);
  const eski = proje === DUZELEN.proje && zaman < simdi - DUZELEN.gun * GUN_MS;
  const urun = eski ? -0.24 : (((proje * 37) % 11) - 5) / 100;
  const sans = (z.sayi() + z.sayi() + z.sayi() - 1.5) * 0.42;
  return Math.min(1, Math.max(0, 0.76 + mevsim + urun + sans));
}

/** The share of customers who answer an optional question; smaller for questions that need words. */
const istekli = (tip: SoruTipi): number => (tip === SORU_TIPLERI.metin ? 0.2 : 0.75);

function yaniti(z: Zar, s: AnketSorusu, m: number): SoruYaniti | null {
  if (!s.Zorunlu && !z.olasi(istekli(s.Tip))) return null;
  const bos = { SoruId: s.Id, CevapIdler: [], Deger: null, Metin: '' };
  if (s.Tip === SORU_TIPLERI.metin) return { ...bos, Metin: z.biri(m > MEMNUN ? IYI : KOTU) };
  if (s.Tip === SORU_TIPLERI.evetHayir) return { ...bos, Deger: z.olasi(0.25 + 0.75 * m) ? 1 : 0 };
  const olcek = olcegi(s.Tip);
  if (olcek !== null) return { ...bos, Deger: Math.round(olcek[0] + (olcek[1] - olcek[0]) * Math.min(1, m * 1.08)) };
  const puanlilar = s.Cevaplar.filter((c) => c.Puan !== null);
  if (puanlilar.length === 0) return { ...bos, CevapIdler: [z.biri(s.Cevaplar).Id] };
  // The choice whose worth is nearest to the opinion.
  const uzak = (puan: number | null) => Math.abs(puan! - m * 100);
  return { ...bos, CevapIdler: [puanlilar.toSorted((a, b) => uzak(a.Puan) - uzak(b.Puan))[0]!.Id] };
}

/** Answers question by question, along the branches. */
export function yanitlari(z: Zar, sorular: readonly AnketSorusu[], m: number): SoruYaniti[] {
  const verilen: SoruYaniti[] = [];
  for (const s of sorular) {
    if (!sorulanlar(sorular, verilen).some((x) => x.Id === s.Id)) continue;
    const y = yaniti(z, s, m);
    if (y !== null) verilen.push(y);
  }
  return verilen;
}
