import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Every choice that is searched is the one of `ui/`: it folds Turkish letters, forgives a mistake and lights the first. */

const SRC = new URL('..', import.meta.url).pathname;

/** The files in which the library's own choices are allowed. */
const OURS = new Set(['ui/MultiSelectField.tsx', 'ui/SearchSelect.tsx', 'ui/SuggestField.tsx']);
/** Lists under a field that are written by hand: they search with the same words. */
const BY_HAND = new Set(['masa/sablon/SablonSec.tsx', 'ui/FilterBarMenu.tsx', 'yonetim/arama/AramaDialog.tsx']);
const LIBRARY = /import \{([^}]*)\} from '@mantine\/core'/g;
const CHOICES = /\b(Autocomplete|Combobox|MultiSelect|PillsInput|Select|TagsInput|useCombobox)\b/;
const USES = /<(MultiSelectField|SearchSelect|SelectField)\b/g;
/** Properties that would take the search away. They are no properties of ours. */
const FORBIDDEN =
  /<(?:MultiSelectField|SearchSelect|SelectField)\b[^<]*?\b(filter|limit|searchable|selectFirstOptionOnChange)=/g;

/** The calls that search for a choice. */
const SEARCHING = new Set(['analizBul', 'birlesilebilenler', 'gorevBul', 'musteriSecenekleri', 'versiyonKullananlari']);

/** The breaches of the rule in a file. */
function against(file: string, text: string): string[] {
  const library = [...text.matchAll(LIBRARY)].flatMap((m) => m[1]!.split(',')).filter((name) => CHOICES.test(name));
  const byHand = /role="combobox"|role: 'combobox'|<datalist/.test(text);
  return [
    ...(OURS.has(file) ? [] : library.map((name) => `${file}: ${name.trim()} of the library`)),
    ...(byHand && !BY_HAND.has(file) ? [`${file}: a list by hand`] : []),
    ...[...text.matchAll(FORBIDDEN)].map((m) => `${file}: ${m[1]!}`),
  ];
}

const files = globSync('**/*.tsx', { cwd: SRC })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(SRC + file, 'utf8') }));

describe('the choices of the product', () => {
  test('are all the searched one', () => {
    expect(files.reduce((n, { text }) => n + [...text.matchAll(USES)].length, 0)).toBeGreaterThan(150);
    expect(files.flatMap(({ file, text }) => against(file, text))).toEqual([]);
  });

  test('that the server searches are known by their call, which the walk over the calls types into', () => {
    const searched = files.flatMap(({ file, text }) => {
      const chooses = /<(CheckList|MultiSelectField|SearchSelect)\b/.test(text);
      if (!chooses || file.startsWith('ui/') || !/^\s+(found|onSearch=\{\w+\})$/m.test(text)) return [];
      const calls = [...text.matchAll(/oda\.(\w+)/g)].map((m) => m[1]!).filter((name) => SEARCHING.has(name));
      return [`${file}: ${[...new Set(calls)].join(', ')}`];
    });
    expect(searched.toSorted()).toEqual([
      'is/analiz/AnalizBaglaDialog.tsx: analizBul',
      'is/gorev/GorevBagDialog.tsx: gorevBul',
      'is/versiyon/VersiyonDalgaDialog.tsx: versiyonKullananlari',
      'masa/gorusme/GorusmeSecimi.tsx: birlesilebilenler',
      'musteri/musteri/MusteriSecimi.tsx: musteriSecenekleri',
    ]);
  });

  test('of another make are noticed', () => {
    const planted = `import { Group, Select as Box } from '@mantine/core';
      const a = <Box searchable data={[]} />;
      const b = <SelectField label="İl" limit={5} options={[]} />;
      const c = <input role="combobox" list="iller" />;`;
    expect(against('musteri/x/X.tsx', planted)).toEqual([
      'musteri/x/X.tsx: Select as Box of the library',
      'musteri/x/X.tsx: a list by hand',
      'musteri/x/X.tsx: limit',
    ]);
  });
});
