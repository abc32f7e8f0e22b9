import { type AkisAdimi, type AkisTuru, EN_UZAK } from './akis.ts';

/** Acts on a flow while it is drawn. Each act returns a whole new flow, so that it can be undone. */

type Adimlar = readonly AkisAdimi[];

/** Size of a step, and distance between steps. */
export const ADIM_ENI = 184;
export const ADIM_BOYU = 64;
const ARALIK = 56;
/** Steps lie on a grid, so that they line up. */
export const IZGARA = 8;

/** Rounds to the grid, within the allowed distance. */
const izgarada = (n: number): number => Math.max(-EN_UZAK, Math.min(EN_UZAK, Math.round(n / IZGARA) * IZGARA));

const ADLAR: Record<AkisTuru, string> = { baslangic: 'Başla', adim: 'Yeni adım', karar: 'Karar?', bitis: 'Bitti' };

/** Number of an unsaved step, below all existing ones. */
const yeniId = (adimlar: Adimlar): number => Math.min(0, ...adimlar.map((a) => a.Id)) - 1;

/**
 * Adds a step, at a place or below another step. That step gets an arrow to the new one, unless it is an end or already
 * leads somewhere. A decision may get more arrows.
 * @returns the new flow and the number of the new step
 */
export function adimEkle(
  adimlar: Adimlar,
  {
    Tur,
    ardindan,
    yer,
  }: { readonly Tur: AkisTuru; readonly ardindan?: number; readonly yer?: { X: number; Y: number } },
): { readonly adimlar: AkisAdimi[]; readonly Id: number } {
  const Id = yeniId(adimlar);
  const once = adimlar.find((a) => a.Id === ardindan);
  const altta = Math.max(0, ...adimlar.map((a) => a.Y + ADIM_BOYU + ARALIK));
  const yeri = yer ?? (once ? { X: once.X, Y: once.Y + ADIM_BOYU + ARALIK } : { X: 0, Y: altta });
  const bos = bosYer(adimlar, { X: izgarada(yeri.X), Y: izgarada(yeri.Y) });
  const yeni: AkisAdimi = {
    Id,
    Ad: ADLAR[Tur],
    Aciklama: '',
    Tur,
    Sonraki: [],
    SorumluId: null,
    Sure: null,
    Tamamlandi: false,
    ...bos,
  };
  const baglanir = once && once.Tur !== 'bitis' && (once.Tur === 'karar' || once.Sonraki.length === 0);
  const eski = baglanir ? bagla(adimlar, once.Id, Id, '') : adimlar;
  return { adimlar: [...eski, yeni], Id };
}

/** First free place, from the given one to the right. */
function bosYer(adimlar: Adimlar, { X, Y }: { X: number; Y: number }): { X: number; Y: number } {
  const dolu = (x: number) => adimlar.some((a) => Math.abs(a.X - x) < ADIM_ENI && Math.abs(a.Y - Y) < ADIM_BOYU);
  let x = X;
  while (dolu(x)) x += ADIM_ENI + IZGARA * 3;
  return { X: x, Y };
}

/** Deletes steps. A step that led to a deleted one gets its only next step, if it had only one. */
export function adimSil(adimlar: Adimlar, idler: readonly number[]): AkisAdimi[] {
  return idler.reduce<AkisAdimi[]>(
    (kalan, id) => {
      const giden = kalan.find((a) => a.Id === id);
      if (!giden) return kalan;
      const devam = giden.Sonraki.length === 1 ? giden.Sonraki[0]! : null;
      return kalan
        .filter((a) => a.Id !== id)
        .map((a) => {
          const yol = a.Sonraki.find((s) => s.AkisId === id);
          if (!yol) return a;
          const kalanlar = a.Sonraki.filter((s) => s !== yol);
          const yeni =
            devam && devam.AkisId !== a.Id && !kalanlar.some((s) => s.AkisId === devam.AkisId)
              ? [...kalanlar, { AkisId: devam.AkisId, Etiket: yol.Etiket }]
              : kalanlar;
          return { ...a, Sonraki: yeni };
        });
    },
    [...adimlar],
  );
}

const degistir = (adimlar: Adimlar, id: number, yap: (a: AkisAdimi) => AkisAdimi): AkisAdimi[] =>
  adimlar.map((a) => (a.Id === id ? yap(a) : a));

/** Adds an arrow between two steps, or changes the label of the existing one. */
export const bagla = (adimlar: Adimlar, kimden: number, kime: number, Etiket: string): AkisAdimi[] =>
  kimden === kime
    ? [...adimlar]
    : degistir(adimlar, kimden, (a) => ({
        ...a,
        Sonraki: a.Sonraki.some((s) => s.AkisId === kime)
          ? a.Sonraki.map((s) => (s.AkisId === kime ? { ...s, Etiket } : s))
          : [...a.Sonraki, { AkisId: kime, Etiket }],
      }));

export const bagiKopar = (adimlar: Adimlar, kimden: number, kime: number): AkisAdimi[] =>
  degistir(adimlar, kimden, (a) => ({ ...a, Sonraki: a.Sonraki.filter((s) => s.AkisId !== kime) }));

export const adimDegistir = (adimlar: Adimlar, id: number, yeni: Partial<Omit<AkisAdimi, 'Id'>>): AkisAdimi[] =>
  degistir(adimlar, id, (a) => ({ ...a, ...yeni }));

/** Moves steps, on the grid. */
export const tasi = (
  adimlar: Adimlar,
  yerler: ReadonlyMap<number, { readonly X: number; readonly Y: number }>,
): AkisAdimi[] =>
  adimlar.map((a) => {
    const yer = yerler.get(a.Id);
    return yer ? { ...a, X: izgarada(yer.X), Y: izgarada(yer.Y) } : a;
  });

export const HIZALAR = { dikey: 'Dikey hizala', yatay: 'Yatay hizala' } as const;

/** Puts steps on one line at their average position, at equal distances between the outermost two. */
export function hizala(adimlar: Adimlar, idler: readonly number[], yon: keyof typeof HIZALAR): AkisAdimi[] {
  const bunlar = adimlar.filter((a) => idler.includes(a.Id));
  if (bunlar.length < 2) return [...adimlar];
  const [sabit, sirali, boy] = yon === 'dikey' ? (['X', 'Y', ADIM_BOYU] as const) : (['Y', 'X', ADIM_ENI] as const);
  const orta = bunlar.reduce((t, a) => t + a[sabit], 0) / bunlar.length;
  const dizi = bunlar.toSorted((a, b) => a[sirali] - b[sirali]);
  const ilk = dizi[0]![sirali];
  const son = dizi.at(-1)![sirali];
  // Steps that lie over each other are drawn apart.
  const adim = Math.max((son - ilk) / (dizi.length - 1), boy + IZGARA * 3);
  return tasi(
    adimlar,
    new Map(
      dizi.map((a, n) => {
        const yer = ilk + n * adim;
        return [a.Id, yon === 'dikey' ? { X: orta, Y: yer } : { X: yer, Y: orta }];
      }),
    ),
  );
}

/** Frame around a whole flow, with a margin. */
export function akisCercevesi(adimlar: Adimlar): { x: number; y: number; en: number; boy: number } {
  const HAVA = 32;
  if (adimlar.length === 0) return { x: 0, y: 0, en: ADIM_ENI, boy: ADIM_BOYU };
  const sol = Math.min(...adimlar.map((a) => a.X)) - ADIM_ENI / 2 - HAVA;
  const ust = Math.min(...adimlar.map((a) => a.Y)) - ADIM_BOYU / 2 - HAVA;
  const sag = Math.max(...adimlar.map((a) => a.X)) + ADIM_ENI / 2 + HAVA;
  const alt = Math.max(...adimlar.map((a) => a.Y)) + ADIM_BOYU / 2 + HAVA;
  return { x: sol, y: ust, en: sag - sol, boy: alt - ust };
}

/**
 * Corners of an arrow between two steps and the place of its label. The arrow goes straight down where it can, else out
 * at the nearer side.
 */
export function yolCizgisi(a: Pick<AkisAdimi, 'X' | 'Y'>, b: Pick<AkisAdimi, 'X' | 'Y'>) {
  const assagi = b.Y - a.Y >= ADIM_BOYU;
  if (assagi) {
    const [y1, y2] = [a.Y + ADIM_BOYU / 2, b.Y - ADIM_BOYU / 2];
    // The arrow turns right above its target. Further up it would end in a step between them.
    const orta = Math.max((y1 + y2) / 2, y2 - ARALIK / 2);
    const noktalar =
      a.X === b.X
        ? [
            [a.X, y1],
            [b.X, y2],
          ]
        : [
            [a.X, y1],
            [a.X, orta],
            [b.X, orta],
            [b.X, y2],
          ];
    return { noktalar, etiket: { x: b.X, y: orta }, yon: 'alt' as const };
  }
  const saga = b.X - a.X >= ADIM_ENI;
  const sola = a.X - b.X >= ADIM_ENI;
  if (saga || sola) {
    const yon = saga ? 1 : -1;
    const [x1, x2] = [a.X + (yon * ADIM_ENI) / 2, b.X - (yon * ADIM_ENI) / 2];
    const orta = (x1 + x2) / 2;
    const noktalar = [
      [x1, a.Y],
      [orta, a.Y],
      [orta, b.Y],
      [x2, b.Y],
    ];
    return { noktalar, etiket: { x: orta, y: b.Y - 10 }, yon: saga ? ('sag' as const) : ('sol' as const) };
  }
  // An arrow that leads up, or to a step at the same place, goes around the right side.
  const dis = Math.max(a.X, b.X) + ADIM_ENI / 2 + ARALIK / 2;
  const noktalar = [
    [a.X + ADIM_ENI / 2, a.Y],
    [dis, a.Y],
    [dis, b.Y],
    [b.X + ADIM_ENI / 2, b.Y],
  ];
  return { noktalar, etiket: { x: dis, y: (a.Y + b.Y) / 2 }, yon: 'sol' as const };
}

/** Colours of a drawing outside the product, which has no theme: dark on white. */
export const AKIS_RENKLERI = {
  zemin: '#ffffff',
  cizgi: '#646b77',
  yazi: '#17191e',
  baslangic: '#166c3b',
  bitis: '#4d535e',
  karar: '#8a4b08',
  adim: '#868d99',
} as const;
const SATIR_HARFI = 24;

/** Name of a step in at most two lines, as it fits into its box. */
export function adSatirlari(ad: string): string[] {
  const satirlar: string[] = [];
  let satir = '';
  for (const kelime of ad.split(/\s+/)) {
    if (satir && satir.length + 1 + kelime.length > SATIR_HARFI) {
      satirlar.push(satir);
      satir = kelime;
    } else satir = satir ? `${satir} ${kelime}` : kelime;
  }
  if (satir) satirlar.push(satir);
  const kisa = satirlar.map((s) => (s.length > SATIR_HARFI ? `${s.slice(0, SATIR_HARFI - 1)}…` : s));
  return kisa.length <= 2 ? kisa : [kisa[0]!, `${kisa[1]!.slice(0, SATIR_HARFI - 1)}…`];
}

/** Pieces of a drawing of at most this height, cut between steps where possible. */
export function kesimleri(adimlar: Adimlar, enCok: number): { ust: number; boy: number }[] {
  const { y, boy } = akisCercevesi(adimlar);
  const parcalar: { ust: number; boy: number }[] = [];
  const icinde = (yer: number) => adimlar.some((a) => Math.abs(a.Y - yer) < ADIM_BOYU / 2 + IZGARA);
  for (let ust = y; ust < y + boy;) {
    let alt = Math.min(ust + enCok, y + boy);
    if (alt < y + boy) {
      const bos = Array.from({ length: Math.floor(enCok / 2 / IZGARA) }, (_, n) => alt - n * IZGARA).find(
        (yer) => !icinde(yer),
      );
      alt = bos ?? alt;
    }
    parcalar.push({ ust, boy: alt - ust });
    ust = alt;
  }
  return parcalar;
}
