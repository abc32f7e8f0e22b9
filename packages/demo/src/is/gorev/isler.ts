import type { GorevDurumu, TestSonucu } from '@masabasi/core/is/gorev/rules';
import { gunEkle, haftaGunu, istanbulAni, type Gun } from '@masabasi/core/platform/time/tarih';
import { type Zar, zar } from '../../plan/zar.ts';

/** The names of the demo company's tasks, and the days of their steps. */

/** Tasks of each product, in the order of its versions. */
export const URUNUN_ISI = 800;
/** Tasks in each published version, in the next version, and in the one after it. */
const YAYINLANANIN = 105;
const DONDURULANIN = 70;
const HAZIRLANANIN = 60;
/** Published versions of a product, and the working days between two of them. */
export const YAYINLANAN = 6;
const ARA = 90;
const SON_YAYIN = 20;
/** A seed of its own, apart from the other parts of the demo data. */
const GOREV_ZARI = 301_779;

const EKRANLAR = [
  'Reçete', 'Randevu', 'Stok', 'Fatura', 'Hasta kartı', 'Tahlil', 'Rapor', 'Kasa', 'Aşı takibi', 'Personel', 'Yatış',
  'Ameliyat', 'Diyet', 'Konsültasyon', 'Epikriz', 'Provizyon', 'Malzeme', 'Cihaz bağlantısı', 'Barkod', 'Vezne',
] as const; // prettier-ignore
const BASLIKLAR: Readonly<Record<string, readonly string[]>> = {
  Hata: [
    'ekranı kaydederken hata veriyor',
    'listesinde toplam yanlış çıkıyor',
    'çıktısında Türkçe harfler bozuluyor',
    'ekranı yavaş açılıyor',
    'kaydı iki kez oluşuyor',
    'ekranında tarih süzgeci çalışmıyor',
  ],
  Geliştirme: [
    'ekranına toplu işlem',
    'ekranına arama kutusu',
    'kayıtlarına dosya ekleme',
    'ekranında kısayol tuşları',
    'kayıtları için onay adımı',
  ],
  İyileştirme: ['ekranında alanların sırası', 'ekranının telefonda görünümü', 'ekranında uyarı metinleri'],
  Mevzuat: ['işlemlerinde yeni SUT kuralları', 'bildiriminde zorunlu alanlar'],
  Rapor: ['için aylık özet raporu', 'listesinin Excel aktarımı'],
  Altyapı: ['sorgularının dizinleri', 'servisinin hata kayıtları'],
};
const NOTLAR = [
  'Müşteriyle görüşüldü, örnek kayıt ekte.',
  'Aynı sorun eski sürümde de var.',
  'Sorgu düzeltildi, dizin eklendi.',
  'Ekran görüntüsündeki adımlarla yinelenebiliyor.',
  'Tasarım onaylandı, geliştirmeye hazır.',
  'Yardım metni de güncellenecek.',
  'Büyük veriyle bir kez daha denenecek.',
  'Bağlı ekranlar da gözden geçirildi.',
] as const;
const ENGELLER = [
  'Müşteriden örnek dosya bekleniyor',
  'Kurumun test servisi kapalı',
  'Tasarım kararı bekleniyor',
  'Cihaz üreticisinden belge bekleniyor',
] as const;
const ORTAMLAR = ['Test sunucusu, Chrome', 'Test sunucusu, Edge', 'Pilot müşteri kopyası', 'Tablet, Chrome'] as const;
const SURELER = [1, 2, 3, 4, 6, 8, 12, 16, 24] as const;

/** The working days before this one, the last first. */
export function isGunleri(bugun: Gun, kac: number): readonly Gun[] {
  const gunler: Gun[] = [];
  for (let g = gunEkle(bugun, -1); gunler.length < kac; g = gunEkle(g, -1)) if (haftaGunu(g) <= 5) gunler.push(g);
  return gunler;
}
/** The number of working days since the n-th version of a product was published. */
export const yayinYasi = (n: number): number => SON_YAYIN + (YAYINLANAN - 1 - n) * ARA;

const DUZ: readonly GorevDurumu[] = [
  'gelistirmede',
  'testbekliyor',
  'testte',
  'testonayli',
  'versiyonda',
  'yayinlandi',
  'kapandi',
];
const DONUS: readonly GorevDurumu[] = ['testbekliyor', 'testte', 'testred', 'gelistirmede'];

/** The states of a task after it was planned. @param donus the number of tests that sent it back */
function yolu(durum: GorevDurumu, donus: number): readonly GorevDurumu[] {
  if (durum === 'planlandi' || durum === 'iptal') return durum === 'iptal' ? ['iptal'] : [];
  const donusler = Array.from({ length: donus }, () => DONUS).flat();
  return durum === 'testred'
    ? ['gelistirmede', ...donusler, 'testbekliyor', 'testte', 'testred']
    : ['gelistirmede', ...donusler, ...DUZ.slice(1, DUZ.indexOf(durum) + 1)];
}

/** The version of the i-th task of a product, and its state. */
function yeri(z: Zar, i: number): { readonly versiyon: number | null; readonly durum: GorevDurumu } {
  const yayindaki = YAYINLANAN * YAYINLANANIN;
  if (i < yayindaki) {
    const versiyon = Math.floor(i / YAYINLANANIN);
    return { versiyon, durum: z.olasi(0.05) ? 'iptal' : versiyon === YAYINLANAN - 1 ? 'yayinlandi' : 'kapandi' };
  }
  if (i < yayindaki + DONDURULANIN) return { versiyon: YAYINLANAN, durum: 'versiyonda' };
  if (i >= yayindaki + DONDURULANIN + HAZIRLANANIN) return { versiyon: null, durum: 'planlandi' };
  const n = z.arasi(1, 100);
  const durum =
    n <= 40
      ? 'planlandi'
      : n <= 60
        ? 'gelistirmede'
        : n <= 72
          ? 'testbekliyor'
          : n <= 80
            ? 'testte'
            : n <= 92
              ? 'testonayli'
              : 'testred';
  return { versiyon: YAYINLANAN + 1, durum };
}

export interface OrnekKisileri {
  readonly yapanlar: readonly number[];
  readonly testciler: readonly number[];
  readonly yoneten: number;
}
export interface OrnekTanimlari {
  readonly turler: readonly { readonly id: number; readonly ad: string }[];
  readonly aciliyetler: readonly number[];
  readonly ekip: number | null;
  readonly testTurleri: readonly number[];
}

/** One task and its history, in the order of time. */
export function ornekIs(
  i: number,
  urun: number,
  {
    kisiler: k,
    tanimlar: t,
    gunler,
    bugun,
  }: { kisiler: OrnekKisileri; tanimlar: OrnekTanimlari; gunler: readonly Gun[]; bugun: Gun },
) {
  const z = zar(GOREV_ZARI, urun, i);
  const { versiyon, durum } = yeri(z, i);
  const donus = z.olasi(0.7) ? 0 : z.olasi(0.8) ? 1 : 2;
  const yol = yolu(durum, donus);
  const yayin = versiyon !== null && versiyon < YAYINLANAN ? yayinYasi(versiyon) : null;
  // Backwards from the end: the age of each step in working days.
  const yaslar: number[] = [];
  let yas = yayin === null ? z.arasi(1, durum === 'versiyonda' ? 12 : 6) : durum === 'kapandi' ? yayin - 1 : yayin;
  for (let n = yol.length - 1; n >= 0; n -= 1) {
    yaslar[n] = yas;
    yas += yol[n] === 'kapandi' ? 1 : yol[n] === 'yayinlandi' ? z.arasi(3, ARA) : z.arasi(1, 4);
  }
  const acilis = yas + (yol.length === 0 ? z.arasi(0, 60) : z.arasi(0, 12));
  const an = (gunYasi: number, saat = z.arasi(9, 16)): Date =>
    new Date(
      istanbulAni(
        gunler[gunYasi - 1]!,
        `${String(saat).padStart(2, '0')}:${String(z.arasi(0, 11) * 5).padStart(2, '0')}`,
      ),
    );
  const acilisZamani = an(acilis, 8);
  const adimlar = yol.map((d, n) => ({ durum: d, zaman: an(yaslar[n]!, d === 'yayinlandi' ? 17 : undefined) }));
  const tur = z.biri(t.turler);
  const baslik = `${z.biri(EKRANLAR)} ${z.biri(BASLIKLAR[tur.ad] ?? BASLIKLAR['Geliştirme']!)}`;
  const sahipli = durum !== 'planlandi' || z.olasi(0.6);
  const testci = z.biri(k.testciler);
  const suruyor = yayin === null && durum !== 'versiyonda';
  return {
    z,
    baslik,
    tur: tur.id,
    durum,
    versiyon,
    aciliyet: t.aciliyetler[z.olasi(0.6) ? 1 : z.arasi(0, t.aciliyetler.length - 1)]!,
    ekip: z.olasi(0.7) ? t.ekip : null,
    atanan: sahipli ? z.biri(k.yapanlar) : null,
    testci: sahipli ? testci : null,
    testTur: z.biri(t.testTurleri),
    donus: yol.filter((d) => d === 'testred').length,
    termin: yayin === null ? (z.olasi(0.7) ? gunEkle(bugun, z.arasi(-4, 40)) : null) : gunler[yayin - 1]!,
    tahmini: z.olasi(0.85) ? z.biri(SURELER) : null,
    engel: suruyor && durum !== 'planlandi' && z.olasi(0.1) ? z.biri(ENGELLER) : null,
    acan: z.olasi(0.5) ? k.yoneten : testci,
    acilisZamani,
    adimlar,
    not: z.olasi(0.35) ? z.biri(NOTLAR) : null,
    ortam: z.biri(ORTAMLAR),
  };
}
export type OrnekIs = ReturnType<typeof ornekIs>;

/** The evidence of one round: every criterion was tested. In a round that failed, the last test failed. */
export const turTestleri = (kriterler: readonly (number | null)[], gecti: boolean) =>
  kriterler.map((kriter, n) => ({
    kriter,
    sonuc: (gecti || n < kriterler.length - 1 ? 'gecti' : 'kaldi') satisfies TestSonucu as TestSonucu,
  }));
