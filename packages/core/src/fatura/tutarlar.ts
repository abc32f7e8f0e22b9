import { ondalikOku } from '../hesap.ts';
import type { BelgeIskontosu, BelgeVergisi, FaturaBelgesi } from './belge.ts';

type De = (Kural: string, Cumle: string) => void;

/** Amounts are compared in hundred millionths, as they are read. */
const KURUS = 1_000_000n;
const BELGE_TUTARI = /^\d{1,15}(?:\.\d{1,2})?$/;

const yaz = (n: bigint): string => {
  const kurus = (n < 0n ? -n : n) / KURUS;
  return `${n < 0n ? '-' : ''}${kurus / 100n},${String(kurus % 100n).padStart(2, '0')}`;
};
const topla = (n: readonly bigint[]): bigint => n.reduce((t, x) => t + x, 0n);
const fark = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);
const oku = (s: string | null): bigint => ondalikOku(s ?? '0') ?? 0n;
const iskontolari = (i: readonly BelgeIskontosu[], artirim: boolean): bigint =>
  topla(i.filter((x) => x.Artirim === artirim).map((x) => oku(x.Tutar)));
const altToplami = (v: readonly BelgeVergisi[]): bigint => topla(v.flatMap((x) => x.Alt.map((a) => oku(a.Vergi))));

/** Every amount that is written, with what it is called. */
function* tutarlar(b: FaturaBelgesi): Generator<readonly [ad: string, tutar: string]> {
  for (const v of [...b.Vergiler, ...b.Tevkifatlar])
    for (const a of v.Alt) {
      yield ['Vergi tutarı', a.Vergi];
      if (a.Matrah !== null) yield ['Vergi matrahı', a.Matrah];
    }
  for (const k of b.Kalemler) {
    yield [`${k.Id}. satırın miktarı`, k.Miktar];
    yield [`${k.Id}. satırın birim fiyatı`, k.Fiyat];
    yield [`${k.Id}. satırın tutarı`, k.Tutar];
    for (const i of k.Iskontolar) yield [`${k.Id}. satırın iskontosu`, i.Tutar];
    for (const v of [...k.Vergiler, ...k.Tevkifatlar]) {
      yield [`${k.Id}. satırın vergisi`, v.Tutar];
      for (const a of v.Alt) yield [`${k.Id}. satırın vergisi`, a.Vergi];
    }
  }
}
/** Totals, which have two decimals at most. */
function* toplamlar({ Toplam: t, Vergiler, Tevkifatlar }: FaturaBelgesi): Generator<readonly [string, string]> {
  yield ['Mal hizmet toplamı', t.Satirlar];
  yield ['Vergiler hariç toplam', t.Matrah];
  yield ['Vergiler dahil toplam', t.VergiDahil];
  if (t.Iskonto !== null) yield ['Toplam iskonto', t.Iskonto];
  if (t.Artirim !== null) yield ['Toplam artırım', t.Artirim];
  yield ['Ödenecek tutar', t.Odenecek];
  for (const v of Vergiler) yield ['Vergi toplamı', v.Tutar];
  for (const v of Tevkifatlar) yield ['Tevkifat toplamı', v.Tutar];
}

/** Whether all figures can be read; says which cannot. */
function okunur(b: FaturaBelgesi, de: De): boolean {
  let iyi = true;
  const deyip = (kural: string, cumle: string) => {
    iyi = false;
    de(kural, cumle);
  };
  for (const [ad, tutar] of toplamlar(b))
    if (tutar.startsWith('-')) deyip('negatif', `${ad} eksi olamaz: ${tutar}.`);
    else if (!BELGE_TUTARI.test(tutar))
      deyip('ondalik', `${ad} en çok 15 hane ve kuruş için 2 hane içermeli; ‘${tutar}’ öyle değil.`);
  for (const [ad, tutar] of tutarlar(b))
    if (tutar.startsWith('-')) deyip('negatif', `${ad} eksi olamaz: ${tutar}.`);
    else if (ondalikOku(tutar) === null) deyip('tutar', `${ad} okunamıyor: ‘${tutar}’.`);
  return iyi;
}

/** Half away from zero, to the kuruş. */
const yuvarla = (n: bigint, payda: bigint): bigint => ((n * 2n + payda * KURUS) / (payda * KURUS * 2n)) * KURUS;

function satirKontrolleri(b: FaturaBelgesi, de: De): void {
  for (const k of b.Kalemler) {
    const brut = yuvarla(oku(k.Miktar) * oku(k.Fiyat), 100_000_000n);
    const net = brut - iskontolari(k.Iskontolar, false) + iskontolari(k.Iskontolar, true);
    if (net < 0n) de('iskonto', `${k.Id}. satırın iskontosu tutarından büyük olamaz.`);
    else if (fark(net, oku(k.Tutar)) > KURUS)
      de(
        'satirTutari',
        `${k.Id}. satır ${yaz(net)} etmeli (miktar × birim fiyat − iskonto); ${yaz(oku(k.Tutar))} yazılmış.`,
      );
  }
}

/** Whether sums add up, within what rounding each line by itself may differ. */
export function tutarKontrolleri(b: FaturaBelgesi, de: De): void {
  if (!okunur(b, de)) return;
  satirKontrolleri(b, de);
  const t = b.Toplam;
  const pay = KURUS * BigInt(b.Kalemler.length);
  const tut = (kural: string, ad: string, olmali: bigint, yazilan: bigint, oynama = 0n) => {
    if (fark(olmali, yazilan) > oynama) de(kural, `${ad} ${yaz(olmali)} olmalı; ${yaz(yazilan)} yazılmış.`);
  };
  const net = topla(b.Kalemler.map((k) => oku(k.Tutar)));
  const indirim = topla(b.Kalemler.map((k) => iskontolari(k.Iskontolar, false))) + iskontolari(b.Iskontolar, false);
  const artirim = topla(b.Kalemler.map((k) => iskontolari(k.Iskontolar, true))) + iskontolari(b.Iskontolar, true);
  const matrah = net - iskontolari(b.Iskontolar, false) + iskontolari(b.Iskontolar, true);
  tut('matrah', 'Vergiler hariç toplam', matrah, oku(t.Matrah));
  tut('satirToplami', 'Mal hizmet toplamı (iskontodan önce)', matrah + indirim - artirim, oku(t.Satirlar), pay);
  tut('iskontoToplami', 'Toplam iskonto', indirim, oku(t.Iskonto));
  const vergi = altToplami(b.Vergiler);
  const tevkif = altToplami(b.Tevkifatlar);
  for (const { Alt } of b.Vergiler)
    for (const a of Alt)
      if (a.Matrah !== null && a.Oran !== null && ondalikOku(a.Oran) !== null)
        tut('kdvTutari', `%${a.Oran} vergi`, yuvarla(oku(a.Matrah) * oku(a.Oran), 10_000_000_000n), oku(a.Vergi), pay);
  // Where each line says what it bears, they come to what the document says.
  if (b.Kalemler.length > 0 && b.Kalemler.every((k) => k.Vergiler.length > 0))
    tut('satirVergisi', 'Satırların vergisi', vergi, altToplami(b.Kalemler.flatMap((k) => k.Vergiler)), pay);
  for (const { Tutar, Alt } of b.Tevkifatlar) {
    tut('tevkifatToplami', 'Tevkifat toplamı', topla(Alt.map((a) => oku(a.Vergi))), oku(Tutar));
    for (const a of Alt)
      if (a.Matrah !== null && a.Oran !== null && ondalikOku(a.Oran) !== null)
        tut(
          'tevkifatTutari',
          `${a.Kod} kodlu tevkifat`,
          yuvarla(oku(a.Matrah) * oku(a.Oran), 10_000_000_000n),
          oku(a.Vergi),
          pay,
        );
  }
  tut(
    'vergiToplami',
    'Vergi toplamı (tevkif edilen düşülmüş)',
    vergi - tevkif,
    topla(b.Vergiler.map((v) => oku(v.Tutar))),
  );
  tut('vergiDahil', 'Vergiler dahil toplam', oku(t.Matrah) + vergi, oku(t.VergiDahil));
  const yuvarlama = t.Yuvarlama?.startsWith('-') ? -oku(t.Yuvarlama.slice(1)) : oku(t.Yuvarlama);
  tut('odenecek', 'Ödenecek tutar', oku(t.VergiDahil) - tevkif + yuvarlama, oku(t.Odenecek));
}
