import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';

const TAM = {
  DEMO: '0',
  PUBLIC_URL: 'https://masa.example',
  ODEME_SAGLAYICI: 'nestpay',
  ODEME_UYE: '700655000200',
  ODEME_KULLANICI: 'api',
  ODEME_PAROLA: 'gizli1',
  ODEME_ANAHTAR: 'gizli2',
  ODEME_SAYFA: 'https://banka.example/fim/est3Dgate/',
  ODEME_API: 'https://banka.example/fim/api',
};

test('reads the provider of card payments, or none when nothing is set', () => {
  expect(readConfig({ DEMO: '0' }).odeme).toBeNull();
  expect(readConfig(TAM).odeme).toMatchObject({
    saglayici: 'nestpay',
    taksit: 1,
    isyeri: { sayfa: 'https://banka.example/fim/est3Dgate', iadeKullanici: 'api', iadeParola: 'gizli1' },
  });
});

test.each([
  [{ ODEME_ANAHTAR: '' }, 'ODEME_ANAHTAR: NestPay için gerekir'],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL: kartla ödemede banka'],
  [{ ODEME_SAGLAYICI: '' }, 'ODEME_UYE: ODEME_SAGLAYICI olmadan bir işe yaramaz'],
  [{ ODEME_SAGLAYICI: 'yapi' }, 'ODEME_SAGLAYICI: şunlardan biri olmalı'],
  [{ ODEME_API: 'http://banka.example/api' }, 'ODEME_API: https:// ile başlayan bir adres olmalı'],
  [{ ODEME_TAKSIT: '13' }, 'ODEME_TAKSIT: 1 ile 12 arasında'],
  [{ ODEME_TUZ: 'x' }, 'ODEME_TUZ: NestPay ile bir işe yaramaz'],
  [{ ODEME_TERMINAL: '1' }, 'ODEME_TERMINAL: NestPay ile bir işe yaramaz'],
  [
    { ODEME_SAGLAYICI: 'garanti', ODEME_TERMINAL: '1234567' },
    'ODEME_TERMINAL: Garanti BBVA terminal numarası 8 ya da 9 rakam',
  ],
  [{ ODEME_UYE: '700 655' }, 'ODEME_UYE: içinde boşluk olamaz'],
  [{ ODEME_API: 'https://api:gizli@banka.example/api' }, 'ODEME_API: adreste kullanıcı, parola ya da # olamaz'],
  [{ ODEME_SAYFA: 'https://banka.example/3d#x' }, 'ODEME_SAYFA: adreste kullanıcı, parola ya da # olamaz'],
  [{ PUBLIC_URL: 'http://masa.example' }, 'https:// ile başlamalı'],
  [{ ODEME_IADE_PAROLA: 'x' }, 'ODEME_IADE_PAROLA: ODEME_IADE_KULLANICI ile birlikte verilir'],
  [{ ODEME_SAGLAYICI: 'deneme', NODE_ENV: 'production' }, 'deneme bankası gerçek para çekmez'],
])('refuses to start with %j', (ek, cumle) => {
  let soz = '';
  try {
    readConfig({ ...TAM, ...ek });
  } catch (e) {
    soz = (e as Error).message;
  }
  expect(soz).toContain(cumle);
  expect(soz).not.toMatch(/gizli[12]/);
});

const DENEME = { DENEME_BANKA_PORT: '3010', DENEME_BANKA_URL: 'http://192.168.1.20:3010/' };

test('reads the address of the trial bank of a demo company and of the training company', () => {
  expect(readConfig({}).denemeBanka).toBeNull();
  expect(readConfig(DENEME).denemeBanka).toEqual({ port: 3010, url: 'http://192.168.1.20:3010' });
  expect(readConfig({ ...TAM, ALISTIRMA_URL: 'https://alistirma.example' }).alistirmaUrl).toBe(
    'https://alistirma.example',
  );
});

test.each([
  [{ ...DENEME, DENEME_BANKA_PORT: '' }, 'DENEME_BANKA_URL: iki DENEME_BANKA değişkeni birlikte verilir'],
  [{ ...DENEME, DENEME_BANKA_URL: '' }, 'DENEME_BANKA_PORT: iki DENEME_BANKA değişkeni birlikte verilir'],
  [{ ...DENEME, DENEME_BANKA_URL: 'http://192.168.1.20:3010/3d' }, 'DENEME_BANKA_URL: http:// ya da https://'],
  [{ ...DENEME, PORT: '3010' }, 'DENEME_BANKA_PORT: PORT ile aynı olamaz'],
  [{ ...DENEME, DEMO: '0' }, 'DENEME_BANKA_PORT: deneme bankası yalnız'],
  [{ ...TAM, ...DENEME, DEMO: '1' }, 'DENEME_BANKA_URL: deneme bankası yalnız'],
  [{ ...TAM, ALISTIRMA_URL: 'https://masa.example' }, 'ALISTIRMA_URL: bu kurulumun kendi adresi'],
  [{ ALISTIRMA_URL: 'javascript:alert(1)' }, 'ALISTIRMA_URL: http:// ya da https://'],
])('refuses to practise with %j', (ortam, cumle) => {
  expect(() => readConfig(ortam)).toThrow(cumle);
});
