import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SECILEBILENLER } from '../mola/rules.ts';
import { type DuzeltmeAraligi, araligiDuzelt, duzeltmeEngeli, sinirEngeli, siniriDuzelt } from './rules.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(10_000) };

describe('correcting a record', () => {
  /**
   * A shift in minutes: the sign-in, then consecutive records. The last record is open, or the end of the shift follows
   * it.
   */
  const mesai = fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...SECILEBILENLER), fc.nat(9)), { minLength: 1, maxLength: 7 }),
      fc.boolean(),
    )
    .map(([parcalar, acik]) => {
      let bitis = 0;
      const kayitlar: DuzeltmeAraligi[] = [{ Id: 1, durum: 643, bas: 0, bit: 0 }];
      for (const [i, [durum, sure]] of parcalar.entries()) {
        kayitlar.push({
          Id: i + 2,
          durum,
          bas: bitis,
          bit: acik && i === parcalar.length - 1 ? null : bitis + sure,
        });
        bitis += sure;
      }
      if (!acik) kayitlar.push({ Id: parcalar.length + 2, durum: null, bas: bitis, bit: bitis });
      return { kayitlar, bitis };
    });
  const istekler = fc.array(fc.tuple(fc.nat(7), fc.nat(70), fc.nat(25)), { minLength: 1, maxLength: 3 });

  const uygula = (kayitlar: readonly DuzeltmeAraligi[], degisen: readonly DuzeltmeAraligi[]): DuzeltmeAraligi[] => [
    ...kayitlar.map((k) => degisen.find((d) => d.Id === k.Id) ?? k),
    ...degisen.filter((d) => d.Id === null).map((d, i) => ({ ...d, Id: 100 + kayitlar.length + i })),
  ];

  /** The records that cover each minute. The minute after the shift so far belongs to the open record. */
  const sahipler = (kayitlar: readonly DuzeltmeAraligi[], bitis: number) => {
    const dakikalar = Array.from({ length: bitis + 1 }, (): DuzeltmeAraligi[] => []);
    for (const k of kayitlar) for (let dk = k.bas; dk < (k.bit ?? bitis + 1); dk++) dakikalar[dk]!.push(k);
    return dakikalar;
  };

  /**
   * Minutes with a wrong owner. The right owner is the corrected record, else the desk if the corrected record was
   * there before, else the earlier owner.
   */
  const yanlisDakikalar = (
    once: readonly DuzeltmeAraligi[],
    sonra: readonly DuzeltmeAraligi[],
    { Id, durum, bas, bit }: DuzeltmeAraligi,
    bitis: number,
  ) => {
    const eski = sahipler(once, bitis);
    return sahipler(sonra, bitis).flatMap((simdiki, dk) => {
      const [onceki] = eski[dk]!;
      const icinde = dk >= bas && dk < bit!;
      const beklenen = icinde ? durum : onceki?.Id === Id ? 651 : onceki?.durum;
      const ayniSatir = icinde || simdiki[0]?.Id === onceki?.Id || !once.some((k) => k.Id === simdiki[0]?.Id);
      return simdiki.length === eski[dk]!.length && simdiki[0]?.durum === beklenen && ayniSatir ? [] : [dk];
    });
  };

  test('keeps the shift without gaps and keeps every record, minute by minute', () => {
    fc.assert(
      fc.property(mesai, istekler, ({ kayitlar, bitis }, duzeltmeler) => {
        let once = kayitlar;
        for (const [hangi, nerede, sure] of duzeltmeler) {
          const adaylar = once.filter((k) => k.bit !== null && k.durum !== null && k.durum !== 643);
          const aday = adaylar[hangi % adaylar.length];
          if (!aday) break;
          const bas = nerede % (bitis + 1);
          const hedef = { ...aday, bas, bit: Math.min(bitis, bas + sure) };
          const degisen = araligiDuzelt(once, aday.Id!, hedef.bas, hedef.bit);
          const sonra = uygula(once, degisen);
          const yazilan = degisen.flatMap((k) => k.Id ?? []);
          const ayniKalan = degisen.filter((d) =>
            once.some((k) => k.Id === d.Id && k.bas === d.bas && k.bit === d.bit),
          );
          expect({
            yanlisDakika: yanlisDakikalar(once, sonra, hedef, bitis),
            hedef: sonra.find((k) => k.Id === hedef.Id),
            ikiKezYazilan: yazilan.length - new Set(yazilan).size,
            bosunaYazilan: ayniKalan.filter((k) => k.Id !== hedef.Id),
            durumlar: sonra.slice(0, once.length).map((k) => k.durum),
            disarida: sonra.filter((k) => k.bas < 0 || (k.bit ?? bitis) > bitis || k.bas > (k.bit ?? bitis)),
            acik: sonra.filter((k) => k.bit === null).length,
          }).toEqual({
            yanlisDakika: [],
            hedef,
            ikiKezYazilan: 0,
            bosunaYazilan: [],
            durumlar: once.map((k) => k.durum),
            disarida: [],
            acik: once.filter((k) => k.bit === null).length,
          });
          once = sonra;
        }
      }),
      KOSU,
    );
  });

  /** `3:646 60-75` is a changed record, `yeni:651 …` an added one, `yeni<2:651 …` the rest of the split record 2. */
  const oku = (yazilis: string): DuzeltmeAraligi[] =>
    yazilis.split(', ').map((parca) => {
      const [Id, durum, bas, bit] = parca.split(/[: -]/);
      const kaynak = /^yeni<(\d+)$/.exec(Id!)?.[1];
      return {
        Id: Id!.startsWith('yeni') ? null : Number(Id),
        ...(kaynak === undefined ? {} : { kaynakId: Number(kaynak) }),
        durum: Number(durum),
        bas: Number(bas),
        bit: bit ? Number(bit) : null,
      };
    });

  test.each([
    ['a shorter break leaves the desk behind it', 60, 75, '3:646 60-75, yeni:651 75-180'],
    ['a later break leaves the desk before it', 90, 200, '3:646 90-200, 4:651 200-, yeni:651 60-90'],
    ['a covered record stays without length', 0, 180, '3:646 0-180, 2:651 0-0'],
    ['a break within another record splits it', 10, 20, '3:646 10-20, 2:651 0-10, yeni<2:651 20-60, yeni:651 60-180'],
    ['a break splits the open record, too', 200, 210, '3:646 200-210, 4:651 180-200, yeni<4:651 210-, yeni:651 60-180'],
    ['the same times change nothing else', 60, 180, '3:646 60-180'],
  ])('%s', (_, bas, bit, beklenen) => {
    const gun = oku('1:643 0-0, 2:651 0-60, 3:646 60-180, 4:651 180-');
    expect(araligiDuzelt(gun, 3, bas, bit)).toEqual(oku(beklenen));
    expect(araligiDuzelt(gun, 4, bas, bit)).toEqual([]);
    expect(araligiDuzelt(gun, 9, bas, bit)).toEqual([]);
  });

  const zamanlar = { baslama: 60, bitis: 180, mesaiBas: 0, mesaiBit: 600, bas: 60, bit: 75, simdi: 300 };
  const istek = { ...zamanlar, durum: 646, sebep: 'Kapatmayı unuttum' };

  test.each<[string, Partial<Parameters<typeof duzeltmeEngeli>[0]>, string | null]>([
    ['is allowed', {}, null],
    ['to the bounds of the shift', { bas: 0, bit: 600, simdi: 600 }, null],
    ['up to now', { bit: 300 }, null],
    ['to zero length', { bas: 60, bit: 60 }, null],
    ['is refused for an open record', { bitis: null }, 'Yalnızca bitmiş mola kayıtları için düzeltme istenebilir.'],
    ['is refused for the sign-in', { durum: 643 }, 'Yalnızca bitmiş mola kayıtları için düzeltme istenebilir.'],
    ['is refused for the end', { durum: null }, 'Yalnızca bitmiş mola kayıtları için düzeltme istenebilir.'],
    ['with an end before the start', { bas: 75, bit: 60 }, 'Bitiş saati başlama saatinden önce olamaz.'],
    ['from before the shift', { bas: -1 }, 'Düzeltme o günkü mesainin içinde kalmalı.'],
    ['to after the shift', { bit: 601, simdi: 700 }, 'Düzeltme o günkü mesainin içinde kalmalı.'],
    ['to its own times', { bas: 60, bit: 180 }, 'Saatler kayıttakiyle aynı; değişen bir saat yazınız.'],
    ['to a future time', { bit: 301 }, 'Düzeltme ileri bir saat için istenemez.'],
    ['without a reason', { sebep: '' }, 'En Az 10 Karakter Girmelisiniz...'],
    ['with a short reason', { sebep: 'unuttum' }, 'En Az 10 Karakter Girmelisiniz...'],
  ])('%s', (_, o, beklenen) => {
    expect(duzeltmeEngeli({ ...istek, ...o })).toBe(beklenen);
  });

  test('moving a bound keeps the shift without gaps from bound to bound, minute by minute', () => {
    fc.assert(
      fc.property(mesai, fc.boolean(), fc.integer({ min: -30, max: 100 }), ({ kayitlar, bitis }, basi, kayma) => {
        const hedef = kayitlar.find((k) => k.durum === (basi ? 643 : null));
        if (!hedef) return;
        const acik = kayitlar.some((k) => k.bit === null);
        const an = basi ? Math.min(kayma, bitis - 1) : Math.max(1, bitis + kayma);
        if (an >= bitis && basi) return;
        const degisen = siniriDuzelt(kayitlar, hedef.Id!, an);
        const sonra = uygula(kayitlar, degisen);
        const [bas, bit] = basi ? [an, bitis] : [0, an];
        const sahibi = (liste: readonly DuzeltmeAraligi[], dk: number) =>
          liste.filter((k) => k.bas <= dk && dk < (k.bit ?? Infinity) && k.bas !== k.bit);
        const yanlis = [];
        for (let dk = Math.min(bas, 0) - 2; dk < Math.max(bit, bitis) + 2; dk++) {
          const icinde = dk >= bas && (dk < bit || acik);
          const [simdiki, ...fazla] = sahibi(sonra, dk);
          const [onceki] = sahibi(kayitlar, dk);
          const dogru = icinde ? simdiki?.durum === (onceki?.durum ?? 651) : simdiki === undefined;
          if (!dogru || fazla.length > 0) yanlis.push(dk);
        }
        expect({ yanlis, hedef: sonra.find((k) => k.Id === hedef.Id), sayi: sonra.length >= kayitlar.length }).toEqual({
          yanlis: [],
          hedef: { ...hedef, bas: an, bit: an },
          sayi: true,
        });
      }),
      KOSU,
    );
  });

  const DK = 60_000;
  const sinir = {
    durum: 643,
    eski: 600 * DK,
    diger: 1000 * DK,
    an: 540 * DK,
    simdi: 1100 * DK,
    baskalari: [],
    sebep: 'Girişi unuttum',
  };
  test.each<[string, Partial<Parameters<typeof sinirEngeli>[0]>, string | null]>([
    ['is allowed for the start', {}, null],
    ['to a later start', { an: 700 * DK }, null],
    ['is allowed for the end', { durum: null, eski: 1000 * DK, diger: 600 * DK, an: 1060 * DK }, null],
    ['to an earlier end', { durum: null, eski: 1000 * DK, diger: 600 * DK, an: 900 * DK }, null],
    ['to its own time', { an: 600 * DK }, 'Saatler kayıttakiyle aynı; değişen bir saat yazınız.'],
    ['to a future time', { an: 1101 * DK }, 'Düzeltme ileri bir saat için istenemez.'],
    ['to after the end', { an: 1000 * DK }, 'Mesai, başlamadan bitemez; saatleri kontrol ediniz.'],
    [
      'to before the start',
      { durum: null, eski: 1000 * DK, diger: 600 * DK, an: 600 * DK },
      'Mesai, başlamadan bitemez; saatleri kontrol ediniz.',
    ],
    ['by more than half a day', { an: (600 - 721) * DK }, 'Mesainin başı ya da sonu en çok 12 saat düzeltilebilir.'],
    ['to a shift of over a day', { an: 0, diger: 1441 * DK, simdi: 2000 * DK }, 'Bir mesai 24 saatten uzun olamaz.'],
    ['into another shift', { baskalari: [{ bas: 100 * DK, bit: 541 * DK }] }, 'Bu saatlerde başka bir mesainiz var.'],
    ['up to another shift', { baskalari: [{ bas: 100 * DK, bit: 540 * DK }] }, null],
    ['with a short reason', { sebep: 'unuttum' }, 'En Az 10 Karakter Girmelisiniz...'],
  ])('%s', (_, o, beklenen) => {
    expect(sinirEngeli({ ...sinir, ...o })).toBe(beklenen);
  });
});
