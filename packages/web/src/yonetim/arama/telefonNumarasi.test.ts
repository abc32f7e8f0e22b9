import { expect, test } from 'vitest';
import { telefonNumarasi } from './telefonNumarasi.ts';

test.each([
  ['05329998877', '5329998877'],
  ['5329998877', '5329998877'],
  ['0 (532) 999 88 77', '5329998877'],
  ['+90 532 999 88 77', '5329998877'],
  ['0090 532-999-88-77', '5329998877'],
  ['0212.555.10.20', '2125551020'],
  ['905329998877', '5329998877'],
])('%s is a number', (yazilan, numara) => expect(telefonNumarasi(yazilan)).toBe(numara));

test.each(['', '532', '0532 999 88', 'M000480', 'G042702', '05329998877 Ayşe', '12345678901', '0532999887766'])(
  '%s is no number',
  (yazilan) => expect(telefonNumarasi(yazilan)).toBeNull(),
);
