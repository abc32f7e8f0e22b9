import type { Call } from '@masabasi/core/platform/call/call';
import type { Basari, Girdi } from '@masabasi/core/platform/call/endpoint';
import {
  EN_COK_SIRA,
  type Gorunum,
  type Liste,
  type ListeSatiri,
  type Sira,
  type Suzgec,
} from '@masabasi/core/platform/list/liste';
import {
  adresi,
  adresSozleri,
  adrestenOku,
  bakisi,
  saklananSozler,
  suzmuyor,
} from '@masabasi/core/platform/list/listeAdresi';
import type { SuzgecSatiri } from '@masabasi/core/platform/suzgec/contract';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { suzgec as suzgecOdasi } from '../../calls/suzgec.ts';
import { bilinenBen } from '../session/oturum.ts';
import {
  type Acilis,
  acilisi,
  acilisSozleri,
  hatirla,
  hatirlanan,
  HEPSI,
  sekmeSirasi,
  sekmeSozu,
  yoksasi,
} from './acilislar.ts';
import { adresYolda, useAdres } from './adres.ts';
import type { ApiError } from '../call/cagri.ts';
import { CHOICES } from '../../calls/choices.ts';
import { endpointQuery, queryClient, readAhead, useEndpoint } from '../call/api.ts';
import { listeIstegi } from './listeIstegi.ts';
import { sayfaBoyu, sayfaBoyuSec } from './sayfaBoyu.ts';
import type { GridFilter, GridList } from '../../ui/useListGrid.ts';

type ListeOf<E extends Call> = NonNullable<E['liste']>;
type SatirOf<E extends Call> = ListeSatiri<ListeOf<E>>;
/** Fields of the request that are no filter, for example the record that the list belongs to. */
type Ait<E extends Call> = Omit<Girdi<E> & object, 'ara' | 'sirala' | 'sayfa' | 'adet' | keyof ListeOf<E>['suzgecler']>;
type Secenekler = readonly { readonly value: string; readonly label: string }[];

export interface Listem<E extends Call> {
  /** The last answer, with its fields besides the rows. */
  readonly veri: Basari<E> | undefined;
  /** Search, filters and order without the page; a spreadsheet uses them. */
  readonly gorunum: Gorunum<ListeOf<E>>;
  /** The error of the last read. */
  readonly hata: ApiError | null;
  /** Changes filters that the page draws itself. */
  readonly suz: (degisen: Partial<Gorunum<ListeOf<E>>>) => void;
  /** A view mode of the list, and a function to change it, by the words in its declaration (`bakislar`). */
  readonly bakis: (ad: string) => string;
  readonly bak: (degisen: Readonly<Record<string, string>>) => void;
  readonly tablo: GridList<SatirOf<E>>;
  /** For the menu of saved views. */
  readonly gorunumler: ListeGorunumleri;
}

export interface ListeGorunumleri {
  readonly ad: string;
  readonly suzgecler: readonly SuzgecSatiri[];
  /** The view in the words of the address; empty for the whole list. */
  readonly sorgu: string;
  readonly sec: (sorgu: string) => void;
}

export interface ListeSecenekleri<E extends Call> {
  readonly ait?: Ait<E>;
  /** False for a list that is only a part of a page or a dialog: its state is not in the address. */
  readonly adreste?: boolean;
  /** Rows of a page until the person chooses a number. */
  readonly ilkBoy?: number;
  /** The initial view without an address. */
  readonly ilkSorgu?: string;
}

type Secilebilir = { readonly Ad: string } & ({ readonly Id: number } | { readonly Anahtar: string });
type Satirlari = Record<string, readonly Secilebilir[]> | undefined;
const kayitSecenekleri = (veri: unknown, alan: string, uyar: (s: Secilebilir) => boolean): Secenekler =>
  ((veri as Satirlari)?.[alan] ?? []).filter(uyar).map((s) => ({
    value: 'Id' in s ? String(s.Id) : s.Anahtar,
    label: s.Ad,
  }));

/**
 * The choices of a filter; undefined for a filter without choices, such as a day. Filters with the same source share
 * one read. Choices that depend on another filter are those of its value.
 */
function useSecenekleri(
  liste: Liste,
  degerler: Readonly<Record<string, unknown>>,
): (s: Suzgec) => Secenekler | undefined {
  const uclar = [
    ...new Set(
      Object.values(liste.suzgecler).flatMap(({ gosterim }) => (gosterim.tur === 'kayit' ? [gosterim.uc] : [])),
    ),
  ];
  const veriler = useQueries({ queries: uclar.map((uc) => endpointQuery(CHOICES[uc], {})) }).map((q) => q.data);
  return ({ gosterim: g }) => {
    if (g.tur === 'secim') return g.secenekler.map((s) => ({ value: s.deger, label: s.ad }));
    if (g.tur !== 'kayit') return undefined;
    const { usten } = g;
    const uyar = (satir: object) =>
      usten === undefined || (satir as Readonly<Record<string, unknown>>)[usten] === degerler[usten];
    return kayitSecenekleri(veriler[uclar.indexOf(g.uc)], g.alan, uyar);
  };
}

/** Place of a list's state: the page's address, so that reload, links and the back button keep it, or the component. */
function useYeri(adreste: boolean, ilkSorgu: string) {
  const [url, setUrl] = useAdres();
  const [yerel, setYerel] = useState(() => new URLSearchParams(ilkSorgu));
  const degistir = (yaz: (sozler: URLSearchParams) => void, replace = true) => {
    if (adreste) setUrl(yaz, { replace });
    else
      setYerel((once) => {
        const sozler = new URLSearchParams(once);
        yaz(sozler);
        return sozler;
      });
  };
  return [adreste ? url : yerel, degistir] as const;
}

const yaz = (sozler: URLSearchParams, soz: string, deger: string): void =>
  deger === '' ? sozler.delete(soz) : sozler.set(soz, deger);

const yetkisi = (yetki: number): boolean => bilinenBen()?.yetkisi(yetki) ?? false;

/** The address of a list without words of its own, with those of its opening. */
function acilisla(ad: string, yer: URLSearchParams): URLSearchParams {
  const sozler = new URLSearchParams(yer);
  for (const [soz, deger] of acilisSozleri(ad, acilisi(ad, yetkisi))) sozler.set(soz, deger);
  return sozler;
}

/**
 * A list of the server, from the declaration of its endpoint: for `DataGrid`, the menu of views, and additions of the
 * page.
 */
export function useListe<E extends Call>(
  uc: E,
  liste: ListeOf<E>,
  { ait, adreste = true, ilkBoy, ilkSorgu = '' }: ListeSecenekleri<E> = {},
): Listem<E> {
  const [yer, degistir] = useYeri(adreste, ilkSorgu);
  const bakislar = Object.keys(liste.bakislar);
  const sozlerim = [...adresSozleri(liste), ...bakislar];
  const yalin = (s: URLSearchParams) => !sozlerim.some((soz) => s.has(soz));
  const aciliyor = adreste && yalin(yer);
  const adres = aciliyor ? acilisla(liste.ad, yer) : yer;
  const sekmeAdi = sekmeSozu(liste.ad);
  const { gorunum, sayfa } = adrestenOku<ListeOf<E>>(liste, adres);
  const degerler: Readonly<Record<string, unknown>> = gorunum;
  const ara = gorunum.ara;
  const siralar = gorunum.sirala as readonly Sira[];
  const [boy, setBoy] = useState(() => sayfaBoyu(liste.ad, ilkBoy));

  const [yazilan, setYazilan] = useState(ara);
  const [gorulen, setGorulen] = useState(ara);
  // The back button, a link or a view changed the address: the field takes it over, but not an earlier state of its own
  // typing.
  if (ara !== gorulen) {
    setGorulen(ara);
    if (ara !== yazilan.trim() && !(adreste && adresYolda(yer))) setYazilan(ara);
  }
  const [aranan, setAranan] = useState(ara);
  const istek = (sozler: URLSearchParams) => {
    const alanlar: object = { ...ait, ...listeIstegi(liste, sozler, aranan, boy) };
    return alanlar as Girdi<E> & object;
  };
  const sorgu = useEndpoint(uc, istek(adres), { refetchOnMount: 'always', keepPrevious: true });
  // A letter is searched at once. While an answer is awaited, only the latest text waits for its turn.
  if (aranan !== ara && !sorgu.isFetching) setAranan(ara);
  const secenekleri = useSecenekleri(liste, degerler);
  const suzgecler = useEndpoint(suzgecOdasi.suzgecList, { Sayfa: liste.ad }, { enabled: adreste }).data?.suzgecler;

  const veri = sorgu.data;
  const cevap = veri as (Readonly<Record<string, unknown>> & { toplam: number; toplamAsildi: boolean }) | undefined;
  const rows = cevap?.[liste.satirlar] as readonly SatirOf<E>[] | undefined;
  const toplam = cevap?.toplam ?? 0;
  const son = Math.max(1, Math.ceil(toplam / boy));
  const [acilisYazisi, oncekiYazi] = [String(adres), String(yer)];
  const yazilacak = acilisYazisi === oncekiYazi ? null : acilisYazisi;
  // True until the person changes anything, when the page opened without words: a default view then applies.
  const [bos, setBos] = useState(aciliyor);
  /** The default view that the list has opened with. Null: none. */
  const [uygulanan, setUygulanan] = useState<string | null>(null);
  /** The tab that opened by itself; null once the person has chosen anything or another tab is shown. */
  const [acilan, setAcilan] = useState<string | null>(null);
  const [acilisGorulen, setAcilisGorulen] = useState(false);
  const kendiAcilir = aciliyor && yazilacak !== null;
  if (kendiAcilir !== acilisGorulen) {
    setAcilisGorulen(kendiAcilir);
    if (kendiAcilir) setAcilan(hatirlanan(liste.ad) === null && sekmeAdi !== null ? adres.get(sekmeAdi) : null);
  } else if (acilan !== null && sekmeAdi !== null && acilan !== adres.get(sekmeAdi)) setAcilan(null);
  if (bos && suzgecler) {
    setBos(false);
    const varsayilan = suzgecler.find((s) => s.Varsayilan);
    if (varsayilan) {
      setAcilan(null);
      setUygulanan(varsayilan.Sorgu);
    }
  }
  useEffect(() => {
    if (!kendiAcilir) return;
    degistir((s) => {
      for (const [soz, deger] of new URLSearchParams(yazilacak)) s.set(soz, deger);
    });
  });
  /** An address that shows the whole list says so, because one without words opens anew. */
  const yenisiniYaz = (degis: (sozler: URLSearchParams) => void, replace: boolean) =>
    degistir((s) => {
      degis(s);
      if (adreste && sekmeAdi !== null && yalin(s)) s.set(sekmeAdi, HEPSI);
    }, replace);
  /** A change by the person. */
  const kisiDegistirir = (degis: (sozler: URLSearchParams) => void, replace = true) => {
    setBos(false);
    setAcilan(null);
    yenisiniYaz(degis, replace);
  };
  const sekmesi = (s: URLSearchParams) => (sekmeAdi === null ? '' : (s.get(sekmeAdi) ?? HEPSI));
  const secimiHatirla = (s: URLSearchParams) => {
    if (!adreste) return;
    const sirala = s.get('sirala');
    const secim: Acilis = {
      ...(sekmeAdi !== null && { sekme: sekmesi(s) }),
      ...(sirala !== null && { sirala }),
    };
    hatirla(liste.ad, secim);
  };

  const sayfaSec = (n: number) => kisiDegistirir((s) => yaz(s, 'sayfa', n <= 1 ? '' : String(n)), false);
  // The address names a page beyond the last one.
  const tasti = rows?.length === 0 && toplam > 0 && sayfa > son && !sorgu.isPlaceholderData;
  // The list is not called empty until the last page is read.
  const bekler = rows?.length === 0 && toplam > 0;
  useEffect(() => {
    if (tasti) degistir((s) => yaz(s, 'sayfa', son <= 1 ? '' : String(son)));
  });

  const sozuYaz = (soz: string, deger: string) =>
    kisiDegistirir((s) => {
      yaz(s, soz, deger);
      s.delete('sayfa');
      if (soz === 'sirala') secimiHatirla(s);
    });
  const degis = (silinen: readonly string[], sozler: readonly (readonly [string, string])[], replace: boolean) =>
    kisiDegistirir((s) => {
      for (const soz of silinen) s.delete(soz);
      for (const [soz, deger] of sozler) s.set(soz, deger);
    }, replace);
  const gorunumSec = (yeni: Gorunum<ListeOf<E>>) =>
    kisiDegistirir((s) => {
      const once = sekmesi(s);
      const sira = s.get('sirala');
      for (const soz of adresSozleri(liste)) s.delete(soz);
      for (const [soz, deger] of adresi(liste, yeni)) s.set(soz, deger);
      const simdiki = sekmesi(s);
      if (once === simdiki) return;
      // A tab's own order stays with the tab. An order that the person chose goes along.
      if (sira === null || sira === sekmeSirasi(liste.ad, once)) yaz(s, 'sirala', sekmeSirasi(liste.ad, simdiki) ?? '');
      secimiHatirla(s);
    });
  // A saved view also has the view modes. Clearing all filters keeps the modes.
  const saklananiYaz = (s: URLSearchParams, saklanan: string) => {
    for (const soz of [...adresSozleri(liste), ...(saklanan === '' ? [] : bakislar)]) s.delete(soz);
    for (const [soz, deger] of saklananSozler(liste, new URLSearchParams(saklanan))) s.set(soz, deger);
    if (saklanan === '') secimiHatirla(s);
  };

  const uygula = useEffectEvent((saklanan: string) => yenisiniYaz((s) => saklananiYaz(s, saklanan), true));
  useEffect(() => {
    if (uygulanan !== null) uygula(uygulanan);
  }, [uygulanan]);

  const filters = Object.entries(liste.suzgecler).flatMap(([ad, s]): GridFilter[] => {
    if (s.gosterim.tur === 'sayfa') return [];
    const value = suzmuyor(s, degerler[ad]) ? '' : String(degerler[ad]);
    // A filter that depends on this one has no meaning after a change.
    const altlari = Object.values(liste.suzgecler)
      .filter(({ gosterim }) => gosterim.tur === 'kayit' && gosterim.usten === ad)
      .map((alt) => alt.adres);
    const set = (v: string) => degis([...altlari, s.adres, 'sayfa'], v === '' ? [] : [[s.adres, v]], true);
    const options = secenekleri(s);
    // A person who may not read the choices does not get the filter.
    if (options?.length === 0 && value === '') return [];
    return [
      {
        id: ad,
        label: s.etiket,
        value,
        set,
        options,
        shown: options ? value : value && tarihYaz(value),
        all: s.gosterim.tur === 'gun' ? undefined : s.gosterim.bos,
      },
    ];
  });

  // A list that opened by itself on a tab without rows goes on to the tab that has some.
  const yoksa = yoksasi(liste.ad);
  const tek = sekmeAdi !== null && yoksa !== undefined && acilan !== null && acilan === adres.get(sekmeAdi);
  const gececek =
    !aciliyor &&
    tek &&
    acilan !== yoksa &&
    rows?.length === 0 &&
    toplam === 0 &&
    !sorgu.isPlaceholderData &&
    ara === '';
  const yoksayaGec = useEffectEvent(() =>
    degistir((s) => {
      if (sekmeAdi === null || yoksa === undefined) return;
      s.set(sekmeAdi, yoksa);
      yaz(s, 'sirala', sekmeSirasi(liste.ad, yoksa) ?? '');
    }),
  );
  useEffect(() => {
    if (gececek) yoksayaGec();
  }, [gececek]);

  return {
    veri,
    hata: sorgu.error,
    gorunum,
    suz: (degisen) => gorunumSec({ ...gorunum, ...degisen }),
    bakis: (ad) => bakisi(liste, adres, ad),
    bak: (degisen) =>
      degis(
        Object.keys(degisen),
        Object.entries(degisen).filter(([ad, deger]) => deger !== liste.bakislar[ad]?.[0]),
        false,
      ),
    tablo: {
      rows: sorgu.error || bekler || gececek ? undefined : rows,
      error: sorgu.error,
      retry: () => void sorgu.refetch(),
      busy: sorgu.isPlaceholderData,
      total: toplam,
      more: cevap?.toplamAsildi ?? false,
      page: sayfa - 1,
      size: boy,
      setPage: (p) => sayfaSec(p + 1),
      setSize: (n) => {
        setBoy(n);
        sayfaBoyuSec(liste.ad, n);
        sozuYaz('sayfa', '');
      },
      ahead: (p) => {
        const sozler = new URLSearchParams(adres);
        sozler.set('sayfa', String(p + 1));
        void readAhead(queryClient.query(endpointQuery(uc, istek(sozler))));
      },
      sort: siralar.map(({ alan, yon }) => ({ id: alan, desc: yon === 'azalan' })),
      sortable: liste.siralar,
      setSort: (sort) =>
        sozuYaz(
          'sirala',
          sort
            .slice(-EN_COK_SIRA)
            .map(({ id, desc }) => (desc ? `-${id}` : id))
            .join(','),
        ),
      search: liste.aranan === null ? null : yazilan,
      searchHint: liste.aranan ?? '',
      setSearch: (metin) => {
        setYazilan(metin);
        sozuYaz('ara', metin.trim());
      },
      filters,
      filtered: ara !== '' || filters.some((f) => f.value !== ''),
      clear: () => {
        setYazilan('');
        kisiDegistirir((s) => {
          for (const soz of ['ara', 'sayfa', ...filters.map((f) => liste.suzgecler[f.id]!.adres)]) s.delete(soz);
        });
      },
    },
    gorunumler: {
      ad: liste.ad,
      suzgecler: suzgecler ?? [],
      sorgu: String(new URLSearchParams(saklananSozler(liste, adres))),
      sec: (yeni) => kisiDegistirir((s) => saklananiYaz(s, yeni), false),
    },
  };
}
