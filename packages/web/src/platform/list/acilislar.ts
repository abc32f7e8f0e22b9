import { siraOku } from '@masabasi/core/platform/list/sayfaVeSira';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { jetonuAl } from '../call/jeton.ts';

type Yetkisi = (yetki: number) => boolean;

interface Acilan {
  /** The tab with a person's work. Absent: the list has no tabs, or opens whole. */
  readonly sekme?: string | ((yetkisi: Yetkisi) => string);
  /** The tab to show while that one has no row. */
  readonly yoksa?: string;
  /** Orders of tabs, where the order of the list would hide the next row: the nearest first. */
  readonly siralar?: Readonly<Record<string, string>>;
  /** Name of the tab in the address and in the request. */
  readonly alan?: readonly [adres: string, istek: string];
}

/** The tab that does not filter, in every list. */
export const HEPSI = 'hepsi';
const SEKME = ['sekme', 'sekme'] as const;

/**
 * The opening of each list from the menu: where work is. A link with words, the person's saved default view and their
 * last choice go before it.
 */
export const ACILISLAR: Readonly<Record<string, Acilan>> = {
  // The desk: own and unassigned tickets for those who assign, as the menu and the home page count them.
  gorusme: {
    sekme: (yetkisi) => (yetkisi(YETKI.gorusmeDagit) ? 'bekleyen' : 'benim'),
    yoksa: HEPSI,
    siralar: { bekleyen: 'SlaBitis', benim: 'SlaBitis' },
  },
  webistek: { sekme: 'bekleyen', yoksa: HEPSI },
  memnuniyet: { sekme: 'aranacak', yoksa: HEPSI },
  egitim: { sekme: 'planli', yoksa: HEPSI, siralar: { planli: 'Planlanan_Baslama', bugun: 'Planlanan_Baslama' } },
  // The page opens on today by itself, and the totals are those of the day.
  baglanti: {},
  // Figures.
  istatistik: {},

  gorev: { sekme: 'benim', yoksa: 'acik', siralar: { benim: 'Termin', acik: 'Termin' } },
  analiz: { sekme: 'benim', yoksa: HEPSI },
  toplanti: { sekme: 'yaklasan', yoksa: HEPSI, siralar: { yaklasan: 'Baslama_Zamani', benim: '-Baslama_Zamani' } },
  // Few, the newest plan first.
  versiyon: {},
  // The nearest end first.
  prj: {},

  teklif: { sekme: 'acik', yoksa: HEPSI, siralar: { acik: 'Gecerlilik_Tarihi' } },
  teklifGorusme: { sekme: 'takip', yoksa: HEPSI, siralar: { takip: 'Sonraki_Tarih', geciken: 'Sonraki_Tarih' } },
  ziyaret: { sekme: 'planli', yoksa: HEPSI, siralar: { planli: 'Baslama_Zamani', bugun: 'Baslama_Zamani' } },
  yonlendirme: { sekme: 'bana', yoksa: HEPSI },
  // The pipeline holds open prospects only.
  aday: {},
  // Directories are searched.
  bayi: {},
  bayiMusteri: {},
  bayiLisans: {},
  musteri: {},
  aktarimSatirlari: {},
  kapananDemolar: {},

  lisans: { sekme: 'gun30', yoksa: HEPSI },
  fatura: { sekme: 'acik', yoksa: HEPSI, siralar: { acik: 'Vade', gecikmis: 'Vade' } },
  gelenFatura: { sekme: 'bekleyen', yoksa: HEPSI, alan: ['gelen', 'GelenSekme'] },
  bankaHareketi: { sekme: 'bekleyen', yoksa: HEPSI, alan: ['durum', 'Durum'] },

  // The log, the newest first.
  denetim: {},
};

/** The tab and the order of a list, as an address names them. */
export interface Acilis {
  readonly sekme?: string;
  readonly sirala?: string;
}

/** Name of the tab of a list in the address; null: it has no opening tab. */
export const sekmeSozu = (ad: string): string | null => {
  const a = ACILISLAR[ad];
  return a?.sekme === undefined ? null : (a.alan ?? SEKME)[0];
};
export const yoksasi = (ad: string): string | undefined => ACILISLAR[ad]?.yoksa;
/** The own order of a tab. Undefined: that of the list. */
export const sekmeSirasi = (ad: string, sekme: string): string | undefined => ACILISLAR[ad]?.siralar?.[sekme];

const sekmeyle = (ad: string, sekme: string): Acilis => {
  const sirala = sekmeSirasi(ad, sekme);
  return { sekme, ...(sirala !== undefined && { sirala }) };
};

const anahtar = (ad: string): string => `masabasi.acilis.${jetonuAl()?.UserName ?? ''}.${ad}`;

/** The person's last choice of tab and order in this list. Null: none yet. */
export function hatirlanan(ad: string): Acilis | null {
  try {
    const yazili: unknown = JSON.parse(localStorage.getItem(anahtar(ad)) ?? 'null');
    if (typeof yazili !== 'object' || yazili === null) return null;
    const { sekme, sirala } = yazili as Readonly<Record<string, unknown>>;
    return {
      ...(typeof sekme === 'string' && { sekme }),
      ...(typeof sirala === 'string' && { sirala }),
    };
  } catch (hata) {
    if (!(hata instanceof SyntaxError)) throw hata;
    return null;
  }
}

/** Remembers a choice for the next opening. A full storage remembers nothing. */
export function hatirla(ad: string, acilis: Acilis): void {
  try {
    localStorage.setItem(anahtar(ad), JSON.stringify(acilis));
  } catch (hata) {
    if (!(hata instanceof DOMException)) throw hata;
  }
}

/** The opening of a list without words in the address. */
export function acilisi(ad: string, yetkisi: Yetkisi): Acilis {
  const eski = hatirlanan(ad);
  if (eski !== null) return eski;
  const sekme = ACILISLAR[ad]?.sekme;
  return sekme === undefined ? {} : sekmeyle(ad, typeof sekme === 'string' ? sekme : sekme(yetkisi));
}

/** Address words of an opening. */
export function acilisSozleri(ad: string, { sekme, sirala }: Acilis): readonly (readonly [string, string])[] {
  const soz = sekmeSozu(ad);
  return [
    ...(soz !== null && sekme !== undefined ? [[soz, sekme] as const] : []),
    ...(sirala === undefined ? [] : [['sirala', sirala] as const]),
  ];
}

/**
 * The same as fields of the request, for a read ahead that does not know the list. Null while the person is not known
 * and the opening depends on their permissions.
 */
export function acilisIstegi(ad: string, bilinen: Yetkisi | null): object | null {
  const kisiye = typeof ACILISLAR[ad]?.sekme === 'function';
  if (bilinen === null && kisiye && hatirlanan(ad) === null) return null;
  const yetkisi = bilinen ?? (() => false);
  const { sekme, sirala } = acilisi(ad, yetkisi);
  const alan = (ACILISLAR[ad]?.alan ?? SEKME)[1];
  return {
    ...(sekmeSozu(ad) !== null && sekme !== undefined && sekme !== HEPSI && { [alan]: sekme }),
    ...(sirala !== undefined && { sirala: sirala.split(',').map((s) => siraOku(s)) }),
  };
}
