import { describe, expect, test } from 'vitest';
import { bosSoru } from './duzen.ts';
import { anketFarki, sorulmaMetni } from './fark.ts';
import type { AnketSorusu } from './rules.ts';

const soru = (Id: number, o: Partial<AnketSorusu> = {}) => bosSoru(Id, { Soru: `Soru ${Id}`, ...o });
const A = { Id: 21, Ad: 'A', Puan: null };
const B = { Id: 22, Ad: 'B', Puan: 50 };
const ESKI = [soru(1), soru(2, { Tip: 2, Cevaplar: [A, B], KosulSoruId: 1, KosulEnAz: 1, KosulEnCok: 2 }), soru(3)];
const [bir, iki, uc] = ESKI as [AnketSorusu, AnketSorusu, AnketSorusu];

describe('the differences between two versions', () => {
  test.each<[string, AnketSorusu[], string[]]>([
    ['nothing', ESKI, []],
    ['another text', [{ ...bir, Soru: 'Nasıl?' }, iki, uc], ['‘Soru 1’ sorusunun metni ‘Nasıl?’ oldu.']],
    ['another kind', [bir, iki, { ...uc, Tip: 5 }], ['‘Soru 3’: ‘1–5 puan’ iken ‘NPS (0–10)’ oldu.']],
    ['an answer that became required', [bir, iki, { ...uc, Zorunlu: true }], ['‘Soru 3’: yanıtı zorunlu oldu.']],
    ['another weight', [bir, iki, { ...uc, Agirlik: 2.5 }], ['‘Soru 3’: ağırlığı 1 iken 2,5 oldu.']],
    [
      'another condition',
      [bir, { ...iki, KosulEnCok: 3 }, uc],
      ['‘Soru 2’: ‘Soru 1’ yanıtı 1–2 ise sorulurken ‘Soru 1’ yanıtı 1–3 ise soruluyor.'],
    ],
    [
      'a removed condition and a new one',
      [
        bir,
        { ...iki, KosulSoruId: null, KosulEnAz: null, KosulEnCok: null },
        { ...uc, KosulSoruId: 2, KosulCevapId: 22 },
      ],
      [
        '‘Soru 2’: ‘Soru 1’ yanıtı 1–2 ise sorulurken herkese soruluyor.',
        '‘Soru 3’: herkese sorulurken ‘Soru 2’ yanıtı B ise soruluyor.',
      ],
    ],
    [
      'changed choices',
      [
        bir,
        {
          ...iki,
          Cevaplar: [
            { ...B, Ad: 'Be', Puan: null },
            { Id: 23, Ad: 'C', Puan: 0 },
          ],
        },
        uc,
      ],
      [
        '‘Soru 2’: ‘B’ seçeneği ‘Be’ oldu.',
        '‘Soru 2’: ‘Be’ seçeneği 50 puan iken puansız oldu.',
        '‘Soru 2’: ‘C’ seçeneği eklendi (0 puan).',
        '‘Soru 2’: ‘A’ seçeneği kaldırıldı.',
      ],
    ],
    ['the order of the choices', [bir, { ...iki, Cevaplar: [B, A] }, uc], ['‘Soru 2’: seçeneklerin sırası değişti.']],
    ['the order of questions', [uc, bir, iki], ['Soruların sırası değişti.']],
    [
      'a new question and a removed one',
      [bir, iki, soru(4, { Tip: 4, KosulSoruId: 2, KosulCevapId: 21 })],
      ['‘Soru 4’ sorusu eklendi (Metin; sorulur: ‘Soru 2’ yanıtı A ise).', '‘Soru 3’ sorusu kaldırıldı.'],
    ],
  ])('%s', (_, yeni, farklar) => expect(anketFarki(ESKI, yeni)).toEqual(farklar));

  test('a question that depends on a missing choice says so', () => {
    expect(sorulmaMetni(soru(1, { KosulSoruId: 2, KosulCevapId: 99 }), ESKI)).toBe(
      '‘Soru 2’ yanıtı olmayan bir seçenek ise',
    );
  });
});
