import { useState } from 'react';
import { useListener } from '../../ui/useListener.ts';
import {
  BOS_CIZIM,
  type Boyutlar,
  degisti,
  geriAl,
  type Isaret,
  type IsaretTuru,
  kucukMu,
  ortada,
  type Renk,
  tasi,
} from './isaret.ts';

const YENI_YAZI = 'Yazı';

/** The marks on one picture while a person draws: tool, colour, chosen mark, undo. */
export function useIsaretler(b: Boyutlar) {
  const [cizim, setCizim] = useState(BOS_CIZIM);
  /** The mark under the pointer, not yet a change. */
  const [elde, setElde] = useState<Isaret | null>(null);
  const [secili, sec] = useState<number | null>(null);
  const [arac, setArac] = useState<IsaretTuru>('ok');
  const [renk, setRenk] = useState<Renk>('kirmizi');
  const [sonNo, setSonNo] = useState(0);

  const yerineKoy = (i: Isaret): readonly Isaret[] =>
    cizim.isaretler.some((x) => x.no === i.no)
      ? cizim.isaretler.map((x) => (x.no === i.no ? i : x))
      : [...cizim.isaretler, i];
  const yaz = (i: Isaret) => {
    setCizim(degisti(cizim, yerineKoy(i)));
    sec(i.no);
  };
  const yeni = (yer: Pick<Isaret, 'x1' | 'y1' | 'x2' | 'y2'>): Isaret => {
    setSonNo(sonNo + 1);
    return { ...yer, no: sonNo + 1, tur: arac, renk, yazi: arac === 'yazi' ? YENI_YAZI : '' };
  };
  const geri = () => {
    setCizim(geriAl);
    sec(null);
  };

  useListener('window', 'keydown', (e) => {
    const alanda = e.target instanceof Element && e.target.closest('input[type="text"]') !== null;
    if (!(e.ctrlKey || e.metaKey) || e.key !== 'z' || alanda) return;
    e.preventDefault();
    geri();
  });

  return {
    boyutlar: b,
    isaretler: elde === null ? cizim.isaretler : yerineKoy(elde),
    secili: cizim.isaretler.find((i) => i.no === secili) ?? null,
    sec,
    arac,
    setArac,
    renk,
    /** Sets the colour of the next mark and of the chosen one. */
    boya(yeniRenk: Renk) {
      setRenk(yeniRenk);
      const i = cizim.isaretler.find((x) => x.no === secili);
      if (i) yaz({ ...i, renk: yeniRenk });
    },
    baslat: (x: number, y: number) => setElde(yeni({ x1: x, y1: y, x2: x, y2: y })),
    elde,
    tut: setElde,
    birak() {
      if (elde !== null && !kucukMu(elde, b)) yaz(tasi(elde, 0, 0, b));
      setElde(null);
    },
    ortayaEkle: () => yaz(yeni(ortada(arac, b))),
    yaz,
    /** Typing adds no undo steps. */
    yazisi: (i: Isaret, yazi: string) => setCizim({ ...cizim, isaretler: yerineKoy({ ...i, yazi }) }),
    sil(no: number) {
      setCizim(
        degisti(
          cizim,
          cizim.isaretler.filter((i) => i.no !== no),
        ),
      );
      sec(null);
    },
    geri,
    geriVar: cizim.oncekiler.length > 0,
    bos: cizim.isaretler.length === 0,
  };
}
export type Isaretler = ReturnType<typeof useIsaretler>;
