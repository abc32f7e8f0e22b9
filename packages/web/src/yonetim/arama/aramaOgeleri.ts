import type { Bulunan } from '@masabasi/core/platform/search/aramaUcu';
import IconAppWindow from '~icons/tabler/app-window';
import IconBuilding from '~icons/tabler/building';
import IconBuildingStore from '~icons/tabler/building-store';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCertificate from '~icons/tabler/certificate';
import IconChecklist from '~icons/tabler/checklist';
import IconFileText from '~icons/tabler/file-text';
import IconFolder from '~icons/tabler/folder';
import IconHeadset from '~icons/tabler/headset';
import IconInvoice from '~icons/tabler/invoice';
import IconMapPin from '~icons/tabler/map-pin';
import IconMessage from '~icons/tabler/message';
import IconPackage from '~icons/tabler/package';
import IconReport from '~icons/tabler/report';
import IconSchool from '~icons/tabler/school';
import IconTargetArrow from '~icons/tabler/target-arrow';
import IconUser from '~icons/tabler/user';
import IconWorld from '~icons/tabler/world';
import { createElement, type ReactNode } from 'react';
import { KAYNAKLAR, type Meslektas } from './aranan.ts';
import { bulunanSekmeler, type Ekran, type EkranSekmesi } from './sekmeAra.ts';
import { eslesenler } from '../../platform/search/eslesme.ts';
import type { Acilan, SonAcilan } from '../../platform/list/sonAcilan.ts';

/** An entry of the search: a link or an act. */
export interface Oge {
  readonly anahtar: string;
  readonly ad: string;
  readonly ek: string;
  readonly ikon: ReactNode;
  readonly yol: string;
  readonly calistir?: () => void;
  /** The record to remember as opened. */
  readonly kayit?: SonAcilan;
}
export interface Grup {
  readonly ad: string;
  readonly ogeler: readonly Oge[];
}

/** An act, also found by its other words. */
export interface Eylem {
  readonly ad: string;
  readonly sozler?: string;
  readonly ikon: ReactNode;
  readonly calistir: () => void;
}

/** Line width of icons beside a text. */
export const CIZGI = { stroke: 1.6 } as const;

const IKONLAR: Readonly<Record<Acilan, ReactNode>> = {
  musteri: createElement(IconBuilding, CIZGI),
  personel: createElement(IconUser, CIZGI),
  gorusme: createElement(IconHeadset, CIZGI),
  webistek: createElement(IconWorld, CIZGI),
  egitim: createElement(IconSchool, CIZGI),
  lisans: createElement(IconCertificate, CIZGI),
  analiz: createElement(IconReport, CIZGI),
  gorev: createElement(IconChecklist, CIZGI),
  versiyon: createElement(IconPackage, CIZGI),
  fatura: createElement(IconInvoice, CIZGI),
  toplanti: createElement(IconCalendarEvent, CIZGI),
  prj: createElement(IconFolder, CIZGI),
  bayi: createElement(IconBuildingStore, CIZGI),
  ziyaret: createElement(IconMapPin, CIZGI),
  aday: createElement(IconTargetArrow, CIZGI),
  teklif: createElement(IconFileText, CIZGI),
};
/** Most screens, tabs and acts in the results; the best matches come first. */
const EN_COK = 5;
/** Fewest lines before anything is typed. */
const ILK_BOY = 9;

interface Bulunanlar {
  readonly tur: Acilan;
  readonly ogeler: readonly Bulunan[];
}

interface Sunulan {
  readonly aranan: readonly Bulunanlar[];
  readonly sonlar: readonly SonAcilan[];
  readonly islemler: readonly Eylem[];
  /** The first acts of the person's role. */
  readonly ilkler: readonly Eylem[];
  /** Keys of the entries that the person uses most. */
  readonly enCoklar: readonly string[];
  readonly ekranlar: readonly Ekran[];
  readonly sekmeler: readonly EkranSekmesi[];
  readonly meslektaslar: readonly Meslektas[];
  /** Calls that ring now, and calls to return. */
  readonly calanlar: readonly Oge[];
  readonly cevapsizlar: readonly Oge[];
  /** Acts on the typed number. */
  readonly numarayla: readonly Eylem[];
}

const kayitOgesi = (tur: Acilan, b: Bulunan): Oge => ({
  anahtar: `${tur}-${b.Id}`,
  ad: b.Ad,
  ek: b.Ek,
  ikon: IKONLAR[tur],
  yol: b.Yol,
  kayit: { tur, Id: b.Id },
});
const eylemOgesi = (e: Eylem): Oge => ({
  anahtar: `eylem-${e.ad}`,
  ad: e.ad,
  ek: '',
  ikon: e.ikon,
  yol: '',
  calistir: e.calistir,
});
const ekranOgesi = (e: Ekran): Oge => ({
  anahtar: `ekran-${e.yol}`,
  ad: e.ad,
  ek: e.yeri,
  ikon: createElement(IconAppWindow, CIZGI),
  yol: e.yol,
});

/** Acts on a colleague: write to them, or see them on the board. */
const meslektasOgeleri = ({ Id, Ad, Departman, panoda }: Meslektas): Oge[] => [
  {
    anahtar: `mesaj-${Id}`,
    ad: Ad,
    ek: `${Departman} · mesaj yaz`,
    ikon: createElement(IconMessage, CIZGI),
    yol: `/personel/yazisma?kisi=${Id}`,
  },
  ...(panoda
    ? [
        {
          anahtar: `nerede-${Id}`,
          ad: Ad,
          ek: 'nerede? mola panosunda göster',
          ikon: createElement(IconMapPin, CIZGI),
          yol: `/personel/mola?ara=${encodeURIComponent(Ad)}`,
        },
      ]
    : []),
];

/** Records opened last, the newest first, without records that are gone or that the person may no longer see. */
function sonAcilanlari(sonlar: readonly SonAcilan[], aranan: readonly Bulunanlar[]): Oge[] {
  return sonlar.flatMap(({ tur, Id }) => {
    const b = aranan.find((g) => g.tur === tur)?.ogeler.find((o) => o.Id === Id);
    return b ? [kayitOgesi(tur, b)] : [];
  });
}

/** Entries before anything is typed. Screens fill the list when it is short. */
function ilkGruplar(g: Sunulan): Grup[] {
  const ilkler = g.ilkler.map(eylemOgesi);
  const acilan = sonAcilanlari(g.sonlar, g.aranan);
  const hepsi = new Map(
    [...g.islemler.map(eylemOgesi), ...g.ekranlar.map(ekranOgesi), ...g.sekmeler.map(ekranOgesi)].map((o) => [
      o.anahtar,
      o,
    ]),
  );
  const sik = g.enCoklar
    .filter((k) => !ilkler.some((o) => o.anahtar === k))
    .flatMap((k) => hepsi.get(k) ?? [])
    .slice(0, EN_COK);
  const dolu = g.calanlar.length + ilkler.length + sik.length + g.cevapsizlar.length + acilan.length;
  const kalan = g.ekranlar.map(ekranOgesi).filter((o) => !sik.some((k) => k.anahtar === o.anahtar));
  return [
    { ad: 'Şimdi çalıyor', ogeler: g.calanlar },
    { ad: 'İşlemler', ogeler: ilkler },
    { ad: 'Sık kullandıklarınız', ogeler: sik },
    { ad: 'Geri aranacak', ogeler: g.cevapsizlar },
    { ad: 'Son açılanlar', ogeler: acilan },
    { ad: 'Ekranlar', ogeler: kalan.slice(0, Math.max(0, ILK_BOY - dolu)) },
  ];
}

const dolular = (gruplar: readonly Grup[]): Grup[] => gruplar.filter((x) => x.ogeler.length > 0);

/**
 * Groups of the search: for a text the best matches of each kind, without a text the acts of the person's role and
 * what they used before.
 */
export function gruplari(g: Sunulan & { readonly ara: string; readonly yanlis: boolean }): Grup[] {
  const { ara, yanlis } = g;
  if (ara === '') return dolular(ilkGruplar(g));
  return dolular([
    { ad: 'İşlemler', ogeler: eslesenler(ara, g.islemler, yanlis).slice(0, EN_COK).map(eylemOgesi) },
    { ad: 'Ekranlar', ogeler: eslesenler(ara, g.ekranlar, yanlis).slice(0, EN_COK).map(ekranOgesi) },
    { ad: 'Sekmeler', ogeler: bulunanSekmeler(ara, g.sekmeler, yanlis).slice(0, EN_COK).map(ekranOgesi) },
    { ad: 'Çalışma Arkadaşları', ogeler: g.meslektaslar.flatMap(meslektasOgeleri) },
    ...g.aranan.map(({ tur, ogeler }) => ({ ad: KAYNAKLAR[tur].ad, ogeler: ogeler.map((b) => kayitOgesi(tur, b)) })),
    { ad: 'Numara', ogeler: g.numarayla.map(eylemOgesi) },
  ]);
}
