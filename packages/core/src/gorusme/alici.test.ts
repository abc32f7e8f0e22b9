import { expect, test } from 'vitest';
import { type Alici, alicilar } from './alici.ts';

const KART: Alici = { Adres: 'bilgi@klinik.example', Ad: '', Kaynak: 'kart' };
const NUR: Alici = { Adres: 'nur@klinik.example', Ad: 'Nur Ak, Müdür', Kaynak: 'kisi' };
const ISTEYEN: Alici = { Adres: 'ece@ev.example', Ad: 'Ece Ar', Kaynak: 'istek' };
const YAZAN: Alici = { Adres: 'can@ev.example', Ad: 'Can', Kaynak: 'yazan' };

test.each<[string, Alici[], string | null, Alici[]]>([
  ['the card comes first', [KART, NUR], null, [KART, NUR]],
  ['without an address of its own its people do', [NUR], null, [NUR]],
  ['who asked is meant before the card', [KART, NUR, ISTEYEN], null, [ISTEYEN, KART, NUR]],
  [
    'who wrote last is meant, where the house knows them',
    [KART, NUR, ISTEYEN],
    'Nur@klinik.example',
    [NUR, KART, ISTEYEN],
  ],
  ['who only wrote is offered, never proposed', [KART, YAZAN], YAZAN.Adres, [KART, YAZAN]],
  ['unless there is nobody else', [YAZAN], YAZAN.Adres, [YAZAN]],
  [
    'an address stands once, as the card has it',
    [KART, NUR, { ...ISTEYEN, Adres: 'NUR@klinik.example' }],
    null,
    [NUR, KART],
  ],
  [
    'what is no address is not offered',
    [
      { ...KART, Adres: 'a@b.c, d@e.f' },
      { ...NUR, Adres: '' },
    ],
    null,
    [],
  ],
])('%s', (_ad, adaylar, sonYazan, beklenen) => {
  expect(alicilar(adaylar, sonYazan)).toEqual(beklenen);
});
