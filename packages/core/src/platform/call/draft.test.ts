import { expect, test } from 'vitest';
import { draftHeader, MAX_DRAFT_SEQ, readDraftHeader } from './draft.ts';

test.each([
  { name: 'gorusme.yazi.7', seq: 1_764_493_200_000 },
  { name: 'a', seq: 1 },
  { name: 'a'.repeat(100), seq: MAX_DRAFT_SEQ },
])('the header of $name is read as it was written', (draft) => {
  expect(readDraftHeader(draftHeader(draft))).toEqual(draft);
});

test.each([
  ['nothing', ''],
  ['no number', 'gorusme.yazi.7'],
  ['number 0', 'gorusme.yazi.7 0'],
  ['too high a number', 'gorusme.yazi.7 9000000000000001'],
  ['a number that is none', 'gorusme.yazi.7 1e3'],
  ['too long a name', `${'a'.repeat(101)} 1`],
  ['a name that is none', 'gorusme..7 1'],
  ['two drafts', 'a 1, b 2'],
])('a header with %s is no draft', (_, text) => {
  expect(readDraftHeader(text)).toBeNull();
});
