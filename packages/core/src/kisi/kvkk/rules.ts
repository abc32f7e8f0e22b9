/**
 * Duties of KVKK (law 6698): the notice of article 10 in its simple text form, and the retention time of each kind of
 * record. The notice informs and asks for no consent.
 */

// ——— the notice ———

/** A block of the notice on the screen. */
export type Blok =
  | { readonly tur: 'baslik' | 'paragraf'; readonly metin: string }
  | { readonly tur: 'liste'; readonly maddeler: readonly string[] };

/**
 * Reads the simple form of the notice. A line with `# ` is a heading, lines with `- ` are a list, an empty line ends a
 * paragraph. Everything else is plain text, also markup.
 */
export function metinBloklari(metin: string): Blok[] {
  const bloklar: Blok[] = [];
  let paragraf: string[] = [];
  let maddeler: string[] = [];
  const bitir = () => {
    if (paragraf.length > 0) bloklar.push({ tur: 'paragraf', metin: paragraf.join(' ') });
    if (maddeler.length > 0) bloklar.push({ tur: 'liste', maddeler });
    paragraf = [];
    maddeler = [];
  };
  for (const ham of metin.split(/\r\n|\r|\n/)) {
    const satir = ham.trim();
    if (satir.startsWith('# ')) {
      bitir();
      bloklar.push({ tur: 'baslik', metin: satir.slice(2).trim() });
    } else if (satir.startsWith('- ')) {
      if (paragraf.length > 0) bitir();
      maddeler.push(satir.slice(2).trim());
    } else if (satir === '') bitir();
    else if (maddeler.length > 0) maddeler.push(`${maddeler.pop()} ${satir}`);
    else paragraf.push(satir);
  }
  bitir();
  return bloklar;
}

/** Values of the words in braces. */
export type YerTutucular = Readonly<Record<string, string>>;
const YER_TUTUCU = /\{([^{}\n]{1,40})\}/g;

/** The notice with its words in braces filled in. Unknown words stay. */
export const yerTutuculariYaz = (metin: string, degerler: YerTutucular): string =>
  metin.replace(YER_TUTUCU, (tam, ad: string) => (Object.hasOwn(degerler, ad) ? degerler[ad]! : tam));

/** Readers of a notice: employees, or customers and other people who write to the company. */
export const AYDINLATMALAR = ['calisan', 'musteri'] as const;
export type AydinlatmaKime = (typeof AYDINLATMALAR)[number];

/** Public address of the notice for customers. */
export const ACIK_AYDINLATMA = '/aydinlatma';

/** Error of a new notice, or null. */
export function aydinlatmaHatasi(metin: string, onceki: string, degerler: YerTutucular): string | null {
  if (metin.trim() === '') return 'Aydınlatma metnini yazınız.';
  if (metin.trim() === onceki.trim()) return 'Metinde bir değişiklik yok; yeni versiyon oluşturulmadı.';
  const bilinmeyen = [...metin.matchAll(YER_TUTUCU)].find(([, ad]) => !Object.hasOwn(degerler, ad!));
  if (bilinmeyen)
    return `'${bilinmeyen[0]}' bilinen bir alan değil. Yazılabilecek alanlar metnin altında listeleniyor.`;
  return null;
}

export const METIN = {
  yenilendi: 'Aydınlatma metni bu arada güncellendi. Lütfen güncel metni okuyunuz.',
  metinYenilendi: 'Metin güncellendi',
  aralik: 'En çok bir yıllık aralık seçilebilir.',
} as const;

// ——— retention of records ———

export const SAKLAMA_KONULARI = [
  'mola',
  'denetim',
  'oturum',
  'posta',
  'gelenPosta',
  'bildirim',
  'duyuru',
  'yazisma',
  'personel',
  'musteri',
  'aday',
  'yetkili',
  'webistek',
  'imha',
] as const;
export type SaklamaKonusu = (typeof SAKLAMA_KONULARI)[number];

export interface SaklamaTanimi {
  readonly Ad: string;
  /** Start of the retention time, and the action at its end. */
  readonly Aciklama: string;
  readonly VarsayilanAy: number;
  readonly EnAz: number;
}

export const SAKLAMA_EN_FAZLA = 1200;

/** Each kind of record: the default in months, and the minimum by law or for the work. */
export const SAKLAMA: Readonly<Record<SaklamaKonusu, SaklamaTanimi>> = {
  mola: {
    Ad: 'Mola ve mesai kayıtları',
    Aciklama: 'Mesai gününden sonra; tek tek kayıtlar silinir, günlük toplamlar kalır.',
    VarsayilanAy: 24,
    EnAz: 1,
  },
  denetim: {
    Ad: 'Denetim ve erişim kayıtları',
    Aciklama: 'Kaydın yazıldığı günden sonra silinir.',
    VarsayilanAy: 24,
    EnAz: 12,
  },
  oturum: {
    Ad: 'Oturum kayıtları',
    Aciklama: 'Son kullanımdan sonra; giriş zamanı, IP adresi ve cihaz bilgisi silinir.',
    VarsayilanAy: 24,
    EnAz: 1,
  },
  posta: {
    Ad: 'Giden e-postalar',
    Aciklama: 'E-postanın yazıldığı günden sonra silinir.',
    VarsayilanAy: 24,
    EnAz: 1,
  },
  gelenPosta: {
    Ad: 'Gelen e-postalar',
    Aciklama: 'E-postanın geldiği günden sonra; istek ya da görüşme olanın metni orada kalır.',
    VarsayilanAy: 24,
    EnAz: 1,
  },
  bildirim: {
    Ad: 'Bildirimler',
    Aciklama: 'Bildirimin yazıldığı günden sonra silinir.',
    VarsayilanAy: 6,
    EnAz: 1,
  },
  duyuru: {
    Ad: 'Duyuru okunma kayıtları',
    Aciklama: 'Duyurunun süresi dolduktan sonra silinir.',
    VarsayilanAy: 24,
    EnAz: 1,
  },
  yazisma: {
    Ad: 'Yazışmalar',
    Aciklama: 'Mesajın yazıldığı günden sonra; dosyaları ve önceki hâlleriyle silinir.',
    VarsayilanAy: 24,
    EnAz: 1,
  },
  personel: {
    Ad: 'Personel ve izin kayıtları',
    Aciklama: 'İşten ayrıldıktan sonra; kişi anonim hâle getirilir, kime ait olduğu bir daha bilinemez.',
    VarsayilanAy: 120,
    EnAz: 60,
  },
  musteri: {
    Ad: 'Ayrılan müşteriler',
    Aciklama:
      'Ayrılma gününden, silinmiş kartlarda silindiği günden sonra; kart, yetkili kişiler, onaylar ve geçmiş silinir. Lisansı olan müşteri saklanır.',
    VarsayilanAy: 120,
    EnAz: 12,
  },
  aday: {
    Ad: 'Aday müşteriler',
    Aciklama: 'Aday ya da demo aşamasında kalan müşteride son işlemden sonra; kart ve geçmişi silinir.',
    VarsayilanAy: 36,
    EnAz: 6,
  },
  yetkili: {
    Ad: 'Silinen yetkili kişiler',
    Aciklama: 'Müşterinin yetkili kişisi silindikten sonra; o güne kadar geri alınabilir.',
    VarsayilanAy: 6,
    EnAz: 1,
  },
  webistek: {
    Ad: 'Web istekleri',
    Aciklama:
      'İsteğin geldiği günden sonra; istek, dosyaları ve geçmişi silinir. Açılan görüşme müşterinin kaydında kalır.',
    VarsayilanAy: 24,
    EnAz: 1,
  },
  imha: {
    Ad: 'İmha kayıtları',
    Aciklama: 'İmhadan sonra; yönetmelik en az üç yıl saklanmasını ister.',
    VarsayilanAy: 36,
    EnAz: 36,
  },
};

/** Records that name no employee. They may be kept longer than the staff card. */
const ADI_OLMAYAN: ReadonlySet<SaklamaKonusu> = new Set(['musteri', 'aday', 'yetkili', 'webistek', 'imha']);

/** `2 yıl`, `18 ay`. */
export const ayYaz = (ay: number): string => (ay % 12 === 0 ? `${ay / 12} yıl` : `${ay} ay`);

/**
 * Error of a retention time, or null. Data that names a person is never kept longer than the person's own record,
 * because it would identify the anonymous record again.
 */
export function saklamaHatasi(
  konu: SaklamaKonusu,
  ay: number,
  simdiki: Readonly<Record<SaklamaKonusu, number>>,
): string | null {
  const { Ad, EnAz } = SAKLAMA[konu];
  if (ay < EnAz) return `${Ad} en az ${ayYaz(EnAz)} saklanır.`;
  if (ay > SAKLAMA_EN_FAZLA) return `${Ad} en çok ${ayYaz(SAKLAMA_EN_FAZLA)} saklanabilir.`;
  if (ADI_OLMAYAN.has(konu)) return null;
  if (konu !== 'personel')
    return ay > simdiki.personel
      ? `${Ad}, personel ve izin kayıtlarından (${ayYaz(simdiki.personel)}) uzun saklanamaz.`
      : null;
  const uzun = SAKLAMA_KONULARI.find((k) => k !== 'personel' && !ADI_OLMAYAN.has(k) && simdiki[k] > ay);
  return uzun === undefined
    ? null
    : `${SAKLAMA[uzun].Ad} ${ayYaz(simdiki[uzun])} saklanıyor; personel kayıtları daha kısa saklanamaz.`;
}

/** Values of the words in braces: the company, and the retention time of each kind of record. */
export const yerTutucular = (
  sirket: string,
  aylar: Readonly<Record<SaklamaKonusu, number>>,
): Record<string, string> => ({
  sirket,
  ...Object.fromEntries(SAKLAMA_KONULARI.map((k) => [`sure.${k}`, ayYaz(aylar[k])])),
});
