import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANALIZ_DURUMLARI, type AnalizDurumu } from '../../is/analiz/rules.ts';
import { GOREV_DURUMLARI, type GorevDurumu } from '../../is/gorev/rules.ts';
import { KOSU } from '../../testing/cases.ts';
import { type AdimHali, YOL_ADIMLARI, yolHalleri } from './rules.ts';

const ADIMLAR = Object.keys(YOL_ADIMLARI) as (keyof typeof YOL_ADIMLARI)[];
const yolu = (durum: AnalizDurumu, isler: readonly GorevDurumu[] = [], kaynak = 1, haberli = 0): AdimHali[] => {
  const haller = yolHalleri({ durum, kaynak, isler: isler.map((d) => ({ durum: d })), haberli });
  return ADIMLAR.map((a) => haller[a]);
};

describe('path of a wish', () => {
  test.each<[string, AdimHali[], AdimHali[]]>([
    [
      'only opened',
      yolu('analizbekliyor', [], 0),
      ['suruyor', 'bekliyor', 'bekliyor', 'bekliyor', 'bekliyor', 'bekliyor'],
    ],
    ['asked for', yolu('analizbekliyor'), ['bitti', 'bekliyor', 'bekliyor', 'bekliyor', 'bekliyor', 'bekliyor']],
    ['being decided', yolu('kabulbekliyor'), ['bitti', 'suruyor', 'bekliyor', 'bekliyor', 'bekliyor', 'bekliyor']],
    ['refused', yolu('red'), ['bitti', 'durdu', 'bekliyor', 'bekliyor', 'bekliyor', 'bekliyor']],
    ['planned', yolu('planlandi', ['planlandi']), ['bitti', 'bitti', 'bekliyor', 'bekliyor', 'bekliyor', 'bekliyor']],
    [
      'half built',
      yolu('planlandi', ['gelistirmede', 'testonayli']),
      ['bitti', 'bitti', 'suruyor', 'suruyor', 'bekliyor', 'bekliyor'],
    ],
    ['sent back', yolu('planlandi', ['testred']), ['bitti', 'bitti', 'suruyor', 'suruyor', 'bekliyor', 'bekliyor']],
    ['in a version', yolu('planlandi', ['versiyonda']), ['bitti', 'bitti', 'bitti', 'bitti', 'suruyor', 'bekliyor']],
    [
      'published and announced',
      yolu('planlandi', ['yayinlandi', 'kapandi'], 2, 2),
      ['bitti', 'bitti', 'bitti', 'bitti', 'bitti', 'bitti'],
    ],
    ['published for us', yolu('planlandi', ['yayinlandi'], 0), ['bitti', 'bitti', 'bitti', 'bitti', 'bitti', 'bitti']],
    [
      'one part cancelled',
      yolu('planlandi', ['iptal', 'yayinlandi'], 1, 1),
      ['bitti', 'bitti', 'bitti', 'bitti', 'bitti', 'bitti'],
    ],
  ])('%s', (_, olan, beklenen) => expect(olan).toEqual(beklenen));

  test('tests nothing before it is built, and releases nothing before it is tested', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ANALIZ_DURUMLARI),
        fc.array(fc.constantFrom(...GOREV_DURUMLARI), { maxLength: 5 }),
        fc.nat(3),
        (durum, isler, kaynak) => {
          const [, , yapim, deneme, versiyon] = yolu(durum, isler, kaynak);
          if (versiyon === 'bitti') expect(deneme).toBe('bitti');
          if (deneme === 'bitti') expect(yapim).toBe('bitti');
        },
      ),
      KOSU,
    );
  });
});
